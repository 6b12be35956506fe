"""Where a player stands: points, rank, what they need for the cut."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.chances import chances_answer
from topcut.answers.confirmed import awaits_confirmation, confirmed_view
from topcut.answers.my_match import match_of
from topcut.answers.score_card import points_of
from topcut.journal.fact import PlayerId
from topcut.messages.numerals import PRINTED
from topcut.play.chances import Chances
from topcut.web.site.live import Snapshot


class OwnStanding(Struct, frozen=True):
    """ "2nd of 24, 8 points"; what nobody has confirmed does not count yet."""

    points: int
    rank: int
    shared: bool
    of: int
    record: str
    chances: Chances | None = None  # what they need for the cut
    before: bool = False  # the result that they reported waits for their opponent
    lately: bool = False  # the rank is one of a moment ago
    bracket: bool = False  # a bracket goes on since: the rank is the one that seeded it


def standing_of(snapshot: Snapshot, player: PlayerId) -> OwnStanding | None:
    """Their rank in the last stage that has one; None where they are not in it, or there is only a bracket."""
    if snapshot.plan[snapshot.ranked_stage - 1].kind == "bracket":
        return None
    lately = snapshot.ranked_lately()
    ranked = confirmed_view(lately)
    row = ranked.standings.by_player.get(player)
    if row is None or not snapshot.tournament.rounds:
        return None
    match = match_of(snapshot, player)
    return OwnStanding(
        points_of(snapshot, player, confirmed=True),
        row.rank,
        len(ranked.standings.by_rank[row.rank]) > 1,
        len(ranked.standings.rows),
        "" if snapshot.book.play == "pod" else PRINTED.score(row.record),
        chances_answer(ranked, player),
        before=match is not None and awaits_confirmation(snapshot, match),
        lately=lately is not snapshot,
        bracket=any(stage > snapshot.ranked_stage for stage in snapshot.tournament.opened),
    )
