"""Whole tournaments through the desk, looked at by the independent checker and re-derived by `check`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from checker import RULES, Event, Line, Span, faults

from spread import TRUST
from topcut.desk.simulate import Habits, simulate
from topcut.journal.state import Entrant, Tournament
from topcut.play.chance import Chance
from topcut.play.check import check
from topcut.play.scoring import score
from topcut.play.standings import standings
from topcut.rulebooks.load import load
from topcut.rulebooks.model import Rulebook

CHUNKS = 20
EACH = 100 if TRUST else 4
BUSY = Habits(drops=6, late=6, no_shows=4, corrections=3, disputes=3, earned_byes=8)
CALM = Habits(drops=1, late=0, no_shows=0, corrections=0, disputes=0)


def spans(entrant: Entrant, rounds: int) -> Iterator[Span]:
    """When somebody took part: between coming, leaving and coming back."""
    first = entrant.entered_after + 1
    for gone, back in entrant.away:
        yield first, gone - 1
        first = back + 1
    yield first, entrant.dropped_after


def plain(tournament: Tournament, book: Rulebook) -> Event:
    """The tournament as data that the checker understands."""
    rounds: list[list[Line]] = []
    for posted in tournament.rounds:
        lines = []
        for match in posted.matches.values():
            assert match.result is not None
            codes = tuple(side.code for side in score(book, match.result, len(match.seats)).sides)
            lines.append((match.seats, codes))
        rounds.append(lines)
    table = standings(tournament, book)
    entrants = {e.id: list(spans(e, len(rounds))) for e in tournament.entrants.values() if not e.withdrawn}
    return Event(RULES[book.name], entrants, rounds, {row.player: row.points for row in table.rows})


def case(number: int) -> tuple[str, int, int, Habits]:
    """Rulebook, players, rounds and habits of a simulated event."""
    chance = Chance(f"case {number}")
    name = sorted(RULES)[number % len(RULES)]
    players = 3 + chance.below(8 if chance.below(2) else 58)
    rounds = 3 + chance.below(4)
    habits = CALM if number % 5 == 0 else BUSY
    if not name.startswith("star-trek"):
        habits = Habits(habits.drops, habits.late, habits.no_shows, habits.corrections, habits.disputes)
    return name, players, rounds, habits


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_simulated_events_keep_every_invariant(chunk: int) -> None:
    for number in range(chunk * EACH, (chunk + 1) * EACH):
        name, players, rounds, habits = case(number)
        book = load(name)
        journal = simulate(book, players, f"test {number}", rounds, habits)
        known = journal.read()
        assert faults(plain(known.tournament, book)) == [], (number, name, players, rounds)
        differing = [finding for finding in check(known.history) if not finding.ok]
        assert differing == [], (number, name, players, rounds)
