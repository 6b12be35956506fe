"""What the reading of slips needs to know of an event, wherever that is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Protocol

from topcut.journal.fact import PlayerId
from topcut.messages.message import Names, Player

if TYPE_CHECKING:  # slow to load, and not needed to read a line
    from topcut.journal.plan import Stage
    from topcut.journal.state import Tournament
    from topcut.rulebooks.model import Rulebook


class SlipSheet(Protocol):
    """An event with its rules and its names."""

    @property
    def tournament(self) -> Tournament: ...
    @property
    def book(self) -> Rulebook: ...
    @property
    def plan(self) -> tuple[Stage, ...]: ...
    @property
    def names(self) -> Mapping[PlayerId, str]: ...
    @property
    def handles(self) -> Mapping[PlayerId, str]: ...


# Which of several players is meant: the sheet, what was typed, who fits, and whether it is only a typing error away.
# None: nobody can be asked, so that it is refused.
Ask = Callable[[SlipSheet, str, list[PlayerId], bool], PlayerId | None]


def person(sheet: SlipSheet, player: PlayerId) -> Player:
    """For a message: who it is, with the name to be shown and the handle to be typed."""
    return Player(player, sheet.names[player], sheet.handles[player])


def people(sheet: SlipSheet, players: Iterable[PlayerId]) -> Names:
    """For a message: a list of them."""
    return tuple(person(sheet, player) for player in players)
