"""What all tables of the terminal are made of: heads in the house style, and words from outside."""

from __future__ import annotations

from typing import Literal

from rich import box
from rich.style import Style
from rich.table import Table
from rich.text import Text

from topcut.cli.terminal.out import printable
from topcut.cli.terminal.telling import in_words
from topcut.messages.message import Message

Justify = Literal["left", "right"]
Head = str | Message | tuple[str | Message, Justify]


def table(title: str | Message = "", *columns: Head) -> Table:
    """An empty table in the house style: a line under the head, nothing else."""
    shown = name(_words(title), "bold") if title else None
    made = Table(title=shown, box=box.SIMPLE_HEAD, title_justify="left", show_edge=False)
    for column in columns:
        head, justify = column if isinstance(column, tuple) else (column, "left")
        right = justify == "right"
        made.add_column(
            _words(head), justify="right" if right else "left", no_wrap=right, overflow="fold", header_style="dim"
        )
    return made


def _words(said: str | Message) -> str:
    return in_words(said) if isinstance(said, Message) else said


def name(text: str, style: str | Style = "") -> Text:
    """Words from outside: no markup, no control signs."""
    return Text(printable(text), style=style, overflow="fold")
