"""Who took part in an event: the one answer for sanctioning, points, ratings and pages."""

from __future__ import annotations

from topcut.journal.fact import PlayerId
from topcut.journal.plan import has_rounds
from topcut.journal.state import Tournament
from topcut.play.stages import plan_of
from topcut.rulebooks.model import Rulebook


def took_part(tournament: Tournament, book: Rulebook) -> list[PlayerId]:
    """Everybody who was paired at least once (R66); where nothing is paired, everybody who was there (004)."""
    if not has_rounds(plan_of(tournament, book)):
        return were_there(tournament)
    seated = {seat for posted in tournament.rounds for match in posted.matches.values() for seat in match.seats}
    return [player for player in tournament.entrants if player in seated]


def were_there(tournament: Tournament) -> list[PlayerId]:
    """Who entered and did not leave before it began; where people were checked in, only those."""
    came = [one for one in tournament.entrants.values() if not one.withdrawn]
    checked = any(one.checked_in for one in came)
    return [one.id for one in came if one.checked_in or not checked]


def awaited(tournament: Tournament) -> list[PlayerId]:
    """Who entered and was not checked in, where others were: they did not take part."""
    there = set(were_there(tournament))
    return [one.id for one in tournament.entrants.values() if one.active and one.id not in there]
