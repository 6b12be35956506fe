"""A prize draw at the terminal: publishing a seed's hash, drawing, and drawing again what somebody else drew."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from topcut.answers.encoding import encoded
from topcut.cli.terminal.app import app, command
from topcut.cli.terminal.file_first import Json, PlainHelp
from topcut.cli.terminal.out import note, tell
from topcut.cli.terminal.table_frame import name as words
from topcut.cli.terminal.table_frame import table
from topcut.cli.terminal.telling import in_words
from topcut.desk.ports import SystemEntropy
from topcut.files.draw_file import read_draw
from topcut.messages.message import message
from topcut.refusal import refuse
from topcut.seasons.prize_draw import Prize, PrizeDrawAnswer, commitment_of, draw_prizes

Said = Annotated[str, typer.Option(show_default=False)]


@command(
    "draw-prizes",
    [
        "draw-prizes",
        'draw-prizes players.txt --seed 1f3a --winners "Playmat" --prize "Promo set" --prize "Promo set"',
        "draw-prizes draw.json",
    ],
    app,
    PlainHelp,
)
def draw_prizes_of(
    *,
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)] = "",
    prize: Annotated[list[str] | None, typer.Option("--prize", show_default=False)] = None,
    winners: Annotated[list[str] | None, typer.Option("--winners", show_default=False)] = None,
    seed: Said = "",
    commitment: Said = "",
    json: Json = False,
) -> None:
    """Draw prizes among the names of a file, so that anybody can draw them again; without a file, a seed for it."""
    if not file:
        _say_seed(SystemEntropy().seed(), json)
        return
    answer = _drawn(file, [*_prizes(winners, "winners"), *_prizes(prize, "everybody")], seed, commitment)
    tell(json, encoded(answer, in_words), _shown(answer))
    if not json:
        kept = "" if answer.kept is None else "yes" if answer.kept else "no"
        note(message("cli-drawing-from", seed=answer.seed, commitment=answer.commitment, kept=kept))


def _say_seed(seed: str, json: bool) -> None:
    """What is kept, and what is published."""
    commitment = commitment_of(seed)
    told = message("cli-drawing-seed", seed=seed, commitment=commitment)
    tell(json, {"seed": seed, "commitment": commitment}, told)


def _shown(answer: PrizeDrawAnswer) -> Table:
    made = table(
        message("cli-drawing-title", tickets=len(answer.tickets)),
        message("cli-drawing-prize"),
        message("cli-drawing-drawn"),
    )
    for one in answer.drawn:
        made.add_row(words(one.what), words(one.ticket or in_words(message("cli-drawing-nobody"))))
    return made


def _prizes(said: list[str] | None, among: str) -> list[Prize]:
    return [Prize(what, "winners" if among == "winners" else "everybody") for what in said or ()]


def _drawn(file: str, prizes: list[Prize], seed: str, commitment: str) -> PrizeDrawAnswer:
    """What a file says of itself goes before what is typed; one that says another result is refused."""
    try:
        data = Path(file).read_bytes()
    except OSError:
        raise refuse("prizedraw-no-file", file=file) from None
    found = read_draw(data, Path(file).name)
    answer = draw_prizes(found.tickets, found.prizes or prizes, found.seed or seed, found.commitment or commitment)
    if found.drawn is not None and found.drawn != tuple(one.ticket for one in answer.drawn):
        raise refuse("prizedraw-other-result", file=file)
    if found.commitment and not answer.kept:
        raise refuse("prizedraw-other-seed", file=file)
    return answer
