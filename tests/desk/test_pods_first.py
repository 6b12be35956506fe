"""Pods before rounds (002 7.6): nothing is paired before the draft is seated where play is inside the pod."""

from __future__ import annotations

import pytest

from desk.older import Older
from desk.table import Event
from saying import refusal_of
from topcut.acts.entries.commands import Person
from topcut.acts.event.commands import ChangeSettings
from topcut.acts.limited.commands import SeatGroups
from topcut.acts.rounds.commands import Draw, Post, Start
from topcut.acts.rounds.facts import Drafted, Started
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import MemoryJournal
from topcut.desk.submit import submit
from topcut.journal.records import Record
from topcut.play.check import check
from topcut.play.limited.groups import groups_of

NINE = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog", "Leeta")
TEN = (*NINE, "Worf")


def draft(people: tuple[str, ...] = NINE, **options: object) -> Event:
    return Event("transformers", *people, format="draft", rounds=3, **options)


@pytest.mark.parametrize("people", [NINE, NINE[:4]])
def test_7_6_no_round_is_paired_before_the_pods_are_seated(people: tuple[str, ...]) -> None:
    event = draft(people)
    event.refused(Draw(), "limited-pods-unseated")
    event.do(SeatGroups())
    event.post()


def test_7_6_the_way_out_of_the_pods_is_one_that_is_open_now() -> None:
    event = draft()
    event.refused(Draw(), "limited-pods-unseated", when="entering")
    event.do(Start())
    event.refused(Draw(), "limited-pods-unseated", when="started")
    event.do(ChangeSettings({"play_inside_pod": False}, reason="too few for pods"))
    event.post()


def test_7_6_where_the_restriction_is_lifted_a_round_can_be_paired_at_once() -> None:
    event = draft(play_inside_pod=False)
    event.post()


def test_7_6_a_round_drawn_before_the_pods_were_seated_is_not_posted_after() -> None:
    event = draft()
    event.do(SeatGroups())
    event.do(Draw())
    event.do(SeatGroups(reason="Worf came"))
    event.refused(Post(), "round-changed-since")


def test_7_6_a_draw_over_the_whole_field_is_not_posted_once_there_are_pods() -> None:
    """A journal of an earlier program can hold one: drawn first, seated afterwards."""
    lifted, seated = draft(play_inside_pod=False), draft()
    lifted.do(Draw())
    seated.do(SeatGroups())
    *entered, seating = (record.fact for record in seated.history)
    drawn = [record.fact for record in lifted.history if isinstance(record.fact, (Started, Drafted))]
    facts = [*entered, *drawn, seating]
    records = [Record(seq, "2026-11-15T10:00:00Z", "director", fact) for seq, fact in enumerate(facts, start=1)]
    answer = submit(MemoryJournal(records), Post(), DIRECTOR)
    refusal_of(answer, "round-changed-since", round=1)


@pytest.mark.parametrize("chosen", ["cube", "cube-winston", "cube-sealed"])
def test_a_cube_is_paired_once_everybody_has_a_side(chosen: str) -> None:
    event = Event("star-wars", *NINE[:8], format=chosen, rounds=3)
    event.refused(Draw(), "limited-sides-undrawn")
    by_hand = [Person(name, side="light" if at % 2 else "dark") for at, name in enumerate(NINE[:8])]
    drafted_elsewhere = Event("star-wars", *by_hand, format=chosen, rounds=3)
    drafted_elsewhere.post()


@pytest.mark.parametrize(("chosen", "people"), [("cube-squirrel", NINE), ("cube-both-sides", NINE[:4])])
def test_other_drafts_may_be_paired_without_seats(chosen: str, people: tuple[str, ...]) -> None:
    Event("star-wars", *people, format=chosen, rounds=3).post()


def test_7_6_ten_drafters_sit_six_and_four() -> None:
    event = draft(TEN)
    event.do(SeatGroups())
    assert [len(group.players) for group in groups_of(event.tournament)] == [6, 4]
    assert all(len(match.seats) == 2 for match in event.post().matches.values())


@pytest.mark.parametrize("options", [{"even_pods": False}, {"play_inside_pod": False}])
def test_7_6_pods_of_five_where_even_ones_are_not_wanted_or_save_nothing(options: dict[str, object]) -> None:
    event = draft(TEN, **options)
    event.do(SeatGroups())
    assert [len(group.players) for group in groups_of(event.tournament)] == [5, 5]


def test_with_an_older_rulebook_ten_drafters_sit_as_before() -> None:
    event = Older(("even_pods",), "transformers", *TEN, format="draft", rounds=3)
    event.do(SeatGroups())
    assert [len(group.players) for group in groups_of(event.tournament)] == [5, 5]
    event.post()
    assert all(finding.ok for finding in check(event.history))
