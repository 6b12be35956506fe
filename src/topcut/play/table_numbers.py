"""Which table every match of a round sits at: decided when the round is posted, and kept from then on.

A draw counts its matches: pairs from the top down, games of a bracket, pods. People see and type tables instead. Who
has a table of their own sits there, one match has the feature table, all others follow from the first number on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import count

from msgspec.structs import replace

from topcut.journal.fact import RoundNumber, Seating, Table
from topcut.journal.plan import StageNumber
from topcut.journal.state import Tables, Tournament
from topcut.refusal import refuse


def numbered(
    tournament: Tournament, stage: StageNumber, number: RoundNumber, drawn: Sequence[Seating]
) -> tuple[Seating, ...]:
    """The tables of a drawn round as they are posted, in the order of their numbers; byes stand behind them."""
    played = _from_the_top(tournament, stage, [one for one in drawn if len(one.seats) > 1])
    alone = [one for one in drawn if len(one.seats) == 1]
    taken_elsewhere = _of_other_stages(tournament, stage)
    own = _own_tables(tournament, number, played, taken_elsewhere)
    first, _ = range_of(tournament.tables, stage)
    free = _free(first, {*own.values(), *taken_elsewhere})
    tables = [own[at] if at in own else next(free) for at in range(len(played))]
    behind = _free(max(tables, default=first - 1) + 1, ())
    seated = zip([*played, *alone], [*tables, *(next(behind) for _ in alone)], strict=True)
    return tuple(sorted((_at(one, table) for one, table in seated), key=lambda one: one.table))


def must_fit(tournament: Tournament, stage: StageNumber, tables: Sequence[Seating]) -> None:
    """Refuse a round that needs more tables than its stage has."""
    first, last = range_of(tournament.tables, stage)
    played = [one.table for one in tables if len(one.seats) > 1]
    over = [table for table in played if last and table > last and table not in tournament.tables.fixed.values()]
    if [table for table in over if table != tournament.tables.feature]:
        raise refuse("tables-too-few", needed=len(played), first=first, last=last)


def next_to_post(tournament: Tournament) -> RoundNumber:
    """The round that is posted next: the one that is drawn, or the one after the latest."""
    return tournament.draw.round if tournament.draw else len(tournament.rounds) + 1


def range_of(tables: Tables, stage: StageNumber) -> tuple[Table, Table]:
    """The first and the last table of a stage; last 0 = there is no end."""
    return tables.ranges.get(stage) or tables.ranges.get(0) or (1, 0)


def _at(seating: Seating, table: Table) -> Seating:
    return replace(seating, table=table, drawn=0 if table == seating.number else seating.number)


def _from_the_top(tournament: Tournament, stage: StageNumber, played: list[Seating]) -> list[Seating]:
    """The pairing that leads first: as it was drawn, or the game that decides a bracket before the others."""
    opened = tournament.opened.get(stage)
    last = opened.games[-1].number if opened and opened.games else 0
    return sorted(played, key=lambda one: one.number != last) if last else played


def _own_tables(
    tournament: Tournament, number: RoundNumber, played: Sequence[Seating], elsewhere: Collection[Table]
) -> dict[int, Table]:
    """The matches that sit at a table of their own; of two such players who meet, the lower number holds."""
    fixed, feature = tournament.tables.fixed, tournament.tables.feature
    own = {
        at: min(fixed[seat] for seat in one.seats if seat in fixed)
        for at, one in enumerate(played)
        if not fixed.keys().isdisjoint(one.seats)
    }
    others = [at for at in range(len(played)) if at not in own]
    if feature and others and feature not in elsewhere:
        chosen = tournament.tables.featured.get(number)
        own[next((at for at in others if chosen in played[at].seats), others[0])] = feature
    return own


def _of_other_stages(tournament: Tournament, stage: StageNumber) -> Collection[Table]:
    """Where a heat beside this one still plays, once somebody minds the tables."""
    if not tournament.tables.arranged:
        return ()
    here = (posted for posted in tournament.rounds if posted.stage != stage and not posted.finished)
    return {match.table for posted in here for match in posted.matches.values() if len(match.seats) > 1}


def _free(first: Table, taken: Collection[Table]) -> Iterator[Table]:
    return (table for table in count(first) if table not in taken)
