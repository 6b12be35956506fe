"""The announced plan: what can be one, and when it may still change."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import replace

from topcut.acts.matter import Matter
from topcut.acts.stages.commands import ChangePlan
from topcut.acts.stages.facts import PlanChanged
from topcut.journal.plan import CONFRONTATION, GATHERING, Stage, StageNumber, has_rounds
from topcut.journal.records import AnyFact
from topcut.messages.message import message
from topcut.play.brackets.check import problems
from topcut.play.brackets.tables import NAMES
from topcut.play.brackets.tables import table as bracket_table
from topcut.play.scenarios.luck import refuse_odd_rounds
from topcut.play.stages import is_first, plan_of, rounds_in, sources_of, stage_name, view
from topcut.refusal import Refusal, Refused, refusal, refuse
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.workable import MOST_GAMES

MOST_STAGES = 20
MOST_TAKEN = 512  # by a cut


def checked_plan(plan: tuple[Stage, ...], book: Rulebook) -> tuple[Stage, ...]:
    """The plan, or all that is wrong with it."""
    if len(plan) > MOST_STAGES:
        raise refuse("plan-too-long", stages=len(plan), most=MOST_STAGES)
    wrong = [fault for number in range(1, len(plan) + 1) for fault in _wrong(plan, number, book)]
    if plan and plan[-1].heat:
        wrong.append(refusal("plan-heats-lead-nowhere"))
    if wrong:
        raise Refused(*wrong)
    return plan


def must_say_how_many(plan: tuple[Stage, ...], rounds: int, announced: tuple[Stage, ...] = ()) -> None:
    """Rounds that may end early are announced with their number (002 8.1); `rounds` is the event's, and what was
    announced without one stays as it is."""
    for number, stage in enumerate(plan, start=1):
        planned = stage.rounds or (rounds if number == 1 else 0)
        if stage.unless_unbeaten and stage.unless_unbeaten >= planned and plan[:number] != announced[:number]:
            place = message("plan-at-stage", number=number, name=stage_name(plan, number))
            raise refuse("plan-early-end", rounds=stage.unless_unbeaten).at(place)


def must_have_none(plan: tuple[Stage, ...], rounds: int) -> None:
    """A gathering is not announced with a number of rounds."""
    if rounds and not has_rounds(plan):
        raise refuse("plan-gathering-alone")


def _wrong(plan: tuple[Stage, ...], number: int, book: Rulebook) -> Iterator[Refusal]:
    """What is wrong with one stage, told with the stage."""
    place = message("plan-at-stage", number=number, name=stage_name(plan, number))
    for faults in (_wrong_stage(plan, number, book), _wrong_seeds(plan, number), _wrong_bracket(plan, number)):
        yield from (fault.at(place) for fault in faults)


def _wrong_stage(plan: tuple[Stage, ...], number: int, book: Rulebook) -> Iterator[Refusal]:
    stage = plan[number - 1]
    if stage.kind == "gathering":
        if len(plan) > 1 or replace(stage, name="") != GATHERING:
            yield refusal("plan-gathering-alone")
        return
    if (stage.kind == "pods") != (book.play == "pod"):
        yield refusal("plan-other-play", game=book.title, play=book.play)
    if stage.take < 0 or stage.take == 1 or stage.take > MOST_TAKEN:
        yield refusal("plan-cut-size", take=stage.take)
    if stage.take and is_first(plan, number) and stage.seeds != "typed":
        yield refusal("plan-nothing-to-cut")
    if stage.heat and (stage.kind != "swiss" or (number > 1 and not plan[number - 2].heat)):
        yield refusal("plan-heats-not-first")
    if not 0 <= stage.best_of <= MOST_GAMES or (stage.best_of and stage.best_of % 2 == 0):
        yield refusal("plan-best-of", games=stage.best_of)
    if stage.unless_unbeaten and not (stage.kind == "swiss" and 1 <= stage.unless_unbeaten < (stage.rounds or 100)):
        yield refusal("plan-early-end", rounds=stage.unless_unbeaten)
    if stage.kind == "swiss" and stage.rounds:
        try:
            refuse_odd_rounds(book, stage.rounds)
        except Refused as refused:
            yield from refused.refusals
    if stage.confrontation and not _can_confront(plan, number):
        yield refusal("plan-confrontation")


def _can_confront(plan: tuple[Stage, ...], number: int) -> bool:
    """The last stage, behind Swiss rounds that are not heats, and nothing but that (R63)."""
    if number != len(plan) or number == 1:
        return False
    stage, before = plan[number - 1], plan[number - 2]
    alone = replace(stage, name="") == CONFRONTATION
    return alone and before.kind == "swiss" and not before.heat


def _wrong_seeds(plan: tuple[Stage, ...], number: int) -> Iterator[Refusal]:
    stage, sources = plan[number - 1], sources_of(plan, number)
    if stage.seeds == "twos" and len(sources) != 2:
        yield refusal("plan-twos-not-of-two")
    if stage.seeds == "twos" and stage.take % 2:
        yield refusal("plan-twos-odd", take=stage.take)
    if (stage.seeds == "listed") != bool(stage.scheme):
        yield refusal("plan-seeds-not-listed")
    if len(sources) > 1 and not stage.heat and not stage.take:
        yield refusal("plan-no-qualifiers")


def _wrong_bracket(plan: tuple[Stage, ...], number: int) -> Iterator[Refusal]:
    stage = plan[number - 1]
    if stage.kind != "bracket":
        if stage.games or stage.best_of:
            yield refusal("plan-no-bracket-games")
        return
    if stage.games:
        seeds = {seat for game in stage.games for seat in game.seats if seat.startswith("seed ")}
        players = stage.take * max(len(sources_of(plan, number)), 1) or len(seeds)
        yield from problems(stage.games, players)
    elif stage.bracket not in NAMES:
        yield refusal("plan-no-bracket", bracket=stage.bracket, known=tuple(NAMES))
    elif stage.take:
        try:
            bracket_table(stage.bracket, stage.take * max(len(sources_of(plan, number)), 1))
        except Refused as refused:
            yield from refused.refusals


def change_plan(matter: Matter, command: ChangePlan) -> list[AnyFact]:
    """Announce other stages: freely before the start; what has begun stays as it is (001 9, 10)."""
    matter.must_run()
    plan = checked_plan(command.plan, matter.book)
    tournament = matter.tournament
    must_say_how_many(plan, tournament.rounds_planned, tournament.plan)
    emergency = in_emergency(matter, command.emergency, command.consent, command.reason)
    if tournament.started:
        begun = max([1, *tournament.planned, *tournament.opened, *(r.stage for r in tournament.rounds)])
        if plan[:begun] != tournament.plan[:begun] and (tournament.plan or plan[:1] != (Stage("swiss"),)):
            raise refuse("plan-stage-begun")
        _must_be_as_announced(matter, plan)
        if not (command.consent or emergency) or not command.reason:
            raise refuse("plan-announced")
    if any(rounds_in(tournament, number) for number in range(len(plan) + 1, len(tournament.plan) + 1)):
        raise refuse("plan-stage-played")
    consent, reason = matter.context.text(command.consent), matter.context.text(command.reason)
    return [PlanChanged(plan, consent, reason, emergency)]


_NO_REASON = re.compile(r"\W*(emergency)?\W*", re.IGNORECASE)  # the word alone says nothing of what has happened


def in_emergency(matter: Matter, said: bool, consent: str, reason: str) -> bool:
    """Whether an event in progress changes in an emergency (001 6, R65): that needs its reason and nobody's consent."""
    if not said and not (reason.casefold().startswith("emergency") and not consent):
        return False
    if not matter.tournament.started:
        if said:
            raise refuse("plan-no-emergency")
        return False
    if _NO_REASON.fullmatch(reason):
        raise refuse("plan-emergency-without-reason")
    return True


