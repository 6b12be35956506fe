"""Standings for programs and what to look at twice in them."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from topcut.answers.gathering import gathering_answer
from topcut.answers.places import places_answer
from topcut.answers.players import players_answer
from topcut.answers.standings import standings_answer
from topcut.cli.look.tables import players_table, standings_table
from topcut.cli.stages.places import places_table
from topcut.cli.terminal.opening import EventFile
from topcut.journal.plan import has_rounds
from topcut.messages.message import message


def final_answer(event: EventFile) -> tuple[dict[str, Any], Table]:
    """The last word: the standings of the only stage, or the places over all of them."""
    if not has_rounds(event.plan):
        there = gathering_answer(event)
        entrants = [event.tournament.entrants[one.id] for one in there.there]
        return {"gathering": event.data(there)}, players_table(event, players_answer(event, entrants))
    if event.tournament.opened:
        data, shown = over_all_stages(event)
        return {"standings": data["standings"]}, shown
    answer = standings_answer(event)
    return {"standings": event.data(answer.standings)}, standings_table(event, answer)


def over_all_stages(event: EventFile) -> tuple[dict[str, Any], Table]:
    """The places over all stages, for programs and people."""
    answer = places_answer(event)
    title = message("cli-tables-titled", event=event.title, title=answer.title)
    return event.data(answer), places_table(event, answer.standings, title)
