"""Why two players meet, or why not."""

from __future__ import annotations

from typing import Annotated

import typer

from topcut.cli.app import LOOK, command
from topcut.cli.file_first import HERE, File, Json, Player
from topcut.cli.opening import Event, open_event
from topcut.cli.out import plain, tell
from topcut.cli.who import player as who


@command(LOOK, examples=["why friday.jsonl kira odo", "why friday.jsonl kira odo --round 2"])
def why(
    *,
    file: File = HERE,
    a: Player,
    b: Annotated[str, typer.Argument(metavar="PLAYER", help="The other one.", show_default=False)],
    round: Annotated[int, typer.Option(help="Which round.", show_default="the one being paired or played")] = 0,
    json: Json = False,
) -> None:
    """Why these two meet in a round, or why they do not: the alternative and what it would cost."""
    event = open_event(file)
