"""A ladder's store in the site's database: what `seasons/rating/port.py` asks for, on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import msgspec
from django.db import connection, transaction

from topcut.seasons.rating.games import unpacked
from topcut.seasons.rating.port import Checkpoint, Place, Row, Stale
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_ratings import RatedEvent, Rating, RatingCheckpoint, RatingLadder, RatingStale

_MOVED = "UPDATE topcut_rated_event SET moves = %s WHERE event_id = %s"
_PLACED = """INSERT INTO topcut_rating (ladder_id, which, person_id, rating, games) VALUES (%s, %s, %s, %s, %s)
ON CONFLICT (ladder_id, which, person_id) DO UPDATE SET rating = excluded.rating, games = excluded.games"""
_LEFT = "DELETE FROM topcut_rating WHERE ladder_id = %s AND which = %s AND person_id = %s"


class SiteRatings:
    """`RatingStore` of one ladder. An event's name is the number of its row; persons are those of their rows."""

    def __init__(self, row: RatingLadder) -> None:
        self.row = row
        self._counted = RatedEvent.objects.filter(ladder=row, waits=False)
        self._checkpoints = RatingCheckpoint.objects.filter(ladder=row)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """One after the other: the row of the ladder is locked."""
        with transaction.atomic():
            RatingLadder.objects.select_for_update().get(pk=self.row.pk)
            yield

    # Events -----------------------------------------------------------------------------------------------------------

    def event(self, name: str) -> tuple[str, bytes] | None:
        found = self._counted.filter(event_id=int(name)).values_list("key", "games").first()
        return (_text(found[0]), bytes(found[1])) if found else None

    def put(self, key: str, name: str, data: bytes) -> None:
        known = {"ladder": self.row, "key": key.encode(), "games": data, "moves": None, "waits": False}
        RatedEvent.objects.update_or_create(event_id=int(name), defaults={**known, "kind": unpacked(data).kind})

    def drop(self, name: str) -> None:
        RatedEvent.objects.filter(ladder=self.row, event_id=int(name)).delete()

    def events(self, after: str = "", size: int = 4096) -> Iterator[Sequence[Row]]:
        last = after.encode()
        while rows := list(
            self._counted.filter(key__gt=last).order_by("key").values_list("key", "event_id", "games")[:size]
        ):
            last = bytes(rows[-1][0])
            yield [(_text(key), str(event), bytes(games)) for key, event, games in rows]

    def events_from(self, key: str) -> int:
        return self._counted.filter(key__gte=key.encode()).count()

    # Persons ----------------------------------------------------------------------------------------------------------

    def persons(self) -> Mapping[int, int]:
        """As it stands with the persons themselves."""
        merged = Person.objects.filter(merged_into__gt=0).order_by()  # by its index, and not in order of all handles
        known = merged.values_list("pk", "merged_into_id")
        into = {person: other for person, other in known if other}
        return {person: _final(person, into) for person in into}

    def merge(self, person: int, into: int | None) -> None:
        Person.objects.filter(pk=person).update(merged_into=into)

    # What is stale, and from where to begin again ---------------------------------------------------------------------

    def stale(self) -> Sequence[Stale]:
        rows = RatingStale.objects.filter(ladder=self.row).values_list("key", "persons")
        return [Stale(_text(key), msgspec.msgpack.decode(persons, type=tuple[int, ...])) for key, persons in rows]

    def mark(self, stale: Stale) -> None:
        persons = msgspec.msgpack.encode(stale.persons)
        RatingStale.objects.create(ladder=self.row, key=stale.key.encode(), persons=persons)

    def fresh(self) -> None:
        RatingStale.objects.filter(ladder=self.row).delete()

    def checkpoint_before(self, key: str) -> Checkpoint | None:
        found = self._checkpoints.filter(key__lt=key.encode()).order_by("-key").first()
        return Checkpoint(_text(found.key), found.events, found.size, bytes(found.data)) if found else None

    def checkpoints(self) -> Sequence[tuple[str, int]]:
        return [(_text(key), events) for key, events in self._checkpoints.values_list("key", "events")]

    def keep(self, checkpoint: Checkpoint) -> None:
        values = {"events": checkpoint.events, "size": checkpoint.size, "data": checkpoint.data}
        RatingCheckpoint.objects.update_or_create(ladder=self.row, key=checkpoint.key.encode(), defaults=values)

    def forget(self, keys: Iterable[str]) -> None:
        self._checkpoints.filter(key__in=[key.encode() for key in keys]).delete()

    def forget_from(self, key: str) -> None:
        self._checkpoints.filter(key__gte=key.encode()).delete()

    # What came out ----------------------------------------------------------------------------------------------------

    def write_moves(self, rows: Iterable[tuple[str, bytes]]) -> None:
        with connection.cursor() as cursor:
            cursor.executemany(_MOVED, [(moves, int(name)) for name, moves in rows])

    def moves(self, name: str) -> bytes | None:
        found = self._counted.filter(event_id=int(name)).values_list("moves", flat=True).first()
        return bytes(found) if found is not None else None

    def write_places(self, list_: int, places: Iterable[Place]) -> None:
        rows = [(self.row.pk, list_, one.person, one.rating, one.games) for one in places]
        with connection.cursor() as cursor:
            cursor.executemany(_PLACED, [row for row in rows if row[4]])
            cursor.executemany(_LEFT, [row[:3] for row in rows if not row[4]])

    def clear_places(self) -> None:
        Rating.objects.filter(ladder=self.row).delete()

    def places(self, list_: int) -> Sequence[Place]:
        found = Rating.objects.filter(ladder=self.row, which=list_).order_by("-rating", "person")
        return [Place(*row) for row in found.values_list("person", "rating", "games")]


def _text(key: bytes | memoryview[int]) -> str:
    return bytes(key).decode()


def _final(person: int, into: Mapping[int, int]) -> int:
    while person in into:
        person = into[person]
    return person
