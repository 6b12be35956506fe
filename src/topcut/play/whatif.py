"""What a correction would change, told before it is made."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.fact import PlayerId, Result, RoundNumber, Table
from topcut.journal.state import Tournament
from topcut.play.cut_line import inside
from topcut.play.placings import placings
from topcut.play.stages import plan_of, what_counts
from topcut.play.standings import Standings, standings
from topcut.rulebooks.model import Rulebook


class Move(Struct, frozen=True):
    """A player whose rank or points would change."""

    player: PlayerId
    rank_before: int
    rank_after: int
    points_before: int
    points_after: int


class Consequences(Struct, frozen=True):
    """All that a correction would change."""

    moves: tuple[Move, ...]
    cut_in: tuple[PlayerId, ...] = ()  # would make the cut
    cut_out: tuple[PlayerId, ...] = ()  # would miss it


def with_result(tournament: Tournament, number: RoundNumber, table: Table, result: Result) -> Tournament:
    """The tournament as it would be with another result at one table."""
    posted = tournament.rounds[number - 1]
    match = replace(posted.matches[table], result=result, status="confirmed")
    changed = replace(posted, matches={**posted.matches, table: match})
    rounds = (*tournament.rounds[: number - 1], changed, *tournament.rounds[number:])
    return replace(tournament, rounds=rounds)


def consequences(
    tournament: Tournament, book: Rulebook, number: RoundNumber, table: Table, result: Result, cut: int = 0
) -> Consequences:
    """Ranks, points and the cut before and after."""
    stage = tournament.rounds[number - 1].stage
    changed = with_result(tournament, number, table, result)
    if plan_of(tournament, book)[stage - 1].kind == "bracket":
        return _in_bracket(tournament, changed, book)
    before = standings(what_counts(tournament, book, stage), book)
    after = standings(what_counts(changed, book, stage), book)
    moves = []
    for row in after.rows:
        old = before.by_player[row.player]
        if (old.rank, old.points) != (row.rank, row.points):
            moves.append(Move(row.player, old.rank, row.rank, old.points, row.points))
    was_in, is_in = _top(before, cut), _top(after, cut)
    return Consequences(
        tuple(moves),
        tuple(row.player for row in after.rows if row.player in is_in - was_in),
        tuple(row.player for row in before.rows if row.player in was_in - is_in),
    )


def _in_bracket(tournament: Tournament, changed: Tournament, book: Rulebook) -> Consequences:
    """Other places; nobody has points in a bracket."""
    before = {place.player: place.place for place in placings(tournament, book)}
    after = placings(changed, book)
    moved = [place for place in after if before[place.player] != place.place]
    return Consequences(tuple(Move(place.player, before[place.player], place.place, 0, 0) for place in moved))


def _top(table: Standings, cut: int) -> set[PlayerId]:
    """Those inside the cut; whoever ties for the last place is inside."""
    return {row.player for row in inside(table, cut)}
