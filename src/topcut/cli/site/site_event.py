"""An event of the site for the command line: found in its database, asked like one in a file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from topcut.messages.message import message
from topcut.refusal import refuse

if TYPE_CHECKING:
    from topcut.cli.terminal.opening import EventFile
    from topcut.web.store.models import Event as Row

Data = Annotated[str, typer.Option("--data", envvar="TOPCUT_DATA")]
Slug = Annotated[str, typer.Argument(metavar="SLUG", show_default=False)]


def site_row(slug: str, data: str) -> Row:
    """The row of an event, by the name in its address; nothing is made where there is no site."""
    from topcut.web.running.backups import NAME
    from topcut.web.running.serve import prepare

    if not os.environ.get("DATABASE_URL") and not (Path(data) / NAME).is_file():
        raise refuse("command-no-database", folder=data)
    prepare(data)
    from topcut.web.store.models import Event

    row = Event.objects.filter(slug=slug).first()
    if row is None:
        near = tuple(Event.objects.order_by("-pk").values_list("slug", flat=True)[:5])
        way = message("command-way-events-at-site", events=near) if near else message("command-way-adopt")
        raise refuse("command-not-at-site", event=slug, way=way)
    return row


def event_of(row: Row) -> EventFile:
    """The event with its rules and people, to be asked; only the site writes to it."""
    from topcut.cli.terminal.opening import EventFile
    from topcut.rulebooks.load import build
    from topcut.web.store.journal import DatabaseJournal

    known = DatabaseJournal(row.pk).read()
    book = known.rulebook(build)
    if book is None:
        raise refuse("command-site-event-empty", event=row.slug)
    return EventFile.of(Path(row.slug), known, book)
