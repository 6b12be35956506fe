"""The `topcut` command: its groups, and what all commands share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import typer

from topcut.cli.terminal.file_first import FileFirst, PlainHelp
from topcut.cli.terminal.out import note, say, tell_json
from topcut.messages.message import Message

if TYPE_CHECKING:
    from rich.console import RenderableType

    from topcut.cli.terminal.opening import EventFile
    from topcut.desk.submit import Accepted

app = typer.Typer(
    name="topcut",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"], "max_content_width": 100},
)
Function = TypeVar("Function", bound=Callable[..., Any])


def command(
    name: str | None = None,
    examples: Iterable[str] = (),
    to: typer.Typer = app,
    cls: type[PlainHelp] = FileFirst,
) -> Callable[[Function], Function]:
    """Make a command of a function: how it is typed. In which group of the help it stands is in `commands.py`."""
    shown = "\n".join(" ".join(("[dim]$[/]", "topcut", example)) for example in examples)
    return to.command(name, cls=cls, epilog=shown or None)


def done(
    event: EventFile,
    answer: Accepted,
    as_json: bool,
    *shown: RenderableType | Message,
    notes: Iterable[str | Message] = (),
    **more: Any,
) -> None:
    """The answer to an act: what was written and what to look at."""
    from topcut.answers.journal import record_told

    notes = [event.tell(one) if isinstance(one, Message) else one for one in notes]
    if as_json:
        written = event.data([record_told(event, record) for record in answer.records])
        tell_json({"head": answer.tournament.head, "written": written, "notes": notes, **more})
    else:
        say(*shown)
    note(*notes)
