"""FILE stands first and may be left out: `topcut explain friday.jsonl kira`, or just `topcut explain kira`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup

from topcut.cli.terminal import completing
from topcut.cli.terminal.typed import is_of_the_parser, no_command, too_much

HERE = ""  # no FILE was named: the event at hand, see `opening.py`
_ENDINGS = (".jsonl", ".json")

File = Annotated[
    str,
    typer.Argument(
        metavar="FILE",
        show_default=False,
        autocompletion=completing.files,
    ),
]
Json = Annotated[bool, typer.Option("--json")]
Organizer = Annotated[bool, typer.Option("--organizer")]  # of the event's program
Player = Annotated[
    str,
    typer.Argument(
        metavar="PLAYER",
        show_default=False,
        autocompletion=completing.players,
    ),
]
Where = Annotated[
    str,
    typer.Argument(
        metavar="TABLE",
        show_default=False,
        autocompletion=completing.players,
    ),
]
Words = Annotated[list[str], typer.Argument(metavar="RESULT", show_default=False)]
Round = Annotated[int, typer.Option("--round")]
Rotation = Annotated[
    int | None,
    typer.Option("--rotation", metavar="N"),
]
Reason = Annotated[str, typer.Option("--reason", show_default=False)]
Names = Annotated[str, typer.Option("--names", metavar="FILE")]
Encoding = Annotated[str, typer.Option("--encoding", show_default=False)]


class PlainHelp(TyperCommand):
    """A command whose help speaks to directors: no <str>, <bool> and [required] beside what is plain."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        for param in self.params:
            _without_type(param)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """What the parser does not take is told by `typed.py`, which has to know the command."""
        ctx.allow_extra_args = True
        try:
            left = super().parse_args(ctx, args)
        except Exception as error:
            if is_of_the_parser(error):
                error.ctx = getattr(error, "ctx", None) or ctx  # type: ignore[attr-defined]
            raise
        if left and not ctx.resilient_parsing:
            raise too_much(left, ctx)
        return left

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)
        _without_type(option)
        return option

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _with_texts(self, ctx)
        super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        _with_texts(self, ctx)
        return super().shell_complete(ctx, incomplete)


def _with_texts(command: Any, ctx: Any) -> None:
    from topcut.cli.terminal.helping import around, fill

    fill(command)
    around(command, ctx)


def _usage(command: Any, ctx: Any, formatter: Any) -> None:
    from topcut.cli.terminal.telling import voice

    words = voice().beside("help-app-words")["usage"]
    formatter.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), f"{words} ")


def _without_type(param: Any) -> None:
    if isinstance(param, TyperArgument):
        param.display_type_rich = lambda ctx: None  # type: ignore[method-assign]
    elif param is not None and param.metavar is None:
        param.metavar = "N" if getattr(param.type_descriptor, "annotation", None) is int else ""


class PlainGroup(TyperGroup):
    """The same for a group of commands."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        word = args[0]
        if not word.startswith("-") and not ctx.resilient_parsing and self.get_command(ctx, word) is None:
            raise no_command(word, self.list_commands(ctx), ctx)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        for param in self.get_params(ctx):
            _without_type(param)
        _with_texts(self, ctx)
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _usage(self, ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        _with_texts(self, ctx)
        return super().shell_complete(ctx, incomplete)


class FileFirst(PlainHelp):
    """A command whose first word is FILE if it looks like a file, and otherwise already the next one."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        positional = [param for param in self.params if isinstance(param, TyperArgument)]
        first = self._first_word(args)
        if len(positional) > 1 and first is not None and not looks_like_file(first):
            args = [HERE, *args]
        return super().parse_args(ctx, args)

    def _first_word(self, args: list[str]) -> str | None:
        """The first argument that is neither an option nor an option's value."""
        valued = {name for param in self.params for name in param.opts if not getattr(param, "is_flag", True)}
        rest = iter(args)
        for word in rest:
            if word == "--":
                return next(rest, None)
            if word in valued:
                next(rest, None)
            elif word == "-" or not word.startswith("-"):
                return word
        return None


class NegativeNumbers(FileFirst):
    """A command to which `-3` is a number, no option."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        below = [word for word in args if re.fullmatch(r"-\d+", word)]
        if below and "--" not in args:
            args = [*(word for word in args if word not in below), "--", *below]
        return super().parse_args(ctx, args)


class Slip(FileFirst):
    """A command to which `-5-100` is a score, no option: its minus is typed on as a sign that no option begins with."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if "--" not in args:
            args = [re.sub(r"^-(?=\d)", "−", word) for word in args]
        return super().parse_args(ctx, args)


def looks_like_file(word: str) -> bool:
    """Whether a director who types this means a file."""
    return word.endswith(_ENDINGS) or word.startswith(("/", "./", "../")) or Path(word).is_file()
