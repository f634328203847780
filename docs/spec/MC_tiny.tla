---- MODULE MC_tiny ----
\* Written by `python -m tests.write_models` from MC_tiny.json.
EXTENDS Report

ThePlayers == 2
TheVariableSetUp == FALSE
TheGoodsCards == <<2, 1, 1, 1>>
TheStrips == 1
TheMarket == <<<<2, 1, 3, -1>>>>
TheStacks == <<<<[kind |-> "TieBreaker"]>>>>
TheHands == <<<<1, 1, 0, 0>>, <<0, 0, 1, 1>>>>
TheMerchantsAt == <<3, 0, 2>>
TheSetUpStrips == <<<<>>, <<>>, <<>>, <<>>, <<>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 1
TheHelpers == {}
TheLowerTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"none">>
TheMinimum == 1
TheMerchantLoad == 1
TheSupply == 1
TheSpecialYuan == 4
TheSwapsPerCard == 2
TheJunkBonus == <<0, 1, 4, 9, 16, 25>>
====
