"""Stages played by chance: the cut with its lots, bracket games that people leave, pods, heats that are tried again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from topcut.acts.ending.commands import DrawLot
from topcut.acts.entries.commands import Drop
from topcut.acts.results.commands import BothLose, Concede, Correct, NoShow, Report
from topcut.acts.rounds.commands import Draw, Post, WithdrawRound
from topcut.acts.stages.commands import ChangePlan, Join, OpenStage, SplitPrizes
from topcut.desk.simulated_results import simulated_bracket, simulated_pod
from topcut.journal.plan import Stage, StageNumber
from topcut.journal.state import Match, Round
from topcut.play.stages import is_over, meeting, rounds_in, sources_of, what_counts
from topcut.play.standings import standings
from topcut.refusal import Refused

if TYPE_CHECKING:
    from topcut.desk.simulate import Simulation

SLIP = "the slip was read wrongly"
TIED = ("seed-tied", "seed-tied-for-last-place")  # ids of refusals: players share a place that decides
TOO_LARGE = ("seed-cut-too-large",)  # more are cut in than there are


# Into a stage --------------------------------------------------------------------------------------------------------


def fill_bracket(simulation: Simulation) -> bool:
    """Type the seeds of a bracket that the event begins with; False where there is none."""
    if simulation.plan[0].seeds != "typed":
        return False
    here = simulation.chance.shuffled(simulation.active(1))
    simulation.do(OpenStage(1, tuple(here[: simulation.plan[0].take or None])))
    return True


def make_the_cut(simulation: Simulation, number: StageNumber) -> None:
    """Open a stage: lots are drawn until nobody is tied for it, and a cut that is too large is made smaller."""
    tried: set[str] = set()
    while isinstance(answer := simulation.attempt(OpenStage(number)), Refused):
        code = answer.refusals[0].code
        if code in tried or code not in (*TIED, *TOO_LARGE):
            raise answer
        tried.add(code)
        if code in TIED:
            draw_lots(simulation)
        else:
            _smaller(simulation, number)


def draw_lots(simulation: Simulation) -> None:
    """Among all who share a rank of a stage that is over, where the rulebook draws lots at all."""
    for number, stage in enumerate(simulation.plan, start=1):
        if stage.kind != "bracket" and is_over(simulation.tournament, simulation.book, number):
            ranks = standings(what_counts(simulation.tournament, simulation.book, number), simulation.book).by_rank
            for players in list(ranks.values()):
                if len(players) > 1:
                    simulation.attempt(DrawLot(tuple(players)))


def _smaller(simulation: Simulation, number: StageNumber) -> None:
    """Too many have left: announce a cut to as many as there are."""
    plan = simulation.plan
    take = min(len(simulation.active(source)) for source in sources_of(plan, number))
    seeds = "turns" if plan[number - 1].seeds in ("twos", "listed") else plan[number - 1].seeds
    cut = replace(plan[number - 1], take=max(take, 2), bracket="single", games=(), seeds=seeds, scheme=())
    stages: tuple[Stage, ...] = (*plan[: number - 1], cut, *plan[number:])
    simulation.do(ChangePlan(stages, "all players", "some have left"))


def between_heats(simulation: Simulation, over: StageNumber) -> None:
    """Some who did not qualify try again in the next heat (001 9)."""
    for entrant in list(simulation.tournament.entrants.values()):
        if entrant.active and any(stage == over for stage, _ in entrant.heats) and simulation.happens(30):
            answer = simulation.attempt(Join(entrant.id, over + 1))
            if isinstance(answer, Refused) and answer.refusals[0].code in TIED:
                draw_lots(simulation)
                simulation.attempt(Join(entrant.id, over + 1))


def leave(simulation: Simulation, stage: StageNumber) -> None:
    """Some of a stage drop between two rounds; the last of a pod stays."""
    for player in simulation.active(stage):
        if simulation.happens(simulation.habits.drops) and len(simulation.active(stage)) > 3:
            simulation.attempt(Drop(player))


# Games of a bracket --------------------------------------------------------------------------------------------------


def play_game(simulation: Simulation, match: Match) -> None:
    """Somebody wins it, gives up, leaves or does not come; or both lose."""
    endings, habits = simulation.book.endings, simulation.habits
    one = match.seats[simulation.chance.below(2)]
    if simulation.happens(habits.both_lose) and "both-lose" in endings:
        simulation.do(BothLose(match.round, match.table))
    elif simulation.happens(habits.no_shows) and "no-show" in endings:
        absent = match.seats if simulation.happens(habits.both_lose) else (one,)
        simulation.do(NoShow(match.round, match.table, absent))
    elif simulation.happens(habits.concessions):
        simulation.do(Concede(match.round, match.table, one))
    elif simulation.happens(habits.drops):
        simulation.do(Drop(one, gives_up=True))
    else:
        _report_game(simulation, match)
    if simulation.happens(habits.corrections):
        _correct_game(simulation, match)


def _report_game(simulation: Simulation, match: Match) -> None:
    stage = simulation.tournament.rounds[match.round - 1].stage
    played_by = meeting(simulation.tournament, simulation.book, stage, match.seats)
    result = simulated_bracket(simulation.book, simulation.chance, simulation.edge(match), played_by)
    simulation.do(Report(match.round, match.table, result))


def _correct_game(simulation: Simulation, match: Match) -> None:
    """Refused where it is the same, or where later games are posted."""
    stage = simulation.tournament.rounds[match.round - 1].stage
    played_by = meeting(simulation.tournament, simulation.book, stage, match.seats)
    result = simulated_bracket(simulation.book, simulation.chance, 50, played_by)
    simulation.attempt(Correct(match.round, match.table, result, SLIP))


def take_back(simulation: Simulation, posted: Round) -> Round | None:
    """A slip of the round before was wrong: withdraw, correct, draw again where something is left to be played."""
    before = rounds_in(simulation.tournament, posted.stage)[:-1]
    games = [match for match in before[-1].matches.values() if len(match.seats) == 2] if before else []
    simulation.do(WithdrawRound(SLIP))
    if games:
        _correct_game(simulation, simulation.chance.pick(games))
    if is_over(simulation.tournament, simulation.book, posted.stage):
        return None
    simulation.do(Draw(SLIP, stage=posted.stage))
    simulation.do(Post())
    return simulation.tournament.rounds[-1]


def settle_prizes(simulation: Simulation, number: StageNumber) -> None:
    """All who are still in may share the prizes, and play on or not (002 5.2)."""
    over = is_over(simulation.tournament, simulation.book, number)
    if not over and not simulation.tournament.split and simulation.happens(simulation.habits.splits):
        simulation.do(SplitPrizes("all who are left", ended=simulation.chance.below(2) == 0))


# Pods ----------------------------------------------------------------------------------------------------------------


def play_pod(simulation: Simulation, match: Match) -> None:
    """Five rounds; somebody may concede before the end, and the sheet may be read wrongly."""
    for seat in match.seats[1:]:
        if simulation.happens(simulation.habits.concessions):
            simulation.do(Concede(match.round, match.table, seat))
    seats = len(match.seats)
    simulation.do(Report(match.round, match.table, simulated_pod(simulation.book, simulation.chance, seats)))
    if simulation.happens(simulation.habits.corrections):
        result = simulated_pod(simulation.book, simulation.chance, seats)
        simulation.do(Correct(match.round, match.table, result, SLIP))
