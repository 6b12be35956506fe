"""Draft and sealed: seats, swapped pools, suspended drafters and the times of a draft."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from topcut.acts.limited.commands import DrawPick, SeatGroups, Suspend, SwapPools
from topcut.acts.limited.facts import GroupsSeated, PickDrawn
from topcut.answers.draft_times import draft_times as draft_times_of
from topcut.answers.packs import pools_answer, swapped_pool
from topcut.answers.seating import OwnSeat, SeatingAnswer, latest_seating, own_seat, seating_answer
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.completing import players as handles
from topcut.cli.terminal.file_first import HERE, File, Json, Player, Reason
from topcut.cli.terminal.grid_table import grid_shown
from topcut.cli.terminal.opening import EventFile, act, open_event, open_journal
from topcut.cli.terminal.out import note, plain, say, tell
from topcut.cli.terminal.telling import as_sentence
from topcut.cli.terminal.who import player as who
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, message
from topcut.play.limited.timing import sizes_of
from topcut.refusal import refuse

Seed = Annotated[str, typer.Option(show_default=False)]
SomePlayer = Annotated[str, typer.Argument(metavar="PLAYER", show_default=False, autocompletion=handles)]


@command(examples=["seat friday.jsonl", 'seat friday.jsonl --reason "Morn came late"'])
def seat(*, file: File = HERE, reason: Reason = "", seed: Seed = "", json: Json = False) -> None:
    """Put the players into drafting groups by chance, as the format says. A second time asks for a reason."""
    event, answer = act(open_journal(file), SeatGroups(reason, seed))
    plan = seating_answer(event, _latest(event))
    players = sum(len(group.players) for group in plan.groups)
    if not json:
        _say_plan(event, plan)
    said = message("cli-limited-seated", players=players, groups=len(plan.groups), seed=plan.seed)
    done(event, answer, json, said, **event.data(plan))


@command(examples=["seats friday.jsonl", "seats friday.jsonl kira"])
def seats(*, file: File = HERE, player: SomePlayer = "", json: Json = False) -> None:
    """Who sits where in the draft, and to whom everybody passes."""
    event = open_event(file)
    if player:
        _seat_of(event, who(event, player), json)
        return
    plan = seating_answer(event, _latest(event))
    if json:
        tell(True, event.data(plan))
    else:
        _say_plan(event, plan)


def _seat_of(event: EventFile, player: PlayerId, json: bool) -> None:
    """The place of one player; where pools were swapped and nobody sits anywhere, whose pool they have."""
    pool = swapped_pool(event, player)
    if pool and latest_seating(event) is None:
        tell(json, event.data(pool), _sentence(event, pool.told))
        return
    seat = own_seat(event, _latest(event), player)
    if seat is None:
        raise refuse("command-not-seated", player=event.player(player))
    said = (*_place(seat), *([pool.told] if pool else []))
    tell(json, event.data(seat), *(_sentence(event, one) for one in said))


def _place(seat: OwnSeat) -> Iterator[Message]:
    """ "Kira Nerys: group 2 – light, cube 1, seat 3 of 4" and to whom they pass."""
    if not seat.sits:
        yield message("cli-limited-plays-side", player=seat.player, side=seat.side)
        return
    yield message("cli-limited-place", player=seat.player, group=seat.title, seat=seat.seat, seats=seat.seats)
    yield from (one.told for one in seat.passes)
    yield from (one for one in (seat.order, seat.looking) if one)
    if seat.suspended:
        yield message("limited-suspended")


def _sentence(event: EventFile, said: Message) -> str:
    return plain(as_sentence(event.tell(said)))


def _latest(event: EventFile) -> GroupsSeated:
    seating = latest_seating(event)
    if seating is None:
        raise refuse("command-no-groups")
    return seating


def _say_plan(event: EventFile, plan: SeatingAnswer) -> None:
    for grid in plan.grids:
        say(*grid_shown(event, grid), "")
    note(*map(event.tell, plan.notes))


@command("swap-pools", ["swap-pools friday.jsonl", 'swap-pools friday.jsonl --reason "a pool was wrong"'])
def swap_pools(*, file: File = HERE, reason: Reason = "", seed: Seed = "", json: Json = False) -> None:
    """Hand the registered pools out again by chance; somebody may get their own back."""
    event, answer = act(open_journal(file), SwapPools(reason, seed))
    pools = pools_answer(event)
    done(event, answer, json, *grid_shown(event, pools.grid), **event.data(pools))


@command(examples=["suspend friday.jsonl quark"])
def suspend(*, file: File = HERE, player: Player, json: Json = False) -> None:
    """Take a player out of the draft. They stay in the event; `pick` picks for them at random."""
    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, Suspend(one))
    said = message("cli-limited-suspended", player=event.player(one))
    done(event, answer, json, said, player=event.handles[one])


@command(examples=["pick friday.jsonl quark 2 5    # the-second"])
def pick(
    *,
    file: File = HERE,
    player: Player,
    pack: Annotated[int, typer.Argument(metavar="PACK", show_default=False)],
    left: Annotated[int, typer.Argument(metavar="LEFT", show_default=False)],
    json: Json = False,
) -> None:
    """Pick at random for a suspended drafter: which card, counted from the top."""
    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, DrawPick(one, pack, left))
    fact = answer.records[0].fact
    assert isinstance(fact, PickDrawn)
    said = message("cli-limited-picked", player=event.player(one), card=fact.card, left=left)
    done(event, answer, json, said, player=event.handles[one], pack=pack, left=left, card=fact.card)


@command("draft-times", ["draft-times friday.jsonl", "draft-times friday.jsonl --size 7,6,7,7,7"])
def draft_times(
    *,
    file: File = HERE,
    packs: Annotated[int, typer.Option()] = 0,
    size: Annotated[
        str,
        typer.Option(metavar="7 or 7,6,7"),
    ] = "",
    json: Json = False,
) -> None:
    """How long every pick and review lasts, and when it begins."""
    event = open_event(file)
    times = draft_times_of(event, packs, sizes_of(size))
    tell(json, event.data(times), *grid_shown(event, times.grid), _sentence(event, times.total))
