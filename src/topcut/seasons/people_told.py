"""People over many events: where each played and how they did, and the byes and head starts that they earned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from topcut.programs.model import Program
from topcut.seasons.badges import BadgeHeld, Did, badges_of
from topcut.seasons.happened import Happened
from topcut.seasons.league import Who
from topcut.seasons.records import Record


class PlaceTaken(Struct, frozen=True):
    """Somebody's place in an event; none where no rounds were played."""

    event: str
    day: str
    game: str
    place: int | None
    to: int | None
    players: int


class PersonTold(Struct, frozen=True):
    """Somebody over all events."""

    player: Who
    name: str
    events: int
    wins: int
    losses: int
    draws: int
    places: tuple[PlaceTaken, ...]
    badges: tuple[BadgeHeld, ...] = ()  # for what they played: files know no accounts that direct and judge


class PeopleAnswer(Struct, frozen=True):
    """Everybody who played."""

    program: str
    people: tuple[PersonTold, ...]


def people_answer(program: Program, happened: Iterable[Happened]) -> PeopleAnswer:
    """By handle."""
    names: dict[Who, str] = {}
    places: dict[Who, list[PlaceTaken]] = {}
    records: dict[Who, list[Record]] = {}
    did: dict[Who, list[Did]] = {}
    for one in sorted(happened, key=lambda one: (one.outcome.day, one.event)):
        found = one.outcome
        for placed in found.placed:
            who = one.who[placed.player]
            names[who] = one.names.get(who) or names.get(who, "")
            taken = PlaceTaken(one.event, found.day, found.game, placed.place, placed.to, found.players)
            places.setdefault(who, []).append(taken)
            records.setdefault(who, []).append(placed.record)
            won = bool(found.sanction.sanctioned) and placed.place == placed.to == 1
            did.setdefault(who, []).append(Did("played", found.level, found.day, found.region, won))
    people = (_person(who, names, places[who], records[who]) for who in sorted(places))
    told = (replace(one, badges=badges_of(program, did[one.player])) for one in people)
    return PeopleAnswer(program.name, tuple(told))


def _person(who: Who, names: Mapping[Who, str], places: Sequence[PlaceTaken], records: Sequence[Record]) -> PersonTold:
    return PersonTold(
        player=who,
        name=names[who],
        events=len(places),
        wins=sum(one.wins for one in records),
        losses=sum(one.losses for one in records),
        draws=sum(one.draws for one in records),
        places=tuple(places),
    )


# Byes and head starts -------------------------------------------------------------------------------------------------


class EarnedTold(Struct, frozen=True):
    """A bye or a head start, and what became of it."""

    player: Who
    kind: str
    rounds: tuple[int, ...]
    points: int
    into: str  # a level
    earned_in: str
    since: str
    until: str | None
    game: str
    state: str  # held, used, expired
    used_in: str
    clause: str


class ByesAnswer(Struct, frozen=True):
    """Everything that was earned, by person."""

    program: str
    on: str  # the day by which it is expired or not
    byes: tuple[EarnedTold, ...]


def byes_answer(program: str, happened: Sequence[Happened], on: str) -> ByesAnswer:
    """What a later event of its level was entered with is used, the one that ends first before others."""
    order = sorted(happened, key=lambda one: (one.outcome.day, one.event))
    held: list[EarnedTold] = []
    for one in order:
        for who in sorted(one.entered_with):
            _use(held, who, one)
        held += _earned_in(one)
    told = tuple(_expired(one, on) for one in held)
    return ByesAnswer(program, on, tuple(sorted(told, key=lambda one: (one.player, one.since, one.into))))


def _use(held: list[EarnedTold], who: Who, event: Happened) -> None:
    found = event.outcome
    open_ = [
        (one.until or "9", number)
        for number, one in enumerate(held)
        if (one.player, one.into, one.game, one.state) == (who, found.level, found.game, "held")
        and one.since <= found.day <= (one.until or "9")
    ]
    if open_:
        _, number = min(open_)
        held[number] = replace(held[number], state="used", used_in=event.event)


def _earned_in(event: Happened) -> list[EarnedTold]:
    return [
        EarnedTold(
            player=event.who[placed.player],
            kind=one.kind,
            rounds=one.rounds,
            points=one.points,
            into=one.into,
            earned_in=event.event,
            since=event.outcome.day,
            until=one.until,
            game=event.outcome.game,
            state="held",
            used_in="",
            clause=one.clause,
        )
        for placed in event.outcome.placed
        for one in placed.earned
    ]


def _expired(one: EarnedTold, on: str) -> EarnedTold:
    over = one.state == "held" and bool(on) and bool(one.until) and (one.until or "") < on
    return replace(one, state="expired") if over else one
