---- MODULE MC_standard4 ----
\* Written by `python -m tests.write_models` from MC_standard4.json.
EXTENDS Report

ThePlayers == 4
TheVariableSetUp == FALSE
TheGoodsCards == <<18, 18, 18, 18>>
TheStrips == 20
TheMarket == <<<<4, 1, -1, 2>>, <<2, 1, -1, 3>>, <<-1, 3, 2, 1>>, <<-1, 3, 4, 2>>, <<-1, 2, 4, 1>>, <<3, 2, 1, -1>>, <<2, 4, 1, -1>>, <<3, 4, 2, -1>>, <<1, -1, 3, 2>>, <<1, -1, 2, 4>>>>
TheStacks == <<<<[kind |-> "ExtraTask", task |-> "income", junk |-> 3], [kind |-> "ExtraTask", task |-> "goods", junk |-> 4], [kind |-> "ChestOnEveryJunk", yuan |-> 12], [kind |-> "GoodsSwap"], [kind |-> "ExtraTask", task |-> "income", junk |-> 1], [kind |-> "ExtraTask", task |-> "income", junk |-> 0], [kind |-> "GoodsInHand", good |-> 3, count |-> 5, yuan |-> 8], [kind |-> "ExtraSupply"]>>, <<[kind |-> "MostChests", junk |-> 3, yuan |-> 8], [kind |-> "StripShift"], [kind |-> "ExtraSupply"], [kind |-> "ExtraSupply"], [kind |-> "GoodsInHand", good |-> 2, count |-> 5, yuan |-> 8], [kind |-> "GoodsSwap"], [kind |-> "MostChests", junk |-> 1, yuan |-> 8], [kind |-> "MostChests", junk |-> 0, yuan |-> 8]>>, <<[kind |-> "GoodsInHand", good |-> 0, count |-> 5, yuan |-> 8], [kind |-> "ExtraTask", task |-> "income", junk |-> 2], [kind |-> "GoodsSwap"], [kind |-> "ExtraTask", task |-> "goods", junk |-> 1], [kind |-> "MostChests", junk |-> 2, yuan |-> 8], [kind |-> "ExtraTask", task |-> "goods", junk |-> 3], [kind |-> "MostChests", junk |-> 4, yuan |-> 8]>>, <<[kind |-> "TieBreaker"], [kind |-> "StripShift"], [kind |-> "ExtraTask", task |-> "goods", junk |-> 2], [kind |-> "GoodsInHand", good |-> 1, count |-> 5, yuan |-> 8], [kind |-> "ExtraSupply"], [kind |-> "StripShift"], [kind |-> "ExtraTask", task |-> "income", junk |-> 4]>>>>
TheHands == <<<<2, 3, 2, 1>>, <<0, 2, 3, 3>>, <<3, 0, 2, 3>>, <<3, 3, 1, 1>>>>
TheMerchantsAt == <<3, 0, 2>>
TheSetUpStrips == <<<<0, 1, 2>>, <<0, 3>>, <<1, 2>>, <<0, 3, 2>>, <<3, 1>>>>
TheVariableStrips == 3
TheVariableJunk == 3
TheVariableOwn == 2
TheRounds == 10
TheHelpers == {"lower helper", "upper helper"}
TheLowerTrack == <<[task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "goods", deduction |-> 0, strips |-> 0], [task |-> "income", deduction |-> 0, strips |-> 0], [task |-> "load", deduction |-> 0, strips |-> 2], [task |-> "goods", deduction |-> 1, strips |-> 0], [task |-> "income", deduction |-> 1, strips |-> 0], [task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "goods", deduction |-> 0, strips |-> 0], [task |-> "income", deduction |-> 0, strips |-> 0], [task |-> "load", deduction |-> 0, strips |-> 2]>>
TheUpperTrack == <<[task |-> "goods", deduction |-> 0, strips |-> 0], [task |-> "income", deduction |-> 1, strips |-> 0], [task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "goods", deduction |-> 0, strips |-> 0], [task |-> "income", deduction |-> 0, strips |-> 0], [task |-> "load", deduction |-> 0, strips |-> 2], [task |-> "goods", deduction |-> 1, strips |-> 0], [task |-> "income", deduction |-> 0, strips |-> 0], [task |-> "load", deduction |-> 0, strips |-> 1], [task |-> "goods", deduction |-> 0, strips |-> 0]>>
TheEvents == <<"none", "none", "none", "special", "announce", "none", "none", "special", "announce", "none">>
TheMinimum == 3
TheMerchantLoad == 2
TheSupply == 2
TheSpecialYuan == 3
TheSwapsPerCard == 2
TheJunkBonus == <<0, 1, 4, 9, 16, 25>>

\* Explored down to this depth only: the first state has depth 0.
BoundedNext == TLCGet("level") <= 5 /\ Next
BoundedSpec == Init /\ [][BoundedNext]_table
====
