"""What a rulebook observes besides the score, as it is typed behind it: `missions 1/1-1/0`, `crystals 3-2`, `turns 14`.

Several numbers of one player are joined by slashes, players by dashes. The name may be left out where the numbers say
which observation it is: `1/1-1/0` of a rulebook in which only missions are two numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcut.journal.fact import Numbers, Result
from topcut.play.observed import noting, observations
from topcut.play.possible.observations import asked, written_out
from topcut.refusal import refuse
from topcut.slips.scores import HALF, numbers_of, rows_of

if TYPE_CHECKING:
    from topcut.rulebooks.model import Observation, Rulebook

Seen = dict[str, Numbers]


def observed_apart(book: Rulebook, words: list[str]) -> tuple[list[str], Seen]:
    """The words of a line without its observations, and those; the first word is a table or a name."""
    others, rest = words[:1], words[1:]
    seen: Seen = {}
    while rest:
        observation, used = _observation(book, rest)
        if observation is None:
            others.append(rest[0])
        else:
            _note(seen, observation, _read(observation, rest[used - 1] if used <= len(rest) else ""))
        rest = rest[used:]
    return others, seen


def _observation(book: Rulebook, words: list[str]) -> tuple[Observation | None, int]:
    """The observation that these words begin with, and how many of them it takes."""
    typed_here = [one for one in observations(book) if one.of != "game-seat"]
    if named := next((one for one in typed_here if one.name == words[0].lower()), None):
        return named, 2
    several = [one for one in typed_here if one.of == "seat" and len(one.keys) > 1]
    if HALF.fullmatch(words[0]) and several:
        example = written_out(several[0], 2)
        raise refuse("slip-observed-of-one", typed=words[0], what=several[0].title, example=example)
    rows = rows_of(words[0])
    return next((one for one in several if rows and len(one.keys) == len(rows[0])), None), 1


def _read(one: Observation, word: str) -> Numbers:
    numbers = rows_of(word) or (numbers_of(word) if len(one.keys) == 1 else None)
    if numbers is None or any(len(row) != len(one.keys) for row in numbers):
        raise refuse("slip-not-observed", text=word, what=one.title, example=written_out(one, 2))
    return numbers


def _note(seen: Seen, one: Observation, numbers: Numbers) -> None:
    if seen.get(one.name, numbers) != numbers:
        raise refuse("slip-observed-twice", what=one.title)
    seen[one.name] = numbers


def with_observed(book: Rulebook, result: Result, seen: Seen) -> Result:
    """A result with what was typed behind it."""
    for one in observations(book):
        if one.name in seen:
            result = noting(one, result, seen[one.name])
    return result


def also_typed(book: Rulebook, seats: int, how: str = "normal") -> str:
    """What an example must have behind its score: `crystals 1-1`; "" where nothing is asked of every game."""
    needed = [one for one in asked(book, how) if one.asked == "always" and one.of == "seat"]
    return " ".join(written_out(one, seats) for one in needed)
