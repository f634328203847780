---- MODULE MC_turns ----
\* Written by `python -m tests.write_models` from MC_turns.json.
EXTENDS Report

ThePlayers == 3
TheVariableSetUp == FALSE
TheGoodsCards == <<2, 1, 1, 1>>
TheStrips == 1
TheMarket == <<<<-1, -1, 2, 3>>, <<-1, 5, -1, 1>>>>
TheStacks == <<<<[kind |-> "ExtraSupply"], [kind |-> "ExtraSupply"]>>, <<[kind |-> "ExtraSupply"]>>>>
TheHands == <<<<1, 0, 0, 0>>, <<0, 1, 0, 0>>, <<0, 0, 1, 0>>>>
TheMerchantsAt == <<3, 0, 2>>
TheSetUpStrips == <<<<0>>, <<1>>, <<2>>, <<>>, <<>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 2
TheHelpers == {"lower helper"}
TheLowerTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "income", deduction |-> 0, strips |-> 0]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"none", "none">>
TheMinimum == 0
TheMerchantLoad == 1
TheSupply == 0
TheSpecialYuan == 2
TheSwapsPerCard == 2
TheJunkBonus == <<1, 3, 4, 6, 8, 11>>
====
