"""Rules in sections, each rule with its clause: a rulebook or a program as it is shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.table import Table

from topcut.cli.terminal.out import say
from topcut.cli.terminal.table_frame import name as words
from topcut.cli.terminal.table_frame import table
from topcut.cli.terminal.telling import in_words
from topcut.rulebooks.describe import Section


def say_sections(sections: Iterable[Section]) -> None:
    """All sections, an empty line between them."""
    for section in sections:
        say(_section(section), "")


def sections_data(sections: Iterable[Section]) -> list[dict[str, Any]]:
    """The same for programs."""
    return [_data(one) for one in sections]


def _data(section: Section) -> dict[str, Any]:
    lines = [{"text": in_words(line.text), "clause": line.clause} for line in section.lines]
    return {"heading": in_words(section.heading), "lines": lines}


def _section(section: Section) -> Table:
    made = table(in_words(section.heading), "", "")
    made.columns[0].ratio, made.columns[1].ratio, made.expand, made.show_header = 3, 1, True, False
    for line in section.lines:
        made.add_row(words(in_words(line.text)), words(line.clause, "dim"))
    return made
