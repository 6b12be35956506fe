"""Scenarios, drafts and sealed events through the desk: seated, dealt, played, and derived again."""

from __future__ import annotations

from typing import Any

import pytest
from stage_checker import faults
from staged_events import BUSY, CALM

from topcut.acts.limited.facts import GroupsSeated, PacksDealt, PoolsSwapped
from topcut.acts.rounds.facts import RoundPaired
from topcut.acts.scenarios.facts import (
    Awarded,
    DecksDealt,
    DrinksCounted,
    FeedbackGiven,
    GameEnded,
    ItemsDonated,
    SpecialRuleDrawn,
)
from topcut.acts.stages.facts import StageOpened
from topcut.desk.simulate import simulate
from topcut.journal.codec import decode, encode
from topcut.journal.fact import Fact
from topcut.journal.fold import fold
from topcut.journal.plan import Stage
from topcut.journal.records import Record
from topcut.play.check import check
from topcut.play.limited.deals import proofs
from topcut.rulebooks.load import load

BY_SEATS = (Stage("swiss", rounds=2), Stage("bracket", take=8, bracket="seats", seeds="drawn"))
SCENES: list[tuple[str, int, int, dict[str, Any], set[type[Fact]]]] = [
    ("star-trek-2e", 12, 4, {"scenario": "deck-lottery"}, {DecksDealt}),
    ("star-trek-1e", 7, 3, {"scenario": "deck-lottery"}, {DecksDealt}),
    ("tribbles", 20, 0, {"scenario": "deck-lottery"}, {DecksDealt}),
    ("star-trek-2e", 10, 4, {"scenario": "no-such-thing-as-luck"}, {DecksDealt}),
    ("star-trek-2e", 9, 6, {"scenario": "no-such-thing-as-luck"}, {DecksDealt}),
    ("star-trek-2e", 12, 3, {"scenario": "standard-orbit"}, {GameEnded}),
    ("star-trek-1e", 9, 4, {"scenario": "standard-orbit"}, {GameEnded}),
    ("tribbles", 11, 0, {"scenario": "standard-orbit"}, set()),
    ("star-trek-2e", 10, 4, {"scenario": "race-to-the-alpha-quadrant"}, {SpecialRuleDrawn}),
    ("star-trek-2e", 13, 5, {"scenario": "race-to-the-alpha-quadrant"}, {SpecialRuleDrawn}),
    ("star-trek-2e", 12, 4, {"scenario": "bend-the-rules"}, {ItemsDonated, Awarded}),
    ("star-trek-1e", 6, 3, {"scenario": "cool"}, {Awarded}),
    ("star-trek-2e", 8, 3, {"scenario": "public-play-testing"}, {FeedbackGiven}),
    ("star-trek-2e", 8, 3, {"scenario": "biermeister"}, {DrinksCounted}),
    ("transformers", 14, 3, {"format": "draft"}, {GroupsSeated, PacksDealt}),
    ("transformers", 20, 4, {"format": "draft"}, {GroupsSeated, PacksDealt}),
    ("transformers", 11, 3, {"format": "draft", "play_inside_pod": False}, {GroupsSeated}),
    ("transformers", 10, 3, {"format": "sealed", "pool_swap": True}, {PacksDealt, PoolsSwapped}),
    ("transformers", 14, 2, {"format": "draft", "plan": BY_SEATS}, {GroupsSeated, StageOpened}),
    ("star-trek-2e", 11, 3, {"format": "draft"}, {GroupsSeated, PacksDealt}),
    ("star-trek-2e", 8, 3, {"format": "sealed"}, {PacksDealt}),
    ("star-wars", 12, 3, {"format": "cube"}, {GroupsSeated, PacksDealt}),
    ("star-wars", 22, 4, {"format": "cube"}, {GroupsSeated, PacksDealt}),
    ("star-wars", 4, 3, {"format": "cube-both-sides"}, {GroupsSeated, PacksDealt}),
    ("star-wars", 9, 3, {"format": "cube-squirrel"}, {GroupsSeated, PacksDealt}),
    ("star-wars", 9, 3, {"format": "cube-winston"}, {GroupsSeated, PacksDealt}),
    ("star-wars", 8, 3, {"format": "cube-sealed"}, {GroupsSeated, PacksDealt}),
    ("tribbles", 14, 0, {"format": "draft"}, {GroupsSeated, PacksDealt}),
]


@pytest.mark.parametrize("habits", [CALM, BUSY], ids=["calm", "busy"])
@pytest.mark.parametrize("scene", range(len(SCENES)))
def test_a_simulated_scene_is_derived_again(scene: int, habits: Any) -> None:
    rulebook, players, rounds, options, kinds = SCENES[scene]
    plan = options.get("plan", ())
    book = load(rulebook, {name: value for name, value in options.items() if name != "plan"})
    known = simulate(book, players, f"scene {scene}", rounds, habits, plan=plan).known
    assert kinds <= {type(record.fact) for record in known.history}
    assert [finding for finding in check(known.history) if not finding.ok] == []
    assert all(ok for _, _, ok in proofs(known.history, book, known.words))
    lines = [encode(record) for record in known.history]
    assert faults(lines) == []
    assert fold([decode(line) for line in lines]) == known.tournament
    _sides_are_kept(known.history)
    _pods_keep_to_themselves(known.history, bool(book.flag("play_inside_pod")))


def _seated(history: list[Record]) -> list[GroupsSeated]:
    return [record.fact for record in history if isinstance(record.fact, GroupsSeated)]


def _tables(history: list[Record], stage: int) -> list[tuple[str, ...]]:
    posted = [record.fact for record in history if isinstance(record.fact, RoundPaired)]
    return [table.seats for fact in posted if fact.stage == stage for table in fact.tables if len(table.seats) == 2]


def _sides_are_kept(history: list[Record]) -> None:
    """Who drafted light meets who drafted dark."""
    for fact in _seated(history):
        side = {player: group.side for group in fact.groups for player in group.players if group.side}
        for one, other in _tables(history, fact.stage):
            if one in side and other in side:
                assert side[one] != side[other]


def _pods_keep_to_themselves(history: list[Record], apart: bool) -> None:
    """002 7.6: who drafted in a pod plays in it; who came after the draft plays with the last one."""
    for fact in _seated(history)[:1] if apart else ():
        pod = {player: at for at, group in enumerate(fact.groups) for player in group.players}
        for one, other in _tables(history, fact.stage):
            assert pod.get(one, len(fact.groups) - 1) == pod.get(other, len(fact.groups) - 1)
