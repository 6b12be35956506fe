"""The form of a new event before anything is typed: as most events are, or as one was before."""

from __future__ import annotations

from datetime import date as day
from datetime import timedelta

from topcut.rulebooks.values import as_text
from topcut.web.desk.setup.details import DETAILS
from topcut.web.desk.setup.plan_form import typed_again
from topcut.web.desk.setup.setup_form import USUAL_START
from topcut.web.site.live import Snapshot

USUAL_PLAYERS = "8"
_OTHERWISE = (("bracket", "single"), ("seeds", "ranks"))  # what is played where nobody says anything


def usual(today: day, zone: str) -> dict[str, str]:
    """A new event, in the zone of the last one that was made here."""
    return {
        "date": today.isoformat(),
        "start": USUAL_START,
        "zone": zone,
        "players": USUAL_PLAYERS,
        "self_entry": "on",
    }


def like(event: Snapshot, today: day) -> dict[str, str]:
    """The same event another day: its texts, its plan and its house rules; on the same day of the week, from today."""
    row = event.row
    typed = {"title": row.title, **{name: str(getattr(row, name)) for name in DETAILS}, **typed_again(event.plan)}
    typed = {name: text for name, text in typed.items() if (name, text) not in _OTHERWISE}
    typed |= {f"o_{name}": as_text(value) for name, value in (event.book.chosen or {}).items()}
    listing = event.tournament.listing
    typed |= {
        "program": str(event.tournament.program.get("name", "")),
        "level": listing.level,
        "league": listing.league,
        "host": listing.host,
    }
    rounds = event.tournament.rounds_planned
    typed |= {"players": str(row.players or USUAL_PLAYERS), "rounds": str(rounds or "")}
    return typed | {"date": _next_such_day(row.date, today), "self_entry": "on" if row.self_entry else ""}


def _next_such_day(before: str, today: day) -> str:
    try:
        weekday = day.fromisoformat(before).weekday()
    except ValueError:
        return today.isoformat()
    return (today + timedelta(days=(weekday - today.weekday()) % 7)).isoformat()
