---- MODULE MC_tasks ----
\* Written by `python -m tests.write_models` from MC_tasks.json.
EXTENDS Report

ThePlayers == 2
TheVariableSetUp == FALSE
TheGoodsCards == <<1, 1, 2, 2>>
TheStrips == 2
TheMarket == <<<<1, 2, 1, 0>>>>
TheStacks == <<<<[kind |-> "ExtraTask", task |-> "goods", junk |-> 0], [kind |-> "ExtraTask", task |-> "goods", junk |-> 4]>>, <<[kind |-> "ExtraTask", task |-> "income", junk |-> 3], [kind |-> "ExtraTask", task |-> "load", junk |-> 1]>>>>
TheHands == <<<<1, 1, 0, 0>>, <<0, 0, 1, 1>>>>
TheMerchantsAt == <<3, 0, 2>>
TheSetUpStrips == <<<<>>, <<1>>, <<>>, <<1, 0>>, <<>>>>
TheVariableStrips == 1
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 1
TheHelpers == {}
TheLowerTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheUpperTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1]>>
TheEvents == <<"special">>
TheMinimum == 2
TheMerchantLoad == 1
TheSupply == 1
TheSpecialYuan == 3
TheSwapsPerCard == 2
TheJunkBonus == <<0, 1, 4, 9, 16, 25>>
====
