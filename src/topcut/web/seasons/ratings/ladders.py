"""The ladders of the site: by which rules each goes, what is counted at once, and what waits for a full refresh."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime, time, timedelta
from hashlib import sha256

from msgspec import Struct

from topcut.desk.ports import SystemClock
from topcut.programs.load import build, load, names
from topcut.programs.model import Program
from topcut.seasons.rating.engine import moved
from topcut.seasons.rating.games import unpacked
from topcut.seasons.rating.ladder import Ladder
from topcut.seasons.rating.of_program import rules_of
from topcut.seasons.rating.port import Stale
from topcut.seasons.rating.rules import RatingRules
from topcut.web.seasons.models import Counted as EventCounted
from topcut.web.seasons.models import Entry, Person
from topcut.web.seasons.models_ratings import RatedEvent, Rating, RatingLadder, RatingStale
from topcut.web.seasons.ratings.store import SiteRatings

AT_ONCE = 5_000  # events that are rated again while somebody waits for the page; more is done by night


def known_program(program: Program) -> Program:
    """Ratings go by the program that comes with Topcut where an event brings one of its name: nobody's own figures."""
    return load(program.name) if program.name in names() else program


def program_of(row: RatingLadder) -> Program:
    return load(row.program) if row.program in names() else build(row.source or {})


def rules(row: RatingLadder) -> RatingRules:
    return rules_of(program_of(row))


def ladder_of(row: RatingLadder) -> Ladder:
    return Ladder(SiteRatings(row), rules(row))


def row_for(program: Program, game: str) -> RatingLadder:
    """The ladder of a game, made with the first event of it."""
    source = None if program.name in names() else program.source
    return RatingLadder.objects.get_or_create(program=program.name, game=game, defaults={"source": source})[0]


_together: ContextVar[bool] = ContextVar("together", default=False)


@contextmanager
def counted_together() -> Iterator[None]:
    """Inside, ratings are only marked as overtaken: of many events that change, all are counted once, afterwards."""
    before = _together.set(True)
    try:
        yield
    finally:
        _together.reset(before)


def bring_up_to_date(row: RatingLadder) -> bool:
    """Count again what is overtaken, where it is little; whether everything stands as it should."""
    if _together.get():
        return False
    ladder = ladder_of(row)
    with ladder.store.transaction():
        stale = ladder.store.stale()
        if stale and ladder.store.events_from(min(one.key for one in stale)) > AT_ONCE:
            return False
        ladder.refresh()
    return True


# Full refresh ---------------------------------------------------------------------------------------------------------


class Counted(Struct, frozen=True):
    """What a full refresh did: how many events had waited, and how many were rated."""

    waited: int
    events: int


def refresh_all() -> Counted:
    """Everything that waits or is overtaken, in all ladders."""
    done = [_refresh(row) for row in RatingLadder.objects.all()]
    return Counted(sum(one.waited for one in done), sum(one.events for one in done))


def _refresh(row: RatingLadder) -> Counted:
    ladder = ladder_of(row)
    with ladder.store.transaction():
        waiting = list(RatedEvent.objects.filter(ladder=row, waits=True).order_by("key"))
        for one in waiting:
            ladder.record(bytes(one.key).decode(), str(one.event_id), unpacked(bytes(one.games)))
        rated = ladder.refresh().events
        RatingLadder.objects.filter(pk=row.pk).update(refreshed=SystemClock().now())
    return Counted(len(waiting), rated)


def anything_waits() -> bool:
    return RatedEvent.objects.filter(waits=True).exists() or RatingStale.objects.exists()


NIGHT = time(3, 0)  # UTC
EVERY = 300  # seconds between two looks whether it is time


def by_night(now: datetime | None = None) -> bool:
    """The full refresh of the night, the first time that somebody looks after three; whether anything was counted.

    What came in since then waits for the next one.
    """
    now = now or datetime.now(UTC)
    last = now.replace(hour=NIGHT.hour, minute=NIGHT.minute, second=0, microsecond=0)
    last = last if last <= now else last - timedelta(days=1)
    came = EventCounted.objects.filter(event__rated_event__waits=True, finished__lt=f"{last:%Y-%m-%dT%H:%M}").exists()
    if not came and not RatingStale.objects.exists():
        return False
    refresh_all()
    return True


def made_anew() -> list[str]:
    """Rate everything again from the first event on; the ladders in which something stood otherwise."""
    return [str(row) for row in RatingLadder.objects.all() if _differed(row)]


def _differed(row: RatingLadder) -> bool:
    ladder = ladder_of(row)
    with ladder.store.transaction():
        ladder.refresh()
        before = _told(row)
        ladder.refresh_all()
        return _told(row) != before


def _told(row: RatingLadder) -> bytes:
    """A seal of all that stands there: millions of games are not held in memory twice to be compared."""
    seal = sha256()
    places = (
        Rating.objects.filter(ladder=row).order_by("which", "person").values_list("which", "person", "rating", "games")
    )
    for place in places.iterator():
        seal.update(f"{place}".encode())
    moves = RatedEvent.objects.filter(ladder=row, waits=False).order_by("key").values_list("event", "moves")
    for event, data in moves.iterator():
        seal.update(f"{event} {len(data or b'')} ".encode() + bytes(data or b""))
    return seal.digest()


# Persons who are one --------------------------------------------------------------------------------------------------


def people_merged(person: Person, into: Person) -> None:
    """Inside the transaction that makes two persons one: their ratings are counted again as those of one."""
    _overtaken(person, {person.pk, into.pk})


def people_apart(person: Person) -> None:
    """Inside the transaction in which somebody is on their own again."""
    _overtaken(person, {person.pk})


def _overtaken(person: Person, persons: set[int]) -> None:
    """From the first event on in which somebody played, in every ladder."""
    players = _parts_of(person)
    for row in RatingLadder.objects.all():
        store = SiteRatings(row)
        with store.transaction():
            first = next((one for one in _events_of(row, players) if not players.isdisjoint(_players(one))), None)
            if first is not None:
                others = moved(bytes(first.moves)).players if first.moves else ()  # under whose name it was counted
                store.mark(Stale(bytes(first.key).decode(), tuple({*persons, *others})))
                bring_up_to_date(row)


def _parts_of(person: Person) -> set[int]:
    """The persons that somebody is made of."""
    found, more = {person.pk}, {person.pk}
    while more := set(Person.objects.filter(merged_into__in=more).values_list("pk", flat=True)) - found:
        found |= more
    return found


def _players(one: RatedEvent) -> Iterable[int]:
    return unpacked(bytes(one.games)).players


def _events_of(row: RatingLadder, persons: set[int]) -> Iterable[RatedEvent]:
    """Those of a ladder in which one of these persons stands, whoever they are now: the first of them first."""
    into = Person.objects.filter(pk__in=persons).exclude(merged_into=None).values_list("merged_into", flat=True)
    events = Entry.objects.filter(person__in={*persons, *into}).values("event")
    return RatedEvent.objects.filter(ladder=row, waits=False, event__in=events).order_by("key")
