---- MODULE MC_four ----
\* Written by `python -m tests.write_models` from MC_four.json.
EXTENDS Report

ThePlayers == 4
TheVariableSetUp == FALSE
TheGoodsCards == <<2, 2, 2, 2>>
TheStrips == 1
TheMarket == <<<<-1, 4, 2, 3>>>>
TheStacks == <<<<[kind |-> "TieBreaker"]>>>>
TheHands == <<<<1, 0, 0, 0>>, <<0, 1, 0, 0>>, <<1, 0, 0, 0>>, <<0, 1, 0, 0>>>>
TheMerchantsAt == <<3, 0, 2>>
TheSetUpStrips == <<<<0>>, <<1>>, <<2>>, <<3>>, <<>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 1
TheHelpers == {"lower helper", "upper helper"}
TheLowerTrack == <<[task |-> "income", deduction |-> 0, strips |-> 0]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"none">>
TheMinimum == 0
TheMerchantLoad == 1
TheSupply == 0
TheSpecialYuan == 2
TheSwapsPerCard == 2
TheJunkBonus == <<1, 3, 4, 6, 8, 11>>
====
