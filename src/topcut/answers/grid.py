"""Rows and columns: a list as it is told, for whoever draws it."""

from __future__ import annotations

from msgspec import Struct

from topcut.messages.message import Message, Messages, Player

Cell = str | int | Message | Player


class Grid(Struct, frozen=True):
    """A list with its title and heads."""

    title: Message
    heads: Messages
    rows: tuple[tuple[Cell, ...], ...]
    note: Message | None = None  # below it
    times: tuple[int, ...] = ()  # columns of times, which stand to the right as numbers do

    @property
    def numbers(self) -> set[int]:
        """Which columns hold numbers: they stand to the right, words to the left."""
        columns = {place for row in self.rows for place, cell in enumerate(row) if isinstance(cell, int)}
        return columns.union(self.times)
