"""Draft and sealed: seats, swapped pools, suspended drafters and the times of a draft."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from topcut.acts.limited.commands import DrawPick, SeatGroups, Suspend, SwapPools
from topcut.acts.limited.facts import GroupsSeated, PickDrawn
from topcut.cli.app import command, done
from topcut.cli.completing import players as handles
from topcut.cli.file_first import HERE, File, Json, Player, Reason
from topcut.cli.opening import EventFile, act, open_event, open_journal
from topcut.cli.out import note, say, tell
from topcut.cli.seating_plan import (
    late_lines,
    own_place,
    passes_data,
    place_lines,
    plan_data,
    plan_tables,
    pool_line,
    snake_line,
)
from topcut.cli.table_frame import name, table
from topcut.cli.telling import in_words
from topcut.cli.who import player as who
from topcut.messages.message import message
from topcut.play.limited.drafting import must_be_limited
from topcut.play.limited.groups import pools_of
from topcut.play.limited.passing import passing
from topcut.play.limited.timing import Timed, sizes_of, timetable, total_seconds
from topcut.refusal import refuse

Seed = Annotated[str, typer.Option(show_default=False)]
SomePlayer = Annotated[str, typer.Argument(metavar="PLAYER", show_default=False, autocompletion=handles)]


@command(examples=["seat friday.jsonl", 'seat friday.jsonl --reason "Morn came late"'])
def seat(*, file: File = HERE, reason: Reason = "", seed: Seed = "", json: Json = False) -> None:
    """Put the players into drafting groups by chance, as the format says. A second time asks for a reason."""
    event, answer = act(open_journal(file), SeatGroups(reason, seed))
    seating = _latest(event)
    players = sum(len(group.players) for group in seating.groups)
    if not json:
        _say_plan(event, seating)
    said = message("cli-limited-seated", players=players, groups=len(seating.groups), seed=seating.seed)
    done(event, answer, json, said, **plan_data(event, seating))


@command(examples=["seats friday.jsonl", "seats friday.jsonl kira"])
def seats(*, file: File = HERE, player: SomePlayer = "", json: Json = False) -> None:
    """Who sits where in the draft, and to whom everybody passes."""
    event = open_event(file)
    one = who(event, player) if player else ""
    pools = pool_line(event, one) if one else []
    if pools and not _seatings(event):
        tell(json, {"player": event.handles[one], "pool": _pools(event)[event.handles[one]]}, *pools)
        return
    seating = _latest(event)
    if not one:
        if json:
            tell(True, plan_data(event, seating))
        else:
            _say_plan(event, seating)
        return
    number, group = own_place(event, seating, one)
    data = {
        "player": event.handles[one],
        "group": number,
        "seat": group.players.index(one) + 1,
        "side": group.side,
        "cube": group.cube,
        "passes": passes_data(event, group, one),
    }
    tell(json, data, *place_lines(event, seating, one), *pools)


def _seatings(event: EventFile) -> list[GroupsSeated]:
    return [fact for fact in event.tournament.limited if isinstance(fact, GroupsSeated)]


def _latest(event: EventFile) -> GroupsSeated:
    found = _seatings(event)
    if not found:
        raise refuse("command-no-groups")
    return found[-1]


def _say_plan(event: EventFile, seating: GroupsSeated) -> None:
    for group, made in zip(seating.groups, plan_tables(event, seating), strict=True):
        say(made, *snake_line(event, group), "")
    note(*late_lines(event, seating))


@command("swap-pools", ["swap-pools friday.jsonl", 'swap-pools friday.jsonl --reason "a pool was wrong"'])
def swap_pools(*, file: File = HERE, reason: Reason = "", seed: Seed = "", json: Json = False) -> None:
    """Hand the registered pools out again by chance; somebody may get their own back."""
    event, answer = act(open_journal(file), SwapPools(reason, seed))
    heads = message("cli-limited-player"), message("cli-limited-builds-from")
    made = table(in_words(message("cli-limited-pools")), *map(in_words, heads))
    themselves = in_words(message("cli-limited-themselves"))
    for player, owner in sorted(pools_of(event.tournament).items(), key=lambda pair: event.names[pair[0]].casefold()):
        made.add_row(name(event.names[player]), name(themselves if owner == player else event.names[owner]))
    done(event, answer, json, made, pools=_pools(event))


def _pools(event: EventFile) -> dict[str, str]:
    return {event.handles[player]: event.handles[owner] for player, owner in pools_of(event.tournament).items()}


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
    steps = timetable(must_be_limited(event.book), packs, sizes_of(size))
    total = total_seconds(steps)
    said = message("cli-limited-total", time=_clock(total))
    tell(json, {"seconds": total, "steps": steps}, _times_table(steps), said)


def _times_table(steps: tuple[Timed, ...]) -> Table:
    made = table(
        in_words(message("cli-limited-times")),
        (in_words(message("cli-limited-begins")), "right"),
        in_words(message("cli-limited-what")),
        (in_words(message("cli-limited-seconds")), "right"),
        in_words(message("cli-limited-pass-to")),
    )
    for step in steps:
        picked = message("cli-limited-pick", pack=step.pack, left=step.left)
        what = picked if step.left else message("cli-limited-review")
        onward = in_words(message("cli-limited-direction", direction=passing(step.pack))) if step.left > 1 else ""
        made.add_row(_clock(step.begins), in_words(what), str(step.seconds), onward)
    return made


def _clock(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02d}"
