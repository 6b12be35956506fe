"""Where a player stands: points, rank, what he needs for the cut, and his score card line by line."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from msgspec import Struct

from topcut.journal.records import PlayerId
from topcut.journal.state import Match, Round
from topcut.play.chances import Chances, Race, chances, cut_after
from topcut.play.ledger import Line
from topcut.play.placings import band, ordinal, placings
from topcut.play.spoken import counted
from topcut.play.stages import rounds_in
from topcut.play.way_through import way_through
from topcut.web.live import Snapshot
from topcut.web.player.telling import told

_races: WeakKeyDictionary[Snapshot, Race] = WeakKeyDictionary()


class Standing(Struct, frozen=True):
    """ "You have 8 points, 2nd of 24"."""

    points: int
    rank: str
    of: int
    record: str
    chances: Chances | None = None


class RecordLine(Struct, frozen=True):
    """A round of the score card."""

    round: int
    against: str
    result: str
    points: int
    total: int


def standing_of(snapshot: Snapshot, player: PlayerId) -> Standing | None:
    """His place in the last stage that has one; None where he is not in it."""
    row = snapshot.standings.by_player.get(player)
    if row is None or not snapshot.tournament.rounds:
        return None
    shared = len(snapshot.standings.by_rank[row.rank]) > 1
    rank = f"shared {ordinal(row.rank)}" if shared else ordinal(row.rank)
    record = "" if snapshot.book.play == "pod" else "-".join(map(str, row.record))
    return Standing(row.points, rank, len(snapshot.standings.rows), record, _chances(snapshot, player))


def _chances(snapshot: Snapshot, player: PlayerId) -> Chances | None:
    tournament, book, stage = snapshot.tournament, snapshot.book, snapshot.ranked_stage
    cut = cut_after(tournament, book, stage)
    if not cut or tournament.finished or (stage + 1) in tournament.opened:
        return None
    if snapshot not in _races:
        _races[snapshot] = Race(tournament, book, stage, snapshot.standings.ledger)
    return chances(tournament, book, stage, player, cut, _races[snapshot])


def place_of(snapshot: Snapshot, player: PlayerId) -> str:
    """ "3rd–4th of 24" over all stages; "" for somebody who has none."""
    found = placings(snapshot.tournament, snapshot.book)
    mine = next((place for place in found if place.player == player), None)
    return f"{band(mine)} of {len(found)}" if mine else ""


def record_of(snapshot: Snapshot, player: PlayerId) -> list[RecordLine]:
    """His rounds of the ranked stage with the running total."""
    rounds = rounds_in(snapshot.tournament, snapshot.ranked_stage)
    lines, total = [], 0
    for line in snapshot.standings.ledger.lines.get(player, ()):
        total += line.points
        match = match_in(rounds[line.round - 1], player)
        lines.append(
            RecordLine(
                line.round, _against(snapshot, match, player), _said(snapshot, line, match, player), line.points, total
            )
        )
    return lines


def match_in(posted: Round, player: PlayerId) -> Match | None:
    return next((match for match in posted.matches.values() if player in match.seats), None)


def _against(snapshot: Snapshot, match: Match | None, player: PlayerId) -> str:
    others = [snapshot.names[seat] for seat in match.seats if seat != player] if match else []
    return ", ".join(others)


def _said(snapshot: Snapshot, line: Line, match: Match | None, player: PlayerId) -> str:
    if match is None or match.result is None or not match.counts:
        awarded = snapshot.book.results.get(line.code)
        return awarded.name if awarded else "awaited"
    found = told(snapshot, match, match.result, player)
    name = found.more.partition(",")[0]
    return name if len(match.seats) == 1 else f"{found.words.removeprefix('You ').capitalize()} ({name})"


def bracket_way(snapshot: Snapshot, player: PlayerId) -> list[str]:
    """His games in brackets, a sentence each."""
    return way_through(snapshot.tournament, snapshot.book, snapshot.names, player)


def points_words(points: int) -> str:
    return counted(points, "point")
