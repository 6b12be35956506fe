"""What a plan means that is asked for in a few words: heats or Swiss rounds, a cut, a bracket, or a file's stages."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.fields import MOST_PLACE, Rounds, faults, of_number
from topcut.acts.stages.plans import MOST_STAGES, MOST_TAKEN
from topcut.journal.plan import CONFRONTATION, GATHERING, Game, Stage
from topcut.journal.state import Tournament
from topcut.limits import raise_faults
from topcut.messages.message import message
from topcut.play.stages import plan_of
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.workable import MOST_GAMES

MOST_HEATS = MOST_STAGES - 1  # and the finals that they lead to
OWN = "own"  # the bracket of a director's own table
WaySeeded = Literal["ranks", "twos", "turns", "drawn", "typed"]  # a list of seeds needs a plan file
WAYS_SEEDED: tuple[WaySeeded, ...] = get_args(WaySeeded)


class PlanAsked(Struct, frozen=True):
    """A plan as options or fields ask for it; `stages` where a plan file says everything."""

    rounds: Rounds = 0
    cut: Annotated[int, of_number(message("form-cut"), 0, MOST_TAKEN)] = 0
    bracket: str = ""
    best_of: Annotated[int, of_number(message("form-best-of"), 0, MOST_GAMES)] = 0
    heats: Annotated[int, of_number(message("form-heats"), 0, MOST_HEATS)] = 0
    seeds: str = ""
    # the Swiss rounds end after so many if only one player has won them all (002 8.1)
    unbeaten: Annotated[int, of_number(message("form-unbeaten"), 0, MOST_PLACE)] = 0
    confrontation: bool = False
    gathering: bool = False  # no rounds: who takes part is listed (004)
    own_games: tuple[Game, ...] = ()  # a director's own table
    own_name: str = ""
    stages: tuple[Stage, ...] = ()


def stages_asked(asked: PlanAsked, book: Rulebook) -> tuple[Stage, ...]:
    """The stages of a new plan; () = the one stage that the rulebook plays."""
    if asked.stages:
        return _of_a_file(asked)
    if asked == PlanAsked(rounds=asked.rounds):
        return ()
    if asked.gathering:
        return _gathering(asked)
    _must_fit(asked, book)
    swiss = Stage("swiss", rounds=asked.rounds if asked.heats or asked.unbeaten else 0, unless_unbeaten=asked.unbeaten)
    if asked.confrontation:
        return (swiss, CONFRONTATION)
    if not _asks_for_a_bracket(asked):
        return (swiss,)
    bracket = _bracket(asked, book)
    if asked.heats:
        return (*(replace(swiss, heat=True),) * asked.heats, bracket)
    return (swiss, bracket) if asked.cut else (bracket,)


def stages_changed(asked: PlanAsked, tournament: Tournament, book: Rulebook) -> tuple[Stage, ...]:
    """Another plan for an event: a number of rounds stays as announced, and once the event has started, so does all
    that is played before the bracket (001 9, 10)."""
    if asked.stages:
        return _of_a_file(asked)
    if asked.gathering:
        return _gathering(asked)
    announced = plan_of(tournament, book)
    asked = _with_what_was_announced(asked, tournament, announced)
    before = tuple(stage for stage in announced if stage.kind != "bracket")
    if not tournament.started or not before or _asks_for_others(asked, before):
        return _with_rounds(stages_asked(asked, book), announced)
    heats = sum(stage.heat for stage in before)
    ranked = _asks_for_a_bracket(asked) and not heats and not asked.confrontation
    after = replace(asked, heats=heats, unbeaten=0, seeds=asked.seeds or ("ranks" if ranked else ""))
    return (*before, *(stage for stage in stages_asked(after, book) if stage.kind == "bracket"))


# What stands and is not asked for ------------------------------------------------------------------------------------


def _with_what_was_announced(asked: PlanAsked, tournament: Tournament, announced: tuple[Stage, ...]) -> PlanAsked:
    """The number of rounds and the director's own table, where they are meant and not said again."""
    rounds = asked.rounds or tournament.rounds_planned or announced[0].rounds
    own = next((stage for stage in announced if stage.games), None)
    if own is None or asked.bracket != OWN or asked.own_games:
        return replace(asked, rounds=rounds)
    return replace(asked, rounds=rounds, own_games=own.games, own_name=own.name)


def _asks_for_others(asked: PlanAsked, before: tuple[Stage, ...]) -> bool:
    """Whether heats or an early end are asked for that were not announced."""
    heats, unbeaten = sum(stage.heat for stage in before), before[0].unless_unbeaten
    return asked.heats not in (0, heats) or asked.unbeaten not in (0, unbeaten)


def _with_rounds(stages: tuple[Stage, ...], announced: tuple[Stage, ...]) -> tuple[Stage, ...]:
    """Rounds that only the announced stage counts stay the same number."""
    rounds = announced[0].rounds
    if not stages or stages[0].kind != "swiss" or stages[0].rounds or stages[0].heat:
        return stages
    return (replace(stages[0], rounds=rounds), *stages[1:])


# What is asked for ---------------------------------------------------------------------------------------------------


def _of_a_file(asked: PlanAsked) -> tuple[Stage, ...]:
    if asked != PlanAsked(rounds=asked.rounds, stages=asked.stages):
        raise refuse("plan-file-and-more")
    planned = asked.stages[0].rounds
    if asked.rounds and planned not in (0, asked.rounds):
        raise refuse("plan-file-of-other-rounds", planned=planned, rounds=asked.rounds)
    return asked.stages


def _gathering(asked: PlanAsked) -> tuple[Stage, ...]:
    if asked != PlanAsked(gathering=True):
        raise refuse("plan-gathering-alone")
    return (GATHERING,)


def _must_fit(asked: PlanAsked, book: Rulebook) -> None:
    """What is asked for goes together (001 9; R63)."""
    raise_faults(list(faults(asked)))
    if book.play == "pod":
        raise refuse("plan-in-pods", game=book.title)
    if asked.confrontation and (asked.heats or _asks_for_a_bracket(asked)):
        raise refuse("plan-confrontation-and-cut")
    if asked.heats and not asked.cut:
        raise refuse("plan-heats-without-cut")


def _asks_for_a_bracket(asked: PlanAsked) -> bool:
    return bool(asked.cut or asked.bracket or asked.best_of or asked.seeds or asked.own_games)


def _bracket(asked: PlanAsked, book: Rulebook) -> Stage:
    stage = Stage("bracket", take=asked.cut, seeds=_seeds(asked, book), best_of=asked.best_of)
    if asked.own_games:
        return replace(stage, name=asked.own_name, bracket=OWN, games=asked.own_games)
    return replace(stage, bracket=asked.bracket or "single")


def _seeds(asked: PlanAsked, book: Rulebook) -> WaySeeded:
    """As it was chosen; otherwise by rank, out of the heats (001 9, R25), or typed in where nothing comes before."""
    if asked.seeds:
        return _chosen(asked.seeds)
    if asked.heats:
        return "twos" if asked.heats == 2 and asked.cut % 2 == 0 else "turns"
    if asked.cut:
        return "ranks"
    return "drawn" if asked.bracket == "seats" and book.text("playoff_seats") == "drawn" else "typed"  # 002 8.2


def _chosen(typed: str) -> WaySeeded:
    for way in WAYS_SEEDED:
        if way == typed:
            return way
    raise refuse("plan-no-way-to-seed", typed=typed, known=WAYS_SEEDED)
