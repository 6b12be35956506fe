"""Where a player stands: points, rank, what they need for the cut, and their score card line by line."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.chances import chances_answer
from topcut.answers.result_told import result_noted
from topcut.answers.score_card import card_of, points_of
from topcut.journal.fact import PlayerId
from topcut.journal.state import Match
from topcut.messages.message import Message, Messages, message
from topcut.messages.numerals import PRINTED
from topcut.play.placings import band, ordinal
from topcut.play.score_card import Line
from topcut.play.stages import what_counts
from topcut.play.way_through import way_through
from topcut.web.site.live import Snapshot
from topcut.web.voices import PAGE


class OwnStanding(Struct, frozen=True):
    """ "You have 8 points, 2nd of 24"."""

    points: int
    rank: Message
    of: int
    record: str
    chances: Message | None = None  # what they need for the cut
    lately: bool = False  # the rank is one of a moment ago


class RecordLine(Struct, frozen=True):
    """A round of the score card."""

    round: int
    against: str
    result: str
    points: int
    total: int


def standing_of(snapshot: Snapshot, player: PlayerId) -> OwnStanding | None:
    """Their rank in the last stage that has one; None where they are not in it, or there is only a bracket."""
    if snapshot.plan[snapshot.ranked_stage - 1].kind == "bracket":
        return None
    ranked = snapshot.ranked_lately()
    row = ranked.standings.by_player.get(player)
    if row is None or not snapshot.tournament.rounds:
        return None
    shared = len(ranked.standings.by_rank[row.rank]) > 1
    chances = chances_answer(ranked, player)
    return OwnStanding(
        points_of(snapshot, player),
        message("placing-shared", rank=ordinal(row.rank)) if shared else ordinal(row.rank),
        len(ranked.standings.rows),
        "" if snapshot.book.play == "pod" else PRINTED.score(row.record),
        chances.said if chances else None,
        lately=ranked is not snapshot,
    )


def place_of(snapshot: Snapshot, player: PlayerId) -> Message | None:
    """ "3rd–4th of 24" over all stages; None for somebody who has none."""
    place = snapshot.places.get(player)
    return message("placing-of", place=band(place.place, place.to), players=len(snapshot.places)) if place else None


# His score card ------------------------------------------------------------------------------------------------------


def record_of(snapshot: Snapshot, player: PlayerId) -> list[RecordLine]:
    """His rounds of the ranked stage with the running total."""
    rounds = what_counts(snapshot.tournament, snapshot.book, snapshot.ranked_stage).rounds
    lines, total = [], 0
    for line in card_of(snapshot, player):
        total += line.points
        match = snapshot.match_of(rounds[line.round - 1], player)
        against, said = _against(snapshot, match, player), _said(snapshot, line, match, player)
        lines.append(RecordLine(line.round, against, said, line.points, total))
    return lines


def _against(snapshot: Snapshot, match: Match | None, player: PlayerId) -> str:
    others = [snapshot.names[seat] for seat in match.seats if seat != player] if match else []
    return ", ".join(others)


def _said(snapshot: Snapshot, line: Line, match: Match | None, player: PlayerId) -> str:
    if match is None or match.result is None or not match.counts:
        awarded = snapshot.book.results.get(line.code)
        return PAGE.words(awarded.name) if awarded else PAGE.say(message("web-me-awaited"))
    return PAGE.say(result_noted(snapshot, match, match.result, player))


def bracket_way(snapshot: Snapshot, player: PlayerId) -> Messages:
    """Their games in brackets, a sentence each."""
    return tuple(way_through(snapshot.tournament, snapshot.book, player))
