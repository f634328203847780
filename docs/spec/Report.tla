------------------------------- MODULE Report -------------------------------
(***************************************************************************)
(* What TLC reports of a model.  This module is no part of the rules: it   *)
(* prints, and its formulas are always TRUE.                               *)
(*                                                                         *)
(* TLC checks an invariant once in each distinct state, when it is found,  *)
(* and with one worker it finds the states in order of depth.  So an       *)
(* invariant that prints the depth counts the distinct states per depth.   *)
(***************************************************************************)
EXTENDS Dschunke

(* A table as lists of numbers and words, so that other programs can show  *)
(* theirs the same way and compare.  Seats, junks, goods and slots count   *)
(* from 0, and so do stacks.  A special card is its kind and its fields.   *)
BySeat(f) == [i \in 1 .. Players |-> f[i - 1]]
ByGood(f) == [i \in 1 .. 4 |-> f[i - 1]]
BySlot(f) == [i \in 1 .. 3 |-> f[i - 1]]
ShownCard(card) ==
  CASE card.kind = "ExtraTask"        -> <<card.kind, card.task, card.junk>>
    [] card.kind = "MostChests"       -> <<card.kind, card.junk, card.yuan>>
    [] card.kind = "GoodsInHand"      -> <<card.kind, card.good, card.count, card.yuan>>
    [] card.kind = "ChestOnEveryJunk" -> <<card.kind, card.yuan>>
    [] OTHER                          -> <<card.kind>>
ShownCards(cards) == [i \in 1 .. Len(cards) |-> ShownCard(cards[i])]
ShownWait(w) ==
  CASE w.at = "over" -> <<w.at>>
    [] w.at \in {"lay start", "swap time", "role", "lift"} -> <<w.at, w.seat>>
    [] w.at = "exchange" -> <<w.at, w.seat, w.done>>
    [] w.at \in {"draw", "supply"} -> <<w.at, w.seat, w.left>>
    [] w.at = "load"  -> <<w.at, w.seat, w.junk, w.left>>
    [] w.at = "shift" -> <<w.at, w.seat, w.junk, w.slot>>
    [] w.at = "bid"   -> <<w.at,
         BySeat([p \in Seats |-> IF p \in w.seats THEN 1 ELSE 0]),
         BySeat([p \in Seats |-> <<w.bids[p].good, w.bids[p].count>>])>>
    [] w.at = "stack" -> <<w.at, w.queue, IF w.prize THEN "prize" ELSE "event">>
    [] w.at = "keep"  -> <<w.at, w.queue, IF w.prize THEN "prize" ELSE "event", w.stack - 1>>
Shown(t) ==
  << t.round, t.start,
     <<t.merchants["goods"], t.merchants["income"], t.merchants["load"]>>,
     t.taken,
     ByGood([g \in Goods |-> IF g \in t.sold THEN 1 ELSE 0]),
     ByGood(t.stock),
     [s \in 1 .. Len(t.stacks) |-> ShownCards(t.stacks[s])],
     ShownCards(t.played),
     BySeat(t.told),
     [j \in 1 .. 5 |-> LET hold == t.holds[j - 1]
                       IN  [k \in 1 .. Len(hold) |-> BySlot(hold[k])]],
     BySeat([p \in Seats |-> ByGood(t.goods[p])]),
     BySeat(t.strips), BySeat(t.yuan),
     BySeat([p \in Seats |-> ShownCards(t.hand[p])]),
     BySeat([p \in Seats |-> ShownCards(t.open[p])]),
     ShownWait(t.wait) >>

