"""The rows of an event in the season's tables: written in the transaction that changes its journal, and only where they
are others now. They can all be made again out of the journals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from django.db import models

from topcut.acts.ending.facts import ConfrontationWon, Finished, Reopened
from topcut.acts.entries.facts import Entered
from topcut.acts.event.facts import Undone
from topcut.acts.listing.facts import Known, Listed, TakenInto
from topcut.acts.results.facts import Corrected
from topcut.answers.event_view import EventView
from topcut.journal.plan import has_rounds
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.play.taking_part import were_there
from topcut.seasons.earned import first_day
from topcut.seasons.outcome import Outcome, Placed, outcome_of
from topcut.web.seasons.models import Counted, Credit, Earned, Entry, Person
from topcut.web.seasons.people import final
from topcut.web.seasons.viewed import view_of
from topcut.web.store.models import Event
from topcut.web.store.projections import Projection

Rows = dict[type[models.Model], list[models.Model]]
_OF_A_SEASON = (Finished, Reopened, Undone, TakenInto, Listed, Known, Corrected, ConfrontationWon)
_BEYOND = ("id", "event_id")


def rows_of(row: Event, now: Tournament) -> Rows:
    """Everything that the season's tables say of an event."""
    nothing: Rows = {Entry: [], Counted: [], Credit: [], Earned: []}
    persons = persons_of(now)
    if not persons and not now.program:  # most events of a venue are no community's business
        return nothing
    view = view_of(now)
    found = outcome_of(view)
    entries = nothing | {Entry: _entries(row, view, persons)}
    return entries if found is None else entries | _of_outcome(row, found, persons)


def persons_of(now: Tournament) -> dict[str, Person]:
    """Who the players are, by their ids here: whoever they were merged into since. Nobody is two players of an event,
    whatever a journal says that came from elsewhere: the first one is."""
    keys = {entrant.who for entrant in now.entrants.values() if entrant.who}
    if not keys:
        return {}
    known = {person.key: final(person) for person in Person.objects.filter(key__in=keys).select_related("merged_into")}
    found: dict[str, Person] = {}
    taken: set[int] = set()
    for one in now.entrants.values():
        person = known.get(one.who)
        if person is not None and person.pk not in taken:
            taken.add(person.pk)
            found[one.id] = person
    return found


def _entries(row: Event, view: EventView, persons: dict[str, Person]) -> list[models.Model]:
    over = view.tournament.finished
    there = were_there(view.tournament) if over and not has_rounds(view.plan) else persons
    made: list[models.Model] = []
    for player, person in persons.items():
        if view.tournament.entrants[player].withdrawn or player not in there:
            continue
        place = view.places.get(player) if over else None
        first, last = (place.place, place.to) if place else (None, None)
        made.append(Entry(event=row, player=player, person=person, place=first, shared_to=last))
    return made


def _of_outcome(row: Event, found: Outcome, persons: dict[str, Person]) -> Rows:
    known = [(one, persons[one.player]) for one in found.placed if one.player in persons]
    return {
        Counted: [_counted(row, found)],
        Credit: [credit for one, person in known for credit in _credits(row, found, one, person)],
        Earned: [earned for one, person in known for earned in _earned(row, found, one, person)],
    }


def _counted(row: Event, found: Outcome) -> Counted:
    return Counted(
        event=row,
        program=found.program,
        level=found.level,
        game=found.game,
        kind=found.kind,
        league=found.league,
        region=found.region,
        day=found.day,
        start=found.start,
        players=found.players,
        rounds=found.rounds,
        online=found.online,
        sanctioned=bool(found.sanction.sanctioned),
        rated=bool(found.sanction.rated),
        missing=list(found.sanction.missing),
        finished=found.ended,
    )


def _credits(row: Event, found: Outcome, one: Placed, person: Person) -> list[models.Model]:
    return [
        Credit(
            event=row,
            person=person,
            program=found.program,
            table=credit.table,
            game=found.game,
            season=found.seasons[credit.table],
            league=found.league if credit.table == "league" else "",
            points=credit.points,
            parts=dict(credit.parts),
            competitive=found.sanction.kind != "casual",
            wins=one.record.wins,
        )
        for credit in one.credits
        if credit.points is not None
    ]


def _earned(row: Event, found: Outcome, one: Placed, person: Person) -> list[models.Model]:
    return [
        Earned(
            id=f"{row.pk}.{one.player}.{number}",
            event=row,
            person=person,
            program=found.program,
            game=found.game,
            kind=earned.kind,
            rounds=list(earned.rounds),
            points=earned.points,
            into=earned.into,
            anywhere=earned.anywhere,
            since=found.day,
            starts=first_day(earned.when, found.day),
            until=earned.until or "",
            clause=earned.clause,
        )
        for number, earned in enumerate(one.earned, start=1)
    ]


def write(row: Event, now: Tournament) -> None:
    """Bring the tables up to date; what is as it was is not touched."""
    for kind, wanted in rows_of(row, now).items():
        if _values(kind, wanted) != _values(kind, kind._default_manager.filter(event=row)):
            kind._default_manager.filter(event=row).delete()
            kind._default_manager.bulk_create(wanted)


def kept(row: Event) -> object:
    """What the tables say of an event now."""
    return {kind: _values(kind, kind._default_manager.filter(event=row)) for kind in (Entry, Counted, Credit, Earned)}


def _values(kind: type[models.Model], rows: Any) -> list[bytes]:
    """What the rows say, whatever their numbers are."""
    names = [field.attname for field in kind._meta.concrete_fields if field.attname not in _BEYOND]
    return sorted(msgspec.json.encode([getattr(one, name) for name in names]) for one in rows)


def _may_change(records: Sequence[Record]) -> bool:
    """Who comes with a person, who is told to be one, and everything about the end."""
    return any(
        isinstance(record.fact, _OF_A_SEASON) or (isinstance(record.fact, Entered) and bool(record.fact.who))
        for record in records
    )


SEASON = Projection("season", _may_change, write, kept)
