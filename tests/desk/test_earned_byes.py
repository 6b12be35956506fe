"""Byes that somebody earned elsewhere: used, given up one by one, shown as such."""

from __future__ import annotations

import pytest

from topcut.acts.entries.commands import Enter, ForfeitBye, Person
from topcut.acts.entries.facts import ByeForfeited
from topcut.acts.rounds.commands import Post
from topcut.journal.fold import fold
from topcut.journal.records import Record
from topcut.messages.message import Message, message
from topcut.play.brought import brought_told
from topcut.play.pairing.propose import has_earned_bye

from .table import Event

FOUR = ("Kira", "Odo", "Quark", "Dax")
EIGHT = (*FOUR, "Garak", "Morn", "Rom", "Nog")


def with_byes(byes: int) -> Event:
    return Event("star-trek-2e", "Kira", "Odo", "Quark", "Dax", Person("Garak", earned_byes=byes))


def byes_told(byes: int, **states: int) -> list[Message]:
    """ "2 earned byes: 1 given up, 1 to come"; the states in that order."""
    parts = tuple(
        message("advice-brought-byes-part", count=count, state=message("advice-brought-state", state=name))
        for name, count in ((name.replace("_", "-"), count) for name, count in states.items())
    )
    return [message("advice-brought-byes-parted", byes=message("advice-brought-byes", byes=byes), parts=parts)]


def test_an_earned_bye_is_used_in_round_one() -> None:
    event = with_byes(1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    assert frozenset({"Garak"}) in event.pairs()
    assert event.card("Garak") == ["EBYE"]
    assert event.points("Garak") == 4
    assert event.differentials("Garak") == [100]  # R16


def test_one_earned_bye_does_not_reach_round_two() -> None:
    event = with_byes(1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.post(("Garak", "Kira"))
    assert frozenset({"Garak", "Kira"}) in event.pairs()


def test_two_earned_byes_are_used_in_rounds_one_and_two() -> None:
    event = with_byes(2)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.play(("Kira", "Quark"), ("Odo", "Dax"))
    assert event.card("Garak") == ["EBYE", "EBYE"]
    event.post(("Garak", "Kira"))
    assert len(event.match("Garak").seats) == 2


def test_an_earned_bye_is_not_the_one_normal_bye() -> None:
    event = Event("star-trek-2e", "Kira", "Odo", Person("Garak", earned_byes=1))
    event.play(("Kira", "Odo"))
    event.play(("Garak", "Kira"))
    assert event.card("Odo") == ["FL", "BYE"]
    event.post(("Garak", "Odo"))
    assert frozenset({"Kira"}) in event.pairs()


@pytest.mark.parametrize("byes", [-1, 3, 99])
def test_so_many_earned_byes_cannot_be(byes: int) -> None:
    Event("star-trek-2e", "Kira").refused(
        Enter((Person("Garak", earned_byes=byes),)), "entry-too-many-byes", player="Garak"
    )


def test_who_forfeits_his_earned_bye_is_paired_in_round_one() -> None:
    event = Event("star-trek-2e", "Kira", "Odo", "Quark", Person("Garak", earned_byes=1))
    event.do(ForfeitBye(event.id("Garak")))
    event.post(("Garak", "Odo"))
    assert event.pairs() == {frozenset({"Garak", "Odo"}), frozenset({"Kira", "Quark"})}


def test_an_earned_bye_is_forfeited_once() -> None:
    event = with_byes(1)
    event.do(ForfeitBye(event.id("Garak")))
    event.refused(ForfeitBye(event.id("Garak")), "entry-no-bye-to-forfeit", player="Garak")


def test_7_2_two_earned_byes_are_given_up_one_by_one() -> None:
    event = with_byes(2)
    garak = event.id("Garak")

    def told() -> list[Message]:
        return brought_told(event.tournament, event.book, event.tournament.entrants[garak])

    assert told() == [message("advice-brought-byes", byes=2)]
    event.do(ForfeitBye(garak))  # plays round 1; the bye of round 2 stays
    assert told() == byes_told(2, given_up=1, to_come=1)
    event.play(("Garak", "Kira"), ("Odo", "Quark"))
    event.post()
    assert event.card("Garak") == ["FW", "EBYE"]
    assert told() == byes_told(2, used=1, given_up=1)


def test_7_2_both_earned_byes_are_given_up_before_the_start() -> None:
    event = with_byes(2)
    garak = event.id("Garak")
    event.do(ForfeitBye(garak))
    event.do(ForfeitBye(garak))
    event.refused(ForfeitBye(garak), "entry-no-bye-to-forfeit")
    event.play(("Garak", "Kira"), ("Odo", "Quark"))
    event.post()
    assert "EBYE" not in event.card("Garak")
    told = brought_told(event.tournament, event.book, event.tournament.entrants[garak])
    assert told == byes_told(2, given_up=2)


def test_7_2_the_second_of_two_earned_byes_is_given_up_alone() -> None:
    event = with_byes(2)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(ForfeitBye(event.id("Garak")))
    event.post(("Garak", "Kira"))
    assert event.card("Garak") == ["EBYE"]
    told = brought_told(event.tournament, event.book, event.tournament.entrants[event.id("Garak")])
    assert told == byes_told(2, used=1, given_up=1)


def test_a_used_earned_bye_and_a_head_start_are_shown_as_such() -> None:
    event = with_byes(1)
    garak = event.id("Garak")
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    one, used = message("advice-brought-byes", byes=1), message("advice-brought-state", state="used")
    told = brought_told(event.tournament, event.book, event.tournament.entrants[garak])
    assert told == [message("advice-brought-bye-ended", byes=one, state=used)]
    pods = Event("tribbles", Person("Kira", head_start=60), "Odo", "Quark", "Dax")
    told = brought_told(pods.tournament, pods.book, pods.tournament.entrants["p1"])
    assert told == [message("advice-brought-head-start", points=60)]


def test_an_older_journal_gives_up_all_byes_at_once() -> None:
    event = with_byes(2)
    record = Record(event.head + 1, "2026-11-15T10:00:00Z", "director", ByeForfeited(event.id("Garak")))
    tournament = fold([*event.history, record])
    garak = tournament.entrants[event.id("Garak")]
    assert not any(has_earned_bye(event.book, garak, number) for number in (1, 2))


def test_who_has_no_earned_bye_cannot_forfeit_one() -> None:
    event = with_byes(1)
    event.refused(ForfeitBye(event.id("Kira")), "entry-no-bye-to-forfeit", player="Kira")


def test_a_used_earned_bye_cannot_be_forfeited() -> None:
    event = with_byes(1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(ForfeitBye(event.id("Garak")), "entry-no-bye-to-forfeit", player="Garak")


def test_a_draft_in_which_an_earned_bye_was_forfeited_since_is_not_posted() -> None:
    """001 7.2: he plays; the draft would still give him the bye."""
    event = with_byes(1)
    event.draw()
    event.do(ForfeitBye(event.id("Garak")))
    event.refused(Post(), "round-changed-since")


def test_a_late_entry_does_not_use_the_earned_bye_of_a_round_that_is_over() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.enter(Person("Garak", earned_byes=1))
    event.post(("Garak", "Kira"))
    assert event.card("Garak") == ["MG"]
