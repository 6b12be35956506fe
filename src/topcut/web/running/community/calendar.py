"""What the demo's community plays and when, seen from today: two leagues, the roads of two years, evenings between."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.plan import Stage
from topcut.web.running.community.cast import BAJOR, COORDINATOR, KRONOS, LEAGUE_DIRECTOR, PLAYER

STAR_TREK, SIRLIN = "star-trek", "sirlin"
SECOND, FIRST, TRIBBLES, YOMI = "star-trek-2e", "star-trek-1e", "tribbles", "yomi"
TEROK_NOR, MARTOK = "terok-nor", "house-of-martok"
VENUE, WHY = "Quark’s Bar", "Forty seats, and Quark promises not to charge for the chairs."  # of an application
_FINALS = (Stage("swiss"), Stage("bracket", take=4))
_VENUES = {BAJOR: ("Quark’s Bar", "The Promenade", "Replimat"), KRONOS: ("Hall of Warriors", "Great Hall", "Rotarran")}
_DIRECTORS = {BAJOR: COORDINATOR, KRONOS: "Martok"}


class Planned(Struct, frozen=True):
    """An event of the calendar; it is played where its day is over."""

    title: str
    rulebook: str
    day: date
    players: int
    region: str = BAJOR
    place: str = ""
    level: str = "local"
    league: str = ""
    rounds: int = 0
    plan: tuple[Stage, ...] = ()
    everybody: bool = False  # from all regions
    favourite: str = ""  # who wins
    options: tuple[tuple[str, str], ...] = ()
    host: str = ""  # where the place is a known one

    @property
    def program(self) -> str:
        return SIRLIN if self.rulebook == YOMI else STAR_TREK

    @property
    def director(self) -> str:
        return _DIRECTORS[self.region]


class LeaguePlan(Struct, frozen=True):
    """A league, and its evenings in the order of its blocks."""

    slug: str
    name: str
    region: str
    director: str
    season: int  # the year in which it begins
    shape: str
    qualify: tuple[int, ...]
    evenings: tuple[Planned, ...] = ()


class Calendar(Struct, frozen=True):
    leagues: tuple[LeaguePlan, ...]
    events: tuple[Planned, ...]  # all of them, the earliest first


def calendar_of(today: date) -> Calendar:
    leagues = (_before(today), _terok_nor(today), _martok(today))
    found = [one for league in leagues for one in league.evenings]
    found += [*_road(today.year - 1, today), *_road(today.year, today), *_between(today)]
    return Calendar(leagues, tuple(sorted(found, key=lambda one: (one.day, one.title))))


# Leagues --------------------------------------------------------------------------------------------------------------


def _season(today: date) -> int:
    """The year in which the latest season of a league began; from April to September it is over."""
    return today.year if today.month >= 10 else today.year - 1


def _days(today: date, played: int, all_of_them: int, every: int, since: int) -> list[date]:
    """So many of them played by now, the latest of these so many days ago; those of a season that is over all."""
    last = date(_season(today) + 1, 3, 20)
    if today > last:
        return [last - timedelta(days=every * (all_of_them - 1 - number)) for number in range(all_of_them)]
    latest = today - timedelta(days=since)
    found = [latest + timedelta(days=every * (number - played + 1)) for number in range(min(played + 2, all_of_them))]
    return [day for day in found if day <= last]


def _terok_nor(today: date) -> LeaguePlan:
    days = _days(today, 7, 12, 14, 5)
    return _league(LeaguePlan(TEROK_NOR, "Terok Nor", BAJOR, LEAGUE_DIRECTOR, _season(today), "4+4+4", (3, 3)), days)


def _martok(today: date) -> LeaguePlan:
    days = _days(today, 5, 6, 28, 9)
    return _league(LeaguePlan(MARTOK, "House of Martok", KRONOS, "Martok", _season(today), "4+2", (4,)), days)


def _before(today: date) -> LeaguePlan:
    """The season before, all of it."""
    begun = _season(today) - 1
    days = [date(begun, 10, 11) + timedelta(days=28 * number) for number in range(6)]
    plan = LeaguePlan(f"{TEROK_NOR}-{begun}", "Terok Nor", BAJOR, LEAGUE_DIRECTOR, begun, "4+2", (4,))
    return _league(plan, days, f" {begun}")


def _league(plan: LeaguePlan, days: list[date], year: str = "") -> LeaguePlan:
    evenings = tuple(
        Planned(
            title=f"{plan.name}{year}, evening {number}",
            rulebook=SECOND,
            day=day,
            players=7 + (number * 5 + len(plan.name)) % 4,
            region=plan.region,
            place=_VENUES[plan.region][number % 3],
            league=plan.slug,
            rounds=3,
        )
        for number, day in enumerate(days, start=1)
    )
    return replace(plan, evenings=evenings)


# The road -------------------------------------------------------------------------------------------------------------


def _road(year: int, today: date) -> Iterator[Planned]:
    """Regionals, continentals, the Worlds; of the year before only the one game."""
    yield _stop("Bajor Regional", SECOND, date(year, 3, 21), 11, "regional", BAJOR, "The Promenade")
    yield _stop("Alpha Quadrant Continental", SECOND, date(year, 7, 11), 14, "continental", BAJOR, "Starbase 375")
    yield Planned(f"World Championships {year}", SECOND, date(year, 9, 19), 16, KRONOS, "Hall of Warriors", "world",
                  plan=_FINALS, everybody=True)  # fmt: skip
    if year < today.year:
        return
    yield _stop("First City Regional", SECOND, date(year, 4, 25), 9, "regional", KRONOS, "Great Hall")
    yield _stop("Trill Regional", SECOND, date(year, 5, 16), 22, "regional", BAJOR, "Hoobishan Baths", everybody=True)
    yield _stop("Bajor Regional, First Edition", FIRST, date(year, 5, 30), 6, "regional", BAJOR, "Replimat")
    yield _stop("Tribbles Regional", TRIBBLES, date(year, 4, 11), 8, "regional", BAJOR, "Quark’s Bar")
    yield _stop("Tribbles Continental", TRIBBLES, date(year, 7, 12), 10, "continental", BAJOR, "Starbase 375")
    yield _stop("Tribbles World Championships", TRIBBLES, date(year, 9, 20), 12, "world", KRONOS, "Hall of Warriors")


def _stop(
    title: str, rulebook: str, day: date, players: int, level: str, region: str, place: str, *, everybody: bool = False
) -> Planned:
    return Planned(f"{title} {day.year}", rulebook, day, players, region, place, level,
                   everybody=everybody or level != "regional")  # fmt: skip


# Evenings between -----------------------------------------------------------------------------------------------------


def _between(today: date) -> Iterator[Planned]:
    def ago(days: int) -> date:
        return today - timedelta(days=days)

    yield Planned("Bajor National Championships", SECOND, ago(60), 12, BAJOR, "The Promenade", "national",
                  favourite=PLAYER)  # fmt: skip
    yield Planned("Trek Masters on Risa", SECOND, ago(101), 10, KRONOS, "Risa", "masters", everybody=True)
    yield Planned("Thursday at Quark’s", SECOND, ago(26), 8, place="Quark’s Bar", rounds=3)
    yield Planned("Sealed at Quark’s", SECOND, ago(40), 8, place="Quark’s Bar", rounds=3,
                  options=(("format", "sealed"),))  # fmt: skip
    for days in (12, 48, 75):
        yield Planned("First Edition night", FIRST, ago(days), 6 + days % 3, place="Replimat", rounds=3)
    for days in (18, 33):
        yield Planned("Tribbles night", TRIBBLES, ago(days), 8 + days % 4, KRONOS, "Rotarran")
    for days in (15, 45, 82):
        yield Planned("Yomi at the Replimat", YOMI, ago(days), 8 + days % 3, place="Replimat")
    yield Planned("Thursday at Quark’s", SECOND, today + timedelta(days=9), 8, place="Quark’s Bar", rounds=3)
