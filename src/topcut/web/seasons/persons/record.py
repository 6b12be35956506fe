"""What the season's tables say of a person: events, points, titles, earned byes. Sums are made when asked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from django.db.models import Count, F, QuerySet, Sum
from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.describe import level_named
from topcut.programs.load import load, names
from topcut.programs.model import Program
from topcut.web.seasons.models import Claim, Counted, Credit, Earned, Entry, League, Person
from topcut.web.seasons.worth import with_worth
from topcut.web.store.models import Event

EVENTS = 100  # of a page


class Played(Struct, frozen=True):
    """An event, the place taken there and what it earned."""

    event: Event
    place: int  # 0 = it is not over
    to: int
    players: int
    day: str
    level: Message | None
    earned: tuple[Message, ...]


class Points(Struct, frozen=True):
    """Points of one table in one season, and in which league."""

    program: str
    table: Message
    season: str
    league: str
    slug: str  # of the league
    points: int
    events: int


class Title(Struct, frozen=True):
    """A first or second place above the local level."""

    place: int
    event: Event
    level: Message
    year: str


class Bye(Struct, frozen=True):
    """A bye or a head start that a place earned, and what became of it."""

    earned: Earned
    rounds: str  # "1+2"
    into: Message
    state: str  # held, used, given-up, expired
    used: Event | None
    place: int

    @property
    def look(self) -> str:
        """Of the word that says its state."""
        return {"used": "in", "expired": "gone"}.get(self.state, "none")


def played(person: Person, start: int = 0, *, all_events: bool = False) -> tuple[list[Played], bool]:
    """The latest first, and whether there are more; events that are not listed are shown to nobody else."""
    rows = Entry.objects.filter(person=person).select_related("event", "event__counted")
    if not all_events:
        rows = rows.filter(event__listed=True)
    found = list(rows.order_by("-event__date", "-event_id")[start : start + EVENTS + 1])
    shown = found[:EVENTS]
    events = [entry.event_id for entry in shown]
    worth = _worth(person, events)
    return [_played(entry, worth[entry.event_id]) for entry in shown], len(found) > EVENTS


def _played(entry: Entry, earned: list[Message]) -> Played:
    counted: Counted | None = getattr(entry.event, "counted", None)
    level = _level(counted.program, counted.level) if counted and counted.level != "local" else None
    players = counted.players if counted else entry.event.players
    day = counted.day if counted else entry.event.date
    return Played(entry.event, entry.place or 0, entry.shared_to or 0, players, day, level, tuple(earned))


def _worth(person: Person, events: Sequence[int]) -> Mapping[int, list[Message]]:
    """What the person earned at each of the events."""
    found: dict[int, list[Message]] = defaultdict(list)
    credits = _credits(person).filter(event__in=events).annotate(gives=F("worth"))
    for event, table, worth in credits.values_list("event", "table", "gives"):
        found[event].append(message("web-player-points", points=worth, table=table))
    for one in Earned.objects.filter(person=person, event__in=events):
        found[one.event_id].append(_earned_told(one))
    return found


def _earned_told(one: Earned) -> Message:
    into = _level(one.program, one.into)
    return message("web-player-earned", kind=one.kind, rounds=_rounds(one), points=one.points, into=into)


def _rounds(one: Earned) -> str:
    return "+".join(map(str, one.rounds))


def _credits(person: Person) -> QuerySet[Credit]:
    return with_worth(Credit.objects.filter(person=person))


def points(person: Person) -> list[Points]:
    """By table and season, the latest first; leagues apart."""
    rows = (
        _credits(person)
        .values("program", "table", "season", "league")
        .annotate(sum=Sum("worth"), events=Count("event"))
        .order_by("-season", "program", "table", "league")
    )
    leagues = dict(League.objects.filter(slug__in={row["league"] for row in rows}).values_list("slug", "name"))
    return [
        Points(
            _titled(row["program"]),
            message("web-player-table", table=row["table"]),
            row["season"],
            leagues.get(row["league"], row["league"]),
            row["league"] if row["league"] in leagues else "",
            row["sum"],
            row["events"],
        )
        for row in rows
    ]


def lifetime(person: Person) -> list[Points]:
    """All that was ever earned in each table, over all leagues and seasons."""
    rows = _credits(person).values("program", "table")
    sums = rows.annotate(sum=Sum("worth"), events=Count("event")).order_by("program", "table")
    return [
        Points(_titled(r["program"]), message("web-player-table", table=r["table"]), "", "", "", r["sum"], r["events"])
        for r in sums
    ]


def titles(person: Person) -> list[Title]:
    """Who won an event above the local level that counted, or came second; shared places are no title."""
    rows = Entry.objects.filter(person=person, place__in=(1, 2), event__counted__sanctioned=True, event__listed=True)
    rows = rows.exclude(event__counted__level="local").select_related("event", "event__counted")
    return [
        Title(entry.place or 0, entry.event, _level(counted.program, counted.level), counted.day[:4])
        for entry in rows.order_by("place", "-event__date")
        if entry.place == entry.shared_to and (counted := entry.event.counted)
    ]


def byes(person: Person, today: str, *, all_events: bool = False) -> list[Bye]:
    """Those that are held first."""
    rows = Earned.objects.filter(person=person).select_related("event").order_by("-since", "id")
    earned = list(rows if all_events else rows.filter(event__listed=True))
    claims = {
        claim.earned: claim
        for claim in Claim.objects.filter(earned__in=[one.id for one in earned]).select_related("event")
    }
    places = dict(Entry.objects.filter(person=person).values_list("event", "place"))
    found = [_bye(one, claims.get(one.id), today, places.get(one.event_id) or 0) for one in earned]
    return sorted(found, key=lambda one: one.state != "held")


def _bye(one: Earned, claim: Claim | None, today: str, place: int) -> Bye:
    state = "held" if not one.until or one.until >= today else "expired"
    if claim is not None:
        state = "given-up" if claim.forfeited else "used"
    return Bye(one, _rounds(one), _level(one.program, one.into), state, claim.event if claim else None, place)


def _level(program: str, level: str) -> Message:
    known = _program(program)
    return level_named(known, level) if known else message("programname-level", level=level, title="")


def _titled(program: str) -> str:
    known = _program(program)
    return known.title if known else program


def _program(name: str) -> Program | None:
    return load(name) if name in names() else None


def totals(rows: Iterable[Points]) -> int:
    return sum(row.points for row in rows)
