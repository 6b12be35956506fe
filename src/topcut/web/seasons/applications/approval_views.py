"""A special approval of an event: the facts, and the answer."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe
from msgspec.structs import replace

from topcut.messages.message import message
from topcut.refusal import Refused
from topcut.seasons.conditions import sanction_told
from topcut.web.people.names import name_of
from topcut.web.seasons.applications import approvals
from topcut.web.seasons.applications.answering import LONGEST_REASON
from topcut.web.seasons.applications.known import the_program
from topcut.web.seasons.applications.settling import directors, said_of
from topcut.web.seasons.models_applications import Approval
from topcut.web.site import live
from topcut.web.voices import PAGE


@require_safe
@never_cache
def approval(request: HttpRequest, number: int) -> HttpResponse:
    return _page(request, _row(request, number))


def _row(request: HttpRequest, number: int) -> Approval:
    """For whoever directs the event and whoever answers."""
    row = get_object_or_404(Approval.objects.select_related("event", "user", "answered_by"), pk=number)
    if not approvals.may_answer(request.user, row) and request.user.pk not in directors(row.event):
        raise PermissionDenied
    return row


def _page(request: HttpRequest, row: Approval, refused: Refused | None = None) -> HttpResponse:
    view = live.snapshot(row.event.slug)
    told = sanction_told(view, said_of(view, row.event))
    context = {
        "program": the_program(row.program),
        "one": row,
        "what": approvals.told(row),
        "asker": name_of(row.user) if row.user else "",
        "told": replace(told, earnings=(), points=()) if told else None,
        "answers": approvals.may_answer(request.user, row),
        "typed": request.POST,
        "longest": LONGEST_REASON,
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
    }
    return render(request, "seasons/applications/approval.html", context, status=422 if refused else 200)


@require_POST
@login_required
def approve(request: HttpRequest, number: int) -> HttpResponse:
    row = _row(request, number)
    if not approvals.may_answer(request.user, row):
        raise PermissionDenied
    try:
        approvals.answer(row, request.user, request.POST.get("word", ""), request.POST.get("reason", ""))
    except Refused as refused:
        row.refresh_from_db()
        return _page(request, row, refused)
    messages.success(request, PAGE.say(message("web-applications-state", state=row.state)))
    return redirect("approval", number)
