"""A bracket as an answer: who goes first, the drawing as SVG, the games for programs, a player's way through it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from topcut.acts.stages.decide import how_to_plan
from topcut.cli.opening import EventFile
from topcut.cli.telling import as_sentence
from topcut.files import durable
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import message
from topcut.play.brackets.model import Bracket
from topcut.play.brackets.places import places
from topcut.play.brackets.svg import bracket_svg
from topcut.play.first_turn import in_bracket
from topcut.play.stages import stage_name
from topcut.play.way_through import way_through as told
from topcut.refusal import refuse


def bracket_stage(event: EventFile, asked: StageNumber) -> StageNumber:
    """The stage whose bracket is meant: the one asked for, or the latest."""
    found = [n for n in sorted(event.tournament.opened) if event.plan[n - 1].kind == "bracket"]
    if asked and asked not in found:
        raise refuse("command-stage-without-bracket", stage=asked)
    if not found and not any(stage.kind == "bracket" for stage in event.plan):
        raise refuse("stage-no-bracket-planned", way=how_to_plan(event.tournament, event.book))
    if not found:
        raise refuse("command-bracket-not-made")
    return asked or found[-1]


def bracket_notes(event: EventFile, number: StageNumber) -> list[str]:
    """What stands under a bracket: who goes first, or that nobody plays on."""
    split = event.tournament.split
    if split is not None and split.ended and split.stage == number:
        return [event.tell(message("cli-bracketanswer-split"))]
    first = in_bracket(event.tournament, event.book, number)
    return [as_sentence(event.tell(first))] if first else []


def write_svg(event: EventFile, drawn: Bracket, scores: dict[int, str], number: StageNumber, path: str) -> None:
    """Draw it into a file; a drawing of before may be drawn over, any other file is left alone."""
    target = Path(path)
    stage = stage_name(event.plan, number)
    title = event.tell(message("cli-bracketanswer-title", event=event.title, stage=stage))
    svg = bracket_svg(drawn, event.tell, scores=scores, title=title, places=places(drawn))
    try:
        if target.exists() and not target.read_bytes()[:200].startswith(svg[: svg.index(" viewBox")].encode()):
            raise refuse("command-file-of-no-bracket", file=path)
        durable.put(target, svg.encode())
    except OSError as error:
        raise refuse("command-file-unwritten", file=path, why=error.strerror or str(error)) from error


def bracket_data(event: EventFile, drawn: Bracket, scores: dict[int, str], number: StageNumber) -> dict[str, Any]:
    """`{"stage", "name", "seeds", "games", "places"}`, by the players' handles."""

    def handle(player: PlayerId | None) -> str | None:
        return event.handles[player] if player is not None else None

    games = [
        {
            "game": game,
            "name": state.game.name,
            "round": state.game.round,
            "seats": [
                {"from": seat.source, "player": handle(seat.player), "known": seat.known} for seat in state.seats
            ],
            "status": state.status,
            "winner": handle(state.winner),
            "score": scores.get(game, ""),
        }
        for game, state in drawn.games.items()
    ]
    found = [
        {"player": handle(p.player), "place": p.place, "to": p.to, "why": event.tell(p.why)} for p in places(drawn)
    ]
    name, seeds = event.tell(stage_name(event.plan, number)), [event.handles[one] for one in drawn.seeds]
    return {"stage": number, "name": name, "seeds": seeds, "games": games, "places": found}


def way_through(event: EventFile, player: PlayerId) -> list[str]:
    """A player's games in every bracket so far: "seed 4 of Top 4", "semi-final: beat Kira 2–0"."""
    return [event.tell(one) for one in told(event.tournament, event.book, player)]
