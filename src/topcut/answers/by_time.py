"""What changes by the clock alone: until when an answer that was given is true."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from topcut.answers.event_view import EventView
from topcut.journal.state import Round
from topcut.play.deadlines import deadline_of


def true_until(view: EventView, now: str) -> datetime | None:
    """When the clock alone changes something next: registration, an announcement, a round, a late table."""
    coming = sorted(moment for moment in map(_moment, _ends(view)) if moment > _moment(now))
    return coming[0] if coming else None


def _ends(view: EventView) -> Iterator[str]:
    yield from (one.until for one in view.tournament.announcements if one.until)
    if not view.tournament.started:
        registration = view.tournament.registration
        yield from {registration.opens, registration.closes} - {""}
    for posted in view.tournament.rounds[-len(view.plan) :]:  # heats are played side by side
        yield from _deadlines(posted)


def _deadlines(posted: Round) -> set[str]:
    waiting = (match for match in posted.matches.values() if match.status == "open")
    return {posted.deadline, *(deadline_of(posted, match) for match in waiting)} - {""}


def _moment(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
