"""What a plan means that is asked for in a few words (001 9, 10; 002 8.1, 8.2; R25, R63), at every door the same."""

from __future__ import annotations

from typing import Any

import pytest

from desk.staged import EIGHT, SWISS, Staged
from desk.table import Event, rules
from topcut.acts.event.commands import Create
from topcut.acts.stages.asked import MOST_HEATS, PlanAsked, stages_asked, stages_changed
from topcut.acts.stages.commands import ChangePlan, OpenStage
from topcut.acts.stages.plans import MOST_STAGES
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import MemoryJournal
from topcut.desk.submit import submit
from topcut.journal.plan import CONFRONTATION, Game, Stage
from topcut.refusal import Refused

HEAT = Stage("swiss", rounds=3, heat=True)
LADDER = (Game(1, 1, ("seed 2", "seed 3")), Game(2, 2, ("seed 1", "winner 1")))
OWN = {"bracket": "own", "own_games": LADDER, "own_name": "Ladder"}


@pytest.mark.parametrize(
    ("asked", "stages"),
    [
        ({}, ()),
        ({"rounds": 5}, ()),
        ({"cut": 8}, (SWISS, Stage("bracket", take=8))),
        ({"rounds": 5, "unbeaten": 4}, (Stage("swiss", rounds=5, unless_unbeaten=4),)),
        ({"bracket": "double"}, (Stage("bracket", seeds="typed", bracket="double"),)),
        ({"bracket": "seats"}, (Stage("bracket", seeds="drawn", bracket="seats"),)),  # 002 8.2
        ({"seeds": "drawn"}, (Stage("bracket", seeds="drawn"),)),
        ({"heats": 2, "cut": 4, "rounds": 3}, (HEAT, HEAT, Stage("bracket", take=4, seeds="twos"))),  # R25
        ({"heats": 2, "cut": 3, "rounds": 3}, (HEAT, HEAT, Stage("bracket", take=3, seeds="turns"))),
        ({"heats": 3, "cut": 4, "rounds": 3}, (HEAT, HEAT, HEAT, Stage("bracket", take=4, seeds="turns"))),
        ({"confrontation": True}, (SWISS, CONFRONTATION)),
        ({"cut": 3, **OWN}, (SWISS, Stage("bracket", name="Ladder", take=3, bracket="own", games=LADDER))),
        ({"stages": (SWISS, Stage("bracket", take=2)), "rounds": 4}, (SWISS, Stage("bracket", take=2))),
    ],
)
def test_a_plan_in_a_few_words(asked: dict[str, Any], stages: tuple[Stage, ...]) -> None:
    assert stages_asked(PlanAsked(**asked), rules("transformers")) == stages


@pytest.mark.parametrize(
    ("book", "asked", "code"),
    [
        ("transformers", {"heats": 2}, "plan-heats-without-cut"),
        ("transformers", {"heats": MOST_HEATS + 1, "cut": 2}, "form-number-out-of-range"),
        ("transformers", {"heats": -1, "cut": 2}, "form-number-out-of-range"),
        ("transformers", {"cut": 4, "seeds": "listed"}, "plan-no-way-to-seed"),
        ("transformers", {"cut": 4, "seeds": "rank"}, "plan-no-way-to-seed"),
        ("star-trek-2e", {"confrontation": True, "cut": 4}, "plan-confrontation-and-cut"),
        ("star-trek-2e", {"confrontation": True, "heats": 2}, "plan-confrontation-and-cut"),
        ("star-trek-2e", {"confrontation": True, "best_of": 3}, "plan-confrontation-and-cut"),
        ("star-trek-2e", {"confrontation": True, **OWN}, "plan-confrontation-and-cut"),
        ("tribbles", {"cut": 4}, "plan-in-pods"),
        ("tribbles", {"rounds": 2, "unbeaten": 1}, "plan-in-pods"),
        ("transformers", {"stages": (SWISS,), "cut": 4}, "plan-file-and-more"),
        ("transformers", {"stages": (Stage("swiss", rounds=3),), "rounds": 5}, "plan-file-of-other-rounds"),
    ],
)
def test_what_does_not_go_together_is_refused(book: str, asked: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as caught:
        stages_asked(PlanAsked(**asked), rules(book))
    assert [refusal.code for refusal in caught.value.refusals] == [code]


def test_as_many_heats_as_a_plan_can_have_are_all_planned() -> None:
    plan = stages_asked(PlanAsked(heats=MOST_HEATS, cut=2, rounds=3), rules("transformers"))
    assert len(plan) == MOST_STAGES and sum(stage.heat for stage in plan) == MOST_HEATS
    Event("transformers").do(ChangePlan(plan))


# Announced with its number (002 8.1) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rounds", "stage"),
    [
        (0, Stage("swiss", unless_unbeaten=4)),
        (4, Stage("swiss", unless_unbeaten=4)),
        (5, Stage("swiss", rounds=4, unless_unbeaten=4)),
    ],
)
def test_8_1_rounds_that_may_end_early_are_announced_with_their_number(rounds: int, stage: Stage) -> None:
    event = Event("transformers", rounds=rounds)
    event.refused(ChangePlan((stage,)), "plan-early-end")
    made = Create(event.book.source, "Ops", rounds, plan=(stage,))
    answer = submit(MemoryJournal(), made, DIRECTOR)
    assert isinstance(answer, Refused) and [one.code for one in answer.refusals] == ["plan-early-end"]


