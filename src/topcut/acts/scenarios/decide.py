"""Optional scenarios (001 4.4): what is drawn when a round is posted, and what the director records."""

from __future__ import annotations

from topcut.acts.matter import Matter
from topcut.acts.rounds.facts import RoundPaired
from topcut.acts.scenarios.commands import (
    Award,
    CountDrinks,
    Donate,
    EndGame,
    GiveFeedback,
    ListSpecialRules,
    RejectSpecialRule,
)
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
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.records import AnyFact
from topcut.messages.message import message
from topcut.play.possible.taking import must_be_possible
from topcut.play.scenarios.chosen import BEER, COOL, FESTIVAL, ORBIT, RACE, TESTING, must_play, plays
from topcut.play.scenarios.dealing import deal, deals_by_chance
from topcut.play.scenarios.moves import must_have_moved
from topcut.play.scenarios.race import draw_rule, draws, open_rules, rejected, rules_listed, rules_of
from topcut.refusal import Refused, refuse

# When a round is posted ---------------------------------------------------------------------------------------------


def facts_for(matter: Matter, posted: RoundPaired) -> list[AnyFact]:
    """What the event's scenario draws for a round that is being posted; each draw with a seed of its own."""
    if plays(matter.book, RACE):
        return _rules_drawn(matter, posted)
    tournament, book = matter.tournament, matter.book
    by_chance = deals_by_chance(tournament, book, posted.round, posted.stage)
    seed = matter.context.entropy.seed() if by_chance else ""
    decks = deal(tournament, book, posted.round, posted.stage, posted.tables, seed)
    return [DecksDealt(posted.round, decks, seed)] if decks else []


def must_have_rules(matter: Matter) -> None:
    """Race to the Alpha Quadrant: nothing is posted before its special rules are listed (4.4.5)."""
    if plays(matter.book, RACE) and not rules_listed(matter.tournament):
        raise refuse("scenario-no-rules")


def _rules_drawn(matter: Matter, posted: RoundPaired) -> list[AnyFact]:
    """A special rule for everybody who has a game; refused before the first draw where somebody has had them all."""
    tournament, number = matter.tournament, posted.round
    playing = [seat for table in posted.tables if len(table.seats) > 1 for seat in table.seats]
    must_have_rules(matter)
    for player in playing:
        if not open_rules(tournament, player, number):
            listed = len(rules_listed(tournament))
            raise refuse("scenario-had-all-rules", player=matter.player(player), listed=listed)
    return [_rule_drawn(matter, player, number) for player in playing]


def _rule_drawn(matter: Matter, player: PlayerId, number: RoundNumber) -> SpecialRuleDrawn:
    seed = matter.context.entropy.seed()
    rule = draw_rule(matter.tournament, player, number, seed)
    if rule is None:
        raise refuse("scenario-no-other-rule", player=matter.player(player))
    return SpecialRuleDrawn(number, player, rule, seed)


# Race to the Alpha Quadrant -----------------------------------------------------------------------------------------


def list_special_rules(matter: Matter, command: ListSpecialRules) -> list[AnyFact]:
    """The rules by their names; once one has been drawn the list can only grow, because its numbers stand."""
    matter.must_run()
    must_play(matter.book, message("scenario-special-rules"), RACE)
    rules = tuple(" ".join(rule.split()) for rule in command.rules)
    if not rules or not all(rules):
        raise refuse("scenario-rule-unnamed")
    twice = {rule for rule in rules if rules.count(rule) > 1}
    if twice:
        raise refuse("scenario-rule-twice", rule=min(twice))
    before = tuple(matter.context.words[ref] for ref in rules_listed(matter.tournament))
    drawn = any(True for _ in draws(matter.tournament))
    if drawn and rules[: len(before)] != before:
        raise refuse("scenario-rules-drawn")
    if rules == before:
        raise refuse("scenario-rules-same")
    return [SpecialRulesListed(tuple(matter.context.text(rule) for rule in rules))]


