"""One line of a director's checklist."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from topcut.messages.message import Message, message

When = Literal["listing", "before", "start", "round-one", "each-round", "end", "after"]
Kind = Literal["do", "bring", "announce", "players"]
State = Literal["done", "open", "unknown"]  # unknown: nobody but the director can tell


class ChecklistLine(Struct, frozen=True):
    """What is to be seen to, and whether it is done where the event itself knows."""

    when: When
    kind: Kind
    what: Message
    clause: str
    state: State
    note: Message | None = None  # what is missing, or what follows where it is late

    @property
    def told(self) -> Message:
        """With what kind of thing it is: "to bring: a timepiece"."""
        return message("checklist-line", kind=self.kind, what=self.what)


def line(
    when: When, what: Message, clause: str, *, kind: Kind = "do", done: bool | None = None, note: Message | None = None
) -> ChecklistLine:
    """A line; done is None where the event cannot know."""
    return ChecklistLine(when, kind, what, clause, "unknown" if done is None else "done" if done else "open", note)
