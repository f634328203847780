/** Values of the board game Dschunke; each object says its kind. */

export type Action = ChooseRole | DrawGoods | PlaceStrip | SealBid | PassBid | TakeYuan | OpenStack | KeepCard | PlayCard | SwapGoods | ShiftStrip | Decline;

/** A sealed bid; its cards stay in hand until all bids are shown (R8.2, R8.3). */
export interface Bid {
  kind: "Bid";
  seat: number;
  good: Good;
  count: number;
}

/** What a player bids; only he knows until all bids are shown (R8.2, R12.1). */
export interface BidChosen {
  kind: "BidChosen";
  seat: number;
  good: Good;
  count: number;
}

/** A player has chosen a bid, or to pass; which of the two stays secret (R8.2, R12.1). */
export interface BidSealed {
  kind: "BidSealed";
  seat: number;
}

/** Players seal their bids, in any order (R8.2). */
export interface Bidding {
  kind: "Bidding";
  waiting: number[];
  bids: Bid[];
}

/** All bids were shown together (R8.3). */
export interface BidsShown {
  kind: "BidsShown";
  bids: Bid[];
}

/** The cards of a bid went back to their stock (R8.6). */
export interface CardsReturned {
  kind: "CardsReturned";
  seat: number;
  good: Good;
  count: number;
}

/** Pays at the end for a visible chest on every junk (R9.9). */
export interface ChestOnEveryJunk {
  kind: "ChestOnEveryJunk";
  yuan: number;
}

/** Whose visible chests count when a player draws goods or takes income (R5.6, R5.7). */
export type Chests = "own" | "all";

/** Take a role and carry out its task on a junk (R5.1). */
export interface ChooseRole {
  kind: "ChooseRole";
  seat: number;
  role: Role;
  junk: Junk;
}

/** A player takes a role, after any card he plays first (R5.1, R9.6, R9.8). */
export interface ChoosingRole {
  kind: "ChoosingRole";
  seat: number;
}

/** The colours of strips, in the order of the seats that play them (R2.3). */
export type Colour = "red" | "blue" | "green" | "yellow";

/** Every order that chance decides in a game. */
export interface Deal {
  kind: "Deal";
  hands: ([number, number, number, number])[];
  market: MarketCard[];
  stacks: SpecialCard[][];
  merchants: [Junk, Junk, Junk];
}

/** End what is optional (R4.2, R9.7). */
export interface Decline {
  kind: "Decline";
  seat: number;
}

/** A player played no goods swap, or exchanged no further card (R4.2, R9.7). */
export interface Declined {
  kind: "Declined";
  seat: number;
  swapping: boolean;
}

/** Name the good to draw (R5.9, R5.10, R7.1). */
export interface DrawGoods {
  kind: "DrawGoods";
  seat: number;
  good: Good;
}

/** A player who draws goods names a good (R5.9, R5.10). */
export interface Drawing {
  kind: "Drawing";
  seat: number;
  left: number;
}

/** What is in the box: refused when it is made if it can't be played. */
export interface Edition {
  kind: "Edition";
  name: string;
  setups: SetUp[];
  goods_cards: [number, number, number, number];
  strips: number;
  market_cards: MarketCard[];
  special_cards: SpecialCard[];
  stack_sizes: number[];
  rounds: number;
  merchants: [Junk, Junk, Junk];
  lower_track: Space[];
  upper_track: Space[];
  events: (RoundEvent | null)[];
  minimum: number;
  merchant_load: number;
  supply: number;
  special_yuan: number;
  swaps: number;
  junk_bonus: number[];
  variable_junk: number;
  variable_own: number;
  provenance: Source[];
  rulings: Rulings;
}

export type Event = MarketTurned | Declined | EventCame | YuanAnnounced | RoleTaken | GoodsDrawn | SupplyDrawn | IncomeTaken | StripLaid | StripLifted | SpecialPlayed | GoodsSwapped | BidSealed | BidChosen | PassChosen | BidsShown | CardsReturned | LotSettled | PrizePaid | YuanInstead | StackOpened | StackSeen | SpecialTaken | SpecialKept | SpecialOpened | MarkersMoved | StartPassed | GameScored;

