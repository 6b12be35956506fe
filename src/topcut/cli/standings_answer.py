"""Standings for programs and what to look at twice in them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from topcut.cli.opening import Event
from topcut.cli.telling import in_words
from topcut.messages.message import message
from topcut.refusal import refuse

if TYPE_CHECKING:
    from rich.table import Table


def standings_data(event: Event) -> dict[str, Any]:
    """`{"standings": [{"rank", "player", "name", "points", "record", "values", "reasons"}]}`; ratios are "p/q"."""
    from topcut.play.explain import explain

    table = event.standings
    return {
        "standings": [
            {
                "rank": row.rank,
                "player": event.handles[row.player],
                "name": event.names[row.player],
                "points": row.points,
                "record": list(row.record),
                "values": {name: _written(value) for name, value in row.values.items()},
                "reasons": [event.tell(reason) for reason in explain(table, row.player)],
            }
            for row in table.rows
        ]
    }


def take_stage(event: Event, stage: int) -> Event:
    """The event with its standings taken from one stage; a bracket has none of its own."""
    if not stage:
        return event
    if not 1 <= stage <= len(event.plan):
        raise refuse("command-no-stage", stage=stage, stages=len(event.plan))
    if event.plan[stage - 1].kind == "bracket":
        raise refuse("command-stage-is-bracket", stage=stage)
    one = replace(event)
    one.__dict__["ranked_stage"] = stage  # in place of what would be worked out
    return one


def final_answer(event: Event) -> tuple[dict[str, Any], Table]:
    """The last word: the standings of the only stage, or the places over all of them."""
    from topcut.cli.tables import standings_table

    if event.tournament.opened:
        return over_all_stages(event)
    return standings_data(event), standings_table(event, event.standings)


def over_all_stages(event: Event) -> tuple[dict[str, Any], Table]:
    """The places over all stages, for programs and people."""
    from topcut.cli.places import places_data, places_table
    from topcut.play.placings import placings

    found = placings(event.tournament, event.book)
    state = "final" if event.tournament.finished else "now"
    title = message("cli-standingsanswer-places", event=event.title, state=state)
    return {"standings": places_data(event, found)}, places_table(event, found, title)


def end_notes(event: Event) -> list[str]:
    """What the director should know at the end: who is tied where a lot decides, and too few players or rounds."""
    from topcut.play.advice import minimum_notes
    from topcut.play.ties import ties_told

    ranked = event.plan[-1].kind != "bracket"
    ties = ties_told(event.standings, event.tournament.finished) if ranked else []
    return [event.tell(one) for one in (*ties, *minimum_notes(event.tournament, event.book))]


def _written(value: Fraction | int | None) -> str | None:
    return None if value is None else str(value)


def standings_notes(event: Event, cut: int) -> list[str]:
    """Why these standings may not be the last word."""
    from topcut.play.cut_line import inside

    table = event.standings
    rounds = event.tournament.rounds
    notes = []
    if table.provisional:
        notes.append(message("cli-standingsanswer-provisional", awaited=len(table.ledger.delayed)))
    if rounds and not rounds[-1].finished:
        waiting = sum(match.status in ("open", "disputed") for match in rounds[-1].matches.values())
        notes.append(message("cli-standingsanswer-unfinished", round=rounds[-1].number, waiting=waiting))
    into = inside(table, cut)
    if len(into) > cut:
        tied = [row for row in into if row.rank == into[-1].rank]
        rank, inside_it = tied[0].rank, len(into)
        notes.append(message("cli-standingsanswer-tied", tied=len(tied), rank=rank, inside=inside_it, cut=cut))
    return [in_words(one) for one in notes]
