"""What was played and published elsewhere is taken as it was: only who won must be clear; the rest is remarked."""

from __future__ import annotations

from topcut.play.possible.claim import Claim
from topcut.play.possible.taking import refusals
from topcut.refusal import Refusal, Refused

_UNCLEAR = ("level", "no-winner", "contradiction", "both-won", "seats")  # nobody can tell who has won


def oddities(claim: Claim) -> tuple[Refusal, ...]:
    """What no table could have reported, but a file may; refused where it is not clear who won."""
    odd = refusals(claim)
    if unclear := [one for one in odd if one.code in _UNCLEAR or (one.code == "conditions" and not claim.result.codes)]:
        raise Refused(*unclear)
    return odd
