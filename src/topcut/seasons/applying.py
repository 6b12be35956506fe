"""Who may ask to hold an event at a level, and until when: applications, bids, and what is allocated where none came.

An answer is about what is asked, the day on which it is asked, and what is granted by then. Whether the day needs a
special approval besides is part of it (001 11.2): that refuses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Literal

from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.describe import level_named, season_told
from topcut.programs.model import Level, Program
from topcut.seasons.asked import day as day_of
from topcut.seasons.asked import must_be_game, must_be_level
from topcut.seasons.level import approval_months
from topcut.seasons.years import days_of

How = Literal["application", "bid", "allocation"]


class Wanted(Struct, frozen=True):
    """An event that somebody wants to hold at a level."""

    level: str
    game: str
    day: str
    country: str = ""


class Given(Struct, frozen=True):
    """One that was granted."""

    level: str
    game: str
    day: str
    country: str = ""


class Called(Struct, frozen=True):
    """Bids were asked for: the first and the last day on which they are taken."""

    opens: str
    closes: str


class ApplyingAnswer(Struct, frozen=True):
    """Whether it can be asked for on a day, whom, and from when to when; where not, why."""

    program: str
    level: str
    how: How | None
    may: bool
    by: str | None
    opens: str | None
    closes: str | None
    approval: bool  # the day needs a special approval too
    clause: str
    why: Message | None = None


def applying(
    program: Program, wanted: Wanted, today: str, given: Sequence[Given] = (), called: Called | None = None
) -> ApplyingAnswer:
    """Whether somebody may apply or bid for this on this day."""
    level = _level(program, wanted)
    opens, closes = window(program, level, wanted.day, called)
    why = (
        _not_asked_for(program, level)
        or _not_on_that_day(program, level, wanted, today)
        or _not_now(program, level, opens, closes, today)
        or not_again(program, level, wanted, given)
    )
    return _answer(program, level, "bid" if level.granted == "by-bid" else "application", wanted, (opens, closes), why)


def allocating(
    program: Program,
    wanted: Wanted,
    today: str,
    bids: int,
    given: Sequence[Given] = (),
    called: Called | None = None,
) -> ApplyingAnswer:
    """Whether a level may be allocated: bids were asked for, their time is over, and none came."""
    level = _level(program, wanted)
    opens, closes = window(program, level, wanted.day, called)
    why = (
        _not_asked_for(program, level)
        or _not_allocated(program, level, closes, today, bids)
        or _not_on_that_day(program, level, wanted, today)
        or not_again(program, level, wanted, given)
    )
    return _answer(program, level, "allocation", wanted, (opens, closes), why)


def window(program: Program, level: Level, day: str, called: Called | None = None) -> tuple[str | None, str | None]:
    """The first and the last day on which an event of this day can be asked for; None where nothing limits it.

    Applications are announced at the beginning of the year and taken until its season ends (001 11.4); bids are taken
    while somebody asked for them.
    """
    if level.granted == "by-bid":
        return (called.opens, called.closes) if called else (None, None)
    if level.open != "season":
        return None, None
    on = day_of(day)
    season = next((one for one in program.seasons if one.of == level.name), None)
    if season is None:
        return None, None
    begun = on.year - 1 if season.last_month < season.first_month and on.month <= season.last_month else on.year
    first = date(begun, 1, 1) if level.announced == "beginning-of-the-year" else days_of(season, begun)[0]
    return f"{first}", f"{days_of(season, begun)[1]}"


def needs_approval(program: Program, level: Level, day: str) -> bool:
    """Whether an event of this level is held in the season of others that it could conflict with."""
    return bool(day) and day_of(day).month in approval_months(program, level)


def not_again(program: Program, level: Level, wanted: Wanted, given: Sequence[Given]) -> Message | None:
    """Of a level that each country has once, in one game and one year."""
    if level.one_per != "country":
        return None
    if not wanted.country:
        return message("applying-which-country", level=level_named(program, level.name), clause=level.clause)
    if any(_slot(one) == _slot(wanted) for one in given):
        return message(
            "applying-one-per-country",
            level=level_named(program, level.name),
            country=wanted.country,
            year=wanted.day[:4],
            clause=level.clause,
        )
    return None


def _slot(one: Wanted | Given) -> tuple[str, str, str, str]:
    return one.level, one.game, one.day[:4], plain_country(one.country)


def plain_country(country: str) -> str:
    """The same for however it is written."""
    return " ".join(country.casefold().replace("-", " ").split())


def _level(program: Program, wanted: Wanted) -> Level:
    must_be_level(wanted.level)
    must_be_game(program, wanted.game)
    day_of(wanted.day)
    return program.level(wanted.level) or Level(wanted.level)  # type: ignore[arg-type]


def _not_asked_for(program: Program, level: Level) -> Message | None:
    """A level that nobody grants."""
    named = level_named(program, level.name)
    if level.granted == "freely":
        return message("applying-freely", level=named, clause=level.clause)
    if not level.granted:
        return message("applying-nobody-grants", level=named, document=program.document)
    return None


def _not_on_that_day(program: Program, level: Level, wanted: Wanted, today: str) -> Message | None:
    if wanted.day < day_of(today).isoformat():
        return message("applying-day-over", day=wanted.day)
    months = program.season_months(level.name)
    if months and day_of(wanted.day).month not in months:
        seasons = tuple(season_told(one) for one in program.seasons if one.of == level.name)
        return message(
            "applying-out-of-season", level=level_named(program, level.name), seasons=seasons, clause=level.clause
        )
    return None


def _not_now(program: Program, level: Level, opens: str | None, closes: str | None, today: str) -> Message | None:
    named = level_named(program, level.name)
    if level.granted == "by-bid" and opens is None:
        return message("applying-not-called", level=named, clause=level.clause)
    if opens is not None and today < opens:
        return message("applying-not-yet", how=level.granted, level=named, day=opens, clause=level.clause)
    if closes is not None and today > closes:
        return message("applying-closed", how=level.granted, level=named, day=closes, clause=level.clause)
    return None


def _not_allocated(program: Program, level: Level, closes: str | None, today: str, bids: int) -> Message | None:
    named = level_named(program, level.name)
    if not level.allocated:
        return message("applying-not-allocated", level=named, clause=level.clause)
    if closes is None:
        return message("applying-not-called", level=named, clause=level.clause)
    if today <= closes:
        return message("applying-still-open", level=named, day=closes, clause=level.clause)
    return message("applying-bids-came", level=named, bids=bids, clause=level.clause) if bids else None


def _answer(
    program: Program,
    level: Level,
    how: How,
    wanted: Wanted,
    span: tuple[str | None, str | None],
    why: Message | None,
) -> ApplyingAnswer:
    return ApplyingAnswer(
        program=program.name,
        level=level.name,
        how=how if level.granted in ("by-application", "by-bid") else None,
        may=why is None,
        by=level.by,
        opens=span[0],
        closes=span[1],
        approval=needs_approval(program, level, wanted.day),
        clause=level.clause,
        why=why,
    )