/** The round track ordered an event (R4.3). */
export interface EventCame {
  kind: "EventCame";
  event: RoundEvent;
}

/** Laid open: one more goods card in every supply phase (R9.5). */
export interface ExtraSupply {
  kind: "ExtraSupply";
}

/** Played once, before taking a role: a task as a merchant does it (R9.6). */
export interface ExtraTask {
  kind: "ExtraTask";
  task: Task;
  junk: Junk;
}

/** Who wins if totals are equal at the end (R11.3). */
export type FinalTie = "shared" | "most goods";

/** The tenth round is over; nobody acts any more (R11.1). */
export interface GameOver {
  kind: "GameOver";
}

/** The game is over, and everything is shown (R11.1, R11.2, R11.3, R12.6). */
export interface GameScored {
  kind: "GameScored";
  scores: Score[];
  winners: number[];
}

/** The four goods, in the order of the market cards (R1.6). */
export type Good = "spice" | "vegetables" | "fish" | "rice";

/** A player drew goods cards in the role phase (R5.6, R5.9, R5.10). */
export interface GoodsDrawn {
  kind: "GoodsDrawn";
  seat: number;
  good: Good;
  count: number;
  junk: Junk;
}

/** Pays at the end for enough cards of a good in hand (R9.9). */
export interface GoodsInHand {
  kind: "GoodsInHand";
  good: Good;
  count: number;
  yuan: number;
}

/** Draw goods, less a deduction (R5.6, R5.8). */
export interface GoodsSpace {
  kind: "GoodsSpace";
  deduction: number;
}

/** Played once, when the market card is up: exchanges goods cards (R9.7). */
export interface GoodsSwap {
  kind: "GoodsSwap";
}

/** A player exchanged a goods card for one of another good (R9.7). */
export interface GoodsSwapped {
  kind: "GoodsSwapped";
  seat: number;
  give: Good;
  take: Good;
}

/** A junk's loading space: layers of strips, each crosswise to the one below (R6.1, R6.2). */
export interface Hold {
  kind: "Hold";
  layers: ([number | null, number | null, number | null])[];
}

/** Take income, less a deduction (R5.7, R5.8). */
export interface IncomeSpace {
  kind: "IncomeSpace";
  deduction: number;
}

/** A player took income (R5.7). */
export interface IncomeTaken {
  kind: "IncomeTaken";
  seat: number;
  junk: Junk;
  yuan: number;
  rule: string;
}

/** The five junks, clockwise (R1.2). */
export type Junk = "grey" | "orange" | "violet" | "brown" | "white";

/** Take a special card out of the chosen stack (R9.2). */
export interface KeepCard {
  kind: "KeepCard";
  seat: number;
  card: SpecialCard;
}

/** A player looks through the stack he chose and takes a card (R9.2). */
export interface KeepingSpecial {
  kind: "KeepingSpecial";
  takers: number[];
  occasion: Occasion;
  stack: number;
}

/** Variable set-up: a player lays one strip (R2.8). */
export interface LayingStart {
  kind: "LayingStart";
  seat: number;
}

/** Load (R5.11). */
export interface LoadSpace {
  kind: "LoadSpace";
  strips: number;
}

/** A player lays strips on a junk, slot by slot (R5.11, R6.3). */
export interface Loading {
  kind: "Loading";
  seat: number;
  junk: Junk;
  left: number;
}

/** A good was sold and got its marker (R8.4, R8.5, R8.7). */
export interface LotSettled {
  kind: "LotSettled";
  sale: Sale;
}

/** Roles were turned face up, markers came off, merchants moved on (R8.7, R10.1, R10.2). */
export interface MarkersMoved {
  kind: "MarkersMoved";
  merchants: [Junk, Junk, Junk];
}

/** A market card names a prize for each good (R1.6). */
export interface MarketCard {
  kind: "MarketCard";
  prizes: [number | Special, number | Special, number | Special, number | Special];
}

