"""Heats at the terminal: seeds out of several, who plays again, how long they are."""

from __future__ import annotations

import pytest
from staged import EIGHT, FOUR, made, places, play_round
from terminal import Topcut

from topcut.messages.message import message


@pytest.fixture
def heats(topcut: Topcut) -> Topcut:
    made(topcut, "-r", "star-trek-2e", "--players", FOUR, "--heats", 2, "--cut", 2, "--rounds", 3)
    entered = topcut("enter", "Garak, Morn, Rom, Nog", "--heat", 2)
    assert entered.says("cli-entries-entered", count=4, heat=message("stagename-heat", letter="B"))
    return topcut


def test_two_heats_with_seeds_in_twos(heats: Topcut) -> None:
    plan = heats("plan").out
    assert "3. Top 4: the top 2 of Heat A and of Heat B" in plan and "in twos" in plan
    heats("join", "kira", 2).refused("stage-heat-to-come", stage=message("stagename-heat", letter="A"))
    for _ in range(3):  # everybody meets everybody: the order is that of strength
        play_round(heats, "100-40", 1)
    heats("cut").refused("stage-comes-later", left="stage-left-to-begin", source=message("stagename-heat", letter="B"))
    heats("join", "odo", 2).refused("stage-qualified", player="Odo", stage=message("stagename-heat", letter="A"))
    assert heats("join", "dax", 2).says("cli-stages-joined", heat=message("stagename-heat", letter="B"), player="Dax")
    heats("join", "quark", 3).refused("stage-no-heat", number=3)
    rows = {row["player"]: row.get("heats") for row in heats("players", "--json").data["players"]}
    assert rows["dax"] == [1, 2] and rows["kira"] == [1] and rows["nog"] == [2]
    assert "Heat A, Heat B" in heats("players").out
    for _ in range(3):  # five players now; Dax is the strongest of them
        play_round(heats, "100-40", 2)
    first, second = (row["player"] for row in heats("standings", "--stage", 2, "--json").data["standings"][:2])
    assert "dax" in (first, second)  # unbeaten; with a bye, somebody else can be so too
    assert heats("cut", "--json").data["seeds"] == ["kira", "odo", first, second]
    explained = heats("explain", "dax").out
    assert "Heat A: 4" in explained and "Heat B: 1" in explained
    play_round(heats, "100-40")
    play_round(heats, "100-40")
    assert places(heats)[:2] == [("kira", 1, 1), ("odo", 2, 2)]


def test_a_tie_of_others_keeps_nobody_out_of_the_second_heat(topcut: Topcut) -> None:
    made(topcut, "-r", "star-trek-2e", "--players", FOUR, "--heats", 2, "--cut", 2, "--rounds", 1)
    topcut("enter", "Garak, Morn", "--heat", 2)
    play_round(topcut, "100-40", 1)  # two winners are level, and so are two losers
    rows = topcut("standings", "--stage", 1, "--json").data["standings"]
    assert [row["rank"] for row in rows] == [1, 1, 3, 3]
    topcut("join", rows[0]["player"], 2).refused("stage-qualified", stage=message("stagename-heat", letter="A"))
    assert topcut("join", rows[3]["player"], 2).code == 0


def test_both_heats_are_as_long_before_the_same_cut(topcut: Topcut) -> None:
    """004: one more round before a cut to 4; the second heat is no different from the first."""
    made(topcut, "-r", "yomi", "--players", EIGHT, "--heats", 2, "--cut", 4)
    topcut("enter", "Leeta, Worf, Jake, Ezri, Miles, Keiko, Bashir, Zek", "--heat", 2)
    topcut("pair", "--post", "--stage", 1)
    assert topcut("pairings").says("roundname-round", planned=4, round=1, stage=message("stagename-heat", letter="A"))
    topcut("pair", "--post", "--stage", 2)
    assert topcut("pairings").says("roundname-round", planned=4, round=1, stage=message("stagename-heat", letter="B"))


def test_9_who_plays_again_in_the_second_heat_begins_it_with_nothing(topcut: Topcut) -> None:
    asked = ("--heats", 2, "--cut", 2, "--rounds", 1, "--players", "Kira, Odo, Quark, Dax")
    assert topcut("new", "Heats", "-r", "star-trek-2e", *asked).code == 0
    assert topcut("enter", "Garak, Morn, Rom", "--heat", 2).code == 0
    assert topcut("pair", "--post", "--seed", 1, "--pin", "kira, odo", "--pin", "quark, dax").code == 0
    assert topcut("report", "kira 100-0", "quark 100-50").code == 0
    topcut("join", "kira", 2).refused("stage-qualified")
    assert topcut("join", "dax", 2).code == 0
    drawn = topcut("pair", "--seed", 1)
    rows = [line.split() for line in drawn.out.splitlines() if line.split()[:1] in (["1"], ["2"])]
    assert [(row[2], row[4]) for row in rows] == [("0", "0"), ("0", "0")] and "Dax" in drawn.out