def test_8_1_the_number_of_the_event_is_one() -> None:
    event = Event("transformers", *EIGHT, rounds=5)
    event.do(ChangePlan((Stage("swiss", unless_unbeaten=4),)))


# Another plan --------------------------------------------------------------------------------------------------------


def changed(event: Event, **asked: Any) -> tuple[Stage, ...]:
    return stages_changed(PlanAsked(**asked), event.tournament, event.book)


def test_before_the_start_the_number_of_rounds_stays_and_the_rest_is_as_asked() -> None:
    early = Stage("swiss", rounds=5, unless_unbeaten=4)
    event = Staged("transformers", (early, Stage("bracket", take=4)), *EIGHT)
    assert changed(event, cut=2) == (Stage("swiss", rounds=5), Stage("bracket", take=2))
    assert changed(event, cut=2, unbeaten=3) == (Stage("swiss", rounds=5, unless_unbeaten=3), Stage("bracket", take=2))
    assert changed(event, heats=2, cut=2)[0] == Stage("swiss", rounds=5, heat=True)
    assert changed(event) == ()
    event = Staged("transformers", (), *EIGHT, rounds=4)
    assert changed(event, cut=2) == (SWISS, Stage("bracket", take=2))
    assert changed(event, unbeaten=3) == (Stage("swiss", rounds=4, unless_unbeaten=3),)


def test_after_the_start_what_is_played_before_the_bracket_stays_as_announced() -> None:
    early = Stage("swiss", rounds=3, unless_unbeaten=2)
    event = Staged("transformers", (early, Stage("bracket", take=4)), *EIGHT)
    event.play()
    assert changed(event, cut=2) == changed(event, cut=2, unbeaten=2) == (early, Stage("bracket", take=2))
    assert changed(event) == (early,)
    assert changed(event, cut=2, unbeaten=1)[0].unless_unbeaten == 1  # which the desk refuses: it has begun
    event.refused(ChangePlan(changed(event, cut=2, unbeaten=1), "all", "it is late"), "plan-stage-begun")
    event.do(ChangePlan(changed(event, cut=2), "all", "it is late"))


def test_after_the_start_a_bracket_without_a_cut_takes_everybody_by_rank() -> None:
    event = Staged("transformers", (), *EIGHT, rounds=1)
    event.play()
    plan = changed(event, bracket="single")
    assert plan == (SWISS, Stage("bracket"))
    event.do(ChangePlan(plan, "all", "there is time left"))
    event.do(OpenStage())
    assert len(event.seeds()) == len(EIGHT)


def test_a_cut_after_heats_keeps_them_and_their_seeds() -> None:
    event = Staged("transformers", (HEAT, HEAT, Stage("bracket", take=2, seeds="twos")), *EIGHT)
    event.play()
    assert changed(event, cut=4) == (HEAT, HEAT, Stage("bracket", take=4, seeds="twos"))
    assert changed(event, cut=3, heats=2) == (HEAT, HEAT, Stage("bracket", take=3, seeds="turns"))


def test_a_table_of_ones_own_stays_while_it_is_named() -> None:
    own = Stage("bracket", name="Ladder", take=3, bracket="own", games=LADDER)
    event = Staged("transformers", (SWISS, own), *EIGHT)
    assert changed(event, cut=3, bracket="own")[1] == own
    assert changed(event, cut=3, bracket="own", best_of=1)[1].best_of == 1
    assert changed(event, cut=4)[1] == Stage("bracket", take=4)
