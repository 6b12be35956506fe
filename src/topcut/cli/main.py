"""`topcut`: what was typed → a command → an exit code: 0 done, 1 a fault of ours, 2 refused."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import typer
from typer.main import get_command

from topcut.cli.commands import Commands
from topcut.cli.terminal.app import app
from topcut.cli.terminal.out import fault, refused, say
from topcut.cli.terminal.typed import is_of_the_parser, not_taken
from topcut.messages.asked import speak_as_asked
from topcut.messages.message import message
from topcut.refusal import Refused, refusal

_AS_JSON = re.compile("--json")


def run() -> None:
    """The entry point of `topcut`."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter still shows the rest
    sys.exit(main(sys.argv[1:]))


def main(args: Sequence[str]) -> int:
    """Run one command; nothing but an exit code comes out."""
    as_json = any(map(_AS_JSON.fullmatch, args))
    try:
        speak_as_asked()
        code = _commands().main(args=list(args), prog_name="topcut", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Refused as error:
        refused(error.refusals, as_json)
        return 2
    except typer.Exit as error:
        return error.exit_code
    except (typer.Abort, KeyboardInterrupt):
        say(message("cli-main-stopped"))
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader of our pipe has left: so do we
        return 0
    except OSError as error:
        file = str(error.filename) if error.filename else message("command-some-file")
        refused([refusal("command-file-unusable", file=file, why=error.strerror or str(error))], as_json)
        return 2
    except Exception as error:
        return _other(error, as_json)


@cache
def _commands() -> Any:
    """The commands, made once: the demo runs many in one process."""
    app.callback(cls=Commands)(lambda: None)
    return get_command(app)


def every_command() -> Any:
    """The commands with all their modules loaded."""
    commands = _commands()
    for name in commands.commands:
        commands.load(name)
    return commands


def _other(error: Exception, as_json: bool) -> int:
    """A wrong option is refused like anything else; what is left is our fault."""
    if is_of_the_parser(error):
        if told := not_taken(error):
            refused([told], as_json)
        return 2
    if os.environ.get("TOPCUT_DEBUG"):
        raise error
    fault(error)
    return 1
