"""The site on this machine: serve, backup, restore."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from topcut.cli.app import FILES, SITE, command
from topcut.cli.file_first import Json, PlainHelp
from topcut.cli.out import plain, say, tell
from topcut.refusal import refuse

Data = Annotated[str, typer.Option("--data", help="The folder with the database.", envvar="TOPCUT_DATA")]


@command(SITE, cls=PlainHelp, examples=["serve", "serve --demo", "serve --port 80 --data /srv/topcut"])
def serve(
    *,
    port: Annotated[int, typer.Option(help="The port.", min=1, max=65535)] = 8000,
    host: Annotated[
        str, typer.Option(help="0.0.0.0: everybody in the network; 127.0.0.1: this machine only.")
    ] = "0.0.0.0",
    data: Data = "topcut-data",
    demo: Annotated[bool, typer.Option("--demo", help="With a living demo event.")] = False,
) -> None:
    """Run the site for a venue or a community: players follow and report on their phones."""
    from topcut.web.serve import local_address, prepare, run

    prepare(data)
    links: list[tuple[str, str]] = []
    if demo:
        from topcut.web.demo import demo_links

        links = demo_links()
    near = "" if port == 80 else f":{port}"
    address = f"http://{local_address() if host == '0.0.0.0' else host}{near}"
    say(f"Topcut is served at [bold]http://localhost{near}/[/], and in this network at [bold]{plain(address)}/[/]")
    typer.echo(_qr(f"{address}/"))
    for words, path in links:
        say(f"  {plain(words)}: [bold]http://localhost{near}{plain(path)}[/]")
    say("[dim]Ctrl-C stops it; nothing is lost.[/]")
    run(host, port)


def _qr(address: str) -> str:
    """A QR code for the terminal, two modules to a character."""
    import io

    import segno

    shown = io.StringIO()
    segno.make(address, error="m").terminal(out=shown, compact=True, border=2)
    return shown.getvalue()


@command(FILES, cls=PlainHelp, examples=["backup", "backup --to sunday.sqlite3"])
def backup(
    *,
    to: Annotated[str, typer.Option("--to", help="The file to make.", show_default="named after the moment")] = "",
    data: Data = "topcut-data",
    json: Json = False,
) -> None:
    """A consistent copy of the site's database, also while it is being served."""
    from topcut.web.backups import back_up

    made = back_up(Path(data), Path(to) if to else None)
    tell(json, {"file": str(made), "bytes": made.stat().st_size}, f"Backed up to [bold]{plain(str(made))}[/].")


@command(FILES, cls=PlainHelp, examples=["restore sunday.sqlite3 --data topcut-data"])
def restore(
    *,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A backup.", show_default=False)],
    data: Data = "topcut-data",
    json: Json = False,
) -> None:
    """Put a backup in place. The database that was there is kept beside it."""
    from topcut.web.backups import restore_from

    if not Path(file).is_file():
        raise refuse(f"there is no file {file}", "check the name", "no-file")
    kept = restore_from(Path(file), Path(data))
    words = f" What was there before is kept as [bold]{plain(str(kept))}[/]." if kept else ""
    tell(json, {"restored": file, "kept": str(kept or "")}, f"Restored {plain(file)}.{words}")
