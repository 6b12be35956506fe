"""What events moved, out of what their ladder keeps: by event, and by person over time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sized
from itertools import islice

import numpy as np
from django.db import connection
from msgspec import Struct

from topcut.seasons.rating.engine import Moved, rises
from topcut.seasons.rating.engine import moved as unpacked_moves
from topcut.seasons.rating.games import KINDS, Played, unpacked, with_merged
from topcut.seasons.rating.history import point_of
from topcut.seasons.rating.rules import RatingRules
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_ratings import RatedEvent
from topcut.web.seasons.ratings.store import SiteRatings
from topcut.web.seasons.ratings.words import Board

_ALL = 2**31 - 1
_AT_ONCE = 4096  # events that are read at once
_PLAYED = """WITH played AS (
  SELECT entry.event_id, row_number() OVER (PARTITION BY entry.person_id ORDER BY rated.key DESC) AS nth
  FROM topcut_entry entry JOIN topcut_rated_event rated ON rated.event_id = entry.event_id
  WHERE entry.person_id IN ({persons}) AND rated.ladder_id = %s AND rated.kind IN ({kinds}) AND NOT rated.waits)
SELECT DISTINCT event_id FROM played WHERE nth <= %s"""


class Named(Struct, frozen=True):
    """An event, as far as a list names it."""

    pk: int
    slug: str
    title: str


class Step(Struct, frozen=True):
    """An event that moved somebody's rating."""

    event: Named
    day: str
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before


def list_in(rules: RatingRules, kind: str, at: int) -> int | None:
    """Where an event of a kind keeps what it moved in a list; None where it moves another one."""
    lists = rules.lists_of(kind)
    return lists.index(at) if at in lists else None


def moves_of(rated: RatedEvent) -> Moved | None:
    return unpacked_moves(bytes(rated.moves)) if rated.moves else None


def steps(board: Board, persons: Iterable[int], latest: int = 0) -> dict[int, list[Step]]:
    """What moved these persons in a list, in the order of the events; only so many of the latest, or all."""
    wanted = set(persons)
    found: dict[int, list[Step]] = {person: [] for person in wanted}
    rows = RatedEvent.objects.filter(event__in=_events_of(board, wanted, latest)).order_by("key")
    columns = rows.values_list("key", "kind", "moves", "event", "event__slug", "event__title")
    for key, kind, data, event, slug, title in columns:
        place = list_in(board.rules, kind, board.at)
        if place is None or data is None:
            continue
        moves, named, day = unpacked_moves(bytes(data)), Named(event, slug, title), bytes(key)[:10].decode()
        for person in wanted.intersection(moves.players):
            point = point_of(moves, person, named.slug, day, place)
            if point is not None:
                found[person].append(Step(named, day, point.before, point.after))
    return {person: those[-latest:] for person, those in found.items()}


def _events_of(board: Board, persons: set[int], latest: int) -> list[int]:
    """The latest events of each of them, found without reading what is kept of any."""
    if not persons:
        return []
    kinds = [kind for kind in KINDS if board.at in board.rules.lists_of(kind)]
    question = _PLAYED.format(persons=_marks(persons), kinds=_marks(kinds))
    with connection.cursor() as cursor:
        cursor.execute(question, [*persons, board.ladder.pk, *kinds, latest or _ALL])
        return [event for (event,) in cursor.fetchall()]


def _marks(values: Sized) -> str:
    return ", ".join(["%s"] * len(values))


class GamePlayed(Struct, frozen=True):
    """A rated game as one of its players sees it."""

    against: int  # a person
    score: int  # in halves
    share: int


def games_in(rated: RatedEvent) -> Played:
    """Its games between persons as they are now."""
    return with_merged(unpacked(bytes(rated.games)), SiteRatings(rated.ladder).persons())


def games_of(played: Played, person: int) -> Iterator[GamePlayed]:
    """The games of one of them."""
    for game in played.games:
        a, b = played.players[game.a], played.players[game.b]
        if person == a:
            yield GamePlayed(b, game.score, game.share)
        elif person == b:
            yield GamePlayed(a, 2 - game.score, game.share)


def risen(board: Board, first: str, behind: str) -> list[tuple[int, int, int]]:
    """Who rose from the first of these days to the one before the last: person, by how much, in how many events; the
    most first."""
    by, count = np.zeros((2, _highest() + 1), np.int64)
    for kind in KINDS[1:]:
        place = list_in(board.rules, kind, board.at)
        if place is None:
            continue
        events = RatedEvent.objects.filter(ladder=board.ladder, waits=False, kind=kind).exclude(moves=None)
        events = events.filter(key__gte=first.encode(), key__lt=behind.encode())
        data = events.values_list("moves", flat=True).iterator(chunk_size=_AT_ONCE)
        while some := list(islice(data, _AT_ONCE)):
            persons, moves = rises([bytes(one) for one in some if one], place)
            np.add.at(by, persons, moves)
            np.add.at(count, persons, 1)
    rose = np.flatnonzero(by > 0)
    order = np.lexsort((rose, count[rose], -by[rose]))
    return [(int(person), int(by[person]), int(count[person])) for person in rose[order]]


def _highest() -> int:
    return Person.objects.order_by("-pk").values_list("pk", flat=True).first() or 0


def people(keys: Iterable[int]) -> dict[int, Person]:
    return Person.objects.select_related("region").in_bulk(set(keys))
