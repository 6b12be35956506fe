"""A results file that is wrong answers with everything that is wrong, each with its place."""

from __future__ import annotations

from typing import Any

import pytest

from desk.table import Event
from saying import fits, in_words, refused
from topcut.acts.entries.commands import Enter, Person
from topcut.files.results_export import results_document
from topcut.files.results_file import read, read_document
from topcut.messages.message import Message, message
from topcut.play.ledger import ledger
from topcut.play.standings import standings
from topcut.refusal import Refusal, Refused
from topcut.rulebooks.load import load

GOOD: dict[str, Any] = {
    "topcut": "results/1",
    "rulebook": "star-trek-2e",
    "rounds_planned": 3,
    "players": [{"id": "kira"}, {"id": "odo"}, {"id": "quark"}],
    "rounds": [[{"players": ["kira", "odo"], "score": [100, 35]}, {"players": ["quark"], "result": ["BYE"]}]],
}


def refusals(**changes: Any) -> tuple[Refusal, ...]:
    """All that is wrong with a good file and these changes, each with a text."""
    with pytest.raises(Refused) as caught:
        read_document({**GOOD, **changes})
    assert all(in_words(refusal) for refusal in caught.value.refusals)
    return caught.value.refusals


def part(name: str) -> Message:
    return message("import-part", part=name)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"dropped": ["odo"]}, message("import-misfit", why="Expected `object`, got `array`", place=part("dropped"))),
        (
            {"dropped": {"odo": "1"}},
            message("import-misfit", why="Expected `int`, got `str` at `[...]`", place=part("dropped")),
        ),
        ({"dropped": {"odo": 99}}, message("import-dropped-too-late", player="odo", round=99, rounds=1)),
        ({"dropped": {"morn": 1}}, message("import-no-player", player="morn")),
        ({"lots": 3}, message("import-not-a-list", key="lots")),
        ({"lots": [1, 2]}, message("import-misfit", why="Expected `array`, got `int` at `[0]`", place=part("lots"))),
        ({"lots": ["kira", "morn"]}, message("import-no-player", player="morn", place=part("lots"))),
        (
            {"final_confrontation": ["kira"]},
            message("import-misfit", why="Expected `str`, got `array`", place=part("final_confrontation")),
        ),
        (
            {"rounds_planned": "four"},
            message("import-misfit", why="Expected `int`, got `str`", place=part("rounds_planned")),
        ),
        ({"rounds_planned": -1}, message("import-misfit", why="Expected `int` >= 0", place=part("rounds_planned"))),
        ({"title": 7}, message("import-misfit", why="Expected `str`, got `int`", place=part("title"))),
        ({"options": ["rules"]}, message("import-misfit", why="Expected `object`, got `array`", place=part("options"))),
        ({"topcut": "results/2"}, message("import-misfit", why="Invalid enum value 'results/2'", place=part("topcut"))),
        ({"colour": "red"}, message("import-unknown-key", key="colour")),
        ({"rulebook": None}, "import-no-rulebook"),
        (
            {"rounds": [{"stage": "two", "matches": []}]},
            message("import-misfit", why="Expected `int`, got `str`", place=message("import-stage-of-round", round=1)),
        ),
        ({"rounds": ["kira odo"]}, message("import-round-not-a-list", round=1)),
        (
            {"rounds": [[{"players": ["kira", "odo"], "table": -1, "score": [1, 0]}]]},
            message(
                "import-misfit", why="Expected `int` >= 0 at `.table`", place=message("import-line", line=1, round=1)
            ),
        ),
        (
            {"rounds": [[{"players": ["kira", "odo"], "how": "no-show", "absent": ["quark"]}]]},
            message("import-not-at-this-table", player="quark"),
        ),
        ({"rounds": [[{"players": ["kira", "odo"]}]]}, message("import-no-result", players=("kira", "odo"))),
        ({"rounds": [[{"players": ["kira"], "open": True}]]}, message("import-alone", player="kira")),
        ({"delayed": [{"round": 9, "players": ["kira", "odo"]}]}, message("import-delayed-in-no-round", round=9)),
    ],
)
def test_a_wrong_part_is_named(changes: dict[str, Any], why: Message | str) -> None:
    assert fits(refusals(**changes), [why])


def test_everything_is_said_at_once() -> None:
    said = refusals(dropped={"odo": "1"}, title=7, rounds=[[{"players": ["kira"]}], "x"])
    misfits = [message("import-misfit", place=part(name)) for name in ("dropped", "title")]
    for why in (*misfits, message("import-round-not-a-list", round=2)):
        assert any(fits(one, why) for one in said), said
    lines = [{"players": ["kira", "morn"], "score": [100, 0]}, {"players": ["odo", "quark"], "result": ["W", "L"]}]
    for why in (message("import-no-player", player="morn"), message("score-unknown-code", code="W")):
        assert any(fits(one, why) for one in refusals(rounds=[lines]))


def test_bytes_that_are_no_results_file() -> None:
    with refused("import-not-utf-8"):
        read(b'{"title": "K\xf6nig"}')
    with refused("import-not-json"):
        read(b"{")
    with refused("import-no-object"):
        read(b"[]")


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


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"games": [2, 0], "result": ["L"]}, "import-games-of-one"),
        ({"games": [1, 1]}, "import-games-of-one"),
        ({"games": "2-0"}, "import-misfit"),
    ],
)
def test_magic_lines_of_one_player_that_cannot_be(line: dict[str, Any], why: str) -> None:
    with refused(why):
        read_document({**MAGIC, "rounds": [[{"players": ["quark"], **line}]]})


@pytest.mark.parametrize(
    ("rulebook", "options", "player", "code"),
    [
        ("star-wars", {"pairing": "sides"}, {}, "entry-without-side"),
        ("star-wars", {}, {"side": "light"}, "entry-no-sides"),
        ("star-trek-2e", {}, {"earned_byes": 3}, "entry-too-many-byes"),
        ("star-trek-2e", {}, {"head_start": 50}, "entry-no-head-starts"),
    ],
)
def test_nobody_comes_in_by_a_file_who_could_not_enter(
    rulebook: str, options: dict[str, Any], player: dict[str, Any], code: str
) -> None:
    """The desk refuses the same person, for the same reason."""
    others = {"side": "dark"} if options else {}
    players = [{"id": "kira", **player}, {"id": "odo", **others}]
    found = refusals(rulebook=rulebook, options=options, players=players, rounds=[])
    event = Event(rulebook, **options)
    event.refused(Enter((Person("kira", **player),)), code)
    assert [(one.code, one.why["player"]) for one in found] == [(code, "kira")]
