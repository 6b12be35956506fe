"""Who drops in the middle of a bracket match gives it up (002 2.10): said in the same words at every door."""

from __future__ import annotations

from topcut.journal.fact import PlayerId
from topcut.journal.state import Match, Tournament
from topcut.messages.message import Message, Player, message
from topcut.play.stages import plan_of
from topcut.rulebooks.model import Rulebook

_ENDINGS = ("dropped", "concession", "no-show")  # the first that the rulebook has; a drop is no concession (002 5.2)


def games_given_up(tournament: Tournament, book: Rulebook, player: PlayerId) -> list[Match]:
    """The bracket matches that a player would leave unfinished: one at most."""
    if not tournament.rounds:
        return []
    posted = tournament.rounds[-1]
    if plan_of(tournament, book)[posted.stage - 1].kind != "bracket":
        return []
    return [
        match
        for match in posted.matches.values()
        if player in match.seats and match.status == "open" and len(match.seats) == 2
    ]


def ending_of_a_drop(book: Rulebook) -> str:
    """How a match ends that somebody left."""
    return next(how for how in _ENDINGS if how in book.endings)


def still_plays(match: Match, player: PlayerId) -> Message:
    """ "Odo still plays game 3 against Kira: dropping gives the match up, and Kira goes on"."""
    opponent = Player(_other(match, player))
    return message("leaving-still-plays", player=Player(player), game=match.number, opponent=opponent)


def goes_on(match: Match, player: PlayerId) -> Message:
    """ "dropping gives the match up, and Kira goes on"."""
    return message("leaving-gives-up", opponent=Player(_other(match, player)))


def has_gone_on(match: Match, player: PlayerId) -> Message:
    """ "game 3 is given up: Kira goes on"."""
    return message("leaving-given-up", game=match.number, opponent=Player(_other(match, player)))


def _other(match: Match, player: PlayerId) -> PlayerId:
    return next(seat for seat in match.seats if seat != player)
