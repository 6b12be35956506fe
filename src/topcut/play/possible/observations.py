"""What a report of a match can hold besides the score: what is asked for, what may be said, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.journal.fact import Numbers, Result
from topcut.journal.state import Match, Tournament
from topcut.messages.message import message
from topcut.play.observed import observations
from topcut.play.possible.claim import ClaimedResult
from topcut.play.scenarios.chosen import another
from topcut.play.stages import games_of_stage, plan_of
from topcut.refusal import Refusal, refusal
from topcut.rulebooks.model import Ending, Observation, Rulebook


def asked_at(tournament: Tournament, book: Rulebook, match: Match, how: str) -> tuple[Observation, ...]:
    """What a report of this match is asked for besides the score, if it ended so."""
    stage = plan_of(tournament, book)[tournament.rounds[match.round - 1].stage - 1]
    return asked(book, how, games_of_stage(stage, book) if stage.kind == "bracket" else 0)


def asked(book: Rulebook, how: str, best_of: int = 0) -> tuple[Observation, ...]:
    """The same by the way in which it ended; of a bracket, the best of so many, nothing that only ranks (001 10)."""
    ending = book.endings.get(how)
    if ending is None:
        return ()
    return tuple(one for one in observations(book) if _is_asked(one, ending, best_of))


def _is_asked(one: Observation, ending: Ending, best_of: int) -> bool:
    if one.asked == "conditions":  # they say who won one game; of several it is not known which (R58)
        return ending.decided_by == "conditions" and best_of <= 1
    return one.asked == "always" and (one.of == "match" or (_played(ending) and not best_of))


def _played(ending: Ending) -> bool:
    """Whether a game that ended so was played as far as there is something to see."""
    return ending.how != "concession" and ending.decided_by not in ("present", "nobody")


def deciding(book: Rulebook) -> Observation | None:
    """What is asked of a game that was won against the score, by the victory conditions (R58)."""
    return next((one for one in observations(book) if one.counts == one.asked == "conditions"), None)


def supposing(book: Rulebook, result: Result, seats: int = 2) -> Result:
    """A result with the least of all that is asked of each: to find out whether the rest of it can be."""
    for one in asked(book, result.how):
        if one.of == "seat" and one.asked == "always":
            result = result.observing(one.name, ((one.least,) * len(one.keys),) * seats)
    return result


# What was said --------------------------------------------------------------------------------------------------------


def refusals(claim: ClaimedResult) -> Iterator[Refusal]:
    """Why what is said to have been seen cannot be taken."""
    known = {one.name: one for one in observations(claim.book)}
    for name, numbers in claim.result.seen:
        if name in known:
            yield from _impossible(known[name], numbers, claim)
        else:
            yield _not_observed(claim.book, name)
    yield from _missing(claim)


def _not_observed(book: Rulebook, name: str) -> Refusal:
    """Nothing of this game, or of a scenario that the event does not play."""
    declared = next((one for one in book.observations if one.name == name), None)
    elsewhere = another(book, message("scenario-moves"), declared.scenario) if declared else None
    return elsewhere or refusal("score-not-observed", what=name, game=book.title)


def _impossible(one: Observation, numbers: Numbers, claim: ClaimedResult) -> Iterator[Refusal]:
    if one.of == "game-seat":
        return  # seats that are there: that is asked where it is counted
    if one.of == "seat" and len(numbers) != claim.seats:
        yield refusal("score-observed-not-for-each", what=one.title, given=len(numbers), players=claim.seats)
    if any(len(row) != len(one.keys) for row in numbers) or (one.of == "match" and len(numbers) > 1):
        yield refusal("score-observed-numbers", what=one.title, of=one.of, numbers=one.keys, count=len(one.keys))
    for number in (number for row in numbers for number in row):
        if not one.least <= number <= one.most:
            yield refusal("score-observed-range", what=one.title, number=number, least=one.least, most=one.most)


def _missing(claim: ClaimedResult) -> Iterator[Refusal]:
    """What every report must have; where nobody knows the score, nobody saw this."""
    result = claim.result
    if result.unscored or result.absent:
        return
    for one in asked(claim.book, result.how, claim.meeting.best_of if claim.meeting else 0):
        if one.asked == "always" and one.of == "seat" and not result.observed(one.name):
            yield refusal("score-observed-missing", what=one.title, typed=written_out(one, claim.seats))


def written_out(one: Observation, seats: int) -> str:
    """An observation as it may be typed on a slip, each number as low as one goes: `crystals 1-1`."""
    row = "/".join(str(max(one.least, min(1, one.most))) for _ in one.keys)
    return " ".join((one.name, "-".join(row for _ in range(1 if one.of == "match" else seats))))
