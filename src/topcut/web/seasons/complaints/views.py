"""Complaints: writing one, following it by a private address, and answering it."""

from __future__ import annotations

from typing import TypeVar

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe
from msgspec import Struct

from topcut.acts.fields import faults
from topcut.limits import raise_faults
from topcut.messages.message import message
from topcut.programs.model import Program
from topcut.refusal import Refused, refuse
from topcut.web.people.tallies import Limit, address_of, count
from topcut.web.seasons.complaints import answering
from topcut.web.seasons.complaints.answering import Answering
from topcut.web.seasons.complaints.filing import LONGEST, Complaining, file, hashed, takes_complaints
from topcut.web.seasons.models_office import Complaint
from topcut.web.seasons.programs.known import program_named
from topcut.web.site.fields import read
from topcut.web.voices import PAGE

S = TypeVar("S", bound=Struct)
_FILING = Limit("complaint", 10, 3600)
_FIELDS = ("about", "event", "person", "text")


def _program(name: str) -> Program:
    """One whose managers take complaints."""
    try:
        found = program_named(name)
    except Refused:
        raise Http404(name) from None
    if not takes_complaints(found):
        raise Http404(name)
    return found


def _asked(kind: type[S], request: HttpRequest) -> S:
    """What was typed; refused where it is too long."""
    asked = read(kind, request.POST)
    raise_faults(list(faults(asked)))
    return asked


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def complain(request: HttpRequest, name: str) -> HttpResponse:
    """The form; whoever sends it is led to the page on which they follow it."""
    program = _program(name)
    if request.method != "POST":
        return _form(request, program)
    try:
        asked = _asked(Complaining, request)
        if count((_FILING, address_of(request))):
            raise refuse("complaint-too-many", most=_FILING.most)
        filed = file(program, asked, request.user)
    except Refused as refused:
        return _form(request, program, refused)
    messages.success(request, PAGE.say(message("web-complaint-received", reference=filed.complaint.reference)))
    return redirect("complaint", filed.key)


def _form(request: HttpRequest, program: Program, refused: Refused | None = None) -> HttpResponse:
    sent = request.POST if refused else request.GET
    about = "person" if sent.get("person") else "event"
    context = {
        "program": program,
        "decision": next(one for one in program.decisions if one.what == "complaints"),
        "typed": {"about": about, **{field: str(sent.get(field, "")) for field in _FIELDS if sent.get(field)}},
        "abouts": Complaint.About.values,
        "longest": LONGEST,
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
    }
    return render(request, "seasons/complaints/complain.html", context, status=422 if refused else 200)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def complaint(request: HttpRequest, word: str) -> HttpResponse:
    """By its private key, by the account that wrote it, or as a manager; for everybody else there is none."""
    found, reads = _found(request, word)
    if request.method != "POST":
        return _page(request, found, reads)
    if not reads or not isinstance(request.user, User):
        raise Http404(word)
    try:
        if request.POST.get("take"):
            answering.take(found, request.user)
        else:
            answering.answer(found, request.user, _asked(Answering, request).answer)
    except Refused as refused:
        return _page(request, found, reads, refused)
    messages.success(request, PAGE.say(message("web-complaint-noted")))
    return redirect("complaint", found.reference)


def _found(request: HttpRequest, word: str) -> tuple[Complaint, bool]:
    """The complaint, and whether it is read as a manager."""
    rows = Complaint.objects.select_related("event", "person", "user", "taken_by")
    by_key = rows.filter(key=hashed(word)).first()
    if by_key is not None:
        return by_key, False
    found = rows.filter(reference=word).first()
    if found is None:
        raise Http404(word)
    reads = answering.may_read(request.user, found)
    if not reads and (found.user_id is None or found.user_id != request.user.pk):
        raise Http404(word)
    return found, reads


def _page(request: HttpRequest, found: Complaint, reads: bool, refused: Refused | None = None) -> HttpResponse:
    context = {
        "complaint": found,
        "told": answering.told(found),
        "reads": reads,
        "answered": found.state == Complaint.State.ANSWERED,
        "typed": str(request.POST.get("answer", "")),
        "longest": LONGEST,
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
    }
    return render(request, "seasons/complaints/complaint.html", context, status=422 if refused else 200)


@login_required
@never_cache
@require_safe
def complaints(request: HttpRequest) -> HttpResponse:
    """One's own, and those that one is to answer or has answered."""
    own = Complaint.objects.filter(user=request.user.pk).select_related("event", "person")
    context = {
        "own": [(one, answering.told(one)) for one in own],
        "read": [(one, answering.told(one)) for one in answering.readable(request.user)],
    }
    return render(request, "seasons/complaints/complaints.html", context)
