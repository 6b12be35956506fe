"""What undo must know of scenarios."""

from __future__ import annotations

from topcut.acts.scenarios.facts import (
    Awarded,
    DecksDealt,
    DrinksCounted,
    FeedbackGiven,
    GameEnded,
    ItemsDonated,
    SpecialRuleDrawn,
    SpecialRulesListed,
)
from topcut.journal.undoing import ANYTHING, Subjects, Undoing, ties


def _dealt(fact: DecksDealt | SpecialRuleDrawn) -> Subjects:
    return ANYTHING, f"scenario {fact.round}"


def _dealt_builds_on(fact: DecksDealt | SpecialRuleDrawn) -> Subjects:
    return "event", "field", "special rules", f"round {fact.round}", f"scenario {fact.round}"


def _items(fact: ItemsDonated) -> Subjects:
    return ANYTHING, f"items {fact.round}/{fact.table}"


def _items_build_on(fact: ItemsDonated) -> Subjects:
    return "event", f"player {fact.player}", f"round {fact.round}"


def _said_of(fact: FeedbackGiven | DrinksCounted | Awarded) -> Subjects:
    return ANYTHING, f"said of {fact.player}"


def _said_builds_on(fact: FeedbackGiven | DrinksCounted | Awarded) -> Subjects:
    return "event", f"player {fact.player}"


def _a_game(fact: GameEnded) -> Subjects:
    return ANYTHING, f"match {fact.round}/{fact.table}", "results"


def _a_game_builds_on(fact: GameEnded) -> Subjects:
    return "event", f"match {fact.round}/{fact.table}", f"round {fact.round}"


UNDO: Undoing = {
    **ties(SpecialRulesListed, touches=lambda _: (ANYTHING, "special rules"), builds_on=lambda _: ("event",)),
    **ties(DecksDealt, SpecialRuleDrawn, touches=_dealt, builds_on=_dealt_builds_on),
    **ties(ItemsDonated, touches=_items, builds_on=_items_build_on),
    **ties(FeedbackGiven, DrinksCounted, Awarded, touches=_said_of, builds_on=_said_builds_on),
    **ties(GameEnded, touches=_a_game, builds_on=_a_game_builds_on),
}
