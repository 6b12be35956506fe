"""What people want of rounds: how many, their pairing, their posting."""

from __future__ import annotations

from topcut.acts.command import Command, Pair
from topcut.acts.fields import Consent, Reason, Rounds, Seed
from topcut.journal.fact import PlayerId, RoundNumber, Table
from topcut.journal.plan import StageNumber


class Start(Command, frozen=True):
    pass


class ChangeRounds(Command, frozen=True):
    rounds: Rounds
    consent: Consent = ""
    reason: Reason = ""
    stage: StageNumber = 0  # 0 = the one that is being played
    emergency: bool = False  # in place of consent, with its reason


class Draw(Command, frozen=True):
    """Draw a pairing for the next round; a second draw says why."""

    reason: Reason = ""
    seed: Seed = ""  # "" = from the operating system
    pinned: tuple[Pair, ...] = ()
    forbidden: tuple[Pair, ...] = ()
    keep_future: bool = False  # keep later rounds pairable before equal totals, in this round
    stage: StageNumber = 0  # of several heats; 0 = the first that can be paired


class Swap(Command, frozen=True):
    """Let two players of the draft change places."""

    a: PlayerId
    b: PlayerId
    reason: Reason = ""


class Post(Command, frozen=True):
    pass


class SeatLate(Command, frozen=True):
    """Somebody who came late plays whoever has the bye at this table."""

    round: RoundNumber
    table: Table
    player: PlayerId


class WithdrawRound(Command, frozen=True):
    reason: Reason = ""
