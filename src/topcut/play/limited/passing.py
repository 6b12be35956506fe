"""Who passes to whom, and who picks when: packs go left and right in turn, open cards to and fro."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from topcut.acts.limited.facts import Group
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Player, message
from topcut.rulebooks.model import Rulebook

Direction = Literal["left", "right"]
PASSED = ("packs", "cube", "both-sides", "squirrel")  # methods in which packs go round a table


class Pass(Struct, frozen=True):
    """Where a player's packs of one direction go."""

    direction: Direction
    packs: tuple[int, ...]
    to: PlayerId


def passing(pack: int) -> Direction:
    """The first pack goes to the left, and every next one the other way (001 4.1.2, 002 7.7, 003 Cube)."""
    return "left" if pack % 2 else "right"


def passes_to(seat: int, seats: int, pack: int) -> int:
    """The seat that gets the rest of this pack; seats are counted clockwise, and the left neighbour is the next one."""
    return (seat + (1 if passing(pack) == "left" else -1)) % seats


def neighbours(group: Group, player: PlayerId, packs: int) -> tuple[Pass, ...]:
    """To whom a player passes the packs 1, 3, 5 … and 2, 4 …; of an unknown number the first two stand for all."""
    seat, seats = group.players.index(player), len(group.players)
    found = []
    for direction in ("left", "right"):
        numbers = tuple(pack for pack in range(1, (packs or 2) + 1) if passing(pack) == direction)
        if numbers:
            found.append(Pass(passing(numbers[0]), numbers, group.players[passes_to(seat, seats, numbers[0])]))
    return tuple(found)


def passes_of(group: Group, player: PlayerId, method: str, packs: int) -> tuple[Pass, ...]:
    """The same of a seating; nothing where no packs go round, or nobody sits beside."""
    return neighbours(group, player, packs) if method in PASSED and len(group.players) > 1 else ()


def snake(seats: int, first: int, cards: int) -> tuple[int, ...]:
    """The seat of every pick among open cards: clockwise, then back, the last one twice in a row (002 7.7)."""
    there = [(first + step) % seats for step in range(seats)]
    both = [*there, *reversed(there)]
    return tuple(both[pick % len(both)] for pick in range(cards))


def to_and_fro(group: Group, what: str) -> Message:
    """ "characters, to and fro: Kira, Odo, Dax; then Dax, Odo, Kira, and so on"."""
    there = tuple(Player(player) for player in turns(group))
    return message("draftnote-snake", what=what, there=there, back=there[::-1])


def looking_at_picks(book: Rulebook) -> Message | None:
    """Whether drafters may look at their picks (002 7.7); None where the rulebook says nothing of it."""
    if "look_at_picks" not in book.settings or book.text("format") != "draft":
        return None
    return message("draftnote-picks-seen") if book.flag("look_at_picks") else message("draftnote-picks-unseen")


def turns(group: Group) -> tuple[PlayerId, ...]:
    """The order of turns at a table, the first picker first, then clockwise."""
    return group.players[group.first :] + group.players[: group.first]
