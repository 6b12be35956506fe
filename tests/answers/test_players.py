"""The list of players: how each stands, in the words of the desk and of the terminal."""

from __future__ import annotations

from answers.viewed import view_of
from desk.staged import TOP_4, with_cut
from desk.table import FOUR, Event
from saying import in_words
from topcut.acts.entries.commands import CheckIn, Drop, Enter, Person, Withdraw
from topcut.acts.stages.commands import OpenStage
from topcut.answers.players import players_answer


def states(event: Event) -> dict[str, str]:
    return {row.name: in_words(row.state) for row in players_answer(view_of(event)).players}


def test_everybody_stands_there_in_the_order_of_signing_up() -> None:
    event = Event("star-trek-2e", *FOUR, Person("Garak", rating=1500, team="Cardassia"))
    answer = players_answer(view_of(event))
    assert [(row.number, row.name) for row in answer.players] == list(enumerate((*FOUR, "Garak"), start=1))
    assert answer.active == 5 and (answer.players[4].rating, answer.players[4].team) == (1500, "Cardassia")


def test_who_came_late_left_or_is_there() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=3)
    event.do(CheckIn(event.id("Kira")))
    event.do(CheckIn(event.id("Odo")))
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Drop(event.id("Odo")))
    event.do(Enter((Person("Morn", earned_byes=0),)))
    told = states(event)
    assert told["Kira"] == "checked in" and told["Quark"] == ""
    assert told["Odo"] == "dropped after round 1"  # and no longer checked in
    assert told["Morn"] == "late, after round 1"
    assert players_answer(view_of(event)).active == 4


def test_who_withdrew_has_no_other_state() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(CheckIn(event.id("Dax")))
    event.do(Withdraw(event.id("Dax")))
    assert states(event)["Dax"] == "withdrawn"


def test_a_seed_is_told_once_the_cut_is_made() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    told = states(event)
    assert [told[name] for name in event.seeds()] == [f"seed {seed} of Top 4" for seed in (1, 2, 3, 4)]


def test_only_those_who_are_asked_for() -> None:
    event = Event("star-trek-2e", *FOUR)
    view = view_of(event)
    answer = players_answer(view, [view.tournament.entrants[event.id("Quark")]])
    assert [row.name for row in answer.players] == ["Quark"] and answer.active == 4
