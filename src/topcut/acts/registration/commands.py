"""What people want of registration."""

from __future__ import annotations

from typing import Annotated

from topcut.acts.command import Command
from topcut.acts.fields import MOST_PLACE, of_number, of_words
from topcut.journal.fact import PlayerId
from topcut.messages.message import message

_When = Annotated[str, of_words(message("form-moment"), 40)]


class SetRegistration(Command, frozen=True):
    """When people may enter themselves, how many places there are, and when the event starts."""

    opens: _When = ""
    closes: _When = ""
    places: Annotated[int, of_number(message("form-places"), 0, MOST_PLACE)] = 0
    starts: _When = ""


class MoveUp(Command, frozen=True):
    """Give somebody who waits a place, whoever would be next."""

    player: PlayerId


class OrderWaiting(Command, frozen=True):
    """Put somebody who waits at another place of the list."""

    player: PlayerId
    place: Annotated[int, of_number(message("form-waiting-place"), 1, MOST_PLACE)] = 1
