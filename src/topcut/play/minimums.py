"""Fewer players or rounds than an event's program asks for; one in no program is asked for none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from topcut.journal.plan import has_rounds
from topcut.journal.state import Tournament
from topcut.messages.message import Message, message
from topcut.programs.load import build
from topcut.programs.model import Condition
from topcut.rulebooks.model import Rulebook


def minimum_notes(tournament: Tournament, book: Rulebook) -> list[Message]:
    """What is too few before the start, as it is planned; of a finished event, as it was played."""
    if not has_rounds(tournament.plan):
        return []
    players = sum(1 for entrant in tournament.entrants.values() if not entrant.withdrawn)
    return [
        *_too_few(_conditions(tournament, book, "players"), players),
        *_too_few(_conditions(tournament, book, "rounds"), _rounds(tournament, book, players)),
    ]


def least_rounds(tournament: Tournament, book: Rulebook) -> int:
    """The fewest that count for something; 1 where nobody asks for more."""
    return max((one.least for one in _conditions(tournament, book, "rounds")), default=1)


def _rounds(tournament: Tournament, book: Rulebook, players: int) -> int | None:
    """Of Tribbles the rounds of its matches; None while nobody can say, and of a bracket, whose rounds are its own."""
    played = len(tournament.rounds)
    rounds = played if tournament.finished else tournament.rounds_planned or book.recommended_rounds(players) or 0
    if any(stage.kind == "bracket" or stage.heat for stage in tournament.plan):
        rounds = max(rounds, played) if tournament.plan[0].kind == "swiss" else 0
    return rounds * (book.integer("rounds_per_pod", 1) if book.play == "pod" else 1) or None


def _conditions(tournament: Tournament, book: Rulebook, name: Literal["players", "rounds"]) -> list[Condition]:
    """Those of the game that the rulebook is in the program; what makes an event nothing at all comes first."""
    if not tournament.program:
        return []
    program = build(tournament.program)
    games = {game.name for game in program.games if book.name in game.rulebooks}
    asked = [one for one in program.conditions if one.name == name and games.intersection(one.games)]
    return sorted(asked, key=lambda one: one.otherwise == "casual")


def _too_few(asked: list[Condition], count: int | None) -> Iterator[Message]:
    """The first one that is not met: an event is what that says, whatever else it lacks."""
    missed = next((one for one in asked if count is not None and count < one.least), None)
    if missed is not None and count is not None:
        told = message(
            "advice-too-few", what=missed.name, count=count, least=missed.least, consequence=missed.otherwise
        )
        yield message("advice-by-clause", what=told, clause=missed.clause) if missed.clause else told
