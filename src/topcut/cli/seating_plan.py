"""The seating plan of a draft: groups as small tables, who passes to whom, one player's own place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from topcut.cli.opening import Event
from topcut.cli.tables import name, table
from topcut.cli.telling import as_sentence
from topcut.journal.records import Group, GroupsSeated, PlayerId
from topcut.play.limited.drafting import must_be_limited
from topcut.play.limited.groups import pools_of, suspended
from topcut.play.limited.passing import Pass, looking_at_picks, neighbours, to_and_fro, turns
from topcut.play.limited.preparing import came_late, not_seated
from topcut.play.limited.timing import packs_to_draft
from topcut.refusal import refuse

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

_PASSED = ("packs", "cube", "both-sides", "squirrel")  # methods in which packs go round a table


def plan_tables(event: Event, seating: GroupsSeated) -> Iterator[Table]:
    """One table for each group: seats in clockwise order, and where the packs go."""
    for number, group in enumerate(seating.groups, start=1):
        title = f"Group {number}{_of_group(group)}"
        if seating.method in _PASSED:
            yield _passing_table(event, title, group)
        else:
            yield _plain_table(event, title, group, seating.method == "winston")


def snake_line(event: Event, group: Group) -> list[str]:
    """Who picks when among the open cards, where there are any."""
    snake = must_be_limited(event.book).snake
    return [as_sentence(event.tell(to_and_fro(group, snake)))] if snake else []


def _of_group(group: Group) -> str:
    """ " – light, cube 1"."""
    words = [*([group.side] if group.side else []), *([f"cube {group.cube}"] if group.cube else [])]
    return f" – {', '.join(words)}" if words else ""


def _passing_table(event: Event, title: str, group: Group) -> Table:
    passes = {player: passed(event, group, player) for player in group.players}
    heads = [f"{_packs_words(one.packs, event)} {one.direction}" for one in passes[group.players[0]]]
    made = table(title, ("seat", "right"), "player", *heads)
    for seat, player in enumerate(group.players, start=1):
        cells = [name(f"to {event.names[one.to]}") for one in passes[player]]
        made.add_row(str(seat), _drafter(event, group, player), *cells)
    return made


def _drafter(event: Event, group: Group, player: PlayerId) -> Text:
    words = event.names[player]
    if must_be_limited(event.book).snake and player == group.players[group.first]:
        words += " (picks first)"
    if suspended(event.tournament, player):
        words += " (suspended)"
    return name(words)


def _plain_table(event: Event, title: str, group: Group, in_turns: bool) -> Table:
    made = table(title, (("turn" if in_turns else "#"), "right"), "player")
    for number, player in enumerate(turns(group) if in_turns else group.players, start=1):
        made.add_row(str(number), name(event.names[player]))
    return made


def passed(event: Event, group: Group, player: PlayerId) -> tuple[Pass, ...]:
    """To whom a player passes which packs; nothing where none go round."""
    drafting = must_be_limited(event.book)
    return neighbours(group, player, packs_to_draft(drafting)) if drafting.method in _PASSED else ()


def _packs_words(packs: tuple[int, ...], event: Event) -> str:
    """ "packs 1, 3 and 5"; where nobody said how many there are, "packs 1, 3 …"."""
    if not packs_to_draft(must_be_limited(event.book)):
        return f"packs {packs[0]}, {packs[0] + 2} …"
    shown = " and ".join([*([", ".join(map(str, packs[:-1]))] if packs[1:] else []), str(packs[-1])])
    return f"pack{'s' if packs[1:] else ''} {shown}"


# One player ----------------------------------------------------------------------------------------------------------


def own_place(event: Event, seating: GroupsSeated, player: PlayerId) -> tuple[int, Group]:
    """The group in which somebody sits, with its number."""
    for number, group in enumerate(seating.groups, start=1):
        if player in group.players:
            return number, group
    raise refuse("command-not-seated", player=event.player(player))


def place_lines(event: Event, seating: GroupsSeated, player: PlayerId) -> list[str]:
    """ "Kira Nerys: group 2 – light, cube 1, seat 3 of 4" and where he passes to."""
    number, group = own_place(event, seating, player)
    seats, seat = len(group.players), group.players.index(player) + 1
    lines = [f"{event.names[player]}: group {number}{_of_group(group)}, seat {seat} of {seats}."]
    if seating.method in _PASSED:
        lines += [
            f"You pass {_packs_words(one.packs, event)} to the {one.direction}, to {event.names[one.to]}."
            for one in passed(event, group, player)
        ]
    elif seating.method == "winston":
        lines.append(f"Turns: {', '.join(event.names[one] for one in turns(group))}.")
    else:
        lines = [f"{event.names[player]} plays the {group.side} side."]
    lines += snake_line(event, group)
    if looking := looking_at_picks(event.book):
        lines.append(as_sentence(event.tell(looking)))
    if suspended(event.tournament, player):
        lines.append("Suspended from the draft: an official picks at random.")
    return lines


def pool_line(event: Event, player: PlayerId) -> list[str]:
    """Whose registered pool somebody has, where pools were swapped."""
    owner = pools_of(event.tournament).get(player)
    if owner is None:
        return []
    whose = "his own pool" if owner == player else f"the pool that {event.names[owner]} registered"
    return [f"{event.names[player]} has {whose}."]


# For programs --------------------------------------------------------------------------------------------------------


def plan_data(event: Event, seating: GroupsSeated) -> dict[str, Any]:
    """The same for programs: seats clockwise, counted from 1."""
    return {
        "stage": seating.stage,
        "method": seating.method,
        "seed": seating.seed,
        "groups": [_group_data(event, seating, group) for group in seating.groups],
        "late": [event.handles[one] for one in not_seated(event.tournament, event.book, seating.stage)],
    }


def late_lines(event: Event, seating: GroupsSeated) -> list[str]:
    """Who came after the seats were drawn."""
    return [event.tell(one) for one in came_late(event.tournament, event.book, seating.stage)]


def _group_data(event: Event, seating: GroupsSeated, group: Group) -> dict[str, object]:
    data: dict[str, object] = {"players": [event.handles[player] for player in group.players]}
    if group.side:
        data["side"] = group.side
    if group.cube:
        data["cube"] = group.cube
    if seating.method == "winston" or must_be_limited(event.book).snake:
        data["first"] = event.handles[group.players[group.first]]
    if seating.method in _PASSED:
        data["passes"] = {event.handles[player]: passes_data(event, group, player) for player in group.players}
    return data


def passes_data(event: Event, group: Group, player: PlayerId) -> list[dict[str, object]]:
    return [
        {"direction": one.direction, "packs": one.packs, "to": event.handles[one.to]}
        for one in passed(event, group, player)
    ]
