"""A player's own drop, taken back by themselves: until the next round is paired (R71)."""

from __future__ import annotations

from answers.viewed import viewed
from desk.staged import EIGHT, TOP_4, with_cut
from desk.table import FOUR, Event
from topcut.acts.entries.commands import Drop, ReEnter
from topcut.acts.stages.commands import OpenStage
from topcut.answers.my_event import my_event


def round_is_over(rulebook: str = "star-trek-2e") -> Event:
    event = Event(rulebook, *FOUR, rounds=3)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    return event


def offered(event: Event, name: str) -> bool:
    return "come-back" in my_event(viewed(event), event.id(name)).acts


def drops(event: Event, name: str) -> str:
    player = event.id(name)
    event.do(Drop(player), by=player)
    return player


def test_r71_until_the_next_round_is_paired_they_come_back_by_themselves() -> None:
    event = round_is_over()
    odo = drops(event, "Odo")
    assert offered(event, "Odo")
    event.do(ReEnter(odo), by=odo)
    assert event.tournament.entrants[odo].active and not offered(event, "Odo")
    event.draw()
    assert any(odo in table.seats for table in event.tournament.draw.tables)  # type: ignore[union-attr]


def test_r71_once_the_next_round_is_drawn_it_is_up_to_the_desk() -> None:
    event = round_is_over()
    odo = drops(event, "Odo")
    event.draw()
    event.refused(ReEnter(odo), "entry-paired-without", by=odo)
    assert not offered(event, "Odo")
    event.do(ReEnter(odo))


def test_whom_the_desk_dropped_it_lets_in_again() -> None:
    event = round_is_over()
    odo = event.id("Odo")
    event.do(Drop(odo))
    event.refused(ReEnter(odo), "entry-was-dropped", by=odo)
    assert not offered(event, "Odo")


def test_nobody_takes_back_what_another_one_said() -> None:
    event = round_is_over()
    odo = drops(event, "Odo")
    event.refused(ReEnter(odo), "desk-officials-only", by=event.id("Kira"))


def test_002_2_10_the_head_judge_lets_them_come_back() -> None:
    event = round_is_over("transformers")
    odo = drops(event, "Odo")
    event.refused(ReEnter(odo), "entry-head-judge-decides", by=odo)
    assert not offered(event, "Odo")
    event.do(ReEnter(odo), by="head-judge")
    assert event.tournament.entrants[odo].active


def test_002_2_10_nobody_comes_back_after_a_cut() -> None:
    event = with_cut(TOP_4)
    dax = drops(event, EIGHT[-1])
    event.do(OpenStage())
    event.refused(ReEnter(dax), "entry-after-the-cut", by=dax)
    event.refused(ReEnter(dax), "entry-after-the-cut", by="head-judge")
