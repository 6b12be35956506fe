"""An event that is over: what it still takes, who corrects its report until when, and how it goes on."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from desk.table import FOUR, Event
from topcut.acts.command import Command
from topcut.acts.ending.commands import Confront, Finish, Reopen
from topcut.acts.event.commands import Undo
from topcut.acts.listing.commands import TakeInto
from topcut.acts.results.commands import Correct, Report
from topcut.desk.memory import SteadyClock
from topcut.desk.slices import AFTER_THE_END, HANDLING
from topcut.journal.fold import fold
from topcut.play.standings import standings
from topcut.programs.load import load

STAR_TREK = load("star-trek").source


def over(program: bool = True) -> Event:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    if program:
        event.do(TakeInto(STAR_TREK))
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Finish())
    return event


def swapped(event: Event) -> Correct:
    return Correct(*event.at("Kira"), event.result("Odo", 100, 0), "the names were swapped")


def weeks_later(event: Event, days: float) -> None:
    now = datetime.fromisoformat(event.clock.now()) + timedelta(days=days)
    event.clock = SteadyClock(now.isoformat())


def order(event: Event) -> list[str]:
    """By the standings, the confrontation's winner first."""
    names = {player: name for name, player in event.ids.items()}
    return [names[row.player] for row in standings(event.tournament, event.book).rows]


def test_a_result_of_a_finished_event_is_corrected_and_it_stays_finished() -> None:
    event = over()
    assert order(event)[0] == "Kira"
    event.do(swapped(event))
    assert event.tournament.finished and order(event)[0] == "Odo"
    event.refused(Correct(*event.at("Quark"), event.result("Dax", 100, 0), " "), "result-correction-without-reason")


def test_001_8_the_director_corrects_within_the_week_and_an_organizer_after_it() -> None:
    event = over()
    weeks_later(event, 6.9)
    event.do(swapped(event))
    seq = event.head
    weeks_later(event, 1)
    until = datetime.fromisoformat(event.tournament.ended) + timedelta(days=7)
    back = Correct(*event.at("Kira"), event.result("Kira", 100, 0), "they were right after all")
    for command in (back, Reopen("one game is missing"), Undo(seq)):
        event.refused(command, "event-report-closed", until=until.date().isoformat())
    event.do(back, by="organizer")
    assert event.history[-1].by == "organizer" and order(event)[0] == "Kira"


def test_an_event_of_no_program_is_its_directors_for_ever() -> None:
    event = over(program=False)
    weeks_later(event, 400)
    event.do(swapped(event))
    event.do(Reopen("played on"))


def test_reopening_is_an_act_of_its_own_with_a_reason() -> None:
    event = over()
    event.refused(Reopen(""), "event-reopened-without-reason")
    event.refused(Report(*event.at("Kira"), event.result("Odo", 100, 0)), "event-finished")
    event.do(Reopen("Odo and Kira have a slip that says otherwise"))
    assert not event.tournament.finished and not event.tournament.ended
    event.refused(Reopen("again"), "event-not-finished")
    event.do(swapped(event))
    event.do(Finish())
    assert event.tournament.finished and order(event)[0] == "Odo"
    event.do(Undo(event.head))
    assert not event.tournament.finished


def test_the_undo_of_an_end_is_as_closed_as_reopening_it() -> None:
    event = over()
    finished = event.head
    weeks_later(event, 8)
    event.refused(Undo(finished), "event-report-closed")
    event.do(Undo(finished), by="organizer")
    assert not event.tournament.finished and fold(event.history) == event.tournament


def test_the_winner_of_the_confrontation_is_corrected_with_a_reason() -> None:
    event = over()
    second = order(event)[1]
    event.refused(Confront(event.id(second)), "result-correction-without-reason")
    event.do(Confront(event.id(second), "the final was played"))
    assert order(event)[0] == second


@pytest.mark.parametrize("kind", sorted(HANDLING, key=lambda one: one.__name__))
def test_what_is_not_named_is_refused_of_an_event_that_is_over(kind: type[Command]) -> None:
    """Whatever is in a command: that the event is over is said before its content is looked at."""
    event = over()
    if kind not in AFTER_THE_END:
        event.refused(kind(**dict.fromkeys(kind.__struct_fields__)), "event-finished")
