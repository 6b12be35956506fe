"""What people want of the end: lots, the final confrontation, finishing."""

from __future__ import annotations

from topcut.acts.command import Command
from topcut.acts.fields import Reason
from topcut.journal.fact import PlayerId


class DrawLot(Command, frozen=True):
    """Let chance order players that nothing else separates, or record the order of a lot drawn at the table."""

    players: tuple[PlayerId, ...]
    drawn: tuple[PlayerId, ...] = ()


class Confront(Command, frozen=True):
    """Who won the final confrontation, without a game here; a second time says why."""

    winner: PlayerId
    reason: Reason = ""


class Finish(Command, frozen=True):
    pass


class Reopen(Command, frozen=True):
    """What was finished goes on: results, places and all that they earned are open again until it is finished anew."""

    reason: Reason
