"""Games and the matches they make: so many wins end one, and what a drawn game is worth (001 10, 002 2.1, 004)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from topcut.messages.message import Score
from topcut.rulebooks.model import Rulebook

Tally = tuple[int, int, int]  # won by the first seat, won by the second, drawn
Drawn = Literal["nobody", "first seat", "second seat", "later for both"]


def tally(games: Sequence[Sequence[int]]) -> Tally:
    """Count games given one by one: 1-0, 0-1 or 0-0, or their scores."""
    first = sum(1 for a, b in games if a > b)
    second = sum(1 for a, b in games if b > a)
    return first, second, len(games) - first - second


def games_of(first: int, second: int, drawn: int) -> tuple[tuple[int, int], ...]:
    """Games for a tally; their order is not known and not claimed."""
    return ((1, 0),) * first + ((0, 1),) * second + ((0, 0),) * drawn


def shown(games: Tally) -> Score:
    """ "2–1", "1–1–1"."""
    won, lost, drawn = games
    return Score((won, lost, drawn) if drawn else (won, lost))


class Course(Struct, frozen=True):
    """The rules by which a match of several games goes its way."""

    best_of: int
    drawn: Drawn = "nobody"  # whose win a drawn game is

    @property
    def needed(self) -> int:
        return self.best_of // 2 + 1

    def wins(self, games: Tally) -> tuple[int, int]:
        """Games that count for each: ties of the higher seed (001 10, R24), later draws of both (004 Draws, R40)."""
        won, lost, drawn = games
        if self.drawn == "first seat":
            return won + drawn, lost
        if self.drawn == "second seat":
            return won, lost + drawn
        later = max(drawn - 1, 0) if self.drawn == "later for both" else 0
        return won + later, lost + later

    def over(self, games: Tally) -> bool:
        """Whether nothing is left to play, but for a sudden death where both have got there (R59)."""
        return max(self.wins(games)) >= self.needed

    def ahead(self, games: Tally) -> int | None:
        """The seat with more wins; None = level."""
        first, second = self.wins(games)
        return None if first == second else 0 if first > second else 1

    @property
    def better(self) -> int | None:
        """The seat that drawn games go to, and a drawn match too."""
        return {"first seat": 0, "second seat": 1}.get(self.drawn)

    def possible(self, games: Tally) -> bool:
        """Whether some order of these games ends with the game that decides the match (R59)."""
        return not any(games) or any(not self.over(before) for before in _before(games))

    def decided_after(self, games: Sequence[Sequence[int]]) -> int | None:
        """After how many of these games, in this order, the match was over; None where it is not."""
        return next((many for many in range(1, len(games) + 1) if self.over(tally(games[:many]))), None)


def course_of(book: Rulebook, best_of: int = 0, higher: int | None = None) -> Course:
    """The course of a Swiss match, or of a bracket match with its best of so many games and the better seed's seat."""
    drawn: Drawn = "later for both" if book.flag("later_draws_are_wins") else "nobody"
    if higher is not None and book.text("bracket_tie") == "higher-seed":
        drawn = "first seat" if higher == 0 else "second seat"
    return Course(best_of or book.integer("games", 3), drawn)


def _before(games: Tally) -> Iterator[Tally]:
    """What the games may have been before the last one of them."""
    won, lost, drawn = games
    if won:
        yield won - 1, lost, drawn
    if lost:
        yield won, lost - 1, drawn
    if drawn:
        yield won, lost, drawn - 1
