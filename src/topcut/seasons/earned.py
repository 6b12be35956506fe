"""What a placing earns for a later event: byes, and head starts in Tribbles, with the day until which they hold."""

from __future__ import annotations

from datetime import date

from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.describe import level_named
from topcut.programs.model import Earning, Program
from topcut.seasons.asked import clauses, must_be_game, must_be_level, must_have_played, not_of_program
from topcut.seasons.sanction import least_players
from topcut.seasons.years import days_of


class Earned(Struct, frozen=True, omit_defaults=True):
    """A bye or a head start: where it holds, and until when if the day of the event is known."""

    kind: str
    into: str
    until: str | None
    when: str  # same-year, next-year, next
    anywhere: bool  # on any continent
    clause: str
    rounds: tuple[int, ...] = ()
    points: int = 0


class EarnsAnswer(Struct, frozen=True):
    """Everything that one placing earns; nothing, and why."""

    program: str
    level: str
    game: str
    place: int
    players: int
    earns: tuple[Earned, ...]
    clause: str = ""
    why: Message | None = None


def earns(program: Program, level: str, game: str, players: int, place: int, day: date | None = None) -> EarnsAnswer:
    """What a place of so many players earns at a level."""
    must_be_level(level)
    must_be_game(program, game)
    must_have_played(place, players)
    mine = [one for one in program.earnings if one.level == level and game in one.games]
    given = [one for one in mine if one.place == place and players > one.above]
    why = _too_few(program, game, players) or not_of_program(program, game)
    if why is None and not given:
        why = _nothing(program, level, game, place, mine)
    clause = clauses(one.clause for one in given or mine)
    if why is not None:
        given = []
    found = tuple(_earned(program, one, day) for one in given)
    if found and day is not None and why is None and all(one.until and one.until < day.isoformat() for one in found):
        why = message("programwhy-season-is-over", level=level_named(program, found[0].into))
    return EarnsAnswer(program.name, level, game, place, players, found, clause or _clause(program, level), why)


def _earned(program: Program, one: Earning, day: date | None) -> Earned:
    until = day and last_day(program, one, day)
    return Earned(
        kind=one.kind,
        into=one.into,
        until=until.isoformat() if until else None,
        when=one.when,
        anywhere=one.anywhere,
        clause=one.clause,
        rounds=one.rounds,
        points=one.points,
    )


def first_day(when: str, day: str) -> str:
    """The first day on which something earned on a day can be used: of next year's season not before that year."""
    return f"{int(day[:4]) + 1}-01-01" if when == "next-year" and day else day


def last_day(program: Program, one: Earning, day: date) -> date | None:
    """The last day of the season in which something earned on a day can be used; none without a season.

    "next": an event held before this year's season begins earns for that season. One held later earns for the year
    after, as nobody knows whether another event of this year's season is still to come.
    """
    season = program.season(one.into)
    if season is None:
        return None
    year = day.year + (one.when == "next-year")
    if one.when == "next" and date(year, season.first_month, 1) <= day:
        year += 1
    return days_of(season, year)[1]


def _too_few(program: Program, game: str, players: int) -> Message | None:
    least = least_players(program, game)
    return message("programwhy-not-sanctioned", players=players, least=least) if players < least else None


def _nothing(program: Program, level: str, game: str, place: int, mine: list[Earning]) -> Message:
    """Why a placing earns nothing: no such place, too few players, or nothing is printed."""
    above = [one.above for one in mine if one.place == place]
    if above:
        return message("programwhy-only-above", place=place, above=min(above))
    if mine:
        return message("programwhy-place-earns-nothing", place=place, last=max(one.place for one in mine))
    if any(one.level == level for one in program.earnings):
        return message("programwhy-nothing-for-game", document=program.document, game=_game(program, game))
    if program.table(level) is not None:
        return message("programwhy-earns-points", table=level)
    return message("programwhy-earns-nothing", document=program.document, level=level_named(program, level))


def _clause(program: Program, level: str) -> str:
    found = program.level(level)
    return found.clause if found and program.earnings else ""


def _game(program: Program, name: str) -> str:
    game = program.game(name)
    return game.title if game and game.title else name
