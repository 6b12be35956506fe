"""The listing of an event at the terminal: its program, what it is there, and who its players are."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from msgspec.structs import replace

from topcut.acts.listing.commands import ChangeListing, Know, TakeInto
from topcut.acts.listing.values import kind_of
from topcut.acts.listing.words import ListingWords, words_of
from topcut.answers.listing import ListingAnswer, listing_answer
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import HERE, File, Json, Player
from topcut.cli.terminal.opening import EventFile, act, open_journal
from topcut.cli.terminal.out import tell
from topcut.cli.terminal.who import player as who
from topcut.messages.message import Message, message
from topcut.programs.load import load, ruled
from topcut.programs.overlay import read_rulings
from topcut.refusal import refuse
from topcut.seasons.conditions import sanction_told

_NONE = "none"
_YES, _NO = ("yes", "true"), ("no", "false")


@command(
    examples=[
        "listing friday.jsonl",
        "listing friday.jsonl --program star-trek level=regional date=2026-11-20 start=10:00",
        'listing friday.jsonl fee="5 strips" league=terok-nor deck_lists=yes',
    ],
)
def listing(
    *,
    file: File = HERE,
    changes: Annotated[list[str] | None, typer.Argument(metavar="NAME=VALUE", show_default=False)] = None,
    program: Annotated[str, typer.Option(show_default=False)] = "",
    ruling: Annotated[list[str] | None, typer.Option("--ruling", show_default=False, metavar="FILE")] = None,
    json: Json = False,
) -> None:
    """What the event is to its community; with NAME=VALUE change it, with --program say where it belongs."""
    event, accepted = open_journal(file), None
    asked = _asked(event, changes or [])
    if program:
        event, accepted = act(event, TakeInto(_document(event, program, ruling or [])))
    if asked:
        event, accepted = act(event, asked)
    answer = listing_answer(event)
    lines = (*_told(answer), *_sanction_line(event))
    if accepted:
        done(event, accepted, json, *lines)
    else:
        tell(json, event.data(answer), *lines)


def _document(event: EventFile, program: str, rulings: list[str]) -> dict[str, Any]:
    """The program's values with the rulings in force on the event's day (001 15.3)."""
    if program == _NONE:
        return {}
    day = event.tournament.listing.date or event.date
    return dict(ruled(load(program), read_rulings(rulings), day or None).source)


def _asked(event: EventFile, changes: list[str]) -> ChangeListing | None:
    values: dict[str, Any] = {}
    words: dict[str, str] = {}
    for change in changes:
        name, sign, value = (part.strip() for part in change.partition("="))
        if not sign:
            raise refuse("listing-sets-nothing", typed=change)
        if name in ListingWords.__struct_fields__:
            words[name] = value
        else:
            values[name] = _value(name, value)
    said = replace(words_of(event.tournament, event.words), **words) if words else None
    return ChangeListing(values, said) if changes else None


def _value(name: str, typed: str) -> str | bool:
    """Yes and no where that is asked; what is neither is for the desk to refuse."""
    if kind_of(name) is bool and typed.casefold() in (*_YES, *_NO):
        return typed.casefold() in _YES
    return typed


def _told(answer: ListingAnswer) -> list[Message]:
    lines = {**answer.values, **answer.words}
    return [
        message("cli-listing-program", program=answer.title),
        *(_line(name, value) for name, value in lines.items()),
    ]


def _sanction_line(event: EventFile) -> list[Message]:
    """What the event is held to, as the site says it beside the form."""
    found = sanction_told(event)
    if found is None:
        return []
    said = [message("cli-listing-condition", state=one.state, what=one.what, why=one.why or "") for one in found.lines]
    return [message("cli-listing-sanction", heading=found.heading), *said]


def _line(name: str, value: str | bool) -> Message:
    said = message("cli-listing-yes") if value is True else str(value)
    return message("cli-listing-line", what=message("listing-value", name=name), said=said)


@command(examples=["know friday.jsonl odo odo-of-bajor", 'know friday.jsonl odo ""'])
def know(
    *,
    file: File = HERE,
    player: Player,
    person: Annotated[str, typer.Argument(metavar="PERSON", show_default=False)],
    json: Json = False,
) -> None:
    """Say which person across events a player is, by their handle there."""
    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, Know(one, person))
    said = message("fact-known", player=event.player(one), known="yes" if person else "no")
    done(event, answer, json, said, player=event.handles[one])
