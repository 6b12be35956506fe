"""What is said of a bracket: what became of a game, how the whole stands."""

from __future__ import annotations

from collections.abc import Mapping

from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Player, message
from topcut.play.brackets.cells import clean
from topcut.play.brackets.layout import source
from topcut.play.brackets.lines import SCORE, GameLines
from topcut.play.brackets.model import Bracket, GameState, Place

_TOLD = 8  # games that a summary names


def game_told(state: GameState, lines: GameLines, score: str = "") -> Message:
    """ "Kira (1) beat Odo (4), 2–1"."""
    first, second = (line.told for line in lines.seats)
    turned = lines.seats[1].won
    match state.status:
        case "played" if state.winner is None:
            return _with_score(message("bracketname-both-lost", first=first, second=second), clean(score))
        case "played":
            winner, loser = (second, first) if turned else (first, second)
            beat = message("bracketname-beat", winner=winner, loser=loser)
            return _with_score(beat, _for_the_winner(score, turned))
        case "walkover":
            return message("bracketname-goes-on", player=second if turned else first)
        case "empty":
            return message("bracketname-nobody-goes-on")
        case "not_needed":
            return message("bracketname-note", note="not_needed")
        case "ready":
            return message("bracketname-to-be-played", first=first, second=second)
    against = message("bracketname-against", first=first, second=second)
    if lines.state != "if_needed":
        return against
    return message("bracketname-only-if", what=against, game=state.game.only_if)


def bracket_told(bracket: Bracket, lines: Mapping[int, GameLines]) -> Message:
    """What the bracket is, and who won it or what is open."""
    size = message("bracketname-size", players=len(bracket.seeds), games=len(bracket.games), rounds=bracket.rounds)
    winner = champion(bracket)
    if winner is not None:
        return message("bracketname-won", size=size, player=Player(winner))
    if bracket.over:
        return message("bracketname-over", size=size)
    decided = sum(state.status not in ("waiting", "ready") for state in bracket.games.values())
    ready = [number for number, state in sorted(bracket.games.items()) if state.status == "ready"]
    if not ready:
        return message("bracketname-open", size=size, decided=decided)
    games = tuple(_ready(number, lines[number]) for number in ready[:_TOLD])
    more = len(ready) - len(games)
    return message("bracketname-ready", size=size, decided=decided, games=games, more=more)


def champion(bracket: Bracket) -> PlayerId | None:
    """Who has won the whole bracket, once that is known."""
    games = bracket.games.values()
    taken = {source(seat)[1] for state in games for seat in state.game.seats if seat.startswith("winner")}
    last = [state for state in games if state.game.number not in taken]  # with a game for third place, if there is one
    final = next((state for state in last if not all(seat.startswith("loser") for seat in state.game.seats)), None)
    if final is None:
        return None
    return bracket.games[final.game.only_if].winner if final.status == "not_needed" else final.winner


def place_range(place: Place) -> str:
    """ "1", "3–4"."""
    return str(place.place) if place.place == place.to else f"{place.place}–{place.to}"


def _ready(number: int, lines: GameLines) -> Message:
    first, second = lines.seats
    return message("bracketname-ready-game", game=number, first=first.told, second=second.told)


def _with_score(told: Message, score: str) -> Message:
    return message("bracketname-with-score", what=told, score=score) if score else told


def _for_the_winner(score: str, turned: bool) -> str:
    found = SCORE.fullmatch(score.strip())
    if not found:
        return clean(score)
    first, second = (found[2], found[1]) if turned else (found[1], found[2])
    return f"{first}–{second}{clean(found[3])}"
