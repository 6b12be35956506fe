"""The programs that there are, one of them as a page, two side by side, and bringing one's own."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.core.files.uploadedfile import UploadedFile
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.http import content_disposition_header
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from topcut.limits import TOML_BYTES, size_of
from topcut.messages.message import message
from topcut.messages.voice import Told
from topcut.programs.load import names
from topcut.programs.model import Program
from topcut.refusal import Refused, refuse
from topcut.web.seasons.complaints.filing import takes_complaints
from topcut.web.seasons.models_programs import OwnProgram
from topcut.web.seasons.news.shown import in_program
from topcut.web.seasons.offices import decides
from topcut.web.seasons.programs import shown
from topcut.web.seasons.programs.known import bring, file_bytes, known, program_named
from topcut.web.seasons.rulings.known import program_with_rulings
from topcut.web.seasons.rulings.shown import rulings_over
from topcut.web.site import asked
from topcut.web.voices import PAGE


@require_safe
@never_cache
def programs(request: HttpRequest) -> HttpResponse:
    return _list(request)


def _list(request: HttpRequest, refusals: tuple[Told, ...] = ()) -> HttpResponse:
    """Those that come with Topcut and those of communities; the faults of a file that was just sent."""
    own = OwnProgram.objects.filter(keeper_id=request.user.pk) if request.user.is_authenticated else ()
    context = {"programs": known(), "shipped": names(), "own": {row.name for row in own}, "refusals": refusals}
    return render(request, "seasons/programs/programs.html", context, status=422 if refusals else 200)


@require_safe
@never_cache
def program_page(request: HttpRequest, program: str) -> HttpResponse:
    """A program as its community reads it; with `?with=` beside another one."""
    found, other = program_with_rulings(_known(program)), request.GET.get("with", "")
    context: dict[str, Any] = {"program": found, "others": _others(found)}
    if other and other != program:
        beside = _known(other)
        compared = shown.compared(found, beside)
        return render(request, "seasons/programs/compare.html", context | {"beside": beside, "compared": compared})
    context["year"] = datetime.now(UTC).year
    context["games"] = tuple(game.title or game.name for game in found.games)
    context |= {"levels": shown.levels(found), "earnings": shown.earnings(found)}
    context["grants"] = any(one.granted in ("by-application", "by-bid") for one in found.levels)
    context["challenges"] = any(one.what == "chairs-challenge" for one in found.decisions)
    context["assumes"] = any(level.assumed for level in context["levels"])
    context |= {"sections": shown.other_sections(found), "mine": _is_mine(request, program)}
    context |= {"rulings": rulings_over("program", program, program), "rules_it": decides(request.user, program)}
    context["news"] = in_program(program, f"{datetime.now(UTC):%Y-%m-%d}")
    context["complains"] = takes_complaints(found)
    try:
        context["tables"] = list(shown.tables(found, _asked(request)))
    except Refused as refused:
        context |= {"tables": list(shown.tables(found, shown.Asked())), "refusals": PAGE.all_told(refused.refusals)}
    return render(request, "seasons/programs/program.html", context, status=422 if "refusals" in context else 200)


def _others(program: Program) -> list[Program]:
    """What it may be compared with, other documents of the same community first."""
    others = [one for one in known() if one.name != program.name]
    return sorted(others, key=lambda one: one.community != program.community)


def _known(name: str) -> Program:
    try:
        return program_named(name)
    except Refused:
        raise Http404(name) from None


def _is_mine(request: HttpRequest, name: str) -> bool:
    return request.user.is_authenticated and OwnProgram.objects.filter(name=name, keeper_id=request.user.pk).exists()


def _asked(request: HttpRequest) -> shown.Asked:
    number = {name: asked.number(request.GET, name) for name in ("players", "place", "wins")}
    return shown.Asked(asked.text(request.GET, "table"), casual=bool(request.GET.get("casual")), **number)


@require_safe
def program_file(request: HttpRequest, program: str) -> HttpResponse:
    """The file itself."""
    found = _known(program)
    named = content_disposition_header(as_attachment=True, filename=f"{found.name}.toml") or ""
    headers = {"Content-Disposition": named}
    return HttpResponse(file_bytes(program), content_type="application/toml", headers=headers)


@require_POST
@login_required
def upload(request: HttpRequest) -> HttpResponse:
    """A community's own program; refused with everything that is wrong with it, each fault with its line."""
    assert isinstance(request.user, User)
    try:
        found = bring(request.user, *_sent(request))
    except Refused as refused:
        return _list(request, tuple(PAGE.all_told(refused.refusals)))
    messages.success(request, PAGE.say(message("web-programs-brought", program=found.title)))
    return redirect("program", found.name)


def _sent(request: HttpRequest) -> tuple[str, bytes]:
    file = request.FILES.get("file")
    if not isinstance(file, UploadedFile) or not file.name:
        raise refuse("program-no-file", file="", way=message("program-no-file-way"))
    if file.size is None or file.size > TOML_BYTES:
        raise refuse("file-too-large", file=file.name, size=size_of(TOML_BYTES))
    return file.name, bytes(file.read())


@require_POST
@login_required
def remove(request: HttpRequest, program: str) -> HttpResponse:
    """Whoever brought a program takes it away again; events have their own copy of it."""
    gone, _ = OwnProgram.objects.filter(name=program, keeper_id=request.user.pk).delete()
    if not gone:
        raise Http404(program)
    messages.success(request, PAGE.say(message("web-programs-removed", program=program)))
    return redirect("programs")
