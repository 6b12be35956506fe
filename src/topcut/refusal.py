"""A refusal: what was refused and why, and what to do about it. It is a message, put into words where it is read."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from topcut.messages.message import Message, Param, Player, message, with_names

LONGEST = 500  # signs of what somebody typed or a file holds, in the refusal of it


class Refusal(Struct, frozen=True):
    """Something a person asked for that cannot be done as asked, and the way out."""

    why: Message
    way: Message | None = None  # where it hangs on more than the refusal; otherwise it stands beside the text
    place: Message | None = None  # "table 12", "results.json line 3"
    instead: Message | None = None  # what could be typed: put where the way out says { $instead }, or behind it

    @property
    def code(self) -> str:
        """The id of the message: a fixed word for programs, which means one thing."""
        return self.why.id

    def at(self, place: Message) -> Refusal:
        """The same refusal with the place where it was met; one that it has already stands behind."""
        if self.place is not None:
            place = message("said-inside", outer=place, inner=self.place)
        return replace(self, place=place)

    def named(self, person: Callable[[str], Player]) -> Refusal:
        """The same refusal with the names of the players in it."""
        parts = (self.way, self.place, self.instead)
        return Refusal(with_names(self.why, person), *(part and with_names(part, person) for part in parts))

    def __str__(self) -> str:
        """For programmers; people are answered by a voice."""
        return f"{self.place}: {self.why}" if self.place else str(self.why)


class Refused(Exception):
    """Carries refusals out of a reader that cannot go on; caught at the edge (command line, page, submit)."""

    __match_args__ = ("refusals",)

    def __init__(self, *refusals: Refusal) -> None:
        super().__init__(*refusals)
        self.refusals = refusals

    def __str__(self) -> str:
        return "\n".join(str(refusal) for refusal in self.refusals)

    def at(self, place: Message) -> Refused:
        """The same with the place where they were met."""
        return Refused(*(refusal.at(place) for refusal in self.refusals))

    def named(self, person: Callable[[str], Player]) -> Refused:
        """The same with the names of the players in it."""
        return Refused(*(refusal.named(person) for refusal in self.refusals))


def refusal(id: str, /, *, way: Message | None = None, **params: Param) -> Refusal:
    """`refusal("round-none", round=3)`."""
    return Refusal(message(id, **{name: _repeated(value) for name, value in params.items()}), way)


def _repeated(value: Param) -> Param:
    """What was typed or stands in a file, as far as anybody wants to read it again."""
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


def refuse(id: str, /, *, way: Message | None = None, **params: Param) -> Refused:
    """`raise refuse("round-none", round=3)`: one refusal, ready to be raised."""
    return Refused(refusal(id, way=way, **params))
