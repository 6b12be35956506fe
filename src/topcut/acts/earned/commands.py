"""What people want of what players earned elsewhere."""

from __future__ import annotations

from topcut.acts.command import Command
from topcut.acts.earned.facts import Held
from topcut.acts.fields import Reason
from topcut.journal.fact import PlayerId


class Bring(Command, frozen=True):
    """Say all that a player uses here and all that they give up; what is in neither they keep for another event."""

    player: PlayerId
    used: tuple[Held, ...] = ()
    gives_up: tuple[Held, ...] = ()
    reason: Reason = ""  # for what no ledger knows
