"""Takes the document of a program apart: its head, its tables and their entries, each checked by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from msgspec import Struct

from topcut.programs.model import (
    Block,
    Bonus,
    ChampionsLeague,
    Condition,
    Deadline,
    Decision,
    Earning,
    Format,
    Game,
    League,
    LeaguePromos,
    Level,
    ListingField,
    Obligation,
    Part,
    PlayoffTie,
    Points,
    Rating,
    Row,
    Season,
    Share,
    SmallEvent,
    Total,
)
from topcut.programs.offices import Badge, DirectorRating
from topcut.programs.vocabulary import FORMAT
from topcut.refusal import refusal
from topcut.rulebooks.document import Entry
from topcut.rulebooks.places import Path
from topcut.rulebooks.problems import Problems, meant
from topcut.rulebooks.shapes import fill


class Head(Struct, frozen=True):
    """The lines above the first table."""

    topcut: Literal["program/1"]
    name: str
    title: str
    community: str
    document: str
    edition: str
    rulings: tuple[str, ...] = ()


ARRAYS: Mapping[str, tuple[str, type[Struct]]] = {  # table → field of the program, what an entry becomes
    "game": ("games", Game),
    "level": ("levels", Level),
    "season": ("seasons", Season),
    "earning": ("earnings", Earning),
    "points": ("points", Points),
    "part": ("parts", Part),
    "row": ("rows", Row),
    "share": ("shares", Share),
    "total": ("totals", Total),
    "condition": ("conditions", Condition),
    "format": ("formats", Format),
    "small_event": ("small_events", SmallEvent),
    "block": ("blocks", Block),
    "playoff_tie": ("playoff_ties", PlayoffTie),
    "bonus": ("bonuses", Bonus),
    "field": ("fields", ListingField),
    "deadline": ("deadlines", Deadline),
    "decision": ("decisions", Decision),
    "obligation": ("obligations", Obligation),
    "badge": ("badges", Badge),
}
SINGLE: Mapping[str, type[Struct]] = {
    "league": League,
    "champions_league": ChampionsLeague,
    "league_promos": LeaguePromos,
    "rating": Rating,
    "director_rating": DirectorRating,
}


class Parts(Struct):
    """The whole document, entry by entry."""

    head: dict[str, Any]
    tables: dict[str, list[Entry]]
    single: dict[str, Entry]

    def words(self, table: str, key: str) -> list[Any]:
        """The names … of a table's entries."""
        return [entry.values[key] for entry in self.tables[table] if key in entry.values]

    def whole(self, table: str) -> Iterator[tuple[Path, Any]]:
        """The entries in which nothing is missing or wrong, as what they become."""
        for entry in self.tables[table]:
            if _is_whole(entry):
                yield entry.path, entry.kind(**entry.values)


def _is_whole(entry: Entry) -> bool:
    fields = zip(entry.kind.__struct_fields__, entry.kind.__struct_defaults__[::-1], strict=False)
    needed = len(entry.kind.__struct_fields__) - len(list(fields))
    return all(name in entry.values for name in entry.kind.__struct_fields__[:needed])


def take_apart(problems: Problems) -> Parts:
    """Check every entry by itself."""
    document = problems.document
    known = {*ARRAYS, *SINGLE, *Head.__struct_fields__}
    for key in document:
        if key not in known:
            problems.add((key,), refusal("program-unknown-table", way=meant(key, known)))
    if "topcut" not in document:
        problems.add((), refusal("program-not-one", format=FORMAT))
    head = {key: value for key, value in document.items() if key in Head.__struct_fields__}
    tables = {table: list(_entries(table, kind, problems)) for table, (_, kind) in ARRAYS.items()}
    single = {name: _single(name, kind, problems) for name, kind in SINGLE.items() if name in document}
    return Parts(fill(Head, head, (), problems), tables, single)


def _entries(table: str, kind: type[Struct], problems: Problems) -> Iterator[Entry]:
    entries = problems.document.get(table, [])
    if not isinstance(entries, list):
        problems.add((table,), refusal("rulebook-single-brackets", table=table))
        return
    for index, raw in enumerate(entries):
        path: Path = (table, index)
        yield Entry(path, kind, fill(kind, raw, path, problems))


def _single(name: str, kind: type[Struct], problems: Problems) -> Entry:
    return Entry((name,), kind, fill(kind, problems.document[name], (name,), problems))
