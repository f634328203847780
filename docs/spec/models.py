#!/usr/bin/env python3
"""Write each model three times from one description: MC_x.json (for other programs), MC_x.tla and MC_x.cfg (for TLC).

The JSON is the source; the TLA+ constants are translated from it and nothing else.
"""
import json, pathlib, re

HERE = pathlib.Path(__file__).parent
COLOURS = ["red", "blue", "green", "yellow"]
INVARIANTS = """TypeOK GoodsCardsConserved StripsConserved SpecialCardsConserved StacksInOrder SpecialCardsInPlace
LayersFullBeforeCovered AtMostNineChests StartingStripsWithinLimits MerchantsApart MarkersFollowTheRound
OneRoleOnceARound RolesInTurnOrder PhasesInOrder BidsCoveredByCards GoodsSoldOnce ChoosesOnce WaitsOnlyToDecide
AnnouncedYuanWereHad SomebodyCanAct SomebodyWins""".split()
PROPERTIES = """YuanNeverShrink SoldStaysSold TakenStaysTaken PlayedStaysPlayed RoundsGoUp CoveredStaysCovered
ShiftMoves""".split()

S = "special card"
TB = {"kind": "TieBreaker"}
XS = {"kind": "ExtraSupply"}
SWAP = {"kind": "GoodsSwap"}
SHIFT = {"kind": "StripShift"}
def task(task, junk): return {"kind": "ExtraTask", "task": task, "junk": junk}
def chests(junk, yuan=8): return {"kind": "MostChests", "junk": junk, "yuan": yuan}
def inhand(good, count, yuan=8): return {"kind": "GoodsInHand", "good": good, "count": count, "yuan": yuan}
def everyjunk(yuan=12): return {"kind": "ChestOnEveryJunk", "yuan": yuan}
def goods(d=0): return {"kind": "GoodsSpace", "deduction": d}
def income(d=0): return {"kind": "IncomeSpace", "deduction": d}
def load(n): return {"kind": "LoadSpace", "strips": n}
GREY, ORANGE, VIOLET, BROWN, WHITE = range(5)

def model(name, *, players, market, hands, stacks, goods_cards, shuffled, strips, setup_strips=((), (), (), (), ()),
          helpers=(), lower=None, upper=None, events=None, minimum=1, merchant_load=1, supply=1, special_yuan=3,
          swaps=2, junk_bonus=(0, 1, 4, 9, 16, 25), merchants=(BROWN, GREY, VIOLET), variable=False, variable_strips=1,
          variable_junk=3, variable_own=2):
    rounds = len(market)
    hand = sum(hands[0])
    assert all(sum(h) == hand for h in hands) and len(hands) == players
    assert all(sum(h[g] for h in hands) <= shuffled for g in range(4)) and shuffled <= min(goods_cards)
    assert hand * players <= 4 * shuffled and players <= 3 + len(helpers) and min(goods_cards) >= 1
    lower = lower or [load(1)] * rounds
    upper = upper or [load(1)] * rounds
    events = events or [None] * rounds
    assert len(lower) == len(upper) == len(events) == rounds
    assert all(len(s) <= 3 for s in setup_strips)
    for p in range(players):
        assert sum(list(s).count(p) for s in setup_strips) <= strips and (not variable or variable_strips <= strips)
    assert all(sp.get("deduction", 0) <= minimum for sp in lower + upper)
    cards = [{"kind": "MarketCard", "prizes": list(m)} for m in market]
    data = {
        "players": players, "variable_setup": variable,
        "edition": {
            "name": name,
            "setups": [{"kind": "SetUp", "players": players, "shuffled": shuffled, "hand": hand,
                        "strips": [[COLOURS[p] for p in s] for s in setup_strips], "helpers": list(helpers),
                        "variable_strips": variable_strips}],
            "goods_cards": list(goods_cards), "strips": strips, "market_cards": cards,
            "special_cards": [c for s in stacks for c in s], "stack_sizes": [len(s) for s in stacks],
            "rounds": rounds, "merchants": list(merchants) , "lower_track": lower, "upper_track": upper,
            "events": events, "minimum": minimum, "merchant_load": merchant_load, "supply": supply,
            "special_yuan": special_yuan, "swaps": swaps, "junk_bonus": list(junk_bonus),
            "variable_junk": variable_junk, "variable_own": variable_own, "open_money": False},
        "deal": {"kind": "Deal", "hands": [list(h) for h in hands], "market": cards,
                 "stacks": [list(s) for s in stacks], "merchants": list(merchants)},
    }
    text = json.dumps(data, indent=1)
    # keep short lists and records on one line
    text = re.sub(r"\[\s+([^\[\]{}]*?)\s+\]", lambda m: "[" + re.sub(r"\s*\n\s*", " ", m[1]) + "]", text)
    text = re.sub(r"\{\s+([^{}]*?)\s+\}", lambda m: "{" + re.sub(r"\s*\n\s*", " ", m[1]) + "}" if len(m[0]) < 160 else m[0], text)
    (HERE / f"{name}.json").write_text(text + "\n")
    write_tla(name, json.loads(text))

