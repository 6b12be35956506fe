"""Ratings as people read them: "1,684", "+11.1"; and what a ladder and its lists are called."""

from __future__ import annotations

from msgspec import Struct

from topcut.messages.catalogue import spoken
from topcut.messages.message import Message, Param, message
from topcut.messages.numerals import numerals_in
from topcut.seasons.rating.elo import half_even
from topcut.seasons.rating.rules import POINT, RatingRules
from topcut.web.seasons.models_ratings import RatingLadder
from topcut.web.seasons.ratings.ladders import program_of, rules


def points(micro: int) -> str:
    """A rating in whole points."""
    return numerals_in(spoken()).grouped(half_even(micro, POINT))


def change(micro: int) -> str:
    """By how much it moved, to a tenth."""
    tenths, numerals = half_even(micro, POINT // 10), numerals_in(spoken())
    sign = numerals.minus if tenths < 0 else "+" if tenths else ""
    return f"{sign}{numerals.grouped(abs(tenths) // 10)}{numerals.point}{abs(tenths) % 10}"


def way(micro: int) -> str:
    """Up or down, as the look has it."""
    return "up" if micro > 0 else "down" if micro < 0 else "soft"


class Board(Struct, frozen=True):
    """One list of a ladder, and what it is called."""

    ladder: RatingLadder
    rules: RatingRules
    at: int  # which list

    @property
    def kind(self) -> str:
        return self.rules.lists[self.at]

    @property
    def named(self) -> Message:
        return list_named(self.kind)

    @property
    def program(self) -> Param:
        return program_of(self.ladder).title

    @property
    def game(self) -> Param:
        game = program_of(self.ladder).game(self.ladder.game)
        return game.title if game and game.title else self.ladder.game

    @property
    def address(self) -> tuple[str, str, str]:
        return self.ladder.program, self.ladder.game, self.kind

    @property
    def others(self) -> list[Board]:
        """All lists of the ladder."""
        return [Board(self.ladder, self.rules, at) for at in range(len(self.rules.lists))]


def list_named(kind: str) -> Message:
    return message("web-rating-list", list=kind)


def first_board(ladder: RatingLadder) -> Board:
    return Board(ladder, rules(ladder), 0)


def board_at(program: str, game: str, kind: str) -> Board | None:
    """The list of an address."""
    ladder = RatingLadder.objects.filter(program=program, game=game).first()
    if ladder is None:
        return None
    known = rules(ladder)
    return Board(ladder, known, known.lists.index(kind)) if kind in known.lists else None
