"""Moments as a director reads them at a terminal."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from topcut.cli.terminal.opening import EventFile
from topcut.cli.terminal.telling import in_words
from topcut.messages.message import message

if TYPE_CHECKING:
    from topcut.journal.state import Match, Round


def moment_words(written: str) -> str:
    """ "2026-11-22 20:00 UTC+01:00"."""
    moment = datetime.fromisoformat(written)
    return f"{moment:%Y-%m-%d %H:%M:%S %Z}" if moment.second else f"{moment:%Y-%m-%d %H:%M %Z}"


def is_past(written: str) -> bool:
    return datetime.fromisoformat(written) < datetime.now(UTC)


def is_later(written: str, than: str) -> bool:
    return bool(than) and datetime.fromisoformat(written) > datetime.fromisoformat(than)


def deadline_lines(event: EventFile, posted: Round) -> list[str]:
    """When a round ends, and the tables that have a deadline of their own."""
    lines = [_round_line(posted)] if posted.deadline else []
    return lines + [_table_line(event, match) for match in posted.matches.values() if match.deadline]


def _round_line(posted: Round) -> str:
    until, when, final = _ends(posted)
    return in_words(message("cli-moments-round", round=posted.number, until=until, when=when, final=final))


def _table_line(event: EventFile, match: Match) -> str:
    until, when, final = _ends(match)
    seats = event.seats(match)
    return in_words(message("cli-moments-table", table=match.table, seats=seats, until=until, when=when, final=final))


def _ends(held: Round | Match) -> tuple[str, str, str]:
    """The deadline, whether it is past, and whether it is the last one."""
    when = "past" if is_past(held.deadline) else "coming"
    return moment_words(held.deadline), when, "yes" if held.deadline_final else ""
