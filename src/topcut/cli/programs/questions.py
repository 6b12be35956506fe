"""What a program answers: points, what a placing earns, levels, sanctioning, bonus points."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from msgspec import Struct
from rich.console import RenderableType

from topcut.answers.encoding import encoded
from topcut.cli.programs.program import Name, Rulings, given_program, program
from topcut.cli.terminal.app import command
from topcut.cli.terminal.file_first import Json, PlainHelp
from topcut.cli.terminal.out import listed, tell
from topcut.cli.terminal.telling import in_words
from topcut.desk.ports import SystemClock
from topcut.messages.message import Message, message
from topcut.programs.describe import earned_told, facts_of_level, level_named, place_of_use_told
from topcut.programs.model import Program
from topcut.seasons.applying import ApplyingAnswer, Called, Given, Wanted, applying
from topcut.seasons.asked import day
from topcut.seasons.bonus import BonusAnswer
from topcut.seasons.bonus import bonus as bonus_of
from topcut.seasons.earned import Earned
from topcut.seasons.earned import earns as earned_by
from topcut.seasons.level import level_told
from topcut.seasons.points import Placing, PointsAnswer, points_of
from topcut.seasons.sanction import Planned, SanctionAnswer
from topcut.seasons.sanction import sanction as sanctioned_by

Level = Annotated[str, typer.Argument(metavar="LEVEL", show_default=False)]
Game = Annotated[str, typer.Option("--game", show_default=False)]
Players = Annotated[int, typer.Option("--players", show_default=False)]
Place = Annotated[int, typer.Option("--place", show_default=False)]


def _tell(json: bool, answer: Struct, *shown: RenderableType | Message) -> None:
    tell(json, encoded(answer, in_words), *shown)


# Points --------------------------------------------------------------------------------------------------------------


@command(
    "points",
    [
        "program points star-trek league --players 14 --place 3",
        "program points sirlin fantasy --players 16 --place 2 --wins 3",
    ],
    program,
    PlainHelp,
)
def points(
    *,
    name: Name,
    table_name: Annotated[str, typer.Argument(metavar="TABLE", show_default=False)],
    players: Players,
    place: Annotated[int | None, typer.Option("--place", show_default=False)] = None,
    wins: Annotated[int, typer.Option("--wins")] = 0,
    casual: Annotated[bool, typer.Option("--casual")] = False,
    ruling: Rulings = None,
    json: Json = False,
) -> None:
    """The points of a placing."""
    answer = points_of(given_program(name, ruling), table_name, Placing(players, place, wins, casual))
    _tell(json, answer, _points_told(answer, "parts"))


def _points_told(answer: PointsAnswer | BonusAnswer, kind: str) -> Message:
    if answer.points is None:
        return message("cli-questions-nothing", why=answer.why or "", clause=answer.clause)
    parts = tuple(_part(kind, part, points) for part, points in answer.parts.items() if points)
    shown = parts if len(parts) > 1 else ()
    return message("cli-questions-points", points=answer.points, parts=shown, clause=answer.clause)


def _part(kind: str, part: str, points: int) -> Message:
    if kind == "bonus":
        named = message("programname-bonus-short", bonus=part)
    else:
        named = message("programname-part", part=part)
    return message("cli-questions-part", part=named, points=points)


# Byes and head starts ------------------------------------------------------------------------------------------------


@command(
    "earns",
    [
        "program earns star-trek regional --game 1e --players 21 --place 3",
        "program earns star-trek world --game tribbles --players 9 --place 1 --date 2026-10-03",
    ],
    program,
    PlainHelp,
)
def earns(
    *,
    name: Name,
    level: Level,
    game: Game,
    players: Players,
    place: Place,
    date: Annotated[str | None, typer.Option("--date", metavar="DAY", show_default=False)] = None,
    ruling: Rulings = None,
    json: Json = False,
) -> None:
    """The byes and head starts that a placing earns."""
    found = given_program(name, ruling, date or "")
    answer = earned_by(found, level, game, players, place, day(date) if date is not None else None)
    if not answer.earns:
        _tell(json, answer, message("cli-questions-nothing", why=answer.why or "", clause=answer.clause))
        return
    late = [message("cli-questions-season-over", why=answer.why)] if answer.why else []
    _tell(json, answer, *(_earned(found, one) for one in answer.earns), *late)


def _earned(found: Program, one: Earned) -> Message:
    where = place_of_use_told(level_named(found, one.into), one.when, one.anywhere)
    what = in_words(earned_told(one.kind, one.rounds, one.points))
    return message("cli-questions-earned", what=what, where=where, until=one.until or "", clause=one.clause)


# Levels --------------------------------------------------------------------------------------------------------------


@command("level", ["program level star-trek regional"], program, PlainHelp)
def level(*, name: Name, level: Level, ruling: Rulings = None, json: Json = False) -> None:
    """Number, k, season and who grants it."""
    found = given_program(name, ruling)
    answer = level_told(found, level)
    of_level = found.level(level)
    facts = [in_words(one) for one in facts_of_level(found, of_level)] if of_level else []
    shown: list[Any] = [message("cli-questions-level", level=answer.title, clause=answer.clause)]
    shown += [listed("·", facts)] if facts else []
    shown += [message("cli-questions-why", why=in_words(answer.why))] if answer.why else []
    _tell(json, answer, *shown)


# Asking for a level --------------------------------------------------------------------------------------------------


@command(
    "apply",
    [
        "program apply star-trek regional --game 2e --date 2027-05-08 --on 2027-03-01",
        "program apply star-trek continental --game 2e --date 2027-07-10 --on 2027-02-01 --bids 2027-01-15 2027-03-31",
    ],
    program,
    PlainHelp,
)
def apply(
    *,
    name: Name,
    level: Level,
    game: Game,
    date: Annotated[str, typer.Option("--date", metavar="DAY", show_default=False)],
    on: Annotated[str, typer.Option("--on", metavar="DAY", show_default=False)] = "",
    country: Annotated[str, typer.Option("--country", show_default=False)] = "",
    granted: Annotated[list[str] | None, typer.Option("--granted", metavar="COUNTRY", show_default=False)] = None,
    bids: Annotated[tuple[str, str] | None, typer.Option("--bids", metavar="DAY DAY", show_default=False)] = None,
    ruling: Rulings = None,
    json: Json = False,
) -> None:
    """Whether an event of a level can be asked for, whom, and until when."""
    found = given_program(name, ruling, date)
    given = [Given(level, game, date, one) for one in granted or ()]
    called = Called(*(f"{day(one)}" for one in bids)) if bids else None
    today = f"{day(on)}" if on else SystemClock().now()[:10]
    answer = applying(found, Wanted(level, game, date, country), today, given, called)
    _tell(json, answer, _applying_told(answer))


def _applying_told(answer: ApplyingAnswer) -> Message:
    return message(
        "cli-questions-applying",
        may="yes" if answer.may else "no",
        how=answer.how or "none",
        by=message("programname-role", role=answer.by or "anybody"),
        closes=answer.closes or "",
        approval="yes" if answer.approval else "no",
        why=answer.why or "",
        clause=answer.clause,
    )


# Sanctioning ---------------------------------------------------------------------------------------------------------


@command(
    "sanction",
    [
        "program sanction star-trek --game 2e --players 6 --rounds 3 --notice 24",
        "program sanction star-wars --game star-wars --players 20 --rounds 5 --notice 0 --byes 2",
    ],
    program,
    PlainHelp,
)
def sanction(
    *,
    name: Name,
    game: Game,
    players: Players,
    rounds: Annotated[int, typer.Option("--rounds", show_default=False)],
    notice: Annotated[int, typer.Option("--notice", metavar="HOURS", show_default=False)],
    format: Annotated[list[str] | None, typer.Option("--format", show_default=False)] = None,
    level: Annotated[str, typer.Option("--level")] = "local",
    byes: Annotated[int, typer.Option("--byes")] = 0,
    ruling: Rulings = None,
    json: Json = False,
) -> None:
    """Whether an event counts as sanctioned, and what is missing."""
    event = Planned(game, players, rounds, notice, tuple(format or ()), level, byes)
    answer = sanctioned_by(given_program(name, ruling), event)
    _tell(json, answer, *_sanction_told(answer))


def _sanction_told(answer: SanctionAnswer) -> list[Any]:
    shown: list[Any] = [
        message("cli-questions-required", setting=one.setting, value=one.value, clause=one.clause)
        for one in answer.requires
    ]
    if notes := [in_words(one) for one in answer.notes]:
        shown.append(listed("·", notes))
    if answer.sanctioned is None:
        return [message("cli-questions-nothing", why=answer.why or "", clause=answer.clause), *shown]
    told = message(
        "cli-questions-sanctioned",
        sanctioned="yes" if answer.sanctioned else "no",
        kind=answer.kind or "",
        rated="no" if answer.sanctioned and answer.rated is False else "yes",
        why=answer.why or "",
        clause=answer.clause,
    )
    return [told, *shown]


# Bonus points of a league --------------------------------------------------------------------------------------------


@command(
    "bonus",
    ["program bonus star-trek --new-headquarters --unused-last-event --first-event"],
    program,
    PlainHelp,
)
def bonus(
    *,
    name: Name,
    new_headquarters: Annotated[bool, typer.Option("--new-headquarters")] = False,
    unused_last_event: Annotated[bool, typer.Option("--unused-last-event")] = False,
    first_event: Annotated[bool, typer.Option("--first-event")] = False,
    missed: Annotated[int, typer.Option("--missed")] = 0,
    new_missions: Annotated[int, typer.Option("--new-missions")] = 0,
    ruling: Rulings = None,
    json: Json = False,
) -> None:
    """A league's bonus points for one player in one event."""
    numbers = {
        "new-headquarters": int(new_headquarters),
        "unused-last-event": int(unused_last_event),
        "first-event": int(first_event),
        "missed": missed,
        "new-missions": new_missions,
    }
    answer = bonus_of(given_program(name, ruling), numbers)
    why = [message("cli-questions-why", why=answer.why)] if answer.why and answer.points is not None else []
    _tell(json, answer, _points_told(answer, "bonus"), *why)
