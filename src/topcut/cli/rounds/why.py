"""Why two players meet, or why not."""

from __future__ import annotations

from typing import Annotated

import typer

from topcut.answers.why import best_round, why_answer
from topcut.cli.terminal.app import command
from topcut.cli.terminal.completing import players as handles
from topcut.cli.terminal.file_first import HERE, File, Json, Player
from topcut.cli.terminal.opening import open_event
from topcut.cli.terminal.out import listed, tell
from topcut.cli.terminal.who import player as who
from topcut.messages.message import message

_MOST_SHOWN = 12  # tables


@command(examples=["why friday.jsonl kira odo", "why friday.jsonl kira bye", "why friday.jsonl kira odo --round 2"])
def why(
    *,
    file: File = HERE,
    a: Player,
    b: Annotated[str, typer.Argument(metavar="PLAYER", show_default=False, autocompletion=handles)],
    round: Annotated[int, typer.Option()] = 0,
    json: Json = False,
) -> None:
    """Why these two meet in a round, or why they do not: the alternative and what it would cost."""
    event = open_event(file)
    answer = why_answer(event, who(event, a), None if b.lower() == "bye" else who(event, b), round)
    shown = (best_round(answer.alternative),) if 0 < len(answer.alternative) <= _MOST_SHOWN else ()
    head = message("cli-why-asked", round=answer.round, player=answer.players[0], other=answer.players[1:])
    tell(json, event.data(answer), head, listed("→", map(event.tell, (*answer.reasons, *shown))))
