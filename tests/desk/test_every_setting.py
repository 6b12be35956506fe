"""Every setting that a director may change, with every choice and edge value: refused when set, or playable (T9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from desk.table import Event
from spread import spread
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Drop, Enter, Person
from topcut.acts.event.commands import ChangeSettings
from topcut.acts.limited.commands import SeatGroups
from topcut.acts.results.commands import NoShow, Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.scenarios.commands import ListSpecialRules
from topcut.acts.stages.commands import ChangePlan, OpenStage
from topcut.answers.event_view import EventView
from topcut.answers.settings import settings_answer
from topcut.files.results_export import results_document
from topcut.files.results_file import read_document
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.journal.state import Match
from topcut.play.advice import advice
from topcut.play.check import check
from topcut.play.clock import warnings_at
from topcut.play.explain import explain
from topcut.play.limited.drafting import drafting_of
from topcut.play.placings import placings
from topcut.play.settings import deviations
from topcut.play.stages import at_stage, view
from topcut.play.standings import standings
from topcut.refusal import Refused
from topcut.rulebooks.load import load, names
from topcut.rulebooks.model import Rulebook, Setting
from topcut.rulebooks.vocabulary import STEPS

CAST = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn")
RULES = tuple(f"rule {n}" for n in range(1, 40))


def values_of(book: Rulebook, setting: Setting) -> Iterator[Any]:
    match setting.kind:
        case "flag":
            yield from (True, False)
        case "integer":
            least = setting.least or 0
            yield from sorted({least - 1, least, 2, setting.most or 100_000})
        case "ratio":
            yield from ("0", "1", "1/2", "2")
        case "choice":
            yield from (*setting.choices, "nonsense")
        case "text":
            yield from ("", *book.results, "nonsense")
        case "list":
            yield from (
                [],
                ["half"],
                [1000],
                ["nonsense"],
                ["points"],
                ["lot"],
                ["signup"],
                ["head_to_head"],
                list(STEPS),
            )


CASES = [
    pytest.param(name, setting.name, value, id=f"{name}-{setting.name}={value}")
    for name in names()
    for book in (load(name),)
    for setting in book.settings.values()
    if setting.may == "director" and setting.name != "rounds"
    for value in values_of(book, setting)
    if value != setting.value
]


@pytest.mark.parametrize(("name", "setting", "value"), spread(CASES, 130))
def test_a_value_is_refused_when_set_or_an_event_can_be_played_with_it(name: str, setting: str, value: Any) -> None:
    try:
        book = load(name, {setting: value})
    except Refused:
        return
    played = (playable(name, book, setting, value, count) for count in (6, 5, 4))
    assert any(played), f"no event of four, five or six players can be played with {setting}={value!r}"


def playable(name: str, book: Rulebook, setting: str, value: Any, count: int) -> bool:
    """Play a tiny event, and after every act ask everything; whether a first round could be posted at all."""
    event = Event(name, rounds=2)
    if value != event.book.settings[setting].value:
        event.do(ChangeSettings({setting: value}))
    event.book = book
    sides = ("light", "dark") if book.text("pairing") == "sides" and not drafting_of(book) else ("", "")
    event.enter(*(Person(one, side=sides[place % 2]) for place, one in enumerate(CAST[:count])))
    if book.play != "pod":
        event.do(ChangePlan((Stage("swiss"), Stage("bracket", take=2))))
    for act in (SeatGroups(), ListSpecialRules(RULES)):
        event.submit(act)
    for late in ("Rom", "Nog"):
        if not round_played(event) and not event.tournament.rounds:
            return False
        event.submit(Enter((Person(late),)))
        event.submit(Drop("p2"))
        everything_answers(event)
    event.submit(OpenStage())
    round_played(event)
    everything_answers(event)
    event.submit(Finish())
    everything_answers(event)
    assert all(finding.ok for finding in check(event.history))
    return True


def round_played(event: Event) -> bool:
    """Drawn, posted and reported, with a no-show at table 2."""
    event.submit(Draw())
    if isinstance(event.submit(Post()), Refused):
        return False
    for match in event.tournament.rounds[-1].matches.values():
        if len(match.seats) > 1:
            if match.table == 2 and not isinstance(event.submit(NoShow(match.round, 2, match.seats[:1])), Refused):
                continue
            event.do(Report(match.round, match.table, result(event, match)))
    return True


def result(event: Event, match: Match) -> Result:
    """The first seat wins."""
    book, stage = event.book, event.tournament.rounds[match.round - 1].stage
    seats = len(match.seats)
    if book.play == "pod":
        games = tuple(tuple(100 - seat for seat in range(seats)) for _ in range(book.integer("rounds_per_pod")))
        return Result(games=games, seen=(("emptied", ((0,),) * len(games)),))
    best = book.integer("games", 1) if stage == 1 else book.integer("bracket_games") or book.integer("games", 1)
    if book.play == "best_of" or best > 1:
        won = (1, 0) if book.play == "best_of" else (100, 0)
        return Result(games=(won,) * (best // 2 + 1))
    return Result(games=((100, 0),))


def everything_answers(event: Event) -> None:
    tournament, book = event.tournament, event.book
    named = dict(zip(tournament.entrants, "abcdefghijkl", strict=False))
    table = standings(view(tournament, book, 1), book)
    assert all(explain(table, row.player) for row in table.rows)
    assert placings(tournament, book)
    assert at_stage(tournament, book)
    read_document(results_document(tournament, book, named, named))
    advice(tournament, book)
    warnings_at(book, 50)
    assert settings_answer(EventView(tournament, book, event.known.words)).settings
    deviations(book)
