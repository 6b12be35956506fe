"""Names and the title are corrected at any time, and what is noted of a player stays apart from what is played."""

from __future__ import annotations

import pytest

from desk.table import FOUR, Event
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.card import Card, card_of
from topcut.acts.entries.commands import CheckIn, Describe, Enter, NoteFee, Person, Rename
from topcut.acts.entries.facts import Entered, Renamed
from topcut.acts.entries.kept import texts_of
from topcut.acts.event.commands import Retitle, Undo
from topcut.acts.matter import people_of
from topcut.journal.fact import PlayerId
from topcut.play.check import check
from topcut.play.for_everybody import for_everybody


@pytest.fixture
def event() -> Event:
    return Event("star-trek-2e", *FOUR, rounds=1)


def _names(event: Event) -> list[str]:
    known = event.journal.read()
    return [person.name for person in people_of(known.tournament, known.words).values()]


def _card(event: Event, player: PlayerId) -> Card:
    known = event.journal.read()
    return card_of(known.tournament.entrants[player], known.words)


def test_a_name_is_corrected_in_the_middle_and_at_the_end(event: Event) -> None:
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Rename("p1", "  Kira   Nerys "))
    assert _names(event) == ["Kira Nerys", "Odo", "Quark", "Dax"]
    event.do(Finish())
    event.do(Rename("p4", "Jadzia Dax"))
    assert _names(event) == ["Kira Nerys", "Odo", "Quark", "Jadzia Dax"]
    assert all(finding.ok for finding in check(event.journal.read().history))


def test_the_chain_holds_no_name_and_the_handle_stays(event: Event) -> None:
    before = event.journal.read()
    handle = people_of(before.tournament, before.words)["p1"].handle
    event.do(Rename("p1", "Kira Nerys"))
    known = event.journal.read()
    fact = known.history[-1].fact
    assert isinstance(fact, Renamed) and fact.person in known.words and "Nerys" not in fact.person
    assert people_of(known.tournament, known.words)["p1"].handle == handle
    event.do(Rename("p1", "Kira Nerys", "Colonel Kira"))
    known = event.journal.read()
    assert people_of(known.tournament, known.words)["p1"].handle == "colonel-kira"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Odo", "entry-name-taken"),
        ("ODO", "entry-name-taken"),
        ("Kira", "entry-name-same"),
        ("", "entry-no-name"),
        ("p2", "entry-name-reads-as-id"),
        ("x" * 201, "form-too-long"),
    ],
)
def test_a_name_is_refused_as_at_the_entrance(event: Event, name: str, why: str) -> None:
    event.refused(Rename("p1", name), why)


def test_own_name_in_other_letters_is_no_double(event: Event) -> None:
    event.do(Rename("p1", "KIRA"))
    assert _names(event)[0] == "KIRA"


def test_a_correction_is_undone_unless_somebody_has_the_old_name_now(event: Event) -> None:
    event.do(Rename("p1", "Nerys"))
    renamed = event.journal.read().head
    event.do(CheckIn("p1"))
    event.do(Undo(renamed))
    assert _names(event)[0] == "Kira"
    event.do(Rename("p1", "Nerys"))
    renamed = event.journal.read().head
    event.do(Enter((Person("Kira"),)))
    event.refused(Undo(renamed), "undo-depended-on")
    assert sorted(_names(event)) == ["Dax", "Kira", "Nerys", "Odo", "Quark"]


def test_an_old_name_is_free_for_somebody_else(event: Event) -> None:
    event.do(Rename("p1", "Nerys"))
    event.do(Rename("p2", "Kira"))
    assert _names(event)[:2] == ["Nerys", "Kira"]


def test_a_list_that_names_somebody_twice_says_so(event: Event) -> None:
    event.refused(Enter((Person("Morn"), Person("morn"))), "entry-name-twice", player="morn")
    event.refused(Enter((Person("Odo"), Person("Odo"))), "entry-name-taken", "entry-name-taken", player="Odo")


def test_all_names_somebody_had_are_erased_with_them(event: Event) -> None:
    event.do(Rename("p1", "Nerys"))
    event.do(Describe("p1", note="comes late"))
    event.do(Describe("p1", note="was here"))
    known = event.journal.read()
    kept = {known.words[ref] for ref in texts_of(known.history, known.tournament, known.words, "p1")}
    assert len(kept) == 4 and all(any(word in text for text in kept) for word in ("Kira", "Nerys", "late", "was here"))
    for ref in texts_of(known.history, known.tournament, known.words, "p1"):
        event.journal.erase(ref)
    assert "(erased)" in _names(event)[0] and _card(event, "p1") == Card()
    event.refused(Rename("p1", "Kira"), "entry-erased")
    event.refused(Describe("p1", note="back"), "entry-erased")
    assert any(isinstance(record.fact, Entered) and record.fact.player == "p1" for record in known.history)


def test_what_is_noted_is_kept_line_by_line(event: Event) -> None:
    event.do(Describe("p1", pronouns="she", club=" Bajor "))
    event.do(Describe("p1", note="owes a drink", club=None))
    assert _card(event, "p1") == Card(pronouns="she", club="Bajor", note="owes a drink")
    event.do(Describe("p1", pronouns="", club="", note=""))
    assert _card(event, "p1") == Card() and event.tournament.entrants["p1"].card == ""
    event.refused(Describe("p1"), "entry-noted-same")


def test_players_say_who_they_are_and_write_no_notes(event: Event) -> None:
    event.do(Describe("p1", contact="kira@bajor"), "p1")
    assert _card(event, "p1").contact == "kira@bajor"
    event.refused(Describe("p1", note="free entry"), "entry-note-of-officials", by="p1")
    event.refused(Describe("p2", contact="x"), "desk-officials-only", by="p1")
    event.refused(NoteFee("p1", True), "desk-officials-only", by="p1")


def test_a_fee_is_paid_once_and_may_be_open_after_all(event: Event) -> None:
    event.do(NoteFee("p2", True))
    assert event.tournament.entrants["p2"].paid
    event.refused(NoteFee("p2", True), "entry-fee-same", paid="yes")
    event.do(NoteFee("p2", False))
    assert not event.tournament.entrants["p2"].paid


def test_nobody_outside_reads_who_has_paid(event: Event) -> None:
    event.do(NoteFee("p2", True))
    paid = for_everybody(event.journal.read().history)[-1].fact
    event.do(NoteFee("p2", False))
    assert paid == for_everybody(event.journal.read().history)[-1].fact


def test_the_title_is_corrected_at_any_time(event: Event) -> None:
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Finish())
    event.do(Retitle(" Promenade  Open "))
    known = event.journal.read()
    assert known.words[event.tournament.title] == "Promenade Open"
    event.refused(Retitle("Promenade Open"), "event-title-same")
    event.refused(Retitle(" "), "form-no-title")
    event.do(Undo(known.head))
    assert event.journal.read().words[event.tournament.title] == "Deep Space Nine Open"
