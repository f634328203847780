---- MODULE MC_load ----
\* Written by `python -m tests.write_models` from MC_load.json.
EXTENDS Report

ThePlayers == 2
TheVariableSetUp == FALSE
TheGoodsCards == <<1, 1, 1, 1>>
TheStrips == 8
TheMarket == <<<<1, 1, 1, 1>>>>
TheStacks == <<<<[kind |-> "MostChests", junk |-> 2, yuan |-> 8], [kind |-> "ExtraTask", task |-> "income", junk |-> 2]>>>>
TheHands == <<<<1, 0, 0, 0>>, <<0, 1, 0, 0>>>>
TheMerchantsAt == <<3, 0, 2>>
TheSetUpStrips == <<<<0, 1>>, <<1, 0>>, <<0, 1, 1>>, <<>>, <<1>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 1
TheHelpers == {"lower helper", "upper helper"}
TheLowerTrack == <<[task |-> "load", deduction |-> 0, strips |-> 2]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"special">>
TheMinimum == 1
TheMerchantLoad == 5
TheSupply == 1
TheSpecialYuan == 3
TheSwapsPerCard == 2
TheJunkBonus == <<2, 3, 5, 8, 13, 21>>
====
