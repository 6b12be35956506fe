"""Translations of a rulebook's texts: files beside it, `<rulebook>.<language>.toml`, found when words are said.

A translation holds words for keys of `printed.py` and belongs to the words that the rulebook beside it has there: a
journal whose rulebook says something else keeps its own.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any

from topcut.messages.message import Printed, message
from topcut.refusal import Refusal, Refused, refusal
from topcut.rulebooks.load import DATA, load
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.places import Path as Spot
from topcut.rulebooks.printed import printed_texts
from topcut.rulebooks.problems import Problems, meant, shown
from topcut.rulebooks.read import read_toml
from topcut.rulebooks.vocabulary import TRANSLATION

_NAME = re.compile(r"[\w.-]+")  # of a rulebook: what a journal says must lead to no other folder
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
# Folders with rulebooks besides those that come with Topcut: of a site, or of the files that a command is given.
_FOLDERS: deque[Path] = deque(maxlen=4)


def look_in(folder: Path) -> None:
    """Translations that lie here are known from now on."""
    if folder.resolve() not in _FOLDERS:
        _FOLDERS.append(folder.resolve())


def in_language(text: Printed, language: str) -> str:
    """A rulebook's text in a language, or as the rulebook itself says it."""
    for name, folder in product(filter(None, (text.book, text.after)), (*_FOLDERS, DATA)):
        own, words = _translated(folder, name, language).get(text.key, ("", ""))
        if own and own == text:
            return words
    return str(text)


@lru_cache(maxsize=256)
def _translated(folder: Path, name: str, language: str) -> Mapping[str, tuple[str, str]]:
    """Key → the rulebook's words and the translated ones; nothing where a file is wrong: `rulebook check` says why."""
    if not _NAME.fullmatch(name):
        return {}
    rulebook, file = folder / f"{name}.toml", folder / f"{name}.{language}.toml"
    if not file.is_file() or not rulebook.is_file():
        return {}
    try:
        book = load(rulebook)
        words = read_translation(file, book)
    except Refused:
        return {}
    own = printed_texts(book)
    return {key: (own[key], translated) for key, translated in words.items()}


def translations_beside(file: Path, name: str) -> list[Path]:
    """The translations of a rulebook that lie beside its file."""
    beside = (one for one in file.parent.glob("*.toml") if one.stem.startswith(f"{name}."))
    return sorted(one for one in beside if _LANGUAGE.fullmatch(one.stem.removeprefix(f"{name}.")))


def wrong_translations(file: Path, book: Rulebook) -> list[Refusal]:
    """Everything that is wrong with the translations beside a rulebook's file."""
    wrong: list[Refusal] = []
    for beside in translations_beside(file, book.name):
        try:
            read_translation(beside, book)
        except Refused as refused:
            wrong += refused.refusals
    return wrong


def read_translation(file: Path, book: Rulebook) -> dict[str, str]:
    """Key → words; everything that is wrong with the file at once."""
    return read_words(file, printed_texts(book), {"topcut": TRANSLATION, "rulebook": str(book.name)})


def read_words(file: Path, own: Mapping[str, str], head: Mapping[str, str]) -> dict[str, str]:
    """The words of a translation for the texts that there are; its first lines say what it belongs to."""
    document, known = read_toml(file)
    problems = Problems({}, known, message("file-named", file=file.name))
    words: dict[str, str] = {}
    for key, wanted in head.items():
        if document.get(key) != wanted:
            problems.add((key,), refusal("rulebook-translation-head", key=key, wanted=wanted))
    for spot, text in _leaves({key: value for key, value in document.items() if key not in head}):
        key = ".".join(map(str, spot))
        if wrong := _wrong(key, text, own):
            problems.add(spot, wrong)
        else:
            words[key] = text
    problems.check()
    return words


def _leaves(document: Any, spot: Spot = ()) -> Iterator[tuple[Spot, Any]]:
    """Everything in a translation that is no table, with its place; the members of a list are counted."""
    match document:
        case dict():
            for key, inner in document.items():
                yield from _leaves(inner, (*spot, key))
        case list():
            for number, inner in enumerate(document, 1):
                yield from _leaves(inner, (*spot, str(number)))
        case _:
            yield spot, document


def _wrong(key: str, text: object, own: Mapping[str, str]) -> Refusal | None:
    if key not in own:
        return refusal("rulebook-no-such-text", way=meant(key, own))
    if not isinstance(text, str) or not text.strip():
        return refusal("rulebook-not-of-kind", kind=message("rulebook-kind-text"), given=shown(text))
    return None
