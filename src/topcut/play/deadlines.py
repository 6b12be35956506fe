"""Deadlines of online rounds (001 13.4): which rounds are ahead, and which tables are late."""

from __future__ import annotations

from topcut.journal.state import Match, Round, Tournament
from topcut.play.clock import has_passed
from topcut.play.stages import at_stage, plan_of, planned_rounds, rounds_in
from topcut.rulebooks.model import Rulebook


def rounds_ahead(tournament: Tournament, book: Rulebook) -> range:
    """The rounds after the latest one, as far as the plan fixes them."""
    posted, ahead = len(tournament.rounds), 0
    for number in range(at_stage(tournament, book), len(plan_of(tournament, book)) + 1):
        planned = planned_rounds(tournament, book, number)
        ahead += max(planned - len(rounds_in(tournament, number)), 0)
        if not planned:  # how many it has is not known, so neither are the numbers of those behind it
            break
    return range(posted + 1, posted + ahead + 1)


def deadline_of(posted: Round, match: Match) -> str:
    """The last moment of a table: its own, or that of its round; "" where it has none."""
    return match.deadline or posted.deadline


def is_overdue(posted: Round, match: Match, now: str) -> bool:
    """Whether a table that has no result should have one."""
    return match.status == "open" and len(match.seats) > 1 and has_passed(deadline_of(posted, match), now)


def overdue(posted: Round, now: str) -> tuple[Match, ...]:
    """The tables whose time to play is over."""
    return tuple(match for match in posted.matches.values() if is_overdue(posted, match, now))
