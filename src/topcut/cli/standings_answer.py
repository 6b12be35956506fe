"""Standings for programs and what to look at twice in them."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from topcut.answers.standings import standings_answer
from topcut.cli.opening import EventFile
from topcut.cli.places import places_data, places_table
from topcut.cli.tables import standings_table
from topcut.messages.message import message
from topcut.play.placings import placings


def final_answer(event: EventFile) -> tuple[dict[str, Any], Table]:
    """The last word: the standings of the only stage, or the places over all of them."""
    if event.tournament.opened:
        return over_all_stages(event)
    answer = standings_answer(event)
    return {"standings": event.data(answer.standings)}, standings_table(event, answer)


def over_all_stages(event: EventFile) -> tuple[dict[str, Any], Table]:
    """The places over all stages, for programs and people."""
    found = placings(event.tournament, event.book)
    state = "final" if event.tournament.finished else "now"
    title = message("cli-standingsanswer-places", event=event.title, state=state)
    return {"standings": places_data(event, found)}, places_table(event, found, title)
