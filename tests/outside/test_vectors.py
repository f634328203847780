"""Vectors: written to a folder, then read and run through the files alone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import attrs
import pytest

from dschunke import (
    Deal,
    Edition,
    Record,
    Rulings,
    State,
    apply,
    legal_actions,
    opening,
    redact,
    refusal,
    replay,
    scores,
    step,
    view,
    waiting_on,
    winners,
)
from dschunke.__main__ import main
from dschunke.actions import ACTIONS, Action
from dschunke.conformance.evidence import IN_STEPS, IN_TABLES
from dschunke.events import EVENTS, GameScored
from dschunke.forms import to_plain
from dschunke.json import loads
from dschunke.rulings import rulings
from tests.source import ROOT, refusing_rules, rulebook_ids

T = TypeVar("T")
TELLING: dict[str, Any] = {one.__name__: one for one in EVENTS}
DOING: dict[str, Any] = {one.__name__: one for one in ACTIONS}  # classes of different fields
CHECKER = ROOT / "docs" / "conformance" / "check.mjs"
NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="the checker is run by node, which is missing")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the vectors once."""
    made = tmp_path_factory.mktemp("vectors") / "new" / "folder"
    assert main(["vectors", str(made)]) == 0
    return made


@pytest.fixture(scope="module")
def index(folder: Path) -> Any:
    """Read the index, whatever it holds."""
    return json.loads((folder / "index.json").read_text("utf-8"))


class Reader:
    """Reads the values that stand in the cases, each edition put back in its place."""

    def __init__(self, folder: Path, index: Any) -> None:
        """Read all editions."""
        self.folder, self.index = folder, index
        self.boxes = {
            name: loads((folder / path).read_text("utf-8"), Edition)
            for name, path in index["editions"].items()
        }
        self._plain = {
            name: json.loads((folder / path).read_text("utf-8"))
            for name, path in index["editions"].items()
        }

    def cases(self, beginning: str) -> Iterator[Any]:
        """Give the cases of the files whose path begins so."""
        listed = [one for one in self.index["files"] if one["file"].startswith(beginning)]
        assert listed
        for one in listed:
            yield from json.loads((self.folder / one["file"]).read_text("utf-8"))["cases"]

    def whole(self, plain: Any) -> Any:
        """Put the edition back into its place."""
        whole = dict(plain)
        if type(whole.get("edition")) is str:
            whole["edition"] = self._plain[whole["edition"]]
        if "state" in whole:
            whole["state"] = self.whole(whole["state"])
        return whole

    def value(self, plain: Any, kind: type[T]) -> T:
        """Read a value as somebody does who does not trust it."""
        return loads(json.dumps(self.whole(plain)), kind)

    def action(self, plain: Any) -> Action:
        """Read an action of the kind it says."""
        read: Action = self.value(plain, DOING[plain["kind"]])
        return read


def plain(values: Iterable[object]) -> list[Any]:
    """Give the outside forms."""
    return [to_plain(value) for value in values]


@pytest.fixture(scope="module")
def reader(folder: Path, index: Any) -> Reader:
    """Read the folder."""
    return Reader(folder, index)


def seers(state: State) -> list[int | None]:
    """List the seats and a spectator."""
    return [*range(len(state.players)), None]


def test_a_deal_opens_as_the_vectors_say(reader: Reader) -> None:
    for case in reader.cases("openings.json"):
        opened = opening(
            case["players"],
            deal=reader.value(case["deal"], Deal),
            edition=reader.boxes[case["edition"]],
            variable_setup=case["variable_setup"],
        )
        assert to_plain(opened) == reader.whole(case["opening"]), case["id"]


def test_what_the_vectors_call_legal_accepted_and_refused_is_so(reader: Reader) -> None:
    for case in reader.cases("positions/"):
        state = reader.value(case["state"], State)
        assert plain(legal_actions(state)) == case["legal"], case["id"]
        assert list(waiting_on(state)) == case["waiting_on"]
        for one in case["accepted"]:
            taken = step(state, reader.action(one["action"]))
            assert to_plain(taken) == reader.whole(one["step"]), case["id"]
        for one in case["refused"]:
            refused = refusal(state, reader.action(one["action"]))
            assert refused is not None, case["id"]
            assert (refused.rule, refused.reason) == (one["rule"], one["reason"])


