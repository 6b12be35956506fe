"""A player's way through the brackets of a tournament, game by game."""

from __future__ import annotations

from collections.abc import Mapping

from topcut.journal.records import PlayerId
from topcut.journal.state import Tournament
from topcut.play.brackets.model import Bracket
from topcut.play.brackets.places import spoken
from topcut.play.outcome import bracket_scores
from topcut.play.stages import bracket_of, plan_of, stage_name
from topcut.rulebooks.model import Rulebook

Names = Mapping[PlayerId, str]


def way_through(tournament: Tournament, book: Rulebook, names: Names, player: PlayerId) -> list[str]:
    """A player's games in every bracket so far: "seed 4 of Top 4", "the semi-final: beat Kira 2–0"."""
    plan = plan_of(tournament, book)
    told: list[str] = []
    for number, opened in sorted(tournament.opened.items()):
        if plan[number - 1].kind != "bracket" or player not in opened.seeds:
            continue
        told.append(f"seed {opened.seeds.index(player) + 1} of {stage_name(plan, number)}")
        drawn = bracket_of(tournament, book, number)
        told += _games_of(player, names, drawn, bracket_scores(tournament, book, number))
    return told


def _games_of(player: PlayerId, names: Names, drawn: Bracket, scores: Mapping[int, str]) -> list[str]:
    told = []
    for number, state in sorted(drawn.games.items(), key=lambda one: (one[1].game.round, one[0])):
        sits = [seat.player for seat in state.seats]
        other = next((one for one in sits if one != player), None)
        if player not in sits or state.status not in ("played", "ready") or other is None:
            continue
        if state.status == "ready":
            told.append(f"{spoken(state.game).removeprefix('the ')}: to play against {names[other]}")
            continue
        score = _turned(scores.get(number, ""), sits[0] != player)
        verb = "beat" if state.winner == player else "lost to" if state.winner == other else "both lost against"
        told.append(f"{spoken(state.game).removeprefix('the ')}: {verb} {names[other]} {score}".rstrip())
    return told


def _turned(score: str, turn: bool) -> str:
    numbers = score.split("–")
    return "–".join([numbers[1], numbers[0], *numbers[2:]]) if turn and len(numbers) > 1 else score
