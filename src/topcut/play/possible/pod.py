"""A pod's score sheet: how many rounds it must have, and what time leaves to score (001 7.2, 7.4, 7.6)."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.journal.fact import Result
from topcut.messages.message import Message, message
from topcut.play.observed import counted
from topcut.play.possible.claim import ClaimedResult
from topcut.refusal import Refusal, refusal

MOST_POINTS = 99_999_999  # of one round: no score sheet comes near it


def refusals(claim: ClaimedResult) -> Iterator[Refusal]:
    """Why no pod can have ended so."""
    yield from _rounds(claim)
    yield from _endings(claim)
    yield from _emptied_at_time(claim)
    yield from _points(claim.result)


def remarks(claim: ClaimedResult) -> Iterator[Message]:
    """Rounds in which nobody emptied their hand although there was time."""
    timed, sheet = _at_time(claim.result), enumerate(counted(claim.book, claim.result, "rounds_won"), start=1)
    bare = tuple(str(number) for number, seats in sheet if not seats and number not in timed)
    if bare:
        yield message("remark-missing-stars", count=len(bare), rounds=bare)


def _rounds(claim: ClaimedResult) -> Iterator[Refusal]:
    """All that a pod plays; fewer only where time ran out, or nobody is left to play against (7.2, 7.4, 7.6, 7.9)."""
    result, rounds = claim.result, claim.book.integer("rounds_per_pod", 5)
    conceded = len(result.absent) if result.how == "concession" else 0
    if not result.games:
        yield refusal("pod-without-rounds", conceded=conceded)
    elif len(result.games) < rounds and not _at_time(result) and conceded < claim.seats - 1:
        yield refusal("pod-rounds-missing", played=len(result.games), rounds=rounds, unplayed=_unplayed(claim))


def _unplayed(claim: ClaimedResult) -> str:
    """ "0-0-0-0": a round in which nobody scored, as it stands on a slip."""
    return "-".join("0" * claim.seats)


def _endings(claim: ClaimedResult) -> Iterator[Refusal]:
    """Games end as soon as time has expired: no round follows (7.4)."""
    result = claim.result
    for how in dict.fromkeys(result.ends):
        if how not in claim.book.endings:
            yield refusal("pod-unknown-ending", game=claim.book.title, how=how)
    if len(result.ends) > len(result.games):
        yield refusal("pod-more-ends-than-rounds")
    for number in _at_time(result):
        if number < len(result.games):
            yield refusal("pod-round-after-time", round=number)


def _emptied_at_time(claim: ClaimedResult) -> Iterator[Refusal]:
    """Nobody scores for emptying their hand in a round that time ended (7.4)."""
    emptied = counted(claim.book, claim.result, "rounds_won")
    for number in _at_time(claim.result):
        if number <= len(emptied) and emptied[number - 1]:
            yield refusal("pod-emptied-at-time", round=number)


def _points(result: Result) -> Iterator[Refusal]:
    for number, game in enumerate(result.games, start=1):
        for points in game:
            if not 0 <= points <= MOST_POINTS:
                yield refusal("pod-points-out-of-range", round=number, points=points, most=MOST_POINTS)


def _at_time(result: Result) -> tuple[int, ...]:
    """The rounds that time ended, from 1."""
    return tuple(number for number, how in enumerate(result.ends, start=1) if how == "timeout")
