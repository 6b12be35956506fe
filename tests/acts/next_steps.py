"""What an event waits for: mostly the first of these is what a director does next."""

from __future__ import annotations

from collections.abc import Iterator

from acts.results import result_for
from topcut.acts.command import Command
from topcut.acts.ending.commands import DrawLot, Finish
from topcut.acts.limited.commands import SeatGroups
from topcut.acts.results.commands import Confirm, Report, Settle
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.scenarios.commands import ListSpecialRules
from topcut.acts.stages.commands import OpenStage
from topcut.desk.simulated_scenes import SPECIAL_RULES
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.journal.state import Match, Tournament
from topcut.play.chance import Chance
from topcut.play.limited.drafting import drafting_of
from topcut.play.scenarios.chosen import RACE, plays
from topcut.play.stages import is_over, plan_of, what_counts
from topcut.play.standings import standings
from topcut.rulebooks.model import Rulebook


def next_steps(tournament: Tournament, book: Rulebook, chance: Chance) -> Iterator[Command]:
    """A table that waits gets its result; otherwise what comes next, until something of it is taken."""
    if waiting := tables_that_wait(tournament):
        yield _at_table(tournament, book, chance, chance.pick(waiting))
    else:
        yield from _steps(tournament, book, chance)


def tables_that_wait(tournament: Tournament) -> list[Match]:
    return [
        match
        for posted in tournament.rounds
        for match in posted.matches.values()
        if match.status in ("open", "disputed", "delayed", "reported")
    ]


def _at_table(tournament: Tournament, book: Rulebook, chance: Chance, match: Match) -> Command:
    place = match.round, match.table
    if match.status == "reported":
        return Confirm(*place)
    result = result_for(tournament, book, chance, match)
    if match.status == "disputed":
        return Settle(*place, result, "the judge saw it")
    return Report(*place, result)


def _steps(tournament: Tournament, book: Rulebook, chance: Chance) -> Iterator[Command]:
    if tournament.draw:
        yield Post()
    if plays(book, RACE) and not tournament.scenario:
        yield ListSpecialRules(SPECIAL_RULES)
    if drafting_of(book) and chance.below(5):
        yield SeatGroups()
    yield Draw("again")
    yield OpenStage()
    yield OpenStage(seeds=tuple(tournament.entrants))
    for number in range(1, len(plan_of(tournament, book)) + 1):
        yield from (DrawLot(tuple(tied)) for tied in _tied(tournament, book, number))
    yield SeatGroups("again")
    yield Finish()


def _tied(tournament: Tournament, book: Rulebook, number: StageNumber) -> list[list[PlayerId]]:
    """Who shares a rank of a stage that is over."""
    if plan_of(tournament, book)[number - 1].kind == "bracket" or not is_over(tournament, book, number):
        return []
    return [
        ranked for ranked in standings(what_counts(tournament, book, number), book).by_rank.values() if len(ranked) > 1
    ]
