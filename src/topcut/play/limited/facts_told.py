"""What the facts of a draft or sealed event say."""

from __future__ import annotations

from topcut.acts.limited.facts import GroupsSeated, PickDrawn, PoolsSwapped, Suspended
from topcut.journal.records import AnyFact
from topcut.messages.message import Message, Player, message
from topcut.play.story import Story, because


def limited_told(event: Story, fact: AnyFact) -> Message | None:
    """One fact as a short sentence; None for a fact of another kind."""
    match fact:
        case GroupsSeated():
            told = message("fact-groups-seated", groups=len(fact.groups), seed=fact.seed[:12])
            return because(event, told, fact.reason)
        case PoolsSwapped():
            told = message("fact-pools-swapped", pools=len(fact.pools), seed=fact.seed[:12])
            return because(event, told, fact.reason)
        case Suspended():
            return message("fact-suspended", player=Player(fact.player))
        case PickDrawn():
            return message(
                "fact-pick-drawn", player=Player(fact.player), card=fact.card, left=fact.left, pack=fact.pack
            )
    return None
