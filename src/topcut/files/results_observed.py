"""What a rulebook observes, in a line of a results file.

Missions and emptied hands have keys of their own there, which are older than observations; everything else stands under
`seen`: `{"crystals": [3, 2]}`, a number of each player, or a list of numbers of each where there are several.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from topcut.journal.fact import Numbers, Result
from topcut.play.observed import noting, observations
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook

OWN_KEYS = ("missions", "emptied")


def with_observed(book: Rulebook, result: Result, said: Mapping[str, Any]) -> Result:
    """A result with what its line says was observed; what the rulebook does not observe is refused."""
    known = {one.name: one for one in observations(book)}
    for name, value in said.items():
        if name not in known:
            raise refuse("score-not-observed", what=name, game=book.title)
        result = noting(known[name], result, _rows(name, value))
    return result


def _rows(name: str, value: Any) -> Numbers:
    """A number, a list of numbers, or a list of such lists, as rows of numbers."""
    rows = [[value]] if isinstance(value, int) else value
    if not isinstance(rows, list | tuple):
        raise refuse("import-not-observed", what=name, given=repr(value))
    wide = [row if isinstance(row, list | tuple) else [row] for row in rows]
    if not all(type(number) is int for row in wide for number in row):
        raise refuse("import-not-observed", what=name, given=repr(value))
    return tuple(map(tuple, wide))


def observed_lines(result: Result) -> dict[str, Any]:
    """The keys of a line for what was observed."""
    own = {name: [list(row) for row in numbers] for name, numbers in result.seen if name in OWN_KEYS}
    seen = {name: _short(numbers) for name, numbers in result.seen if name not in OWN_KEYS}
    return {**own, "seen": seen}


def _short(numbers: Numbers) -> list[Any]:
    """One number of each without a list of its own."""
    return [row[0] for row in numbers] if all(len(row) == 1 for row in numbers) else [list(row) for row in numbers]
