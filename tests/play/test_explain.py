"""Reasons are true: their sums are the values, the players they name are the ones above and below."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from topcut.desk.simulate import simulate
from topcut.files.results_file import read_document
from topcut.messages.message import Player, message, with_names
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


def said(table: Standings, player: str, named: Mapping[str, str] = {}) -> list[str]:
    """What is told of a player, in words."""
    told = [with_names(one, lambda id: Player(id, named.get(id, id))) for one in explain(table, player)]
    return [Voice("cli").say(one) for one in told]


@pytest.mark.parametrize("name", BOOKS)
def test_every_sum_comes_out(name: str) -> None:
    table = event(name)
    checked = 0
    for row in table.rows:
        for sentence in said(table, row.player):
            for left, right in re.findall(r": ([-+(). :\w]*?) = (-?\d+)(?:, games against \w+ left out)?$", sentence):
                numbers = re.sub(r"\([^()]*\)", "", left)
                if re.fullmatch(r"[-+ \d]+", numbers):
                    terms = re.findall(r"[-+]? ?\d+", numbers)
                    assert sum(int(term.replace(" ", "")) for term in terms) == int(right), sentence
                    checked += 1
    assert checked or not SUMMED & {column.name for column in table.shown}


@pytest.mark.parametrize("name", BOOKS)
def test_who_is_named_ahead_stands_above_and_who_is_named_behind_below(name: str) -> None:
    table = event(name)
    rank = {row.player: row.rank for row in table.rows}
    for row in table.rows:
        for sentence in said(table, row.player):
            for words, above in (
                (r"behind ([^\[:]*?)(?:, ahead|, level| \[|:|$)", True),
                (r"ahead of ([^\[:]*?)(?:, level| \[|:|$)", False),
            ):
                for group in re.findall(words, sentence):
                    for other in re.findall(r"\bp\d+\b", group):
                        assert (rank[other] < row.rank) == above, sentence


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
    told = said(standings(sheet.tournament, sheet.rulebook), "kira", sheet.names)
    assert told[1] == "tied on points with Quark, Odo" or told[1] == "tied on points with Odo, Quark"
    assert told[2].startswith("strength of schedule 18, level: ")
    assert told[3].startswith("differential 0, level: ")
    assert told[4].startswith("cumulative points 17, ") or told[4].startswith("cumulative points 21, ")


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
        assert re.fullmatch(r"[a-z]+( [a-z]+)*", Voice("cli").say(step_name(by))), by
