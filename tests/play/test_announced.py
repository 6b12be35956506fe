"""How long an announcement stands on the pages of an event (001 7.2)."""

from __future__ import annotations

from topcut.acts.event.facts import Announced, Undone
from topcut.acts.rounds.facts import RoundPaired
from topcut.journal.records import AnyFact, Record
from topcut.play.announced import announced_lately

FIRST, SECOND = RoundPaired(1, ()), RoundPaired(2, ())


def told(*facts: AnyFact) -> str:
    return announced_lately([Record(seq, "", "director", fact) for seq, fact in enumerate(facts, start=1)])


def test_the_latest_one_is_told() -> None:
    assert told(Announced("lunch"), Announced("dinner")) == "dinner"
    assert told(FIRST) == ""


def test_it_stays_when_the_round_it_is_about_is_posted_and_goes_with_the_next() -> None:
    assert told(Announced("lunch"), FIRST) == "lunch"
    assert told(Announced("lunch"), FIRST, SECOND) == ""


def test_one_that_was_undone_is_not_told() -> None:
    assert told(Announced("lunch"), Announced("dinner"), Undone(2)) == "lunch"
