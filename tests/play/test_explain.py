"""Reasons are true: their sums are the values, the players they name are the ones above and below."""

from __future__ import annotations

import re

import pytest

from topcut.desk.simulate import simulate
from topcut.files.results_file import read_document
from topcut.play.explain import explain
from topcut.play.standings import Standings, standings
from topcut.rulebooks.load import load, names

BOOKS = [name for name in names() if load(name).play != "pod"]


SUMMED = {"differential", "cumulative_points", "margin"}  # values that are told as a sum


def event(name: str) -> Standings:
    known = simulate(load(name), 14, f"explain {name}", 4).read()
    return standings(known.tournament, load(name))


@pytest.mark.parametrize("name", BOOKS)
def test_every_sum_comes_out(name: str) -> None:
    table = event(name)
    checked = 0
    for row in table.rows:
        for sentence in explain(table, row.player, {}):
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
        for sentence in explain(table, row.player, {}):
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
    told = explain(standings(sheet.tournament, sheet.rulebook), "kira", sheet.names)
    assert told[1] == "tied on points with Quark, Odo" or told[1] == "tied on points with Odo, Quark"
    assert told[2].startswith("strength of schedule 18, level: ")
    assert told[3].startswith("differential 0, level: ")
    assert told[4].startswith("cumulative points 17, ") or told[4].startswith("cumulative points 21, ")
