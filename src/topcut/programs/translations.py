"""Translations of a program's texts: files beside it, `<program>.<language>.toml`, found when words are said."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from topcut.messages.message import Printed
from topcut.programs.load import DATA, load
from topcut.programs.model import Program
from topcut.programs.printed import SHELF, printed_texts
from topcut.programs.vocabulary import TRANSLATION
from topcut.refusal import Refusal, Refused
from topcut.rulebooks.translations import read_words, translations_beside

_FOLDERS: deque[Path] = deque(maxlen=4)  # with programs besides those that come with Topcut


def look_in(folder: Path) -> None:
    """Translations that lie here are known from now on."""
    if folder.resolve() not in _FOLDERS:
        _FOLDERS.append(folder.resolve())


def in_language(text: Printed, language: str) -> str:
    """A program's text in a language, or as the program itself says it."""
    for folder in (*_FOLDERS, DATA):
        own, words = _translated(folder, text.book.removeprefix(SHELF), language).get(text.key, ("", ""))
        if own and own == text:
            return words
    return str(text)


@lru_cache(maxsize=64)
def _translated(folder: Path, name: str, language: str) -> Mapping[str, tuple[str, str]]:
    """Key → the program's words and the translated ones; nothing where a file is wrong: `program check` says why."""
    program, file = folder / f"{name}.toml", folder / f"{name}.{language}.toml"
    if program.parent != folder or not file.is_file() or not program.is_file():
        return {}
    try:
        own = printed_texts(load(program))
        words = read_words(file, own, _head(name))
    except Refused:
        return {}
    return {key: (own[key], translated) for key, translated in words.items()}


def wrong_translations(file: Path, program: Program) -> list[Refusal]:
    """Everything that is wrong with the translations beside a program's file."""
    wrong: list[Refusal] = []
    for beside in translations_beside(file, program.name):
        try:
            read_words(beside, printed_texts(program), _head(program.name))
        except Refused as refused:
            wrong += refused.refusals
    return wrong


def _head(name: str) -> dict[str, str]:
    return {"topcut": TRANSLATION, "program": name}
