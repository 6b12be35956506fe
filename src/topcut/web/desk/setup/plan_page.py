"""The announced plan and the number of rounds, and how to change them."""

from __future__ import annotations

from django.http import HttpResponse
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.rounds.commands import ChangeRounds
from topcut.acts.stages.asked import OWN, stages_changed
from topcut.acts.stages.commands import ChangePlan
from topcut.answers.plan import plan_answer
from topcut.messages.message import message
from topcut.play.advice import advice
from topcut.play.brackets.tables import NAMES, described
from topcut.play.stages import planned_rounds
from topcut.refusal import refuse
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.setup.plan_files import Sent, sent_bracket, sent_plan, with_files
from topcut.web.desk.setup.plan_form import SEEDS, asked, typed_again
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.site.live import Snapshot


@require_safe
@officials
def plan(room: Room) -> HttpResponse:
    return plan_page(room, NOTHING)


def plan_page(room: Room, answered: Answered) -> HttpResponse:
    snapshot = room.snapshot
    tournament, book = snapshot.tournament, snapshot.book
    ranked = [number for number, stage in enumerate(snapshot.plan, start=1) if stage.kind == "swiss"]
    values = answered.values if answered.form == "plan" else typed_again(snapshot.plan)
    return show(
        room,
        "desk/setup/plan.html",
        answered,
        "desk_plan",
        stages=[stage.told for stage in plan_answer(snapshot).plan],
        advice=advice(tournament, book),
        rounds=planned_rounds(tournament, book, ranked[-1]) if ranked else 0,
        swiss=bool(ranked),
        consent=book.settings["rounds"].consent if "rounds" in book.settings else "",
        pods=book.play == "pod",
        typed={name: values.get(name, "") for name in _FIELDS},
        brackets=_brackets(snapshot),
        seedings=SEEDS,
    )


def _brackets(snapshot: Snapshot) -> list[tuple[str, str]]:
    """The brackets by name; the director's own where one is announced."""
    known = [(name, snapshot.tell(described(name))) for name in NAMES]
    own = [(OWN, snapshot.tell(message("web-plan-own-bracket")))] if any(one.games for one in snapshot.plan) else []
    return [*known, *own]


_FIELDS = (
    *("cut", "bracket", "best_of", "heats", "seeds", "unbeaten", "confrontation", "gathering"),
    *("rounds", "consent", "reason"),
)


@require_POST
@officials
def change_rounds(room: Room) -> HttpResponse:
    """More or fewer rounds, with the consent that the document asks for."""

    def act() -> HttpResponse:
        command = room.read(ChangeRounds, stage=0)
        room.do(command)
        return room.go("desk_plan", message("web-plan-rounds-announced", rounds=command.rounds))

    return room.answer("rounds", act, plan_page)


@require_POST
@officials
def change_plan(room: Room) -> HttpResponse:
    """Other stages; what has begun stays."""

    def act() -> HttpResponse:
        room.must_be_allowed(ChangePlan)
        plan = with_files(asked(room.request.POST.dict()), Sent(sent_bracket(room.request)))
        stages = stages_changed(plan, room.snapshot.tournament, room.snapshot.book)
        room.do(room.read(ChangePlan, plan=stages))
        return room.go("desk_plan", message("web-plan-announced"))

    return room.answer("plan", act, plan_page)


@require_POST
@officials
def plan_from_file(room: Room) -> HttpResponse:
    """The whole plan out of a file; with the files of its brackets, where it names any."""

    def act() -> HttpResponse:
        room.must_be_allowed(ChangePlan)  # before anything that was sent is read
        stages = sent_plan(room.request)
        if not stages:
            raise refuse("console-no-plan-file")
        room.do(room.read(ChangePlan, plan=stages))
        return room.go("desk_plan", message("web-plan-file-announced"))

    return room.answer("file", act, plan_page)
