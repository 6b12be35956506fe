"""What a program says of the rulebooks of its games, held against them."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.programs.document import Parts
from topcut.refusal import Refusal, refusal
from topcut.rulebooks.load import load, names
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.places import Path
from topcut.rulebooks.problems import meant


def known_rulebook(name: str) -> bool:
    """Whether a rulebook comes with Topcut; one of a community's own is named by its file."""
    return name.endswith(".toml") or name in names()


def not_in_rulebooks(parts: Parts) -> Iterator[tuple[Path, Refusal]]:
    """Formats and settings that the shipped rulebooks of a program's games do not have."""
    books = {game.name: [load(name) for name in game.rulebooks if name in names()] for _, game in parts.whole("game")}
    yield from _formats(parts, books)
    for path, one in parts.whole("obligation"):
        for book in (book for game in books.values() for book in game):
            if one.setting not in book.settings:
                yield (*path, "setting"), _no_setting(one.setting, book)
            elif (choices := book.settings[one.setting].choices) and one.value not in choices:
                yield (
                    (*path, "value"),
                    refusal("rulebook-unknown-choice", word=one.value, way=meant(one.value, choices)),
                )


def _formats(parts: Parts, books: dict[str, list[Rulebook]]) -> Iterator[tuple[Path, Refusal]]:
    for path, one in parts.whole("format"):
        for book in (book for game in one.games for book in books.get(game, [])):
            known = [feature.name for feature in book.features if feature.group == one.group]
            if one.group != "pairing" and one.name not in known:
                no_format = refusal(
                    "program-no-format", format=one.name, rulebook=book.name, way=meant(one.name, known)
                )
                yield (*path, "name"), no_format


def _no_setting(name: str, book: Rulebook) -> Refusal:
    return refusal("program-no-setting", setting=name, rulebook=book.name, way=meant(name, book.settings))
