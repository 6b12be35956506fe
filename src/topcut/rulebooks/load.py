"""A rulebook out of its TOML file, or every problem of the file with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from topcut.messages.message import Message, message
from topcut.refusal import Refusal, Refused, refuse
from topcut.rulebooks.check import check_together
from topcut.rulebooks.choose import as_printed, refused_values, with_choices, with_values
from topcut.rulebooks.document import Entry, Parts, take_apart
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.observations import undeclared
from topcut.rulebooks.overlay import lay_over, read_rulings
from topcut.rulebooks.places import Path as Spot
from topcut.rulebooks.places import Places
from topcut.rulebooks.printed import with_printed
from topcut.rulebooks.problems import Problems, meant
from topcut.rulebooks.procedures import untabled
from topcut.rulebooks.read import read_toml, toml_of
from topcut.rulebooks.ruling import Ruling, in_force
from topcut.rulebooks.vocabulary import FEATURES
from topcut.rulebooks.workable import unworkable

DATA = Path(__file__).parent / "data"


def names() -> tuple[str, ...]:
    """The rulebooks that come with Topcut."""
    return tuple(sorted(file.stem for file in DATA.glob("*.toml") if "." not in file.stem))  # no translations


def load(
    name_or_path: str | Path,
    options: Mapping[str, Any] | None = None,
    rulings: Sequence[Path | str] = (),
    on: str | None = None,
) -> Rulebook:
    """A rulebook by its name or file, with the rulings in force `on` the event's date and the event's choices."""
    file, chosen = file_of(name_or_path), dict(options or {})
    kinds = tuple((name, type(value), value) for name, value in chosen.items())  # True and 1 are not the same choice
    if rulings or file.parent != DATA or not _can_be_kept(kinds):
        return _loaded(file, chosen, rulings, on)
    return _shipped(file, kinds)


def _can_be_kept(kinds: tuple[tuple[str, type, Any], ...]) -> bool:
    return all(kind in (str, int, bool) for _, kind, _ in kinds)


@lru_cache(maxsize=64)
def _shipped(file: Path, kinds: tuple[tuple[str, type, Any], ...]) -> Rulebook:
    """One that comes with Topcut is read once: a rulebook never changes."""
    return _loaded(file, {name: value for name, _, value in kinds})


def _loaded(
    file: Path, options: Mapping[str, Any], rulings: Sequence[Path | str] = (), on: str | None = None
) -> Rulebook:
    document, known = read_toml(file)
    _must_be_one(document, file)
    whole = message("file-named", file=file.name)
    book = _build(document, known, whole)
    if holding := [ruling for ruling in read_rulings(rulings) if in_force(ruling, book, on)]:
        laid = lay_over(book, known, holding)
        known = laid.known
        book = _build(laid.document, known, whole)
    return _build(with_choices(book, options), known, whole)


def ruled(book: Rulebook, rulings: Iterable[Ruling]) -> Rulebook:
    """A rulebook with rulings laid over it: those in force, the oldest first."""
    laid = lay_over(book, {}, rulings)
    return _build(laid.document, laid.known, message("rulebook-called", name=str(book.name)))


def load_sent(data: bytes, name: str) -> Rulebook:
    """A rulebook out of the bytes of a file that was sent, by the name that it was sent with."""
    document, known = toml_of(data, name)
    _must_be_one(document, Path(name))
    whole = message("file-named", file=name)
    return _build(with_choices(_build(document, known, whole), {}), known, whole)


def _must_be_one(document: Mapping[str, Any], file: Path) -> None:
    """Refuse what is another kind of file of ours."""
    if str(document.get("topcut", "")).startswith("ruling/"):
        rulebook = str(document.get("rulebook", "RULEBOOK"))
        raise refuse("rulebook-is-a-ruling", file=file.name, rulebook=rulebook, path=str(file))
    if str(document.get("topcut", "")).startswith("translation/"):
        raise refuse("rulebook-is-a-translation", file=file.name, rulebook=str(document.get("rulebook", "RULEBOOK")))


def build(source: Mapping[str, Any]) -> Rulebook:
    """A rulebook out of its resolved document: what a journal embeds, `load(…).source`."""
    return _built(msgspec.json.encode(source))


def faults(document: Mapping[str, Any]) -> list[tuple[Spot, Refusal]]:
    """Everything that is wrong with a document, each with the entry where it stands; what `_loaded` refuses."""
    problems = Problems(document, {}, message("rulebook-nameless"))
    check_together(take_apart(problems), problems)
    return problems.by_path or [(("settings", name, "value"), wrong) for name, wrong in unworkable(document)]


def changed(book: Rulebook, changes: Mapping[str, Any]) -> Rulebook:
    """An event's rules with other choices: the printed document with what was chosen before and what is chosen now."""
    refusals = refused_values(book, changes)
    if refusals:
        raise Refused(*refusals)
    if book.chosen is None:
        return build(with_values(book, changes))
    return build(with_choices(build(as_printed(book.source)), {**book.chosen, **changes}))


@lru_cache(maxsize=64)
def _built(document: bytes) -> Rulebook:
    source = msgspec.json.decode(document)
    whole = message("rulebook-called", name=str(source["name"])) if "name" in source else message("rulebook-nameless")
    return _build(source, {}, whole)


def file_of(name_or_path: str | Path) -> Path:
    """The file of a rulebook, named or one that comes with Topcut."""
    path = Path(name_or_path)
    if path.suffix == ".toml" or path.is_file():
        return path
    shipped = DATA / f"{name_or_path}.toml"
    if not shipped.is_file():
        raise refuse("rulebook-unknown", rulebook=str(name_or_path), way=meant(name_or_path, names()))
    return shipped


def _build(document: Mapping[str, Any], known: Places, whole: Message) -> Rulebook:
    problems = Problems(document, known, whole)
    parts = take_apart(problems)
    check_together(parts, problems)
    problems.check()
    return _rulebook(parts, document)


def _rulebook(parts: Parts, document: Mapping[str, Any]) -> Rulebook:
    tables, head = parts.tables, {key: value for key, value in parts.head.items() if key != "topcut"}
    book = Rulebook(
        **head,
        results={entry.values["code"]: _made(entry) for entry in tables["result"]},
        endings={entry.values["how"]: _made(entry) for entry in tables["ending"]},
        chain=_all(tables["tiebreak"]),
        criteria=_all(tables["criterion"]),
        settings={name: _made(entry) for name, entry in parts.settings.items()},
        rounds=tuple(sorted(_all(tables["rounds"]), key=lambda line: int(line.players))),
        rounds_for_cut=_all(tables["rounds_for_cut"]),
        features=tuple(feature for group in FEATURES for feature in _all(tables[group])),
        when=_all(tables["when"]),
        observations=_all(tables["observation"]) if "observation" in document else undeclared(document),
        procedures=_all(tables["procedure"]) if "procedure" in document else untabled(tables["ending"]),
        tasks=_all(tables["task"]),
        source=document,
    )
    return with_printed(book)


def _made(entry: Entry) -> Any:
    return entry.kind(**entry.values)


def _all(entries: Iterable[Entry]) -> tuple[Any, ...]:
    return tuple(_made(entry) for entry in entries)
