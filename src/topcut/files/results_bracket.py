"""Lines of a bracket in a results file: which game a line is, and whether its players can have played it."""

from __future__ import annotations

from topcut.files.results_lines import ResultLine, against
from topcut.journal.fact import Seating
from topcut.messages.message import Message, message
from topcut.play.brackets.model import Bracket, GameState, Seat
from topcut.refusal import Refused, refuse


def game_of(bracket: Bracket, line: ResultLine) -> int:
    """The game of the bracket that a line tells of, by its number or by those who play it."""
    number = line.drawn or line.table
    if not number:
        return _by_players(bracket, line)
    state = bracket.games.get(number)
    if state is None:
        raise refuse("import-no-game", game=number, last=max(bracket.games))
    if not _fits(state, line):
        raise _misfit(state, line)
    return number


def walkover(table: int, drawn: int, line: ResultLine) -> Seating:
    """Somebody who goes on without a game."""
    if line.result not in ((), ("BYE",)):
        raise refuse("import-alone-in-bracket", player=line.players[0], code=line.result[0])
    return Seating(table, line.players, "BYE", drawn)


def _by_players(bracket: Bracket, line: ResultLine) -> int:
    found = [number for number, state in bracket.games.items() if _fits(state, line)]
    if not found:
        ready = [_game(state) for state in bracket.games.values() if state.status == "ready"]
        raise refuse("import-no-game-of-these", players=against(line.players), way=_to_be_played(ready))
    return found[0]


def _to_be_played(ready: list[Message]) -> Message:
    if not ready:
        return message("import-way-nothing-left")
    return message("import-way-ready", games=_listed(ready))


def _listed(games: list[Message]) -> Message:
    """ "game 1, kira v odo; game 2, …": halved and halved again, as a long row would be nested too deep to be said."""
    if len(games) == 1:
        return games[0]
    middle = len(games) // 2
    return message("import-games", before=_listed(games[:middle]), games=_listed(games[middle:]))


def _fits(state: GameState, line: ResultLine) -> bool:
    if len(line.players) == 1:
        return state.status == "walkover" and state.winner == line.players[0]
    return state.status == "ready" and {seat.player for seat in state.seats} == set(line.players)


def _misfit(state: GameState, line: ResultLine) -> Refused:
    who, number = against(line.players), state.game.number
    match state.status:
        case "played":
            return refuse("import-game-played", game=number)
        case "walkover" if len(line.players) > 1:
            return refuse("import-game-walked-over", player=str(state.winner), game=number)
        case "not_needed" | "empty":
            return refuse("import-game-of-nobody", game=number)
        case "waiting":
            return refuse("import-game-too-early", players=who, game=number, seats=_seats(state))
    return refuse("import-game-of-others", players=who, game=number, seats=_seats(state))


def _seats(state: GameState) -> Message:
    return against(_seated(seat) for seat in state.seats)


def _seated(seat: Seat) -> str | Message:
    return seat.player or (message("import-nobody") if seat.known else seat.source)


def _game(state: GameState) -> Message:
    return message("import-game", game=state.game.number, seats=_seats(state))
