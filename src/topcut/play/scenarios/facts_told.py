"""What the facts of a scenario say."""

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
from topcut.journal.fact import Result
from topcut.journal.records import AnyFact
from topcut.messages.message import Message, Player, message
from topcut.play.outcome import outcome
from topcut.play.scenarios.moves import moves_in
from topcut.play.story import Story
from topcut.refusal import Refused


def scenario_told(event: Story, fact: AnyFact) -> Message | None:
    """One fact as a short sentence; None for a fact that is no scenario's."""
    match fact:
        case DecksDealt():
            lent = sum(owner != player for player, owner in fact.decks.items())
            return message("fact-decks-dealt", round=fact.round, lent=lent)
        case SpecialRulesListed():
            return message("fact-special-rules-listed", rules=len(fact.rules))
        case SpecialRuleDrawn():
            return message("fact-special-rule-drawn", round=fact.round, player=Player(fact.player), rule=fact.rule)
        case GameEnded():
            return _ended(event, fact)
        case ItemsDonated():
            player = Player(fact.player)
            return message("fact-items-spent", round=fact.round, table=fact.table, player=player, items=fact.items)
        case DrinksCounted():
            return message("fact-drinks", player=Player(fact.player), drinks=fact.drinks)
        case FeedbackGiven() if fact.text:
            return message("fact-feedback-said", player=Player(fact.player), text=event.words[fact.text])
        case FeedbackGiven():
            return message("fact-feedback", player=Player(fact.player))
        case Awarded():
            return message("fact-awarded", player=Player(fact.player), prize=event.words[fact.prize])
    return None


def _ended(event: Story, fact: GameEnded) -> Message:
    result = fact.result
    if result.how == "concession" and not result.games:
        return message("fact-conceded-in-pod", round=fact.round, table=fact.table, players=_conceded(event, fact))
    told, moves = _result(event, result), moves_in(event.book, result)
    return message("fact-game-ended", round=fact.round, table=fact.table, moves=moves, result=told)


def _conceded(event: Story, fact: GameEnded) -> tuple[Player, ...] | Message:
    """Who gave up in a pod (001 7.9)."""
    match = event.tournament.match(fact.round, fact.table)
    return tuple(Player(match.seats[seat]) for seat in fact.result.absent) if match else message("fact-somebody")


def _result(event: Story, result: Result) -> Message:
    seats = len(result.codes) or (len(result.games[0]) if result.games else 2)
    try:
        return outcome(event.book, result, seats)
    except Refused:
        return message("fact-unknown-result")
