"""Taking rounds back, changing their number, and finishing the event."""

from __future__ import annotations

from topcut.desk.commands import ChangeRounds, Finish, WithdrawRound
from topcut.desk.matter import Matter
from topcut.desk.plans import in_emergency
from topcut.desk.rounds import check_rounds, must_be_settled
from topcut.desk.stages import names_of
from topcut.journal.plan import StageNumber
from topcut.journal.records import AnyFact, Finished, RoundsChanged, RoundWithdrawn
from topcut.play.ledger import ledger
from topcut.play.scenarios.luck import refuse_odd_rounds
from topcut.play.stages import has_started, is_over, plan_of, planned_rounds, rounds_in, stage_name, view
from topcut.refusal import Refused, refuse_


def withdraw_round(matter: Matter, command: WithdrawRound) -> list[AnyFact]:
    """Take back the latest round; with results in, a reason is asked."""
    matter.must_run()
    latest = matter.current()
    later = [n for n in matter.tournament.opened if latest.stage < n]
    if later and not any(posted.stage == later[0] for posted in matter.tournament.rounds):
        plan = plan_of(matter.tournament, matter.book)
        what = f"round {latest.number} cannot be taken back: {stage_name(plan, later[0])} was opened after it"
        raise refuse_(what, "undo the cut first", "cut-made")
    reported = sum(1 for match in latest.matches.values() if match.result is not None and len(match.seats) > 1)
    if reported and not command.reason:
        what = f"round {latest.number} has {reported} results"
        raise refuse_(what, "say why it is withdrawn (--reason); they would be lost from the standings", "has-results")
    return [RoundWithdrawn(latest.number, matter.context.text(command.reason))]


def change_rounds(matter: Matter, command: ChangeRounds) -> list[AnyFact]:
    """More or fewer rounds than announced, with the consent that the document asks for."""
    matter.must_run()
    tournament, book = matter.tournament, matter.book
    plan = plan_of(tournament, book)
    stage = command.stage or (tournament.rounds[-1].stage if tournament.rounds else 1)
    if not 1 <= stage <= len(plan) or plan[stage - 1].kind == "bracket":
        raise refuse_(f"stage {stage} has no number of rounds to change", f"the plan has {names_of(plan)}", "no-stage")
    if any(stage < opened for opened in tournament.opened):
        raise refuse_("a later stage has begun", "its players are fixed; the rounds before it stay", "cut-made")
    check_rounds(command.rounds, least=max(len(rounds_in(tournament, stage)), 1))
    refuse_odd_rounds(book, command.rounds)
    needed = book.settings["rounds"].consent if "rounds" in book.settings else ""
    emergency = in_emergency(matter, command.emergency, command.consent, command.reason)
    if tournament.rounds_planned and needed and not command.consent and not emergency:
        what = f"{book.title} changes the announced rounds only with the consent of {needed}"
        do = f'record it: --consent "{needed}"'
        if tournament.started:
            what, do = f"{what}, or in an emergency", f"{do}; in an emergency, say so and why (--emergency, --reason)"
        raise refuse_(what, do, "consent")
    if tournament.started and not needed and not command.reason:
        raise refuse_("the number of rounds was announced", "say why it changes (--reason)", "reason")
    consent, reason = matter.context.text(command.consent), matter.context.text(command.reason)
    return [RoundsChanged(command.rounds, consent, reason, stage, emergency)]


def finish(matter: Matter, command: Finish) -> list[AnyFact]:
    """The last standings; refused while a result is missing or delayed (R45)."""
    matter.must_run()
    tournament, book = matter.tournament, matter.book
    if not tournament.rounds:
        raise refuse_("no round has been played", "pair and post round 1 first", "no-round")
    must_be_settled(matter, list(tournament.rounds))
    plan = plan_of(tournament, book)
    for stage in range(1, len(plan) + 1):
        delayed = ledger(view(tournament, book, stage), book).delayed if plan[stage - 1].kind == "swiss" else ()
        if delayed:
            raise refuse_(f"{matter.at_(delayed[0])} is still delayed", "enter its result first", "delayed")
        if not is_over(tournament, book, stage):
            raise _rounds_left(matter, stage)
    return [Finished()]


def _rounds_left(matter: Matter, stage: StageNumber) -> Refused:
    plan = plan_of(matter.tournament, matter.book)
    if not has_started(matter.tournament, matter.book, stage):
        what = f"{stage_name(plan, stage)} has not been played"
        do = "play it, or announce another plan first (`topcut plan`)"
        if plan[stage - 1].confrontation:
            do = "play it, or say who won it (`topcut confrontation NAME`)"
        return refuse_(what, do, "stage-left")
    if plan[stage - 1].kind == "bracket":
        what = f"{stage_name(plan, stage)} is not over"
        return refuse_(what, "play its last games, or record that the prizes are split", "stage-left")
    played, planned = len(rounds_in(matter.tournament, stage)), planned_rounds(matter.tournament, matter.book, stage)
    what = f"{played} of {planned} rounds are played"
    return refuse_(what, "play the rest, or change the number of rounds first", "rounds-left")
