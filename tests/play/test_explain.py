"""Reasons are true: their sums are the values, the players they name are the ones above and below."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from saying import fits, in_words
from topcut.desk.simulate import simulate
from topcut.files.results_file import read_document
from topcut.messages.message import Message, Param, Player, message
from topcut.messages.voice import Voice
from topcut.play.explain import brief, explain
from topcut.play.splitters import BETWEEN
from topcut.play.standings import Standings, standings
from topcut.play.step_names import step_name
from topcut.rulebooks.load import load, names

BOOKS = [name for name in names() if load(name).play != "pod"]


SUMMED = {"differential", "cumulative_points", "margin"}  # values that are told as a sum


def event(name: str) -> Standings:
    known = simulate(load(name), 14, f"explain {name}", 4).read()
    return standings(known.tournament, load(name))


def inside(said: Param) -> Iterator[Message]:
    """A message and all that are in it."""
    if isinstance(said, Message):
        yield said
        yield from (one for _, value in said.params for one in inside(value))
    elif isinstance(said, tuple):
        yield from (one for value in said for one in inside(value))


def number(term: Message | str) -> int:
    """What a line of a sum counts."""
    return int(str(term["number"] if isinstance(term, Message) else term))


@pytest.mark.parametrize("name", BOOKS)
def test_every_sum_comes_out(name: str) -> None:
    table = event(name)
    checked = 0
    for row in table.rows:
        for one in (one for told in explain(table, row.player) for one in inside(told)):
            values = dict(one.params)
            if one.id == "standing-points":
                assert sum(map(number, values["terms"])) == values["points"] == row.points, one
            elif one.id.startswith("standing-sum") and "terms" in values:
                assert sum(map(number, values["terms"])) - values.get("lowest", 0) == values["sum"], one
                checked += 1
    assert checked or not SUMMED & {column.name for column in table.shown}


@pytest.mark.parametrize("name", BOOKS)
def test_who_is_named_ahead_stands_above_and_who_is_named_behind_below(name: str) -> None:
    table = event(name)
    rank = {row.player: row.rank for row in table.rows}
    for row in table.rows:
        for one in (one for told in explain(table, row.player) for one in inside(told)):
            if one.id in ("standing-behind", "standing-ahead"):
                named = [player.id for few in inside(one) if few.id == "standing-few" for player in few["players"]]
                assert named and all((rank[other] < row.rank) == (one.id == "standing-behind") for other in named), one


@pytest.mark.parametrize("name", BOOKS)
def test_everything_told_has_a_text(name: str) -> None:
    table = event(name)
    assert all(in_words(told) for row in table.rows for told in explain(table, row.player))


def test_a_step_that_does_not_part_is_told_as_level() -> None:
    lines = [["kira", "odo"], ["odo", "quark"], ["quark", "kira"]]
    rest = ["quark", "kira", "odo"]
    document = {
        "rulebook": "star-trek-2e",
        "rounds_planned": 3,
        "players": [{"id": name, "name": name.title()} for name in ("kira", "odo", "quark")],
        "rounds": [
            [{"players": pair, "score": [100, 50]}, {"players": [bye], "result": ["BYE"]}]
            for pair, bye in zip(lines, rest, strict=True)
        ],
    }
    sheet = read_document(document)
    told = list(explain(standings(sheet.tournament, sheet.rulebook), "kira"))
    (tied,) = (one for one in inside(told[1]) if one.id == "standing-few")
    assert fits(told[1], "standing-tied") and sorted(player.id for player in tied["players"]) == ["odo", "quark"]
    for one, step, value in zip(told[2:4], ("strength_of_schedule", "differential"), (18, 0), strict=True):
        level = message("standing-level", step=message("standing-step", step=step), value=value)
        assert fits(one, message("standing-worked-out", what=level)), one
    (parted,) = (one for one in inside(told[4]) if one.id == "standing-value")
    assert fits(parted, message("standing-value", step=message("standing-step", step="cumulative_points")))
    assert parted["value"] in (17, 21)


def test_what_parted_two_is_a_message_and_the_splitters_say_no_words() -> None:
    document = {
        "rulebook": "star-trek-2e",
        "rounds_planned": 1,
        "players": [{"id": name, "name": name.title()} for name in ("kira", "odo", "quark", "dax")],
        "rounds": [
            [{"players": ["kira", "odo"], "score": [100, 35]}, {"players": ["quark", "dax"], "score": [100, 35]}],
            [{"players": ["kira", "quark"], "score": [100, 60]}, {"players": ["odo", "dax"], "score": [40, 100]}],
        ],
    }
    sheet = read_document(document)
    table = standings(sheet.tournament, sheet.rulebook)
    parted = next(split for split in table.splits if split.by == "head_to_head")
    assert parted.parts == [("won", ["quark"]), ("lost", ["dax"])]
    step, lost = message("standing-step", step="head_to_head"), message("standing-fate", fate="lost")
    behind = message("standing-few", players=(Player("dax"),))
    parts = (
        message("standing-value", step=step, value=message("standing-fate", fate="won")),
        message("standing-ahead", who=(message("standing-with-value", who=behind, value=lost),)),
    )
    assert brief(table, "quark") == [message("standing-parted-by-clause", parts=parts, clause=parted.clause)]


@pytest.mark.parametrize("name", BOOKS)
def test_whatever_parts_players_has_a_name(name: str) -> None:
    for by in [*(column.name for column in event(name).shown), *BETWEEN]:
        assert re.fullmatch(r"[a-z]+( [a-z]+)*", Voice("cli").say(step_name(by, load(name)))), by