def tla(x):
    if isinstance(x, bool): return "TRUE" if x else "FALSE"
    if isinstance(x, int): return str(x)
    if isinstance(x, str): return json.dumps(x)
    if isinstance(x, dict): return "[" + ", ".join(f"{k} |-> {tla(v)}" for k, v in x.items()) + "]"
    return "<<" + ", ".join(map(tla, x)) + ">>"

def space(s):
    kind = {"GoodsSpace": "goods", "IncomeSpace": "income", "LoadSpace": "load"}[s["kind"]]
    return {"task": kind, "deduction": s.get("deduction", 0), "strips": s.get("strips", 0)}

def write_tla(name, d):
    e, deal = d["edition"], d["deal"]
    s = next(x for x in e["setups"] if x["players"] == d["players"])
    r = e["rounds"]
    values = {
        "Players": tla(d["players"]), "VariableSetUp": tla(d["variable_setup"]), "GoodsCards": tla(e["goods_cards"]),
        "Strips": tla(e["strips"]),
        "Market": tla([[p if isinstance(p, int) else -1 for p in m["prizes"]] for m in deal["market"][:r]]),
        "Stacks": tla(deal["stacks"]), "Hands": tla(deal["hands"]),
        "MerchantsAt": tla(deal["merchants"] if d["variable_setup"] else e["merchants"]),
        "SetUpStrips": tla([[COLOURS.index(c) for c in j] for j in s["strips"]]),
        "VariableStrips": tla(s["variable_strips"]), "VariableJunk": tla(e["variable_junk"]),
        "VariableOwn": tla(e["variable_own"]), "Rounds": tla(r),
        "Helpers": "{" + ", ".join(json.dumps(h) for h in s["helpers"]) + "}",
        "LowerTrack": tla([space(x) for x in e["lower_track"][:r]]),
        "UpperTrack": tla([space(x) for x in e["upper_track"][:r]]),
        "Events": tla([x or "none" for x in e["events"][:r]]), "Minimum": tla(e["minimum"]),
        "MerchantLoad": tla(e["merchant_load"]), "Supply": tla(e["supply"]), "SpecialYuan": tla(e["special_yuan"]),
        "SwapsPerCard": tla(e["swaps"]), "JunkBonus": tla(e["junk_bonus"]),
    }
    text = f"---- MODULE {name} ----\n\\* Written by models.py from {name}.json.\nEXTENDS Report\n\n"
    text += "".join(f"The{k} == {v}\n" for k, v in values.items()) + "====\n"
    (HERE / f"{name}.tla").write_text(text)
    cfg = "SPECIFICATION Spec\nCONSTANTS\n" + "".join(f"  {k} <- The{k}\n" for k in values)
    cfg += "INVARIANTS\n" + "".join(f"  {i}\n" for i in INVARIANTS + ["Seen", "Counted"])
    cfg += "PROPERTIES\n" + "".join(f"  {p}\n" for p in PROPERTIES)
    cfg += "ACTION_CONSTRAINT\n  SeenSteps\n"
    (HERE / f"{name}.cfg").write_text(cfg)

EXPLAIN = {}
exec((HERE / "model_list.py").read_text())
