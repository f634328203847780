------------------------------ MODULE Dschunke ------------------------------
(***************************************************************************)
(* THE RULES OF DSCHUNKE, written from the rulebook alone.                 *)
(*                                                                         *)
(* The module describes one whole game: set-up, rounds, end and scores.    *)
(* Chance is spent beforehand: a model fixes the deal of goods cards, the  *)
(* order of the market cards, the order of the stacks of special cards     *)
(* and, in the variable set-up, the junks of the merchants.  What is left  *)
(* is what players decide.                                                 *)
(*                                                                         *)
(* A STATE of this specification is a moment at which the table waits for  *)
(* somebody, or the end.  A STEP is one action of one player, and with it  *)
(* everything that then passes by itself (R3.3).  The part that passes by  *)
(* itself is written as operators named `Run...': each takes a table that  *)
(* may be between two moments, and gives the table at the next moment at   *)
(* which somebody must act.  They call each other in the order of the      *)
(* phases (R3.2), and that is why they are declared RECURSIVE.             *)
(*                                                                         *)
(* Who may know what (R12) is no matter of this module, except where it    *)
(* bears on who is asked (R3.3): a state here is all there is to know.     *)
(*                                                                         *)
(*   1  The edition and the deal          9  Roles (R5)                    *)
(*   2  The parts (R1)                   10  Holds and loading (R6)        *)
(*   3  The table: one state             11  Supply (R7)                   *)
(*   4  Small words                      12  Auction (R8)                  *)
(*   5  Chests (R6.1, R6.4)              13  Markers, start player (R10)   *)
(*   6  The flow, declared               14  The game, and its end (R11)   *)
(*   7  Set-up (R2)                      15  Invariants of the rulebook    *)
(*   8  Market, event, special cards (R4, R9)                              *)
(***************************************************************************)
EXTENDS Integers, Sequences, FiniteSets, TLC

-----------------------------------------------------------------------------
(***************************************************************************)
(* 1  THE EDITION AND THE DEAL                                             *)
(*                                                                         *)
(* Numbers and lists that are printed on components (the tag `edition' in  *)
(* the rulebook), and chance, spent before the game.  Sequences count from *)
(* 1; seats, junks, goods and slots count from 0, as the rulebook's do.    *)
(***************************************************************************)
CONSTANTS
  Players,        \* how many play (R1.1)
  VariableSetUp,  \* TRUE for the set-up of R2.8, FALSE for that of R2.3, R2.4
  GoodsCards,     \* cards of spice, vegetables, fish, rice (R1.4)
  Strips,         \* strips of each player (R1.5)
  Market,         \* market cards from the top: four prizes each (R1.6, R2.6)
  Stacks,         \* stacks of special cards, each from the top (R2.6)
  Hands,          \* per seat, the cards of each good dealt to it (R2.1)
  MerchantsAt,    \* junks of the goods, income and load merchant at the start
                  \* (R2.4, or the chance of R2.8)
  SetUpStrips,    \* per junk, the seats whose strips lie there by slot (R2.3)
  VariableStrips, \* strips laid by each player in the variable set-up (R2.8)
  VariableJunk,   \* ... of which a junk takes at most so many (R2.8)
  VariableOwn,    \* ... and of one player at most so many (R2.8)
  Rounds,         \* how many rounds (R3.1)
  Helpers,        \* the helpers that take part (R2.5)
  LowerTrack,     \* space of the lower helper in each round (R5.4)
  UpperTrack,     \* space of the upper helper in each round (R5.4)
  Events,         \* per round "special", "announce" or "none" (R4.3)
  Minimum,        \* the least cards or yuan of a task (R5.6, R5.7): three
  MerchantLoad,   \* strips the load merchant lays (R5.11): two
  Supply,         \* cards each player draws in the supply phase (R7.1): two
  SpecialYuan,    \* yuan instead of a special card (R8.9, R9.2): three
  SwapsPerCard,   \* exchanges of one goods swap (R9.7): two
  JunkBonus       \* yuan for 0, 1, .., 5 junks with a visible chest (R11.2)

-----------------------------------------------------------------------------
(***************************************************************************)
(* 2  THE PARTS (R1)                                                       *)
(***************************************************************************)

(* R1.1  The seats, counted from 0 to the left.                            *)
Seats == 0 .. Players - 1

(* R1.2  Five junks in a ring.  Clockwise they are grey, orange, violet,   *)
(* brown, white: the next junk clockwise has the next number.              *)
Junks == 0 .. 4
Grey  == 0
Clockwise(junk) == (junk + 1) % 5

(* R1.3  Spice, vegetables, fish, rice are goods 0 to 3.  Orange, violet,  *)
(* brown and white deal in one of them each; grey deals in all four.       *)
Goods == 0 .. 3
GoodOf(junk) == junk - 1

(* R6.1  A hold is three by three: three slots in a layer, and each strip  *)
(* three chests in a row (R1.5).  Chest c of a strip is the c-th.          *)
Slots  == 0 .. 2
Chests == 0 .. 2

(* R1.8, R5.4  The three tasks.  Each has one merchant.                    *)
Tasks == {"goods", "income", "load"}

(* R1.8, R2.5  The roles: three merchants, and the helpers that take part. *)
Merchants  == {"goods merchant", "income merchant", "load merchant"}
Roles      == Merchants \cup Helpers

(* R1.8  The task of a merchant.                                           *)
MerchantTask(merchant) ==
  CASE merchant = "goods merchant"  -> "goods"
    [] merchant = "income merchant" -> "income"
    [] merchant = "load merchant"   -> "load"

(* R1.6  A prize is a number of yuan or a special card.  -1 stands for the *)
(* special card, for it is not a number of yuan.                           *)
SpecialPrize == -1

(* R1.7, R9  A special card is a record whose field `kind' says which:     *)
(*   TieBreaker, ExtraSupply                      laid open, they last     *)
(*   ExtraTask (task, junk), GoodsSwap, StripShift        played once      *)
(*   MostChests (junk, yuan), GoodsInHand (good, count, yuan),             *)
(*   ChestOnEveryJunk (yuan)                          pay at the end       *)
OpenKinds  == {"TieBreaker", "ExtraSupply"}
OnceKinds  == {"ExtraTask", "GoodsSwap", "StripShift"}
BonusKinds == {"MostChests", "GoodsInHand", "ChestOnEveryJunk"}

(* Nobody: an empty slot.  Nothing: no yuan announced yet.                 *)
Nobody  == -1
Nothing == -1

(* No bid (R8.2): the seat has not sealed one, or has passed.              *)
NoBid == [good |-> -1, count |-> 0]

-----------------------------------------------------------------------------
(***************************************************************************)
(* 3  THE TABLE: ONE STATE                                                 *)
(*                                                                         *)
(* `table' is a record of all that may differ from state to state:         *)
(*   round     0 during set-up, then the number of the round               *)
(*   start     the seat of the start player (R2.7, R10.4)                  *)
(*   merchants for each task, the junk where its merchant stands (R5.2)    *)
(*   taken     the roles taken this round, in order (R5.5)                 *)
(*   sold      the goods sold this round (R8.7)                            *)
(*   stock     for each good, the cards in the stock of its junk (R2.2)    *)
(*   stacks    the stacks of special cards, each from the top (R2.6)       *)
(*   played    the special cards that have left the game, in order (R9.3)  *)
(*   told      for each seat the yuan last announced, or Nothing (R4.3)    *)
(*   holds     for each junk its layers, from the bottom.  A layer gives   *)
(*             for each slot the seat whose strip lies there, or Nobody    *)
(*   goods     for each seat, its hand: the cards of each good             *)
(*   strips    for each seat, its strips not laid                          *)
(*   yuan      for each seat, its yuan (R1.9)                              *)
(*   hand      for each seat, special cards in hand, in the order taken    *)
(*   open      for each seat, special cards laid open, in the order taken  *)
(*   wait      what the table waits for                                    *)
(* The helpers need no entry: they stand on the space of the round (R5.4). *)
(* Nor does the market card: it is the card of the round (R4.1).           *)
(*                                                                         *)
(* `wait' is a record, its field `at' one of                               *)
(*   "lay start"  seat                    lay a starting strip (R2.8)      *)
(*   "swap time"  seat                    play a swap or decline (R4.2)    *)
(*   "exchange"   seat, done              exchange by a swap (R9.7)        *)
(*   "role"       seat                    take a role (R5.1)               *)
(*   "draw"       seat, left              name a good to draw (R5.9)       *)
(*   "load"       seat, junk, left        lay a strip (R5.11)              *)
(*   "lift"       seat                    lift a strip for a shift (R9.8)  *)
(*   "shift"      seat, junk, slot        lay the strip lifted there       *)
(*   "supply"     seat, left              name a good as supply (R7.1)     *)
(*   "bid"        seats, bids             bid (R8.2): the seats still to   *)
(*                                        choose, the bids sealed so far   *)
(*   "stack"      queue, prize            choose a stack (R9.2): the seats *)
(*                                        still to take a card, in order;  *)
(*                                        is it the prize of an auction,   *)
(*                                        or else an event                 *)
(*   "keep"       queue, prize, stack     keep a card of that stack        *)
(*   "over"                               nothing: the game is over        *)
(***************************************************************************)
VARIABLE table

-----------------------------------------------------------------------------
(***************************************************************************)
(* 4  SMALL WORDS                                                          *)
(***************************************************************************)

(* The smaller and the larger of two numbers.                              *)
Min(a, b) == IF a <= b THEN a ELSE b
Max(a, b) == IF a >= b THEN a ELSE b

(* The elements of a sequence; a sequence without its i-th element.        *)
Range(s) == {s[i] : i \in 1 .. Len(s)}
Without(s, i) == SubSeq(s, 1, i - 1) \o SubSeq(s, i + 1, Len(s))

(* The first place of an element in a sequence.                            *)
FirstPlace(s, x) ==
  CHOOSE i \in 1 .. Len(s) : s[i] = x /\ \A j \in 1 .. i - 1 : s[j] # x

(* How often an element stands in a sequence.                              *)
Times(s, x) == Cardinality({i \in 1 .. Len(s) : s[i] = x})

(* The sum of f over a finite set.                                         *)
RECURSIVE Sum(_, _)
Sum(f, S) == IF S = {} THEN 0
             ELSE LET x == CHOOSE y \in S : TRUE IN f[x] + Sum(f, S \ {x})

(* Turn order is from the start player to the left.  `Turn(t, i)' is the   *)
(* seat whose turn comes after i others have had theirs; `Place(t, seat)'  *)
(* is that i.                                                              *)
Turn(t, i) == (t.start + i) % Players
Place(t, seat) == (seat - t.start) % Players
TurnOrder(t) == [i \in 1 .. Players |-> Turn(t, i - 1)]

(* The goods with a stock.  Whether a stock is empty is plain to see       *)
(* (R12.4), so all can see it when only one is left.                       *)
InStock(t) == {good \in Goods : t.stock[good] > 0}

(* How many goods cards a seat has.  This is open (R12.1).                 *)
HandSize(t, seat) == Sum(t.goods[seat], Goods)

(* The table waits.                                                        *)
WaitFor(t, wait) == [t EXCEPT !.wait = wait]

(* A seat gains yuan from the bank, which has no limit (R1.9).             *)
Pay(t, seat, yuan) == [t EXCEPT !.yuan[seat] = @ + yuan]

-----------------------------------------------------------------------------
(***************************************************************************)
(* 5  CHESTS (R6.1, R6.4, R6.5)                                            *)
(***************************************************************************)

(* A layer with nothing in it, and the strips in a layer.                  *)
BareLayer == [slot \in Slots |-> Nobody]
StripsIn(layer) == {slot \in Slots : layer[slot] # Nobody}

(* R6.2  Each layer lies crosswise to the one below.  So the strip in slot *)
(* c of a layer lies on chest c of every strip of the layer below.         *)
(* R6.4  A chest is visible while nothing lies on it.                      *)
Visible(hold, level, chest) ==
  level < Len(hold) => hold[level + 1][chest] = Nobody

(* All visible chests of a seat in a hold, each as <<layer, slot, chest>>. *)
VisibleIn(hold, seat) ==
  {c \in (1 .. Len(hold)) \X Slots \X Chests :
     hold[c[1]][c[2]] = seat /\ Visible(hold, c[1], c[3])}

(* The number of visible chests of a seat on a junk (R5.6, R5.7, R9.9).    *)
VisibleChests(t, seat, junk) == Cardinality(VisibleIn(t.holds[junk], seat))

(* R6.2  The free slots of a hold: those of the top layer, and when it is  *)
(* full (or there is none) those of a new layer.                           *)
FreeSlots(hold) ==
  IF hold = <<>> \/ StripsIn(hold[Len(hold)]) = Slots
  THEN Slots
  ELSE Slots \ StripsIn(hold[Len(hold)])

(* R6.2  The hold after a strip of a seat has been laid in a free slot.    *)
Laid(hold, slot, seat) ==
  IF hold = <<>> \/ StripsIn(hold[Len(hold)]) = Slots
  THEN Append(hold, [BareLayer EXCEPT ![slot] = seat])
  ELSE [hold EXCEPT ![Len(hold)][slot] = seat]

(* R9.8  The hold after a strip of the top layer has been lifted.  A layer *)
(* left bare is gone.                                                      *)
Lifted(hold, slot) ==
  LET top == [hold[Len(hold)] EXCEPT ![slot] = Nobody]
  IN  IF StripsIn(top) = {} THEN SubSeq(hold, 1, Len(hold) - 1)
                            ELSE [hold EXCEPT ![Len(hold)] = top]

(* R9.8  The strips that a seat may move: its own, in a top layer, each as *)
(* <<junk, slot>>.  A strip partly covered is not in a top layer.          *)
Movable(t, seat) ==
  {p \in Junks \X Slots :
     LET hold == t.holds[p[1]]
     IN  hold # <<>> /\ hold[Len(hold)][p[2]] = seat}

(* A seat lays one of its strips.                                          *)
LayStrip(t, seat, junk, slot) ==
  [t EXCEPT !.holds[junk] = Laid(@, slot, seat), !.strips[seat] = @ - 1]

-----------------------------------------------------------------------------
(***************************************************************************)
(* 6  THE FLOW, DECLARED                                                   *)
(*                                                                         *)
(* R3.2  A round has its phases in this order: market, roles, supply,      *)
(* auction, markers, start player.  R3.3  Nothing happens between phases,  *)
(* and a phase in which nobody has anything to decide passes by itself.    *)
(* R3.3 names five cases in which one thing only can be done and is done   *)
(* without asking; they are marked (R3.3, one ...) below.                  *)
(***************************************************************************)
RECURSIVE RunMarket(_)
RECURSIVE RunSwapTime(_, _)
RECURSIVE RunTakers(_, _, _)
RECURSIVE RunKeep(_, _, _, _)
RECURSIVE RunRoles(_)
RECURSIVE RunDraw(_, _, _, _)
RECURSIVE RunLoad(_, _, _, _)
RECURSIVE RunSupply(_, _)
RECURSIVE RunAuction(_)
RECURSIVE RunMarkers(_)

-----------------------------------------------------------------------------
(***************************************************************************)
(* 7  SET-UP (R2)                                                          *)
(***************************************************************************)

(* R2.3  A hold with its starting strips in the bottom layer, in slots 0,  *)
(* 1, 2 in the order named.                                                *)
StartingHold(seats) ==
  IF seats = <<>> THEN <<>>
  ELSE << [slot \in Slots |->
             IF slot < Len(seats) THEN seats[slot + 1] ELSE Nobody] >>

(* R2.3, R2.8  The holds at the start; in the variable set-up all are      *)
(* empty.                                                                  *)
StartingHolds ==
  [junk \in Junks |->
     IF VariableSetUp THEN <<>> ELSE StartingHold(SetUpStrips[junk + 1])]

(* The strips of a seat that lie in a hold, in all its layers.             *)
StripsLaid(hold, seat) ==
  Cardinality({p \in (1 .. Len(hold)) \X Slots : hold[p[1]][p[2]] = seat})
StripsOnTable(holds, seat) ==
  Sum([junk \in Junks |-> StripsLaid(holds[junk], seat)], Junks)

(* The table before the first moment.                                      *)
(* R2.2  The goods cards not dealt are the stock of their junk.            *)
(* R2.4, R2.8  The merchants stand where the edition or chance puts them.  *)
(* R2.7  Nobody has yuan.  Seat 0 is the first start player.               *)
SetUpTable ==
  [ round     |-> 0,
    start     |-> 0,
    merchants |-> [goods  |-> MerchantsAt[1],
                   income |-> MerchantsAt[2],
                   load   |-> MerchantsAt[3]],
    taken     |-> <<>>,
    sold      |-> {},
    stock     |-> [good \in Goods |->
                     GoodsCards[good + 1]
                       - Sum([p \in Seats |-> Hands[p + 1][good + 1]], Seats)],
    stacks    |-> Stacks,
    played    |-> <<>>,
    told      |-> [p \in Seats |-> Nothing],
    holds     |-> StartingHolds,
    goods     |-> [p \in Seats |-> [good \in Goods |-> Hands[p + 1][good + 1]]],
    strips    |-> [p \in Seats |-> Strips - StripsOnTable(StartingHolds, p)],
    yuan      |-> [p \in Seats |-> 0],
    hand      |-> [p \in Seats |-> <<>>],
    open      |-> [p \in Seats |-> <<>>],
    wait      |-> [at |-> "over"] ]

(* R2.8  In turn order each player lays one strip, again and again, until  *)
(* all have laid theirs.  So if `laid' strips lie on the table it is the   *)
(* turn of the seat after `laid' others.  These strips are always laid by  *)
(* the player himself (R3.3).                                              *)
RunSetUp(t) ==
  LET laid == Sum([p \in Seats |-> StripsOnTable(t.holds, p)], Seats)
  IN  IF ~VariableSetUp \/ laid = Players * VariableStrips
      THEN RunMarket(t)
      ELSE WaitFor(t, [at |-> "lay start", seat |-> Turn(t, laid)])

(* R2.8  No junk may take a fourth strip, nor a third strip of one player. *)
TakesStartingStrip(t, seat, junk) ==
  /\ Sum([p \in Seats |-> StripsLaid(t.holds[junk], p)], Seats) < VariableJunk
  /\ StripsLaid(t.holds[junk], seat) < VariableOwn

(* ACTION.  R2.8, R6.3  Lay a starting strip on a junk, in a free slot.    *)
LayStartingStrip(junk, slot) ==
  /\ table.wait.at = "lay start"
  /\ TakesStartingStrip(table, table.wait.seat, junk)
  /\ slot \in FreeSlots(table.holds[junk])
  /\ table' = RunSetUp(LayStrip(table, table.wait.seat, junk, slot))

-----------------------------------------------------------------------------
(***************************************************************************)
(* 8  MARKET, EVENT, SPECIAL CARDS (R4, R9)                                *)
(***************************************************************************)

(* R4.1  A round begins: the top market card is turned up.                 *)
RunMarket(t) == RunSwapTime([t EXCEPT !.round = @ + 1], 0)

(* R4.2  In turn order, every player with special cards in hand is asked   *)
(* whether he plays a swap, whatever his cards are.  `asked' is how many   *)
(* players have been asked and have declined, or have no card.             *)
(* R4.3  Then comes the event of the round, if it has one.                 *)
RunSwapTime(t, asked) ==
  IF asked < Players
  THEN IF t.hand[Turn(t, asked)] # <<>>
       THEN WaitFor(t, [at |-> "swap time", seat |-> Turn(t, asked)])
       ELSE RunSwapTime(t, asked + 1)
  ELSE CASE Events[t.round] = "special"  -> RunTakers(t, TurnOrder(t), FALSE)
         [] Events[t.round] = "announce" -> RunRoles([t EXCEPT !.told = t.yuan])
         [] OTHER                        -> RunRoles(t)

(* R9.3  A one-time card that has been played leaves the game.             *)
PlayCard(t, seat, i) ==
  [t EXCEPT !.hand[seat] = Without(@, i),
            !.played     = Append(@, t.hand[seat][i])]

(* R9.7  One exchange: a card of the hand for a card of another good from  *)
(* its stock.  The card given goes to its own stock.                       *)
CanExchange(t, seat, give, take) ==
  give # take /\ t.goods[seat][give] > 0 /\ t.stock[take] > 0

(* R9.7  The table after it.                                               *)
Exchanged(t, seat, give, take) ==
  [t EXCEPT !.goods[seat] = [@ EXCEPT ![give] = @ - 1, ![take] = @ + 1],
            !.stock       = [@ EXCEPT ![give] = @ + 1, ![take] = @ - 1]]

(* ACTION.  R4.2, R9.7  Play a goods swap.  Equal cards in a hand are one  *)
(* choice: the first of them is played.  R9.3  A swap that could change    *)
(* nothing may not be played.                                              *)
PlaySwap(i) ==
  /\ table.wait.at = "swap time"
  /\ LET seat == table.wait.seat
     IN  /\ i \in 1 .. Len(table.hand[seat])
         /\ table.hand[seat][i].kind = "GoodsSwap"
         /\ i = FirstPlace(table.hand[seat], table.hand[seat][i])
         /\ \E give, take \in Goods : CanExchange(table, seat, give, take)
         /\ table' = WaitFor(PlayCard(table, seat, i),
                             [at |-> "exchange", seat |-> seat, done |-> 0])

(* ACTION.  R4.2  Decline to play a swap: the next player is asked.        *)
DeclineSwap ==
  /\ table.wait.at = "swap time"
  /\ table' = RunSwapTime(table, Place(table, table.wait.seat) + 1)

(* ACTION.  R9.7  One exchange of a swap.  The exchanges are made one      *)
(* after the other; after the last the player is asked again whether he    *)
(* plays a swap (R4.2), if he still has special cards in hand.  Another    *)
(* exchange can always be made: it may even undo the one before.           *)
Exchange(give, take) ==
  /\ table.wait.at = "exchange"
  /\ LET seat == table.wait.seat
         done == table.wait.done + 1
         t    == Exchanged(table, seat, give, take)
     IN  /\ CanExchange(table, seat, give, take)
         /\ table' = IF done < SwapsPerCard
                     THEN WaitFor(t, [at |-> "exchange", seat |-> seat,
                                      done |-> done])
                     ELSE RunSwapTime(t, Place(t, seat))

(* ACTION.  R9.7  The first exchange must be made; further ones may be     *)
(* declined.                                                               *)
DeclineExchange ==
  /\ table.wait.at = "exchange"
  /\ table.wait.done > 0
  /\ table' = RunSwapTime(table, Place(table, table.wait.seat))

(* R9.2  The stacks that have cards.                                       *)
StacksLeft(t) == {s \in 1 .. Len(t.stacks) : t.stacks[s] # <<>>}

(* R9.2  Special cards are taken by the seats of `queue', in order, at an  *)
(* event or (`prize' TRUE) after an auction.                               *)
(*   - Nobody is left: the game goes on, with the next auction (R8.1) or,  *)
(*     after an event, with the roles.                                     *)
(*   - Every stack is empty: the taker is paid at once instead (R9.2).     *)
(*   - One stack has cards, at an event: that one (R3.3, one stack left).  *)
(*     After an auction he is asked, for he may take yuan instead (R8.9).  *)
RunTakers(t, queue, prize) ==
  IF queue = <<>>
  THEN IF prize THEN RunAuction(t) ELSE RunRoles(t)
  ELSE IF StacksLeft(t) = {}
  THEN RunTakers(Pay(t, Head(queue), SpecialYuan), Tail(queue), prize)
  ELSE IF ~prize /\ Cardinality(StacksLeft(t)) = 1
  THEN RunKeep(t, queue, prize, CHOOSE s \in StacksLeft(t) : TRUE)
  ELSE WaitFor(t, [at |-> "stack", queue |-> queue, prize |-> prize])

(* R9.2  The taker takes the i-th card of a stack and puts the others back *)
(* in their order.  R9.1  Some cards are laid open, the others go to hand. *)
KeepCard(t, seat, s, i) ==
  LET card == t.stacks[s][i]
      rest == [t EXCEPT !.stacks[s] = Without(@, i)]
  IN  IF card.kind \in OpenKinds
      THEN [rest EXCEPT !.open[seat] = Append(@, card)]
      ELSE [rest EXCEPT !.hand[seat] = Append(@, card)]

(* R9.2  A stack has been chosen.  One card in it is taken without asking  *)
(* (R3.3, one card left); of several the player is asked, even if they are *)
(* equal, for only he sees them.                                           *)
RunKeep(t, queue, prize, s) ==
  IF Len(t.stacks[s]) = 1
  THEN RunTakers(KeepCard(t, Head(queue), s, 1), Tail(queue), prize)
  ELSE WaitFor(t, [at |-> "keep", queue |-> queue, prize |-> prize,
                   stack |-> s])

(* ACTION.  R9.2  Choose a stack that has cards.                           *)
ChooseStack(s) ==
  /\ table.wait.at = "stack"
  /\ s \in StacksLeft(table)
  /\ table' = RunKeep(table, table.wait.queue, table.wait.prize, s)

(* ACTION.  R8.9  After an auction, before a stack is chosen: take yuan    *)
(* instead of the special card.  R4.3  Not at an event.                    *)
TakeYuan ==
  /\ table.wait.at = "stack"
  /\ table.wait.prize
  /\ table' = RunTakers(Pay(table, Head(table.wait.queue), SpecialYuan),
                        Tail(table.wait.queue), TRUE)

(* ACTION.  R9.2  Keep a card of the stack.  Equal cards are one choice:   *)
(* the first of them from the top is taken.                                *)
Keep(i) ==
  /\ table.wait.at = "keep"
  /\ LET w == table.wait
         cards == table.stacks[w.stack]
     IN  /\ i \in 1 .. Len(cards)
         /\ i = FirstPlace(cards, cards[i])
         /\ table' = RunTakers(KeepCard(table, Head(w.queue), w.stack, i),
                               Tail(w.queue), w.prize)

-----------------------------------------------------------------------------
(***************************************************************************)
(* 9  ROLES (R5), WITH THE CARDS PLAYED IN THIS PHASE (R9.6, R9.8)         *)
(***************************************************************************)

(* R5.1  In turn order each player takes exactly one role.  So if n roles  *)
(* are taken it is the turn of the seat after n others.  The player always *)
(* takes it himself (R3.3).  When a task or a card is done the flow comes  *)
(* back here: to the next player after a role, to the same after a card.   *)
RunRoles(t) ==
  IF Len(t.taken) = Players
  THEN RunSupply(t, 0)
  ELSE WaitFor(t, [at |-> "role", seat |-> Turn(t, Len(t.taken))])

(* R5.6, R5.7, R5.8  The cards or yuan of a task: one for each visible     *)
(* chest of the player on the junk, at least the minimum, and then the     *)
(* deduction is taken off.                                                 *)
Yield(t, seat, junk, deduction) ==
  Max(VisibleChests(t, seat, junk), Minimum) - deduction

(* R5.9  A seat draws cards of a good, as far as the stock goes.           *)
Drawn(t, seat, good, count) ==
  LET n == Min(count, t.stock[good])
  IN  [t EXCEPT !.goods[seat][good] = @ + n, !.stock[good] = @ - n]

(* R5.9, R5.10, R7.2, R7.3  A seat has `left' cards to draw from goods     *)
(* that it names.  The same operator serves the task (`at' = "draw") and   *)
(* the supply phase (`at' = "supply").                                     *)
(*   - Nothing left to draw, or every stock empty: the rest lapses.        *)
(*   - One stock left: the cards come from it (R3.3, one stock left).      *)
RunDraw(t, at, seat, left) ==
  IF left = 0 \/ InStock(t) = {}
  THEN IF at = "draw" THEN RunRoles(t) ELSE RunSupply(t, Place(t, seat) + 1)
  ELSE IF Cardinality(InStock(t)) = 1
  THEN LET good == CHOOSE g \in InStock(t) : TRUE
       IN  RunDraw(Drawn(t, seat, good, left), at, seat,
                   left - Min(left, t.stock[good]))
  ELSE WaitFor(t, [at |-> at, seat |-> seat, left |-> left])

(* R5.6, R5.9, R5.10  Draw goods: on grey the player names the goods; on a *)
(* junk of one good the cards come from its stock, and if that runs out    *)
(* the player names other goods for the rest.                              *)
DrawTask(t, seat, junk, count) ==
  IF junk = Grey
  THEN RunDraw(t, "draw", seat, count)
  ELSE RunDraw(Drawn(t, seat, GoodOf(junk), count), "draw", seat,
               count - Min(count, t.stock[GoodOf(junk)]))

(* R5.6, R5.7, R5.11  A seat carries out a task on a junk, with a          *)
(* deduction from the yield, or laying so many strips.                     *)
CarryOut(t, seat, task, junk, deduction, strips) ==
  CASE task = "goods"  -> DrawTask(t, seat, junk, Yield(t, seat, junk, deduction))
    [] task = "income" -> RunRoles(Pay(t, seat, Yield(t, seat, junk, deduction)))
    [] task = "load"   -> RunLoad(t, seat, junk, Min(strips, t.strips[seat]))

(* R5.2, R5.3  The junks on which a role can be carried out: that of the   *)
(* merchant, or for a helper any junk without a merchant.                  *)
JunksOf(t, role) ==
  IF role \in Merchants
  THEN {t.merchants[MerchantTask(role)]}
  ELSE Junks \ {t.merchants[task] : task \in Tasks}

(* R5.4  The space of a helper in this round.                              *)
SpaceOf(t, helper) ==
  IF helper = "lower helper" THEN LowerTrack[t.round] ELSE UpperTrack[t.round]

(* ACTION.  R5.1 - R5.5  Take a role that nobody has taken this round, and *)
(* carry out its task on a junk.                                           *)
TakeRole(role, junk) ==
  /\ table.wait.at = "role"
  /\ role \notin Range(table.taken)
  /\ junk \in JunksOf(table, role)
  /\ LET seat == table.wait.seat
         t    == [table EXCEPT !.taken = Append(@, role)]
     IN  table' =
           IF role \in Merchants
           THEN CarryOut(t, seat, MerchantTask(role), junk, 0, MerchantLoad)
           ELSE CarryOut(t, seat, SpaceOf(t, role).task, junk,
                         SpaceOf(t, role).deduction, SpaceOf(t, role).strips)

(* ACTION.  R5.9, R5.10  Name a good with a stock, to draw.                *)
NameGood(good) ==
  /\ table.wait.at \in {"draw", "supply"}
  /\ good \in InStock(table)
  /\ LET w == table.wait
     IN  table' = RunDraw(Drawn(table, w.seat, good, w.left), w.at, w.seat,
                          w.left - Min(w.left, table.stock[good]))

(* ACTION.  R9.6  Before he takes a role, the player plays an extra task:  *)
(* he carries it out as a merchant would.  It takes no role.               *)
PlayTask(i) ==
  /\ table.wait.at = "role"
  /\ LET seat == table.wait.seat
     IN  /\ i \in 1 .. Len(table.hand[seat])
         /\ table.hand[seat][i].kind = "ExtraTask"
         /\ i = FirstPlace(table.hand[seat], table.hand[seat][i])
         /\ LET card == table.hand[seat][i]
            IN  table' = CarryOut(PlayCard(table, seat, i), seat, card.task,
                                  card.junk, 0, MerchantLoad)

(* R9.8  A strip is lifted for a shift, and then laid elsewhere.           *)
LiftStrip(t, seat, junk, slot) ==
  WaitFor([t EXCEPT !.holds[junk]  = Lifted(@, slot),
                    !.strips[seat] = @ + 1],
          [at |-> "shift", seat |-> seat, junk |-> junk, slot |-> slot])

(* ACTION.  R9.8  Before he takes a role, the player plays a strip shift.  *)
(* R9.3  Not if none of his strips lies in a top layer.  One such strip is *)
(* lifted without asking (R3.3, one strip to lift).                        *)
PlayShift(i) ==
  /\ table.wait.at = "role"
  /\ LET seat == table.wait.seat
     IN  /\ i \in 1 .. Len(table.hand[seat])
         /\ table.hand[seat][i].kind = "StripShift"
         /\ i = FirstPlace(table.hand[seat], table.hand[seat][i])
         /\ LET t    == PlayCard(table, seat, i)
                mine == Movable(t, seat)
            IN  /\ mine # {}
                /\ table' =
                     IF Cardinality(mine) = 1
                     THEN LET p == CHOOSE q \in mine : TRUE
                          IN  LiftStrip(t, seat, p[1], p[2])
                     ELSE WaitFor(t, [at |-> "lift", seat |-> seat])

(* ACTION.  R9.8  Lift one of his own strips of a top layer.               *)
Lift(junk, slot) ==
  /\ table.wait.at = "lift"
  /\ <<junk, slot>> \in Movable(table, table.wait.seat)
  /\ table' = LiftStrip(table, table.wait.seat, junk, slot)

(* ACTION.  R9.8  Lay the lifted strip where a strip may be laid (R6.2),   *)
(* on the same or another junk, but not back in the slot it came from.     *)
LayLifted(junk, slot) ==
  /\ table.wait.at = "shift"
  /\ slot \in FreeSlots(table.holds[junk])
  /\ <<junk, slot>> # <<table.wait.junk, table.wait.slot>>
  /\ table' = RunRoles(LayStrip(table, table.wait.seat, junk, slot))

-----------------------------------------------------------------------------
(***************************************************************************)
(* 10  LOADING (R5.11, R6)                                                 *)
(***************************************************************************)

(* R5.11, R6.3  A seat has `left' strips to lay on a junk (never more than *)
(* it has).  One free slot is filled without asking (R3.3, one free slot). *)
RunLoad(t, seat, junk, left) ==
  LET free == FreeSlots(t.holds[junk])
  IN  IF left = 0
      THEN RunRoles(t)
      ELSE IF Cardinality(free) = 1
      THEN RunLoad(LayStrip(t, seat, junk, CHOOSE s \in free : TRUE),
                   seat, junk, left - 1)
      ELSE WaitFor(t, [at |-> "load", seat |-> seat, junk |-> junk,
                       left |-> left])

(* ACTION.  R6.2, R6.3  Lay a strip in a free slot of the hold.            *)
Load(slot) ==
  /\ table.wait.at = "load"
  /\ LET w == table.wait
     IN  /\ slot \in FreeSlots(table.holds[w.junk])
         /\ table' = RunLoad(LayStrip(table, w.seat, w.junk, slot),
                             w.seat, w.junk, w.left - 1)

-----------------------------------------------------------------------------
(***************************************************************************)
(* 11  SUPPLY (R7)                                                         *)
(***************************************************************************)

(* R7.1, R7.4  The cards a seat draws: two, and one for each extra supply. *)
SupplyOf(t, seat) ==
  Supply + Len(SelectSeq(t.open[seat], LAMBDA card : card.kind = "ExtraSupply"))

(* R7.1  In turn order each player draws.  `done' players have drawn.  The *)
(* cards are of one good, which the player names (R7.2); the action is     *)
(* NameGood, and RunDraw comes back here.                                  *)
RunSupply(t, done) ==
  IF done = Players
  THEN RunAuction(t)
  ELSE RunDraw(t, "supply", Turn(t, done), SupplyOf(t, Turn(t, done)))

-----------------------------------------------------------------------------
(***************************************************************************)
(* 12  AUCTION (R8)                                                        *)
(***************************************************************************)

(* R8.2  Only a player with goods cards is waited for.  Whether they are   *)
(* of a good that is still a lot only he knows, so that does not matter.   *)
Bidders(t) == {seat \in Seats : HandSize(t, seat) > 0}

(* R8.1, R8.8  Auctions follow one another until all four goods are sold,  *)
(* or nobody has a goods card.                                             *)
RunAuction(t) ==
  IF t.sold = Goods \/ Bidders(t) = {}
  THEN RunMarkers(t)
  ELSE WaitFor(t, [at |-> "bid", seats |-> Bidders(t),
                   bids |-> [seat \in Seats |-> NoBid]])

(* The goods bid on, and R8.4 the seats with the most cards of a good.     *)
BidOn(bids) == {bids[seat].good : seat \in {p \in Seats : bids[p] # NoBid}}
MostBid(bids, good) ==
  LET of == {seat \in Seats : bids[seat].good = good}
  IN  {seat \in of : \A other \in of : bids[other].count <= bids[seat].count}

(* R8.11  Of several with most cards, those who have a tie breaker win; if *)
(* none has one they all do.                                               *)
HasTieBreaker(t, seat) == \E card \in Range(t.open[seat]) :
                             card.kind = "TieBreaker"
Winners(t, bids, good) ==
  LET tied     == MostBid(bids, good)
      breakers == {seat \in tied : HasTieBreaker(t, seat)}
  IN  IF Cardinality(tied) > 1 /\ breakers # {} THEN breakers ELSE tied

(* R4.1  What the market card of the round pays for a good.                *)
Prize(t, good) == Market[t.round][good + 1]

(* R8.9  A seat wins a special card if it alone wins the prize special.    *)
WinsCard(t, bids, seat) ==
  /\ bids[seat] # NoBid
  /\ Prize(t, bids[seat].good) = SpecialPrize
  /\ Winners(t, bids, bids[seat].good) = {seat}

(* R8.4, R8.5, R8.10  The yuan a seat gets: the prize, or its share of it  *)
(* rounded down.  A tie for special shares the yuan of R8.9.               *)
Share(t, bids, seat) ==
  IF bids[seat] = NoBid THEN 0
  ELSE LET good    == bids[seat].good
           winners == Winners(t, bids, good)
           amount  == IF Prize(t, good) = SpecialPrize THEN SpecialYuan
                                                       ELSE Prize(t, good)
       IN  IF seat \notin winners \/ WinsCard(t, bids, seat) THEN 0
           ELSE amount \div Cardinality(winners)

(* R8.6  Every card bid goes back to its stock, the losers' too.           *)
CardsBid(bids, seat, good) ==
  IF bids[seat].good = good THEN bids[seat].count ELSE 0

(* R8.3 - R8.12  All bids are shown.  The yuan are paid, the cards go back *)
(* to stock, the goods bid on are sold; then special cards are taken, in   *)
(* turn order.  R8.8  If all pass the phase ends.                          *)
Settle(t, bids) ==
  IF BidOn(bids) = {}
  THEN RunMarkers(t)
  ELSE RunTakers(
         [t EXCEPT
            !.yuan  = [p \in Seats |-> t.yuan[p] + Share(t, bids, p)],
            !.goods = [p \in Seats |-> [g \in Goods |->
                         t.goods[p][g] - CardsBid(bids, p, g)]],
            !.stock = [g \in Goods |-> t.stock[g]
                         + Sum([p \in Seats |-> CardsBid(bids, p, g)], Seats)],
            !.sold  = t.sold \cup BidOn(bids)],
         SelectSeq(TurnOrder(t), LAMBDA p : WinsCard(t, bids, p)),
         TRUE)

(* A seat has chosen.  Its cards stay in hand until all bids are shown.    *)
(* After the last choice all bids are shown together (R8.3).               *)
Chosen(t, seat, bid) ==
  LET seats == t.wait.seats \ {seat}
      bids  == [t.wait.bids EXCEPT ![seat] = bid]
  IN  IF seats = {} THEN Settle(t, bids)
      ELSE WaitFor(t, [at |-> "bid", seats |-> seats, bids |-> bids])

(* ACTION.  R8.2, R8.7  A seat still waited for seals a bid: one or more   *)
(* of its cards, all of one good that is still a lot.                      *)
SealBid(seat, good, count) ==
  /\ table.wait.at = "bid"
  /\ seat \in table.wait.seats
  /\ good \notin table.sold
  /\ count \in 1 .. table.goods[seat][good]
  /\ table' = Chosen(table, seat, [good |-> good, count |-> count])

(* ACTION.  R8.2  A seat still waited for passes.                          *)
Pass(seat) ==
  /\ table.wait.at = "bid"
  /\ seat \in table.wait.seats
  /\ table' = Chosen(table, seat, NoBid)

-----------------------------------------------------------------------------
(***************************************************************************)
(* 13  MARKERS AND START PLAYER (R10)                                      *)
(***************************************************************************)

(* R10.1  All roles are turned face up; the goods are unsold again, for a  *)
(* good is sold for its round only (R8.7).  R10.2  Each merchant moves one *)
(* junk on, clockwise.  R10.3  The helpers move with the round.  R10.4     *)
(* The start junk passes to the left.  R11.1  All this happens after the   *)
(* last round too; then the game ends.                                     *)
RunMarkers(t) ==
  LET moved == [t EXCEPT
                  !.taken     = <<>>,
                  !.sold      = {},
                  !.merchants = [task \in Tasks |-> Clockwise(t.merchants[task])],
                  !.start     = (t.start + 1) % Players]
  IN  IF t.round = Rounds
      THEN WaitFor(moved, [at |-> "over"])
      ELSE RunMarket(moved)

-----------------------------------------------------------------------------
(***************************************************************************)
(* 14  THE GAME, AND ITS END (R11)                                         *)
(***************************************************************************)

(* The first moment: set-up, and what passes by itself after it.           *)
Init == table = RunSetUp(SetUpTable)

(* One action of one player.                                               *)
Next ==
  \/ \E junk \in Junks, slot \in Slots : LayStartingStrip(junk, slot)
  \/ \E s \in 1 .. Len(Stacks) : ChooseStack(s)
  \/ TakeYuan
  \/ \E i \in 1 .. Sum([s \in 1 .. Len(Stacks) |-> Len(Stacks[s])],
                       1 .. Len(Stacks)) :
        Keep(i) \/ PlaySwap(i) \/ PlayTask(i) \/ PlayShift(i)
  \/ DeclineSwap
  \/ \E give, take \in Goods : Exchange(give, take)
  \/ DeclineExchange
  \/ \E role \in Roles, junk \in Junks : TakeRole(role, junk)
  \/ \E good \in Goods : NameGood(good)
  \/ \E slot \in Slots : Load(slot)
  \/ \E junk \in Junks, slot \in Slots : Lift(junk, slot)
  \/ \E junk \in Junks, slot \in Slots : LayLifted(junk, slot)
  \/ \E seat \in Seats, good \in Goods :
        \E count \in 1 .. GoodsCards[good + 1] : SealBid(seat, good, count)
  \/ \E seat \in Seats : Pass(seat)

(* The game: from the first moment on, one action after another.           *)
Spec == Init /\ [][Next]_table

(* R11.2  The junks on which a seat has a visible chest.                   *)
JunksWithChest(t, seat) == {junk \in Junks : VisibleChests(t, seat, junk) > 0}

(* R9.9  Whether the condition of an end bonus holds.  Most chests means   *)
(* more than any other player.                                             *)
Fulfilled(t, seat, card) ==
  CASE card.kind = "MostChests" ->
         \A other \in Seats \ {seat} :
            VisibleChests(t, seat, card.junk) > VisibleChests(t, other, card.junk)
    [] card.kind = "GoodsInHand" -> t.goods[seat][card.good] >= card.count
    [] card.kind = "ChestOnEveryJunk" -> JunksWithChest(t, seat) = Junks
    [] OTHER -> FALSE

(* R9.9  What a special card in hand pays at the end.                      *)
BonusYuan(t, seat, card) == IF Fulfilled(t, seat, card) THEN card.yuan ELSE 0

(* R11.2  A player scores his yuan, his fulfilled end bonuses and the junk *)
(* bonus.                                                                  *)
Score(t, seat) ==
  t.yuan[seat]
  + Sum([i \in 1 .. Len(t.hand[seat]) |-> BonusYuan(t, seat, t.hand[seat][i])],
        1 .. Len(t.hand[seat]))
  + JunkBonus[Cardinality(JunksWithChest(t, seat)) + 1]

(* R11.2  The scores of all, by seat.                                      *)
Scores(t) == [i \in 1 .. Players |-> Score(t, i - 1)]

(* R11.3  Most yuan wins; equal totals share the win.                      *)
Won(t) == {seat \in Seats : \A other \in Seats : Score(t, other) <= Score(t, seat)}

(* R11.1  The game is over.                                                *)
Over == table.wait.at = "over"

(* The special cards of the edition.                                       *)
AllSpecials == UNION {Range(Stacks[s]) : s \in 1 .. Len(Stacks)}

-----------------------------------------------------------------------------
(***************************************************************************)
(* 15  INVARIANTS OF THE RULEBOOK                                          *)
(*                                                                         *)
(* Every definition of this section without parameters is checked in every *)
(* model: those that speak of steps, `[][...]_table', as properties, the   *)
(* others in every state.                                                  *)
(***************************************************************************)

(* Every part of the table is of its sort.                                 *)
TypeOK ==
  /\ table.round \in 0 .. Rounds
  /\ table.start \in Seats
  /\ DOMAIN table.merchants = Tasks
  /\ \A task \in Tasks : table.merchants[task] \in Junks
  /\ Range(table.taken) \subseteq Roles
  /\ table.sold \subseteq Goods
  /\ \A good \in Goods : table.stock[good] \in Nat
  /\ Len(table.stacks) = Len(Stacks)
  /\ \A s \in 1 .. Len(Stacks) : Range(table.stacks[s]) \subseteq Range(Stacks[s])
  /\ \A p \in Seats :
       /\ \A good \in Goods : table.goods[p][good] \in Nat
       /\ table.strips[p] \in 0 .. Strips
       /\ table.yuan[p] \in Nat
       /\ table.told[p] \in Nat \cup {Nothing}
       /\ Range(table.hand[p]) \cup Range(table.open[p]) \subseteq AllSpecials
  /\ \A junk \in Junks : \A k \in 1 .. Len(table.holds[junk]) :
       \A slot \in Slots : table.holds[junk][k][slot] \in Seats \cup {Nobody}
  /\ table.wait.at \in {"lay start", "swap time", "exchange", "role", "draw",
       "load", "lift", "shift", "supply", "bid", "stack", "keep", "over"}

(* R1.4  Every goods card is in a hand or in its stock.                    *)
GoodsCardsConserved ==
  \A good \in Goods :
    table.stock[good] + Sum([p \in Seats |-> table.goods[p][good]], Seats)
      = GoodsCards[good + 1]

(* R1.5  Every strip of a player is laid or not laid (a strip that has     *)
(* been lifted is counted as not laid until it is laid again).             *)
StripsConserved ==
  \A p \in Seats : table.strips[p] + StripsOnTable(table.holds, p) = Strips

(* R1.7, R9.3  Every special card is in a stack, in a hand, open or played.*)
SpecialCardsConserved ==
  \A card \in AllSpecials :
    LET all(stacks) == Sum([s \in 1 .. Len(Stacks) |-> Times(stacks[s], card)],
                           1 .. Len(Stacks))
    IN  all(table.stacks) + Times(table.played, card)
        + Sum([p \in Seats |-> Times(table.hand[p], card)
                               + Times(table.open[p], card)], Seats)
        = all(Stacks)

(* R9.2  The cards of a stack stay in their order: each stack is what it   *)
(* was at the start, with some cards taken out.                            *)
RECURSIVE IsSubsequence(_, _)
IsSubsequence(a, b) ==
  IF a = <<>> THEN TRUE ELSE IF b = <<>> THEN FALSE
  ELSE IF Head(a) = Head(b) THEN IsSubsequence(Tail(a), Tail(b))
                            ELSE IsSubsequence(a, Tail(b))
StacksInOrder ==
  \A s \in 1 .. Len(Stacks) : IsSubsequence(table.stacks[s], Stacks[s])

(* R9.1  Each kind of special card lies where it belongs.                  *)
SpecialCardsInPlace ==
  /\ \A p \in Seats :
       /\ \A card \in Range(table.open[p]) : card.kind \in OpenKinds
       /\ \A card \in Range(table.hand[p]) : card.kind \in OnceKinds \cup BonusKinds
  /\ \A card \in Range(table.played) : card.kind \in OnceKinds

(* R6.2  A layer is full before another begins, and none is bare.          *)
LayersFullBeforeCovered ==
  \A junk \in Junks : \A k \in 1 .. Len(table.holds[junk]) :
    IF k < Len(table.holds[junk])
    THEN StripsIn(table.holds[junk][k]) = Slots
    ELSE StripsIn(table.holds[junk][k]) # {}

(* R6.5  No hold shows more than nine chests, and only the two topmost     *)
(* layers can show any.                                                    *)
AtMostNineChests ==
  \A junk \in Junks :
    LET hold == table.holds[junk]
        all  == UNION {VisibleIn(hold, p) : p \in Seats}
    IN  /\ Cardinality(all) <= 9
        /\ \A c \in all : c[1] >= Len(hold) - 1

(* R2.8  The limits of the variable set-up.                                *)
StartingStripsWithinLimits ==
  table.round = 0 =>
    \A junk \in Junks :
      /\ Sum([p \in Seats |-> StripsLaid(table.holds[junk], p)], Seats)
           <= VariableJunk
      /\ \A p \in Seats : StripsLaid(table.holds[junk], p) <= VariableOwn

(* R2.4, R2.8, R10.2  The merchants stand on three different junks, so a   *)
(* helper has two junks to choose from (R5.3).                             *)
MerchantsApart ==
  /\ \A a, b \in Tasks : a # b => table.merchants[a] # table.merchants[b]
  /\ \A helper \in Helpers : Cardinality(JunksOf(table, helper)) = 2

(* R10.2, R10.4  Where the merchants and the start junk are follows from   *)
(* the round alone.                                                        *)
MarkersFollowTheRound ==
  LET moves == IF Over THEN table.round ELSE Max(table.round - 1, 0)
      from  == [goods |-> MerchantsAt[1], income |-> MerchantsAt[2],
                load |-> MerchantsAt[3]]
  IN  /\ table.start = moves % Players
      /\ \A task \in Tasks : table.merchants[task] = (from[task] + moves) % 5

(* R5.1, R5.5  No role is taken twice in a round, and no more roles than   *)
(* players.  After the role phase each player has had one.                 *)
OneRoleOnceARound ==
  /\ Cardinality(Range(table.taken)) = Len(table.taken)
  /\ Len(table.taken) <= Players
  /\ table.wait.at \in {"supply", "bid"} => Len(table.taken) = Players

(* R5.1  Roles are taken in turn order; a task belongs to the last taker,  *)
(* or (an extra task) to the player whose turn it is.                      *)
RolesInTurnOrder ==
  LET w == table.wait
      n == Len(table.taken)
  IN  /\ w.at \in {"role", "lift", "shift"} => w.seat = Turn(table, n)
      /\ w.at \in {"draw", "load"} =>
           \/ n > 0 /\ w.seat = Turn(table, n - 1)
           \/ n < Players /\ w.seat = Turn(table, n) /\ table.played # <<>>

(* R3.2  The phases in their order: what has not begun has left no trace.  *)
PhasesInOrder ==
  /\ table.wait.at \in {"lay start", "swap time", "exchange"} =>
       table.taken = <<>>
  /\ table.wait.at \in {"lay start", "swap time", "exchange", "role", "draw",
                        "load", "lift", "shift", "supply"} => table.sold = {}
  /\ table.wait.at \in {"stack", "keep"} =>
       IF table.wait.prize THEN table.sold # {} /\ Len(table.taken) = Players
                           ELSE table.sold = {} /\ table.taken = <<>>
  /\ table.round = 0 <=> table.wait.at = "lay start"

(* R8.2  The cards of a sealed bid are in the bidder's hand.               *)
BidsCoveredByCards ==
  table.wait.at = "bid" =>
    \A p \in Seats : table.wait.bids[p] # NoBid =>
      table.wait.bids[p].count \in
        1 .. table.goods[p][table.wait.bids[p].good]

(* R8.7  Nobody bids on a good that is sold.                               *)
GoodsSoldOnce ==
  table.wait.at = "bid" =>
    /\ table.sold # Goods
    /\ BidOn(table.wait.bids) \cap table.sold = {}

(* A seat that has sealed a bid is not waited for.                         *)
ChoosesOnce ==
  table.wait.at = "bid" =>
    /\ table.wait.seats # {}
    /\ \A p \in table.wait.seats : table.wait.bids[p] = NoBid

(* R3.3  The table waits only where, as far as all can see, there may be   *)
(* something to decide.                                                    *)
WaitsOnlyToDecide ==
  LET w == table.wait IN
  CASE w.at = "swap time" -> table.hand[w.seat] # <<>>
    [] w.at = "exchange"  -> \E a, b \in Goods : CanExchange(table, w.seat, a, b)
    [] w.at \in {"draw", "supply"} ->
         w.left > 0 /\ Cardinality(InStock(table)) > 1
    [] w.at = "load" ->
         /\ w.left \in 1 .. table.strips[w.seat]
         /\ Cardinality(FreeSlots(table.holds[w.junk])) > 1
    [] w.at = "lift"  -> Cardinality(Movable(table, w.seat)) > 1
    [] w.at = "bid"   -> \A p \in w.seats : HandSize(table, p) > 0
    [] w.at = "stack" ->
         w.queue # <<>> /\ Cardinality(StacksLeft(table)) > (IF w.prize THEN 0 ELSE 1)
    [] w.at = "keep"  -> w.queue # <<>> /\ Len(table.stacks[w.stack]) > 1
    [] OTHER -> TRUE

(* R4.3  Yuan announced were had, and yuan are never spent (R1.9).         *)
AnnouncedYuanWereHad == \A p \in Seats : table.told[p] <= table.yuan[p]

(* Until the game is over somebody can act; then nobody can.               *)
SomebodyCanAct == ~Over <=> ENABLED Next

(* R3.1, R11.1  The game ends after the last round, not before.            *)
OverAfterTheLastRound == Over => table.round = Rounds

(* R11.3  When the game is over there is a winner.                         *)
SomebodyWins == Over => Won(table) # {}

(* R1.9  Yuan never shrink (an action property).                           *)
YuanNeverShrink ==
  [][\A p \in Seats : table'.yuan[p] >= table.yuan[p]]_table

(* R8.5, R8.10  When all bids are shown the players together gain at most  *)
(* the prizes of the goods that are then sold, a special card counting as  *)
(* its yuan (R8.9).  If the round ends with that step, and the next begins *)
(* with the event special, each may be paid for want of a card (R9.2).     *)
PaysAtMostThePrizes ==
  [][table.wait.at = "bid" =>
       LET goesOn == table'.round = table.round /\ table'.wait.at # "over"
           sold   == (IF goesOn THEN table'.sold ELSE Goods) \ table.sold
           most   == [g \in Goods |-> IF Prize(table, g) = SpecialPrize
                                      THEN SpecialYuan ELSE Prize(table, g)]
           event  == IF table'.round # table.round /\ Events[table'.round] = "special"
                     THEN Players * SpecialYuan ELSE 0
       IN  Sum([p \in Seats |-> table'.yuan[p] - table.yuan[p]], Seats)
             <= Sum(most, sold) + event]_table

(* R5.7, R8.9, R9.2  No other step pays a seat more than what a task can   *)
(* yield or the yuan of a special card, and at the event special the yuan  *)
(* of one more.                                                            *)
PaysOneTaskOrOneCard ==
  [][table.wait.at # "bid" =>
       LET event == IF table'.round # table.round /\ Events[table'.round] = "special"
                    THEN SpecialYuan ELSE 0
       IN  \A p \in Seats : table'.yuan[p] - table.yuan[p]
             <= Max(SpecialYuan, Max(Minimum, 9)) + event]_table

(* R8.7  Within a round no good that is sold becomes unsold.               *)
SoldStaysSold ==
  [][(table'.round = table.round /\ table'.wait.at # "over")
       => table.sold \subseteq table'.sold]_table

(* R8.2  The cards of a bid stay in hand until all bids are shown.  R8.6   *)
(* Then every card bid goes back to its stock, the losers' too.  (The bid  *)
(* of the last seat to choose is in no state, so this is about the others.)*)
EveryBidGoesBack ==
  [][table.wait.at = "bid" =>
       IF Cardinality(table.wait.seats) > 1
       THEN table'.goods = table.goods /\ table'.stock = table.stock
       ELSE \A p \in Seats \ table.wait.seats : \A good \in Goods :
              LET bid == table.wait.bids[p]
              IN  table'.goods[p][good] = table.goods[p][good]
                    - (IF good = bid.good THEN bid.count ELSE 0)]_table

(* R5.5  Within a round the roles taken stay taken, in order.              *)
TakenStaysTaken ==
  [][(table'.round = table.round /\ table'.wait.at # "over")
       => /\ Len(table.taken) <= Len(table'.taken)
          /\ SubSeq(table'.taken, 1, Len(table.taken)) = table.taken]_table

(* R9.3  Cards played stay out of the game, in order.                      *)
PlayedStaysPlayed ==
  [][/\ Len(table.played) <= Len(table'.played)
     /\ SubSeq(table'.played, 1, Len(table.played)) = table.played]_table

(* R3.1  The rounds go up one at a time.                                   *)
RoundsGoUp == [][table'.round \in {table.round, table.round + 1}]_table

(* R6.2  No strip that is covered is ever moved.                           *)
CoveredStaysCovered ==
  [][\A junk \in Junks : \A k \in 1 .. Len(table.holds[junk]) - 1 :
       /\ k <= Len(table'.holds[junk])
       /\ table'.holds[junk][k] = table.holds[junk][k]]_table

(* R9.8  A shift changes the holds: the strip does not go back.            *)
ShiftMoves ==
  [][table.wait.at = "shift" =>
       table'.holds[table.wait.junk] #
         Laid(table.holds[table.wait.junk], table.wait.slot, table.wait.seat)]_table
=============================================================================
