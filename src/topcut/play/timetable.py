"""The day of an event before it is played: when each round begins and when all is over, counted from its start."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from topcut.journal.plan import Game, Stage, StageNumber, has_rounds
from topcut.journal.state import Tournament
from topcut.messages.message import Message, message
from topcut.play.brackets.tables import table
from topcut.play.brackets.written import meant
from topcut.play.clock import building_periods, time_limit, timed_games
from topcut.play.limited.pod_rounds import recommended_rounds
from topcut.play.stages import games_of_stage, plan_of, planned_rounds, sources_of, stage_name
from topcut.rulebooks.model import Rulebook

PAUSE = 10  # minutes between two rounds: results, pairings, finding a seat


class Slot(Struct, frozen=True):
    """A part of the day."""

    name: Message
    begins: int | None  # minutes after the start; None once something before it has no time limit
    minutes: int  # 0 = no time limit
    played: bool = True  # a round; otherwise what comes before them


class Timetable(Struct, frozen=True):
    """All parts in their order, and when the last is over; None where nobody can say."""

    slots: tuple[Slot, ...]
    ends: int | None


def timetable(tournament: Tournament, book: Rulebook) -> Timetable:
    """The day for as many players as are entered; no parts where the number of rounds is not known."""
    before = [(one.told, one.minutes, False) for one in building_periods(book)]
    rounds = [(name, minutes, True) for name, minutes in _rounds(tournament, book)]
    slots: list[Slot] = []
    now: int | None = 0
    for name, minutes, played in (*before, *rounds) if rounds else ():
        slots.append(Slot(name, now, minutes, played))
        now = None if now is None or not minutes else now + minutes + PAUSE * played
    ends = now - PAUSE if slots and now is not None else None
    return Timetable(tuple(slots), ends)


def _rounds(tournament: Tournament, book: Rulebook) -> Iterator[tuple[Message, int]]:
    """What each round is called and how long it lasts."""
    plan = plan_of(tournament, book)
    for number, stage in enumerate(plan if has_rounds(plan) else (), start=1):
        if stage.kind == "bracket":
            yield from _of_a_bracket(plan, number, book, len(tournament.entrants))
        elif stage.kind == "pods":
            yield from _of_pods(tournament, book, number)
        else:
            yield from _of_swiss(tournament, book, number)


def _of_swiss(tournament: Tournament, book: Rulebook, number: StageNumber) -> Iterator[tuple[Message, int]]:
    plan, players = plan_of(tournament, book), len(tournament.entrants)
    after = plan[number] if number < len(plan) else None
    cut = after.take if after is not None and after.kind == "bracket" else 0
    rounds = planned_rounds(tournament, book, number)
    if not rounds and players:
        rounds = recommended_rounds(tournament, book, number, players, cut) or 0
    name = stage_name(plan, number) if plan[number - 1].heat or number > 1 else ""
    for place in range(1, rounds + 1):
        yield message("roundname-round", stage=name, round=place, planned=0), time_limit(book)


def _of_pods(tournament: Tournament, book: Rulebook, number: StageNumber) -> Iterator[tuple[Message, int]]:
    """A match of pods is timed as one (001 7.2); matches that are not announced are as many as are recommended."""
    matches = 1
    if not tournament.plan and not tournament.rounds_planned:
        matches = recommended_rounds(tournament, book, 1, len(tournament.entrants)) or 1
    each = book.integer("rounds_per_pod", 5)
    for place in range(number, number + matches):
        name = message("roundname-of-pods", stage="", first=(place - 1) * each + 1, last=place * each)
        yield name, time_limit(book)


def _of_a_bracket(
    plan: tuple[Stage, ...], number: StageNumber, book: Rulebook, players: int
) -> Iterator[tuple[Message, int]]:
    """Round by round; where every game has its own clock, as long as all of them."""
    stage = plan[number - 1]
    if stage.confrontation:
        yield stage_name(plan, number), time_limit(book)
        return
    size = stage.take * max(len(sources_of(plan, number)), 1) or players
    games = stage.games or (table(stage.bracket, size) if size > 1 else ())
    minutes = time_limit(book, "bracket") * (timed_games(book, "bracket", games_of_stage(stage, book)) or 1)
    for place in sorted({game.round for game in games if not game.only_if}):
        yield _called([game for game in games if game.round == place], place), minutes


def _called(games: Sequence[Game], place: int) -> Message:
    """ "Quarter-final"; "Round 2" where its games are called differently."""
    kinds = {(called.kind, called.of) for game in games if (called := meant(game.name)) is not None}
    upper = {kind for kind in kinds if not kind[0].startswith("lower")} or kinds
    kind, of = next(iter(upper)) if len(upper) == 1 else ("lettered", 0)
    if kind in ("lettered", "places"):
        return message("bracketname-round", round=place)
    return message("bracketname-kind", kind=kind, of=of, games="one")
