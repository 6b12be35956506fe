"""No text that a page can show speaks of the command line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import topcut.messages
from topcut.messages.fluent import Choice, Pattern, entries, read

_CATALOGUES = Path(topcut.messages.__file__).parent
_AT_A_TERMINAL = {"command"}  # catalogues that no page says anything of
_FOR_WHO_RUNS_THE_SITE = {"web-account-no-mail-no-password-html", "web-entry-own-address-html", "web-player-in-log"}
_ON_PAGES = ("web", "phone", "do")
_TYPED = re.compile(r"`|\btopcut [a-z]|(?<![\w-])--[a-z]")


def _plain(pattern: Pattern) -> Iterator[str]:
    """The words of a text, those of every choice among them."""
    for piece in pattern:
        if isinstance(piece, str):
            yield piece
        elif isinstance(piece, Choice):
            for _, variant in piece.variants:
                yield from _plain(variant)


def _of_the_command_line(source: str) -> Iterator[str]:
    """The ids of texts whose words for pages name a command, an option or something to be typed."""
    for id, entry in entries(source).items():
        text = read(entry)
        shown = [text.value, *(text.attributes[name] for name in _ON_PAGES if name in text.attributes)]
        if any(_TYPED.search(words) for pattern in shown for words in _plain(pattern)):
            yield id


@pytest.mark.parametrize(
    "file",
    [
        file
        for file in sorted(_CATALOGUES.rglob("*.ftl"))
        if file.stem not in _AT_A_TERMINAL and file.parent.name not in ("cli", "help")
    ],
    ids=lambda file: f"{file.parent.name}/{file.stem}",
)
def test_a_page_names_buttons_and_fields(file: Path) -> None:
    assert set(_of_the_command_line(file.read_text("utf-8"))) <= _FOR_WHO_RUNS_THE_SITE


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("a-cut = make it: `topcut cut`", True),
        ("a-cut = no cut yet\n    .cli = make it: `topcut cut`\n    .web = make it: “Make the cut”", False),
        ("a-cut = no cut yet\n    .web = make it: topcut cut", True),
        ("a-cut = no cut yet\n    .phone = say why (--reason)", True),
        ("a-cut = no cut yet\n    .do = { $how ->\n        [time] add `time`\n       *[other] wait\n    }", True),
        ('a-cut = a plan begins with topcut = "plan/1"', False),
        ("a-cut = Kira v Odo: 100-35 -- and 100--5", False),
    ],
)
def test_what_is_typed_at_a_terminal_is_found(source: str, found: bool) -> None:
    assert bool(list(_of_the_command_line(source))) is found
