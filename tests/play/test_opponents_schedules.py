"""Opponents' strength of schedule of the 2010 guide (glossary, R03), worked out a second time from the results."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from saying import fits
from topcut.files.results_file import read_document
from topcut.messages.message import message
from topcut.play.arithmetic import arithmetic
from topcut.play.standings import standings
from topcut.rulebooks.load import build, load

PRINTED = Path(__file__).parents[1] / "rules/star-trek-2010/glossary-opponents-schedules-printed-example.toml"
CAST = ["kira", "odo", "quark", "dax", "garak", "morn", "rom", "nog", "leeta"]
POINTS = {"FW": 3, "MW": 2, "TT": 2, "ML": 1, "FL": 1, "BYE": 3, "MG": 0}
CODES = [("FW", "FL"), ("FL", "FW"), ("MW", "ML"), ("TT", "TT"), ("FW", "MG")]

Round = list[tuple[tuple[str, ...], tuple[str, ...]]]  # who sat at a table, what they had


def by_hand(rounds: list[Round], without_player: bool) -> dict[str, int]:
    totals = {
        player: sum(POINTS[c] for r in rounds for p, cs in r for q, c in zip(p, cs, strict=True) if q == player)
        for player in CAST
    }
    met: dict[str, list[str]] = {player: [] for player in CAST}
    for games in rounds:
        faced = {
            p: o for seats, codes in games if len(seats) == 2 and "MG" not in codes for p, o in (seats, seats[::-1])
        }
        for player in CAST:
            met[player].append(faced.get(player, ""))

    def dropped(numbers: list[int]) -> int:
        return sum(sorted(numbers)[1:])

    def added(opponent: str, to: str) -> int:
        others = [o for o in met.get(opponent, []) if not (without_player and o == to)]
        return dropped([totals.get(o, 0) for o in others])

    return {player: dropped([added(opponent, player) for opponent in met[player]]) for player in CAST}


def played(chance: random.Random) -> list[Round]:
    """Five rounds of nine players at random, rematches and missed games among them."""
    rounds: list[Round] = []
    for _ in range(5):
        order = chance.sample(CAST, len(CAST))
        pairs = zip(order[::2], order[1::2], strict=False)
        rounds.append([*((pair, chance.choice(CODES)) for pair in pairs), ((order[-1],), ("BYE",))])
    return rounds


def document(rounds: list[Round]) -> dict[str, Any]:
    tables = [[{"players": list(seats), "result": list(codes)} for seats, codes in games] for games in rounds]
    players = [{"id": name, "name": name.title()} for name in CAST]
    return {"rulebook": "star-trek-2e-2010", "rounds_planned": 5, "players": players, "rounds": tables}


def before_the_reading_changed() -> Any:
    """The rulebook that an older journal embeds: its chain has no parameters at these two steps."""
    source = load("star-trek-2e-2010").source
    chain = [
        {
            key: value
            for key, value in link.items()
            if key != "with" or link.get("step") not in ("opponents_strength_of_schedule", "rating")
        }
        for link in source["tiebreak"]
    ]
    return build({**source, "tiebreak": chain})


@pytest.mark.parametrize("seed", range(20))
def test_r03_every_total_is_the_one_worked_out_by_hand(seed: int) -> None:
    rounds = played(random.Random(seed))
    sheet = read_document(document(rounds))
    for book, without in ((sheet.rulebook, True), (before_the_reading_changed(), False)):
        rows = standings(sheet.tournament, book).rows
        told = {row.player: row.values["opponents_strength_of_schedule"] for row in rows}
        assert told == by_hand(rounds, without)


def test_r03_the_printed_example_is_told_with_its_numbers() -> None:
    sheet = read_document(tomllib.loads(PRINTED.read_text())["results"])
    table = standings(sheet.tournament, sheet.rulebook)
    worked = arithmetic(table, "opponents_strength_of_schedule", "kira")
    assert worked is not None
    of_quark = message("standing-line-list", whom="quark", list=(3, 6, 7, 0), lowest=0, number=16)
    missed = message("standing-line", number=0, what="MG")
    summed = message("standing-sum-dropped", terms=(of_quark, missed, missed, missed, missed), sum=16)
    assert fits(worked, message("standing-sum-without", sum=summed, player="kira")), worked


def test_r03_an_older_event_keeps_its_ranks() -> None:
    """Quark's own list with Kira's three points in it: 3 + 3 + 7 + 6 + 0 = 19."""
    sheet = read_document(tomllib.loads(PRINTED.read_text())["results"])
    rows = standings(sheet.tournament, before_the_reading_changed()).by_player
    assert rows["kira"].values["opponents_strength_of_schedule"] == 19


def test_an_older_event_ranks_the_unrated_behind_everybody() -> None:
    file = PRINTED.parent / "tiebreakers-rating-unrated.toml"
    sheet = read_document(tomllib.loads(file.read_text())["results"])
    rank = {row.player: row.rank for row in standings(sheet.tournament, before_the_reading_changed()).rows}
    assert rank["quark"] < rank["odo"] < rank["rom"]
