"""What was played and published elsewhere is taken as it was: only who won must be clear; the rest is remarked."""

from __future__ import annotations

from topcut.play.possible.claim import ClaimedResult
from topcut.play.possible.kinds import CONTRADICTIONS, LEVEL, NOBODY_NAMED, UNCOUNTABLE
from topcut.play.possible.taking import refusals
from topcut.refusal import Refusal, Refused

# nobody can tell who has won, or what was seen
_UNCLEAR = (*LEVEL, *NOBODY_NAMED, *CONTRADICTIONS, "score-both-won", *UNCOUNTABLE)


def oddities(claim: ClaimedResult) -> tuple[Refusal, ...]:
    """What no table could have reported, but a file may; refused where it is not clear who won."""
    odd = refusals(claim)
    if unclear := [one for one in odd if _is_unclear(claim, one)]:
        raise Refused(*unclear)
    return odd


def _is_unclear(claim: ClaimedResult, odd: Refusal) -> bool:
    return odd.code in _UNCLEAR or (odd.code == "score-full-win-unmet" and not claim.result.codes)
