"""Optional scenarios (001 4.4): what is drawn when a round is posted, and what the director records."""

from __future__ import annotations

from topcut.desk.commands import (
    Award,
    CountDrinks,
    Donate,
    EndGame,
    GiveFeedback,
    ListSpecialRules,
    RejectSpecialRule,
)
from topcut.desk.matter import Matter
from topcut.journal.records import (
    AnyFact,
    Awarded,
    DecksDealt,
    DrinksCounted,
    FeedbackGiven,
    GameEnded,
    ItemsDonated,
    PlayerId,
    Result,
    RoundNumber,
    RoundPaired,
    SpecialRuleDrawn,
    SpecialRulesListed,
)
from topcut.journal.state import Match
from topcut.play.possible.taking import must_be_possible
from topcut.play.scenarios.chosen import BEER, COOL, FESTIVAL, ORBIT, RACE, TESTING, must_play, plays
from topcut.play.scenarios.dealing import deal, deals_by_chance
from topcut.play.scenarios.race import draw_rule, draws, open_rules, rejected, rules_listed, rules_of
from topcut.refusal import Refusal_, Refused, refuse_

MOST = 9999  # items, drinks or moves at once: more is a typing error


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
        do = 'list them: `topcut special-rules "No Cloaking" "Double Points"`, with names of your own'
        raise refuse_("no special rules are listed yet", do, "no-rules")


def _rules_drawn(matter: Matter, posted: RoundPaired) -> list[AnyFact]:
    """A special rule for everybody who has a game; refused before the first draw where somebody has had them all."""
    tournament, number = matter.tournament, posted.round
    playing = [seat for table in posted.tables if len(table.seats) > 1 for seat in table.seats]
    must_have_rules(matter)
    for player in playing:
        if not open_rules(tournament, player, number):
            listed = len(rules_listed(tournament))
            what = f"{matter.name(player)} has had all {listed} special rules, and nobody has one twice"
            raise refuse_(what, "list more: `topcut special-rules --add`", "too-few-rules")
    return [_rule_drawn(matter, player, number) for player in playing]


def _rule_drawn(matter: Matter, player: PlayerId, number: RoundNumber) -> SpecialRuleDrawn:
    seed = matter.context.entropy.seed()
    rule = draw_rule(matter.tournament, player, number, seed)
    if rule is None:
        what = f"no other special rule is left for {matter.name(player)}"
        raise refuse_(what, "list more: `topcut special-rules --add`", "too-few-rules")
    return SpecialRuleDrawn(number, player, rule, seed)


# Race to the Alpha Quadrant -----------------------------------------------------------------------------------------


def list_special_rules(matter: Matter, command: ListSpecialRules) -> list[AnyFact]:
    """The rules by their names; once one has been drawn the list can only grow, because its numbers stand."""
    matter.must_run()
    must_play(matter.book, "special rules", RACE)
    rules = tuple(" ".join(rule.split()) for rule in command.rules)
    if not rules or not all(rules):
        raise refuse_("a special rule has no name", "name every rule", "no-rules")
    twice = {rule for rule in rules if rules.count(rule) > 1}
    if twice:
        raise refuse_(f"{min(twice)} is listed twice", "name every rule once", "twice")
    before = tuple(matter.context.words[ref] for ref in rules_listed(matter.tournament))
    drawn = any(True for _ in draws(matter.tournament))
    if drawn and rules[: len(before)] != before:
        what = "rules have been drawn from the list, so those on it stay as they are"
        raise refuse_(what, "add others behind them (--add)", "drawn")
    if rules == before:
        raise refuse_("these special rules are listed already", "there is nothing to change", "same")
    return [SpecialRulesListed(tuple(matter.context.text(rule) for rule in rules))]


def reject_special_rule(matter: Matter, command: RejectSpecialRule) -> list[AnyFact]:
    """Once per event, before the game is over: a different rule for this game."""
    matter.must_run()
    must_play(matter.book, "special rules", RACE)
    player, posted = matter.entrant(command.player), matter.current()
    name = matter.name(player.id)
    if posted.number not in rules_of(matter.tournament, player.id):
        raise refuse_(f"{name} has no special rule in round {posted.number}", "check the name", "no-rule")
    if before := rejected(matter.tournament, player.id):
        what = f"{name} has rejected a special rule already, in round {before[0]}"
        raise refuse_(what, "it can be done once in an event", "rejected")
    match = next(match for match in posted.matches.values() if player.id in match.seats)
    if match.status != "open":
        raise refuse_(f"{matter.at_(match)} is over", "a rule is rejected before its game", "result-exists")
    return [_rule_drawn(matter, player.id, posted.number)]


