"""Derive again what a scenario drew: whose deck, and which special rule, out of the recorded seed."""

from __future__ import annotations

from topcut.acts.scenarios.facts import DecksDealt, SpecialRuleDrawn
from topcut.journal.state import Tournament
from topcut.play.scenarios.dealing import deal
from topcut.play.scenarios.race import draw_rule, rejected, rules_of
from topcut.refusal import Refused
from topcut.rulebooks.model import Rulebook


def rederive(tournament_before: Tournament, book: Rulebook, fact: DecksDealt | SpecialRuleDrawn) -> bool:
    """Whether the seed gives this, by what stood in the journal just before it (the posted round included)."""
    if isinstance(fact, SpecialRuleDrawn):
        again = fact.round in rules_of(tournament_before, fact.player)  # and only one may be rejected
        allowed = not again or rejected(tournament_before, fact.player) is None
        return allowed and draw_rule(tournament_before, fact.player, fact.round, fact.seed) == fact.rule
    posted = tournament_before.round(fact.round)
    if posted is None:
        return False
    tables = tuple(posted.matches.values())
    try:
        decks = deal(tournament_before, book, fact.round, posted.stage, tables, fact.seed)
    except Refused:
        return False
    return decks == fact.decks
