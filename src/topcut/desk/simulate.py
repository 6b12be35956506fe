"""Whole tournaments played by chance, through the same desk as real ones: results, drops, late entries, no-shows."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from topcut.acts.command import Command
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.event.commands import Create
from topcut.acts.results.commands import Correct, NoShow, Report, Settle
from topcut.acts.results.decide import OFFICIALS_ONLY
from topcut.acts.rounds.commands import Draw, Post, Start
from topcut.acts.who import DIRECTOR, Actor, player
from topcut.desk.cast import cast_name
from topcut.desk.memory import MemoryJournal, SeededEntropy, SteadyClock
from topcut.desk.simulated_results import simulated_result
from topcut.desk.simulated_scenes import at_the_end, at_the_table, hand_out_cards, with_moves
from topcut.desk.simulated_stages import (
    between_heats,
    draw_lots,
    fill_bracket,
    leave,
    make_the_cut,
    play_game,
    play_pod,
    settle_prizes,
    take_back,
)
from topcut.desk.submit import Accepted, submit
from topcut.journal.fact import PlayerId
from topcut.journal.plan import Stage, StageNumber
from topcut.journal.state import Match, Round, Tournament
from topcut.play.chance import Chance
from topcut.play.stages import is_over, plan_of, planned_rounds, rounds_in, view
from topcut.refusal import Refused
from topcut.rulebooks.model import Rulebook

Progress = Callable[[int, int], None]


class Habits(Struct, frozen=True):
    """How often things happen, in percent."""

    drops: int = 3  # of the players, after each round
    late: int = 3  # of the field, during the first rounds
    no_shows: int = 1  # of the matches
    corrections: int = 1
    disputes: int = 2  # of the matches that players report themselves
    earned_byes: int = 0  # of the players
    both_lose: int = 0  # of the bracket games, where the rulebook has it
    concessions: int = 0  # of the players of a bracket game or a pod
    splits: int = 0  # of the rounds of a bracket
    taken_back: int = 0  # of the rounds of a bracket, because a slip before it was wrong


class Simulation:
    """A tournament in the making."""

    def __init__(
        self,
        book: Rulebook,
        players: int,
        seed: str | int,
        rounds: int = 0,
        habits: Habits | None = None,
        plan: tuple[Stage, ...] = (),
        title: str = "",
        clock: SteadyClock | None = None,
    ) -> None:
        self.book = book
        self.chance = Chance(f"simulation/{seed}")
        self.habits = habits or Habits()
        self.journal = MemoryJournal()
        self.clock = clock or SteadyClock()
        self._entropy = SeededEntropy(seed)
        self._entered = 0
        self.strength: dict[PlayerId, int] = {}
        title = title or f"Simulated {book.title}, {players} players"
        self.do(Create(book.source, title, rounds, plan=plan))
        heats = sum(stage.heat for stage in plan)
        for heat in range(1, heats + 1):
            self.enter(players // heats, heat)
        self.enter(players - heats * (players // heats) if heats else players)

    # Asking the desk -------------------------------------------------------------------------------------------------

    @property
    def tournament(self) -> Tournament:
        return self.journal.known.tournament

    @property
    def plan(self) -> tuple[Stage, ...]:
        return plan_of(self.tournament, self.book)

    def attempt(self, command: Command, actor: Actor = DIRECTOR) -> Accepted | Refused:
        """Submit a command that may be refused."""
        return submit(self.journal, command, actor, clock=self.clock, entropy=self._entropy)

    def do(self, command: Command, actor: Actor = DIRECTOR) -> Tournament:
        """Submit a command that must be accepted."""
        answer = self.attempt(command, actor)
        if isinstance(answer, Refused):
            raise answer
        return answer.tournament

    def happens(self, percent: int) -> bool:
        return self.chance.below(100) < percent

    # Players ---------------------------------------------------------------------------------------------------------

    def enter(self, players: int, heat: StageNumber = 0) -> None:
        """So many more players of the cast; after it, numbered ones."""
        people: list[Person] = []
        for number in range(self._entered, self._entered + players):
            people.append(self.newcomer(number))
            self.strength[f"p{number + 1}"] = self.strength_of(number)
        self._entered += players
        if people:
            self.do(Enter(tuple(people), heat))

    def newcomer(self, number: int) -> Person:
        """The so-manieth player, from 0."""
        side = ("light", "dark")[number % 2] if self.book.text("pairing") == "sides" else ""
        byes = min(self.book.integer("earned_bye_rounds"), 1) if self.happens(self.habits.earned_byes) else 0
        return Person(cast_name(number), rating=1200 + self.chance.below(600), side=side, earned_byes=byes)

    def strength_of(self, number: int) -> int:
        """How well the so-manieth player plays, of 100."""
        return self.chance.below(100)

    def active(self, stage: StageNumber) -> list[PlayerId]:
        """Who is still in and plays in a stage."""
        field = view(self.tournament, self.book, stage).entrants.values()
        return [entrant.id for entrant in field if entrant.active]

    def edge(self, match: Match) -> int:
        """The first seat's chance in percent."""
        a, b = (self.strength[seat] for seat in match.seats)
        return min(max(50 + (a - b) // 2, 5), 95)

    # Rounds ----------------------------------------------------------------------------------------------------------

    def play_round(self, stage: StageNumber = 0) -> None:
        """Pair, post, play and report one round."""
        self.do(Draw(stage=stage))
        self.do(Post())
        posted: Round | None = self.tournament.rounds[-1]
        kind = self.plan[self.tournament.rounds[-1].stage - 1].kind
        if kind == "bracket" and self.happens(self.habits.taken_back):
            posted = take_back(self, self.tournament.rounds[-1])
        for match in posted.matches.values() if posted else ():
            if len(match.seats) > 1:
                at_the_table(self, match)
                self._play(match, kind)

    def _play(self, match: Match, kind: str) -> None:
        if kind == "bracket":
            play_game(self, match)
        elif kind == "pods":
            play_pod(self, match)
        else:
            self._play_match(match)

    def _play_match(self, match: Match) -> None:
        stage = self.tournament.rounds[match.round - 1].stage
        may_miss = "no-show" in self.book.endings and len(self.active(stage)) > 3
        if may_miss and self.happens(self.habits.no_shows):
            absent = (match.seats[self.chance.below(2)],)
            self.do(NoShow(match.round, match.table, absent))
            return
        result = with_moves(self, match, simulated_result(self.book, self.chance, self.edge(match)))
        other = with_moves(self, match, simulated_result(self.book, self.chance, self.edge(match)))
        officials = {result.how, other.how} & set(OFFICIALS_ONLY)
        if officials or self.happens(100 - 10 * self.habits.disputes):
            self.do(Report(match.round, match.table, result))
            return
        first, second = match.seats
        self.do(Report(match.round, match.table, result, by=first), player(first))
        self.do(Report(match.round, match.table, other, by=second), player(second))
        if self.tournament.match(match.round, match.table).status == "disputed":  # type: ignore[union-attr]
            self.do(Settle(match.round, match.table, result, "the judge saw the game"))

    def after_round(self, stage: StageNumber) -> None:
        """Some leave, some come late, a slip turns out to be wrong."""
        leave(self, stage)
        if self.plan[stage - 1].kind != "swiss":
            return
        early = len(self.tournament.rounds) <= 2 and not self.tournament.opened
        if early and self.happens(self.habits.late * 5):
            self.enter(1 + self.chance.below(2))
        if self.happens(self.habits.corrections * 10):
            self._correct_one(self.tournament.rounds[-1])

    def _correct_one(self, posted: Round) -> None:
        matches = [match for match in posted.matches.values() if len(match.seats) == 2 and match.counts]
        if not matches:
            return
        match = self.chance.pick(matches)
        result = with_moves(self, match, simulated_result(self.book, self.chance, 50))
        if result != match.result:
            self.do(Correct(match.round, match.table, result, "the slip was read wrongly"))


def _silent(done: int, of: int) -> None:
    """Progress that nobody watches."""


def simulate(
    book: Rulebook,
    players: int,
    seed: str | int,
    rounds: int = 0,
    habits: Habits | None = None,
    progress: Progress = _silent,
    plan: tuple[Stage, ...] = (),
    title: str = "",
) -> MemoryJournal:
    """A whole tournament from entry to the last standings, stage after stage."""
    return play_out(Simulation(book, players, seed, rounds, habits, plan, title), progress)


def play_out(simulation: Simulation, progress: Progress = _silent) -> MemoryJournal:
    """Everybody has entered: the rest of it."""
    hand_out_cards(simulation)
    if not fill_bracket(simulation):
        simulation.do(Start())
    number = 1
    if simulation.plan[0].heat and simulation.chance.below(3) == 0:
        number = _play_side_by_side(simulation)
    while number <= len(simulation.plan):
        _play_stage(simulation, number, progress)
        number += 1
    if simulation.plan[-1].ranked:
        draw_lots(simulation)
    at_the_end(simulation)
    simulation.do(Finish())
    return simulation.journal


def _play_side_by_side(simulation: Simulation) -> StageNumber:
    """Heats in the same hall at the same time; the stage that comes after them."""
    heats = [number for number, stage in enumerate(simulation.plan, start=1) if stage.heat]
    while left := [heat for heat in heats if not is_over(simulation.tournament, simulation.book, heat)]:
        for heat in left:
            simulation.play_round(heat)
            simulation.after_round(heat)
    return heats[-1] + 1


def _play_stage(simulation: Simulation, number: StageNumber, progress: Progress) -> None:
    book, stage = simulation.book, simulation.plan[number - 1]
    if number > 1 and not stage.heat:
        make_the_cut(simulation, number)
        hand_out_cards(simulation)
    while not is_over(simulation.tournament, book, number):
        simulation.play_round(number)
        played = len(rounds_in(simulation.tournament, number))
        planned = planned_rounds(simulation.tournament, book, number)
        if played < planned or number < len(simulation.plan):
            simulation.after_round(number)
        if stage.kind == "bracket":
            settle_prizes(simulation, number)
        progress(played, planned)
    if stage.heat and number < len(simulation.plan) and simulation.plan[number].heat:
        between_heats(simulation, number)
