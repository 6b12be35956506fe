"""An event as text for other programs: results file, CSV."""

from __future__ import annotations

import csv
import io

import msgspec

from topcut.cli.opening import Event


def results_json(event: Event) -> str:
    """The results file of an event."""
    from topcut.files.results_export import results_document

    teams = {one.team: event.team(one) for one in event.tournament.entrants.values()}
    document = results_document(event.tournament, event.book, event.handles, event.names, event.title, teams)
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def standings_csv(event: Event) -> str:
    """The standings, one player a line, ratios exact; once a cut is made, the places over all stages."""
    if event.tournament.opened:
        return _places_csv(event)
    table = event.standings
    columns = [column.name for column in table.shown]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["rank", "handle", "name", "points", "wins", "losses", "draws", *columns])
    for row in table.rows:
        values = row.values
        shown = ["" if values[column] is None else str(values[column]) for column in columns]
        writer.writerow(
            [row.rank, event.handles[row.player], safe_cell(event.names[row.player]), row.points, *row.record, *shown]
        )
    return text.getvalue()


def _places_csv(event: Event) -> str:
    """ "3,4,kira,Kira,lost in the semi-final to Odo": the places of a band, and what they come from."""
    from topcut.cli.places import place_words
    from topcut.play.placings import placings

    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["place", "to", "handle", "name", "why"])
    for place in placings(event.tournament, event.book):
        name, why = event.names[place.player], place_words(event, place)
        writer.writerow([place.place, place.to, event.handles[place.player], safe_cell(name), safe_cell(why)])
    return text.getvalue()


def safe_cell(name: str) -> str:
    """A name that a spreadsheet would take for a formula is kept as text."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
