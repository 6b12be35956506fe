"""What the shell completes: the files here, and the players of the event; reads no more than it must."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

_ENDINGS = (".jsonl", ".json")
_MOST_READ = 4 << 20  # bytes of a journal: completion must not be waited for
_NAMED = b'{"text":'


def files(ctx: typer.Context, incomplete: str) -> list[str]:
    """Journals and results files; where FILE may be left out, the players of the event at hand too."""
    folder, _, start = incomplete.rpartition("/")
    place = Path(f"{folder}/") if folder or incomplete.startswith("/") else Path()
    found = [
        f"{incomplete[: len(incomplete) - len(start)]}{path.name}{'/' if path.is_dir() else ''}"
        for path in _inside(place)
        if path.name.startswith(start)
        and not path.name.startswith(".")
        and (path.is_dir() or path.name.endswith(_ENDINGS))
    ]
    arguments = {param.name for param in ctx.command.params if param.param_type_name == "argument"}
    asks_for_players = not arguments.isdisjoint(("player", "players", "a", "winner", "table"))
    return found + (players(ctx, incomplete) if asks_for_players else [])


def players(ctx: typer.Context, incomplete: str) -> list[str]:
    """The handles of the event that was named, or of the one at hand."""
    named = ctx.params.get("file") or os.environ.get("TOPCUT_EVENT", "")
    here = [Path(str(named))] if named else sorted(Path().glob("*.jsonl"))
    if len(here) != 1:
        return []
    try:
        return [handle for handle in _handles(here[0]) if handle.startswith(incomplete)]
    except (OSError, ValueError):
        return []


def _inside(place: Path) -> list[Path]:
    try:
        return sorted(place.iterdir())
    except OSError:
        return []


def _handles(path: Path) -> Iterator[str]:
    with path.open("rb") as file:
        data = file.read(_MOST_READ)
    if not data.startswith((_NAMED, b'{"seq":')):
        yield from (str(player.get("id", "")) for player in json.loads(data)["players"])
        return
    for line in data.split(b"\n"):
        if line.startswith(_NAMED) and b'\\"handle\\"' in line:
            person: Any = json.loads(json.loads(line)["value"])
            yield str(person["handle"])
