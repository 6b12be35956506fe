"""A player's way through the brackets of a tournament, game by game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from topcut.journal.fact import PlayerId
from topcut.journal.state import Tournament
from topcut.messages.message import Message, Player, message
from topcut.messages.numerals import PRINTED
from topcut.play.brackets.model import Bracket, GameState
from topcut.play.brackets.places import game_name
from topcut.play.outcome import bracket_numbers
from topcut.play.stages import bracket_of, plan_of, stage_name
from topcut.rulebooks.model import Rulebook

Numbers = tuple[int, ...]


def way_through(tournament: Tournament, book: Rulebook, player: PlayerId) -> list[Message]:
    """A player's games in every bracket so far: "seed 4 of Top 4", "semi-final: beat Kira 2–0"."""
    plan = plan_of(tournament, book)
    told: list[Message] = []
    for number, opened in sorted(tournament.opened.items()):
        if plan[number - 1].kind != "bracket" or player not in opened.seeds:
            continue
        seed = opened.seeds.index(player) + 1
        told.append(message("placing-seed", seed=seed, stage=stage_name(plan, number)))
        drawn = bracket_of(tournament, book, number)
        told += _games_of(player, drawn, bracket_numbers(tournament, book, number))
    return told


def _games_of(player: PlayerId, drawn: Bracket, scores: Mapping[int, Numbers]) -> Iterator[Message]:
    for number, state in sorted(drawn.games.items(), key=lambda one: (one[1].game.round, one[0])):
        sits = [seat.player for seat in state.seats]
        other = next((one for one in sits if one != player), None)
        if player not in sits or other is None:
            continue
        if state.status == "ready":
            yield message("placing-to-play", game=game_name(state.game), opponent=Player(other))
        elif state.status == "played":
            yield _played(state, player, other, _own_first(scores.get(number, ()), sits[0] == player))


def _played(state: GameState, player: PlayerId, other: PlayerId, score: Numbers) -> Message:
    """ "semi-final: beat Kira 2–0"."""
    verdict = "won" if state.winner == player else "lost" if state.winner == other else "both-lost"
    told = message("placing-met", game=game_name(state.game), verdict=verdict, opponent=Player(other))
    return message("placing-met-score", met=told, score=PRINTED.score(score)) if score else told


def _own_first(score: Numbers, first: bool) -> Numbers:
    return score if first or len(score) < 2 else (score[1], score[0], *score[2:])
