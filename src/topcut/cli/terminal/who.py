"""Who is meant at a keyboard: several that fit are asked about (the looking is done by `slips/who.py`)."""

from __future__ import annotations

import sys
from collections.abc import Collection

import typer

from topcut.cli.terminal.opening import EventFile
from topcut.cli.terminal.out import printable
from topcut.cli.terminal.telling import in_words
from topcut.journal.fact import PlayerId
from topcut.messages.message import message
from topcut.refusal import refuse
from topcut.slips.sheet import SlipSheet
from topcut.slips.who import MOST_SHOWN, several
from topcut.slips.who import player as the_one


def player(event: EventFile, typed: str, among: Collection[PlayerId] | None = None) -> PlayerId:
    """The one player who is meant; refused where nobody or several fit and nobody can be asked."""
    return the_one(event, typed, among, ask)


def pair(event: EventFile, typed: str) -> tuple[PlayerId, PlayerId]:
    """ "Kira, Odo" of --pin and --forbid."""
    names = [name for name in typed.split(",") if name.strip()]
    if len(names) != 2:
        raise refuse("command-no-pair", typed=typed)
    return player(event, names[0]), player(event, names[1])


def ask(event: SlipSheet, typed: str, fits: list[PlayerId], misspelt: bool) -> PlayerId | None:
    """Ask at the keyboard; None where there is none."""
    if not _can_ask():
        return None
    if len(fits) > MOST_SHOWN:
        raise several(event, typed, fits)
    return _meant(event, typed, fits[0]) if misspelt and len(fits) == 1 else _which(event, typed, fits)


def _can_ask() -> bool:
    return sys.stdin.isatty() and sys.stderr.isatty()


def _meant(event: SlipSheet, typed: str, one: PlayerId) -> PlayerId:
    """A typing error is never acted on by itself."""
    asked = message("cli-who-meant", typed=printable(typed), player=printable(event.names[one]))
    if not typer.confirm(in_words(asked), err=True):
        raise refuse("command-nobody-meant", typed=typed)
    return one


def _which(event: SlipSheet, typed: str, fits: list[PlayerId]) -> PlayerId:
    for number, one in enumerate(fits, start=1):
        typer.echo(f"  {number}  {printable(event.names[one])}", err=True)
    asked = message("cli-who-which", typed=printable(typed))
    answer = typer.prompt(in_words(asked), type=int, err=True, prompt_suffix=" ")
    if not 1 <= answer <= len(fits):
        raise refuse("command-no-choice", choice=answer, last=len(fits))
    return fits[int(answer) - 1]
