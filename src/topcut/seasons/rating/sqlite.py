"""A ladder's store in one SQLite file: for one's own machine, for tests, and for what `make bench` measures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from topcut.seasons.rating.port import Checkpoint, Place, Row, Stale

try:  # a newer SQLite than Debian's, where its wheel exists
    import pysqlite3 as sqlite3
except ImportError:
    import sqlite3

_TABLES = """
create table if not exists season_games (
  key text primary key, event text not null unique, games blob not null
) without rowid;
create table if not exists season_moves (event text primary key, moves blob not null) without rowid;
create table if not exists season_checkpoint (
  key text primary key, events integer, size integer, data blob
) without rowid;
create table if not exists season_stale (key text not null, persons blob not null);
create table if not exists season_merged (person integer primary key, into_ integer not null);
create table if not exists season_place (
  list integer, person integer, rating integer not null, games integer not null, primary key (list, person)
) without rowid;
create index if not exists season_ranked on season_place (list, rating desc, person);
"""


class SqliteRatings:
    """`RatingStore` in a file, or in memory."""

    def __init__(self, path: Path | None = None) -> None:
        self._db: Any = sqlite3.connect(str(path) if path else ":memory:", isolation_level=None)
        self._db.execute("pragma journal_mode = wal")
        self._db.execute("pragma synchronous = full")
        self._db.executescript(_TABLES)

    def close(self) -> None:
        self._db.close()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self._db.execute("begin immediate")
        try:
            yield
        except BaseException:
            self._db.execute("rollback")
            raise
        self._db.execute("commit")

    # Events -----------------------------------------------------------------------------------------------------------

    def event(self, name: str) -> tuple[str, bytes] | None:
        found: tuple[str, bytes] | None = self._one("select key, games from season_games where event = ?", name)
        return found

    def put(self, key: str, name: str, data: bytes) -> None:
        self._db.execute("insert into season_games values (?, ?, ?)", (key, name, data))

    def drop(self, name: str) -> None:
        self._db.execute("delete from season_games where event = ?", (name,))
        self._db.execute("delete from season_moves where event = ?", (name,))

    def events(self, after: str = "", size: int = 4096) -> Iterator[Sequence[Row]]:
        rows = self._db.execute("select key, event, games from season_games where key > ? order by key", (after,))
        while some := rows.fetchmany(size):
            yield some

    def events_from(self, key: str) -> int:
        return int(self._one("select count(*) from season_games where key >= ?", key)[0])

    # Persons ----------------------------------------------------------------------------------------------------------

    def persons(self) -> Mapping[int, int]:
        return dict(self._db.execute("select person, into_ from season_merged").fetchall())

    def merge(self, person: int, into: int | None) -> None:
        self._db.execute("delete from season_merged where person = ?", (person,))
        if into is not None:
            self._db.execute("insert into season_merged values (?, ?)", (person, into))

    # What is stale, and from where to begin again ---------------------------------------------------------------------

    def stale(self) -> Sequence[Stale]:
        rows = self._db.execute("select key, persons from season_stale").fetchall()
        return [Stale(key, msgspec.msgpack.decode(persons, type=tuple[int, ...])) for key, persons in rows]

    def mark(self, stale: Stale) -> None:
        self._db.execute("insert into season_stale values (?, ?)", (stale.key, msgspec.msgpack.encode(stale.persons)))

    def fresh(self) -> None:
        self._db.execute("delete from season_stale")

    def checkpoint_before(self, key: str) -> Checkpoint | None:
        found = self._one("select * from season_checkpoint where key < ? order by key desc limit 1", key)
        return Checkpoint(*found) if found else None

    def checkpoints(self) -> Sequence[tuple[str, int]]:
        found: Sequence[tuple[str, int]] = self._db.execute("select key, events from season_checkpoint").fetchall()
        return found

    def keep(self, checkpoint: Checkpoint) -> None:
        row = checkpoint.key, checkpoint.events, checkpoint.size, checkpoint.data
        self._db.execute("insert or replace into season_checkpoint values (?, ?, ?, ?)", row)

    def forget(self, keys: Iterable[str]) -> None:
        self._db.executemany("delete from season_checkpoint where key = ?", [(key,) for key in keys])

    def forget_from(self, key: str) -> None:
        self._db.execute("delete from season_checkpoint where key >= ?", (key,))

    # What came out ----------------------------------------------------------------------------------------------------

    def write_moves(self, rows: Iterable[tuple[str, bytes]]) -> None:
        self._db.executemany("insert or replace into season_moves values (?, ?)", rows)

    def moves(self, name: str) -> bytes | None:
        found = self._one("select moves from season_moves where event = ?", name)
        return found[0] if found else None

    def write_places(self, list_: int, places: Iterable[Place]) -> None:
        rows = [(list_, place.person, place.rating, place.games) for place in places]
        self._db.executemany("insert or replace into season_place values (?, ?, ?, ?)", [row for row in rows if row[3]])
        gone = [row[:2] for row in rows if not row[3]]
        self._db.executemany("delete from season_place where list = ? and person = ?", gone)

    def clear_places(self) -> None:
        self._db.execute("delete from season_place")

    def places(self, list_: int) -> Sequence[Place]:
        asked = "select person, rating, games from season_place where list = ? order by rating desc, person"
        return [Place(*row) for row in self._db.execute(asked, (list_,))]

    def _one(self, asked: str, value: str) -> Any:
        return self._db.execute(asked, (value,)).fetchone()
