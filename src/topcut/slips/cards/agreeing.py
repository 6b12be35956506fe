"""Whether two cards tell the same of a game, and what both tell together."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.journal.fact import Result
from topcut.play.scoring import score
from topcut.refusal import Refused
from topcut.rulebooks.model import Rulebook


def together(book: Rulebook, one: Result, other: Result) -> Result | None:
    """What two cards tell of one game, both seen from the same seat; None where they differ.

    A card may say less: only who won, or the score without the missions.
    """
    if one.games and other.games and sorted(one.games) != sorted(other.games):
        return None
    if (one.how, one.absent) != (other.how, other.absent) or _winner(book, one) != _winner(book, other):
        return None
    if one.codes and other.codes and one.codes != other.codes:
        return None
    seen = dict(other.seen) | dict(one.seen)
    if any(dict(one.seen).get(name, had) != had for name, had in other.seen):
        return None
    return replace(
        one,
        games=one.games or other.games,
        codes=one.codes or other.codes,
        unscored=one.unscored and other.unscored,
        seen=tuple(sorted(seen.items())),
    )


def _winner(book: Rulebook, result: Result) -> tuple[str, ...]:
    """How each seat came off, as far as that can be told."""
    try:
        return tuple(side.outcome for side in score(book, result, 2).sides)
    except Refused:  # a match of a bracket, or what no table could have: the words and numbers are compared
        won = [sum(game[seat] > game[1 - seat] for game in result.games) for seat in (0, 1)]
        return tuple(book.results[code].outcome for code in result.codes) or (
            ("win", "loss") if won[0] > won[1] else ("loss", "win") if won[0] < won[1] else ("draw", "draw")
        )
