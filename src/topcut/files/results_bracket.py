"""Lines of a bracket in a results file: which game a line is, and whether its players can have played it."""

from __future__ import annotations

from topcut.files.results_lines import Line
from topcut.journal.records import Seating
from topcut.play.brackets.model import Bracket, GameState
from topcut.refusal import Refused, refuse_


def game_of(bracket: Bracket, line: Line) -> int:
    """The game of the bracket that a line tells of, by its number or by those who play it."""
    if not line.table:
        return _by_players(bracket, line)
    state = bracket.games.get(line.table)
    if state is None:
        what = f"the bracket has no game {line.table}"
        raise refuse_(what, f"its games are 1 to {max(bracket.games)}", "no-game")
    if not _fits(state, line):
        raise _misfit(state, line)
    return line.table


def walkover(table: int, line: Line) -> Seating:
    """Somebody who goes on without a game."""
    if line.result not in ((), ("BYE",)):
        what = f"{line.players[0]} is alone in a game of a bracket, which is a BYE and not {line.result[0]}"
        raise refuse_(what, "leave the result out, or name his opponent", "bye")
    return Seating(table, line.players, "BYE")


def _by_players(bracket: Bracket, line: Line) -> int:
    found = [number for number, state in bracket.games.items() if _fits(state, line)]
    if not found:
        ready = "; ".join(_against(state) for state in bracket.games.values() if state.status == "ready")
        do = f"to be played now: {ready}" if ready else "nothing is left to be played"
        raise refuse_(f"the bracket has no game of {_named(line.players)} now", do, "no-game")
    return found[0]


def _fits(state: GameState, line: Line) -> bool:
    if len(line.players) == 1:
        return state.status == "walkover" and state.winner == line.players[0]
    return state.status == "ready" and {seat.player for seat in state.seats} == set(line.players)


def _misfit(state: GameState, line: Line) -> Refused:
    who, number = _named(line.players), state.game.number
    match state.status:
        case "played":
            return refuse_(f"game {number} was played in an earlier round", "mend its number", "played")
        case "walkover" if len(line.players) > 1:
            return refuse_(
                f"{state.winner} goes on from game {number} without a game", "leave the line out", "walkover"
            )
        case "not_needed" | "empty":
            return refuse_(f"nobody plays game {number}", "leave the line out", "not-needed")
        case "waiting":
            what = f"{who} cannot play game {number} yet: it is {_seats(state)}"
            return refuse_(what, "enter the games before it first", "waiting")
    return refuse_(f"{who} cannot play game {number}: it is {_seats(state)}", "mend the line, or `seeds`", "misfit")


def _seats(state: GameState) -> str:
    return " v ".join(seat.player or ("nobody" if seat.known else seat.source) for seat in state.seats)


def _against(state: GameState) -> str:
    return f"game {state.game.number}, {_seats(state)}"


def _named(players: tuple[str, ...]) -> str:
    return " v ".join(players)
