"""When the event starts: one hour for visitors and for the desk, which ends check-in before it (001 7.2)."""

from __future__ import annotations

from topcut.acts.registration.commands import SetRegistration
from topcut.journal.state import Registration
from topcut.play.clock import in_utc
from topcut.slips.moments import read_moment
from topcut.web.desk.frame.room import Room
from topcut.web.site.moments import moment_of, zone_of


def starts(date: str, hour: str, zone: str, now: str) -> str:
    """The moment in UTC; "" where the day or the hour is not known, or has gone by already: that bounds nothing."""
    if not (date and hour):
        return ""
    moment, seen = moment_of(read_moment(f"{date} {hour}", zone_of(zone))), moment_of(now)
    return in_utc(moment) if moment and seen and moment > seen else ""


def start_follows(room: Room) -> None:
    """The journal is told of another start that the event's page was given, until the event begins."""
    now = room.snapshot.tournament
    if now.started or now.finished or now.cancelled:
        return
    after = starts(room.row.date, room.row.start, room.row.zone, room.now)
    if after != now.registration.starts:
        room.do(with_start(now.registration, after))


def with_start(now: Registration, after: str) -> SetRegistration:
    return SetRegistration(now.opens, now.closes, now.places, after)
