"""A bracket's games as they are drawn: who sits in each seat, or will, and what is noted of the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from msgspec import Struct

from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Player, message
from topcut.play.brackets.cells import clean
from topcut.play.brackets.layout import source
from topcut.play.brackets.model import Bracket, GameState, Seat

NO_SCORES: Mapping[int, str] = MappingProxyType({})
SCORE = re.compile(r"(−?\d+)\s*[-–:]\s*(−?\d+)(.*)", re.DOTALL)
Say: TypeAlias = Callable[[Message], str]  # the voice of who shows the drawing, with the names of the players
Note: TypeAlias = Literal["", "both_lost", "walkover", "not_played", "not_needed", "to_play", "if_needed"]


class SeatLine(Struct, frozen=True, gc=False):
    """A seat as it is drawn."""

    name: str  # of the player, or words for who will sit there
    told: Message  # the same in a sentence: "Kira (1)", "the winner of game 3"
    seed: int = 0  # 0: nobody sits there yet
    score: str = ""
    won: bool = False
    out: bool = False  # lost, or nobody will ever sit there


class GameLines(Struct, frozen=True, gc=False):
    """A game as it is drawn."""

    seats: tuple[SeatLine, SeatLine]
    short: str  # "Game 5: walkover", where there is no room for more
    state: Note = ""  # where the seats do not tell the whole story
    note: str = ""  # the same in words


def lines_of(bracket: Bracket, say: Say, scores: Mapping[int, str]) -> dict[int, GameLines]:
    """Every game as it is drawn, in the order of the games. A score is in the order of the seats, as on a slip."""
    seeds = {player: seed for seed, player in enumerate(bracket.seeds, start=1)}
    lines: dict[int, GameLines] = {}
    for number, state in sorted(bracket.games.items()):
        numbers = score_sides(scores.get(number, ""))
        first, second = (_seat_line(bracket, state, at, say, seeds, numbers[at]) for at in (0, 1))
        lines[number] = _noted((first, second), number, _note(state), say)
    return lines


def noted(called: Message, note: Note) -> Message:
    """ "Game 5: walkover"."""
    return message("bracketname-noted", game=called, note=message("bracketname-note", note=note)) if note else called


def score_sides(score: str) -> tuple[str, str]:
    """ "2–1" is 2 for the first seat and 1 for the second; other words belong to neither."""
    found = SCORE.fullmatch(score.strip())
    return (found[1], found[2]) if found else ("", "")


def _noted(seats: tuple[SeatLine, SeatLine], number: int, note: Note, say: Say) -> GameLines:
    short = say(noted(message("bracketname-game", game=number), note))
    return GameLines(seats, short, note, say(message("bracketname-note", note=note)) if note else "")


def _seat_line(
    bracket: Bracket, state: GameState, at: int, say: Say, seeds: Mapping[PlayerId, int], score: str
) -> SeatLine:
    seat = state.seats[at]
    if seat.player is None:
        shown, told = _empty(bracket, state, seat) if seat.known else _awaited(bracket, seat.source)
        return SeatLine(say(shown), told, out=seat.known)
    won = seat.player == state.winner
    out = not won and state.status in ("played", "walkover", "empty")
    player, seed = Player(seat.player), seeds.get(seat.player, 0)
    name = message("bracketname-player", player=player)
    told = message("bracketname-seeded", player=player, seed=seed) if seed else name
    return SeatLine(clean(say(name)), told, seed, score, won, out)


def _awaited(bracket: Bracket, seat: str) -> tuple[Message, Message]:
    """Who will sit there: as it is drawn, and in a sentence."""
    kind, number = source(seat)
    if kind == "seed":
        drawn = message("bracketname-seed", seed=number) if bracket.seated else message("bracketname-seat", seat=number)
        return drawn, drawn
    return (
        message("bracketname-out-of", kind=kind, game=number),
        message("bracketname-the-one-out-of", kind=kind, game=number),
    )


def _empty(bracket: Bracket, state: GameState, seat: Seat) -> tuple[Message, Message]:
    """ "bye" where nobody was meant to come, "nobody" where those who might have come all lost (R53)."""
    kind, number = source(seat.source)
    lost = kind == "winner" and number in bracket.games and bracket.games[number].winner is None
    why = "none" if state.status == "not_needed" else "nobody" if lost or state.status == "empty" else "bye"
    shown = message("bracketname-empty", why=why)
    return shown, shown


def _note(state: GameState) -> Note:
    match state.status:
        case "played":
            return "" if state.winner else "both_lost"
        case "walkover":
            return "walkover" if state.loser else ""
        case "empty":
            return "not_played"
        case "not_needed":
            return "not_needed"
        case "ready":
            return "to_play"
    return "if_needed" if state.game.only_if else ""
