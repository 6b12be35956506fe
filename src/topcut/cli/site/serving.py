"""The site on this machine: serve, adopt, fetch, backup, restore, rebuild, refresh."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from topcut.cli.site.site_event import Data, Slug, site_row
from topcut.cli.terminal.app import command
from topcut.cli.terminal.file_first import Json, PlainHelp
from topcut.cli.terminal.out import note, say, tell
from topcut.messages.message import Message, message
from topcut.refusal import refuse

_MOST_NAMED = 5  # events of which a list was wrong


@command(cls=PlainHelp, examples=["serve", "serve --demo", "serve --port 80 --data /srv/topcut"])
def serve(
    *,
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    host: Annotated[str, typer.Option()] = "0.0.0.0",
    data: Data = "topcut-data",
    demo: Annotated[bool, typer.Option("--demo")] = False,
) -> None:
    """Run the site for a venue or a community: players follow and report on their phones."""
    from topcut.web.running.serve import must_be_free, prepare, run
    from topcut.web.site.outside import EVERYWHERE, LOCAL, local_address

    must_be_free(host, port)
    prepare(data)
    from topcut.web.store.durability import can_be_written

    if not can_be_written():
        say(message("cli-serving-not-written"))
    links: Sequence[tuple[Message, str]] = ()
    if demo:
        from topcut.web.running.demo import demo_links

        links = demo_links()
        os.environ["TOPCUT_DEMO"] = "1"  # for the worker: its players report now and then
    near = "" if port == 80 else f":{port}"
    here, outside = f"http://localhost{near}", local_address() if host == EVERYWHERE else host
    if outside in LOCAL:
        say(message("cli-serving-only-here", here=f"{here}/"))
    else:
        say(message("cli-serving-served", here=f"{here}/", network=f"http://{outside}{near}/"))
        typer.echo(_qr(f"http://{outside}{near}/"))
    for who, path in links:
        say(message("cli-serving-demo-link", who=who, link=f"{here}{path}"))
    if links:
        say(message("cli-serving-others-report"))
    say(message("cli-serving-stop"))
    run(host, port)


def _qr(address: str) -> str:
    """A QR code for the terminal, two modules to a character."""
    import io

    import segno

    shown = io.StringIO()
    segno.make(address, error="m").terminal(out=shown, compact=True, border=2)
    return shown.getvalue()


@command(cls=PlainHelp, examples=["adopt friday.jsonl", "adopt friday.jsonl --data /srv/topcut"])
def adopt(
    *,
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    data: Data = "topcut-data",
    json: Json = False,
) -> None:
    """Put an event from a laptop on the site; one that is there already gets what the file has beyond it."""
    from topcut.files.journal_file import whole
    from topcut.journal.texts import Texts
    from topcut.web.running.serve import prepare

    lines, contents = whole(file)
    prepare(data)
    from topcut.web.people.access import link
    from topcut.web.running import trial
    from topcut.web.store.adopting import adopt_file

    trial.must_be_sound(Path(file), contents.records, Texts(contents.texts.values()))
    adopted = adopt_file(lines, contents)
    row = adopted.row
    door = link(row, "director")
    told = {"event": row.slug, "new": adopted.new, "records": adopted.records, "head": row.head, "director": door}
    there = "" if adopted.new else "yes"
    said = message("cli-serving-adopted", event=row.title, slug=row.slug, records=adopted.records, there=there)
    tell(json, told, said, message("cli-serving-director", link=door))


@command(cls=PlainHelp, examples=["fetch friday-night friday.jsonl"])
def fetch(
    *,
    slug: Slug,
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    data: Data = "topcut-data",
    json: Json = False,
) -> None:
    """Write an event of the site to a journal file, to go on with it on a laptop or to keep it."""
    from topcut.files.durable import make

    row = site_row(slug, data)
    from topcut.web.store.fetching import journal_bytes

    make(Path(file), journal_bytes(row))
    said = message("cli-serving-fetched", file=file, event=row.title, records=row.head)
    tell(json, {"file": file, "event": row.slug, "head": row.head, "seal": row.seal}, said)


@command(cls=PlainHelp, examples=["backup", "backup --to sunday.sqlite3"])
def backup(
    *,
    to: Annotated[str, typer.Option("--to")] = "",
    data: Data = "topcut-data",
    json: Json = False,
) -> None:
    """A consistent copy of the site's database with the secret of its links, also while it is being served."""
    from topcut.web.running.backups import back_up

    made = back_up(Path(data), Path(to) if to else None)
    tell(json, {"file": str(made), "bytes": made.stat().st_size}, message("cli-serving-backed-up", file=str(made)))


@command(cls=PlainHelp, examples=["restore sunday.sqlite3 --data topcut-data"])
def restore(
    *,
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    data: Data = "topcut-data",
    json: Json = False,
) -> None:
    """Put a backup in place. The database that was there is kept beside it."""
    from topcut.web.running.backups import restore_from
    from topcut.web.running.backups_secret import secret_of

    if not Path(file).is_file():
        raise refuse("command-no-backup", file=file)
    before, sealed = restore_from(Path(file), Path(data)), bool(secret_of(Path(file)))
    kept = str(before or "")
    said = message("cli-serving-restored", file=file, kept=kept)
    tell(json, {"restored": file, "kept": kept, "links": sealed}, said)
    if not sealed:
        note(message("cli-serving-no-secret"))


@command(cls=PlainHelp, examples=["rebuild", "rebuild --data /srv/topcut"])
def rebuild(*, data: Data = "topcut-data", json: Json = False) -> None:
    """Make again what lists and tables of the site know of its events, out of their journals."""
    from topcut.web.running.serve import prepare

    prepare(data)
    from topcut.web.seasons.ratings.ladders import counted_together, made_anew
    from topcut.web.store.journal import DatabaseJournal
    from topcut.web.store.models import Event
    from topcut.web.store.projections import rebuild as made_again

    events, differed = list(Event.objects.order_by("pk")), {}
    with counted_together():
        for row in events:
            journal = DatabaseJournal(row.pk)  # nobody keeps it: a site may have more events than memory holds
            if names := made_again(row, lambda journal=journal: journal.read().tournament):  # type: ignore[misc]
                differed[row.slug] = names
    ladders = made_anew()
    told = {"events": len(events), "differed": differed, "ratings": ladders}
    more = [message("cli-serving-rated-anew", ladders=tuple(ladders))] if ladders else []
    tell(json, told, _rebuilt(len(events), list(differed)), *more)


@command(cls=PlainHelp, examples=["refresh", "refresh --data /srv/topcut"])
def refresh(*, data: Data = "topcut-data", json: Json = False) -> None:
    """Count the results that came late into the ratings: what the site does by itself at night."""
    from topcut.web.running.serve import prepare

    prepare(data)
    from topcut.web.seasons.ratings.ladders import refresh_all

    done = refresh_all()
    said = message("cli-serving-refreshed", waited=done.waited, events=done.events)
    tell(json, {"waited": done.waited, "events": done.events}, said)


def _rebuilt(events: int, differed: list[str]) -> Message:
    which, more = tuple(differed[:_MOST_NAMED]), max(len(differed) - _MOST_NAMED, 0)
    return message("cli-serving-rebuilt", events=events, differed=len(differed), which=which, more=more)