def _must_be_as_announced(matter: Matter, plan: tuple[Stage, ...]) -> None:
    """Bracket and seeding are announced before the start and stay (001 9, 10); they can be left out, or be smaller
    where fewer players are left than were to be cut."""
    fixed = matter.book.settings.get("bracket_fixed")
    if fixed is None or not fixed.value:
        return
    before = plan_of(matter.tournament, matter.book)
    announced = _after_the_first(before)
    too_large = {number: stage.take for number, stage in enumerate(before, start=1) if _too_few_left(matter, number)}
    other = {number: stage for number, stage in enumerate(plan, start=1) if stage in _after_the_first(plan)}
    if any(s not in announced and not 0 < s.take < too_large.get(number, 0) for number, s in other.items()):
        raise refuse("plan-bracket-announced", clause=fixed.clause)


def _too_few_left(matter: Matter, number: StageNumber) -> bool:
    """Whether an announced cut cannot be made any more, because so many have left."""
    tournament, book = matter.tournament, matter.book
    plan = plan_of(tournament, book)
    begun = [source for source in sources_of(plan, number) if rounds_in(tournament, source)]
    fields = (view(tournament, book, source).entrants.values() for source in begun)
    return any(sum(entrant.active for entrant in field) < plan[number - 1].take for field in fields)


def _after_the_first(plan: tuple[Stage, ...]) -> list[Stage]:
    return [
        stage for number, stage in enumerate(plan, start=1) if stage.kind == "bracket" or not is_first(plan, number)
    ]
