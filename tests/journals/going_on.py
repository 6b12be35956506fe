"""An event that was begun with an earlier Topcut is played to its end with this one."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.acts.command import Command
from topcut.acts.ending.commands import Finish
from topcut.acts.ending.facts import Finished
from topcut.acts.event.commands import Announce, Undo
from topcut.acts.limited.commands import SeatGroups
from topcut.acts.results.commands import Confirm, Settle
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.scenarios.commands import ListSpecialRules
from topcut.acts.stages.commands import OpenStage
from topcut.acts.who import ORGANIZER
from topcut.desk.memory import MemoryJournal, SeededEntropy, SteadyClock
from topcut.desk.simulate import Habits, Simulation
from topcut.desk.simulated_scenes import SPECIAL_RULES
from topcut.desk.simulated_stages import draw_lots
from topcut.desk.submit import Accepted
from topcut.journal.state import Match
from topcut.play.chance import Chance
from topcut.play.limited.drafting import drafting_of
from topcut.play.scenarios.chosen import RACE, plays
from topcut.rulebooks.load import build

QUIET = Habits(drops=0, late=0, no_shows=0, corrections=0, disputes=0)


class Resumed(Simulation):
    """A simulation that begins where a journal ends."""

    def __init__(self, journal: MemoryJournal, seed: str) -> None:
        self.journal = journal
        self.book = build(journal.read().tournament.rulebook)
        self.chance = Chance(seed)
        self.habits = QUIET
        self.clock = SteadyClock("2027-01-01T10:00:00Z")
        self._entropy = SeededEntropy(seed)
        self.strength = dict.fromkeys(self.tournament.entrants, 50)

    def play_on(self) -> None:
        """Whatever the event waits for, until it is finished; a finished one is opened and closed again."""
        if self.tournament.finished:
            last = [record.seq for record in self.journal.known.history if isinstance(record.fact, Finished)][-1]
            self.do(Undo(last), ORGANIZER)  # of its program, if it is in one: its director has no say any more
        self.do(Announce("we go on"))
        for _ in range(60):
            if self.tournament.finished:
                return
            self._settle()
            if not self._step():
                raise AssertionError(f"nothing goes on: {self.attempt(Draw())} {self.attempt(Finish())}")
        raise AssertionError("the event does not come to its end")

    def _settle(self) -> None:
        """Every table that was left without a result that counts gets one."""
        for posted in self.tournament.rounds:
            for match in posted.matches.values():
                self._settle_table(match)

    def _settle_table(self, match: Match) -> None:
        place = match.round, match.table
        if match.status == "disputed" and match.result is not None:
            self.do(Settle(*place, match.result, "the judge saw it"))
        elif match.status == "reported":
            self.do(Confirm(*place))
        elif match.status in ("open", "delayed"):
            self._play(match, self.plan[self.tournament.rounds[match.round - 1].stage - 1].kind)

    def _step(self) -> bool:
        """The first of the next steps that is taken."""
        draw_lots(self)
        return any(isinstance(self.attempt(command), Accepted) for command in self._next_steps())

    def _next_steps(self) -> Iterator[Command]:
        if self.tournament.draw:
            yield Post()
        if plays(self.book, RACE) and not self.tournament.scenario:
            yield ListSpecialRules(SPECIAL_RULES)
        if drafting_of(self.book):
            yield SeatGroups()  # refused where they sit, or need no seats
        yield Draw()
        yield OpenStage()
        yield OpenStage(seeds=tuple(self.tournament.entrants))
        yield Finish()
