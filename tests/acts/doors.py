"""The doors by which an act comes in: the desk itself, the terminal, pages and phones, a results file."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.test import Client
from typer.core import TyperArgument

from actors import actor
from acts.answers import Answer, typed
from acts.forms import filled, forms_of
from acts.whatever import CAST, Whatever
from topcut.acts.command import Command
from topcut.acts.event.commands import Create
from topcut.acts.fields import fields_of
from topcut.cli.main import every_command
from topcut.desk.slices import HANDLING
from topcut.desk.submit import Accepted, submit
from topcut.files.journal_file import JournalFile
from topcut.refusal import Refused

WISHES = tuple(kind for kind in HANDLING if kind is not Create)
# What makes, moves, serves or takes away whole events is no act of one.
_NOT_HERE = ("new", "erase", "simulate", "demo", "version", "repair", "import", "export", "rulebook")
_OF_THE_SITE = (
    "serve",
    "adopt",
    "fetch",
    "backup",
    "restore",
    "rebuild",
    "refresh",
    "admin",
    "password",
    "link",
    "delete-account",
)
_FILES = ("names", "encoding", "out", "svg", "data", "json", "help", "file", "plan", "rotation")


# The desk ------------------------------------------------------------------------------------------------------------


def wish(whatever: Whatever) -> tuple[Command, str]:
    """Any command with any fields, and who asks for it."""
    kind = whatever.one_of(WISHES)
    wanted = kind(**{name: whatever.of(name, field.kind) for name, field in fields_of(kind).items()})
    return wanted, whatever.player() if whatever.happens(20) else "director"


def ask_the_desk(path: Path, wanted: Command, by: str) -> Accepted | Refused:
    return submit(JournalFile(path), wanted, actor(by))


# The terminal --------------------------------------------------------------------------------------------------------


def _lines(group: Any, before: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, one in group.commands.items():
        if hasattr(one, "commands"):
            yield from _lines(one, (*before, name))
        elif not {name, *before} & {*_NOT_HERE, *_OF_THE_SITE}:
            yield (*before, name), one


COMMANDS = tuple(_lines(every_command()))


def line(whatever: Whatever, path: Path) -> list[str]:
    """Any command with any words behind it."""
    if whatever.happens(35):
        slip = shlex.split(whatever.slip())
        about = whatever.one_of((["report"], ["report"], ["correct", "--yes", "--reason", "misread"], ["settle"]))
        return [about[0], str(path), *slip, *about[1:]]
    name, command = whatever.one_of(COMMANDS)
    words = [*name, str(path)]
    for param in command.params:
        if param.name in _FILES or (not param.required and whatever.happens(65)):
            continue
        said = _said(whatever, param)
        words += said if isinstance(param, TyperArgument) else _option(param, said)
    return words


def _option(param: Any, said: list[str]) -> list[str]:
    return [param.opts[-1]] if param.is_flag else [word for one in said[:1] for word in (param.opts[-1], one)]


def _said(whatever: Whatever, param: Any) -> list[str]:
    """What is typed for a parameter, by its name."""
    by_name: dict[str, Any] = {
        "words": lambda: shlex.split(whatever.slip()),
        "changes": lambda: ["{}={}".format(*whatever.setting())],
        "player": lambda: [whatever.name()],
        "players": lambda: [whatever.name() for _ in range(2)],
        "responsible": lambda: [whatever.name()],
        "winner": lambda: [whatever.name()],
        "a": lambda: [whatever.name()],
        "b": lambda: [whatever.name()],
        "by": lambda: [whatever.name()],
        "name": lambda: [whatever.one_of(CAST)],
        "table": lambda: [str(whatever.table()) if whatever.happens(70) else whatever.name()],
        "pin": lambda: [f"{whatever.name()}, {whatever.name()}"],
        "forbid": lambda: [f"{whatever.name()}, {whatever.name()}"],
        "seeds": lambda: [whatever.one_of(("twos", "turns", "drawn", ", ".join(CAST[:4]), ", ".join(CAST[:8])))],
        "bracket": lambda: [whatever.one_of(("single", "double", "mcintyre", "play-in", "seats", "spiral"))],
        "consent": lambda: [whatever.word()],
        "reason": lambda: [whatever.word()],
        "rules": lambda: [f"Special rule {number}" for number in range(20)],
        "cards": lambda: ["cards.csv"],
        "seed": lambda: ["7"],
        "side": lambda: [whatever.one_of(("light", "dark"))],
        "when": lambda: [whatever.moment()],
        "seq": lambda: [str(whatever.seq())],
        "period": lambda: [whatever.one_of(("building", "registration", "nap"))],
        "given": lambda: ["100", "50"],
        "round": lambda: [str(whatever.round())],
    }
    if param.name in by_name:
        return [str(word) for word in by_name[param.name]()]
    return [str(whatever.number()) if whatever.happens(80) else whatever.word()]


# Pages ---------------------------------------------------------------------------------------------------------------


_ELSEWHERE = re.compile(r"/(leave|links/renew|access|sign|event/change)")  # no acts of the event
_SELDOM = re.compile(r"/(drop|undo|check-in|withdraw)$")  # on every page; each of them once in a while is enough


def _wanted(action: str, whatever: Whatever) -> bool:
    return not _SELDOM.search(action) or whatever.happens(15)


def send_a_form(client: Client, address: str, whatever: Whatever) -> str:
    """A form of a page, filled in by chance; what was sent, or "" where there is none."""
    page = client.get(address)
    forms = forms_of(page.content.decode()) if page.status_code == 200 else []
    forms = [form for form in forms if not _ELSEWHERE.search(form.action) and _wanted(form.action, whatever)]
    if not forms:
        return ""
    action, data = filled(whatever.one_of(forms), whatever)
    answer = client.post(action or address, data)
    assert answer.status_code < 500, f"{action} with {data} answers {answer.status_code}"
    return f"{action} {data} answers {answer.status_code}"


# Files ---------------------------------------------------------------------------------------------------------------


def file_with_changes(path: Path, copy: Path, whatever: Whatever) -> Answer:
    """The event as a results file, something in it changed, made an event again."""
    exported = typed(["export", str(path)])
    assert exported.code == 0, exported.err
    told = json.loads(exported.out)
    for _ in range(whatever.chance.below(3)):
        _changed(told, whatever)
    file = copy.with_suffix(".json")
    file.write_text(json.dumps(told), encoding="utf-8")
    copy.unlink(missing_ok=True)
    return typed(["import", str(file), "--file", str(copy)])


def _changed(told: dict[str, Any], whatever: Whatever) -> None:
    lines = [line for posted in told.get("rounds", []) for line in _tables(posted)]
    if not lines:
        return
    line = whatever.one_of(lines)
    seats = len(line.get("players", ()))
    codes = list(whatever.book.results) or ["W"]
    key, value = whatever.one_of(
        (
            ("score", list(whatever.score(seats))),
            ("games", [whatever.chance.below(4) for _ in range(3)]),
            ("result", [whatever.one_of(codes) for _ in range(seats)]),
            ("how", whatever.one_of((*whatever.book.endings, "never-heard-of"))),
            ("missions", [[1, 1], [0, 0]]),
            ("seen", {"crystals": [whatever.chance.below(12) for _ in range(seats)]}),
            ("players", list(whatever.players())),
            ("table", whatever.number()),
        )
    )
    line[key] = value
    if whatever.happens(30):
        line.pop(whatever.one_of([one for one in line if one != "players"] or ["table"]), None)


def _tables(posted: Any) -> list[dict[str, Any]]:
    if isinstance(posted, dict):
        posted = posted.get("tables") or posted.get("matches") or []
    return [line for line in posted if isinstance(line, dict)]