/** The top market card was turned up, and the helpers stand on this round's space (R4.1). */
export interface MarketTurned {
  kind: "MarketTurned";
  round: number;
  card: MarketCard;
}

/** Pays at the end for more visible chests on a junk than any other player (R9.9). */
export interface MostChests {
  kind: "MostChests";
  junk: Junk;
  yuan: number;
}

/** Why players take special cards. */
export type Occasion = "event" | "prize";

/** The market card is up; a player with special cards may play a goods swap (R4.2). */
export interface OfferingSwap {
  kind: "OfferingSwap";
  seat: number;
}

/** Choose the stack to take a special card from (R9.2). */
export interface OpenStack {
  kind: "OpenStack";
  seat: number;
  stack: number;
}

/** Where a number of an edition comes from. */
export type Origin = "published" | "reconstructed" | "ruled" | "own";

/** Bid nothing in this auction, secretly (R8.2). */
export interface PassBid {
  kind: "PassBid";
  seat: number;
}

/** That a player passes; only he knows until all bids are shown (R8.2, R12.1). */
export interface PassChosen {
  kind: "PassChosen";
  seat: number;
}

/** Who may pass in an auction (R8.2). */
export type Passing = "allowed" | "last resort";

export type Phase = LayingStart | OfferingSwap | Swapping | ChoosingRole | Drawing | Loading | Shifting | Relaying | Supplying | Bidding | TakingSpecial | KeepingSpecial | GameOver;

export type PhaseSeen = LayingStart | OfferingSwap | Swapping | ChoosingRole | Drawing | Loading | Shifting | Relaying | Supplying | SealedBids | TakingSpecial | KeepingSpecial | GameOver;

/** Lay one of one's strips (R6.2, R2.8, R9.8). */
export interface PlaceStrip {
  kind: "PlaceStrip";
  seat: number;
  junk: Junk;
  slot: number;
}

/** Play a special card from hand (R9.3). */
export interface PlayCard {
  kind: "PlayCard";
  seat: number;
  card: SpecialCard;
}

/** What lies before one player and in his hands. */
export interface Player {
  kind: "Player";
  goods: [number, number, number, number];
  strips: number;
  yuan: number;
  hand: SpecialCard[];
  open: SpecialCard[];
}

/** What may be known of one player: None stands where something is secret (R12.1, R12.3). */
export interface PlayerSeen {
  kind: "PlayerSeen";
  cards: number;
  goods: [number, number, number, number] | null;
  specials: number;
  hand: SpecialCard[] | null;
  open: SpecialCard[];
  strips: number;
  yuan: number | null;
  announced: number | null;
}

/** A player was paid a prize or his share of it (R8.4, R8.5). */
export interface PrizePaid {
  kind: "PrizePaid";
  seat: number;
  good: Good;
  yuan: number;
  rule: string;
}

/** A game: what is in the box, what chance decided, who plays, and what was done. */
export interface Record {
  kind: "Record";
  edition: Edition;
  deal: Deal;
  variable_setup: boolean;
  names: string[];
  actions: Action[];
  version: number;
}

/** A player lays the strip he lifted somewhere else (R9.8). */
export interface Relaying {
  kind: "Relaying";
  seat: number;
  owner: number;
  junk: Junk;
  slot: number;
}

/** Three merchants, one for each task, and two helpers (R1.8). */
export type Role = "goods merchant" | "income merchant" | "load merchant" | "lower helper" | "upper helper";

/** A player took a role, which is turned over (R5.1, R5.5). */
export interface RoleTaken {
  kind: "RoleTaken";
  seat: number;
  role: Role;
  junk: Junk;
}

/** What the round track may order in a round (R4.3). */
export type RoundEvent = "special" | "announce";

/** How a table answers what can be answered in more than one way: by default as the rulebook. */
export interface Rulings {
  kind: "Rulings";
  chests: Chests;
  supply: SupplyFrom;
  passing: Passing;
  special_tie: SpecialTie;
  shift: Shift;
  final_tie: FinalTie;
  yuan: Shown;
  stocks: Shown;
}

