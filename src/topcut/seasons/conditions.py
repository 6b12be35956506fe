"""The sanction line as a director reads it: what is met, what is seen on the day, what is missing, and why."""

from __future__ import annotations

from datetime import date
from typing import Literal

from msgspec import Struct

from topcut.acts.listing.notice import begins_at
from topcut.answers.event_view import EventView
from topcut.journal.plan import has_rounds
from topcut.messages.message import Message, Messages, message
from topcut.programs.describe import earned_told, level_named, place_of_use_told
from topcut.programs.model import Program
from topcut.seasons.granted import UP_TO_OTHERS, Granted, Phase, Said, granted_lines
from topcut.seasons.outcome import LOCAL, game_of, has_begun, held_to, program_of, tables_of
from topcut.seasons.points import Placing, points_of
from topcut.seasons.sanction import Met, Planned, SanctionAnswer, sanction

_FIRST = 8  # places whose points are told


State = Literal["met", "day", "open", "missing"]  # "day": seen on the day
Counts = Literal["yes", "below", "if", "no", "none"]  # "below": as an event of no level


class Line(Struct, frozen=True):
    """One condition; one that somebody of the community grants has a name by which it is asked for."""

    state: State
    what: Message
    why: Message | None
    clause: str
    ask: str = ""


class Earning(Struct, frozen=True):
    """What a place earns."""

    place: int
    what: Message
    clause: str


class SanctionTold(Struct, frozen=True):
    """Everything about an event in its program, as it is planned, runs or was."""

    program: str
    title: str
    phase: Phase
    counts: Counts
    heading: Message
    lines: tuple[Line, ...]
    notes: Messages
    earnings: tuple[Earning, ...]
    points: Messages


def sanction_told(view: EventView, said: Said | None = None) -> SanctionTold | None:
    """None for an event of no program: it is held to nothing. `said` is what is known of grants and approvals."""
    program = program_of(view)
    if program is None:
        return None
    game = game_of(program, view)
    if game is None:
        return _nothing(view, program)
    event = held_to(view, program, game)
    answer, phase = sanction(program, event), phase_of(view)
    granted = granted_lines(program, view.tournament.listing, event, phase, said)
    lines = (*(_line(view, one, phase) for one in answer.conditions), *(_granted(one) for one in granted))
    counts = _counts(answer, lines, phase)
    return SanctionTold(
        program=program.name,
        title=program.title,
        phase=phase,
        counts=counts,
        heading=_heading(counts, phase, answer, level_named(program, event.level)),
        lines=lines,
        notes=tuple(_notes(view, program, answer)),
        earnings=_earnings(program, event) if has_rounds(view.plan) else (),
        points=tuple(_points(program, view, event)),
    )


def phase_of(view: EventView) -> Phase:
    if view.tournament.finished:
        return "over"
    return "begun" if has_begun(view) else "planned"


def _nothing(view: EventView, program: Program) -> SanctionTold:
    """By a rulebook that is none of the program's games."""
    why = message("sanction-other-game", document=program.document)
    return SanctionTold(program.name, program.title, phase_of(view), "none", why, (), (), (), ())


def _heading(counts: str, phase: Phase, answer: SanctionAnswer, level: Message) -> Message:
    if counts == "none" and answer.why:
        return answer.why
    if counts == "below":
        return message("sanction-below", over="yes" if phase == "over" else "no", level=level)
    return message("sanction-heading", counts=counts, over="yes" if phase == "over" else "no", kind=answer.kind or "")


def _counts(answer: SanctionAnswer, lines: tuple[Line, ...], phase: Phase) -> Counts:
    """Who is there is seen on the day, and stands in no way before it; what is not granted, only in its level's."""
    if answer.sanctioned is None:
        return "none"
    if not answer.sanctioned if phase == "over" else any(one.state == "missing" and not one.ask for one in lines):
        return "no"
    if any(one.state == "missing" or (phase == "over" and one.state == "open") for one in lines if one.ask):
        return "below"
    return "if" if any(one.state == "open" for one in lines) and phase != "over" else "yes"


# The conditions ------------------------------------------------------------------------------------------------------


