"""`topcut`: what was typed → a command → an exit code: 0 done, 1 a fault of ours, 2 refused."""

# ruff: noqa: I001  (the order in which the commands are imported is the order of the help)
from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import typer
from typer.main import get_command

from topcut.cli import (  # noqa: F401  (each brings its commands)
    new,
    settings,
    entries,
    rounds,
    stages,
    clock,
    limited,
    packs,
    results,
    endings,
    calling,
    look,
    why,
    exchange,
    simulating,
    serving,
    site_people,
    scenario,
    rulebook,
    demo,
)
from topcut.cli.app import LOOK, app, command
from topcut.cli.file_first import Json
from topcut.cli.out import fault, refused, say, tell
from topcut.refusal import Refusal_, Refused


@command(LOOK)
def version(*, json: Json = False) -> None:
    """Which Topcut this is."""
    from importlib.metadata import version as installed

    from topcut.play.pairing.propose import ENGINE

    number = installed("topcut")
    tell(json, {"topcut": number, "engine": ENGINE}, f"Topcut {number}, pairing engine {ENGINE}")


def run() -> None:
    """The entry point of `topcut`."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter still shows the rest
    sys.exit(main(sys.argv[1:]))


def main(args: Sequence[str]) -> int:
    """Run one command; nothing but an exit code comes out."""
    as_json = "--json" in args
    try:
        code = _commands().main(args=list(args), prog_name="topcut", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Refused as error:
        refused(error.refusals, as_json)
        return 2
    except typer.Exit as error:
        return error.exit_code
    except (typer.Abort, KeyboardInterrupt):
        say("[dim]Stopped; nothing was changed by what was not answered.[/]")
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader of our pipe has left: so do we
        return 0
    except OSError as error:
        what = f"{error.filename or 'a file'} could not be used ({error.strerror or error})"
        refused([Refusal_(what, "check the place and try again", "file")], as_json)
        return 2
    except Exception as error:
        return _other(error, as_json)


@cache
def _commands() -> Any:
    """All commands, made once: the demo runs many in one process."""
    return get_command(app)


def _other(error: Exception, as_json: bool) -> int:
    """A wrong option is refused like anything else; what is left is our fault."""
    words = getattr(error, "format_message", None)
    if words is not None:
        if shown := words():
            refused([Refusal_(_sentence(shown), _help_of(error), "usage")], as_json)
        return 2
    if os.environ.get("TOPCUT_DEBUG"):
        raise error
    fault(error)
    return 1


_OURS = {  # how our parser says it → how we do
    r"Input should be a valid (integer|number)\b.*": "write a whole number",
    r"Input should be greater than or equal to (-?\d+)": r"it must be at least \1",
    r"Input should be less than or equal to (-?\d+)": r"it must be at most \1",
    r"Input should be ": "it should be ",
}


def _sentence(words: str) -> str:
    words = " ".join(words.split()).rstrip(".")
    for theirs, ours in _OURS.items():
        words = re.sub(theirs, ours, words)
    return words[:1].lower() + words[1:]


def _help_of(error: Exception) -> str:
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "topcut"
    return f"see `{path} --help`"
