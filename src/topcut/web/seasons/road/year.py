"""A year of a program: its levels as bars, the events of each, who won what for a later one."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from msgspec import Struct

from topcut.messages.message import Message
from topcut.programs.describe import level_named, season_told
from topcut.programs.model import Program, Season
from topcut.seasons.outcome import LOCAL
from topcut.web.seasons.models import Earned, Entry, Person
from topcut.web.seasons.models_road import Stop
from topcut.web.seasons.shown import shown_name
from topcut.web.store.models import Event

PLACES = 3
_MONTHS = 12


class Badge(Struct, frozen=True):
    """What a place earned, short enough to stand behind a name."""

    words: str  # "1", "1+2", "100,000"
    into: Message


class Placed(Struct, frozen=True):
    """Somebody who came in the first places, and what it earned them."""

    place: int
    name: str
    handle: str  # of their page
    earned: tuple[Badge, ...]


class OnTheRoad(Struct, frozen=True):
    """An event of the year."""

    event: Event
    day: str
    places: tuple[Placed, ...]

    @property
    def finished(self) -> bool:
        return bool(self.event.state == "finished")


class Bar(Struct, frozen=True):
    """A season in the row of months: so many before it, its length, so many after."""

    before: int
    length: int
    after: int
    look: str  # "goal", "on", ""


class Level(Struct, frozen=True):
    """A level on the road, its seasons and its events."""

    name: str
    title: Message
    seasons: tuple[Message, ...]
    bars: tuple[Bar, ...]
    events: tuple[OnTheRoad, ...]

    @property
    def played(self) -> int:
        return sum(one.finished for one in self.events)


class Year(Struct, frozen=True):
    """The whole of it."""

    levels: tuple[Level, ...]
    goal: Level | None  # the highest that a place of another level leads to
    next: OnTheRoad | None  # the goal's event
    days: int  # until then
    players: int
    holders: tuple[Placed, ...]  # who holds something for the goal


def goal_of(program: Program) -> str:
    """ "" where no place earns anything."""
    known = {one.name: one.level or 0 for one in program.levels}
    into = {one.into for one in program.earnings}
    return max(into, key=lambda name: known.get(name, 0), default="")


def year_of(program: Program, game: str, year: int, today: date) -> Year:
    """Of one game, by the days of its events."""
    goal, stops = goal_of(program), _stops(program, game, year)
    names = _names(program, {stop.level for stop in stops})
    every = (_level(program, name, stops, goal, year, today) for name in names)
    levels = tuple(one for one in every if one.seasons or one.events)
    found = next((one for one in levels if one.name == goal), None)
    coming = next((one for one in found.events if not one.finished), None) if found else None
    people = Entry.objects.filter(event__in=[stop.event_id for stop in stops]).values("person").distinct().count()
    return Year(
        levels=levels,
        goal=found,
        next=coming,
        days=(date.fromisoformat(coming.day) - today).days if coming and coming.day else 0,
        players=people,
        holders=_holders(program, game, goal, year),
    )


def _stops(program: Program, game: str, year: int) -> list[Stop]:
    rows = Stop.objects.filter(program=program.name, game=game, day__startswith=f"{year}-", event__listed=True)
    return list(rows.exclude(level=LOCAL).select_related("event").order_by("day", "event_id"))


def _names(program: Program, played: set[str]) -> list[str]:
    """Levels on the road and those that were played, the highest first."""
    on_it = {one.level for one in program.earnings} | {one.into for one in program.earnings} | played
    known: dict[str, int] = {one.name: one.level or 0 for one in program.levels}
    return sorted((name for name in known if name in on_it), key=lambda name: -known[name])


def _level(program: Program, name: str, stops: list[Stop], goal: str, year: int, today: date) -> Level:
    seasons = [one for one in program.seasons if one.of == name]
    mine = [stop for stop in stops if stop.level == name]
    places = _places(program, [stop.event_id for stop in mine])
    return Level(
        name=name,
        title=level_named(program, name),
        seasons=tuple(season_told(one) for one in seasons),
        bars=tuple(bar for one in seasons for bar in _bars(one, name == goal, today if today.year == year else None)),
        events=tuple(OnTheRoad(stop.event, stop.day, places.get(stop.event_id, ())) for stop in mine),
    )


def _bars(season: Season, is_goal: bool, today: date | None) -> Iterable[Bar]:
    """One that goes over the end of the year is two."""
    spans = [(season.first_month, season.last_month)]
    if season.last_month < season.first_month:
        spans = [(1, season.last_month), (season.first_month, _MONTHS)]
    now = today is not None and today.month in season.months and len(season.months) < _MONTHS
    look = "goal" if is_goal else "on" if now else ""
    return [Bar(first - 1, last - first + 1, _MONTHS - last, look) for first, last in spans]


def _places(program: Program, events: list[int]) -> dict[int, tuple[Placed, ...]]:
    """The first places of each event, with what they earned."""
    rows = Entry.objects.filter(event__in=events, place__gte=1, place__lte=PLACES).select_related("person")
    earned: dict[tuple[int, int], list[Earned]] = {}
    for one in Earned.objects.filter(event__in=events).order_by("id"):
        earned.setdefault((one.event_id, one.person_id), []).append(one)
    found: dict[int, list[Placed]] = {}
    for row in rows.order_by("event", "place"):
        found.setdefault(row.event_id, []).append(
            _placed(program, row.place or 0, row.person, earned.get((row.event_id, row.person_id), []))
        )
    return {event: tuple(placed) for event, placed in found.items()}


def _placed(program: Program, place: int, person: Person, earned: list[Earned]) -> Placed:
    badges = tuple(Badge(badge(one), level_named(program, one.into)) for one in earned)
    return Placed(place, shown_name(person), person.handle, badges)


def badge(earned: Earned) -> str:
    """ "1+2", "100 000": short enough to stand behind a name."""
    return "+".join(map(str, earned.rounds)) or f"{earned.points:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")


def _holders(program: Program, game: str, goal: str, year: int) -> tuple[Placed, ...]:
    """Who earned something for this year's goal, whatever became of it since."""
    rows = Earned.objects.filter(program=program.name, game=game, into=goal, until__startswith=f"{year}-")
    return tuple(_placed(program, 0, one.person, [one]) for one in rows.select_related("person").order_by("id"))
