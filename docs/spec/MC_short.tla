---- MODULE MC_short ----
\* Written by `python -m tests.write_models` from MC_short.json.
EXTENDS Report

ThePlayers == 2
TheVariableSetUp == FALSE
TheGoodsCards == <<2, 2, 3, 2>>
TheStrips == 1
TheMarket == <<<<1, 1, 1, 1>>>>
TheStacks == <<<<[kind |-> "TieBreaker"]>>>>
TheHands == <<<<1, 1, 0, 0>>, <<0, 0, 1, 1>>>>
TheMerchantsAt == <<0, 3, 2>>
TheSetUpStrips == <<<<0>>, <<>>, <<>>, <<>>, <<1>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 1
TheHelpers == {"lower helper", "upper helper"}
TheLowerTrack == <<[task |-> "goods", deduction |-> 1, strips |-> 0]>>
TheUpperTrack == <<[task |-> "income", deduction |-> 3, strips |-> 0]>>
TheEvents == <<"none">>
TheMinimum == 3
TheMerchantLoad == 1
TheSupply == 2
TheSpecialYuan == 3
TheSwapsPerCard == 2
TheJunkBonus == <<0, 1, 4, 9, 16, 25>>
====
