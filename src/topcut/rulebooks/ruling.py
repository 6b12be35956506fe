"""What an interim ruling is (001, 15.3): a dated file that overrides entries of a document until its next edition.

A rulebook and a program are such documents; what their tables are and how an entry is found is their `Ground`.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Literal, Protocol

from msgspec import Struct, field

from topcut.messages.message import Message, message
from topcut.refusal import Refusal, Refused, refusal, refuse
from topcut.rulebooks.places import Path as Spot
from topcut.rulebooks.places import Place, Places
from topcut.rulebooks.problems import Problems, shown
from topcut.rulebooks.read import read_toml, toml_of
from topcut.rulebooks.shapes import fill, wanted

Document = dict[str, Any]
Several = str | tuple[str, ...]
FORMAT = "ruling/1"


class Head(Struct, frozen=True):
    """The lines above a ruling's first table."""

    topcut: Literal["ruling/1"]
    name: str
    from_: str = field(name="from")  # the day from which it holds
    rulebook: Several = ()  # either these
    program: Several = ()  # or these
    until_edition: str = ""  # the edition of the document that takes it in
    title: str = ""
    clause: str = ""  # stands at the entries it changes
    order: tuple[str, ...] = ()  # the tie-breakers in a new order


class Ruling(Struct, frozen=True):
    """A ruling that was read and holds together by itself."""

    head: Head
    document: Document
    known: Places
    file: str

    @property
    def overrides(self) -> tuple[str, ...]:
        """The names of what it is laid over."""
        return several(self.head.rulebook) + several(self.head.program)


class Ruled(Protocol):
    """A document that rulings are for."""

    @property
    def name(self) -> str: ...
    @property
    def edition(self) -> str: ...


class Ground(Struct, frozen=True):
    """A kind of document as a ruling sees it."""

    word: Literal["rulebook", "program"]
    tables: frozenset[str]
    entries: Callable[[Mapping[str, Any]], Iterator[tuple[Spot, Any]]]
    check: Callable[[Spot, Any, Problems], None]  # an entry by itself
    find: Callable[[Document, Spot, Document, Document], list[Spot]]  # the entries that one of the ruling can mean
    hint: Callable[[Document, Spot, Document, Document], Message | None]  # where there is none
    add: Callable[[Document, Spot], Spot]
    has_clause: Callable[[Spot], bool]
    check_order: Callable[[Iterable[str], Problems], None]
    orders: Callable[[Document, tuple[str, ...], str], None]  # the chain of tie-breakers anew


class Said(Struct, frozen=True):
    """One value that a ruling sets, and the ruling whose word that was before."""

    ruling: str
    spot: Spot
    over: str = ""


class Laid(Struct, frozen=True):
    """A document with rulings laid over it."""

    document: Document
    known: Places
    said: tuple[Said, ...]


def several(one: Several) -> tuple[str, ...]:
    return (one,) if isinstance(one, str) else one


def bare(entry: Any) -> Any:
    """An entry without `new = true`, by which a ruling says that it adds it."""
    return {key: value for key, value in entry.items() if key != "new"} if isinstance(entry, dict) else entry


# Reading it ----------------------------------------------------------------------------------------------------------


def read_files(files: Iterable[Path | str], ground: Ground) -> list[Ruling]:
    """The rulings, the oldest first; every problem of every file at once."""
    return _each({file: partial(read_toml, file) for file in map(Path, files)}, ground)


def read_texts(texts: Mapping[str, bytes], ground: Ground) -> list[Ruling]:
    """The same of files that lie nowhere, by their names."""
    return _each({Path(name): partial(toml_of, data, name) for name, data in texts.items()}, ground)


def _each(files: Mapping[Path, Callable[[], tuple[Document, Places]]], ground: Ground) -> list[Ruling]:
    rulings: list[Ruling] = []
    refusals: list[Refusal] = []
    for file, opened in files.items():
        try:
            rulings.append(_read(*opened(), file.name, ground))
        except Refused as refused:
            refusals += refused.refusals
    if refusals:
        raise Refused(*refusals)
    return sorted(rulings, key=lambda ruling: ruling.head.from_)


def ground_of(document: Mapping[str, Any]) -> str:
    """What a ruling says that it is for."""
    return "program" if "program" in document and "rulebook" not in document else "rulebook"


