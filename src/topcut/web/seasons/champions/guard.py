"""Nobody enters a Champions League by themselves without the points that it asks for (001 12.7).

Who is entered at its desk may have fewer: the director of the event can waive it.
"""

from __future__ import annotations

from collections.abc import Sequence

from topcut.acts.entries.facts import Entered, ReEntered
from topcut.acts.who import OFFICIALS
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.programs.load import build
from topcut.programs.model import ChampionsLeague, Program
from topcut.refusal import refuse
from topcut.seasons.champions import LEVEL
from topcut.web.seasons.champions.standing import lifetime_of, season_now
from topcut.web.seasons.champions.waivers import waived
from topcut.web.seasons.models import Person
from topcut.web.seasons.people import final
from topcut.web.store.models import Event


def must_have_points(row: Event, records: Sequence[Record], now: Tournament) -> None:
    """Asked before somebody's own entry is written."""
    if now.listing.level != LEVEL or not now.program:
        return
    own = [
        now.entrants[record.fact.player].who
        for record in records
        if isinstance(record.fact, Entered | ReEntered) and record.by not in OFFICIALS
    ]
    program = build(now.program)
    if own and program.champions_league is not None:
        for key in own:
            _must_have(program, program.champions_league, key)


def _must_have(program: Program, rules: ChampionsLeague, key: str) -> None:
    person = Person.objects.filter(key=key).select_related("merged_into").first() if key else None
    if person is None:
        raise refuse("champions-nobody-known", least=rules.lifetime)
    who = final(person)
    points = lifetime_of(program, who)
    if points < rules.lifetime and who.handle not in waived(program.name, season_now(program)):
        raise refuse("champions-may-not-enter", least=rules.lifetime, lifetime=points)
