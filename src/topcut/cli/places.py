"""Places over all stages, and prizes, as tables."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from topcut.cli.opening import Event
from topcut.cli.tables import name, table
from topcut.play.placings import band

if TYPE_CHECKING:
    from topcut.play.brackets.model import Place
    from topcut.play.prizes import Share


def places_table(event: Event, places: Sequence[Place], title: str = "") -> Table:
    """Place, player, and what it comes from."""
    made = table(title, ("place", "right"), "player", "")
    for place in places:
        gone = "" if event.tournament.entrants[place.player].active else " (dropped)"
        style = "bold" if place.to == 1 else ""
        made.add_row(Text(band(place), style=style), name(event.names[place.player] + gone, style), _why(event, place))
    return made


def _why(event: Event, place: Place) -> Text:
    return name(with_names(event, place.why), "dim")


def with_names(event: Event, words: str) -> str:
    """Names in place of player ids."""
    return re.sub(r"\bp\d+\b", lambda found: event.names.get(found.group(), found.group()), words)


def places_data(event: Event, places: Sequence[Place]) -> list[dict[str, Any]]:
    """The same for programs; `rank` is the first place of the band."""
    return [
        {
            "rank": place.place,
            "to": place.to,
            "player": event.handles[place.player],
            "name": event.names[place.player],
            "reasons": [with_names(event, place.why)],
        }
        for place in places
    ]


def shares_table(event: Event, shares: Sequence[Share]) -> Table:
    """Who gets what."""
    made = table("Prizes", ("places", "right"), "players", ("each", "right"), "")
    for share in shares:
        places = f"{share.place}" if share.place == share.to else f"{share.place}–{share.to}"
        left = f"{share.left} cannot be divided" if share.left else ""
        made.add_row(places, name(", ".join(event.names[one] for one in share.players)), str(share.each), left)
    return made