def _read(document: Document, known: Places, file: str, ground: Ground) -> Ruling:
    problems = Problems(document, known, message("file-named", file=file))
    if ground_of(document) != ground.word:
        raise refuse("ruling-of-other", file=file, of=ground_of(document))
    if ground.word not in document:
        problems.add((), refusal("rulebook-no-key", key=ground.word, kind=wanted(Several)))
    if {"program", "rulebook"} <= document.keys():
        problems.add(("program",), refusal("ruling-of-both"))
    values = fill(Head, {key: one for key, one in document.items() if key not in ground.tables}, (), problems)
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", values.get("from_", "2000-01-01")):
        problems.add(("from",), refusal("rulebook-no-day"))
    ground.check_order(values.get("order", ()), problems)
    for path, entry in ground.entries(document):
        ground.check(path, entry, problems)
    problems.check()
    return Ruling(Head(**values), document, known, file)


# Laying it over ------------------------------------------------------------------------------------------------------


def in_force(ruling: Ruling, book: Ruled, on: str | None) -> bool:
    """Whether a ruling is for this document, not yet taken in by its edition, and old enough for the event."""
    head = ruling.head
    taken_in = head.until_edition and _numbers(book.edition) >= _numbers(head.until_edition)
    return book.name in ruling.overrides and not taken_in and (on is None or head.from_ <= on)


def _numbers(edition: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d{1,9}", edition))


def lay(source: Mapping[str, Any], known: Places, rulings: Iterable[Ruling], ground: Ground) -> Laid:
    """The document with the rulings laid over it one after the other, and the places of its entries."""
    over = _Over(copy.deepcopy(dict(source)), dict(known), ground, {}, [], [])
    for ruling in rulings:
        over.lay(ruling)
    if over.refusals:
        raise Refused(*over.refusals)
    return Laid(over.document, over.known, tuple(over.said))


class _Over(Struct):
    """The document while rulings are laid over it."""

    document: Document
    known: Places
    ground: Ground
    spoken: dict[Spot, tuple[Ruling, Any]]  # who said a value last
    said: list[Said]
    refusals: list[Refusal]

    def lay(self, ruling: Ruling) -> None:
        problems = Problems(ruling.document, ruling.known, message("file-named", file=ruling.file))
        for path, entry in self.ground.entries(ruling.document):
            self._override(path, entry, ruling, problems)
        if ruling.head.order:
            self._say(("order",), ruling.head.order, ruling, problems, ("order",))
            self.ground.orders(self.document, ruling.head.order, clause_of(ruling))
        self.refusals += problems.in_order()
        self.document["rulings"] = [*self.document.get("rulings", []), ruling.head.name]

    def _override(self, path: Spot, entry: Document, ruling: Ruling, problems: Problems) -> None:
        spots = self.ground.find(self.document, path, entry, ruling.document)
        if len(spots) > 1:
            problems.add(path, refusal("ruling-fits-several", many=len(spots)))
            return
        if not spots and not entry.get("new"):
            way = self.ground.hint(self.document, path, entry, ruling.document)
            problems.add(path, refusal("rulebook-nothing-to-override", way=way))
            return
        spot = spots[0] if spots else self.ground.add(self.document, path)
        target = _at(self.document, spot)
        clause = {"clause": clause_of(ruling)} if self.ground.has_clause(path) else {}
        for key, value in {**clause, **bare(entry)}.items():
            if key != "clause":
                self._say((*spot, key), value, ruling, problems, (*path, key))
            target[key] = _merged(target.get(key), value)
            self.known[(*spot, key)] = ruling.known.get((*path, key), ruling.known.get(path, Place(ruling.file)))

    def _say(self, spot: Spot, value: Any, ruling: Ruling, problems: Problems, path: Spot) -> None:
        """A later ruling overrides an earlier one; two of one day cannot say two things of one value."""
        other, before = self.spoken.get(spot, (None, None))
        if other is not None and other.head.from_ == ruling.head.from_ and not _agree(before, value):
            day, says = ruling.head.from_, shown(before)
            problems.add(path, refusal("ruling-contradicts", other=other.head.name, day=day, says=says))
        differs = other is not None and not _agree(before, value)
        self.said.append(Said(ruling.head.name, spot, other.head.name if other and differs else ""))
        self.spoken[spot] = ruling, value


def clause_of(ruling: Ruling) -> str:
    return ruling.head.clause or ruling.head.name


def _at(document: Document, spot: Spot) -> Document:
    found: Any = document
    for step in spot:
        found = found[step]
    assert isinstance(found, dict)
    return found


def _agree(one: Any, other: Any) -> bool:
    """Inline tables agree where no key of both differs: each adds to the document's."""
    if isinstance(one, dict) and isinstance(other, dict):
        return all(one[key] == other[key] for key in one.keys() & other.keys())
    return bool(one == other)


def _merged(old: Any, new: Any) -> Any:
    """Inline tables are added to, everything else is replaced."""
    return {**old, **new} if isinstance(old, dict) and isinstance(new, dict) else new
