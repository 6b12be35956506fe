"""What an event waits for: mostly the first of these is what a director does next."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.desk import commands
from topcut.desk.simulated_results import simulated_bracket, simulated_pod, simulated_result
from topcut.desk.simulated_scenes import SPECIAL_RULES
from topcut.journal.records import Result
from topcut.journal.state import Match, Tournament
from topcut.play.chance import Chance
from topcut.play.limited.drafting import drafting_of
from topcut.play.scenarios.chosen import ORBIT, RACE, plays
from topcut.play.stages import meeting, plan_of
from topcut.rulebooks.model import Rulebook


def next_step(tournament: Tournament, book: Rulebook, chance: Chance) -> commands.Command:
    """A table that waits gets its result; otherwise one of what comes next."""
    waiting = [
        match
        for posted in tournament.rounds
        for match in posted.matches.values()
        if match.status in ("open", "disputed", "delayed", "reported")
    ]
    if waiting and chance.below(10):
        return _at_table(tournament, book, chance, chance.pick(waiting))
    steps = list(_steps(tournament, book, chance))
    return steps[0] if chance.below(3) else chance.pick(steps)


def _at_table(tournament: Tournament, book: Rulebook, chance: Chance, match: Match) -> commands.Command:
    place = match.round, match.table
    if match.status == "reported":
        return commands.Confirm(*place)
    result = result_for(tournament, book, chance, match)
    if match.status == "disputed":
        return commands.Settle(*place, result, "the judge saw it")
    return commands.Report(*place, result)


def result_for(tournament: Tournament, book: Rulebook, chance: Chance, match: Match) -> Result:
    """One that the rulebook takes, where it can be foreseen."""
    posted = tournament.rounds[match.round - 1]
    kind = plan_of(tournament, book)[posted.stage - 1].kind
    if kind == "pods":
        return simulated_pod(book, chance, len(match.seats))
    if kind == "bracket":
        return simulated_bracket(book, chance, 50, meeting(tournament, book, posted.stage, match.seats))
    result = simulated_result(book, chance, 50)
    return result if not plays(book, ORBIT) else Result(result.games, result.codes, result.how, rotation=3)


def _steps(tournament: Tournament, book: Rulebook, chance: Chance) -> Iterator[commands.Command]:
    if tournament.draft:
        yield commands.Post()
    if plays(book, RACE) and not tournament.scenario:
        yield commands.ListSpecialRules(SPECIAL_RULES)
    if drafting_of(book) and not tournament.rounds and chance.below(2):
        yield commands.SeatGroups()
    if not tournament.draft:
        yield commands.Draw("again")
    yield commands.OpenStage()
    yield commands.OpenStage(seeds=tuple(tournament.entrants))
    yield commands.SeatGroups("again")
    yield commands.Finish()
    yield commands.Draw("again")
