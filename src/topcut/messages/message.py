"""A message: which text is meant, and what is put into it. The words stand in catalogues."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct


class Player(Struct, frozen=True, gc=False):
    """Somebody who entered, by id; name and handle are filled in by whoever knows them."""

    id: str
    name: str = ""
    handle: str = ""


class Moment(Struct, frozen=True):
    """A date and time as the journal writes it; shown in the zone of whoever reads it."""

    at: str


class Score(Struct, frozen=True):
    """Numbers of a game, of the first player first: "100–35"."""

    numbers: tuple[int, ...]


class Printed(str):
    """Words that a rulebook or a program brings: said in the reader's language where a translation stands beside it."""

    __slots__ = ("after", "book", "key")
    book: str  # the rulebook's name, or "program:" and the program's
    key: str  # "result.FW.name": where in it the words stand
    after: str  # the rulebook that this one was made from

    def __new__(cls, words: str, book: str = "", key: str = "", after: str = "") -> Printed:
        made = super().__new__(cls, words)
        made.book, made.key, made.after = book, key, after
        return made


class Message(Struct, frozen=True, gc=False):
    """Something to be said: the id of its text, and the values for the text's variables."""

    id: str
    params: tuple[tuple[str, Param], ...] = ()

    def __getitem__(self, name: str) -> Param:
        return dict(self.params)[name]

    def __str__(self) -> str:
        """For programmers: `result-exists(table=3)`; people are answered by a voice."""
        return f"{self.id}({', '.join(f'{name}={value}' for name, value in self.params)})"


Names: TypeAlias = tuple[str | Player, ...]
Messages: TypeAlias = tuple[Message, ...]
Numbers: TypeAlias = tuple[int, ...] | tuple[Score, ...]
Param: TypeAlias = str | int | Fraction | Player | Moment | Score | Message | Names | Numbers | Messages


def message(id: str, /, **params: Param) -> Message:
    """`message("round-none", round=3)`: two of the same id and values are equal, in whatever order they are given."""
    return Message(id, tuple(sorted(params.items())))


def with_names(said: Message, person: Callable[[str], Player]) -> Message:
    """The same message with the names of the players in it."""

    def filled(value: Param) -> Param:
        if isinstance(value, str | int):  # most are
            return value
        if isinstance(value, Player):
            return value if value.name else person(value.id)
        if isinstance(value, Message):
            return with_names(value, person)
        return tuple([filled(one) for one in value]) if isinstance(value, tuple) else value  # type: ignore[return-value]

    return Message(said.id, tuple((name, filled(value)) for name, value in said.params))
