"""Places over all stages, and prizes, as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from topcut.acts.stages.facts import StageOpened
from topcut.answers.places import PlaceRow
from topcut.cli.opening import EventFile
from topcut.cli.table_frame import name, table
from topcut.cli.tables import or_dropped
from topcut.cli.telling import in_words
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Param, message
from topcut.play.placings import band, stage_tiers
from topcut.play.prizes import Share
from topcut.play.stages import sources_of


def places_table(event: EventFile, rows: Sequence[PlaceRow], title: str | Message = "") -> Table:
    """Place, player, and what it comes from."""
    made = table(title, (message("cli-places-place"), "right"), message("cli-tables-player"), "")
    for row in rows:
        style = "bold" if row.to == 1 else ""
        shown = Text(event.tell(band(row.rank, row.to)), style=style)
        why = name(event.tell(row.reasons[0]), "dim")
        made.add_row(shown, name(or_dropped(row.name, row.dropped), style), why)
    return made


def drawn_seeds(event: EventFile, opened: StageOpened) -> list[Message]:
    """Which seeds were drawn by lot, because nothing separated the players."""
    stage = event.plan[opened.stage - 1]
    if stage.seeds == "drawn":
        return [message("cli-places-all-drawn")]
    sources = () if stage.seeds == "typed" else sources_of(event.plan, opened.stage)
    tied = [
        [one for one in tier if event.tournament.entrants[one].active]
        for source in sources
        if event.plan[source - 1].kind != "bracket"
        for tier in stage_tiers(event.tournament, event.book, source)
    ]
    return [_lot_told(event, opened, tier) for tier in tied if len(tier) > 1 and set(tier) & set(opened.seeds)]


def _lot_told(event: EventFile, opened: StageOpened, tier: list[PlayerId]) -> Message:
    """ "Drawn by lot, because nothing separates them: Kira before Odo; Quark is not in"."""
    into = sorted((one for one in tier if one in opened.seeds), key=opened.seeds.index)
    out = tuple(event.player(one) for one in tier if one not in opened.seeds)
    order: Param = event.player(into[-1])
    for one in reversed(into[:-1]):
        order = message("cli-places-before", first=event.player(one), then=order)
    return message("cli-places-drawn", order=order, out=out, left=len(out))


def shares_table(event: EventFile, shares: Sequence[Share]) -> Table:
    """Who gets what."""
    made = table(
        message("cli-places-prizes"),
        (message("cli-places-places"), "right"),
        message("cli-places-players"),
        (message("cli-places-each"), "right"),
        "",
    )
    for share in shares:
        places = f"{share.place}" if share.place == share.to else f"{share.place}–{share.to}"
        left = in_words(message("cli-places-left", left=share.left)) if share.left else ""
        made.add_row(places, name(", ".join(event.names[one] for one in share.players)), str(share.each), left)
    return made
