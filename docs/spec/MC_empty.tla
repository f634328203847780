---- MODULE MC_empty ----
\* Written by `python -m tests.write_models` from MC_empty.json.
EXTENDS Report

ThePlayers == 2
TheVariableSetUp == FALSE
TheGoodsCards == <<1, 1, 1, 1>>
TheStrips == 1
TheMarket == <<<<-1, 1, 1, 1>>, <<-1, -1, 1, 1>>>>
TheStacks == <<<<[kind |-> "ExtraSupply"]>>, <<[kind |-> "ExtraSupply"]>>, <<[kind |-> "MostChests", junk |-> 0, yuan |-> 8]>>>>
TheHands == <<<<1, 0, 0, 0>>, <<0, 1, 0, 0>>>>
TheMerchantsAt == <<3, 0, 2>>
TheSetUpStrips == <<<<0>>, <<1>>, <<>>, <<>>, <<>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 2
TheHelpers == {}
TheLowerTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "load", deduction |-> 0, strips |-> 1]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"special", "special">>
TheMinimum == 0
TheMerchantLoad == 1
TheSupply == 1
TheSpecialYuan == 2
TheSwapsPerCard == 2
TheJunkBonus == <<0, 1, 4, 9, 16, 25>>
====
