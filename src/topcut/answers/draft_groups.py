"""Drafting groups as they are told: their seats, who picks when, and to whom everybody passes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.acts.limited.facts import Group, GroupsSeated
from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Player, message
from topcut.play.limited.passing import Direction, passes_of, to_and_fro, turns
from topcut.play.limited.timing import packs_to_draft
from topcut.rulebooks.model import Drafting

SEALED, IN_TURNS = "sealed", "winston"  # methods in which nobody sits anywhere; in which a group takes turns


class Passing(Struct, frozen=True, omit_defaults=True):
    """Where a player's packs of one direction go."""

    direction: Direction
    packs: tuple[int, ...]
    to: Player
    and_so_on: bool = False  # nobody said how many packs there are

    @property
    def numbers(self) -> Message:
        """ "packs 1, 3 and 5"; of an unknown number "packs 1, 3 …"."""
        if self.and_so_on:
            return message("limited-packs-and-so-on", first=self.packs[0], next=self.packs[0] + 2)
        return message("limited-packs-numbered", packs=tuple(map(str, self.packs)), count=len(self.packs))

    @property
    def told(self) -> Message:
        """ "pass packs 1, 3 and 5 to the left, to Odo"."""
        return message("limited-pass", packs=self.numbers, direction=self.direction, player=self.to)


class DraftGroup(Struct, frozen=True, omit_defaults=True):
    """Players who draft together, in the order of their seats, clockwise."""

    number: int
    players: tuple[Player, ...]
    side: str = ""
    cube: int = 0
    first: Player | None = None  # who picks first, where one does
    order: Message | None = None  # who picks when
    passes: Mapping[Player, tuple[Passing, ...]] = {}

    @property
    def title(self) -> Message:
        """ "group 1 – light, cube 1"."""
        return message("limited-group", number=self.number, side=self.side, cube=self.cube)


def groups_told(view: EventView, seating: GroupsSeated, drafting: Drafting) -> tuple[DraftGroup, ...]:
    """The groups of a seating, without their passes: most who look at them need none."""
    one_begins = seating.method == IN_TURNS or bool(drafting.snake)
    return tuple(
        DraftGroup(
            number,
            tuple(map(view.player, group.players)),
            group.side,
            group.cube,
            view.player(group.players[group.first]) if one_begins else None,
            order_of(view, seating, drafting, group),
        )
        for number, group in enumerate(seating.groups, start=1)
    )


def order_of(view: EventView, seating: GroupsSeated, drafting: Drafting, group: Group) -> Message | None:
    if drafting.snake:
        return to_and_fro(group, drafting.snake)
    if seating.method != IN_TURNS:
        return None
    return message("limited-turns", players=view.players(turns(group)))


def passes_told(
    view: EventView, seating: GroupsSeated, drafting: Drafting, group: Group
) -> dict[Player, tuple[Passing, ...]]:
    passes = {view.player(one): passed_by(view, seating, drafting, group, one) for one in group.players}
    return passes if any(passes.values()) else {}


def passed_by(
    view: EventView, seating: GroupsSeated, drafting: Drafting, group: Group, player: PlayerId
) -> tuple[Passing, ...]:
    packs = packs_to_draft(drafting)
    passes = passes_of(group, player, seating.method, packs)
    return tuple(Passing(one.direction, one.packs, view.player(one.to), not packs) for one in passes)
