"""A report at the command line: looked through, and handed in to the journal that listed the event."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from terminal import Topcut

LINES: list[list[dict[str, Any]]] = [
    [{"players": ["kira", "odo"], "score": [100, 35]}, {"players": ["dax", "quark"], "score": [100, 60]}],
    [{"players": ["kira", "dax"], "score": [60, 100]}, {"players": ["odo"], "result": ["BYE"]}],
]


@pytest.fixture
def friday(topcut: Topcut) -> str:
    """Two rounds of four; Quark sits nowhere in the second."""
    _write("friday.json", LINES)
    Path("names.txt").write_text("Odo\nQuark\nKira\nDax\n")
    topcut("new", "Friday", "-r", "star-trek-2e", "--names", "names.txt", "--file", "friday.jsonl")
    return "friday.jsonl"


def _write(file: str, rounds: list[list[dict[str, Any]]], **more: Any) -> None:
    players = [{"id": name} for name in ("kira", "odo", "quark", "dax")]
    document = {"topcut": "results/1", "rulebook": "star-trek-2e", "players": players, "rounds": rounds, **more}
    Path(file).write_text(json.dumps(document))


def test_a_report_says_who_has_no_game_and_what_the_cards_add_up_to(topcut: Topcut, friday: str) -> None:
    _write("two.json", LINES, rounds_planned=2)
    answer = topcut("check-report", "two.json", "--json").data
    assert answer["missing"] == [{"round": 2, "player": "quark", "name": "quark"}]
    assert {one["player"]: (one["points"], one["differential"]) for one in answer["cards"]} == {
        "kira": (5, 25),  # 4 + 1 points, +65 and −40
        "odo": (5, -65),  # 1, and 4 of the bye
        "quark": (1, -40),
        "dax": (8, 80),
    }
    assert answer["obstacles"] == []


def test_a_report_says_what_is_in_the_way(topcut: Topcut, friday: str) -> None:
    _write("open.json", [*LINES[:1], [{"players": ["kira", "dax"], "open": True}]])
    assert topcut("check-report", "open.json").says("cli-reporting-obstacle")


def test_results_go_into_the_journal_of_the_listed_event_once(topcut: Topcut, friday: str) -> None:
    before = Path(friday).read_bytes()
    topcut("hand-in", friday, "friday.json")
    assert Path(friday).read_bytes().startswith(before)
    ranks = topcut("standings", friday, "--json").data["standings"]
    assert (ranks[0]["name"], ranks[0]["points"]) == ("Dax", 8)
    assert topcut("verify", friday).code == 0
    topcut("hand-in", friday, "friday.json").refused("report-finished-already")


def test_a_file_of_others_changes_nothing(topcut: Topcut, friday: str) -> None:
    before = Path(friday).read_bytes()
    _write("other.json", LINES, rulebook="swiss")
    topcut("hand-in", friday, "other.json").refused("report-file-other-game", game="swiss")
    topcut("enter", friday, "Morn")
    entered = Path(friday).read_bytes()
    _write("more.json", LINES, players=[{"id": name} for name in ("kira", "odo", "quark", "dax", "nog")])
    topcut("hand-in", friday, "more.json").refused("report-file-stranger", player="nog")
    assert Path(friday).read_bytes() == entered != before