def reject_special_rule(matter: Matter, command: RejectSpecialRule) -> list[AnyFact]:
    """Once per event, before the game is over: a different rule for this game."""
    matter.must_run()
    must_play(matter.book, message("scenario-special-rules"), RACE)
    player, posted = matter.entrant(command.player), matter.current()
    if posted.number not in rules_of(matter.tournament, player.id):
        raise refuse("scenario-no-rule-in-round", player=matter.player(player.id), round=posted.number)
    if before := rejected(matter.tournament, player.id):
        raise refuse("scenario-rejected-already", player=matter.player(player.id), round=before[0])
    match = next(match for match in posted.matches.values() if player.id in match.seats)
    if match.status != "open":
        raise refuse("scenario-rule-of-game-over", match=matter.at(match))
    return [_rule_drawn(matter, player.id, posted.number)]


# Standard Orbit -----------------------------------------------------------------------------------------------------


def end_game(matter: Matter, command: EndGame) -> list[AnyFact]:
    """A game ended before the round did; its table begins another one."""
    matter.must_run()
    must_play(matter.book, message("scenario-games"), ORBIT)
    match = matter.match(command.round, command.table)
    if len(match.seats) == 1:
        raise refuse("scenario-game-of-a-bye", match=matter.at(match))
    if match.status != "open" or match.round != len(matter.tournament.rounds):
        raise refuse("scenario-last-game-over", match=matter.at(match), status=match.status)
    try:
        must_have_moved(matter.book, match, command.result)
        must_be_possible(matter.tournament, matter.book, match, command.result)
    except Refused as refused:
        raise refused.at(message("place-table", table=match.table)) from None
    return [GameEnded(match.round, match.table, command.result)]


# Bend the Rules, Biermeister, Public Play Testing, Cool -------------------------------------------------------------


def donate(matter: Matter, command: Donate) -> list[AnyFact]:
    """Items that a player spends in his game; they go to whoever wins it."""
    matter.must_run()
    must_play(matter.book, message("scenario-items"), FESTIVAL)
    match = matter.match(command.round, command.table)
    if command.player not in match.seats or len(match.seats) == 1:
        raise refuse("scenario-no-game-there", player=matter.player(command.player), match=matter.at(match))
    return [ItemsDonated(match.round, match.table, command.player, command.items)]


def count_drinks(matter: Matter, command: CountDrinks) -> list[AnyFact]:
    """So many drinks more; after the finish too."""
    must_play(matter.book, message("scenario-drinks"), BEER)
    player = _taking_part(matter, command.player)
    return [DrinksCounted(player, command.drinks)]


def give_feedback(matter: Matter, command: GiveFeedback) -> list[AnyFact]:
    """A player's words about the cards in development; after the finish too."""
    must_play(matter.book, message("scenario-feedback"), TESTING)
    player = _taking_part(matter, command.player)
    if not command.text:
        raise refuse("scenario-feedback-empty")
    return [FeedbackGiven(player, matter.context.text(command.text))]


def award(matter: Matter, command: Award) -> list[AnyFact]:
    """A special prize: the coolest deck, or most items collected; after the finish too."""
    must_play(matter.book, message("scenario-prizes"), COOL, FESTIVAL)
    player = _taking_part(matter, command.player)
    if not command.prize:
        raise refuse("scenario-prize-unnamed")
    given = [fact for fact in matter.tournament.scenario if isinstance(fact, Awarded) and fact.player == player]
    if any(matter.context.words[fact.prize] == command.prize for fact in given):
        raise refuse("scenario-prize-same", player=matter.player(player))
    return [Awarded(player, matter.context.text(command.prize))]


def _taking_part(matter: Matter, player: PlayerId) -> PlayerId:
    entrant = matter.entrant(player)
    if entrant.withdrawn:
        raise refuse("scenario-never-took-part", player=matter.player(player))
    return entrant.id
