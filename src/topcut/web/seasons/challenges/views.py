"""Chair's Challenges of a program, and the prizes that are drawn among those who play them."""

from __future__ import annotations

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from topcut.files.draw_file import written
from topcut.messages.message import message
from topcut.programs.model import Program
from topcut.refusal import Refused
from topcut.web.seasons.applications.known import the_program
from topcut.web.seasons.challenges.drawing import announce, answer_of, draw, named
from topcut.web.seasons.challenges.nominated import challenges
from topcut.web.seasons.models_applications import PrizeDraw
from topcut.web.seasons.offices import nominates
from topcut.web.site.saved import saved_as
from topcut.web.voices import PAGE


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def challenges_page(request: HttpRequest, program: str) -> HttpResponse:
    """Everybody reads them; the chair announces draws."""
    found, refused = the_program(program), None
    if not any(one.what == "chairs-challenge" for one in found.decisions):
        raise Http404(program)
    if request.method == "POST":
        if not nominates(request.user, program):
            raise PermissionDenied
        try:
            return _announced(request, found)
        except Refused as one:
            refused = one
    listed = challenges(program)
    context = {
        "program": found,
        "challenges": listed,
        "coming": [one for one in listed if one.event.state != "finished"],
        "draws": PrizeDraw.objects.filter(program=program),
        "nominates": nominates(request.user, program),
        "typed": request.POST,
        "chosen": request.POST.getlist("event"),
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
    }
    return render(request, "seasons/challenges/challenges.html", context, status=422 if refused else 200)


def _announced(request: HttpRequest, program: Program) -> HttpResponse:
    sent = request.POST
    row = announce(
        request.user, str(program.name), sent.get("title", ""), sent.get("prizes", ""), sent.getlist("event")
    )
    messages.success(request, PAGE.say(message("web-challenges-announced", title=row.title)))
    return redirect("prize_draw", row.pk)


@require_safe
@never_cache
def prize_draw(request: HttpRequest, number: int) -> HttpResponse:
    return _draw_page(request, get_object_or_404(PrizeDraw, pk=number))


def _draw_page(request: HttpRequest, row: PrizeDraw, refused: Refused | None = None) -> HttpResponse:
    """What is fixed; after the draw the seed, the list and how to draw it again."""
    answer, people = answer_of(row), named(row)
    context = {
        "program": the_program(row.program),
        "one": row,
        "events": row.events.all(),
        "answer": answer,
        "drawn": [(one, people.get(one.ticket)) for one in answer.drawn] if answer else (),
        "people": people.values(),
        "nominates": nominates(request.user, row.program),
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
    }
    return render(request, "seasons/challenges/draw.html", context, status=422 if refused else 200)


@require_POST
def draw_now(request: HttpRequest, number: int) -> HttpResponse:
    row = get_object_or_404(PrizeDraw, pk=number)
    if not nominates(request.user, row.program):
        raise PermissionDenied
    try:
        draw(row, request.user)
    except Refused as refused:
        row.refresh_from_db()
        return _draw_page(request, row, refused)
    messages.success(request, PAGE.say(message("web-challenges-drawn")))
    return redirect("prize_draw", number)


@require_safe
def prize_draw_file(request: HttpRequest, number: int) -> HttpResponse:
    """For whoever wants to draw it again: `topcut draw-prizes`."""
    row = get_object_or_404(PrizeDraw, pk=number)
    answer = answer_of(row)
    if answer is None:
        raise Http404(number)
    return saved_as(f"draw-{row.pk}.json", written(answer, row.commitment), "application/json")
