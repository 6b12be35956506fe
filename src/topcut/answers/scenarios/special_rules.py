"""Race to the Alpha Quadrant (001 4.4.5): the list of special rules, who plays by which, and who has rejected one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.answers.grid import Cell, Grid
from topcut.answers.scenarios.kind import OwnPart, RoundOfScenario, ScenarioKind, columns, head
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.state import Round
from topcut.messages.message import Message, Messages, Player, message
from topcut.play.scenarios.race import RuleNumber, draws, rejected, rules_listed, rules_of
from topcut.rulebooks.model import Feature


class RuleCard(Struct, frozen=True):
    """The special rules of a player, by round, and the one that they have rejected."""

    player: Player
    rules: Mapping[RoundNumber, RuleNumber]
    rejected: tuple[int, ...]  # the round and the rule; empty while they still may


class RaceAnswer(RoundOfScenario, frozen=True):
    """The list of special rules, and everybody who has drawn one."""

    rules: tuple[str, ...]  # the first is rule 1
    players: tuple[RuleCard, ...]

    @property
    def grids(self) -> tuple[Grid, ...]:
        drawn = tuple(self._drawn(card) for card in self.players if self.round in card.rules)
        title = message("scenario-rules-of-round", round=self.round)
        listed = tuple(enumerate(self.rules, start=1))
        return (
            Grid(title, columns("player", "plays-by", "rejected"), drawn),
            Grid(message("scenario-special-rules"), columns("number", "rule"), listed),
        )

    def _drawn(self, card: RuleCard) -> tuple[Cell, ...]:
        rule, turned_down = named(self.rules, card.rules[self.round]), ""
        if not card.rejected:
            return card.player, rule, turned_down
        number, other = card.rejected
        return card.player, rule, message("scenario-rejected-in", rule=named(self.rules, other), round=number)


def rules_of_event(view: EventView) -> tuple[str, ...]:
    """The special rules as they were listed last."""
    return tuple(view.words[ref] for ref in rules_listed(view.tournament))


def named(rules: Sequence[str], number: RuleNumber) -> str | Message:
    """The name of a special rule, or which one it is."""
    return rules[number - 1] if 0 < number <= len(rules) else message("scenario-rule-number", number=number)


def too_few_rules(view: EventView) -> Messages:
    """Everybody needs a rule for each round, and one more to be able to reject one in the last (001 4.4.5)."""
    rounds, listed = view.tournament.rounds_planned, len(rules_listed(view.tournament))
    if not rounds or not listed or listed > rounds:
        return ()
    return (message("scenario-rules-too-few", rounds=rounds, needed=rounds + 1, listed=listed),)


def may_reject(view: EventView, player: PlayerId, posted: Round) -> bool:
    """Once in an event, before their game of the latest round is over (001 4.4.5)."""
    tournament = view.tournament
    if tournament.finished or posted.number != len(tournament.rounds) or rejected(tournament, player):
        return False
    is_open = any(player in match.seats and match.status == "open" for match in posted.matches.values())
    return is_open and posted.number in rules_of(tournament, player)


def _answer(view: EventView, feature: Feature, number: RoundNumber) -> RaceAnswer:
    rules = rules_of_event(view)
    now = too_few_rules(view) if rules else (message("scenario-list-rules"),)
    cards = (_card(view, player) for player in view.tournament.entrants)
    return RaceAnswer(*head(feature, *now), number, rules, tuple(card for card in cards if card.rules))


def _card(view: EventView, player: PlayerId) -> RuleCard:
    rules = rules_of(view.tournament, player)
    turned_down = rejected(view.tournament, player) if rules else None
    return RuleCard(view.player(player), rules, turned_down or ())


def _own(view: EventView, player: PlayerId, posted: Round | None) -> OwnPart:
    if posted is None:
        return OwnPart()
    rule = rules_of(view.tournament, player).get(posted.number)
    says = (message("scenario-your-rule", rule=named(rules_of_event(view), rule)),) if rule else ()
    return OwnPart(says, rejects=may_reject(view, player, posted))


def _beside(view: EventView, number: RoundNumber) -> Mapping[PlayerId, Message]:
    """ "plays by Ancient Artifact"."""
    rules = rules_of_event(view)
    drawn = [fact for fact in draws(view.tournament) if fact.round == number]
    return {fact.player: message("scenario-by-rule", rule=named(rules, fact.rule)) for fact in drawn}


SPECIAL_RULES = ScenarioKind(_answer, _own, _beside)
