"""Deadlines of rounds that are not posted yet, and the end of a round whose deadline has passed (001 13.4, 13.5)."""

from __future__ import annotations

import pytest

from topcut.acts.clock.commands import PlanDeadlines, SetDeadline
from topcut.acts.event.commands import Undo
from topcut.acts.results.commands import CloseOverdue
from topcut.acts.rounds.commands import Post, WithdrawRound
from topcut.answers.by_time import true_until
from topcut.answers.deadlines import deadlines_answer
from topcut.answers.event_view import EventView
from topcut.answers.round import pairings_answer
from topcut.journal.versions import version_of

from .table import Event

SIX = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn")
FIRST, SECOND, THIRD = (f"2099-11-{day}T20:00+01:00" for day in (22, 29, 30))
PAST = "2020-01-01T12:00:00+00:00"


def view_of(event: Event) -> EventView:
    return EventView(event.tournament, event.book, event.known.words, event.history)


@pytest.fixture
def event() -> Event:
    return Event("star-trek-2e", *SIX, rounds=3, online=True)


def _play_all(event: Event) -> None:
    for match in event.tournament.rounds[-1].matches.values():
        event.wins(event.name(match.seats[0]))


def test_13_4_all_rounds_ahead_are_given_their_deadlines_at_once(event: Event) -> None:
    records = event.do(PlanDeadlines(((1, FIRST), (2, SECOND), (3, THIRD)), final=True))
    assert [version_of(record.fact) for record in records] == [2, 2, 2]
    event.post()
    assert (event.tournament.rounds[0].deadline, event.tournament.rounds[0].deadline_final) == (FIRST, True)
    _play_all(event)
    event.post()
    assert event.tournament.rounds[1].deadline == SECOND


def test_13_4_one_that_was_announced_as_the_last_is_not_extended_before_its_round(event: Event) -> None:
    event.do(SetDeadline(2, FIRST, final=True))
    event.refused(SetDeadline(2, SECOND), "clock-deadline-final", round=2)
    event.do(SetDeadline(2, "2099-11-21T20:00+01:00"))


def test_a_round_that_is_posted_again_has_its_deadline_again(event: Event) -> None:
    event.do(PlanDeadlines(((1, FIRST),)))
    event.post()
    event.do(WithdrawRound("the wrong seeds"))
    event.draw(reason="the right seeds")
    event.do(Post())
    assert event.tournament.rounds[0].deadline == FIRST


def test_the_act_is_undone_as_one(event: Event) -> None:
    records = event.do(PlanDeadlines(((1, FIRST), (2, SECOND))))
    event.do(Undo(records[0].seq))
    assert not event.tournament.deadlines


def test_rounds_end_one_after_the_other(event: Event) -> None:
    event.refused(PlanDeadlines(((1, SECOND), (2, FIRST))), "clock-deadlines-order", round=2, before=1)
    event.refused(PlanDeadlines(()), "clock-deadlines-missing")
    event.refused(PlanDeadlines(((4, FIRST),)), "round-none", round=4)
    event.refused(PlanDeadlines(((1, "soon"),)), "clock-no-date")


def test_the_answer_names_the_round_that_is_played_and_those_ahead(event: Event) -> None:
    event.do(PlanDeadlines(((1, FIRST), (2, SECOND))))
    event.post()
    answer = deadlines_answer(view_of(event), "2099-11-22T19:00:00+00:00")
    assert answer.now is not None and answer.now.passed and len(answer.now.late) == 3
    assert [(one.round, one.until) for one in answer.ahead] == [(2, SECOND), (3, "")]


def test_a_table_is_late_from_its_deadline_on(event: Event) -> None:
    event.post()
    table = event.match("Kira").table
    event.do(SetDeadline(1, FIRST))
    event.do(SetDeadline(1, SECOND, table))
    at = {one.table: one.progress for one in pairings_answer(view_of(event), 1, "2099-11-22T19:00:00+00:00").pairings}
    assert at.pop(table) == "playing" and set(at.values()) == {"late"}
    before = pairings_answer(view_of(event), 1, "2099-11-22T18:59:59+00:00").pairings
    assert {one.progress for one in before} == {"playing"}


def test_a_page_is_true_until_the_next_deadline(event: Event) -> None:
    event.post()
    table = event.match("Kira").table
    event.do(SetDeadline(1, FIRST))
    event.do(SetDeadline(1, SECOND, table))
    until = [true_until(view_of(event), now) for now in ("2099-11-01T00:00:00+00:00", FIRST, SECOND)]
    assert [one.isoformat(timespec="minutes") if one else "" for one in until] == [FIRST, SECOND, ""]


def test_13_5_what_is_past_its_deadline_is_entered_as_not_completed_at_once(event: Event) -> None:
    event.post()
    event.wins("Kira")
    event.refused(CloseOverdue(1), "result-none-overdue", round=1)
    event.do(SetDeadline(1, PAST))
    records = event.do(CloseOverdue(1))
    assert len(records) == 2 and event.tournament.rounds[0].finished
    assert {match.result.how for match in event.tournament.rounds[0].matches.values() if match.result} == {
        "normal",
        "incomplete",
    }
    event.do(Undo(records[0].seq))
    assert not event.tournament.rounds[0].finished
