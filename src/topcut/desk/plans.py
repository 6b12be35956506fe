"""The announced plan: what can be one, and when it may still change."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import replace

from topcut.desk.commands import ChangePlan
from topcut.desk.matter import Matter
from topcut.journal.plan import CONFRONTATION, Stage, StageNumber
from topcut.journal.records import AnyFact, PlanChanged
from topcut.play.brackets.check import problems
from topcut.play.brackets.tables import NAMES
from topcut.play.brackets.tables import table as bracket_table
from topcut.play.scenarios.luck import refuse_odd_rounds
from topcut.play.stages import is_first, plan_of, rounds_in, sources_of, stage_name, view
from topcut.refusal import Refusal, Refusal_, Refused, refuse_
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.workable import MOST_GAMES

MOST_STAGES = 20


def checked_plan(plan: tuple[Stage, ...], book: Rulebook) -> tuple[Stage, ...]:
    """The plan, or all that is wrong with it."""
    if len(plan) > MOST_STAGES:
        raise refuse_(f"a plan of {len(plan)} stages", f"use at most {MOST_STAGES}", "plan")
    refusals = [refusal for number in range(1, len(plan) + 1) for refusal in _wrong(plan, number, book)]
    if plan and plan[-1].heat:
        refusals.append(Refusal_("the heats lead nowhere", "add the finals they qualify for", "plan"))
    if refusals:
        raise Refused(*refusals)
    return plan


def _how_played(book: Rulebook) -> str:
    return "played in pods" if book.play == "pod" else "not played in pods"


def _wrong(plan: tuple[Stage, ...], number: int, book: Rulebook) -> Iterator[Refusal]:
    stage, name = plan[number - 1], f"stage {number} ({stage_name(plan, number)})"
    if (stage.kind == "pods") != (book.play == "pod"):
        yield Refusal_(f"{name}: {book.title} is {_how_played(book)}", "leave this stage out", "plan")
    if stage.take < 0 or stage.take == 1 or stage.take > 512:
        yield Refusal_(f"{name}: a cut to {stage.take}", "cut to 2 up to 512 players", "plan")
    if stage.take and is_first(plan, number) and stage.seeds != "typed":
        yield Refusal_(f"{name}: nothing comes before it to be cut", "leave the cut out", "plan")
    if stage.heat and (stage.kind != "swiss" or (number > 1 and not plan[number - 2].heat)):
        yield Refusal_(f"{name}: heats are Swiss rounds at the beginning of a plan", "put them first", "plan")
    if not 0 <= stage.best_of <= MOST_GAMES or (stage.best_of and stage.best_of % 2 == 0):
        yield Refusal_(f"{name}: the best of {stage.best_of}", "choose 1, 3, 5, 7 or 9 games", "plan")
    if stage.unless_unbeaten and not (stage.kind == "swiss" and 1 <= stage.unless_unbeaten < (stage.rounds or 100)):
        what = f"{name}: rounds that may end after {stage.unless_unbeaten} must be planned for more"
        yield Refusal_(what, "say how many rounds are played otherwise", "plan")
    if stage.kind == "swiss" and stage.rounds:
        try:
            refuse_odd_rounds(book, stage.rounds)
        except Refused as refused:
            yield from (Refusal_(f"{name}: {r.what}", r.do, r.code) for r in refused.refusals)
    if stage.confrontation and not _can_confront(plan, number):
        what = f"{name}: the first two of Swiss rounds play it, one game, as the last stage"
        yield Refusal_(what, "put it behind the Swiss rounds, with take = 2 and nothing else", "plan")
    yield from _wrong_seeds(plan, number, name)
    yield from _wrong_bracket(plan, number, name)


def _can_confront(plan: tuple[Stage, ...], number: int) -> bool:
    """The last stage, behind Swiss rounds that are not heats, and nothing but that (R63)."""
    if number != len(plan) or number == 1:
        return False
    stage, before = plan[number - 1], plan[number - 2]
    alone = replace(stage, name="") == CONFRONTATION
    return alone and before.kind == "swiss" and not before.heat


def _wrong_seeds(plan: tuple[Stage, ...], number: int, name: str) -> Iterator[Refusal]:
    stage, sources = plan[number - 1], sources_of(plan, number)
    if stage.seeds == "twos" and len(sources) != 2:
        yield Refusal_(f"{name}: seeds in twos are for two heats", "use turns, or a list (R25)", "plan")
    if stage.seeds == "twos" and stage.take % 2:
        yield Refusal_(f"{name}: seeds in twos need an even number of qualifiers", f"not {stage.take}", "plan")
    if (stage.seeds == "listed") != bool(stage.scheme):
        yield Refusal_(f"{name}: a list of seeds goes with seeds = listed", "give both", "plan")
    if len(sources) > 1 and not stage.heat and not stage.take:
        yield Refusal_(f"{name}: how many qualify from each heat is not said", "say how many (take)", "plan")


def _wrong_bracket(plan: tuple[Stage, ...], number: int, name: str) -> Iterator[Refusal]:
    stage = plan[number - 1]
    if stage.kind != "bracket":
        if stage.games or stage.best_of:
            yield Refusal_(f"{name}: only a bracket has games and matches of several", "leave them out", "plan")
        return
    if stage.games:
        seeds = {seat for game in stage.games for seat in game.seats if seat.startswith("seed ")}
        players = stage.take * max(len(sources_of(plan, number)), 1) or len(seeds)
        yield from (Refusal_(f"{name}: {r.what}", r.do, "plan") for r in problems(stage.games, players))
    elif stage.bracket not in NAMES:
        yield Refusal_(f"{name}: there is no bracket {stage.bracket!r}", f"use one of {', '.join(NAMES)}", "plan")
    elif stage.take:
        try:
            bracket_table(stage.bracket, stage.take * max(len(sources_of(plan, number)), 1))
        except Refused as refused:
            yield from (Refusal_(f"{name}: {r.what}", r.do, r.code) for r in refused.refusals)


def change_plan(matter: Matter, command: ChangePlan) -> list[AnyFact]:
    """Announce other stages: freely before the start; what has begun stays as it is (001 9, 10)."""
    matter.must_run()
    plan = checked_plan(command.plan, matter.book)
    tournament = matter.tournament
    emergency = in_emergency(matter, command.emergency, command.consent, command.reason)
    if tournament.started:
        begun = max([1, *tournament.planned, *tournament.opened, *(r.stage for r in tournament.rounds)])
        if plan[:begun] != tournament.plan[:begun] and (tournament.plan or plan[:1] != (Stage("swiss"),)):
            raise refuse_("a stage that has begun cannot change", "keep it, and change those after it", "begun")
        _must_be_as_announced(matter, plan)
        if not (command.consent or emergency) or not command.reason:
            what = "the plan was announced, and the event has started"
            do = "record who agreed (--consent), or that it is an emergency (--emergency), and why (--reason)"
            raise refuse_(what, do, "consent")
    if any(rounds_in(tournament, number) for number in range(len(plan) + 1, len(tournament.plan) + 1)):
        raise refuse_("a stage that was played cannot be left out", "keep it", "begun")
    consent, reason = matter.context.text(command.consent), matter.context.text(command.reason)
    return [PlanChanged(plan, consent, reason, emergency)]


_NO_REASON = re.compile(r"\W*(emergency)?\W*", re.IGNORECASE)  # the word alone says nothing of what has happened


def in_emergency(matter: Matter, said: bool, consent: str, reason: str) -> bool:
    """Whether an event in progress changes in an emergency (001 6, R65): that needs its reason and nobody's consent."""
    if not said and not (reason.casefold().startswith("emergency") and not consent):
        return False
    if not matter.tournament.started:
        if said:
            raise refuse_("an emergency is for an event in progress", "record who agreed (--consent)", "no-emergency")
        return False
    if _NO_REASON.fullmatch(reason):
        raise refuse_("an emergency needs its reason", "say what has happened (--reason)", "reason")
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
        what = f"bracket and seeding were announced, and cannot change once the event has started ({fixed.clause})"
        raise refuse_(what, "keep them as announced, or leave the stage out", "bracket-fixed")


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
