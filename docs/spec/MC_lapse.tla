---- MODULE MC_lapse ----
\* Written by `python -m tests.write_models` from MC_lapse.json.
EXTENDS Report

ThePlayers == 2
TheVariableSetUp == FALSE
TheGoodsCards == <<2, 2, 1, 1>>
TheStrips == 1
TheMarket == <<<<1, 0, 1, 0>>>>
TheStacks == <<<<[kind |-> "TieBreaker"]>>>>
TheHands == <<<<1, 1, 0, 0>>, <<0, 0, 1, 1>>>>
TheMerchantsAt == <<0, 3, 2>>
TheSetUpStrips == <<<<0>>, <<>>, <<>>, <<>>, <<1>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 1
TheHelpers == {}
TheLowerTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"none">>
TheMinimum == 3
TheMerchantLoad == 1
TheSupply == 3
TheSpecialYuan == 3
TheSwapsPerCard == 2
TheJunkBonus == <<0, 1, 4, 9, 16, 25>>
====
