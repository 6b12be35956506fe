"""Facts of what players earned elsewhere: what they use here, and what they gave up."""

from __future__ import annotations

from msgspec import Struct

from topcut.journal.fact import Fact, PlayerId, RoundNumber, TextRef


class Held(Struct, frozen=True, omit_defaults=True, gc=False, forbid_unknown_fields=True):
    """A bye of some opening rounds, or a head start, that somebody holds."""

    id: str = ""  # in the ledger of who earned what; "" = by the word of an official
    rounds: tuple[RoundNumber, ...] = ()
    points: int = 0  # of a head start


class Brought(Fact, frozen=True):
    """What a player uses here of all that, and what they gave up for good; instead of what was said before."""

    player: PlayerId
    used: tuple[Held, ...] = ()
    given_up: tuple[Held, ...] = ()
    reason: TextRef = ""


EarnedFact = Brought
