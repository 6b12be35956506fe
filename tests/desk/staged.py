"""An event with a plan of stages, for the tests of them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from desk.table import DIRECTOR, Event
from topcut.acts.event.commands import Create
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.play.check import check
from topcut.play.placings import placings
from topcut.play.stages import view

EIGHT = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog")
SWISS = Stage("swiss")
TOP_4 = Stage("bracket", take=4)
TWO_NIL, NIL_TWO = Result(games=((1, 0), (1, 0))), Result(games=((0, 1), (0, 1)))


class Staged(Event):
    """An event with a plan; the player who entered earlier wins, unless it is said otherwise."""

    def __init__(self, rulebook: str, plan: tuple[Stage, ...], *people: str, rounds: int = 0, **options: Any) -> None:
        self.plan = plan
        super().__init__(rulebook, *people, rounds=rounds, **options)

    def do(self, command: Any, by: str = DIRECTOR, key: str = "") -> Any:
        if isinstance(command, Create):
            command = replace(command, plan=self.plan)
        return super().do(command, by, key)

    def play(self, *upsets: str) -> None:
        """Pair and post the next round and let the earlier entry win every game, but those whom an upset names."""
        self.do(Draw())
        self.do(Post())
        for match in self.tournament.rounds[-1].matches.values():
            if len(match.seats) == 2:
                numbers = [self.tournament.entrants[seat].number for seat in match.seats]
                first = numbers[0] < numbers[1]
                if any(self.ids[name] in match.seats for name in upsets):
                    first = match.seats[0] in {self.ids[name] for name in upsets}
                self.do(Report(match.round, match.table, TWO_NIL if first else NIL_TWO))

    def seeds(self, stage: int = 2) -> list[str]:
        names = {player: name for name, player in self.ids.items()}
        return [names[player] for player in self.tournament.opened[stage].seeds]

    def places(self) -> dict[str, tuple[int, int]]:
        names = {player: name for name, player in self.ids.items()}
        return {names[place.player]: (place.place, place.to) for place in placings(self.tournament, self.book)}

    def all_well(self) -> bool:
        return all(finding.ok for finding in check(self.history))


def with_cut(
    *stages: Stage, rounds: int = 3, rulebook: str = "transformers", people: tuple[str, ...] = EIGHT
) -> Staged:
    """Swiss rounds that are over; the order of entry is the order of the standings at the top."""
    event = Staged(rulebook, (SWISS, *stages), *people, rounds=rounds)
    for _ in range(rounds):
        event.play()
    return event


def event_standings(event: Staged) -> list[Any]:
    from topcut.play.standings import standings

    return list(standings(view(event.tournament, event.book, 1), event.book).rows)


def standings_of(event: Staged, stage: int) -> list[Any]:
    from topcut.play.standings import standings

    return list(standings(view(event.tournament, event.book, stage), event.book).rows)
