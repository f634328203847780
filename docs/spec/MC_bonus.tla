---- MODULE MC_bonus ----
\* Written by `python -m tests.write_models` from MC_bonus.json.
EXTENDS Report

ThePlayers == 2
TheVariableSetUp == FALSE
TheGoodsCards == <<1, 1, 2, 1>>
TheStrips == 6
TheMarket == <<<<1, 0, 2, 0>>>>
TheStacks == <<<<[kind |-> "MostChests", junk |-> 0, yuan |-> 8], [kind |-> "GoodsInHand", good |-> 2, count |-> 2, yuan |-> 5], [kind |-> "ChestOnEveryJunk", yuan |-> 12]>>, <<[kind |-> "ExtraSupply"]>>>>
TheHands == <<<<1, 1, 0, 0>>, <<0, 0, 1, 1>>>>
TheMerchantsAt == <<3, 1, 4>>
TheSetUpStrips == <<<<0, 1>>, <<0>>, <<0, 1>>, <<0>>, <<1>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 1
TheHelpers == {}
TheLowerTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"special">>
TheMinimum == 1
TheMerchantLoad == 1
TheSupply == 1
TheSpecialYuan == 3
TheSwapsPerCard == 2
TheJunkBonus == <<1, 2, 5, 7, 14, 20>>
====
