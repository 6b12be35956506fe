"""Who comes some minutes late can play whoever has the bye, without drawing the round again (001 7.5.1, R04)."""

from __future__ import annotations

from desk.table import Event
from topcut.acts.entries.commands import Drop, Enter, Person
from topcut.acts.event.commands import Undo
from topcut.acts.rounds.commands import SeatLate
from topcut.acts.rounds.facts import LateSeated
from topcut.play.check import check

FIVE = ("Kira", "Odo", "Quark", "Dax", "Garak")


def bye_of(event: Event) -> tuple[int, int, str]:
    """The round, the table and the name of the bye."""
    match = next(match for match in event.tournament.rounds[-1].matches.values() if len(match.seats) == 1)
    return match.round, match.table, event.name(match.seats[0])


def with_late_rom(rulebook: str = "star-trek-2e", **options: object) -> Event:
    event = Event(rulebook, *FIVE, rounds=3, **options)
    event.post()
    event.enter("Rom")
    return event


def test_7_5_1_who_comes_late_plays_whoever_has_the_bye() -> None:
    event = with_late_rom()
    number, table, waiting = bye_of(event)
    others = event.pairs() - {frozenset({waiting})}
    event.do(SeatLate(number, table, event.id("Rom")))
    assert event.pairs() == others | {frozenset({waiting, "Rom"})}
    assert event.match("Rom").status == "open"
    event.wins("Rom")
    assert event.card("Rom") == ["FW"] and event.card(waiting) == ["FL"]
    assert event.faced("Rom") == [waiting]


def test_the_journal_is_verified_with_it() -> None:
    event = with_late_rom()
    number, table, _ = bye_of(event)
    event.do(SeatLate(number, table, event.id("Rom")))
    for match in event.tournament.rounds[0].matches.values():
        event.wins(event.name(match.seats[0]))
    event.post()
    assert all(finding.ok for finding in check(event.history))
    assert frozenset({"Rom", bye_opponent(event)}) not in event.pairs()


def bye_opponent(event: Event) -> str:
    return event.faced("Rom")[0]


def test_it_can_be_taken_back_until_it_is_played() -> None:
    event = with_late_rom()
    number, table, waiting = bye_of(event)
    event.do(SeatLate(number, table, event.id("Rom")))
    seated = event.head
    assert isinstance(event.history[-1].fact, LateSeated)
    entered = next(record.seq for record in event.history if getattr(record.fact, "player", "") == event.id("Rom"))
    event.refused(Undo(entered), "undo-depended-on")
    event.do(Undo(seated))
    assert event.card(waiting) == ["BYE"] and event.card("Rom") == ["MG"]
    event.do(SeatLate(number, table, event.id("Rom")))
    event.wins("Rom")
    event.refused(Undo(event.head - 1), "undo-depended-on")


def test_only_a_bye_is_played_and_only_by_who_is_free() -> None:
    event = with_late_rom()
    number, table, _ = bye_of(event)
    taken = next(match for match in event.tournament.rounds[0].matches.values() if len(match.seats) == 2)
    event.refused(SeatLate(number, taken.table, event.id("Rom")), "entry-late-no-bye")
    seated = event.name(taken.seats[0])
    event.refused(SeatLate(number, table, event.id(seated)), "entry-late-seated", round=1)
    event.enter("Nog")
    event.do(Drop(event.id("Nog")))
    event.refused(SeatLate(number, table, event.id("Nog")), "entry-late-has-left")


def test_an_earned_bye_is_nobodys_place() -> None:
    event = Event("star-trek-2e", "Kira", "Odo", Person("Quark", earned_byes=1), rounds=3)
    event.post()
    event.do(Enter((Person("Rom"),)))
    match = event.match("Quark")
    event.refused(SeatLate(match.round, match.table, "p4"), "entry-late-no-bye")


def test_once_the_next_round_is_drawn_it_is_too_late() -> None:
    event = with_late_rom()
    number, table, _ = bye_of(event)
    for match in event.tournament.rounds[0].matches.values():
        if len(match.seats) == 2:
            event.wins(event.name(match.seats[0]))
    event.draw()
    event.refused(SeatLate(number, table, event.id("Rom")), "entry-late-pairing-begun", round=1)