/** What became of one good bid on. */
export interface Sale {
  kind: "Sale";
  good: Good;
  prize: number | Special;
  count: number;
  highest: number[];
  winners: number[];
  share: number;
  lost: number;
  special: boolean;
}

/** What one player scores (R11.2). */
export interface Score {
  kind: "Score";
  yuan: number;
  bonuses: number;
  junk_bonus: number;
  total: number;
}

/** Bid goods cards of one good, secretly (R8.2). */
export interface SealBid {
  kind: "SealBid";
  seat: number;
  good: Good;
  count: number;
}

/** Players seal their bids; the others' stay secret until all are shown (R8.2, R12.1). */
export interface SealedBids {
  kind: "SealedBids";
  waiting: number[];
  chosen: number[];
  own: Bid | null;
}

/** A game as one seat saw it: its views at both ends, and what it was told between (R12). */
export interface SeenRecord {
  kind: "SeenRecord";
  names: string[];
  first: View;
  told: Event[][];
  last: View;
  version: number;
}

/** How a game for one number of players is laid out (R1.1). */
export interface SetUp {
  kind: "SetUp";
  players: number;
  shuffled: number;
  hand: number;
  strips: [Colour[], Colour[], Colour[], Colour[], Colour[]];
  helpers: Role[];
  variable_strips: number;
}

/** Whose strip the strip shift moves (R9.8). */
export type Shift = "own" | "any";

/** Lift one of one's uncovered strips, to lay it elsewhere (R9.8). */
export interface ShiftStrip {
  kind: "ShiftStrip";
  seat: number;
  junk: Junk;
  slot: number;
}

/** A played strip shift: a player lifts one of his strips (R9.8). */
export interface Shifting {
  kind: "Shifting";
  seat: number;
}

/** Whether something is shown to all (R12.3, R12.4). */
export type Shown = "secret" | "open";

/** Where one field of an edition comes from. */
export interface Source {
  kind: "Source";
  name: string;
  origin: Origin;
  note: string;
}

export type Space = GoodsSpace | IncomeSpace | LoadSpace;

/** The prize of a market card that is no sum of yuan (R8.9). */
export type Special = "special card";

export type SpecialCard = TieBreaker | ExtraSupply | ExtraTask | GoodsSwap | StripShift | MostChests | GoodsInHand | ChestOnEveryJunk;

/** Which card a player took into his hand; only he knows (R9.1, R12.1). */
export interface SpecialKept {
  kind: "SpecialKept";
  seat: number;
  stack: number;
  card: SpecialCard;
}

/** A player took a card from a stack and laid it open (R9.1). */
export interface SpecialOpened {
  kind: "SpecialOpened";
  seat: number;
  stack: number;
  card: SpecialCard;
}

/** A player played a one-time card, which left the game (R9.3). */
export interface SpecialPlayed {
  kind: "SpecialPlayed";
  seat: number;
  card: SpecialCard;
}

/** A player took a card from a stack into his hand; which one stays secret (R9.1, R12.1). */
export interface SpecialTaken {
  kind: "SpecialTaken";
  seat: number;
  stack: number;
}

/** What equal highest bids for a special card bring (R8.10). */
export type SpecialTie = "share" | "nobody" | "all";

/** A player chose a stack of special cards to look through (R9.2). */
export interface StackOpened {
  kind: "StackOpened";
  seat: number;
  stack: number;
}

/** What is in the stack that a player looks through; only he sees it (R9.2, R12.2). */
export interface StackSeen {
  kind: "StackSeen";
  seat: number;
  stack: number;
  cards: SpecialCard[];
}

/** The start junk passed to the left (R10.4). */
export interface StartPassed {
  kind: "StartPassed";
  seat: number;
}

/** The whole table at one moment: equal histories give equal states. */
export interface State {
  kind: "State";
  edition: Edition;
  players: Player[];
  holds: [Hold, Hold, Hold, Hold, Hold];
  stocks: [number, number, number, number];
  market: MarketCard[];
  stacks: SpecialCard[][];
  played: SpecialCard[];
  announced: number[];
  round: number;
  start_player: number;
  merchants: [Junk, Junk, Junk];
  taken: Role[];
  sold: Good[];
  phase: Phase;
}

