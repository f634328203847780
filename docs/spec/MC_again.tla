---- MODULE MC_again ----
\* Written by `python -m tests.write_models` from MC_again.json.
EXTENDS Report

ThePlayers == 2
TheVariableSetUp == FALSE
TheGoodsCards == <<1, 1, 1, 1>>
TheStrips == 1
TheMarket == <<<<-1, 0, 0, 0>>, <<0, 0, 0, 0>>>>
TheStacks == <<<<[kind |-> "GoodsSwap"], [kind |-> "GoodsSwap"], [kind |-> "GoodsSwap"]>>>>
TheHands == <<<<1, 0, 0, 0>>, <<0, 1, 0, 0>>>>
TheMerchantsAt == <<0, 1, 2>>
TheSetUpStrips == <<<<>>, <<>>, <<>>, <<0>>, <<1>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 2
TheHelpers == {}
TheLowerTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "load", deduction |-> 0, strips |-> 1]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"special", "none">>
TheMinimum == 0
TheMerchantLoad == 1
TheSupply == 1
TheSpecialYuan == 3
TheSwapsPerCard == 1
TheJunkBonus == <<0, 1, 4, 9, 16, 25>>
====
