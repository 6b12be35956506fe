"""The announced plan in words: who plays in a stage, and how it is played."""

from __future__ import annotations

from topcut.journal.plan import Stage, StageNumber
from topcut.journal.state import Tournament
from topcut.play.clock import time_limit, timed_games
from topcut.play.spoken import counted
from topcut.play.stages import (
    bracket_words,
    draws_seats,
    games_of_stage,
    plan_of,
    planned_rounds,
    sources_of,
    stage_name,
)
from topcut.rulebooks.model import Rulebook


def stage_sentence(tournament: Tournament, book: Rulebook, number: StageNumber) -> str:
    """ "Top 8: the first 8 of Swiss rounds, Modified McIntyre, best of 3"."""
    plan = plan_of(tournament, book)
    stage, name = plan[number - 1], stage_name(plan, number)
    if stage.confrontation:
        return f"{name}: the first two play one more game, its winner is first and everybody else keeps the order"
    parts = []
    if sources := sources_of(plan, number) if not stage.heat else ():
        parts.append(_who(stage, [stage_name(plan, source) for source in sources]))
    if stage.kind == "bracket":
        games = games_of_stage(stage, book)
        parts += [bracket_words(stage), f"best of {games}" if games > 1 else "one game a match"]
        if timed_games(book, stage.kind, games) and (minutes := time_limit(book, stage.kind)):
            parts.append(f"{minutes} minutes a game")
        parts.append(_BY_SEATS if draws_seats(stage, book) else _SEEDS[stage.seeds])
        if stage.seeds == "typed" and not sources and "Continuing Committee" in book.document:
            parts.append("no pre-registration")  # 001 appendix A: the seeds come from another event
    elif stage.kind == "pods":
        parts.append("pods by rank" if number > 1 else "random pods")
    else:
        rounds = planned_rounds(tournament, book, number)
        parts.append(counted(rounds, "round") if rounds else "rounds as the rulebook recommends")
        if stage.unless_unbeaten:
            parts.append(f"ended after {stage.unless_unbeaten} if only one player has won them all")
    return f"{name}: {', '.join(part for part in parts if part)}"


def _who(stage: Stage, sources: list[str]) -> str:
    """ "the first 4 of Heat A and of Heat B"."""
    where = " and of ".join(sources)
    if stage.seeds == "typed":
        return f"{stage.take} players of {where}" if stage.take else f"players of {where}"
    return f"the first {stage.take} of {where}" if stage.take else f"everybody of {where}"


_BY_SEATS = "seats at the draft table drawn by lot"  # 002 8.2
_SEEDS = {
    "ranks": "seeds by rank",
    "twos": "seeds from the heats in twos",
    "turns": "seeds from the heats in turn",
    "listed": "seeds as announced",
    "typed": "seeds typed in",
    "drawn": "seats drawn by lot",
}