/** What an action led to, and what happened on the way. */
export interface Step {
  kind: "Step";
  state: State;
  events: Event[];
  reveals: boolean;
}

/** A player laid a strip (R2.8, R5.11, R9.8). */
export interface StripLaid {
  kind: "StripLaid";
  seat: number;
  owner: number;
  junk: Junk;
  slot: number;
  layer: number;
  covers: number[];
}

/** A player lifted a strip to lay it elsewhere (R9.8). */
export interface StripLifted {
  kind: "StripLifted";
  seat: number;
  owner: number;
  junk: Junk;
  slot: number;
  layer: number;
  uncovers: number[];
}

/** Played once, before taking a role: moves one strip (R9.8). */
export interface StripShift {
  kind: "StripShift";
}

/** A player drew goods cards in the supply phase, when the stocks may not be counted (R7.1). */
export interface SupplyDrawn {
  kind: "SupplyDrawn";
  seat: number;
  good: Good;
  count: number;
  junk: Junk;
}

/** Where the cards of one player's supply come from (R7.2). */
export type SupplyFrom = "one junk" | "any junks";

/** A player draws his supply from a junk of his choice (R7.1). */
export interface Supplying {
  kind: "Supplying";
  seat: number;
  left: number;
}

/** Exchange one goods card for a card of another good (R9.7). */
export interface SwapGoods {
  kind: "SwapGoods";
  seat: number;
  give: Good;
  take: Good;
}

/** A played goods swap: a player exchanges goods cards (R9.7). */
export interface Swapping {
  kind: "Swapping";
  seat: number;
  done: number;
}

/** Take yuan instead of a special card (R8.9). */
export interface TakeYuan {
  kind: "TakeYuan";
  seat: number;
}

/** A player chooses a stack of special cards (R9.2). */
export interface TakingSpecial {
  kind: "TakingSpecial";
  takers: number[];
  occasion: Occasion;
}

/** What a role does (R5.6, R5.7, R5.11). */
export type Task = "goods" | "income" | "load";

/** Laid open: wins the ties that its owner is part of (R9.4). */
export interface TieBreaker {
  kind: "TieBreaker";
}

/** What a seat may know of a state at one moment, and no more (R12). */
export interface View {
  kind: "View";
  seat: number | null;
  edition: Edition;
  players: PlayerSeen[];
  holds: [Hold, Hold, Hold, Hold, Hold];
  in_stock: Good[];
  stocks: [number, number, number, number] | null;
  market: MarketCard[];
  pile: number;
  stacks: number[];
  contents: (SpecialCard[] | null)[];
  played: SpecialCard[];
  round: number;
  start_player: number;
  merchants: [Junk, Junk, Junk];
  taken: Role[];
  sold: Good[];
  phase: PhaseSeen;
  waiting_on: number[];
  legal: Action[];
}

/** A player told his yuan (R4.3, R12.3). */
export interface YuanAnnounced {
  kind: "YuanAnnounced";
  seat: number;
  yuan: number;
}

/** A player was paid yuan instead of a special card (R8.9, R9.2). */
export interface YuanInstead {
  kind: "YuanInstead";
  seat: number;
  yuan: number;
  occasion: Occasion;
  rule: string;
}

/** Any form. */
export type Form = Edition | Deal | State | View | Step | Record | SeenRecord | ChooseRole | DrawGoods | PlaceStrip | SealBid | PassBid | TakeYuan | OpenStack | KeepCard | PlayCard | SwapGoods | ShiftStrip | Decline | MarketTurned | Declined | EventCame | YuanAnnounced | RoleTaken | GoodsDrawn | SupplyDrawn | IncomeTaken | StripLaid | StripLifted | SpecialPlayed | GoodsSwapped | BidSealed | BidChosen | PassChosen | BidsShown | CardsReturned | LotSettled | PrizePaid | YuanInstead | StackOpened | StackSeen | SpecialTaken | SpecialKept | SpecialOpened | MarkersMoved | StartPassed | GameScored;
