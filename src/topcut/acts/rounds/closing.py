"""Taking rounds back, changing their number, and finishing the event."""

from __future__ import annotations

from topcut.acts.matter import Matter
from topcut.acts.rounds.commands import ChangeRounds, WithdrawRound
from topcut.acts.rounds.decide import check_rounds
from topcut.acts.rounds.facts import RoundsChanged, RoundWithdrawn
from topcut.acts.stages.decide import stages_of
from topcut.acts.stages.plans import in_emergency
from topcut.journal.records import AnyFact
from topcut.play.scenarios.luck import refuse_odd_rounds
from topcut.play.stages import must_have_rounds, plan_of, rounds_in, stage_name
from topcut.refusal import refuse


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
    must_have_rounds(plan)
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