def other_answers() -> list[tuple[str, str]]:
    """List every switch with each answer that is not the rulebook's."""
    return [
        (str(one.switch), answer.answer)
        for one in rulings()
        for answer in one.alternatives
        if answer.answer is not None
    ]


@pytest.mark.parametrize(("switch", "answer"), other_answers())
def test_an_engine_that_knows_only_our_answer_is_found(
    reader: Reader, switch: str, answer: str
) -> None:
    """Answer one question as the rulebook does where it is answered otherwise: a case changes."""

    def goes_otherwise(case: Any) -> bool:
        box = reader.boxes[case["state"]["edition"]]
        if getattr(box.rulings, switch).value != answer:
            return False
        ours = attrs.evolve(box.rulings, **{switch: getattr(Rulings(), switch)})
        state = reader.value(case["state"], State)
        wrong = attrs.evolve(state, edition=attrs.evolve(box, rulings=ours))
        if "views" in case:
            seen = [attrs.evolve(view(wrong, seat), edition=box) for seat in seers(wrong)]
            return seen != [view(state, seat) for seat in seers(state)]
        if "scored" in case:
            return winners(wrong) != winners(state)
        if legal_actions(wrong) != legal_actions(state):
            return True
        actions = [reader.action(one["action"]) for one in case["accepted"]]
        return any(
            attrs.evolve(apply(wrong, action), edition=box) != apply(state, action)
            for action in actions
        )

    files = ("positions/", "views.json", "scores.json")
    assert any(goes_otherwise(case) for file in files for case in reader.cases(file))


def test_each_seat_sees_what_the_vectors_say(reader: Reader) -> None:
    for case in reader.cases("views.json"):
        state = reader.value(case["state"], State)
        seen = [view(state, seat) for seat in seers(state)]
        assert plain(seen) == [reader.whole(one) for one in case["views"]], case["id"]


def test_each_seat_is_told_what_the_vectors_say(reader: Reader) -> None:
    for case in reader.cases("told.json"):
        events = tuple(reader.value(one, TELLING[one["kind"]]) for one in case["events"])
        seats = [*range(len(case["told"]) - 1), None]
        told = [plain(redact(events, seat)) for seat in seats]
        assert told == case["told"], case["id"]


def test_each_seat_scores_what_the_vectors_say(reader: Reader) -> None:
    for case in reader.cases("scores.json"):
        state = reader.value(case["state"], State)
        scored = GameScored(scores(state), winners(state))
        assert to_plain(scored) == case["scored"], case["id"]


def test_the_whole_games_run_as_the_vectors_say(reader: Reader) -> None:
    for case in reader.cases("games/"):
        course = list(replay(reader.value(case["record"], Record)))
        for taken, told in zip(course, case["course"], strict=True):
            assert plain(taken.events) == told["events"]
            assert told["reveals"] is taken.reveals
            assert told["waiting_on"] == list(waiting_on(taken.state))
            assert told["legal"] == len(legal_actions(taken.state))
        assert to_plain(course[-1].state) == reader.whole(case["last"])


def test_every_rule_is_shown_and_refuses_or_the_index_says_why_not(index: Any) -> None:
    assert list(index["rules"]) == rulebook_ids()
    refusing = refusing_rules() - {"R3.3"}
    for rule, told in index["rules"].items():
        assert told["shown"] > 0, rule
        assert (told["refused"] > 0) == (rule in refusing), rule
        assert (told["refused"] == 0) == (told["never_refused"] is not None), rule


def test_what_counts_as_showing_a_rule_is_told_once_for_each() -> None:
    rows = [row.rules for row in IN_STEPS] + [row.rules for row in IN_TABLES]
    assert sorted(rule for rules in rows for rule in rules) == sorted(rulebook_ids())


