"""A game that no code knows, typed: its rulebook says what stands on a slip besides the score."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from terminal import Topcut

TONGO = Path(__file__).parents[1] / "games" / "tongo.toml"


@pytest.fixture
def tongo(topcut: Topcut) -> Path:
    """Kira v Odo at one table, Quark v Dax at the other."""
    made = topcut("new", "Back Room", "--rulebook", TONGO, "--players", "Kira, Odo, Quark, Dax", "--rounds", 2)
    assert made.code == 0, made.err
    assert topcut("pair", "--pin", "kira, odo", "--pin", "quark, dax", "--post").code == 0
    return Path("back-room.jsonl")


@pytest.mark.parametrize(
    "typed", ["kira 100-35 crystals 3-5", "kira crystals 3:5 100 35", "KIRA 100-35 CRYSTALS 3 - 5"]
)
def test_a_slip_is_taken_told_ranked_and_verified(topcut: Topcut, tongo: Path, typed: str) -> None:
    assert topcut("report", typed).code == 0
    assert topcut("report", "quark 100-35 turns 14 crystals 4-5").code == 0
    rows = topcut("standings", "--json").data["standings"]
    assert [(row["player"], row["values"]["crystals"]) for row in rows] == [
        ("quark", "4"), ("kira", "3"), ("odo", "5"), ("dax", "5"),
    ]  # fmt: skip
    assert (
        "dilithium crystals" in topcut("pairings").out
        and "crystals 4, ahead of Kira (3)" in topcut("explain", "quark").out
    )
    assert topcut("verify").code == 0


def test_numbers_stand_in_the_order_of_who_is_named(topcut: Topcut, tongo: Path) -> None:
    assert topcut("report", "odo 35-100 crystals 5-3").code == 0
    values = {row["player"]: row["values"]["crystals"] for row in topcut("standings", "--json").data["standings"]}
    assert (values["kira"], values["odo"]) == ("3", "5")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("kira 100-35", "dilithium crystals are missing; write them after the result, like `crystals 1-1`"),
        ("kira 100-35 crystals 3-12", "12 is not possible: dilithium crystals go from 0 to 9"),
        ("kira 100-35 crystals", "'' cannot be read as dilithium crystals; write them like crystals 1-1"),
        ("kira 100-35 crystals many", "'many' cannot be read as dilithium crystals"),
        ("kira 100-35 crystals 3", "dilithium crystals were given for 1 player, but 2 played"),
        ("kira 100-35 crystals 3-5 crystals 4-5", "the dilithium crystals are given twice"),
        ("kira 100-35 1/1-1/0", "is not a result"),
    ],
)
def test_a_slip_that_cannot_be_is_refused(topcut: Topcut, tongo: Path, typed: str, says: str) -> None:
    before = tongo.read_bytes()
    assert says in topcut("report", typed).refusal
    assert tongo.read_bytes() == before


def test_examples_have_all_that_is_asked(topcut: Topcut, tongo: Path) -> None:
    assert "crystals 1-1" in topcut("report", "1").refusal


def test_a_results_file_carries_it_there_and_back(topcut: Topcut, tongo: Path) -> None:
    topcut("report", "kira 100-35 turns 14 crystals 3-5")
    topcut("report", "quark 100-35 crystals 4-5")
    document = json.loads(topcut("export").out)
    assert {"crystals", "turns"} in [set(line["seen"]) for line in document["rounds"][0]]
    Path("again.json").write_text(json.dumps(document))
    again, there = topcut("standings", "again.json", "--json").data, topcut("standings", tongo, "--json").data
    assert again["standings"] == there["standings"]


@pytest.mark.parametrize(
    ("seen", "says"),
    [
        ({"crystals": [3, 12]}, "12 is not possible"),
        ({"crystals": [3]}, "dilithium crystals were given for 1 player"),
        ({"crystals": "many"}, "must be a list of whole numbers"),
        ({"tricks": [1, 2]}, "Tongo does not record tricks"),
    ],
)
def test_a_results_file_with_what_cannot_be_is_refused(topcut: Topcut, seen: dict[str, object], says: str) -> None:
    match = {"players": ["kira", "odo"], "score": [100, 35], "seen": seen}
    document = {
        "topcut": "results/1", "rulebook": str(TONGO), "rounds_planned": 1,
        "players": [{"id": "kira"}, {"id": "odo"}], "rounds": [[match]],
    }  # fmt: skip
    Path("typed.json").write_text(json.dumps(document))
    assert says in topcut("standings", "typed.json").refusal


def test_the_rulebook_is_good_and_says_what_it_observes(topcut: Topcut) -> None:
    assert topcut("rulebook", "check", TONGO).code == 0
    shown = topcut("rulebook", "show", TONGO).out
    for word in ("dilithium crystals (crystals): of each player", "from 0 to 9", "asked for", "optional"):
        assert word in " ".join(shown.split()), shown


def test_whole_events_of_it_are_played_by_chance_and_verified(topcut: Topcut) -> None:
    assert topcut("simulate", "--rulebook", TONGO, "--players", 11, "--rounds", 4, "--out", "tongo.jsonl").code == 0
    assert topcut("verify", "tongo.jsonl").code == 0
    assert topcut("simulate", "--rulebook", TONGO, "--players", 9, "--cut", 4, "--times", 5).code == 0
