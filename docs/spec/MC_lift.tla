---- MODULE MC_lift ----
\* Written by `python -m tests.write_models` from MC_lift.json.
EXTENDS Report

ThePlayers == 2
TheVariableSetUp == FALSE
TheGoodsCards == <<1, 1, 1, 1>>
TheStrips == 1
TheMarket == <<<<1, 0, 0, 0>>>>
TheStacks == <<<<[kind |-> "StripShift"], [kind |-> "StripShift"]>>>>
TheHands == <<<<1, 0, 0, 0>>, <<0, 1, 0, 0>>>>
TheMerchantsAt == <<3, 4, 2>>
TheSetUpStrips == <<<<1>>, <<0>>, <<>>, <<>>, <<>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 1
TheHelpers == {}
TheLowerTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"special">>
TheMinimum == 0
TheMerchantLoad == 1
TheSupply == 1
TheSpecialYuan == 3
TheSwapsPerCard == 2
TheJunkBonus == <<0, 1, 4, 9, 16, 25>>
====
