"""A bracket while it is played: what is known of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from topcut.journal.fact import PlayerId
from topcut.journal.plan import Game
from topcut.messages.message import Message

# waiting: not both seats are known; ready: both are, no result; played: it has a result; walkover: only one came;
# empty: nobody came; not_needed: a reset that is not called for
GameStatus = Literal["waiting", "ready", "played", "walkover", "empty", "not_needed"]


class Seat(Struct, frozen=True, gc=False):
    """A seat of a game: where it is fed from, and who sits there as far as that is known."""

    source: str  # "seed 1", "winner 3", "loser 2"
    player: PlayerId | None = None
    known: bool = False  # known and nobody: the seat stays empty


class GameState(Struct, frozen=True, gc=False):
    """A game with all that is known of it."""

    game: Game
    seats: tuple[Seat, Seat]
    status: GameStatus = "waiting"
    winner: PlayerId | None = None
    loser: PlayerId | None = None  # the one who lost it; both seats have lost a played game without a winner (R53)


class Bracket(Struct, frozen=True):
    """A whole bracket: its games by number, and its seeds, the best first."""

    games: Mapping[int, GameState]
    seeds: tuple[PlayerId, ...]
    gone: frozenset[PlayerId] = frozenset()  # who has left, wherever in the bracket he still sits
    seated: bool = True  # false: it is played by the seats of a draft, and they are not drawn yet (002 8.2)

    @property
    def rounds(self) -> int:
        return max((state.game.round for state in self.games.values()), default=0)

    @property
    def over(self) -> bool:
        return all(state.status not in ("waiting", "ready") for state in self.games.values())

    def seed_of(self, player: PlayerId) -> int:
        """1 is the best."""
        return self.seeds.index(player) + 1


class Place(Struct, frozen=True, gc=False):
    """A place out of a stage: the losers of one round share a band (R52)."""

    player: PlayerId
    place: int  # 3 of "3rd-4th"
    to: int  # 4
    why: Message  # "lost in the final to Odo"
