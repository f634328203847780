---- MODULE MC_rounds ----
\* Written by `python -m tests.write_models` from MC_rounds.json.
EXTENDS Report

ThePlayers == 2
TheVariableSetUp == FALSE
TheGoodsCards == <<1, 1, 1, 1>>
TheStrips == 1
TheMarket == <<<<0, 0, 0, 0>>, <<1, 0, 0, 0>>, <<0, 0, 2, 0>>>>
TheStacks == <<<<[kind |-> "TieBreaker"]>>>>
TheHands == <<<<1, 0, 0, 0>>, <<0, 1, 0, 0>>>>
TheMerchantsAt == <<4, 2, 3>>
TheSetUpStrips == <<<<0>>, <<1>>, <<>>, <<>>, <<>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 3
TheHelpers == {}
TheLowerTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "load", deduction |-> 0, strips |-> 1]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"none", "none", "announce">>
TheMinimum == 0
TheMerchantLoad == 1
TheSupply == 1
TheSpecialYuan == 3
TheSwapsPerCard == 2
TheJunkBonus == <<0, 1, 4, 9, 16, 25>>
====
