"""The plan as everybody is told it: every field of a stage, a sentence each, and the documents of the format."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import fields

from answers.viewed import viewed
from desk.staged import TOP_4, Staged, with_cut
from desk.table import FOUR, Event
from saying import in_words
from topcut.acts.stages.commands import OpenStage, SplitPrizes
from topcut.answers.encoding import encoded
from topcut.answers.plan import PlannedStage, plan_answer
from topcut.answers.prizes import prizes_answer
from topcut.journal.plan import CONFRONTATION, Stage

PLANS = [
    (Stage("swiss", rounds=3),),
    (Stage("swiss", "Saturday", rounds=4, unless_unbeaten=3), Stage("bracket", "Sunday", take=4, best_of=3)),
    (Stage("swiss", rounds=2, heat=True),) * 2 + (Stage("bracket", take=2, seeds="twos"),),
    (Stage("swiss", rounds=3), CONFRONTATION),
]


def test_a_stage_has_all_that_was_announced_of_it() -> None:
    own = {one.name: one.default for one in fields(Stage)}
    told = {one.name: one.default for one in fields(PlannedStage)}
    assert own.keys() - {"kind", "name"} == told.keys() - {"kind", "name", "told", "words"}
    assert all(told[name] == default for name, default in own.items() if name not in ("kind", "name"))


@pytest.mark.parametrize("plan", PLANS)
def test_programs_are_given_the_stage_as_a_plan_file_has_it(plan: tuple[Stage, ...]) -> None:
    event = Staged("star-trek-2e", plan)
    answer = plan_answer(viewed(event))
    for stage, given in zip(plan, encoded(answer, in_words)["plan"], strict=True):
        words = {name: given.pop(name) for name in ("name", "told", "words")}
        assert given == {key: value for key, value in msgspec.to_builtins(stage).items() if key != "name"}
        assert not stage.name or words["name"] == stage.name
        assert words["told"].startswith(words["name"]) and words["words"].endswith(words["told"])


def test_2_the_documents_that_the_director_has_at_hand_are_named() -> None:
    told = [in_words(one) for one in plan_answer(viewed(Event("star-trek-2e", *FOUR))).format]
    assert any("Code of Conduct" in one for one in told)
    assert any("minutes a round" in one for one in told)


def test_002_5_2_who_splits_gets_the_same_and_the_rest_is_left() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.do(SplitPrizes("all four", True))
    (share,) = prizes_answer(viewed(event), {1: 12, 2: 8, 3: 3, 4: 3}).prizes
    assert {player.name for player in share.players} == set(event.seeds())
    assert (share.places, share.each, share.left) == ((1, 4), 6, 2)  # 26 among four
