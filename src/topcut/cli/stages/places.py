"""Places over all stages, and prizes, as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from topcut.answers.places import PlaceRow
from topcut.answers.prizes import PrizesAnswer
from topcut.cli.look.tables import or_dropped
from topcut.cli.terminal.opening import EventFile
from topcut.cli.terminal.table_frame import name, table
from topcut.cli.terminal.telling import in_words
from topcut.messages.message import Message, message
from topcut.play.placings import band


def places_table(event: EventFile, rows: Sequence[PlaceRow], title: str | Message = "") -> Table:
    """Place, player, and what it comes from."""
    made = table(title, (message("cli-places-place"), "right"), message("cli-tables-player"), "")
    for row in rows:
        style = "bold" if row.to == 1 else ""
        shown = Text(event.tell(band(row.rank, row.to)), style=style)
        why = name(event.tell(row.reasons[0]), "dim")
        made.add_row(shown, name(or_dropped(row.name, row.dropped), style), why)
    return made


def shares_table(answer: PrizesAnswer) -> Table:
    """Who gets what."""
    made = table(
        message("cli-places-prizes"),
        (message("cli-places-places"), "right"),
        message("cli-places-players"),
        (message("cli-places-each"), "right"),
        "",
    )
    for share in answer.prizes:
        first, last = share.places
        left = in_words(message("cli-places-left", left=share.left)) if share.left else ""
        who = name(", ".join(player.name for player in share.players))
        made.add_row(f"{first}" if first == last else f"{first}–{last}", who, str(share.each), left)
    return made
