"""Whole tournaments played by chance, through the same desk as real ones: results, drops, late entries, no-shows."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from topcut.desk import commands
from topcut.desk.memory import MemoryJournal, SeededEntropy, SteadyClock
from topcut.desk.results import OFFICIALS_ONLY
from topcut.desk.simulated_results import simulated_result
from topcut.desk.submit import submit
from topcut.journal.records import PlayerId
from topcut.journal.state import Match, Tournament
from topcut.play.chance import Chance
from topcut.refusal import Refused
from topcut.rulebooks.model import Rulebook

CAST = (
    "Kira Nerys",
    "Odo",
    "Quark",
    "Jadzia Dax",
    "Elim Garak",
    "Morn",
    "Rom",
    "Nog",
    "Leeta",
    "Worf",
    "Jake Sisko",
    "Ezri Dax",
    "Julian Bashir",
    "Dukat",
    "Weyoun",
    "Benjamin Sisko",
    "Miles O'Brien",
    "Keiko O'Brien",
    "Kasidy Yates",
    "Damar",
    "Tora Ziyal",
    "Winn Adami",
    "Bareil Antos",
    "Shakaar Edon",
    "Brunt",
    "Zek",
    "Ishka",
    "Vic Fontaine",
    "Martok",
    "Gowron",
    "Enabran Tain",
    "Luther Sloan",
)


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

    def __init__(self, book: Rulebook, players: int, seed: str | int, rounds: int = 0, habits: Habits | None = None):
        self.book = book
        self.chance = Chance(f"simulation/{seed}")
        self.habits = habits or Habits()
        self.journal = MemoryJournal()
        self._clock = SteadyClock()
        self._entropy = SeededEntropy(seed)
        self._entered = 0
        self.strength: dict[PlayerId, int] = {}
        title = f"Simulated {book.title}, {players} players"
        self.do(commands.Create(book.source, title, rounds))
        self.enter(players)

    @property
    def tournament(self) -> Tournament:
        return self.journal.known.tournament

    def do(self, command: commands.Command, by: str = "director") -> Tournament:
        """Submit a command that must be accepted."""
        answer = submit(self.journal, command, by, clock=self._clock, entropy=self._entropy)
        if isinstance(answer, Refused):
            raise answer
        return answer.tournament

    def enter(self, players: int) -> None:
        """So many more players of the cast; after it, numbered ones."""
        people = []
        for number in range(self._entered, self._entered + players):
            name = CAST[number] if number < len(CAST) else f"{CAST[number % len(CAST)]} {number // len(CAST) + 1}"
            side = ("light", "dark")[number % 2] if self.book.text("pairing") == "sides" else ""
            byes = min(self.book.integer("earned_bye_rounds"), 1) if self._happens(self.habits.earned_byes) else 0
            people.append(commands.Person(name, rating=1200 + self.chance.below(600), side=side, earned_byes=byes))
            self.strength[f"p{number + 1}"] = self.chance.below(100)
        self._entered += players
        self.do(commands.Enter(tuple(people)))

    def play_round(self) -> None:
        """Pair, post, play and report one round."""
        self.do(commands.Draw())
        self.do(commands.Post())
        for match in self.tournament.rounds[-1].matches.values():
            if len(match.seats) == 2:
                self._play(match)

    def after_round(self) -> None:
        """Some leave, some come late, a slip turns out to be wrong."""
        for entrant in list(self.tournament.entrants.values()):
            if entrant.active and self._happens(self.habits.drops) and self._active() > 3:
                self.do(commands.Drop(entrant.id))
        if len(self.tournament.rounds) <= 2 and self._happens(self.habits.late * 5):
            self.enter(1 + self.chance.below(2))
        if self._happens(self.habits.corrections * 10):
            self._correct_one()

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
) -> MemoryJournal:
    """A whole tournament from entry to the last standings."""
    simulation = Simulation(book, players, seed, rounds, habits)
    simulation.do(commands.Start())
    planned = simulation.tournament.rounds_planned
    for number in range(1, planned + 1):
        simulation.play_round()
        if number < planned:
            simulation.after_round()
        progress(number, planned)
    simulation.do(commands.Finish())
    return simulation.journal
