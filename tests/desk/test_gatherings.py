"""Events without rounds (004, introduction): who takes part is entered and checked in, and nothing is paired."""

from __future__ import annotations

import pytest

from answers.viewed import names, told, viewed
from desk.staged import Staged
from desk.table import FOUR, Event
from saying import refusal_of
from topcut.acts.command import Command
from topcut.acts.ending.commands import Confront, Finish
from topcut.acts.entries.commands import CheckIn, Drop, Enter, Person
from topcut.acts.event.commands import Create
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import ChangeRounds, Draw, Post, Start
from topcut.acts.stages.commands import ChangePlan, OpenStage
from topcut.acts.who import DIRECTOR as WHO
from topcut.answers.gathering import gathering_answer
from topcut.answers.my_event import my_event
from topcut.answers.next_step import next_step
from topcut.answers.progress import progress
from topcut.desk.memory import MemoryJournal
from topcut.desk.submit import submit
from topcut.files.results_export import results_file
from topcut.files.results_file import read as read_results
from topcut.journal.fact import Result
from topcut.journal.plan import GATHERING, Stage
from topcut.journal.versions import version_of
from topcut.play.taking_part import took_part
from topcut.rulebooks.load import names as rulebooks

WON = Result(games=((1, 0), (1, 0)))


def gathering(rulebook: str = "yomi") -> Staged:
    return Staged(rulebook, (GATHERING,), *FOUR)


def there(event: Event) -> list[str]:
    return names(gathering_answer(viewed(event)).there)


@pytest.mark.parametrize("rulebook", rulebooks())
def test_every_game_can_be_gathered_for(rulebook: str) -> None:
    event = gathering(rulebook)
    assert [next_step(viewed(event)).act] == ["begin"]
    event.do(Start())
    assert next_step(viewed(event)).act == "finish" and progress(viewed(event)).state == "gathering"
    event.do(Finish())
    view = viewed(event)
    assert view.tournament.finished and not view.places and not view.ranked_stages
    assert there(event) == list(FOUR)


def test_it_can_be_finished_at_once_when_it_is_written_down_afterwards() -> None:
    event = gathering()
    event.do(Finish())
    assert event.tournament.started and event.tournament.finished


def test_nobody_gathers_alone() -> None:
    event = Staged("yomi", (GATHERING,), "Kira")
    assert next_step(viewed(event)).act == "enter"
    event.refused(Finish(), "stage-too-few-to-start")


def test_who_was_checked_in_took_part_and_who_left_early_did_too() -> None:
    event = Staged("yomi", (GATHERING,), *FOUR, "Garak")
    event.do(Drop(event.ids["Garak"]))  # before it began: was never there
    event.do(Start())
    assert there(event) == list(FOUR)  # nobody is checked in: all count
    event.do(CheckIn(event.ids["Kira"]))
    event.do(CheckIn(event.ids["Odo"]))
    event.do(Enter((Person("Rom"),)))
    event.do(CheckIn("p6"))
    event.do(Drop(event.ids["Odo"]))
    assert there(event) == ["Kira", "Odo", "Rom"]
    assert names(gathering_answer(viewed(event)).awaited) == ["Quark", "Dax"]
    event.do(Finish())
    assert there(event) == ["Kira", "Odo", "Rom"]


def test_of_an_event_with_rounds_whoever_was_paired_took_part() -> None:
    event = Staged("yomi", (), *FOUR, "Garak", rounds=1)
    event.do(Drop(event.ids["Quark"]))
    assert took_part(event.tournament, event.book) == []
    event.play()
    assert took_part(event.tournament, event.book) == [event.ids[one] for one in ("Kira", "Odo", "Dax", "Garak")]


@pytest.mark.parametrize(
    "command",
    [Draw(), Report(1, 1, WON), ChangeRounds(3), ChangePlan((GATHERING, Stage("bracket", take=2)))],
)
@pytest.mark.parametrize("begun", [False, True])
def test_nothing_is_paired_or_reported(command: Command, begun: bool) -> None:
    event = gathering()
    if begun:
        event.do(Start())
    alone = isinstance(command, ChangePlan)
    event.refused(command, "plan-gathering-alone" if alone else "plan-no-rounds")


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (Post(), "round-no-draft"),
        (OpenStage(), "stage-no-cut-planned"),
        (Confront("p1"), "stage-confrontation-too-early"),
    ],
)
def test_what_comes_after_rounds_does_not_come_either(command: Command, why: str) -> None:
    event = gathering()
    event.do(Start())
    event.refused(command, why)


def test_it_has_no_other_part() -> None:
    event = Event("yomi")
    for plan in (
        (Stage("gathering", rounds=2),),
        (Stage("gathering", heat=True), Stage("swiss")),
        (Stage("swiss"), GATHERING),
    ):
        event.refused(ChangePlan(plan), "plan-gathering-alone")
    made = Create(event.book.source, "Picnic", 3, plan=(GATHERING,))
    assert refusal_of(submit(MemoryJournal(), made, WHO), "plan-gathering-alone")


def test_rounds_can_be_planned_instead_until_it_begins() -> None:
    event = gathering()
    event.do(ChangePlan((Stage("swiss"),)))
    assert next_step(viewed(event)).act == "pair"
    event.do(ChangePlan((GATHERING,)))
    event.do(Start())
    event.refused(ChangePlan((Stage("swiss"),)), "plan-stage-begun")


def test_a_number_of_rounds_that_was_announced_before_means_nothing() -> None:
    event = Event("yomi", *FOUR, rounds=3)
    event.do(ChangePlan((GATHERING,)))
    event.do(Finish())
    assert event.tournament.finished


def test_what_an_older_program_cannot_read_is_marked() -> None:
    event = gathering()
    assert [version_of(record.fact) for record in event.journal.known.history] == [2, 1, 1, 1, 1]


def test_a_player_is_told_whether_they_are_counted() -> None:
    event = gathering()
    assert told(viewed(event), my_event(viewed(event), "p1").heading) == "Before it begins"
    event.do(Start())
    event.do(CheckIn("p1"))
    mine, other = my_event(viewed(event), "p1"), my_event(viewed(event), "p2")
    assert (mine.moment, mine.checked_in, "check-in" in mine.acts) == ("gathering", True, False)
    assert (other.checked_in, "check-in" in other.acts) == (False, True)
    event.do(Finish())
    assert my_event(viewed(event), "p1").says.id == "mymatch-gathered"
    assert my_event(viewed(event), "p2").says.id == "mymatch-not-gathered"


def test_a_results_file_holds_who_was_there() -> None:
    event = gathering()
    event.do(Start())
    for player in ("p1", "p4"):
        event.do(CheckIn(player))
    event.do(Finish())
    document = results_file(viewed(event))
    again = read_results(document)
    assert [player.id for player in again.players] == ["kira", "dax"]
    assert again.tournament.plan == (GATHERING,) and not again.tournament.rounds
