"""A bracket in words: who sits in a seat, what became of a game, how the whole stands."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from topcut.journal.records import PlayerId
from topcut.play.brackets.cells import clean
from topcut.play.brackets.layout import source
from topcut.play.brackets.model import Bracket, GameState, Place

NO_SCORES: Mapping[int, str] = MappingProxyType({})
_TOLD = 8  # games that a summary names
_SCORE = re.compile(r"(−?\d+)\s*[-–:]\s*(−?\d+)(.*)", re.DOTALL)


class SeatLine(Struct, frozen=True, gc=False):
    """A seat as it is drawn."""

    name: str  # of the player, or words for who will sit there
    seed: int = 0  # 0: nobody sits there yet
    score: str = ""
    won: bool = False
    out: bool = False  # lost, or nobody will ever sit there


class GameLines(Struct, frozen=True, gc=False):
    """A game as it is drawn."""

    seats: tuple[SeatLine, SeatLine]
    note: str = ""  # "walkover", where the seats do not tell the whole story


def lines_of(bracket: Bracket, names: Mapping[PlayerId, str], scores: Mapping[int, str]) -> dict[int, GameLines]:
    """Every game as it is drawn, in the order of the games. A score is in the order of the seats, as on a slip."""
    seeds = {player: seed for seed, player in enumerate(bracket.seeds, start=1)}
    lines: dict[int, GameLines] = {}
    for number, state in sorted(bracket.games.items()):
        numbers = score_sides(scores.get(number, ""))
        first, second = (_seat_line(bracket, state, at, names, seeds, numbers[at]) for at in (0, 1))
        lines[number] = GameLines((first, second), _note(state))
    return lines


def score_sides(score: str) -> tuple[str, str]:
    """ "2–1" is 2 for the first seat and 1 for the second; other words belong to neither."""
    found = _SCORE.fullmatch(score.strip())
    return (found[1], found[2]) if found else ("", "")


def sentence(state: GameState, lines: GameLines, score: str = "") -> str:
    """ "Kira (1) beat Odo (4), 2–1"."""
    first, second = (_named(line) for line in lines.seats)
    if state.status == "played" and state.winner is None:
        return f"{first} and {second} both lost" + (f", {clean(score)}" if score else "")
    if state.status == "played":
        turned = lines.seats[1].won
        winner, loser = (second, first) if turned else (first, second)
        return f"{winner} beat {loser}" + (f", {_for_the_winner(score, turned)}" if score else "")
    match state.status:
        case "walkover":
            return f"{second if lines.seats[1].won else first} goes on without a game"
        case "empty":
            return "nobody goes on"
        case "not_needed":
            return "not needed"
    played = _against(lines) + (", to be played" if state.status == "ready" else "")
    return played + (f", only if the second seat wins game {state.game.only_if}" if lines.note == "if needed" else "")


def summary(bracket: Bracket, names: Mapping[PlayerId, str], lines: Mapping[int, GameLines]) -> str:
    """What the bracket is, and who won it or what is open."""
    size = f"{len(bracket.seeds)} players, {len(bracket.games)} games in {bracket.rounds} rounds."
    winner = champion(bracket)
    if winner is not None:
        return f"{size} {clean(names.get(winner, winner))} won."
    if bracket.over:
        return f"{size} It is over, and nobody won."
    decided = sum(state.status not in ("waiting", "ready") for state in bracket.games.values())
    ready = [number for number, state in sorted(bracket.games.items()) if state.status == "ready"]
    told = "; ".join(f"game {number}, {_against(lines[number])}" for number in ready[:_TOLD])
    more = f"; and {len(ready) - _TOLD} more" if len(ready) > _TOLD else ""
    return f"{size} Decided so far: {decided}." + (f" To be played now: {told}{more}." if told else "")


def champion(bracket: Bracket) -> PlayerId | None:
    """Who has won the whole bracket, once that is known."""
    games = bracket.games.values()
    taken = {source(seat)[1] for state in games for seat in state.game.seats if seat.startswith("winner")}
    last = [state for state in games if state.game.number not in taken]  # with a game for third place, if there is one
    final = next((state for state in last if not all(seat.startswith("loser") for seat in state.game.seats)), None)
    if final is None:
        return None
    return bracket.games[final.game.only_if].winner if final.status == "not_needed" else final.winner


def band_words(place: Place) -> str:
    """ "1", "3–4"."""
    return str(place.place) if place.place == place.to else f"{place.place}–{place.to}"


def _against(lines: GameLines) -> str:
    first, second = (_named(line) for line in lines.seats)
    return f"{first} against {second}"


def _seat_line(
    bracket: Bracket,
    state: GameState,
    at: int,
    names: Mapping[PlayerId, str],
    seeds: Mapping[PlayerId, int],
    score: str,
) -> SeatLine:
    seat = state.seats[at]
    if seat.player is None:
        words = _empty_seat(bracket, state, seat.source) if seat.known else _awaited(bracket, seat.source)
        return SeatLine(words, out=seat.known)
    won = seat.player == state.winner
    out = not won and state.status in ("played", "walkover", "empty")
    name = clean(names.get(seat.player, seat.player))
    return SeatLine(name, seeds.get(seat.player, 0), score, won, out)


def _awaited(bracket: Bracket, seat: str) -> str:
    kind, number = source(seat)
    if kind == "seed":
        return f"seed {number}" if bracket.seated else f"seat {number}"
    return f"{kind} of game {number}"


def _empty_seat(bracket: Bracket, state: GameState, seat: str) -> str:
    """ "bye" where nobody was meant to come, "nobody" where those who might have come all lost (R53)."""
    if state.status == "not_needed":
        return "–"
    kind, number = source(seat)
    lost = kind == "winner" and number in bracket.games and bracket.games[number].winner is None
    return "nobody" if lost or state.status == "empty" else "bye"


def _note(state: GameState) -> str:
    match state.status:
        case "played":
            return "" if state.winner else "both lost"
        case "walkover":
            return "walkover" if state.loser else ""
        case "empty":
            return "not played"
        case "not_needed":
            return "not needed"
        case "ready":
            return "to play"
    return "if needed" if state.game.only_if else ""


def _named(line: SeatLine) -> str:
    if line.seed:
        return f"{line.name} ({line.seed})"
    return f"the {line.name}" if " of game " in line.name else line.name


def _for_the_winner(score: str, turned: bool) -> str:
    found = _SCORE.fullmatch(score.strip())
    if not found:
        return clean(score)
    first, second = (found[2], found[1]) if turned else (found[1], found[2])
    return f"{first}–{second}{clean(found[3])}"
