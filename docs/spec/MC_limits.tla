---- MODULE MC_limits ----
\* Written by `python -m tests.write_models` from MC_limits.json.
EXTENDS Report

ThePlayers == 2
TheVariableSetUp == TRUE
TheGoodsCards == <<1, 1, 1, 1>>
TheStrips == 2
TheMarket == <<<<1, 1, 1, 1>>>>
TheStacks == <<<<[kind |-> "TieBreaker"]>>>>
TheHands == <<<<1, 0, 0, 0>>, <<0, 1, 0, 0>>>>
TheMerchantsAt == <<4, 1, 0>>
TheSetUpStrips == <<<<>>, <<>>, <<>>, <<>>, <<>>>>
TheVariableStrips == 2
TheVariableJunk == 2
TheVariableOwn == 1
TheRounds == 1
TheHelpers == {}
TheLowerTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"none">>
TheMinimum == 1
TheMerchantLoad == 1
TheSupply == 1
TheSpecialYuan == 3
TheSwapsPerCard == 2
TheJunkBonus == <<0, 1, 4, 9, 16, 25>>

\* Explored down to this depth only: the first state has depth 0.
BoundedNext == TLCGet("level") <= 6 /\ Next
BoundedSpec == Init /\ [][BoundedNext]_table
====
