"""The one question that every door asks before a result is written: can it be, and what is odd about it?"""

from __future__ import annotations

from topcut.journal.fact import PlayerId, Result
from topcut.journal.state import Match, Tournament
from topcut.messages.message import Message, message
from topcut.play.possible import best_of, bracket, observations, pod, single_game
from topcut.play.possible.claim import ClaimedResult
from topcut.play.possible.kinds import NO_SUCH_GAMES
from topcut.play.stages import meeting, plan_of, scored
from topcut.refusal import Refusal, Refused
from topcut.rulebooks.model import Rulebook

_SAID_ALONE = (*NO_SUCH_GAMES, "score-no-time-limit")  # who won is no matter then


def must_be_possible(tournament: Tournament, book: Rulebook, match: Match, result: Result, by: PlayerId = "") -> None:
    """Refuse a result that does not count for anything, or cannot have happened at this table."""
    scored(tournament, book, match, result)
    if wrong := refusals(claim_at(tournament, book, match, result, by)):
        raise Refused(*([one for one in wrong if one.code in _SAID_ALONE] or wrong))


def remarks_on(tournament: Tournament, book: Rulebook, match: Match, result: Result) -> tuple[Message, ...]:
    """What a director or a player should look at twice, though it can be; and of a result that no table could have
    reported, why: it was published elsewhere and is kept as it was."""
    claim = claim_at(tournament, book, match, result)
    return published(claim) or remarks(claim)


def as_published(tournament: Tournament, book: Rulebook, match: Match) -> tuple[Message, ...]:
    """What is odd about the result that stands, which no live table could have reported; () of nearly all."""
    if match.result is None or match.status == "disputed":
        return ()
    return published(claim_at(tournament, book, match, match.result))


def published(claim: ClaimedResult) -> tuple[Message, ...]:
    return tuple(message("remark-published", why=odd.why) for odd in refusals(claim))


def claim_at(tournament: Tournament, book: Rulebook, match: Match, result: Result, by: PlayerId = "") -> ClaimedResult:
    """A result as it is said of a table."""
    stage = tournament.rounds[match.round - 1].stage
    in_bracket = plan_of(tournament, book)[stage - 1].kind == "bracket"
    played_by = meeting(tournament, book, stage, match.seats) if in_bracket else None
    return ClaimedResult(book, result, len(match.seats), played_by, bool(by))


def refusals(claim: ClaimedResult) -> tuple[Refusal, ...]:
    """Why it cannot be taken; () where it can."""
    return (*_of_play(claim), *observations.refusals(claim))


def _of_play(claim: ClaimedResult) -> tuple[Refusal, ...]:
    if claim.book.play == "pod" and claim.meeting is None:
        return tuple(pod.refusals(claim))
    if claim.seats != 2:
        return ()
    if claim.meeting is not None:
        return tuple(bracket.refusals(claim, claim.meeting))
    if claim.book.play == "best_of":
        return tuple(best_of.refusals(claim))
    return tuple(single_game.refusals(claim)) if claim.book.play == "single_game" else ()


def remarks(claim: ClaimedResult) -> tuple[Message, ...]:
    """What is odd about it."""
    if claim.book.play == "pod" and claim.meeting is None:
        return tuple(pod.remarks(claim))
    if claim.seats != 2:
        return ()
    if claim.meeting is not None:
        return tuple(bracket.remarks(claim, claim.meeting))
    if claim.book.play == "best_of":
        return tuple(best_of.remarks(claim))
    return tuple(single_game.remarks(claim)) if claim.book.play == "single_game" else ()
