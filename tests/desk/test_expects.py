"""What somebody saw must still be so when the journal is locked; otherwise they are told what it is now."""

from __future__ import annotations

import pytest

from desk.table import Event
from saying import refusal_of
from topcut.acts.command import Command
from topcut.acts.event.commands import Announce, Undo
from topcut.acts.results.commands import Confirm, Correct, Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.seen import Expects, SawDraw, SawHead, SawMatch
from topcut.acts.who import DIRECTOR, Actor, player
from topcut.desk.submit import Accepted, submit
from topcut.journal.fact import Result
from topcut.messages.message import message
from topcut.refusal import Refused

WON, LOST = Result(games=((100, 35),)), Result(games=((0, 100),))


@pytest.fixture
def event() -> Event:
    made = Event("star-trek-2e", "Kira", "Odo", "Quark", "Dax")
    made.do(Draw())
    return made


def _ask(event: Event, command: Command, actor: Actor, expects: Expects, ahead: bool = False) -> object:
    return submit(event.journal, command, actor, expects=expects, clock=event.clock, ahead=ahead)


def _codes(answer: object) -> list[str]:
    assert isinstance(answer, Refused), answer
    return [refusal.code for refusal in answer.refusals]


@pytest.mark.parametrize("ahead", [False, True])
def test_only_the_report_that_was_seen_is_confirmed(event: Event, ahead: bool) -> None:
    event.do(Post())
    first, second = event.tournament.rounds[0].matches[1].seats
    event.do(Report(1, 1, WON, first), first)
    seen = SawMatch(1, 1, event.tournament.rounds[0].matches[1].changed)
    event.do(Correct(1, 1, LOST, "the other way round"))  # meanwhile
    answer = _ask(event, Confirm(1, 1, second), player(second), seen, ahead)
    now = message("desk-now-result", result=message("outcome-score", score=(0, 100)))
    refusal_of(answer, "desk-match-changed", now=now)


@pytest.mark.parametrize("ahead", [False, True])
def test_what_is_as_it_was_seen_is_done(event: Event, ahead: bool) -> None:
    event.do(Post())
    first, second = event.tournament.rounds[0].matches[1].seats
    event.do(Report(1, 1, WON, first), first)
    seen = SawMatch(1, 1, event.tournament.rounds[0].matches[1].changed)
    event.do(Report(1, 2, WON))  # another table
    assert isinstance(_ask(event, Confirm(1, 1, second), player(second), seen, ahead), Accepted)


def test_only_the_draw_that_was_seen_is_posted(event: Event) -> None:
    assert event.tournament.draw is not None
    seen = SawDraw(event.tournament.draw.seq)
    event.do(Draw(reason="they came together"))
    assert _codes(_ask(event, Post(), DIRECTOR, seen)) == ["desk-draw-changed"]
    assert not event.tournament.rounds
    now = SawDraw(event.tournament.draw.seq)
    assert isinstance(_ask(event, Post(), DIRECTOR, now), Accepted)
    assert _codes(_ask(event, Post(), DIRECTOR, now)) == ["desk-draw-gone"]


def test_the_journal_as_it_was_seen(event: Event) -> None:
    head = event.tournament.head
    event.do(Announce("Lunch is at noon"))
    assert _codes(_ask(event, Undo(head), DIRECTOR, SawHead(head))) == ["desk-journal-grown"]
    assert isinstance(_ask(event, Undo(head + 1), DIRECTOR, SawHead(head + 1)), Accepted)


def test_who_repeats_an_act_is_answered_as_before(event: Event) -> None:
    """A phone that sends a report again has not seen what it did itself."""
    event.do(Post())
    first, _ = event.tournament.rounds[0].matches[1].seats
    seen = SawMatch(1, 1, event.tournament.rounds[0].matches[1].changed)
    report = Report(1, 1, WON, first)
    answers = [submit(event.journal, report, player(first), "once", expects=seen) for _ in range(2)]
    assert answers[0] == answers[1]
