"""What answers tell beside their tables: times, ties, whose items."""

from __future__ import annotations

import re

import pytest
from terminal import Topcut

from topcut.messages.message import message

FOUR = "Kira, Odo, Quark, Dax"


def made(topcut: Topcut, *words: object) -> None:
    answer = topcut("new", "Told", *map(str, words))
    assert answer.code == 0, answer.err


def test_7_2_tribbles_are_timed_by_the_match_and_the_end_is_said(topcut: Topcut) -> None:
    made(topcut, "-r", "tribbles", "--players", FOUR)
    assert topcut("clock", "show").says(
        "cli-clock-limit", limit=message("clockname-minutes-a-match", minutes=60, rounds=5)
    )
    assert topcut("pair", "--post").code == 0
    assert re.fullmatch(r"The match has 60 minutes from now, until \d\d:\d\d\.\n", topcut("clock", "start").out)


def test_4_4_6_items_of_somebody_at_another_table_are_refused_by_name(topcut: Topcut) -> None:
    made(topcut, "-r", "star-trek-2e", "-o", "scenario=bend-the-rules", "--rounds", 3, "--players", FOUR)
    assert topcut("pair", "--post", "--seed", 1).code == 0
    rows = topcut("pairings", "--json").data["pairings"]
    elsewhere = next(row["players"][0] for row in rows if row["table"] == 2)
    match = message("place-match", round=1, table=1)
    topcut("donate", 1, elsewhere, 2).refused("scenario-no-game-there", player=elsewhere.title(), match=match)


def test_7_7_the_end_names_whom_a_lot_would_part(topcut: Topcut) -> None:
    """Two winners by the same score in the only round: nothing parts them but a lot."""
    made(topcut, "-r", "star-trek-2e", "--rounds", 1, "--players", FOUR)
    assert topcut("listing", "--program", "star-trek").code == 0
    assert topcut("pair", "--post", "--seed", 1).code == 0
    for table in (1, 2):
        assert topcut("report", f"{table} 100-35").code == 0
    winners = [row["players"][0] for row in topcut("pairings", "--json").data["pairings"]]
    told = topcut("status", "--json").data["notes"]
    typed = [re.search(r"`topcut lot ([^`]*)` \(7.7", one) for one in told]
    assert typed[0] is not None and set(typed[0][1].split()) == set(winners)
    assert topcut("lot", *typed[0][1].split()).code == 0
    finished = topcut("finish")
    assert f"topcut lot {' '.join(winners)}" not in finished.err and finished.says("standing-tie", rank=3)
    assert finished.says(
        "advice-by-clause",
        clause="2, 3",
        what=message("advice-too-few", what="rounds", consequence="non-sanctioned", count=1, least=3),
    )


@pytest.mark.parametrize(
    ("rulebook", "procedure"),
    [
        ("transformers", "When time is called: 1. Whose turn it is finishes it"),
        ("yomi", "When time is called: 1. Finish the turn, then play three more."),
        ("puzzle-strike", "When time is called: 1. Finish the turn; then the opponent has one."),
        ("flash-duel", "When time is called: 1. Finish the game."),
    ],
)
def test_what_is_done_at_time_is_told_with_the_clock(topcut: Topcut, rulebook: str, procedure: str) -> None:
    topcut("new", "F", "-r", rulebook, "--players", "Kira, Odo, Quark, Dax")
    topcut("pair", "--post")
    topcut("clock", "start")
    assert procedure in " ".join(topcut("clock", "show").out.split())


def test_7_6_three_players_one_with_an_earned_bye_put_no_later_round_at_risk(topcut: Topcut) -> None:
    """Who rests on an earned bye in round 1 meets the two others in rounds 2 and 3."""
    made(topcut, "-r", "star-trek-2e", "--rounds", 3, "--players", "Kira, Odo")
    assert topcut("enter", "Quark", "--earned-byes", 1).code == 0
    drawn = topcut("pair", "--post", "--seed", 1)
    assert drawn.code == 0 and "Cost: nothing" in drawn.out and "later" not in drawn.err
    for _ in range(2):
        assert topcut("report", "1 100-35").code == 0
        assert topcut("pair", "--post", "--seed", 1).code == 0
    assert topcut("verify").code == 0
