"""Corrections at any time: a player's name, the title; and what is noted of a player."""

from __future__ import annotations

from typing import Annotated

import typer

from topcut.acts.entries.commands import Describe, NoteFee, Rename
from topcut.acts.event.commands import Retitle
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import HERE, File, Json, Player
from topcut.cli.terminal.opening import act, open_journal
from topcut.cli.terminal.who import player as who
from topcut.messages.message import message

_Words = Annotated[str | None, typer.Option(show_default=False)]


@command(examples=['rename friday.jsonl kria "Kira Nerys"', 'rename friday.jsonl kria "Kira Nerys" --handle kira'])
def rename(
    *,
    file: File = HERE,
    player: Player,
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    handle: Annotated[str, typer.Option(show_default=False)] = "",
    json: Json = False,
) -> None:
    """Correct how a player is called, before, during or after the event. Results stay as they are."""
    event = open_journal(file)
    one, before = who(event, player), event.names[who(event, player)]
    event, answer = act(event, Rename(one, name, handle))
    said = message("cli-corrections-renamed", before=before, player=event.player(one))
    done(event, answer, json, said, player=event.handles[one], name=event.names[one])


@command(examples=['retitle friday.jsonl "Deep Space Nine Open"'])
def retitle(
    *,
    file: File = HERE,
    title: Annotated[str, typer.Argument(metavar="TITLE", show_default=False)],
    json: Json = False,
) -> None:
    """Correct the title of the event."""
    event, answer = act(open_journal(file), Retitle(title))
    done(event, answer, json, message("cli-corrections-retitled", title=event.title), title=event.title)


@command(
    examples=['note friday.jsonl odo --note "comes at noon"', 'note friday.jsonl kira --pronouns she --club "Bajor"'],
)
def note(
    *,
    file: File = HERE,
    player: Player,
    note: _Words = None,
    pronouns: _Words = None,
    club: _Words = None,
    country: _Words = None,
    contact: _Words = None,
    json: Json = False,
) -> None:
    """Note what is known of a player besides the name. What is left out stays; "" takes it out."""
    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, Describe(one, pronouns, club, country, contact, note))
    said = message("cli-corrections-noted", player=event.player(one))
    done(event, answer, json, said, player=event.handles[one])


@command(examples=["paid friday.jsonl odo", "paid friday.jsonl odo --not"])
def paid(
    *,
    file: File = HERE,
    player: Player,
    no: Annotated[bool, typer.Option("--not", show_default=False)] = False,
    json: Json = False,
) -> None:
    """Note that a player has paid the fee, or has not after all."""
    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, NoteFee(one, not no))
    said = message("cli-corrections-fee", player=event.player(one), paid="no" if no else "yes")
    done(event, answer, json, said, player=event.handles[one], paid=not no)
