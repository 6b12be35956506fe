"""Calls for a judge: at which tables one can be called, and which of them wait."""

from __future__ import annotations

from topcut.journal.state import Match, Round, Tournament


def rounds_at_the_tables(tournament: Tournament) -> list[Round]:
    """The round posted last, and of heats beside it the latest one that still waits for results."""
    if tournament.finished:
        return []
    latest = {posted.stage: posted for posted in tournament.rounds}
    return [posted for posted in latest.values() if posted is tournament.rounds[-1] or not posted.finished]


def can_call(tournament: Tournament, match: Match) -> bool:
    """Whether somebody plays there and nobody has been called; a result that is in does not matter."""
    there = any(posted.number == match.round for posted in rounds_at_the_tables(tournament))
    return there and len(match.seats) > 1 and not match.waits_for_judge


def waiting(tournament: Tournament) -> list[Match]:
    """The tables that wait for a judge, the oldest call first."""
    tables = [match for posted in rounds_at_the_tables(tournament) for match in posted.matches.values()]
    return sorted((match for match in tables if match.waits_for_judge), key=_called)


def answered(tournament: Tournament) -> list[Match]:
    """The tables where a judge has been, the latest first."""
    tables = [match for posted in rounds_at_the_tables(tournament) for match in posted.matches.values()]
    return sorted((one for one in tables if one.call and one.call.answered), key=_answered, reverse=True)


def _answered(match: Match) -> tuple[str, int]:
    return (match.call.answered, match.call.seq) if match.call else ("", 0)


def _called(match: Match) -> int:
    return match.call.seq if match.call else 0
