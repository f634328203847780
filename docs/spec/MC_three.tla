---- MODULE MC_three ----
\* Written by models.py from MC_three.json.
EXTENDS Report

ThePlayers == 3
TheVariableSetUp == FALSE
TheGoodsCards == <<2, 2, 2, 2>>
TheStrips == 1
TheMarket == <<<<2, -1, 5, 0>>>>
TheStacks == <<<<[kind |-> "GoodsInHand", good |-> 0, count |-> 1, yuan |-> 8]>>, <<[kind |-> "TieBreaker"]>>>>
TheHands == <<<<1, 0, 0, 0>>, <<1, 0, 0, 0>>, <<0, 1, 0, 0>>>>
TheMerchantsAt == <<3, 0, 2>>
TheSetUpStrips == <<<<0>>, <<1>>, <<2>>, <<>>, <<>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 1
TheHelpers == {"lower helper"}
TheLowerTrack == <<[task |-> "income", deduction |-> 0, strips |-> 0]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"none">>
TheMinimum == 0
TheMerchantLoad == 1
TheSupply == 1
TheSpecialYuan == 3
TheSwapsPerCard == 2
TheJunkBonus == <<0, 1, 4, 9, 16, 25>>
====
