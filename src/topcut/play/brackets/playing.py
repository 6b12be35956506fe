"""Plays a bracket: its games as data and who won them become what is known of every game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from topcut.journal.fact import PlayerId
from topcut.journal.plan import Game
from topcut.play.brackets.model import Bracket, GameState, GameStatus, Seat

Won = Mapping[int, PlayerId | None]  # game → who won it; None: both lost it (R53)
Gone = Collection[PlayerId] | Mapping[PlayerId, int]  # who plays no more; a mapping says from which round on
_DECIDED: Collection[GameStatus] = ("played", "walkover", "empty", "not_needed")


def play(games: Sequence[Game], seeds: Sequence[PlayerId], won: Won, gone: Gone = (), seated: bool = True) -> Bracket:
    """All that is known of a bracket; those who are gone lose what they have not played.

    Where its players are not seated yet, nobody has a first game.

    Say from which round on somebody is gone where it matters: of two who left, the one who left later may have gone
    on before that.
    """
    if unknown := sorted(set(won) - {game.number for game in games}):
        raise ValueError(f"a result for game {unknown[0]}, which the bracket does not have")
    since = gone if isinstance(gone, Mapping) else dict.fromkeys(gone, 1)
    states: dict[int, GameState] = {}
    for game in sorted(games, key=lambda game: (game.round, game.number)):  # a game stands behind those that feed it
        states[game.number] = _state(game, seeds if seated else None, states, won, since)
    return Bracket({game.number: states[game.number] for game in games}, tuple(seeds), frozenset(gone), seated)


def _state(
    game: Game,
    seeds: Sequence[PlayerId] | None,
    states: Mapping[int, GameState],
    won: Won,
    since: Mapping[PlayerId, int],
) -> GameState:
    called = _called_for(game, states)
    if called is False:
        nobody = (Seat(game.seats[0], known=True), Seat(game.seats[1], known=True))
        state = GameState(game, nobody, "not_needed")
    else:
        first, second = (_seat(source, seeds, states) for source in game.seats)
        known = first.known and second.known and called is not None
        state = _met(game, (first, second), since) if known else GameState(game, (first, second))
    if game.number not in won:
        return state
    return _played(state, won[game.number])


def _called_for(game: Game, states: Mapping[int, GameState]) -> bool | None:
    """Whether a game is to be played at all; None where that is not known yet."""
    if not game.only_if:
        return True
    before = states[game.only_if]
    if before.status not in _DECIDED:
        return None
    first, second = before.seats
    return first.player is not None and second.player is not None and before.winner == second.player


def _seat(source: str, seeds: Sequence[PlayerId] | None, states: Mapping[int, GameState]) -> Seat:
    word, _, number = source.partition(" ")
    if word == "seed" and seeds is None:
        return Seat(source)
    if word == "seed" and seeds is not None:
        at = int(number)
        return Seat(source, seeds[at - 1] if at <= len(seeds) else None, known=True)
    before = states[int(number)]
    if before.status not in _DECIDED:
        return Seat(source)
    return Seat(source, before.winner if word == "winner" else before.loser, known=True)


def _met(game: Game, seats: tuple[Seat, Seat], since: Mapping[PlayerId, int]) -> GameState:
    """A game without a result whose seats are both known."""
    first, second = seats[0].player, seats[1].player
    if first is None or second is None:
        alone = first or second
        return GameState(game, seats, "walkover", alone) if alone else GameState(game, seats, "empty")
    first_left, second_left = (since.get(player, game.round + 1) <= game.round for player in (first, second))
    if first_left and second_left:
        return GameState(game, seats, "empty")
    if first_left:
        return GameState(game, seats, "walkover", second, first)
    if second_left:
        return GameState(game, seats, "walkover", first, second)
    return GameState(game, seats, "ready")


def _played(state: GameState, winner: PlayerId | None) -> GameState:
    """A game that has a result; one that could not have been played is our fault."""
    number, (first, second) = state.game.number, (seat.player for seat in state.seats)
    if first is None or second is None:
        raise ValueError(f"a result for game {number}, which nobody could play ({state.status})")
    if winner is None:
        return GameState(state.game, state.seats, "played")
    if winner not in (first, second):
        raise ValueError(f"{winner} cannot have won game {number}: {first} and {second} play it")
    return GameState(state.game, state.seats, "played", winner, second if winner == first else first)
