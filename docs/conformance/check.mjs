// Checks a folder of conformance vectors as far as one can without knowing the rules of the game:
//   node docs/conformance/check.mjs DIR
// Every value fits its schema, nothing is lost between a state and the next, lists of legal actions
// agree with what is accepted and refused, views show what they may, and the index counts right.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const GOODS = ["spice", "vegetables", "fish", "rice"];
const FORMAT = 1;

const dir = process.argv[2];
if (dir === undefined) {
  console.error("usage: node check.mjs DIR");
  process.exit(2);
}

let checks = 0;
const wrong = [];
let place = "";

function check(holds, words) {
  checks += 1;
  if (!holds) wrong.push(`${place}: ${words}`);
}

const read = (path) => JSON.parse(readFileSync(join(dir, path), "utf8"));
const text = (value) => JSON.stringify(value);
const same = (one, other) => text(one) === text(other);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const sorted = (values) => values.map(text).sort();
const holds = (list, value) => list.some((one) => same(one, value));

// The schema: as much of JSON Schema as schema.json uses.

function misfit(schema, value, path = "$") {
  if (schema.$ref !== undefined) {
    return misfit(definitions[schema.$ref.replace("#/$defs/", "")], value, path);
  }
  if (schema.anyOf !== undefined) {
    const kind = value?.kind;
    const named = schema.anyOf.filter((one) => kind !== undefined && one.$ref === `#/$defs/${kind}`);
    const tried = (named.length ? named : schema.anyOf).map((one) => misfit(one, value, path));
    return tried.includes(null) ? null : tried[0];
  }
  if (schema.const !== undefined && value !== schema.const) return `${path} is not ${schema.const}`;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return `${path} is no such word`;
  const types = {
    array: Array.isArray,
    boolean: (one) => typeof one === "boolean",
    integer: Number.isInteger,
    null: (one) => one === null,
    object: (one) => typeof one === "object" && one !== null && !Array.isArray(one),
    string: (one) => typeof one === "string",
  };
  if (schema.type !== undefined && !types[schema.type](value)) return `${path} is no ${schema.type}`;
  if (schema.minimum > value || schema.maximum < value) return `${path} is out of bounds`;
  if (schema.minItems > value?.length || schema.maxItems < value?.length) return `${path} is too short or long`;
  if (schema.maxLength < value?.length) return `${path} is too long`;
  if (schema.type === "array") {
    for (const [index, item] of value.entries()) {
      const found = misfit(schema.items, item, `${path}[${index}]`);
      if (found !== null) return found;
    }
  }
  if (schema.type === "object") {
    for (const key of schema.required) if (!(key in value)) return `${path} has no ${key}`;
    for (const key of Object.keys(value)) {
      if (!(key in schema.properties)) return `${path} has a key ${key}`;
      const found = misfit(schema.properties[key], value[key], `${path}.${key}`);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Check a value against the schema of a kind, its editions put back in their places. */
function fits(kind, value) {
  const found = misfit({ $ref: `#/$defs/${kind}` }, whole(value));
  check(found === null, `no ${kind}: ${found}`);
}

function whole(value) {
  const made = { ...value };
  if (typeof made.edition === "string") made.edition = editions[made.edition];
  if (made.state !== undefined) made.state = whole(made.state);
  return made;
}

// What every state keeps

const strips = (state, seat) =>
  state.players[seat].strips +
  sum(state.holds.map((hold) => hold.layers.flat().filter((owner) => owner === seat).length)) +
  (state.phase.kind === "Relaying" && state.phase.owner === seat ? 1 : 0);

function checkState(state) {
  fits("State", state);
  const box = editions[state.edition];
  const count = state.players.length;
  GOODS.forEach((good, index) => {
    const there = state.stocks[index] + sum(state.players.map((player) => player.goods[index]));
    check(there === box.goods_cards[index], `${there} cards of ${good}`);
  });
  const specials = [
    ...state.played,
    ...state.stacks.flat(),
    ...state.players.flatMap((player) => [...player.hand, ...player.open]),
  ];
  check(same(sorted(specials), sorted(box.special_cards)), "special cards are not the edition's");
  check(same(sorted(state.market), sorted(box.market_cards)), "market cards are not the edition's");
  for (let seat = 0; seat < count; seat += 1) {
    check(strips(state, seat) === box.strips, `${strips(state, seat)} strips of seat ${seat}`);
    const { goods, yuan } = state.players[seat];
    check(Math.min(...goods, ...state.stocks, yuan) >= 0, `seat ${seat}: less than nothing`);
  }
  for (const { layers } of state.holds) {
    layers.forEach((layer, height) => {
      const free = layer.filter((owner) => owner === null).length;
      check(free < 3 && (free === 0 || height === layers.length - 1), "a layer is bare, or covered before it is full");
      check(layer.every((owner) => owner === null || owner < count), "a strip of nobody at the table");
    });
  }
  check(new Set(state.merchants).size === 3, "merchants share a junk");
  check(new Set(state.taken).size === state.taken.length, "a role is taken twice");
  check(state.round >= 0 && state.round <= box.rounds, `round ${state.round}`);
  check(state.start_player < count, "the start player is not at the table");
}

/** What events tell of yuan and goods is what the players have more. */
function checkGains(players, later, events) {
  const yuan = players.map((player) => player.yuan);
  const goods = players.map((player) => [...player.goods]);
  for (const event of events) {
    const { kind, seat } = event;
    const add = (good, number) => (goods[seat][GOODS.indexOf(good)] += number);
    if (["IncomeTaken", "PrizePaid", "YuanInstead"].includes(kind)) yuan[seat] += event.yuan;
    if (["GoodsDrawn", "SupplyDrawn"].includes(kind)) add(event.good, event.count);
    if (kind === "CardsReturned") add(event.good, -event.count);
    if (kind === "GoodsSwapped") [add(event.give, -1), add(event.take, 1)];
  }
  check(same(yuan, later.map((player) => player.yuan)), "yuan that no event tells of");
  check(same(goods, later.map((player) => player.goods)), "goods cards that no event tells of");
}

function checkNext(state, step) {
  const next = step.state;
  fits("Step", step);
  checkState(next);
  check(next.edition === state.edition && next.players.length === state.players.length, "another table");
  check(same(next.market, state.market), "the market cards have moved");
  check(same(next.played.slice(0, state.played.length), state.played), "a played card came back");
  check(next.round === state.round || next.round === state.round + 1, "a round is left out");
  const turned = step.events.filter((event) => event.kind === "MarketTurned").length;
  check(turned === next.round - state.round, "a market card for each new round");
  checkGains(state.players, next.players, step.events);
}

function checkScored(state, scored) {
  fits("GameScored", scored);
  const { scores, winners } = scored;
  check(scores.length === state.players.length, "a score for each seat");
  scores.forEach((score, seat) => {
    check(score.yuan === state.players[seat].yuan, `seat ${seat} scores other yuan`);
    check(score.total === score.yuan + score.bonuses + score.junk_bonus, `seat ${seat}: the total`);
  });
  const most = Math.max(...scores.map((score) => score.total));
  let best = scores.flatMap((score, seat) => (score.total === most ? [seat] : []));
  if (editions[state.edition].rulings.final_tie === "most goods") {
    const cards = (seat) => sum(state.players[seat].goods);
    best = best.filter((seat) => cards(seat) === Math.max(...best.map(cards)));
  }
  check(same(winners, state.phase.kind === "GameOver" ? best : []), "the winners");
}

// The kinds of cases, by what they have

function checkPosition({ state, waiting_on: waiting, legal, accepted, refused }) {
  checkState(state);
  for (const action of legal) fits("Action", action);
  check(new Set(sorted(legal)).size === legal.length, "an action is listed twice");
  const acting = [...new Set(legal.map((action) => action.seat))].sort();
  check(same(acting, waiting), "the seats of the legal actions are not those waited for");
  check((waiting.length === 0) === (state.phase.kind === "GameOver"), "the table waits for nobody");
  for (const { action, step } of accepted) {
    check(holds(legal, action), "an accepted action is not legal");
    checkNext(state, step);
  }
  for (const { action, rule } of refused) {
    fits("Action", action);
    check(!holds(legal, action), "a refused action is legal");
    check(rule in index.rules, `no rule ${rule}`);
    check(index.rules[rule].never_refused === null, `${rule} is said never to refuse`);
  }
}

function checkOpening({ edition, players, variable_setup: variable, deal, opening }) {
  fits("Deal", deal);
  fits("Step", opening);
  const { state, events } = opening;
  checkState(state);
  check(state.edition === edition && state.players.length === players, "another table");
  check(deal.hands.length === players, "a hand for each seat");
  check(same(state.market, deal.market), "the market cards are not as dealt");
  check((state.phase.kind === "LayingStart") === variable, "the set-up");
  check(!variable || same(state.merchants, deal.merchants), "the merchants are not as dealt");
  const dealt = deal.hands.map((goods) => ({ goods, yuan: 0 }));
  checkGains(dealt, state.players, events);
}

// R12.4: in the supply and auction phases the stocks may not be counted.
const isAfterRoles = ({ kind, occasion }) =>
  ["Supplying", "Bidding"].includes(kind) || (/^(Taking|Keeping)Special$/.test(kind) && occasion === "prize");

function checkViews({ state, views }) {
  checkState(state);
  const count = state.players.length;
  const over = state.phase.kind === "GameOver";
  const { rulings } = editions[state.edition];
  const open = rulings.yuan === "open";
  const counted = !over && rulings.stocks === "secret" && isAfterRoles(state.phase);
  check(same(views.map((view) => view.seat), [...Array(count).keys(), null]), "a view for each seat and a spectator");
  for (const view of views) {
    fits("View", view);
    for (const key of ["edition", "holds", "played", "round", "start_player", "merchants", "taken", "sold"]) {
      check(same(view[key], state[key]), `${key} is not as it is`);
    }
    view.players.forEach((seen, seat) => {
      const player = state.players[seat];
      const own = over || view.seat === seat;
      check(seen.cards === sum(player.goods) && seen.specials === player.hand.length, "how many cards");
      check(same(seen.goods, own ? player.goods : null), "goods cards");
      check(same(seen.hand, own ? player.hand : null), "special cards");
      check(same(seen.yuan, own || open ? player.yuan : null), "yuan");
      check(same(seen.announced, state.announced[seat] ?? null), "what was announced");
      check(same([seen.open, seen.strips], [player.open, player.strips]), "open cards and strips");
    });
    check(same(view.stocks, counted ? null : state.stocks), "the stocks");
    check(same(view.in_stock, GOODS.filter((_, good) => state.stocks[good] > 0)), "what is in stock");
    check(same(view.market, state.market.slice(0, view.market.length)), "the market cards");
    check(view.market.length === (over ? state.market.length : state.round), "how many market cards");
    check(view.market.length + view.pile === state.market.length, "the pile");
    check(same(view.stacks, state.stacks.map((stack) => stack.length)), "the stacks");
    view.contents.forEach((cards, stack) => {
      const { kind, takers } = state.phase;
      const looks = kind === "KeepingSpecial" && state.phase.stack === stack && takers[0] === view.seat;
      check(same(cards, over || looks ? state.stacks[stack] : null), "what is in a stack");
    });
    check(view.legal.every((action) => action.seat === view.seat), "the actions of another seat");
    check((view.legal.length > 0) === view.waiting_on.includes(view.seat), "who may act");
    if (state.phase.kind === "Bidding") {
      const own = state.phase.bids.find((bid) => bid.seat === view.seat) ?? null;
      const { waiting } = state.phase;
      const has = (seat) => sum(state.players[seat].goods) > 0 && !waiting.includes(seat);
      check(same(view.phase.own, own) && same(view.phase.waiting, waiting), "the bids");
      check(same(view.phase.chosen, [...Array(count).keys()].filter(has)), "who has chosen");
      check(same(view.waiting_on, waiting), "who is waited for");
    } else {
      check(same(view.phase, state.phase), "the phase");
    }
  }
}

const PRIVATE = ["BidChosen", "PassChosen", "StackSeen", "SpecialKept"];

function checkTold({ players, events, told }) {
  for (const event of events) fits("Event", event);
  check(told.length === players + 1, "a seat or the spectator is told nothing");
  told.forEach((some, index) => {
    const seat = index === told.length - 1 ? null : index;
    const mine = events.filter((event) => !PRIVATE.includes(event.kind) || event.seat === seat);
    check(same(some, mine), `what seat ${seat} is told`);
  });
}

function checkGame({ record, course, last }) {
  fits("Record", record);
  checkState(last);
  check(course.length === record.actions.length + 1, "a step for each action, and the opening");
  course.forEach((step, number) => {
    const end = number === course.length - 1;
    for (const event of step.events) fits("Event", event);
    check(end === (step.legal === 0) && end === (step.waiting_on.length === 0), "the game goes on");
    const next = record.actions[number];
    check(end || step.waiting_on.includes(next?.seat), `action ${number} is out of turn`);
  });
  const events = course.flatMap((step) => step.events);
  check(last.phase.kind === "GameOver", "the game is not over");
  const dealt = record.deal.hands.map((goods) => ({ goods, yuan: 0 }));
  checkGains(dealt, last.players, events);
  checkScored(last, events.at(-1));
}

function checkCase(one) {
  if (one.opening !== undefined) return checkOpening(one);
  if (one.legal !== undefined) return checkPosition(one);
  if (one.views !== undefined) return checkViews(one);
  if (one.told !== undefined) return checkTold(one);
  if (one.record !== undefined) return checkGame(one);
  if (one.scored !== undefined) return [checkState(one.state), checkScored(one.state, one.scored)];
  return check(false, "a case of no known kind");
}

// The whole folder

const index = read("index.json");
place = "index.json";
check(index.format === FORMAT, `format ${index.format}, not ${FORMAT}`);
const definitions = read(index.schema).$defs;
const editions = {};
for (const [name, path] of Object.entries(index.editions)) editions[name] = read(path);
for (const [name, edition] of Object.entries(editions)) {
  place = name;
  fits("Edition", edition);
}

const ids = new Set();
const shown = {};
const refused = {};
for (const { file, cases: expected } of index.files) {
  place = file;
  const { format, cases } = read(file);
  check(format === index.format && cases.length === expected, "the format or the number of cases");
  for (const one of cases) {
    place = one.id;
    check(!ids.has(one.id), "an id stands twice");
    ids.add(one.id);
    try {
      checkCase(one);
    } catch (error) {
      check(false, error.message);
    }
    for (const part of [one, ...(one.accepted ?? [])]) {
      for (const rule of part.shows ?? []) shown[rule] = (shown[rule] ?? 0) + 1;
    }
    for (const { rule } of one.refused ?? []) refused[rule] = (refused[rule] ?? 0) + 1;
  }
}
place = "index.json";
for (const [rule, told] of Object.entries(index.rules)) {
  check(told.shown === (shown[rule] ?? 0) && told.shown > 0, `${rule} is shown`);
  check(told.refused === (refused[rule] ?? 0), `${rule} refuses`);
  check((told.refused > 0) === (told.never_refused === null), `${rule} refuses, or it says why not`);
}
check(same(Object.keys(shown).filter((rule) => !(rule in index.rules)), []), "a rule that is not listed");

for (const words of wrong.slice(0, 20)) console.error(words);
console.log(`${ids.size} cases, ${checks} checks, ${wrong.length} wrong`);
process.exit(wrong.length ? 1 : 0);
