"""What the facts of a draft or sealed event say, in a director's words."""

from __future__ import annotations

from topcut.journal import records as facts
from topcut.journal.records import AnyFact
from topcut.play.spoken import counted
from topcut.play.story import Story, because


def limited_words(event: Story, fact: AnyFact) -> str:
    """One fact as a short sentence; "" for a fact of another kind."""
    match fact:
        case facts.GroupsSeated():
            groups = counted(len(fact.groups), "drafting group")
            return f"{groups} seated with seed {fact.seed[:12]}{because(event, fact.reason)}"
        case facts.PoolsSwapped():
            pools = counted(len(fact.pools), "pool")
            return f"{pools} swapped with seed {fact.seed[:12]}{because(event, fact.reason)}"
        case facts.Suspended():
            return f"{event.names.get(fact.player, fact.player)} suspended from the draft"
        case facts.PickDrawn():
            place = f"pack {fact.pack}" if fact.pack else "the open cards"
            return f"{event.names.get(fact.player, fact.player)}: card {fact.card} of {fact.left} from {place}, drawn"
    return ""
