"""All ratings of a ladder at one moment, as arrays: for each list and each person's number."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from topcut.seasons.rating.chunks import Chunk, Whole

_SPARE = 1024  # room for persons who come


class Moves(Struct, frozen=True):
    """What the players of a chunk had before and after each event: a row for each list that it moves."""

    before: Whole
    after: Whole


class State:
    """The ratings; `numbers` are what the system knows of everybody, and the first of them is the rating."""

    def __init__(self, newcomer: Sequence[int], lists: int, size: int = 0) -> None:
        self.newcomer = tuple(newcomer)
        self.numbers = np.empty((len(newcomer), lists, size), np.int64)
        self.numbers[:] = np.array(newcomer).reshape(-1, 1, 1)
        self.games = np.zeros((lists, size), np.int64)

    @property
    def size(self) -> int:
        return self.games.shape[1]

    def hold(self, highest: int) -> None:
        """Make room for everybody up to this number."""
        if highest < self.size:
            return
        wider = State(self.newcomer, len(self.games), highest + 1 + _SPARE)
        wider.numbers[:, :, : self.size], wider.games[:, : self.size] = self.numbers, self.games
        self.numbers, self.games = wider.numbers, wider.games

    def count(self, slots: Whole, chunk: Chunk) -> None:
        """Add the games of a chunk to those that everybody played."""
        played = np.bincount(np.concatenate((chunk.a, chunk.b)), minlength=len(chunk.players))
        for row in slots:
            np.add.at(self.games.reshape(-1), row, played)

    def packed(self) -> bytes:
        """As bytes, for a checkpoint."""
        known = np.concatenate((self.numbers, self.games[None])).astype("<u4")
        return known.tobytes()

    def unpack(self, data: bytes, size: int) -> State:
        """Take over what a checkpoint holds."""
        known = np.frombuffer(data, "<u4").astype(np.int64)
        known = known.reshape(len(self.newcomer) + 1, len(self.games), size)
        self.numbers, self.games = known[:-1].copy(), known[-1].copy()
        return self
