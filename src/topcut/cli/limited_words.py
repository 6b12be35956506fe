"""What the facts of a draft or sealed event say, in a director's words."""

from __future__ import annotations

from topcut.cli.opening import Event
from topcut.cli.plural import counted
from topcut.journal import records as facts
from topcut.journal.records import AnyFact


def limited_words(event: Event, fact: AnyFact) -> str:
    """One fact as a short sentence; "" for a fact of another kind."""
    match fact:
        case facts.GroupsSeated():
            groups = counted(len(fact.groups), "drafting group")
            return f"{groups} seated with seed {fact.seed[:12]}{_because(event, fact.reason)}"
        case facts.PoolsSwapped():
            pools = counted(len(fact.pools), "pool")
            return f"{pools} swapped with seed {fact.seed[:12]}{_because(event, fact.reason)}"
        case facts.Suspended():
            return f"{event.names.get(fact.player, fact.player)} suspended from the draft"
        case facts.PickDrawn():
            place = f"pack {fact.pack}" if fact.pack else "the open cards"
            return f"{event.names.get(fact.player, fact.player)}: card {fact.card} of {fact.left} from {place}, drawn"
    return ""


def _because(event: Event, reason: str) -> str:
    return f" because: {event.words[reason]}" if reason else ""
