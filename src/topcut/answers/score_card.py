"""A player's own lines: where they sit, their score card and points, without counting everybody else."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.answers.confirmed import awaits_confirmation, confirmed_view, unreported
from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.journal.state import Round
from topcut.play.ledger import ledger
from topcut.play.scenarios.hooks import hooks_of
from topcut.play.score_card import Line
from topcut.play.stages import view as stage_alone


def card_of(view: EventView, player: PlayerId, confirmed: bool = False) -> list[Line]:
    """Their lines of the ranked stage, out of their own matches alone: a report must not count 10,000 players.

    `confirmed` leaves out a report that their opponent has still to confirm.
    """
    tournament, stage = view.tournament, view.ranked_stage
    if stage in tournament.opened or hooks_of(view.book).everybody:  # seeds and orbits look at everybody
        shown = confirmed_view(view) if confirmed else view
        return list(shown.standings.ledger.lines.get(player, ()))
    own = tuple(_own_match(view, posted, player, confirmed) for posted in tournament.rounds)
    seats = {seat for posted in own for match in posted.matches.values() for seat in match.seats} | {player}
    entrants = {seat: tournament.entrants[seat] for seat in seats}
    small = replace(tournament, entrants=entrants, rounds=own, opened={})  # who else was cut in is no part of it
    return ledger(stage_alone(small, view.book, stage), view.book).lines.get(player, [])


def _own_match(view: EventView, posted: Round, player: PlayerId, confirmed: bool) -> Round:
    match = view.match_of(posted, player)
    if match and confirmed and awaits_confirmation(view, match):
        match = unreported(match)
    return replace(posted, matches={match.table: match} if match else {})


def points_of(view: EventView, player: PlayerId, confirmed: bool = False) -> int:
    return sum(line.points for line in card_of(view, player, confirmed))
