"""Brackets in the middle of play, to be drawn: the cast in the first seeds, a third of the games upsets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from saying import in_words
from spread import TRUST, spread
from topcut.journal.plan import Game
from topcut.messages.message import Message, Player, with_names
from topcut.play.brackets.model import Bracket
from topcut.play.brackets.playing import play
from topcut.play.brackets.tables import NAMES, table

CAST = (
    *("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog"),
    *("Leeta", "Worf", "Bashir", "O'Brien", "Sisko", "Yates", "Zek", "Ziyal"),
)
_LARGE = (64, 65, 127, 128, 129, 255, 256, 257, *spread(range(66, 513), 40))
SIZES = {  # all of them in `make trust`
    "single": range(2, 513) if TRUST else (*range(2, 34), *_LARGE),
    "play-in": range(3, 513) if TRUST else (*range(3, 34), *_LARGE),
    "double": spread(range(4, 65), 30),
    "mcintyre": (8, 16),
    "seats": (8,),
}
assert set(SIZES) == set(NAMES)
THIRD_PLACE = (
    Game(1, 1, ("seed 1", "seed 4")),
    Game(2, 1, ("seed 2", "seed 3")),
    Game(3, 2, ("loser 1", "loser 2"), "Third place"),
    Game(4, 2, ("winner 1", "winner 2"), "Final"),
)


def seeds(players: int) -> list[str]:
    return [f"p{number}" for number in range(1, players + 1)]


def names(players: int) -> dict[str, str]:
    return {player: CAST[at] if at < len(CAST) else f"Weyoun {at + 1}" for at, player in enumerate(seeds(players))}


def saying(names: Mapping[str, str]) -> Callable[[Message], str]:
    """The terminal's voice, which knows these names."""
    return lambda said: in_words(with_names(said, lambda player: Player(player, names.get(player, ""))))


def half_played(
    kind: str,
    players: int,
    results: int = 1000,
    gone: Collection[str] = (),
    both_lose: Collection[int] = (),
    games: tuple[Game, ...] = (),
) -> Bracket:
    """The first `results` games played; every third is won by the second seat."""
    games = games or table(kind, players)
    won: dict[int, str | None] = {}
    bracket = play(games, seeds(players), won, gone)
    while len(won) < results:
        ready = next((state for state in bracket.games.values() if state.status == "ready"), None)
        if ready is None:
            break
        number = ready.game.number
        won[number] = None if number in both_lose else ready.seats[number % 3 == 0].player
        bracket = play(games, seeds(players), won, gone)
    return bracket


def scores_of(bracket: Bracket) -> dict[int, str]:
    """2–1 for the winner, in the order of the seats."""
    played = {number: state for number, state in bracket.games.items() if state.status == "played" and state.winner}
    return {number: "2–1" if state.winner == state.seats[0].player else "1–2" for number, state in played.items()}
