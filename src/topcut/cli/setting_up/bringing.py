"""Byes and head starts that a player earned elsewhere, by the word of who runs the event."""

from __future__ import annotations

from typing import Annotated

import typer

from topcut.acts.earned.commands import Bring
from topcut.acts.earned.facts import Held
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import HERE, File, Json, Player, Reason
from topcut.cli.terminal.opening import act, open_journal
from topcut.cli.terminal.who import player as who
from topcut.messages.message import message
from topcut.play.facts_told import held_told


@command(
    examples=[
        'bring friday.jsonl kira --bye 1 --reason "won the Bajor Regional"',
        'bring friday.jsonl kira --bye 1 --bye 2 --reason "Continental Champion"',
        'bring friday.jsonl rom --head-start 100000 --reason "won the National"',
        'bring friday.jsonl odo --bye 1 --give-up --reason "wants to play"',
        "bring friday.jsonl odo",
    ],
)
def bring(
    *,
    file: File = HERE,
    player: Player,
    bye: Annotated[list[int] | None, typer.Option(metavar="ROUND")] = None,
    head_start: Annotated[int, typer.Option(show_default=False)] = 0,
    give_up: Annotated[bool, typer.Option("--give-up")] = False,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Say what a player earned elsewhere and uses here, instead of what was said before; without any, nothing."""
    event = open_journal(file)
    one = who(event, player)
    held = tuple([Held(rounds=tuple(bye))] if bye else []) + tuple([Held(points=head_start)] if head_start else [])
    used, gives_up = ((), held) if give_up else (held, ())
    event, answer = act(event, Bring(one, used, gives_up, reason))
    told = tuple(held_told(each) for each in held)
    said = message("cli-entries-brings", player=event.player(one), held=told, gives_up="yes" if give_up else "no")
    done(event, answer, json, said, player=event.handles[one])
