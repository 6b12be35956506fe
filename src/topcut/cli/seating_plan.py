"""The seating plan of a draft: groups as small tables, who passes to whom, one player's own place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.table import Table
from rich.text import Text

from topcut.acts.limited.facts import Group, GroupsSeated
from topcut.cli.opening import EventFile
from topcut.cli.out import plain
from topcut.cli.table_frame import name, table
from topcut.cli.telling import as_sentence, in_words
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Player, message
from topcut.play.limited.drafting import must_be_limited
from topcut.play.limited.groups import pools_of, suspended
from topcut.play.limited.passing import Pass, looking_at_picks, neighbours, to_and_fro, turns
from topcut.play.limited.preparing import came_late, not_seated
from topcut.play.limited.timing import packs_to_draft
from topcut.refusal import refuse

_PASSED = ("packs", "cube", "both-sides", "squirrel")  # methods in which packs go round a table


def plan_tables(event: EventFile, seating: GroupsSeated) -> Iterator[Table]:
    """One table for each group: seats in clockwise order, and where the packs go."""
    for number, group in enumerate(seating.groups, start=1):
        title = in_words(message("cli-seatingplan-group", number=number, parts=_parts(group)))
        if seating.method in _PASSED:
            yield _passing_table(event, title, group)
        else:
            yield _plain_table(event, title, group, seating.method == "winston")


def snake_line(event: EventFile, group: Group) -> list[str]:
    """Who picks when among the open cards, where there are any."""
    snake = must_be_limited(event.book).snake
    return [plain(as_sentence(event.tell(to_and_fro(group, snake))))] if snake else []


def _parts(group: Group) -> tuple[Message, ...]:
    """ "light, cube 1"."""
    side = [message("cli-seatingplan-side", side=group.side)] if group.side else []
    return (*side, *([message("cli-seatingplan-cube", cube=group.cube)] if group.cube else []))


def _passing_table(event: EventFile, title: str, group: Group) -> Table:
    passes = {player: passed(event, group, player) for player in group.players}
    first = passes[group.players[0]]
    heads = [message("cli-seatingplan-direction", packs=_packs(event, one), direction=one.direction) for one in first]
    seat_head, player_head = in_words(message("cli-seatingplan-seat")), in_words(message("cli-seatingplan-player"))
    made = table(title, (seat_head, "right"), player_head, *map(in_words, heads))
    for seat, player in enumerate(group.players, start=1):
        cells = [event.tell(message("cli-seatingplan-to", player=Player(one.to))) for one in passes[player]]
        made.add_row(str(seat), _drafter(event, group, player), *map(name, cells))
    return made


def _drafter(event: EventFile, group: Group, player: PlayerId) -> Text:
    first = must_be_limited(event.book).snake and player == group.players[group.first]
    said = message(
        "cli-seatingplan-drafter",
        player=Player(player),
        first="yes" if first else "",
        suspended="yes" if suspended(event.tournament, player) else "",
    )
    return name(event.tell(said))


def _plain_table(event: EventFile, title: str, group: Group, in_turns: bool) -> Table:
    number_head = in_words(message("cli-seatingplan-turn")) if in_turns else "#"
    made = table(title, (number_head, "right"), in_words(message("cli-seatingplan-player")))
    for number, player in enumerate(turns(group) if in_turns else group.players, start=1):
        made.add_row(str(number), name(event.names[player]))
    return made


def passed(event: EventFile, group: Group, player: PlayerId) -> tuple[Pass, ...]:
    """To whom a player passes which packs; nothing where none go round."""
    drafting = must_be_limited(event.book)
    return neighbours(group, player, packs_to_draft(drafting)) if drafting.method in _PASSED else ()


def _packs(event: EventFile, one: Pass) -> Message:
    """ "packs 1, 3 and 5"; where nobody said how many there are, "packs 1, 3 …"."""
    if not packs_to_draft(must_be_limited(event.book)):
        first = one.packs[0]
        return message("cli-seatingplan-packs-and-on", packs=(str(first), str(first + 2)))
    return message("cli-seatingplan-packs", count=len(one.packs), packs=tuple(map(str, one.packs)))


# One player ----------------------------------------------------------------------------------------------------------


def own_place(event: EventFile, seating: GroupsSeated, player: PlayerId) -> tuple[int, Group]:
    """The group in which somebody sits, with its number."""
    for number, group in enumerate(seating.groups, start=1):
        if player in group.players:
            return number, group
    raise refuse("command-not-seated", player=event.player(player))


def place_lines(event: EventFile, seating: GroupsSeated, player: PlayerId) -> list[str | Message]:
    """ "Kira Nerys: group 2 – light, cube 1, seat 3 of 4" and to whom they pass."""
    _, group = own_place(event, seating, player)
    lines: list[str | Message] = [*_place(event, seating, player), *snake_line(event, group)]
    if looking := looking_at_picks(event.book):
        lines.append(plain(as_sentence(event.tell(looking))))
    if suspended(event.tournament, player):
        lines.append(message("cli-seatingplan-suspended"))
    return lines


def _place(event: EventFile, seating: GroupsSeated, player: PlayerId) -> Iterator[Message]:
    number, group = own_place(event, seating, player)
    person, seat = event.player(player), group.players.index(player) + 1
    if seating.method not in (*_PASSED, "winston"):
        yield message("cli-seatingplan-plays-side", player=person, side=group.side)
        return
    parts, seats = _parts(group), len(group.players)
    yield message("cli-seatingplan-place", player=person, number=number, parts=parts, seat=seat, seats=seats)
    if seating.method == "winston":
        yield message("cli-seatingplan-turns", players=tuple(map(event.player, turns(group))))
        return
    for one in passed(event, group, player):
        to, packs = event.player(one.to), _packs(event, one)
        yield message("cli-seatingplan-passes", packs=packs, direction=one.direction, player=to)


def pool_line(event: EventFile, player: PlayerId) -> list[Message]:
    """Whose registered pool somebody has, where pools were swapped."""
    owner = pools_of(event.tournament).get(player)
    if owner is None:
        return []
    whose = "" if owner == player else event.player(owner)
    return [message("cli-seatingplan-pool", player=event.player(player), owner=whose)]


# For programs --------------------------------------------------------------------------------------------------------


def plan_data(event: EventFile, seating: GroupsSeated) -> dict[str, Any]:
    """The same for programs: seats clockwise, counted from 1."""
    return {
        "stage": seating.stage,
        "method": seating.method,
        "seed": seating.seed,
        "groups": [_group_data(event, seating, group) for group in seating.groups],
        "late": [event.handles[one] for one in not_seated(event.tournament, event.book, seating.stage)],
    }


def late_lines(event: EventFile, seating: GroupsSeated) -> list[str]:
    """Who came after the seats were drawn."""
    return [event.tell(one) for one in came_late(event.tournament, event.book, seating.stage)]


def _group_data(event: EventFile, seating: GroupsSeated, group: Group) -> dict[str, object]:
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


def passes_data(event: EventFile, group: Group, player: PlayerId) -> list[dict[str, object]]:
    return [
        {"direction": one.direction, "packs": one.packs, "to": event.handles[one.to]}
        for one in passed(event, group, player)
    ]
