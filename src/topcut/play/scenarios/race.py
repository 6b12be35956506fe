"""Race to the Alpha Quadrant (001 4.4.5): a special rule for each game by chance, none twice, one may be rejected."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.acts.scenarios.facts import SpecialRuleDrawn, SpecialRulesListed
from topcut.journal.fact import PlayerId, RoundNumber, TextRef
from topcut.journal.state import Tournament
from topcut.play.chance import Chance

RuleNumber = int  # 1 is the first of the list


def rules_listed(tournament: Tournament) -> tuple[TextRef, ...]:
    """The special rules as they were listed last."""
    lists = [fact.rules for fact in tournament.scenario if isinstance(fact, SpecialRulesListed)]
    return lists[-1] if lists else ()


def draws(tournament: Tournament, player: PlayerId = "") -> Iterator[SpecialRuleDrawn]:
    """What was drawn, by one player or by all, in order."""
    for fact in tournament.scenario:
        if isinstance(fact, SpecialRuleDrawn) and player in ("", fact.player):
            yield fact


def rules_of(tournament: Tournament, player: PlayerId) -> dict[RoundNumber, RuleNumber]:
    """The rule that he plays or played by in each round: a second draw takes the place of the rejected first."""
    return {fact.round: fact.rule for fact in draws(tournament, player)}


def rejected(tournament: Tournament, player: PlayerId) -> tuple[RoundNumber, RuleNumber] | None:
    """The rule that he has turned down, and in which round; None while he still may."""
    first: dict[RoundNumber, RuleNumber] = {}
    for fact in draws(tournament, player):
        if fact.round in first:
            return fact.round, first[fact.round]
        first[fact.round] = fact.rule
    return None


def open_rules(tournament: Tournament, player: PlayerId, number: RoundNumber) -> list[RuleNumber]:
    """What he can draw for a round: not what he had in another one, and not what he has drawn for this one."""
    had = {rule for played, rule in rules_of(tournament, player).items() if played != number}
    had |= {fact.rule for fact in draws(tournament, player) if fact.round == number}
    return [rule for rule in range(1, len(rules_listed(tournament)) + 1) if rule not in had]


def draw_rule(tournament: Tournament, player: PlayerId, number: RoundNumber, seed: str) -> RuleNumber | None:
    """The rule that a seed gives him; None where none is left. Those he had would be drawn again: so never drawn."""
    left = open_rules(tournament, player, number)
    return Chance(seed).pick(left) if left else None
