"""Standings for programs and what to look at twice in them."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from topcut.answers.standings import standings_answer
from topcut.cli.opening import EventFile
from topcut.cli.places import places_data, places_table
from topcut.cli.tables import standings_table
from topcut.messages.message import message
from topcut.play.advice import minimum_notes
from topcut.play.placings import placings
from topcut.play.ties import ties_told


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


def end_notes(event: EventFile) -> list[str]:
    """What the director should know at the end: who is tied where a lot decides, and too few players or rounds."""
    ranked = event.plan[-1].kind != "bracket"
    ties = ties_told(event.standings, event.tournament.finished) if ranked else []
    return [event.tell(one) for one in (*ties, *minimum_notes(event.tournament, event.book))]
