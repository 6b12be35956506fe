"""What the facts of a scenario say, in a director's words."""

from __future__ import annotations

from topcut.journal import records as facts
from topcut.journal.records import AnyFact, PlayerId, Result
from topcut.play.spoken import counted
from topcut.play.story import Story
from topcut.play.words import result_words
from topcut.refusal import Refused


def scenario_words(event: Story, fact: AnyFact) -> str:
    """One fact as a short sentence; "" for a fact that is no scenario's."""
    match fact:
        case facts.DecksDealt():
            lent = sum(owner != player for player, owner in fact.decks.items())
            return f"round {fact.round}: {counted(lent, 'player plays', 'players play')} a deck of somebody else"
        case facts.SpecialRulesListed():
            return counted(len(fact.rules), "special rule is", "special rules are") + " listed"
        case facts.SpecialRuleDrawn():
            return f"round {fact.round}: {_name(event, fact.player)} drew special rule {fact.rule}"
        case facts.GameEnded():
            moves = counted(fact.result.rotation, "move")
            place = f"round {fact.round}, table {fact.table}"
            if fact.result.how == "concession" and not fact.result.games:
                return f"{place}: {_conceded(event, fact)} conceded, the others play on"
            return f"{place}: a game ended after {moves}, {_result(event, fact.result)}"
        case facts.ItemsDonated():
            place = f"round {fact.round}, table {fact.table}"
            return f"{place}: {_name(event, fact.player)} spent {counted(fact.items, 'item')}"
        case facts.DrinksCounted():
            return f"{_name(event, fact.player)}: {counted(fact.drinks, 'drink')} more"
        case facts.FeedbackGiven():
            said = f"says: {event.words[fact.text]}" if fact.text else "gave feedback"
            return f"{_name(event, fact.player)} {said}"
        case facts.Awarded():
            return f"{_name(event, fact.player)} is awarded: {event.words[fact.prize]}"
    return ""


def _conceded(event: Story, fact: facts.GameEnded) -> str:
    """Who gave up in a pod (001 7.9)."""
    match = event.tournament.match(fact.round, fact.table)
    return " and ".join(_name(event, match.seats[seat]) for seat in fact.result.absent) if match else "somebody"


def _name(event: Story, player: PlayerId) -> str:
    return event.names.get(player, player)


def _result(event: Story, result: Result) -> str:
    seats = len(result.codes) or (len(result.games[0]) if result.games else 2)
    try:
        return result_words(event.book, result, seats)
    except Refused:
        return "a result that the rules do not know"