# Standard Orbit -----------------------------------------------------------------------------------------------------


def end_game(matter: Matter, command: EndGame) -> list[AnyFact]:
    """A game ended before the round did; its table begins another one."""
    matter.must_run()
    must_play(matter.book, "games inside a round", ORBIT)
    match = matter.match(command.round, command.table)
    if len(match.seats) == 1:
        raise refuse_(f"{matter.at_(match)} has a bye: no game ends there", "check the table", "bye")
    if match.status != "open" or match.round != len(matter.tournament.rounds):
        what = f"{matter.at_(match)} has played its last game of the round ({match.status})"
        raise refuse_(what, "undo the report first", "result-exists")
    must_have_moved(matter, match, command.result)
    try:
        must_be_possible(matter.tournament, matter.book, match, command.result)
    except Refused as refused:
        raise Refused(*(Refusal_(f"table {match.table}: {r.what}", r.do, r.code) for r in refused.refusals)) from None
    return [GameEnded(match.round, match.table, command.result)]


def must_have_moved(matter: Matter, match: Match, result: Result) -> None:
    """Refuse moves that cannot be: in another scenario, or fewer than at the game before of the same table."""
    if result.rotation and not plays(matter.book, ORBIT):
        must_play(matter.book, "moves (--rotation)", ORBIT)
    before = match.earlier[-1].rotation if match.earlier else 0
    if not before <= result.rotation <= MOST:
        what = f"table {match.table}: a game cannot end after {result.rotation} moves"
        least = f"the game before it ended after {before}" if before else "count them from 0"
        raise refuse_(what, f"{least} (--rotation)", "rotation")


# Bend the Rules, Biermeister, Public Play Testing, Cool -------------------------------------------------------------


def donate(matter: Matter, command: Donate) -> list[AnyFact]:
    """Items that a player spends in his game; they go to whoever wins it."""
    matter.must_run()
    must_play(matter.book, "donated items", FESTIVAL)
    match = matter.match(command.round, command.table)
    if command.player not in match.seats or len(match.seats) == 1:
        raise refuse_(
            f"{matter.name(command.player)} has no game at {matter.at_(match)}", "check the table", "stranger"
        )
    _must_be_some(command.items, "items")
    return [ItemsDonated(match.round, match.table, command.player, command.items)]


def count_drinks(matter: Matter, command: CountDrinks) -> list[AnyFact]:
    """So many drinks more; after the finish too."""
    must_play(matter.book, "drinks", BEER)
    player = _taking_part(matter, command.player)
    _must_be_some(command.drinks, "drinks")
    return [DrinksCounted(player, command.drinks)]


def give_feedback(matter: Matter, command: GiveFeedback) -> list[AnyFact]:
    """A player's words about the cards in development; after the finish too."""
    must_play(matter.book, "words for the design team", TESTING)
    player = _taking_part(matter, command.player)
    if not command.text:
        raise refuse_("nothing was said", "write it behind the name", "no-text")
    return [FeedbackGiven(player, matter.context.text(command.text))]


def award(matter: Matter, command: Award) -> list[AnyFact]:
    """A special prize: the coolest deck, or most items collected; after the finish too."""
    must_play(matter.book, "special prizes", COOL, FESTIVAL)
    player = _taking_part(matter, command.player)
    if not command.prize:
        raise refuse_("the prize has no name", "say what it is for", "no-text")
    given = [fact for fact in matter.tournament.scenario if isinstance(fact, Awarded) and fact.player == player]
    if any(matter.context.words[fact.prize] == command.prize for fact in given):
        raise refuse_(f"{matter.name(player)} has this prize already", "name another prize or player", "same")
    return [Awarded(player, matter.context.text(command.prize))]


def _taking_part(matter: Matter, player: PlayerId) -> PlayerId:
    entrant = matter.entrant(player)
    if entrant.withdrawn:
        raise refuse_(f"{matter.name(player)} never took part", "name a player of the event", "no-player")
    return entrant.id


def _must_be_some(number: int, what: str) -> None:
    if not 1 <= number <= MOST:
        raise refuse_(
            f"{number} {what} cannot be", "give a number from 1; `topcut undo` takes a wrong one back", "number"
        )
