---- MODULE MC_three ----
\* Written by `python -m tests.write_models` from MC_three.json.
EXTENDS Report

ThePlayers == 3
TheVariableSetUp == FALSE
TheGoodsCards == <<3, 1, 1, 1>>
TheStrips == 1
TheMarket == <<<<5, 1, 0, -1>>>>
TheStacks == <<<<[kind |-> "TieBreaker"]>>, <<[kind |-> "TieBreaker"]>>>>
TheHands == <<<<1, 0, 0, 0>>, <<0, 1, 0, 0>>, <<0, 0, 1, 0>>>>
TheMerchantsAt == <<3, 0, 2>>
TheSetUpStrips == <<<<0>>, <<1>>, <<2>>, <<>>, <<>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 1
TheHelpers == {"lower helper"}
TheLowerTrack == <<[task |-> "income", deduction |-> 0, strips |-> 0]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"special">>
TheMinimum == 0
TheMerchantLoad == 1
TheSupply == 1
TheSpecialYuan == 1
TheSwapsPerCard == 2
TheJunkBonus == <<0, 1, 4, 9, 16, 25>>
====
