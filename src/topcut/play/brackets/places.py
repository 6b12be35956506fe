"""The places out of a bracket: by the round in which somebody lost his last game (R52)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from topcut.journal.fact import PlayerId
from topcut.journal.plan import Game
from topcut.messages.message import Message, Player, message
from topcut.play.brackets.headings import places_met
from topcut.play.brackets.model import Bracket, GameState, Place
from topcut.play.brackets.sources import Source
from topcut.play.brackets.written import meant

_TOP = (0, 0)


def places(bracket: Bracket) -> tuple[Place, ...]:
    """Everybody's place, the best first; losers of the same round share a band, the better seed before the others."""
    last = _last_games(bracket)
    ranks = {player: _rank(bracket, player, last.get(player)) for player in bracket.seeds}
    found: list[Place] = []
    for rank, group in groupby(sorted(bracket.seeds, key=ranks.__getitem__), key=ranks.__getitem__):
        band = list(group)  # sorting is stable: by seed
        first, to = len(found) + 1, len(found) + len(band)
        first -= _to_fall(bracket, -rank[1]) if rank != _TOP else 0
        found += [Place(player, first, to, _why(bracket, player, last.get(player))) for player in band]
    return tuple(found)


def _to_fall(bracket: Bracket, number: int) -> int:
    """How many of those who are still in will lose their last game in this round, and share its band."""
    fed = {seat.source for state in bracket.games.values() for seat in state.seats}
    return sum(
        state.game.round == number and str(Source("loser", game)) not in fed and _takes_one_out(bracket, state)
        for game, state in bracket.games.items()
    )


def _takes_one_out(bracket: Bracket, state: GameState) -> bool:
    """A game that is still to be played, by two who have not left."""
    here = all(not seat.known or (seat.player is not None and seat.player not in bracket.gone) for seat in state.seats)
    return state.status in ("waiting", "ready") and here


def single_place(found: Sequence[Place], place: int) -> PlayerId | None:
    """Who has this one place where it cannot be shared, such as a third-place bye: the better seed (R52)."""
    return found[place - 1].player if 1 <= place <= len(found) else None


def _last_games(bracket: Bracket) -> dict[PlayerId, GameState]:
    """The latest game in which each has a seat."""
    games = sorted(bracket.games.values(), key=lambda state: (state.game.round, state.game.number))
    return {seat.player: state for state in games for seat in state.seats if seat.player is not None}


def _rank(bracket: Bracket, player: PlayerId, last: GameState | None) -> tuple[int, int]:
    """Who is still in or has won it all stands before those who lost late, and they before those who lost early."""
    if _still_in(bracket, player, last) or (last and last.winner == player):
        return _TOP
    return 1, -last.game.round if last else 0


def _still_in(bracket: Bracket, player: PlayerId, last: GameState | None) -> bool:
    """A game awaits him, and he has not left."""
    return last is None or (last.status in ("waiting", "ready") and player not in bracket.gone)


def _why(bracket: Bracket, player: PlayerId, last: GameState | None) -> Message:
    if last is None or _still_in(bracket, player, last):
        return message("placing-still-in")
    game, played = game_told(last.game), last.status == "played"
    if last.winner == player:
        return message("placing-won", game=game) if played else message("placing-won-without-play", game=game)
    if last.winner is None:
        return message("placing-both-lost", game=game) if played else message("placing-left", game=game)
    winner = Player(last.winner)
    if played:
        return message("placing-lost", game=game, winner=winner)
    return message("placing-left-against", game=game, winner=winner)


def game_told(game: Game) -> Message:
    """A game inside a sentence: "the semi-final", "game A", "round 2" where it has no name."""
    called = meant(game.name)
    if called is None or called.letter:
        return game_name(game)
    if called.places:
        return message("placing-the-game-of-places", places=places_met(called))
    return message("placing-the-game", kind=called.kind, of=called.of)


def game_name(game: Game) -> Message:
    """A game by itself: "semi-final", "game A", "game 1st/4th"."""
    called = meant(game.name)
    if called is None:
        own = message("bracketname-named", name=game.name)
        return own if game.name else message("placing-game-of-round", round=game.round)
    if called.letter:
        return message("placing-game-lettered", letter=called.letter)
    if called.places:
        return message("placing-game-of-places", places=places_met(called))
    return message("placing-game", kind=called.kind, of=called.of)
