"""Facts of who plays: entering, leaving, coming back."""

from __future__ import annotations

from topcut.journal.fact import Fact, PlayerId, RoundNumber, TextRef


class Entered(Fact, frozen=True):
    player: PlayerId
    person: TextRef
    rating: int | None = None
    earned_byes: int = 0
    head_start: int = 0
    side: str = ""
    team: TextRef = ""  # the same for all of one team
    who: str = ""  # which person across events


class Withdrawn(Fact, frozen=True):
    """Left before the event started: never took part."""

    player: PlayerId


class ReEntered(Fact, frozen=True):
    player: PlayerId
    reason: TextRef = ""


class ByeForfeited(Fact, frozen=True):
    """Chose to play instead of using an earned bye."""

    player: PlayerId
    round: RoundNumber = 0  # of its stage; 0: all of them, as older journals have it


class CheckedIn(Fact, frozen=True):
    player: PlayerId


class Dropped(Fact, frozen=True):
    player: PlayerId
    after: RoundNumber  # his last round


class Renamed(Fact, frozen=True):
    """The name was corrected: another text stands for the person, from the first round on."""

    player: PlayerId
    person: TextRef


class Described(Fact, frozen=True):
    """What is known of a player besides the name: one text with all of it; "" = nothing any more."""

    player: PlayerId
    card: TextRef = ""


class FeeNoted(Fact, frozen=True):
    """The fee was paid; or it is open after all."""

    player: PlayerId
    paid: bool = True


EntriesFact = Entered | Withdrawn | ReEntered | ByeForfeited | CheckedIn | Dropped | Renamed | Described | FeeNoted
