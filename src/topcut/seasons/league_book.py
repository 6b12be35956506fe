"""A league director's book: what was announced, what of the events only the director knows, the halves that are closed.

Points and places are not in it: they come out of the events. Book and events together answer everything about a league,
on the site and over a folder of files alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from topcut.play.chance import Chance
from topcut.programs.model import Program
from topcut.seasons.bonus import bonus
from topcut.seasons.league import LeagueEvent, LeagueResult, Plan, Who
from topcut.seasons.points import Placing, points_of
from topcut.seasons.ranked import Ranked

TABLE = "league"  # of a program's points


class OwnScheme(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A bonus that the director devised (12.5)."""

    name: str
    points: int
    words: str = ""


class BookedEvent(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What of an event stands in no journal."""

    event: str
    block: int = 0  # 1 = the first; 0 = by its day
    places: Mapping[Who, int] = {}  # by discretion, where its format has none (12.4)
    headquarters: Mapping[Who, str] = {}  # or affiliation, of the deck that was played
    missions: Mapping[Who, tuple[str, ...]] = {}  # that were completed
    bonus: Mapping[Who, Mapping[str, int]] = {}  # by scheme: 1, or how many
    entered: bool = False  # its bonus points are in, even if nobody has any


class Closed(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A block that is over, and how everybody was ranked then."""

    block: int  # 1 = the first
    ranked: tuple[Ranked, ...]
    on: str = ""


class LotDrawn(Struct, frozen=True, forbid_unknown_fields=True):
    """A draw between people who were level: anybody can make it again (12.6)."""

    block: int
    seed: str
    among: tuple[Who, ...]
    lots: tuple[Who, ...]  # the best first


class LeagueBook(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One league in one season."""

    name: str
    schedule: str
    qualify: tuple[int, ...] = ()
    title: str = ""
    program: str = ""
    season: str = ""
    game: str = ""  # of the program; "" = any of them
    director: Who = ""
    schemes: tuple[str, ...] = ()  # of the program, those in use
    own: tuple[OwnScheme, ...] = ()
    event: tuple[BookedEvent, ...] = ()
    closed: tuple[Closed, ...] = ()
    draw: tuple[LotDrawn, ...] = ()
    people: Mapping[str, Who] = {}  # a journal's keys of people → their handles

    def booked(self, event: str) -> BookedEvent:
        return next((one for one in self.event if one.event == event), BookedEvent(event))


class Played(Struct, frozen=True):
    """An event that is over, as a league sees it."""

    event: str
    title: str
    day: str
    places: Mapping[Who, int]
    points: Mapping[Who, int]  # of the league's table


def plan_of(book: LeagueBook) -> Plan:
    return Plan(
        schedule=book.schedule,
        qualify=book.qualify,
        blocks={one.event: one.block - 1 for one in book.event if one.block},
        closed=len(book.closed),
        lots={one.block - 1: one.lots for one in book.draw},  # of several draws of a block the last one
        fixed={one.block - 1: one.ranked for one in book.closed},
    )


def drawn(block: int, seed: str, among: Iterable[Who]) -> LotDrawn:
    """Lots for people who are level; whoever has the seed draws the same."""
    level = tuple(sorted(among))
    return LotDrawn(block, seed, level, tuple(Chance(f"{seed}/{block}").shuffled(level)))


def is_as_drawn(lot: LotDrawn) -> bool:
    """Whether a recorded draw is what its seed gives."""
    return drawn(lot.block, lot.seed, lot.among) == lot


def events_of(program: Program, book: LeagueBook, played: Iterable[Played]) -> list[LeagueEvent]:
    """The league's events with points and bonus."""
    return [_event(program, book, one) for one in played]


def _event(program: Program, book: LeagueBook, one: Played) -> LeagueEvent:
    said = book.booked(one.event)
    placed = {**one.places, **{who: place for who, place in said.places.items() if who in one.places}}
    results = {
        who: LeagueResult(
            points=_points(program, one, said, who, place),
            place=place,
            bonus=bonus_points(program, book, said.bonus.get(who, {})),
        )
        for who, place in placed.items()
    }
    return LeagueEvent(one.event, one.day, results)


def _points(program: Program, one: Played, said: BookedEvent, who: Who, place: int) -> int | None:
    if who not in said.places:
        return one.points.get(who)
    players = len(one.places)
    return points_of(program, TABLE, Placing(players, min(place, players))).points


def bonus_points(program: Program, book: LeagueBook, numbers: Mapping[str, int]) -> int:
    """Of the schemes in use only (12.5)."""
    known: set[str] = {one.name for one in program.bonuses}
    used = {name: number for name, number in numbers.items() if name in book.schemes and name in known}
    own = sum(one.points * numbers.get(one.name, 0) for one in book.own)
    return own + ((bonus(program, used).points or 0) if used else 0)


# What can be known without the director -----------------------------------------------------------------------------


def foreseen_bonus(book: LeagueBook, played: Sequence[Played], event: str) -> dict[Who, dict[str, int]]:
    """What the schemes in use are worth to everybody, as far as events and declarations tell."""
    order = in_order(played)
    at = next(number for number, one in enumerate(order) if one.event == event)
    before, now = order[:at], order[at]
    found = {who: _foreseen(book, before, now, who) for who in now.places}
    return {who: {name: number for name, number in one.items() if name in book.schemes} for who, one in found.items()}


def _foreseen(book: LeagueBook, before: Sequence[Played], now: Played, who: Who) -> dict[str, int]:
    last = next((number for number, one in enumerate(reversed(before)) if who in one.places), None)
    found = {"first-event": 1} if last is None else {"missed": last} if last else {}
    said, told = book.booked(now.event), [book.booked(one.event) for one in before]
    home = said.headquarters.get(who, "")
    if home and home not in {one.headquarters.get(who) for one in told}:
        found["new-headquarters"] = 1
        if told and home not in told[-1].headquarters.values():
            found["unused-last-event"] = 1
    done = {mission for one in told for missions in one.missions.values() for mission in missions}
    if fresh := len(set(said.missions.get(who, ())) - done):
        found["new-missions"] = fresh
    return found


def in_order(played: Iterable[Played]) -> list[Played]:
    return sorted(played, key=lambda one: (one.day, one.event))


class Tallied(Struct, frozen=True):
    """A mission that is done for this season: where, and by whom first (12.5.3)."""

    mission: str
    event: str
    who: tuple[Who, ...]


def tally(book: LeagueBook, played: Iterable[Played]) -> tuple[Tallied, ...]:
    """The sheet that players see before an event."""
    found: dict[str, Tallied] = {}
    for one in in_order(played):
        done: dict[str, list[Who]] = {}
        for who, missions in sorted(book.booked(one.event).missions.items()):
            for mission in missions:
                done.setdefault(mission, []).append(who)
        for mission, people in done.items():
            found.setdefault(mission, Tallied(mission, one.event, tuple(people)))
    return tuple(sorted(found.values(), key=lambda one: one.mission.casefold()))
