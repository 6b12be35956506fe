"""The marked language over everything: whatever comes out without a mark stands in no catalogue.

Every command's help; then, for kinds of events that show every page there is, what a laptop and a site answer to
everybody at several moments. What is data (names, clauses of a rulebook) or typed (commands, settings, files) has none.
Every refusal that a test is told is looked at too: `tests/saying.py`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from acts.answers import asked_of, typed
from acts.kinds import MADE
from acts.walk import Walk, foretold
from spread import TRUST, spread
from topcut.cli.main import _commands, every_command
from topcut.play.limited.packs import METHODS
from topcut.play.possible.observations import written_out
from topcut.programs.vocabulary import LEVELS
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.printed import printed_texts
from topcut.rulebooks.values import as_text
from topcut.web.site import live
from unmarked import Unmarked, marked, read_on, texts_of
from web.crawling import pages
from web.site import CAST, Site
from web.tree import tree_of

KINDS = (
    "1e",
    "2e",
    "2e heats",
    "2e match play",
    "tribbles",
    "tribbles two stages",
    "transformers draft",
    "transformers sealed",
    "star wars cube",
    "yomi double",
    "orbit",
    "beer",
    "race",
    "bend the rules",
    "testing",
)
_METAVARS = ("FILE", "PLAYER", "TABLE", "RESULT", "ROUND", "RULEBOOK", "COPY", "SOURCE", "OPTIONS", "COMMAND", "ARGS")
_CLAUSES = ("Appendix A, R21",)  # that stand beside a rule of the code, and in no rulebook by themselves
_BRACKETS = ("single", "double", "play-in", "mcintyre", "seats")
_DATA = ("Topcut", "UTC", "Europe/Berlin", "event", "again", "Special rule", "JSON", "yes", "no", "none")
_TYPED = ("65-65 time", "65-35 time", "1-1 time", "1-0 time")  # examples of slips


@pytest.fixture(autouse=True)
def silent() -> Iterator[None]:
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


def _commands_of(group: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, one in group.commands.items():
        yield (name,), one
        if hasattr(one, "commands"):
            yield from (((name, *more), deeper) for more, deeper in _commands_of(one))


ALL = dict(_commands_of(every_command()))


def _data(book: Rulebook, kind: str) -> Iterator[str]:
    printed = set(printed_texts(book).values())  # said in every language, so they are marked too
    yield from (text for text in texts_of(book.source) if text not in printed)
    yield from (*CAST, *kind.split(), *_DATA, *_BRACKETS, *METHODS, *_TYPED, *_CLAUSES, *_METAVARS)
    yield from (written_out(one, 2) for one in book.observations if one.of != "game-seat")  # as it is typed on a slip
    named = (*book.endings, *(one.name for one in book.observations))
    yield from (f"({name})" for name in named)  # beside what they are, as a results file takes them
    yield from (word for path in ALL for word in path)
    for name, setting in book.settings.items():  # as `topcut set` takes it
        yield from (name, f"{name}={as_text(setting.value, ',')}")


@pytest.mark.parametrize("path", spread([(), *ALL], 24), ids=" ".join)
def test_help(path: tuple[str, ...]) -> None:
    _commands.cache_clear()  # help that was put in stays
    try:
        with marked():
            shown = typed([*path, "--help"]).out
    finally:
        _commands.cache_clear()
    said = shown.partition("\n $ topcut")[0]  # behind it stand examples
    words = Unmarked([*_METAVARS, *(word for one in ALL for word in one), *path, *LEVELS, "TOPCUT", "JSON"]).words(said)
    metavars = {word for word in words if word.isupper() or len(word) < 3}
    assert not [word for word in words if word not in metavars]


@pytest.mark.parametrize("kind", MADE if TRUST else spread(KINDS, 4))
def test_everything_that_an_event_answers(site: Site, tmp_path: Path, kind: str) -> None:
    live.forget()
    with marked(), foretold(kind, 0):
        walk = Walk(kind, 0, tmp_path)
        data = Unmarked(_data(walk.book, kind))
        found = [one for steps in (2, 6) for one in _unmarked_after(walk, steps, data)]
    assert not found


def _unmarked_after(walk: Walk, steps: int, data: Unmarked) -> Iterator[tuple[str, str, str]]:
    walk.play_on(steps)
    for line, answer in asked_of(walk.path, walk.known.tournament):
        for said in (answer.out + answer.err).splitlines():
            yield from ((line, word, said) for word in data.words(said))
    visitor, player, director = walk.browsers[""], walk.browser("player", "p1"), walk.browser("director")
    for client in (visitor, player, director):
        for address, page in pages(client, walk.row.slug):
            if "html" in page.headers.get("Content-Type", ""):
                for said in read_on(tree_of(page.content.decode())):
                    yield from ((address, word, said) for word in data.words(said))
