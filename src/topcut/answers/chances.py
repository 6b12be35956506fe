"""What a player needs for the cut after the stage that is being played; and once it is played, who is in."""

from __future__ import annotations

from collections.abc import Collection

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.messages.message import message
from topcut.play.chances import Chances, chances
from topcut.play.cut_line import cut_in, inside
from topcut.play.stages import is_over, rounds_in
from topcut.play.standings import Standings


def chances_answer(view: EventView, player: PlayerId) -> Chances | None:
    """By points alone, then by rank; None before the first round, without a cut, once it is made, and where points do
    not tell."""
    tournament, stage = view.tournament, view.ranked_stage
    cut = view.cut_after(stage)
    if not cut or tournament.finished or not rounds_in(tournament, stage) or cut_in(tournament, view.plan, stage):
        return None
    if is_over(tournament, view.book, stage) and not view.standings.provisional:
        return _by_rank(view, player, cut)
    return chances(tournament, view.book, stage, player, cut, view.race)


def _by_rank(view: EventView, player: PlayerId, cut: int) -> Chances | None:
    """All results are in: the cut takes the best who are still here, and a lot parts those who share its last place."""
    table = view.standings
    row, into = table.by_player.get(player), inside(table, cut)
    if row is None or not table.ledger.entrants[player].active:
        return None
    if row not in into:
        places = below_the_cut(table, [one.player for one in into], player)
        return Chances("out", cut, message("chance-below", cut=cut, places=places))
    if len(into) > cut and row.rank == into[-1].rank:
        return Chances("tiebreaks", cut, message("chance-lot", cut=cut))
    return Chances("sure", cut, message("chance-in", cut=cut))


def below_the_cut(table: Standings, into: Collection[PlayerId], player: PlayerId) -> int:
    """How many places below its line, of those who are still here; 1 is the first one out."""
    entrants = table.ledger.entrants
    out = [row.player for row in table.rows if row.player not in into]
    return [one for one in out if one == player or entrants[one].active].index(player) + 1
