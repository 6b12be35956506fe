"""Score cards as a results file: its lines are what was agreed on, in an order that the typing does not change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from topcut.answers.event_view import EventView
from topcut.files.results_export import result_lines, rules_of
from topcut.files.results_shape import VERSION
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.plan import Stage, StageNumber
from topcut.journal.state import Entrant
from topcut.play.stages import games_of_stage
from topcut.slips.cards.course import plan_for
from topcut.slips.cards.draft import GONE, Draft
from topcut.slips.cards.settle import Game, Settled


def document_of(
    view: EventView, draft: Draft, stages: Sequence[StageNumber], rounds: Sequence[Settled]
) -> dict[str, Any]:
    """The results file of these rounds, by the players' handles."""
    plan, handles = plan_for(view, draft), view.handles
    entrants = [one for one in view.tournament.entrants.values() if not one.withdrawn and one.id not in draft.away]
    document = {
        "topcut": VERSION,
        **rules_of(view.book),
        "date": view.date,
        "rounds_planned": draft.rounds if plan[0].kind != "bracket" else 0,
        "plan": [msgspec.to_builtins(stage) for stage in view.tournament.plan],
        "players": [_player(view, one) for one in entrants],
        "rounds": [_round(view, plan, one, stage) for one, stage in zip(rounds, stages, strict=False)],
        "seeds": {str(stage): [handles[player] for player in seeds] for stage, seeds in draft.seeds.items() if seeds},
        "lots": {
            str(stage): [[handles[player] for player in lot] for lot in lots]
            for stage, lots in draft.lots.items()
            if lots
        },
        "dropped": {handles[player]: last for player, last in _dropped(draft, len(rounds)).items()},
        "final_confrontation": handles.get(draft.confrontation, ""),
    }
    return {key: value for key, value in document.items() if value or key in ("players", "rounds")}


def _player(view: EventView, one: Entrant) -> dict[str, Any]:
    return {
        "id": view.handles[one.id],
        "name": view.names[one.id],
        "rating": one.rating,
        "earned_byes": 0 if one.bye_forfeited else one.earned_byes - len(one.forfeited),
        "head_start": one.head_start,
        "side": one.side,
    }


def _dropped(draft: Draft, rounds: int) -> dict[PlayerId, RoundNumber]:
    """Whose card says that they left, with their last round."""
    gone: dict[PlayerId, RoundNumber] = {}
    for (player, number), line in draft.lines.items():
        if line.opponent == GONE and number <= rounds:
            gone[player] = min(number - 1, gone.get(player, number))
    return {player: gone[player] for player in sorted(gone)}


def _round(view: EventView, plan: Sequence[Stage], settled: Settled, stage: StageNumber) -> Any:
    at = plan[stage - 1]
    best_of = games_of_stage(at, view.book) if at.kind == "bracket" else 0
    entrants = view.tournament.entrants
    games = sorted(
        settled.games, key=lambda game: (len(game.players) == 1, game.table, entrants[game.players[0]].number)
    )
    lines = [_line(view, game, best_of) for game in games]
    return lines if stage == 1 else {"stage": stage, "matches": lines}


def _line(view: EventView, game: Game, best_of: int) -> dict[str, Any]:
    players = [view.handles[player] for player in game.players]
    line: dict[str, Any] = {"players": players, **result_lines(view.book, game.result, players, best_of)}
    return {**line, "table": game.table} if game.table else line
