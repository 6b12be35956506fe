"""What a rulebook observes at a table besides the score, and what of it counts for something."""

from __future__ import annotations

from topcut.journal.fact import Numbers, Result
from topcut.refusal import refuse
from topcut.rulebooks.model import Observation, Rulebook


def observations(book: Rulebook) -> tuple[Observation, ...]:
    """What can be observed at this event: some things only where a scenario is played."""
    played = book.text("scenario")
    return tuple(one for one in book.observations if one.scenario in ("", played))


def counting(book: Rulebook, what: str) -> Observation | None:
    """The observation that counts for conditions, rounds won or moves; None where nothing does."""
    return next((one for one in observations(book) if one.counts == what), None)


def counted(book: Rulebook, result: Result, what: str) -> Numbers:
    """What was observed that counts for this; () where nothing was said of it."""
    observation = counting(book, what)
    return result.observed(observation.name) if observation else ()


def marked_in(book: Rulebook) -> Observation | None:
    """What is marked at a seat in every round of a pod, on a slip by a `*`; None where nothing is."""
    return next((one for one in observations(book) if one.of == "game-seat"), None)


def noting(observation: Observation, result: Result, numbers: Numbers) -> Result:
    """A result with what was observed; noughts of a match are what stands where nothing is said."""
    nothing = observation.of == "match" and not any(map(any, numbers))
    return result.observing(observation.name, () if nothing else numbers)


def turned(book: Rulebook, result: Result) -> Result:
    """The same of a match of two, seen from the other seat."""
    for one in observations(book):
        if one.of == "seat":
            result = result.observing(one.name, result.observed(one.name)[::-1])
    return result


def check_shape(book: Rulebook, result: Result, seats: int) -> None:
    """Refuse observations that have no place at such a table: they could not be counted."""
    for one in observations(book) if result.seen else ():
        numbers = result.observed(one.name)
        if one.of == "seat" and numbers and len(numbers) != seats:
            raise refuse("score-observed-not-for-each", what=one.title, given=len(numbers), players=seats)
        if one.of == "game-seat" and any(not 0 <= seat < seats for row in numbers for seat in row):
            raise refuse("score-observed-nowhere", what=one.title, last=seats - 1)
        if one.of == "game-seat" and len(numbers) > len(result.games):
            raise refuse("score-observed-in-no-round", what=one.title)


def sums(book: Rulebook, result: Result, seats: int) -> tuple[tuple[tuple[str, int], ...], ...]:
    """Of each seat the sums of the observations that players are ranked by."""
    ranked = [one for one in observations(book) if one.name in book.ranked_observations()]
    return tuple(tuple((one.name, _sum(one, result, seat)) for one in ranked) for seat in range(seats))


def _sum(observation: Observation, result: Result, seat: int) -> int:
    numbers = result.observed(observation.name)
    if observation.of == "game-seat":
        return sum(seat in row for row in numbers)
    return sum(numbers[seat]) if seat < len(numbers) else 0
