"""Whole tournaments played by chance, through the same desk as real ones: results, drops, late entries, no-shows."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from topcut.desk import commands
from topcut.desk.cast import cast_name
from topcut.desk.memory import MemoryJournal, SeededEntropy, SteadyClock
from topcut.desk.results import OFFICIALS_ONLY
from topcut.desk.simulated_results import simulated_bracket, simulated_pod, simulated_result
from topcut.desk.submit import Accepted, submit
from topcut.journal.plan import Stage, StageNumber
from topcut.journal.records import PlayerId, Result
from topcut.journal.state import Match, Tournament
from topcut.play.chance import Chance
from topcut.play.stages import games_of_stage, is_over, plan_of, planned_rounds, rounds_in, view
from topcut.play.standings import standings
from topcut.refusal import Refused
from topcut.rulebooks.model import Rulebook


class Habits(Struct, frozen=True):
    """How often things happen, in percent."""

    drops: int = 3  # of the players, after each round
    late: int = 3  # of the field, during the first rounds
    no_shows: int = 1  # of the matches
    corrections: int = 1
    disputes: int = 2  # of the matches that players report themselves
    earned_byes: int = 0  # of the players


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
    ) -> None:
        self.book = book
        self.chance = Chance(f"simulation/{seed}")
        self.habits = habits or Habits()
        self.journal = MemoryJournal()
        self._clock = SteadyClock()
        self._entropy = SeededEntropy(seed)
        self._entered = 0
        self.strength: dict[PlayerId, int] = {}
        title = f"Simulated {book.title}, {players} players"
        self.do(commands.Create(book.source, title, rounds, plan=plan))
        heats = sum(stage.heat for stage in plan)
        for heat in range(1, heats + 1):
            self.enter(players // heats, heat)
        self.enter(players - heats * (players // heats) if heats else players)

    @property
    def tournament(self) -> Tournament:
        return self.journal.known.tournament

    def do(self, command: commands.Command, by: str = "director") -> Tournament:
        """Submit a command that must be accepted."""
        answer = submit(self.journal, command, by, clock=self._clock, entropy=self._entropy)
        if isinstance(answer, Refused):
            raise answer
        return answer.tournament

    def enter(self, players: int, heat: StageNumber = 0) -> None:
        """So many more players of the cast; after it, numbered ones."""
        people: list[commands.Person] = []
        for number in range(self._entered, self._entered + players):
            side = ("light", "dark")[number % 2] if self.book.text("pairing") == "sides" else ""
            byes = min(self.book.integer("earned_bye_rounds"), 1) if self._happens(self.habits.earned_byes) else 0
            people.append(
                commands.Person(cast_name(number), rating=1200 + self.chance.below(600), side=side, earned_byes=byes)
            )
            self.strength[f"p{number + 1}"] = self.chance.below(100)
        self._entered += players
        if people:
            self.do(commands.Enter(tuple(people), heat))

    def play_round(self) -> None:
        """Pair, post, play and report one round."""
        self.do(commands.Draw())
        self.do(commands.Post())
        stage = self.tournament.rounds[-1].stage
        kind = plan_of(self.tournament, self.book)[stage - 1].kind
        for match in self.tournament.rounds[-1].matches.values():
            if len(match.seats) == 1:
                continue
            if kind == "swiss":
                self._play(match)
            else:
                self.do(commands.Report(match.round, match.table, self._of_stage(match, kind, stage)))

    def _of_stage(self, match: Match, kind: str, stage: StageNumber) -> Result:
        """A result of a pod or of a bracket game."""
        if kind == "pods":
            return simulated_pod(self.book, self.chance, len(match.seats))
        best_of = games_of_stage(plan_of(self.tournament, self.book)[stage - 1], self.book)
        return simulated_bracket(self.book, self.chance, self._edge(match), best_of)

    def open_next(self) -> None:
        """Make the cut, or whatever the next stage begins with; lots are drawn until nobody is tied for it."""
        while isinstance(answer := self._try(commands.OpenStage()), Refused):
            if answer.refusals[0].code != "tied":
                raise answer
            self._draw_lots()

    def _try(self, command: commands.Command) -> Accepted | Refused:
        return submit(self.journal, command, "director", clock=self._clock, entropy=self._entropy)

    def _draw_lots(self) -> None:
        plan = plan_of(self.tournament, self.book)
        for stage in range(1, len(plan) + 1):
            if plan[stage - 1].kind != "bracket" and is_over(self.tournament, self.book, stage):
                ranks = standings(view(self.tournament, self.book, stage), self.book).by_rank
                for players in list(ranks.values()):
                    if len(players) > 1:
                        self._try(commands.DrawLot(tuple(players)))

    def between_heats(self, over: StageNumber) -> None:
        """Some who did not qualify try again in the next heat (001 9)."""
        for entrant in list(self.tournament.entrants.values()):
            if entrant.active and any(stage == over for stage, _ in entrant.heats) and self._happens(30):
                answer = self._try(commands.Join(entrant.id, over + 1))
                if isinstance(answer, Refused) and answer.refusals[0].code == "tied":
                    self._draw_lots()

    def after_round(self) -> None:
        """Some leave, some come late, a slip turns out to be wrong; in a bracket some leave."""
        if self.tournament.opened or self.book.play == "pod":
            self._leave_the_bracket()
            return
        for entrant in list(self.tournament.entrants.values()):
            if entrant.active and self._happens(self.habits.drops) and self._active() > 3:
                self.do(commands.Drop(entrant.id))
        if len(self.tournament.rounds) <= 2 and self._happens(self.habits.late * 5):
            self.enter(1 + self.chance.below(2))
        if self._happens(self.habits.corrections * 10):
            self._correct_one()

    def _leave_the_bracket(self) -> None:
        for entrant in list(self.tournament.entrants.values()):
            if entrant.active and self._happens(self.habits.drops) and self._active() > 3:
                self._try(commands.Drop(entrant.id))  # the last of a pod stays

    def _active(self) -> int:
        return sum(1 for entrant in self.tournament.entrants.values() if entrant.active)

    def _happens(self, percent: int) -> bool:
        return self.chance.below(100) < percent

    def _play(self, match: Match) -> None:
        if self._happens(self.habits.no_shows) and "no-show" in self.book.endings:
            absent = (match.seats[self.chance.below(2)],)
            self.do(commands.NoShow(match.round, match.table, absent))
            return
        result = simulated_result(self.book, self.chance, self._edge(match))
        other = simulated_result(self.book, self.chance, self._edge(match))
        officials = {result.how, other.how} & set(OFFICIALS_ONLY)
        if officials or self._happens(100 - 10 * self.habits.disputes):
            self.do(commands.Report(match.round, match.table, result))
            return
        first, second = match.seats
        self.do(commands.Report(match.round, match.table, result, by=first), by=first)
        self.do(commands.Report(match.round, match.table, other, by=second), by=second)
        if self.tournament.match(match.round, match.table).status == "disputed":  # type: ignore[union-attr]
            self.do(commands.Settle(match.round, match.table, result, "the judge saw the game"))

    def _edge(self, match: Match) -> int:
        """The first seat's chance in percent."""
        a, b = (self.strength[seat] for seat in match.seats)
        return min(max(50 + (a - b) // 2, 5), 95)

    def _correct_one(self) -> None:
        matches = [m for m in self.tournament.rounds[-1].matches.values() if len(m.seats) == 2 and m.counts]
        if not matches:
            return
        match = self.chance.pick(matches)
        result = simulated_result(self.book, self.chance, 50)
        if result != match.result:
            self.do(commands.Correct(match.round, match.table, result, "the slip was read wrongly"))


def simulate(
    book: Rulebook,
    players: int,
    seed: str | int,
    rounds: int = 0,
    habits: Habits | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
    plan: tuple[Stage, ...] = (),
) -> MemoryJournal:
    """A whole tournament from entry to the last standings, stage after stage."""
    simulation = Simulation(book, players, seed, rounds, habits, plan)
    simulation.do(commands.Start())
    number = 1
    while number <= len(plan_of(simulation.tournament, book)):
        _play_stage(simulation, number, progress)
        number += 1
    simulation.do(commands.Finish())
    return simulation.journal


def _play_stage(simulation: Simulation, number: StageNumber, progress: Callable[[int, int], None]) -> None:
    book, plan = simulation.book, plan_of(simulation.tournament, simulation.book)
    first = number == 1 or plan[number - 1].heat
    if not first:
        simulation.open_next()
    while not is_over(simulation.tournament, book, number):
        simulation.play_round()
        played = len(rounds_in(simulation.tournament, number))
        planned = planned_rounds(simulation.tournament, book, number)
        if played < planned:
            simulation.after_round()
        progress(played, planned)
    if plan[number - 1].heat and number < len(plan) and plan[number].heat:
        simulation.between_heats(number)
