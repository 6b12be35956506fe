"""The director's checklist of an event, on the screen and on paper."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from topcut.answers.checklist import checklist_answer
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.site.forms import NOTHING


@require_safe
@officials
def checklist(room: Room) -> HttpResponse:
    answer = checklist_answer(room.snapshot, room.now)
    if room.request.GET.get("print"):
        context = {"snapshot": room.snapshot, "answer": answer}
        return render(room.request, "desk/setup/checklist_printed.html", context)
    return show(room, "desk/setup/checklist.html", NOTHING, "desk_checklist", answer=answer)