(* One line for each distinct state: TLC's level, the scores if over, and  *)
(* the table.                                                              *)
Counted ==
  PrintT("STATE " \o ToString(TLCGet("level"))
         \o ToString(<<IF Over THEN Scores(table) ELSE <<>>, Shown(table)>>))

(* Print a word once.                                                      *)
Register == 1
ASSUME TLCSet(Register, {})
Saw(word) ==
  IF word \in TLCGet(Register) THEN TRUE
  ELSE TLCSet(Register, TLCGet(Register) \cup {word}) /\ PrintT("SEEN " \o word)
See(word, fact) == IF fact THEN Saw(word) ELSE TRUE

(* What may become of the bids once the last seat has chosen.              *)
LastSeat == table.wait.at = "bid" /\ Cardinality(table.wait.seats) = 1
LastBids ==
  LET p == CHOOSE q \in table.wait.seats : TRUE
  IN  {[table.wait.bids EXCEPT ![p] = b] : b \in {NoBid} \cup
         UNION {{[good |-> g, count |-> n] : n \in 1 .. table.goods[p][g]}
                  : g \in Goods \ table.sold}}

SeenAuction ==
  LastSeat => \A bids \in LastBids :
    /\ See("auction: all pass with goods unsold", BidOn(bids) = {})
    /\ See("auction: two cards won in one auction",
           Cardinality({p \in Seats : WinsCard(table, bids, p)}) > 1)
    /\ See("auction: card won, every stack empty: paid (R9.2)",
           StacksLeft(table) = {} /\ \E p \in Seats : WinsCard(table, bids, p))
    /\ See("auction: the last good is sold", table.sold \cup BidOn(bids) = Goods)
    /\ \A g \in BidOn(bids) :
         LET tied == MostBid(bids, g)
             won  == Winners(table, bids, g)
             special == Prize(table, g) = SpecialPrize
         IN /\ See("auction: losers' cards go back", \E p \in Seats : bids[p].good = g /\ p \notin won)
            /\ Cardinality(tied) > 1 =>
                 /\ See("tie for yuan, no tie breaker", ~special /\ won = tied /\ \A p \in tied : ~HasTieBreaker(table, p))
                 /\ See("tie for yuan, some left over", ~special /\ Prize(table, g) % Cardinality(won) # 0)
                 /\ See("tie for yuan, one tie breaker wins alone", ~special /\ Cardinality(won) = 1)
                 /\ See("tie for special, its yuan shared (R8.10)", special /\ won = tied)
                 /\ See("tie for special, one tie breaker wins the card", special /\ Cardinality(won) = 1)
                 /\ See("tie, several tie breakers share", Cardinality(won) > 1 /\ \A p \in won : HasTieBreaker(table, p))

SeenStates ==
  LET w == table.wait
      n == Len(table.taken)
  IN
  /\ See("hold: second layer", \E j \in Junks : Len(table.holds[j]) = 2)
  /\ See("hold: third layer", \E j \in Junks : Len(table.holds[j]) = 3)
  /\ See("draw: coloured junk short, another good named (R5.10)",
         w.at = "draw" /\ n > 0 /\ table.taken[n] = "goods merchant" /\ table.merchants["goods"] # Grey
         /\ (n = Players \/ w.seat # Turn(table, n)))
  /\ See("draw: grey, a good named", w.at = "draw" /\ n > 0 /\ table.taken[n] = "goods merchant"
         /\ table.merchants["goods"] = Grey)
  /\ See("draw: the named good short, another named", w.at = "draw" /\ Cardinality(InStock(table)) > 2
         /\ \E g \in InStock(table) : table.stock[g] < w.left)
  /\ See("draw: the named good short, the last stock drawn unasked", w.at = "draw" /\ Cardinality(InStock(table)) = 2
         /\ \E g \in InStock(table) : table.stock[g] < w.left)
  /\ See("draw: all stocks short, the rest lapses", w.at = "draw" /\ Sum(table.stock, Goods) < w.left)
  /\ See("supply: the named good short, another named", w.at = "supply" /\ Cardinality(InStock(table)) > 2
         /\ \E g \in InStock(table) : table.stock[g] < w.left)
  /\ See("supply: the named good short, the last stock drawn unasked", w.at = "supply" /\ Cardinality(InStock(table)) = 2
         /\ \E g \in InStock(table) : table.stock[g] < w.left)
  /\ See("supply: all stocks short, the rest lapses", w.at = "supply" /\ Sum(table.stock, Goods) < w.left)
  /\ See("supply: extra supply card counts (R9.5)", w.at = "supply" /\ w.left > Supply)
  /\ See("supply: two extra supplies count (R7.4)", w.at = "supply" /\ w.left > Supply + 1)
  /\ See("load: last free slot of a layer filled unasked", w.at = "load" /\ w.left > 1
         /\ Cardinality(FreeSlots(table.holds[w.junk])) = 2)
  /\ See("load: a new layer begun", w.at = "load" /\ table.holds[w.junk] # <<>> /\ FreeSlots(table.holds[w.junk]) = Slots)
  /\ See("load: fewer strips than the task", w.at = "load" /\ table.strips[w.seat] < MerchantLoad)
  /\ See("load merchant, no strips left", w.at = "role" /\ table.strips[w.seat] = 0 /\ "load merchant" \notin Range(table.taken))
  /\ See("stack: one is empty", w.at = "stack" /\ \E s \in 1 .. Len(Stacks) : table.stacks[s] = <<>>)
  /\ See("stack: the one card of a stack kept unasked", w.at = "stack" /\ \E s \in StacksLeft(table) : Len(table.stacks[s]) = 1)
  /\ See("stack: two winners in turn order, which is not that of seats (R8.12)",
         w.at = "stack" /\ w.prize /\ Len(w.queue) > 1 /\ w.queue[1] > w.queue[2])
  /\ See("stack: one left, asked after an auction (R8.9)", w.at = "stack" /\ w.prize /\ Cardinality(StacksLeft(table)) = 1)
  /\ See("keep: several equal cards, asked", w.at = "keep" /\ Len(table.stacks[w.stack]) > Cardinality(Range(table.stacks[w.stack])))
  /\ See("keep: equal cards only, asked", w.at = "keep" /\ Cardinality(Range(table.stacks[w.stack])) = 1)
  /\ See("swap time: asked without a goods swap in hand", w.at = "swap time" /\ \A c \in Range(table.hand[w.seat]) : c.kind # "GoodsSwap")
  /\ See("swap time: asked without a goods card (R4.2)", w.at = "swap time" /\ HandSize(table, w.seat) = 0)
  /\ See("swap time: swap that could change nothing (R9.3)", w.at = "swap time"
         /\ \E c \in Range(table.hand[w.seat]) : c.kind = "GoodsSwap"
         /\ ~\E a, b \in Goods : CanExchange(table, w.seat, a, b))
  /\ See("shift: one strip, lifted unasked", w.at = "role" /\ Cardinality(Movable(table, w.seat)) = 1
         /\ \E c \in Range(table.hand[w.seat]) : c.kind = "StripShift")
  /\ See("shift: nothing to lift (R9.3)", w.at = "role" /\ Movable(table, w.seat) = {}
         /\ \E c \in Range(table.hand[w.seat]) : c.kind = "StripShift")
  /\ See("shift: the layer left bare is gone", w.at = "shift" /\ FreeSlots(table.holds[w.junk]) = Slots)
  /\ See("shift: another slot of the same layer free", w.at = "shift" /\ FreeSlots(table.holds[w.junk]) # Slots
         /\ Cardinality(FreeSlots(table.holds[w.junk])) > 1)
  /\ See("shift: no other slot free on the same junk", w.at = "shift" /\ Cardinality(FreeSlots(table.holds[w.junk])) = 1)
  /\ See("auction: four players bid", w.at = "bid" /\ Cardinality(w.seats) > 3)
  /\ See("start player: the third seat (R10.4)", table.start = 2)
  /\ See("event announce", \E p \in Seats : table.told[p] > 0)
  /\ See("bid: a player without goods cards is not waited for", w.at = "bid" /\ \E p \in Seats : HandSize(table, p) = 0)
  /\ See("bid: asked with sold goods only", w.at = "bid" /\ \E p \in w.seats : \A g \in Goods \ table.sold : table.goods[p][g] = 0)
  /\ \A p \in Seats : \A c \in Range(table.hand[p]) \cup Range(table.open[p]) : Saw("kept " \o c.kind)
  /\ \A c \in Range(table.played) : Saw("played " \o c.kind \o (IF c.kind = "ExtraTask" THEN " " \o c.task ELSE ""))
  /\ Over => \A p \in Seats : \A c \in Range(table.hand[p]) : c.kind \in BonusKinds =>
       Saw((IF Fulfilled(table, p, c) THEN "scores " ELSE "scores not ") \o c.kind)
  /\ Over => See("win shared", Cardinality(Won(table)) > 1)

(* The action of a step, told from the two states.                         *)
ActionOf ==
  LET w == table.wait IN
  CASE w.at = "lay start" -> "LayStartingStrip"
    [] w.at = "swap time" -> IF Len(table'.played) > Len(table.played) THEN "PlaySwap" ELSE "DeclineSwap"
    [] w.at = "exchange"  -> IF table'.goods # table.goods THEN "Exchange" ELSE "DeclineExchange"
    [] w.at = "role"      -> IF Len(table'.played) = Len(table.played) THEN "TakeRole"
                             ELSE IF table'.played[Len(table'.played)].kind = "StripShift" THEN "PlayShift"
                             ELSE "PlayTask"
    [] w.at \in {"draw", "supply"} -> "NameGood"
    [] w.at = "load"      -> "Load"
    [] w.at = "lift"      -> "Lift"
    [] w.at = "shift"     -> "LayLifted"
    [] w.at = "bid"       ->
         LET others == w.seats # {} /\ table'.wait.at = "bid" /\ table'.wait.seats \subseteq w.seats
                         /\ Cardinality(table'.wait.seats) = Cardinality(w.seats) - 1 /\ table'.sold = table.sold
         IN  IF ~others THEN "SealBid or Pass" ELSE IF table'.wait.bids = w.bids THEN "Pass" ELSE "SealBid"
    [] w.at = "stack"     -> IF w.prize /\ table'.stacks = table.stacks /\ table'.wait.at # "keep"
                             THEN "TakeYuan" ELSE "ChooseStack"
    [] w.at = "keep"      -> "Keep"
    [] OTHER -> "?"

(* What passes by itself between two states.                               *)
SeenSteps ==
  LET w == table.wait IN
  /\ Saw("action " \o ActionOf)
  /\ See("event: the one stack left chosen unasked", w.at # "stack" /\ table'.wait.at = "keep")
  /\ See("event: every stack empty, the taker is paid",
         w.at \in {"bid", "swap time", "stack", "keep", "exchange"} /\ table'.wait.at = "role" /\ table'.round > 0
         /\ Events[table'.round] = "special" /\ StacksLeft(table') = {} /\ \E p \in Seats : table'.yuan[p] > table.yuan[p])
  /\ See("round passes with no wait in market", w.at = "bid" /\ table'.wait.at = "role")
  /\ See("helper: a deduction", w.at = "role" /\ Len(table'.taken) > Len(table.taken)
         /\ LET r == table'.taken[Len(table'.taken)] IN r \in Helpers /\ SpaceOf(table, r).deduction > 0)
  /\ See("helper: on another space than in the first round (R10.3)",
         w.at = "role" /\ Len(table'.taken) > Len(table.taken)
         /\ LET r == table'.taken[Len(table'.taken)]
            IN  r \in Helpers /\ SpaceOf(table, r) # SpaceOf([table EXCEPT !.round = 1], r))
  /\ See("helper: any", w.at = "role" /\ Len(table'.taken) > Len(table.taken) /\ table'.taken[Len(table'.taken)] \in Helpers)

Seen == SeenAuction /\ SeenStates
=============================================================================
