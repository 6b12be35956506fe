"""The rounds of an event that is typed in: how many there were, and to which stage each belongs."""

from __future__ import annotations

from topcut.answers.event_view import EventView
from topcut.journal.fact import RoundNumber
from topcut.journal.plan import Stage, StageNumber
from topcut.play.seeding import games_for
from topcut.play.stages import plan_of
from topcut.refusal import Refused, refuse
from topcut.slips.cards.draft import Draft

MOST_ROUNDS = 30


def plan_for(view: EventView, draft: Draft) -> tuple[Stage, ...]:
    """The stages; pods that nothing else was announced of are one match each, as many as were played (R21)."""
    if view.book.play == "pod" and not view.tournament.plan:
        return (Stage("pods"),) * max(draft.rounds, 1)
    return plan_of(view.tournament, view.book)


def stages_of(view: EventView, draft: Draft) -> tuple[StageNumber, ...]:
    """The stage of each round, in their order."""
    plan = plan_for(view, draft)
    made: list[StageNumber] = []
    for number, stage in enumerate(plan, start=1):
        made += [number] * _rounds(view, draft, stage, number)
    return tuple(made)


def _rounds(view: EventView, draft: Draft, stage: Stage, number: StageNumber) -> int:
    if stage.kind == "pods":
        return 1
    if stage.kind == "swiss":
        return draft.rounds if number == 1 else stage.rounds or 1
    size = len(draft.seeds.get(number, ())) or stage.take or _present(view, draft)
    try:
        return max((game.round for game in games_for(stage, size)), default=0)
    except Refused:  # not so many players as the table is for: the checks say so
        return 0


def _present(view: EventView, draft: Draft) -> int:
    return sum(not one.withdrawn and one.id not in draft.away for one in view.tournament.entrants.values())


def local(stages: tuple[StageNumber, ...], number: RoundNumber) -> RoundNumber:
    """Which round of its stage it is."""
    stage = stages[number - 1]
    return sum(one == stage for one in stages[:number])


def must_be_typeable(view: EventView) -> None:
    """Heats take turns, which cards do not tell of: such an event comes as a file."""
    if any(stage.heat for stage in view.plan):
        raise refuse("report-heats")


def usual_rounds(view: EventView) -> int:
    """As many as were announced, or as the rulebook recommends for so many players."""
    tournament, book = view.tournament, view.book
    first = view.plan[0]
    said = tournament.rounds_planned or first.rounds or book.integer("rounds")
    here = sum(not one.withdrawn for one in tournament.entrants.values())
    return min(said or book.recommended_rounds(here, 0) or 3, MOST_ROUNDS)
