"""What a scenario or a draft adds to a simulated event: seats, packs, special rules, games inside a round, gifts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topcut.acts import who
from topcut.acts.limited.commands import DealPacks, DrawPick, SeatGroups, Suspend, SwapPools
from topcut.acts.scenarios.commands import (
    Award,
    CountDrinks,
    Donate,
    EndGame,
    GiveFeedback,
    ListSpecialRules,
    RejectSpecialRule,
)
from topcut.desk.simulated_results import simulated_result
from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.play.limited.cards import Card, plain
from topcut.play.limited.drafting import drafting_of, stage_to_seat
from topcut.play.limited.groups import groups_of
from topcut.play.scenarios.chosen import BEER, COOL, FESTIVAL, ORBIT, RACE, TESTING, plays
from topcut.play.scenarios.moves import moved, moves_before
from topcut.play.scenarios.race import rejected
from topcut.play.stages import rounds_in
from topcut.rulebooks.model import Drafting

if TYPE_CHECKING:
    from topcut.desk.simulate import Simulation

SPECIAL_RULES = tuple(f"Special rule {number}" for number in range(1, 31))
PILE = 480  # cards of a list to deal from, half of them light (003 Cube)


# Before the first round of a stage ------------------------------------------------------------------------------------


def hand_out_cards(simulation: Simulation) -> None:
    """Seat the drafters, deal their packs, swap pools; list the special rules of a race."""
    if plays(simulation.book, RACE) and not simulation.tournament.scenario:
        simulation.do(ListSpecialRules(SPECIAL_RULES))
    drafting = drafting_of(simulation.book)
    if drafting is None or not _awaits_a_draft(simulation):
        return
    if drafting.method != "sealed" or drafting.sides:
        simulation.do(SeatGroups())
    if not simulation.tournament.opened:
        _deal(simulation, drafting)
    if drafting.method == "sealed" and simulation.book.flag("pool_swap"):
        simulation.do(SwapPools())
    if drafting.method != "sealed" and drafting.packs:
        _suspend_one(simulation, drafting)


def _awaits_a_draft(simulation: Simulation) -> bool:
    """The first stage, and a play-off by seats, which is drafted anew (002 8.2)."""
    if not simulation.tournament.opened:
        return not simulation.tournament.rounds
    latest = max(simulation.tournament.opened)
    return simulation.plan[latest - 1].bracket == "seats" and not rounds_in(simulation.tournament, latest)


def _deal(simulation: Simulation, drafting: Drafting) -> None:
    sides = ("light", "dark") if drafting.sides or drafting.unlimited else ("",)
    cards = plain(
        Card(f"Card {number}", sides[number % len(sides)], unlimited=number >= PILE) for number in range(PILE + 24)
    )
    if drafting.method == "winston":
        simulation.do(DealPacks(cards))
        return
    simulation.do(DealPacks(cards, packs=drafting.packs or 4, size=drafting.pack_size or 9))


def _suspend_one(simulation: Simulation, drafting: Drafting) -> None:
    """Somebody drafts no further; chance picks for him (002 7.7)."""
    stage = stage_to_seat(simulation.tournament, simulation.book)
    groups = groups_of(simulation.tournament, stage)
    if not groups or simulation.chance.below(2):
        return
    player = simulation.chance.pick(simulation.chance.pick(groups).players)
    simulation.do(Suspend(player))
    for left in range(drafting.pack_size or 3, 0, -1):
        simulation.do(DrawPick(player, 1, left))


# While a table plays --------------------------------------------------------------------------------------------------


def at_the_table(simulation: Simulation, match: Match) -> None:
    """What a scenario brings to a game before its result."""
    book, chance = simulation.book, simulation.chance
    if book.play == "pod":
        return
    if plays(book, ORBIT) and chance.below(3) == 0:
        result = simulated_result(book, chance, 50)
        ended = moved(book, result, chance.below(3))
        simulation.do(EndGame(match.round, match.table, ended))
    if plays(book, RACE):
        for seat in match.seats:
            if chance.below(6) == 0 and rejected(simulation.tournament, seat) is None:
                simulation.do(RejectSpecialRule(seat), who.player(seat))
    if plays(book, FESTIVAL) and chance.below(2):
        seat = chance.pick(match.seats)
        simulation.do(Donate(match.round, match.table, seat, 1 + chance.below(5)))


def with_moves(simulation: Simulation, match: Match, result: Result) -> Result:
    """In an orbit a result says how often everybody had moved."""
    if not plays(simulation.book, ORBIT):
        return result
    known = simulation.tournament.match(match.round, match.table) or match
    before = moves_before(simulation.book, known)
    return moved(simulation.book, result, before + simulation.chance.below(3))


# After the last round -------------------------------------------------------------------------------------------------


def at_the_end(simulation: Simulation) -> None:
    """Drinks, words for the design team, special prizes."""
    for player in [entrant.id for entrant in simulation.tournament.entrants.values()]:
        if plays(simulation.book, BEER) and simulation.chance.below(2):
            simulation.do(CountDrinks(player, 1 + simulation.chance.below(4)))
        if plays(simulation.book, TESTING) and simulation.chance.below(4) == 0:
            simulation.do(GiveFeedback(player, "a fair card"), who.player(player))
    if plays(simulation.book, COOL, FESTIVAL):
        winner = simulation.chance.pick(tuple(simulation.tournament.entrants))
        simulation.do(Award(winner, "most style"))
