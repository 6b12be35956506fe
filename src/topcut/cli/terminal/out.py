"""What the command line says: answers on standard output, notes and refusals on standard error."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from topcut.messages.message import Message, message
from topcut.refusal import Refusal

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from topcut.messages.voice import Told


def console(error: bool = False) -> Console:
    """A console on the standard output (or error) of this moment; knows NO_COLOR and what is no terminal."""
    from rich.console import Console

    return Console(stderr=error, highlight=False, emoji=False)


def width() -> int:
    """Cells of a line where people read; in a pipe or a file as a terminal usually has."""
    return console().width


def tell(as_json: bool, data: Mapping[str, Any], *shown: RenderableType | Message) -> None:
    """The answer of a command: its data for programs, or what people read."""
    if as_json:
        tell_json(data)
    else:
        say(*shown)


def tell_json(data: Mapping[str, Any]) -> None:
    text = msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
    sys.stdout.write(text + "\n")


def say(*shown: RenderableType | Message) -> None:
    """Messages, sentences and tables. A sentence is cut into lines only where a person reads it."""
    from rich.table import Table

    from topcut.cli.terminal.fitting import fitted
    from topcut.cli.terminal.telling import with_markup

    screen = console()
    for what in shown:
        one = with_markup(what) if isinstance(what, Message) else what
        if isinstance(one, Table) and one.title is not None:  # a narrow table does not break its title
            screen.print(one.title, soft_wrap=not screen.is_terminal)
            one.title = None
        for part in fitted(one, screen.width) if isinstance(one, Table) else [one]:
            screen.print(part, soft_wrap=not screen.is_terminal and not isinstance(one, Table))


def listed(sign: str, sentences: Iterable[str]) -> RenderableType:
    """Sentences under each other, each behind a sign; on a screen a long one stays to the right of it."""
    from rich.table import Table
    from rich.text import Text

    sentences = [printable(sentence) for sentence in sentences]
    if not console().is_terminal:
        return Text("\n".join(f"  {sign} {sentence}" for sentence in sentences))
    made = Table.grid(padding=(0, 1))
    for sentence in sentences:
        made.add_row(f" {sign}", Text(sentence))
    return made


def note(*sentences: str | Message) -> None:
    """Something to look at twice, one line each; the act was done all the same."""
    from topcut.cli.terminal.telling import in_words, with_markup

    screen = console(error=True)
    for sentence in sentences:
        words = in_words(sentence) if isinstance(sentence, Message) else sentence
        screen.print(with_markup(message("cli-out-note", words=words)), soft_wrap=True)


def refused(refusals: Iterable[Refusal], as_json: bool = False) -> None:
    """What was refused, why, and what to do: one line each."""
    from topcut.cli.terminal.telling import collapsed, with_markup

    refusals = tuple(refusals)
    every = told(refusals)
    screen = console(error=True)
    for one in collapsed(refusals, every):
        screen.print(with_markup(message("cli-out-refused", words=str(one))), soft_wrap=True)
    if as_json:
        tell_json({"refused": every})


def told(refusals: Iterable[Refusal]) -> list[Told]:
    """Every refusal in words: what, do, code; for programs they are told so."""
    from topcut.cli.terminal.telling import voice

    return voice().all_told(tuple(refusals))


def fail(refusals: Iterable[Refusal]) -> NoReturn:
    """The answer was given, and part of it is a refusal: say that part and end with exit code 2."""
    import typer

    refused(refusals)
    raise typer.Exit(2)


def fault(error: BaseException) -> None:
    """We broke: not something that the person at the keyboard can mend."""
    from topcut.cli.terminal.telling import with_markup

    file, line = _last_line_of_ours(error)
    what = f"{type(error).__name__}: {error}".splitlines()[0]
    screen = console(error=True)
    for said in (message("cli-out-fault", what=what, file=file, line=line), message("cli-out-fault-report")):
        screen.print(with_markup(said), soft_wrap=True)


def _last_line_of_ours(error: BaseException) -> tuple[str, int]:
    import traceback

    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "topcut" in frame.filename]
    return (frames[-1].filename.rpartition("topcut/")[2], frames[-1].lineno or 0) if frames else ("", 0)


def plain(text: str) -> str:
    """Text from outside, safe to print: no markup, no control signs, right-to-left kept to itself."""
    from rich.markup import escape

    return escape(printable(text))


def printable(text: str) -> str:
    """The same text without signs that move the cursor; right-to-left words do not turn the line around."""
    import unicodedata

    text = re.sub(r"[\t\r\n]+", " ", text)
    kept = "".join(sign if unicodedata.category(sign) not in ("Cc", "Cs") else "�" for sign in text)
    if any(unicodedata.bidirectional(sign) in ("R", "AL", "RLE", "RLO", "RLI") for sign in kept):
        return f"\u2068{kept}\u2069"
    return kept
