"""Where a player stands: points, rank, what he needs for the cut, and his score card line by line."""

from __future__ import annotations

from time import monotonic

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.answers.once import once
from topcut.answers.result_told import result_noted
from topcut.answers.score_card import card_of, match_in, points_of
from topcut.journal.fact import PlayerId
from topcut.journal.state import Match
from topcut.messages.message import message
from topcut.play.brackets.model import Place
from topcut.play.chances import Race, chances, cut_after
from topcut.play.ledger import Line
from topcut.play.placings import band, ordinal, placings
from topcut.play.stages import what_counts
from topcut.play.way_through import way_through
from topcut.web.live import Snapshot
from topcut.web.voices import PAGE

_ranked: dict[int, tuple[Snapshot, float]] = {}  # event → whose standings are shown to a large field, and since when
_LARGE = 1000  # players; beyond, ranks are worked out every few seconds and not for every report


class Standing(Struct, frozen=True):
    """ "You have 8 points, 2nd of 24"."""

    points: int
    rank: str
    of: int
    record: str
    chances: str = ""  # what he needs for the cut
    lately: bool = False  # the rank is one of a moment ago


class RecordLine(Struct, frozen=True):
    """A round of the score card."""

    round: int
    against: str
    result: str
    points: int
    total: int


def standing_of(snapshot: Snapshot, player: PlayerId) -> Standing | None:
    """His place in the last stage that has one; None where he is not in it, or there is only a bracket."""
    if snapshot.plan[snapshot.ranked_stage - 1].kind == "bracket":
        return None
    ranked = _ranked_lately(snapshot)
    row = ranked.standings.by_player.get(player)
    if row is None or not snapshot.tournament.rounds:
        return None
    shared = len(ranked.standings.by_rank[row.rank]) > 1
    place = ordinal(row.rank)
    rank = PAGE.say(message("placing-shared", rank=place) if shared else place)
    record = "" if snapshot.book.play == "pod" else "-".join(map(str, row.record))
    lately = ranked is not snapshot
    return Standing(
        points_of(snapshot, player), rank, len(ranked.standings.rows), record, _chances(ranked, player), lately
    )


def _ranked_lately(snapshot: Snapshot) -> Snapshot:
    """The snapshot whose ranks are shown: this one, or in a large field one of this round a moment ago."""
    tournament, now = snapshot.tournament, monotonic()
    kept, since = _ranked.get(snapshot.row.pk, (snapshot, now))
    same_round = len(kept.tournament.rounds) == len(tournament.rounds) and not tournament.finished
    if snapshot.row.players > _LARGE and same_round and now - since < snapshot.row.players / _LARGE * 5:
        _ranked.setdefault(snapshot.row.pk, (snapshot, now))
        return kept
    _ranked[snapshot.row.pk] = (snapshot, now)
    return snapshot


def _chances(snapshot: Snapshot, player: PlayerId) -> str:
    tournament, book, stage = snapshot.tournament, snapshot.book, snapshot.ranked_stage
    cut = cut_after(tournament, book, stage)
    if not cut or tournament.finished or (stage + 1) in tournament.opened:
        return ""
    found = chances(tournament, book, stage, player, cut, _race(snapshot))
    return snapshot.tell(found.said) if found else ""


@once
def _race(view: EventView) -> Race:
    return Race(view.tournament, view.book, view.ranked_stage, view.standings.ledger)


def place_of(snapshot: Snapshot, player: PlayerId) -> str:
    """ "3rd–4th of 24" over all stages; "" for somebody who has none."""
    places = _places(snapshot)
    mine = places.get(player)
    return PAGE.say(message("placing-of", place=band(mine), players=len(places))) if mine else ""


@once
def _places(view: EventView) -> dict[PlayerId, Place]:
    return {place.player: place for place in placings(view.tournament, view.book)}


# His score card ------------------------------------------------------------------------------------------------------


def record_of(snapshot: Snapshot, player: PlayerId) -> list[RecordLine]:
    """His rounds of the ranked stage with the running total."""
    rounds = what_counts(snapshot.tournament, snapshot.book, snapshot.ranked_stage).rounds
    lines, total = [], 0
    for line in card_of(snapshot, player):
        total += line.points
        match = match_in(snapshot, rounds[line.round - 1], player)
        against, said = _against(snapshot, match, player), _said(snapshot, line, match, player)
        lines.append(RecordLine(line.round, against, said, line.points, total))
    return lines


def _against(snapshot: Snapshot, match: Match | None, player: PlayerId) -> str:
    others = [snapshot.names[seat] for seat in match.seats if seat != player] if match else []
    return ", ".join(others)


def _said(snapshot: Snapshot, line: Line, match: Match | None, player: PlayerId) -> str:
    if match is None or match.result is None or not match.counts:
        awarded = snapshot.book.results.get(line.code)
        return awarded.name if awarded else PAGE.say(message("web-me-awaited"))
    return PAGE.say(result_noted(snapshot, match, match.result, player))


def bracket_way(snapshot: Snapshot, player: PlayerId) -> list[str]:
    """His games in brackets, a sentence each."""
    return [snapshot.tell(one) for one in way_through(snapshot.tournament, snapshot.book, player)]
