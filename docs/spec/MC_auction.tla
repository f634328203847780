---- MODULE MC_auction ----
\* Written by `python -m tests.write_models` from MC_auction.json.
EXTENDS Report

ThePlayers == 2
TheVariableSetUp == FALSE
TheGoodsCards == <<2, 2, 1, 1>>
TheStrips == 1
TheMarket == <<<<-1, 3, -1, 1>>>>
TheStacks == <<<<[kind |-> "TieBreaker"], [kind |-> "TieBreaker"]>>, <<[kind |-> "ExtraSupply"]>>>>
TheHands == <<<<1, 1, 0, 0>>, <<0, 0, 1, 1>>>>
TheMerchantsAt == <<3, 0, 2>>
TheSetUpStrips == <<<<0>>, <<1>>, <<>>, <<>>, <<>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 1
TheHelpers == {}
TheLowerTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"special">>
TheMinimum == 1
TheMerchantLoad == 1
TheSupply == 1
TheSpecialYuan == 2
TheSwapsPerCard == 2
TheJunkBonus == <<1, 3, 4, 6, 8, 11>>
====
