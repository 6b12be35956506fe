"""Whether an event counts as sanctioned: the conditions of a program, met or missing."""

from __future__ import annotations

from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.model import Condition, Format, Program
from topcut.programs.vocabulary import ConditionName
from topcut.seasons.asked import clauses, must_be_game, must_be_level, must_be_number, not_of_program

_ORDER: tuple[ConditionName, ...] = ("players", "rounds", "notice", "format")


class Planned(Struct, frozen=True):
    """An event as it is registered."""

    game: str
    players: int
    rounds: int
    notice: int | None  # hours; None = not known
    formats: tuple[str, ...] = ()  # format, card pool, rules, scenario: what is known of it
    level: str = "local"
    byes: int = 0  # that it awards


class Met(Struct, frozen=True):
    """One condition: what it asks for, what there is."""

    condition: str
    least: int | None
    given: int | tuple[str, ...]
    met: bool
    otherwise: str  # what an event that falls short is
    clause: str


class Required(Struct, frozen=True):
    """A choice that the event must make."""

    setting: str
    value: str
    clause: str


class SanctionAnswer(Struct, frozen=True):
    """Sanctioned or not and what is missing; neither, and why, where the document prints no conditions."""

    program: str
    game: str
    sanctioned: bool | None
    missing: tuple[str, ...]
    kind: str | None  # competitive or casual, where the document knows both
    rated: bool | None
    conditions: tuple[Met, ...]
    requires: tuple[Required, ...]
    notes: tuple[Message, ...]
    clause: str
    why: Message | None = None


def sanction(program: Program, event: Planned) -> SanctionAnswer:
    """Whether an event meets the conditions of its program; one that does not is run all the same."""
    _must_be_possible(program, event)
    conditions = [one for one in program.conditions if event.game in one.games]
    met = tuple(_met(program, one, event) for one in sorted(conditions, key=_order) if _is_known(one, event))
    failed = [one for one in met if not one.met]
    missing = tuple(dict.fromkeys(one.condition for one in failed if one.otherwise == "non-sanctioned"))
    sanctioned = not missing if met else None
    return SanctionAnswer(
        program=program.name,
        game=event.game,
        sanctioned=sanctioned,
        missing=missing,
        kind=_kind(met) if sanctioned else None,
        rated=sanctioned and _is_rated(program, event) if program.rating else None,
        conditions=met,
        requires=_required(program, event.byes),
        notes=tuple(_notes(program, event)),
        clause=clauses(one.clause for one in (failed or met)),
        why=_why(program, event, sanctioned, failed),
    )


def _must_be_possible(program: Program, event: Planned) -> None:
    must_be_game(program, event.game)
    must_be_level(event.level)
    must_be_number("players", event.players, 0)
    must_be_number("rounds", event.rounds, 0)
    must_be_number("notice", event.notice or 0, 0)
    must_be_number("byes", event.byes, 0)


def _order(condition: Condition) -> tuple[int, int]:
    return _ORDER.index(condition.name), condition.least


def _is_known(condition: Condition, event: Planned) -> bool:
    """Of an event whose format nobody has said yet, the format is no condition; nor is an unknown notice."""
    unknown = {"format": not event.formats, "notice": event.notice is None}
    return not unknown.get(condition.name, False)


def _met(program: Program, condition: Condition, event: Planned) -> Met:
    if condition.name == "format":
        met = all(_is_recognized(program, name, event.game) for name in event.formats)
        return Met(condition.name, None, event.formats, met, condition.otherwise, condition.clause)
    given = {"players": event.players, "rounds": event.rounds, "notice": event.notice or 0}[condition.name]
    return Met(condition.name, condition.least, given, given >= condition.least, condition.otherwise, condition.clause)


def _is_recognized(program: Program, name: str, game: str) -> bool:
    found = formats_named(program, name, game)
    return bool(found) and all(one.sanctioned for one in found)


def formats_named(program: Program, name: str, game: str) -> list[Format]:
    """The formats, pools, rules and scenarios of a game with this name, however it is written."""
    wanted = name.strip().lower().replace(" ", "-").replace("_", "-")
    return [one for one in program.formats if one.name == wanted and game in one.games]


def least_players(program: Program, game: str) -> int:
    """Fewer than these are never sanctioned."""
    needed = [
        one.least
        for one in program.conditions
        if one.name == "players" and game in one.games and one.otherwise == "non-sanctioned"
    ]
    return max(needed, default=0)


def _kind(met: tuple[Met, ...]) -> str | None:
    if all(one.otherwise != "casual" for one in met):
        return None
    return "casual" if any(not one.met and one.otherwise == "casual" for one in met) else "competitive"


def _is_rated(program: Program, event: Planned) -> bool:
    named = [one for name in event.formats for one in formats_named(program, name, event.game)]
    return all(one.rated for one in named)


def _required(program: Program, byes: int) -> tuple[Required, ...]:
    return tuple(Required(one.setting, one.value, one.clause) for one in program.obligations if byes >= one.byes > 0)


def _notes(program: Program, event: Planned) -> list[Message]:
    """What else is to be thought of: approvals, who grants the level, everybody sitting out in turn."""
    level = program.level(event.level)
    number = (level.level or 0) if level else 0
    notes = [
        message("programwhy-approval", format=one.name, clause=one.clause)
        for name in event.formats
        for one in formats_named(program, name, event.game)
        if one.approval_from is not None and number >= one.approval_from
    ]
    if level is not None and level.granted in ("by-application", "by-bid"):
        by = message("programname-role", role=level.by or "anybody")
        notes.append(message("programwhy-granted", granted=level.granted, by=by, clause=level.clause))
    notes += [
        message("programwhy-small-event", played=one.played, byes=one.byes, clause=one.clause)
        for one in program.small_events
        if one.players == event.players and event.game in one.games and one.played + one.byes == event.rounds
    ]
    return notes


def _why(program: Program, event: Planned, sanctioned: bool | None, failed: list[Met]) -> Message | None:
    if sanctioned is None:
        nothing = message("programwhy-no-conditions", document=program.document)
        return not_of_program(program, event.game) or nothing
    if not failed:
        return None
    return message("programwhy-falls-short", reasons=tuple(_reason(one) for one in failed))


def _reason(one: Met) -> Message:
    if isinstance(one.given, tuple):
        return message("programwhy-format-missing", formats=one.given, otherwise=one.otherwise)
    return message(
        "programwhy-missing", what=one.condition, least=one.least or 0, given=one.given, otherwise=one.otherwise
    )