def test_a_view_hides_a_bid_a_hand_a_stack_and_the_stocks(reader: Reader) -> None:
    hidden = set()
    for case in reader.cases("views.json"):
        for seen in case["views"]:
            hidden |= {key for key in ("stocks",) if seen[key] is None}
            hidden |= {"stack" for cards in seen["contents"] if cards is None}
            hidden |= {key for one in seen["players"] for key in one if one[key] is None}
        for bid in case["state"]["phase"].get("bids", ()):
            others = [one for one in case["views"] if one["seat"] != bid["seat"]]
            hidden |= {"bid" for one in others if one["phase"]["own"] != bid}
    assert hidden == {"stocks", "stack", "goods", "hand", "yuan", "announced", "bid"}


def test_the_files_are_small_and_the_same_in_every_run(folder: Path, tmp_path: Path) -> None:
    """The bytes are compared with those of another process, not with a digest kept here.

    A digest would have to be changed with every rule and message; this cannot be forgotten.
    """
    subprocess.run(
        [sys.executable, "-m", "dschunke", "vectors", str(tmp_path)],
        check=True,
        capture_output=True,
        env={**os.environ, "PYTHONHASHSEED": "7"},
    )
    files = sorted(one.relative_to(folder) for one in folder.rglob("*.json"))
    assert files == sorted(one.relative_to(tmp_path) for one in tmp_path.rglob("*.json"))
    for one in files:
        assert (folder / one).read_bytes() == (tmp_path / one).read_bytes(), one
    assert sum((folder / one).stat().st_size for one in files) < 3_000_000


def test_a_folder_that_cannot_be_made_gets_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["vectors", str(tmp_path / "file")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def checked(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the checker."""
    return subprocess.run(
        [str(NODE), str(CHECKER), str(folder)], capture_output=True, text=True, check=False
    )


@needs_node
def test_a_program_that_knows_no_rules_finds_nothing_wrong(folder: Path) -> None:
    done = checked(folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(", 0 wrong\n")


def _lose_a_card(case: Any) -> None:
    case["state"]["stocks"][0] += 1


def _forget_an_action(case: Any) -> None:
    case["legal"].remove(case["accepted"][0]["action"])


def _refuse_what_is_legal(case: Any) -> None:
    case["refused"].append({**case["refused"][0], "action": case["legal"][0]})


def _pay_without_saying(case: Any) -> None:
    case["accepted"][0]["step"]["state"]["players"][0]["yuan"] += 1


def _see_too_much(case: Any) -> None:
    case["views"][0]["players"][1]["goods"] = case["state"]["players"][1]["goods"]


def _tell_too_much(case: Any) -> None:
    case["told"][-1].append({"kind": "PassChosen", "seat": 0})


def _score_too_much(case: Any) -> None:
    case["scored"]["scores"][0]["total"] += 1


def _leave_out_an_action(case: Any) -> None:
    case["record"]["actions"].pop()


def _take_another_word(case: Any) -> None:
    case["state"]["merchants"][0] = "gray"


@needs_node
@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("positions/Bidding.json", _lose_a_card),
        ("positions/Bidding.json", _forget_an_action),
        ("positions/Bidding.json", _refuse_what_is_legal),
        ("positions/Bidding.json", _pay_without_saying),
        ("positions/Bidding.json", _take_another_word),
        ("views.json", _see_too_much),
        ("told.json", _tell_too_much),
        ("scores.json", _score_too_much),
        ("games/standard-4.json", _leave_out_an_action),
    ],
)
def test_the_checker_finds_what_is_wrong(
    folder: Path, tmp_path: Path, name: str, change: Callable[[Any], None]
) -> None:
    spoilt = tmp_path / "spoilt"
    shutil.copytree(folder, spoilt)
    read = json.loads((spoilt / name).read_text("utf-8"))
    change(read["cases"][0])
    (spoilt / name).write_text(json.dumps(read), "utf-8")
    done = checked(spoilt)
    assert done.returncode == 1
    assert name.removesuffix(".json") in done.stderr
