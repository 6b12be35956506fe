"""The one next step: what the desk accepts next, said alike to the terminal, the desk and visitors."""

from __future__ import annotations

import pytest

from answers.viewed import told, viewed
from desk.staged import EIGHT, TOP_4, Staged, with_cut
from desk.table import FOUR, Event, posted
from topcut.acts.command import Command
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Drop, Enter, Person
from topcut.acts.results.commands import Delay, Dispute, Report
from topcut.acts.rounds.commands import Draw, Post, WithdrawRound
from topcut.acts.stages.commands import OpenStage
from topcut.answers.next_step import NextStep, next_step
from topcut.answers.progress import progress
from topcut.journal.fact import Result
from topcut.journal.plan import Stage

WON = Result(games=((100, 35),))
ACTS: dict[str, Command] = {"pair": Draw(), "post": Post(), "cut": OpenStage(), "finish": Finish()}
HEATS = (
    Stage("swiss", heat=True, rounds=1),
    Stage("swiss", heat=True, rounds=1),
    Stage("bracket", take=2, seeds="twos"),
)


def step_of(event: Event) -> NextStep:
    return next_step(viewed(event))


def take(event: Event) -> str:
    """Do what comes next; the desk accepts it. Every table has another score, so that nobody shares a rank."""
    step = step_of(event)
    score = Result(games=((100, 30 + step.table),))
    event.do(Report(step.round, step.table, score) if step.act == "report" else ACTS[step.act])
    return step.act


@pytest.mark.parametrize(
    ("plan", "acts"),
    [
        ((), ["pair", "post", "report", "report", "finish"]),
        (
            (Stage("swiss", rounds=1), Stage("bracket", take=2)),
            ["pair", "post", "report", "report", "cut", "pair", "post", "report", "finish"],
        ),
    ],
)
def test_an_event_is_played_by_doing_what_comes_next(plan: tuple[Stage, ...], acts: list[str]) -> None:
    event = Staged("star-trek-2e", plan, *FOUR, rounds=1)
    done = []
    while not event.tournament.finished:
        done.append(take(event))
    assert done == acts and step_of(event).act == "export"


# Delayed results (001 13.4, R45) -------------------------------------------------------------------------------------


def two_heats() -> Staged:
    event = Staged("star-trek-2e", HEATS, *EIGHT[:4])
    event.do(Enter(tuple(Person(name) for name in EIGHT[4:]), heat=2))
    return event


def test_13_4_another_heat_is_paired_without_a_delayed_result() -> None:
    event = two_heats()
    event.do(Draw(stage=1))
    event.do(Post())
    event.do(Delay(1, 1))
    event.do(Report(1, 2, WON))
    assert take(event) == "pair" and event.tournament.draw is not None and event.tournament.draw.stage == 2


def test_13_4_no_cut_without_a_delayed_result_and_nobody_is_told_that_all_is_played() -> None:
    event = Staged("star-trek-2e", (Stage("swiss", rounds=1), Stage("bracket", take=2)), *FOUR)
    event.do(Draw())
    event.do(Post())
    event.do(Delay(1, 1))
    event.do(Report(1, 2, WON))
    event.refused(OpenStage(), "stage-result-delayed")
    view = viewed(event)
    step = next_step(view)
    assert (step.act, step.round, step.table, step.then) == ("report", 1, 1, None)
    assert told(view, step.do) == "report round 1, table 1"
    assert progress(view).state == "playing" and "delayed" in told(view, progress(view).coming)
    event.do(Report(1, 1, WON))
    assert step_of(event).act == "cut"


def test_r45_the_end_waits_for_a_delayed_result() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Delay(*event.at("Kira")))
    event.wins("Quark")
    assert (step_of(event).act, (step_of(event).round, step_of(event).table)) == ("report", event.at("Kira"))
    assert progress(viewed(event)).state != "ending"


# Several rounds at once ----------------------------------------------------------------------------------------------


def test_a_dispute_in_one_heat_is_seen_while_another_plays() -> None:
    event = two_heats()
    for stage in (1, 2):
        event.do(Draw(stage=stage))
        event.do(Post())
    first = event.tournament.rounds[0].matches[1].seats
    event.do(Report(1, 1, WON, first[0]), by=first[0])
    event.do(Dispute(1, 1, first[1]), by=first[1])
    view = viewed(event)
    step = next_step(view)
    assert (step.state, step.act, step.round, step.table) == ("disputed", "settle", 1, 1)
    assert "round 1, table 1" in told(view, step.now) and told(view, step.do) == "settle round 1, table 1"
    assert progress(view).state == "disputed" and "1 result is disputed" in told(view, progress(view).so_far)


def test_all_tables_that_hold_the_event_up_are_counted() -> None:
    event = two_heats()
    for stage in (1, 2):
        event.do(Draw(stage=stage))
        event.do(Post())
    said = told(viewed(event), step_of(event).now)
    assert said.count("round 1, table") == 2 and said.count(" v ") == 4


# In the way ----------------------------------------------------------------------------------------------------------


def test_a_second_draw_asks_why() -> None:
    event = posted()
    event.do(WithdrawRound())
    step = step_of(event)
    assert step.act == "pair" and step.obstacle is not None
    assert step.obstacle.code in {one.code for one in _refusals(event, Draw())}
    event.do(Draw(reason="the wrong list"))


def _refusals(event: Event, command: Command) -> tuple:  # type: ignore[type-arg]
    answer = event.submit(command)
    return getattr(answer, "refusals", ())


def test_a_draw_that_does_not_stand_is_drawn_again() -> None:
    event = posted()
    event.wins("Kira")
    event.wins("Quark")
    event.draw()
    assert step_of(event).act == "post"
    event.do(Drop(event.id("Odo")))
    assert step_of(event).act == "pair" and told(viewed(event), step_of(event).do) == "draw round 2 again"
    event.refused(Post(), "round-changed-since")


def test_behind_a_cut_nobody_is_told_that_results_are_in() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    view = viewed(event)
    assert told(view, progress(view).so_far) == told(view, next_step(view).now) == "the cut to Top 4 is made"


def test_a_bracket_that_was_filled_by_hand_has_no_results_yet() -> None:
    event = Staged("transformers", (Stage("bracket", seeds="typed"),), *FOUR)
    assert step_of(event).act == "seeds"
    event.do(OpenStage(1, tuple(event.id(name) for name in FOUR)))
    view = viewed(event)
    assert told(view, progress(view).so_far) == told(view, next_step(view).now) == "the bracket is filled"
    assert take(event) == "pair"


def test_the_desk_looks_before_it_posts_and_a_terminal_only_posts() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=3)
    event.draw()
    view = viewed(event)
    said = [told(view, next_step(view).do, medium) for medium in ("cli", "web")]
    assert said == ["post round 1", "look at round 1 and post it"]


@pytest.mark.parametrize(
    ("rounds", "seated"), [(1, "seat the pods for rounds 1 to 5"), (2, "seat Pods, rounds 1 to 5")]
)
def test_pods_are_seated_and_not_paired(rounds: int, seated: str) -> None:
    """001 7.6: Tribbles are played in pods of five rounds; nobody is paired."""
    event = Event("tribbles", *EIGHT, "Leeta", rounds=rounds)
    assert (step_of(event).act, told(viewed(event), step_of(event).do)) == ("pair", seated)
    take(event)
    take(event)
    assert [len(match.seats) for match in event.tournament.rounds[0].matches.values()] == [5, 4]
