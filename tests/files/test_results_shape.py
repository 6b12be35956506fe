"""A results file that is wrong answers with everything that is wrong, each with its place."""

from __future__ import annotations

from typing import Any

import pytest

from saying import in_words, refused_in_words
from topcut.files.results_export import results_document
from topcut.files.results_file import read, read_document
from topcut.play.ledger import ledger
from topcut.play.standings import standings
from topcut.refusal import Refused
from topcut.rulebooks.load import load

GOOD: dict[str, Any] = {
    "topcut": "results/1",
    "rulebook": "star-trek-2e",
    "rounds_planned": 3,
    "players": [{"id": "kira"}, {"id": "odo"}, {"id": "quark"}],
    "rounds": [[{"players": ["kira", "odo"], "score": [100, 35]}, {"players": ["quark"], "result": ["BYE"]}]],
}


def sentences(**changes: Any) -> str:
    with pytest.raises(Refused) as refused:
        read_document({**GOOD, **changes})
    return "\n".join(in_words(refusal) for refusal in refused.value.refusals)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"dropped": ["odo"]}, "dropped: Expected `object`"),
        ({"dropped": {"odo": "1"}}, "dropped: Expected `int`"),
        ({"dropped": {"odo": 99}}, "'odo' after round 99 of 1"),
        ({"dropped": {"morn": 1}}, "'morn' is not among the players"),
        ({"lots": 3}, "lots is not a list"),
        ({"lots": [1, 2]}, "lots: Expected `array`"),
        ({"lots": ["kira", "morn"]}, "lots: 'morn'"),
        ({"final_confrontation": ["kira"]}, "final_confrontation: Expected `str`"),
        ({"rounds_planned": "four"}, "rounds_planned: Expected `int`"),
        ({"rounds_planned": -1}, "rounds_planned: Expected `int` >= 0"),
        ({"title": 7}, "title: Expected `str`"),
        ({"options": ["rules"]}, "options: Expected `object`"),
        ({"topcut": "results/2"}, "topcut: Invalid enum value"),
        ({"colour": "red"}, "'colour' is not a key"),
        ({"rulebook": None}, "does not say which rulebook"),
        ({"rounds": [{"stage": "two", "matches": []}]}, "round 1, stage: Expected `int`"),
        ({"rounds": ["kira odo"]}, "round 1 is not a list"),
        ({"rounds": [[{"players": ["kira", "odo"], "table": -1, "score": [1, 0]}]]}, "round 1, line 1: Expected `int`"),
        ({"rounds": [[{"players": ["kira", "odo"], "how": "no-show", "absent": ["quark"]}]]}, "'quark' does not sit"),
        ({"rounds": [[{"players": ["kira", "odo"]}]]}, "kira, odo: no result"),
        ({"rounds": [[{"players": ["kira"], "open": True}]]}, "kira sits alone without a reason"),
        ({"delayed": [{"round": 9, "players": ["kira", "odo"]}]}, "there is no round 9"),
    ],
)
def test_a_wrong_part_is_named(changes: dict[str, Any], words: str) -> None:
    assert words in sentences(**changes)


def test_everything_is_said_at_once() -> None:
    said = sentences(dropped={"odo": "1"}, title=7, rounds=[[{"players": ["kira"]}], "x"])
    assert all(words in said for words in ("dropped: ", "title: ", "round 2 is not a list"))
    lines = [{"players": ["kira", "morn"], "score": [100, 0]}, {"players": ["odo", "quark"], "result": ["W", "L"]}]
    said = sentences(rounds=[lines])
    assert "'morn'" in said and "'W' is not a result" in said


def test_bytes_that_are_no_results_file() -> None:
    for data, words in ((b'{"title": "K\xf6nig"}', "UTF-8"), (b"{", "not JSON"), (b"[]", "one JSON object")):
        with refused_in_words(words):
            read(data)


def test_who_conceded_has_lost() -> None:
    line = {"players": ["kira", "odo"], "conceded": ["kira"]}
    sheet = read_document({**GOOD, "rounds": [[line, {"players": ["quark"], "result": ["BYE"]}]]})
    rows = standings(sheet.tournament, sheet.rulebook).by_player
    assert (rows["odo"].points, rows["kira"].values["differential"]) == (4, -100)


def test_a_directors_own_rulebook_travels_whole() -> None:
    source = dict(load("star-trek-2e").source) | {"name": "dabo"}
    sheet = read_document({**GOOD, "rulebook": source})
    ids = {player: player for player in sheet.names}
    document = results_document(sheet.tournament, sheet.rulebook, ids, sheet.names)
    assert document["rulebook"]["name"] == "dabo"
    again = read_document(document)
    before, after = (standings(s.tournament, s.rulebook).rows for s in (sheet, again))
    assert [(r.rank, r.player, r.values) for r in before] == [(r.rank, r.player, r.values) for r in after]


MAGIC = {**GOOD, "rulebook": "magic", "players": [{"id": name} for name in ("kira", "odo", "quark", "dax")]}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({"players": ["quark"], "games": [2, 0, 0]}, "BYE"),
        ({"players": ["quark"], "games": [2, 0, 0], "result": ["BYE"]}, "BYE"),
        ({"players": ["quark"], "games": [0, 2]}, "L"),
        ({"players": ["quark", "dax"], "games": [0, 0, 0]}, "L"),
        ({"players": ["quark", "dax"], "games": [0, 0, 3]}, "D"),
        ({"players": ["quark", "dax"], "games": [1, 0]}, "W"),
        ({"players": ["quark", "dax"], "how": "both-lose"}, "L"),
        ({"players": ["quark", "dax"], "result": ["L", "L"]}, "L"),
    ],
)
def test_magic_lines(line: dict[str, Any], code: str) -> None:
    sheet = read_document({**MAGIC, "rounds": [[{"players": ["kira", "odo"], "games": [2, 1, 0]}, line]]})
    assert ledger(sheet.tournament, sheet.rulebook).lines["quark"][0].code == code


@pytest.mark.parametrize("line", [{"games": [2, 0], "result": ["L"]}, {"games": [1, 1]}, {"games": "2-0"}])
def test_magic_lines_of_one_player_that_cannot_be(line: dict[str, Any]) -> None:
    with refused_in_words("round 1"):
        read_document({**MAGIC, "rounds": [[{"players": ["quark"], **line}]]})
