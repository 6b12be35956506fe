"""What other tables know of an event: written by projections inside the transaction that changes its journal.

A projection is disposable. It writes all that it says of one event out of the tournament as it stands, so that an
undone finish takes it back by itself, and `rebuild` makes it again for all events. Totals over several events derive
from such rows; nothing here looks at two events.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from django.db import connection, transaction
from msgspec import Struct

from topcut.acts.event.facts import Retitled, Undone
from topcut.acts.listing.facts import Listed
from topcut.acts.results.facts import Confirmed, Disputed, Reported
from topcut.journal.plan import has_rounds
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.play.taking_part import were_there
from topcut.play.waiting import results_in
from topcut.web.store.listed import COLUMNS, columns_of
from topcut.web.store.models import Event, Word
from topcut.web.store.shown import shown_of, written

_LISTED = "UPDATE topcut_event SET state = %s, players = %s, shown = %s WHERE id = %s"
_RESULTS = "UPDATE topcut_event SET results_in = %s, results_of = %s WHERE id = %s"


class Projection(Struct, frozen=True):
    """What is written, after which records it may be otherwise, and what is kept by now."""

    name: str
    rests_on: Callable[[Sequence[Record]], bool]
    write: Callable[[Event, Tournament], None]
    kept: Callable[[Event], object]  # out of the database, to be compared


def _more_than_reports(records: Sequence[Record]) -> bool:
    """The most frequent acts must not count 10,000 players."""
    return not all(isinstance(record.fact, Reported | Confirmed | Disputed) for record in records)


def _write_listed(row: Event, now: Tournament) -> None:
    """What a list shows of the event: how far it is, how many play, who won."""
    row.state = "finished" if now.finished else "running" if now.started else "announced"
    row.players = sum(1 for entrant in now.entrants.values() if not entrant.withdrawn)
    if now.finished and not has_rounds(now.plan):
        row.players = len(were_there(now))
    row.shown = written(shown_of(now))
    with connection.cursor() as cursor:
        cursor.execute(_LISTED, [row.state, row.players, json.dumps(row.shown), row.pk])


def _write_results(row: Event, now: Tournament) -> None:
    """How many results of the latest round are in: the one number of a list that every report changes."""
    row.results_in, row.results_of = results_in(now.rounds[-1]) if now.rounds else (0, 0)
    with connection.cursor() as cursor:
        cursor.execute(_RESULTS, [row.results_in, row.results_of, row.pk])


def _title_was_corrected(records: Sequence[Record]) -> bool:
    """Or a correction taken back."""
    return any(isinstance(record.fact, Retitled | Undone) for record in records)


def _write_title(row: Event, now: Tournament) -> None:
    """The title as lists and pages show it; an erased one leaves what stands there."""
    title = Word.objects.filter(event=row, ref=now.title).values_list("value", flat=True).first()
    if title and title != row.title:
        row.title = title
        Event.objects.filter(pk=row.pk).update(title=title)


def _listing_was_changed(records: Sequence[Record]) -> bool:
    """Or a change taken back."""
    return any(isinstance(record.fact, Listed | Undone) for record in records)


def _write_listing(row: Event, now: Tournament) -> None:
    """What the listing says of day, place and money; an event without one keeps what was typed for it."""
    changed = {name: value for name, value in columns_of(row, now).items() if value != getattr(row, name)}
    for name, value in changed.items():
        setattr(row, name, value)
    if changed:
        Event.objects.filter(pk=row.pk).update(**changed)


def _columns(*names: str) -> Callable[[Event], object]:
    """What stands in these columns of the event."""
    return lambda row: Event.objects.filter(pk=row.pk).values_list(*names).first()


Guard = Callable[[Event, Sequence[Record], Tournament], None]  # refuses, before anything is written
_GUARDS: list[Guard] = []
PROJECTIONS = [
    Projection("listed", _more_than_reports, _write_listed, _columns("state", "players", "shown")),
    Projection("results", lambda _: True, _write_results, _columns("results_in", "results_of")),
    Projection("title", _title_was_corrected, _write_title, _columns("title")),
    Projection("listing", _listing_was_changed, _write_listing, _columns(*COLUMNS)),
]


def also(projection: Projection) -> None:
    """Another app of the site keeps tables of events too; once, however often the app is made ready."""
    if all(known.name != projection.name for known in PROJECTIONS):
        PROJECTIONS.append(projection)


def guarded_by(guard: Guard) -> None:
    """Another app of the site knows what a journal alone cannot: that something is used only once."""
    if guard not in _GUARDS:
        _GUARDS.append(guard)


def must_hold(row: Event, records: Sequence[Record], now: Tournament) -> None:
    """Refuse what is asked here against what other events have; a journal that comes from elsewhere is as it is."""
    for guard in _GUARDS:
        guard(row, records, now)


def project(row: Event, records: Sequence[Record], now: Tournament) -> None:
    """Bring everything up to date that rests on these records; inside the transaction that writes them."""
    for projection in PROJECTIONS:
        if projection.rests_on(records):
            projection.write(row, now)


def rebuild(row: Event, now: Callable[[], Tournament]) -> list[str]:
    """Everything that other tables say of an event, made again; the names of those that said something else."""
    from topcut.web.store.rows import locked

    with transaction.atomic():
        found = locked(row.pk)  # nobody writes to it meanwhile
        if found is None:
            return []
        tournament, differed = now(), []
        for projection in PROJECTIONS:
            before = projection.kept(found)
            projection.write(found, tournament)
            if projection.kept(found) != before:
                differed.append(projection.name)
        return differed