def _line(view: EventView, one: Met, phase: Phase) -> Line:
    what = message("programtold-condition", what=one.condition, least=one.least or 0, games=(), otherwise=one.otherwise)
    return Line(_state(one, phase, has_rounds(view.plan)), what, _why(view, one, phase), one.clause)


def _state(one: Met, phase: Phase, rounds_come: bool) -> State:
    of_rounds = one.condition == "rounds" and rounds_come
    if phase == "planned" and (one.condition == "players" or (of_rounds and not one.given)):
        return "day"
    if one.met:
        return "met"
    if of_rounds and phase == "begun":
        return "day"
    if one.otherwise == "casual" and not rounds_come:
        return "day"  # a casual event is what was meant: it stands in no way
    return "open" if one.otherwise == "casual" else "missing"


def _why(view: EventView, one: Met, phase: Phase) -> Message:
    if isinstance(one.given, tuple):
        return message("sanction-formats", formats=one.given)
    if one.condition == "rounds" and not has_rounds(view.plan):
        return message("sanction-no-rounds")
    if one.condition == "notice" and begins_at(view.tournament.listing) is None:
        return message("sanction-no-start")
    if one.condition == "notice" and one.given >= 48:
        return message("sanction-days", days=one.given // 24)
    return message("sanction-given", what=one.condition, given=one.given, phase=phase)


def _granted(one: Granted) -> Line:
    return Line(one.state, one.what, one.why, one.clause, one.matter)


def _notes(view: EventView, program: Program, answer: SanctionAnswer) -> list[Message]:
    """What else is to be thought of; nothing of it stands in the way."""
    listing = view.tournament.listing
    notes = [note for note in answer.notes if note.id not in UP_TO_OTHERS]
    if answer.sanctioned and answer.rated is False:
        notes.append(message("sanction-not-rated"))
    if view.online and listing.date and listing.date < listing.released:
        notes.append(message("sanction-before-release", set=listing.release, day=listing.released))
    level = program.level(listing.level or LOCAL)
    if level is None and program.levels:
        notes.append(message("sanction-no-level", document=program.document))
    elif level is not None and _is_out_of_season(program, level.name, listing.date):
        notes.append(message("sanction-out-of-season", level=level_named(program, level.name)))
    return notes


def _is_out_of_season(program: Program, level: str, day: str) -> bool:
    months = program.season_months(level)
    return bool(day and months) and date.fromisoformat(day).month not in months


# What can be earned --------------------------------------------------------------------------------------------------


def _earnings(program: Program, event: Planned) -> tuple[Earning, ...]:
    mine = [one for one in program.earnings if one.level == event.level and event.game in one.games]
    return tuple(
        Earning(
            one.place,
            message(
                "sanction-earns",
                what=earned_told(one.kind, one.rounds, one.points),
                where=place_of_use_told(level_named(program, one.into), one.when, one.anywhere),
                above=one.above,
                players=one.above + 1,
            ),
            one.clause,
        )
        for one in sorted(mine, key=lambda one: (one.place, one.above))
    )


def _points(program: Program, view: EventView, event: Planned) -> list[Message]:
    """The points of the first places, for so many players; of tables that count matches, without those."""
    if not event.players:
        return []
    told = []
    for table in tables_of(program, view, event.level):
        title = next((one.title for one in program.points if one.name == table and one.title), table)
        if not has_rounds(view.plan):
            told.append(_points_of_all(program, table, title, event, view.tournament.finished))
            continue
        answers = [
            points_of(program, table, Placing(event.players, place))
            for place in range(1, min(event.players, _FIRST) + 1)
        ]
        points = tuple(str(one.points) for one in answers if one.points is not None)
        if points:
            told.append(message("sanction-points", table=title, players=event.players, points=points))
        elif answers[0].why is not None:
            told.append(message("sanction-no-points", table=title, why=answers[0].why))
    return told


def _points_of_all(program: Program, table: str, title: str, event: Planned, over: bool) -> Message:
    """Where nobody has a place, everybody has the same."""
    answer = points_of(program, table, Placing(event.players, casual=True))
    if answer.points is None:
        return message("sanction-no-points", table=title, why=answer.why or "")
    when = "yes" if over else "no"
    return message("sanction-points-each", table=title, players=event.players, points=answer.points, over=when)
