"""What events moved, out of what their ladder keeps: by event, and by person over time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from topcut.seasons.rating.engine import Moved
from topcut.seasons.rating.engine import moved as unpacked_moves
from topcut.seasons.rating.games import KINDS, Played, unpacked, with_merged
from topcut.seasons.rating.history import point_of
from topcut.seasons.rating.rules import RatingRules
from topcut.web.seasons.models import Entry, Person
from topcut.web.seasons.models_ratings import RatedEvent
from topcut.web.seasons.ratings.store import SiteRatings
from topcut.web.seasons.ratings.words import Board
from topcut.web.store.models import Event


class Step(Struct, frozen=True):
    """An event that moved somebody's rating."""

    event: Event
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
    for rated in _events_of(board, wanted, latest):
        moves, place = moves_of(rated), list_in(board.rules, rated.kind, board.at)
        if moves is None or place is None:
            continue
        day = rated.key_text.partition(" ")[0]
        for person in wanted.intersection(moves.players):
            point = point_of(moves, person, "", day, place)
            if point is not None:
                found[person].append(Step(rated.event, day, point.before, point.after))
    return {person: those[-latest:] for person, those in found.items()}


def _events_of(board: Board, persons: set[int], latest: int) -> Iterable[RatedEvent]:
    """Who played where is asked first, and nothing else is read of events that are not wanted."""
    kinds = [kind for kind in KINDS if board.at in board.rules.lists_of(kind)]
    counts = {"rated_event__ladder": board.ladder, "rated_event__waits": False, "rated_event__kind__in": kinds}
    entries = Entry.objects.filter(person__in=persons, **{f"event__{name}": value for name, value in counts.items()})
    played: dict[int, list[tuple[bytes, int]]] = {}
    for person, event, key in entries.values_list("person", "event", "event__rated_event__key"):
        played.setdefault(person, []).append((bytes(key), event))
    wanted = {event for those in played.values() for _, event in sorted(those)[-latest:]}
    rows = RatedEvent.objects.filter(event__in=wanted).select_related("event").order_by("key")
    return rows.only("key", "kind", "moves", "event__slug", "event__title")


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


def risen(board: Board, first: str, last: str) -> list[tuple[int, int, int]]:
    """Who rose from the first of these days to the last: person, by how much, in how many events; the most first."""
    found: dict[int, tuple[int, int]] = {}
    events = RatedEvent.objects.filter(ladder=board.ladder, waits=False, key__gte=first.encode(), key__lt=last.encode())
    for kind, data in events.values_list("kind", "moves").iterator(chunk_size=1000):
        place = list_in(board.rules, kind, board.at)
        if place is None or data is None:
            continue
        moves = unpacked_moves(bytes(data))
        for person, before, after in zip(moves.players, moves.before[place], moves.after[place], strict=True):
            by, count = found.get(person, (0, 0))
            found[person] = by + after - before, count + 1
    rows = [(person, by, count) for person, (by, count) in found.items() if by > 0]
    return sorted(rows, key=lambda row: (-row[1], row[2], row[0]))


def people(keys: Iterable[int]) -> dict[int, Person]:
    return Person.objects.select_related("region").in_bulk(set(keys))
