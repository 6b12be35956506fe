"""Points of places by discretion (001 12.4): they follow the league's book, the event's listing, and who is who."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.db.models import Q

from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.seasons.league_book import LeagueBook, events_of
from topcut.web.seasons.leagues import book as books
from topcut.web.seasons.leagues.who import by_key
from topcut.web.seasons.models import Counted, Entry, League, Person
from topcut.web.seasons.models_leagues import Judged
from topcut.web.seasons.persons.merging import Follower
from topcut.web.seasons.projecting import SEASON
from topcut.web.store.models import Event
from topcut.web.store.projections import Projection


def judge(league: League, book: LeagueBook) -> None:
    """Everything that a book gives, as it stands now."""
    played = {one.event: one for one in books.played_in(league)}
    booked = [played[one.event] for one in book.event if one.places and one.event in played]
    ids = dict(Counted.objects.filter(event__slug__in=played).values_list("event__slug", "event_id"))
    found = events_of(books.program_of(league), book, booked)
    people = by_key(who for one in found for who in one.results)
    Judged.objects.filter(event__in=ids.values()).delete()
    Judged.objects.bulk_create(
        Judged(event_id=ids[one.event], person=people[who], points=result.points)
        for one in found
        for who, result in one.results.items()
        if result.points is not None
    )


def _again(events: Iterable[int]) -> None:
    """Of these events, out of the books of the leagues that they are listed for now."""
    rows = list(Counted.objects.filter(event__in=list(events)).exclude(league="").values_list("league", "program"))
    for slug, program in sorted(set(rows)):
        for league in League.objects.filter(slug=slug, program=program, kept__isnull=False).select_related("kept"):
            judge(league, books.book_of(league))


def _write(row: Event, now: Tournament) -> None:
    """An event that left its league, or is not over any more, gives what it gives by itself."""
    Judged.objects.filter(event=row).delete()
    _again([row.pk])


def _kept(row: Event) -> object:
    return list(Judged.objects.filter(event=row).order_by("person").values_list("person", "points"))


def _may_change(records: Sequence[Record]) -> bool:
    return SEASON.rests_on(records)


def _follow(gone: Person) -> None:
    rows = Judged.objects.filter(Q(person=gone) | Q(event__in=Entry.objects.filter(person=gone).values("event")))
    _again(set(rows.values_list("event_id", flat=True)))


JUDGED = Projection("judged", _may_change, _write, _kept)
FOLLOWS = Follower("judged", lambda gone, _: _follow(gone), _follow)
