"""A league's book out of the database and into it; and its events, out of the rows that their ends wrote."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from django.db.models import Q, Sum
from msgspec.structs import replace

from topcut.programs.load import load
from topcut.programs.model import Program
from topcut.seasons.league import Who, to_draw
from topcut.seasons.league_book import TABLE, BookedEvent, LeagueBook, OwnScheme, Played, events_of, in_order, plan_of
from topcut.seasons.league_told import LeagueAnswer, league_answer
from topcut.seasons.years import first_day_of, season_of
from topcut.web.seasons.leagues.who import by_key
from topcut.web.seasons.models import Counted, Credit, Entry, League, Person
from topcut.web.seasons.models_leagues import Judged
from topcut.web.seasons.rulings.known import program_with_rulings


def program_of(league: League) -> Program:
    """With the rulings in force on the first day of its season: it keeps what it began with (001 13.2, 15.3)."""
    program = load(league.program)
    return program_with_rulings(program, first_day_of(program, "league", league.season))


def book_of(league: League) -> LeagueBook:
    """As it is kept: people by the keys that they have by now."""
    kept = msgspec.convert(league.kept.book, LeagueBook) if league.kept.book else LeagueBook(league.slug, league.shape)
    return replace(
        _renamed(kept, {key: person.key for key, person in by_key(_keys(kept)).items()}),
        name=league.slug,
        title=league.name,
        program=league.program,
        season=league.season,
        game=league.game,
        schedule=league.shape,
        qualify=tuple(league.qualify),
        schemes=tuple(league.schemes),
        own=tuple(msgspec.convert(one, OwnScheme) for one in league.own_schemes),
    )


def with_handles(league: League, book: LeagueBook) -> LeagueBook:
    """The same for its file: people by their handles, and who the keys in journals are."""
    mentioned = _keys(book) | {one.person.key for one in Entry.objects.filter(
        event__counted__league=league.slug).select_related("person")}  # fmt: skip
    gone = Person.objects.filter(merged_into__isnull=False).values_list("key", flat=True)
    handles = {key: person.handle for key, person in by_key(mentioned | set(gone)).items()}
    named = _renamed(book, handles)
    return replace(named, director=league.kept.director.handle, people=dict(sorted(handles.items())))


def _keys(book: LeagueBook) -> set[str]:
    """Everybody who is named in it."""
    parts = (part for one in book.event for part in (one.places, one.headquarters, one.missions, one.bonus))
    ranked = {row.who for one in book.closed for row in one.ranked}
    return {who for part in parts for who in part} | ranked | {who for one in book.draw for who in one.lots}


def _renamed(book: LeagueBook, named: Mapping[str, Who]) -> LeagueBook:
    def name(who: Who) -> Who:
        return named.get(who, who)

    def all_of(part: Mapping[Who, object]) -> dict[Who, object]:
        return {name(who): value for who, value in part.items()}

    parts = ("places", "headquarters", "missions", "bonus")
    return replace(
        book,
        event=tuple(replace(one, **{part: all_of(getattr(one, part)) for part in parts}) for one in book.event),
        closed=tuple(
            replace(one, ranked=tuple(replace(row, who=name(row.who)) for row in one.ranked)) for one in book.closed
        ),
        draw=tuple(
            replace(one, among=tuple(map(name, one.among)), lots=tuple(map(name, one.lots))) for one in book.draw
        ),
    )


# The events -----------------------------------------------------------------------------------------------------------


def played_in(league: League) -> list[Played]:
    """Its events that are over, in order."""
    program = program_of(league)
    counted = Counted.objects.filter(league=league.slug, program=league.program).select_related("event")
    counted = counted.filter(game=league.game) if league.game else counted
    rows = {one.event_id: one for one in counted if season_of(program, "league", one.day) == league.season}
    places: dict[int, dict[Who, int]] = {}
    points: dict[int, dict[Who, int]] = {}
    there = Entry.objects.filter(event__in=rows).filter(Q(place__isnull=False) | Q(event__counted__rounds=0))
    for event, key, place in there.values_list("event", "person__key", "place"):
        places.setdefault(event, {})[key] = place or rows[event].players  # without rounds everybody shares the last one
    credits = Credit.objects.filter(event__in=rows, table=TABLE).values_list("event", "person__key", "points")
    for event, key, number in credits:
        points.setdefault(event, {})[key] = number
    found = [
        Played(row.event.slug, row.event.title, row.day, places.get(pk, {}), points.get(pk, {}))
        for pk, row in rows.items()
    ]
    return in_order(found)


def lifetime_points(league: League) -> dict[Who, dict[str, int]]:
    """Of everybody who played in it, over all leagues of its program, by the days on which they were won."""
    people = Entry.objects.filter(event__counted__league=league.slug).values("person")
    credits = Credit.objects.filter(person__in=people, program=league.program, table=TABLE, event__judged__isnull=True)
    given = Judged.objects.filter(person__in=people, event__counted__program=league.program)
    found: dict[Who, dict[str, int]] = {}
    for rows in (credits, given):
        for key, day, points in rows.values_list("person__key", "event__counted__day").annotate(sum=Sum("points")):
            won = found.setdefault(key, {})
            won[day] = won.get(day, 0) + points
    return found


def answer_of(league: League, book: LeagueBook | None = None) -> LeagueAnswer:
    return league_answer(program_of(league), book or book_of(league), played_in(league), lifetime_points(league))


def must_be_drawn(league: League, book: LeagueBook, block: int) -> tuple[Who, ...]:
    """Between whom a lot has to be drawn before a block can be closed."""
    program = program_of(league)
    events = events_of(program, book, played_in(league))
    return to_draw(program, plan_of(book), events, lifetime_points(league), block)


def with_event(book: LeagueBook, event: str, change: Callable[[BookedEvent], BookedEvent]) -> LeagueBook:
    others = [one for one in book.event if one.event != event]
    return replace(book, event=(*others, change(book.booked(event))))
