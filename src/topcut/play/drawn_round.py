"""A drawn round that is not posted yet: who leaves meanwhile, and whether the draw still stands."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.journal.fact import PlayerId
from topcut.journal.state import DrawnRound, Tournament
from topcut.play.next_round import Wishes, engine_of, method_of, next_round
from topcut.play.parts import cost_of, faults, parts_of
from topcut.play.stages import view
from topcut.refusal import Refused
from topcut.rulebooks.model import Rulebook


def plays_first(tournament: Tournament, book: Rulebook, player: PlayerId) -> bool:
    """Whether somebody who drops now still plays the round that is drawn (002 2.10, R61); in a bracket nobody does."""
    draw = tournament.draw
    if draw is None or book.text("drop_after_draw") != "plays":
        return False
    seated = any(player in table.seats for table in draw.tables)
    return seated and method_of(tournament, book, draw.stage) != "bracket"


def leaving(tournament: Tournament) -> list[PlayerId]:
    """Who has dropped but still plays the round that is drawn."""
    posted = len(tournament.rounds)
    return [one.id for one in tournament.entrants.values() if (one.dropped_after or 0) > posted]


def with_those_leaving(tournament: Tournament) -> Tournament:
    """The tournament as it was drawn from: who drops after this round is still in."""
    if not (players := leaving(tournament)):
        return tournament
    back = {player: replace(tournament.entrants[player], dropped_after=None) for player in players}
    return replace(tournament, entrants={**tournament.entrants, **back})


def who_changed(tournament: Tournament, book: Rulebook, draw: DrawnRound) -> list[PlayerId]:
    """Who sits in the draw and is gone, or is here and does not sit in it."""
    field = view(with_those_leaving(tournament), book, draw.stage)
    here = {entrant.id for entrant in field.entrants.values() if entrant.active}
    seated = {seat for table in draw.tables for seat in table.seats}
    if method_of(tournament, book, draw.stage) == "bracket":
        here &= seated  # those without a game in this round are not missed
    return sorted(here ^ seated)


def stands(tournament: Tournament, book: Rulebook, draw: DrawnRound) -> bool:
    """Whether what is known now gives the same draw, or the same cost where it was changed by hand."""
    if who_changed(tournament, book, draw):
        return False
    field = with_those_leaving(tournament)
    engine = engine_of(method_of(field, book, draw.stage), draw.forbidden)
    if draw.engine and draw.engine.partition("/")[0] != engine.partition("/")[0]:
        return False  # it was drawn before the pods were seated, or inside pods that are no longer there
    if draw.seed and draw.engine == engine:
        wishes = Wishes(draw.pinned, draw.forbidden, draw.future)
        return next_round(field, book, draw.stage, draw.seed, wishes).tables == draw.tables
    parts = parts_of(field, book, draw.stage)
    awarded = {table.seats[0] for table in draw.tables if table.award == "EBYE"}
    earned = {player for part in parts for player in part.earned}
    if not awarded <= earned or any(faults(parts, draw.tables)):
        return False
    return cost_of(parts, draw.tables) == dict(draw.cost)


def must_be_drawn_again(tournament: Tournament, book: Rulebook) -> bool:
    """Whether posting the draw would be refused; the draw is repeated only where something happened since."""
    draw = tournament.draw
    if draw is None:
        return False
    if who_changed(tournament, book, draw):
        return True
    if tournament.head == draw.seq:
        return False
    try:
        return not stands(tournament, book, draw)
    except Refused:
        return True
