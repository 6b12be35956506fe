"""Limited play derived again: whether the seed of a fact gives what the fact says."""

from __future__ import annotations

from topcut.acts.limited.facts import GroupsSeated, PickDrawn, PoolsSwapped
from topcut.journal.state import Tournament
from topcut.play.limited.drafting import drafted_in, drawn_card, seated, swapped
from topcut.refusal import Refused
from topcut.rulebooks.model import Rulebook


def rederive(tournament: Tournament, book: Rulebook, fact: GroupsSeated | PoolsSwapped | PickDrawn) -> bool:
    """Whether the fact follows from its seed and the tournament as it stood before it."""
    try:
        match fact:
            case GroupsSeated():
                known = drafted_in(tournament, book, fact.stage).method == fact.method
                return known and seated(tournament, book, fact.stage, fact.seed) == fact.groups
            case PoolsSwapped():
                return swapped(tournament, fact.seed) == fact.pools
            case PickDrawn():
                return fact.left >= 1 and drawn_card(fact.left, fact.seed) == fact.card
    except Refused:
        return False
