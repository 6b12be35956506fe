"""What the ratings of a ladder are kept in: rated games by event, checkpoints, what each event moved, the lists.

A ladder is one game of one program. A key says where an event stands in the order of their ends (`order_of`). The
journals are the truth; all of this can be made again from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from msgspec import Struct

Row = tuple[str, str, bytes]  # an event's key, its name, and its packed games


class Checkpoint(Struct, frozen=True):
    """All ratings after an event."""

    key: str
    events: int  # how many were rated until then
    size: int  # how many persons have room in it
    data: bytes


class Stale(Struct, frozen=True):
    """Ratings from this key on are overtaken; these persons are among those whose ratings may change."""

    key: str
    persons: tuple[int, ...]


class Place(Struct, frozen=True):
    """Where somebody stands in a list: the rating in millionths, and how many games it is made of."""

    person: int
    rating: int
    games: int


class RatingStore(Protocol):
    """A database of one ladder. Everything happens inside `transaction`, or not at all."""

    def transaction(self) -> AbstractContextManager[None]: ...

    def event(self, name: str) -> tuple[str, bytes] | None:
        """An event's key and games."""

    def put(self, key: str, name: str, data: bytes) -> None: ...

    def drop(self, name: str) -> None: ...

    def events(self, after: str = "", size: int = 4096) -> Iterator[Sequence[Row]]:
        """The events behind a key in their order, so many at once."""

    def events_from(self, key: str) -> int:
        """How many there are at this key and behind it."""

    def persons(self) -> Mapping[int, int]:
        """Who was merged into whom."""

    def merge(self, person: int, into: int | None) -> None:
        """Into None: they are two again."""

    def stale(self) -> Sequence[Stale]: ...

    def mark(self, stale: Stale) -> None: ...

    def fresh(self) -> None:
        """Nothing is stale any more."""

    def checkpoint_before(self, key: str) -> Checkpoint | None:
        """The last one whose events all stand before this key."""

    def checkpoints(self) -> Sequence[tuple[str, int]]:
        """Their keys and how many events each holds."""

    def keep(self, checkpoint: Checkpoint) -> None: ...

    def forget(self, keys: Iterable[str]) -> None: ...

    def forget_from(self, key: str) -> None:
        """The checkpoints at this key and behind it."""

    def write_moves(self, rows: Iterable[tuple[str, bytes]]) -> None:
        """What each event moved, by its name."""

    def moves(self, name: str) -> bytes | None: ...

    def write_places(self, list_: int, places: Iterable[Place]) -> None:
        """Somebody without games is taken off the list."""

    def clear_places(self) -> None: ...

    def places(self, list_: int) -> Sequence[Place]:
        """A list, the best first."""
