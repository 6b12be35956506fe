"""Taking rounds back, changing their number, and finishing the event."""

from __future__ import annotations

from topcut.desk.commands import ChangeRounds, Finish, WithdrawRound
from topcut.desk.matter import Matter
from topcut.desk.plans import in_emergency
from topcut.desk.rounds import check_rounds, must_be_settled
from topcut.desk.stages import stages_of
from topcut.journal.plan import StageNumber
from topcut.journal.records import AnyFact, Finished, RoundsChanged, RoundWithdrawn
from topcut.messages.message import message
from topcut.play.ledger import ledger
from topcut.play.scenarios.luck import refuse_odd_rounds
from topcut.play.stages import has_started, is_over, plan_of, planned_rounds, rounds_in, stage_name, view
from topcut.refusal import Refused, refuse


def withdraw_round(matter: Matter, command: WithdrawRound) -> list[AnyFact]:
    """Take back the latest round; with results in, a reason is asked."""
    matter.must_run()
    latest = matter.current()
    later = [n for n in matter.tournament.opened if latest.stage < n]
    if later and not any(posted.stage == later[0] for posted in matter.tournament.rounds):
        plan = plan_of(matter.tournament, matter.book)
        raise refuse("round-before-the-cut", round=latest.number, stage=stage_name(plan, later[0]))
    reported = sum(1 for match in latest.matches.values() if match.result is not None and len(match.seats) > 1)
    if reported and not command.reason:
        raise refuse("round-has-results", round=latest.number, results=reported)
    return [RoundWithdrawn(latest.number, matter.context.text(command.reason))]


def change_rounds(matter: Matter, command: ChangeRounds) -> list[AnyFact]:
    """More or fewer rounds than announced, with the consent that the document asks for."""
    matter.must_run()
    tournament, book = matter.tournament, matter.book
    plan = plan_of(tournament, book)
    stage = command.stage or (tournament.rounds[-1].stage if tournament.rounds else 1)
    if not 1 <= stage <= len(plan) or plan[stage - 1].kind == "bracket":
        raise refuse("round-stage-without-number", number=stage, stages=stages_of(plan))
    if any(stage < opened for opened in tournament.opened):
        raise refuse("round-later-stage-begun")
    check_rounds(command.rounds, least=max(len(rounds_in(tournament, stage)), 1))
    refuse_odd_rounds(book, command.rounds)
    needed = book.settings["rounds"].consent if "rounds" in book.settings else ""
    emergency = in_emergency(matter, command.emergency, command.consent, command.reason)
    if tournament.rounds_planned and needed and not command.consent and not emergency:
        when = "started" if tournament.started else "before"
        raise refuse("round-change-without-consent", game=book.title, consent=needed, when=when)
    if tournament.started and not needed and not command.reason:
        raise refuse("round-change-without-reason")
    consent, reason = matter.context.text(command.consent), matter.context.text(command.reason)
    return [RoundsChanged(command.rounds, consent, reason, stage, emergency)]


def finish(matter: Matter, command: Finish) -> list[AnyFact]:
    """The last standings; refused while a result is missing or delayed (R45)."""
    matter.must_run()
    tournament, book = matter.tournament, matter.book
    if not tournament.rounds:
        raise refuse("event-no-round-played")
    must_be_settled(matter, list(tournament.rounds))
    plan = plan_of(tournament, book)
    for stage in range(1, len(plan) + 1):
        delayed = ledger(view(tournament, book, stage), book).delayed if plan[stage - 1].kind == "swiss" else ()
        if delayed:
            raise refuse("event-result-delayed", match=matter.at(delayed[0]))
        if not is_over(tournament, book, stage):
            raise _rounds_left(matter, stage)
    return [Finished()]


def _rounds_left(matter: Matter, stage: StageNumber) -> Refused:
    plan = plan_of(matter.tournament, matter.book)
    if not has_started(matter.tournament, matter.book, stage):
        confrontation = plan[stage - 1].confrontation
        way = message("event-way-confrontation") if confrontation else message("event-way-other-plan")
        return refuse("event-stage-not-played", stage=stage_name(plan, stage), way=way)
    if plan[stage - 1].kind == "bracket":
        return refuse("event-bracket-not-over", stage=stage_name(plan, stage))
    played, planned = len(rounds_in(matter.tournament, stage)), planned_rounds(matter.tournament, matter.book, stage)
    return refuse("event-rounds-left", played=played, planned=planned)
