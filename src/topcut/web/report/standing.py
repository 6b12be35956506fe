"""The form of a result that stands, filled in: a correction types only what was wrong."""

from __future__ import annotations

from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.play.observed import marked_in
from topcut.rulebooks.model import Rulebook
from topcut.web.report.fields import Asking, Data
from topcut.web.report.observed import standing_observed
from topcut.web.report.pod import noted_cells, plays
from topcut.web.site.live import Snapshot


def standing(snapshot: Snapshot, match: Match) -> Data:
    """What an official, who sees the first seat first, would have typed for the result that stands."""
    result, book = match.result, snapshot.book
    if result is None or match.status == "disputed":  # there, no side is taken
        return noted_cells(match) if book.play == "pod" and plays(match) else {}
    seen = standing_observed(Asking(snapshot, match, match.seats[0], own=False), result)
    if not result.games:
        return seen | ({"unscored": "on"} if result.unscored else {})
    if book.play == "pod":
        return _sheet(book, result) | seen
    if len(result.games) > 1 or book.play == "best_of":  # those are buttons
        return seen
    return dict(zip(("mine", "theirs"), map(str, result.games[0]), strict=True)) | seen


def _sheet(book: Rulebook, result: Result) -> dict[str, str]:
    """Points, who is marked in which round, and whether time ran out."""
    marked = marked_in(book)
    rounds = result.observed(marked.name) if marked else ()
    typed = {
        f"r{turn}s{seat}": f"{points}*" if turn <= len(rounds) and seat in rounds[turn - 1] else str(points)
        for turn, game in enumerate(result.games, start=1)
        for seat, points in enumerate(game)
    }
    return typed | ({"time": "on"} if result.ends and result.ends[-1] == "timeout" else {})
