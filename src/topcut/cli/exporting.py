"""An event as text for other programs: results file, CSV."""

from __future__ import annotations

import msgspec

from topcut.cli.opening import EventFile
from topcut.cli.places import place_words
from topcut.files.csv_table import csv_table
from topcut.files.results_export import results_document
from topcut.play.placings import placings
from topcut.play.standings import Row


def results_json(event: EventFile) -> str:
    """The results file of an event."""
    teams = {one.team: event.team(one) for one in event.tournament.entrants.values()}
    document = results_document(event.tournament, event.book, event.handles, event.names, event.title, teams)
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def standings_csv(event: EventFile) -> str:
    """The standings, one player a line, ratios exact; once a cut is made, the places over all stages."""
    if event.tournament.opened:
        return _places_csv(event)
    table = event.standings
    columns = [column.name for column in table.shown]
    return csv_table(
        ["rank", "handle", "name", "points", "wins", "losses", "draws", *columns],
        (_ranked(event, row, columns) for row in table.rows),
    )


def _ranked(event: EventFile, row: Row, columns: list[str]) -> list[object]:
    values = row.values
    shown = ["" if values[column] is None else str(values[column]) for column in columns]
    return [row.rank, event.handles[row.player], event.names[row.player], row.points, *row.record, *shown]


def _places_csv(event: EventFile) -> str:
    """ "3,4,kira,Kira,lost in the semi-final to Odo": the places of a band, and what they come from."""
    return csv_table(
        ["place", "to", "handle", "name", "why"],
        (
            [one.place, one.to, event.handles[one.player], event.names[one.player], place_words(event, one)]
            for one in placings(event.tournament, event.book)
        ),
    )
