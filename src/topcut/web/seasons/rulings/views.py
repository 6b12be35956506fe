"""Interim rulings: all of them, one of them, and writing one."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.files.uploadedfile import UploadedFile
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from msgspec import Struct

from topcut.limits import TOML_BYTES, size_of
from topcut.messages.message import Message, message
from topcut.programs.model import Program
from topcut.refusal import Refused, refusal, refuse
from topcut.rulebooks.load import load as load_rulebook
from topcut.rulebooks.load import names as rulebook_names
from topcut.rulebooks.read import text_of
from topcut.rulebooks.ruling import FORMAT
from topcut.web.seasons.models_rulings import Published
from topcut.web.seasons.offices import decides
from topcut.web.seasons.programs.known import program_named
from topcut.web.seasons.rulings.known import today
from topcut.web.seasons.rulings.publishing import LONGEST_REASON, Preview, look, publish, says, withdraw
from topcut.web.seasons.rulings.shown import Shown, shown
from topcut.web.site.saved import saved_as
from topcut.web.voices import PAGE

_FILE = "ruling.toml"


class Shelf(Struct, frozen=True):
    """All rulings over one rulebook or program."""

    ground: str
    name: str
    title: str
    rulings: tuple[Shown, ...]


# Reading -------------------------------------------------------------------------------------------------------------


@require_safe
@never_cache
def rulings(request: HttpRequest) -> HttpResponse:
    """Everything that was ever published, by what it is laid over; what holds first."""
    return render(request, "seasons/rulings/rulings.html", {"shelves": list(_shelves())})


def _shelves() -> Iterator[Shelf]:
    day = today()
    found: dict[tuple[str, str], list[Shown]] = {}
    for row in Published.objects.all():
        for name in row.over:
            found.setdefault((row.ground, name), []).append(shown(row, day))
    order = {"in-force": 0, "coming": 1, "withdrawn": 2}
    for (ground, name), them in sorted(found.items()):
        yield Shelf(ground, name, _title(ground, name), tuple(sorted(them, key=lambda one: order[one.state])))


def _title(ground: str, name: str) -> str:
    if ground == "rulebook":
        return load_rulebook(name).title if name in rulebook_names() else name
    try:
        return program_named(name).title
    except Refused:
        return name


@require_safe
@never_cache
def ruling(request: HttpRequest, name: str) -> HttpResponse:
    return _ruling_page(request, _row(name))


def _ruling_page(request: HttpRequest, row: Published, refused: Refused | None = None) -> HttpResponse:
    """What it says and why, since when, until when and why no longer."""
    program, day = _program(row.program), today()
    context = {
        "one": shown(row, day),
        "program": program,
        "over": [Shelf(row.ground, name, _title(row.ground, name), ()) for name in row.over],
        "says": says(row, program),
        "may_withdraw": not row.until and decides(request.user, row.program),
        "today": day,
        "longest": LONGEST_REASON,
        "typed": request.POST,
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
    }
    return render(request, "seasons/rulings/ruling.html", context, status=422 if refused else 200)


@require_safe
def ruling_file(request: HttpRequest, name: str) -> HttpResponse:
    """The file as it was written: `topcut new --ruling` takes it."""
    row = _row(name)
    return saved_as(f"{row.name}.toml", row.text.encode(), "application/toml")


def _row(name: str) -> Published:
    row = Published.objects.filter(name=name).first()
    if row is None:
        raise Http404(name)
    return row


def _program(name: str) -> Program:
    try:
        return program_named(name)
    except Refused:
        raise Http404(name) from None


# Writing -------------------------------------------------------------------------------------------------------------


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def write_ruling(request: HttpRequest, program: str) -> HttpResponse:
    """Written or sent as a file, looked at, published: what is published is what was looked at."""
    found = _program(program)
    if not decides(request.user, program):
        return _not_theirs(request)
    if request.method != "POST":
        return _form(request, found, _begun(found), "")
    text, reason = "", str(request.POST.get("reason", ""))
    try:
        text = _sent(request)
        seen = look(found, text, _FILE, today())
        if not request.POST.get("publish") or request.POST.get("seen") != _seal(text):
            return _form(request, found, text, reason, seen)
        assert isinstance(request.user, User)
        row = publish(request.user, found, text, _FILE, reason, today())
    except Refused as refused:
        return _form(request, found, text or str(request.POST.get("text", ""))[:TOML_BYTES], reason, None, refused)
    messages.success(request, PAGE.say(message("web-rulings-published", name=row.name)))
    return redirect("ruling", row.name)


def _not_theirs(request: HttpRequest) -> HttpResponse:
    told = (PAGE.told(refusal("ruling-only-director")),)
    return render(request, "refused.html", {"refusals": told}, status=403)


def _sent(request: HttpRequest) -> str:
    """A file that was sent takes the place of what was typed."""
    file = request.FILES.get("file")
    if isinstance(file, UploadedFile) and file.name:
        if file.size is None or file.size > TOML_BYTES:
            raise refuse("file-too-large", file=file.name, size=size_of(TOML_BYTES))
        return _lines(text_of(bytes(file.read()), file.name))
    return _lines(str(request.POST.get("text", "")))


def _lines(text: str) -> str:
    return "\n".join(text.splitlines()) + "\n"


def _seal(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _begun(program: Program) -> str:
    """The lines that every ruling begins with, over the rulebooks of the program's games."""
    over = tuple(dict.fromkeys(book for game in program.games for book in game.rulebooks))
    listed = ", ".join(f'"{name}"' for name in over)
    number = Published.objects.filter(program=program.name).count() + 1
    name = f"{today()[:4]}-{number}"
    lines = [f'topcut = "{FORMAT}"', f'name = "{name}"', f"rulebook = [{listed}]", f"from = {today()}", 'title = ""']
    return "\n".join([*lines, "", "[settings.time_limit]", "value = 75", ""])


def _form(
    request: HttpRequest,
    program: Program,
    text: str,
    reason: str,
    seen: Preview | None = None,
    refused: Refused | None = None,
) -> HttpResponse:
    context: dict[str, Any] = {
        "program": program,
        "text": text,
        "reason": reason,
        "longest": LONGEST_REASON,
        "seen": seen,
        "seal": _seal(text) if seen else "",
        "refusals": list(PAGE.all_told(refused.refusals)) if refused else (),
        "rulings": [shown(row, today()) for row in Published.objects.filter(program=program.name)],
    }
    return render(request, "seasons/rulings/write.html", context, status=422 if refused else 200)


@require_POST
def withdraw_ruling(request: HttpRequest, name: str) -> HttpResponse:
    """From a day on it holds no more; it stays to be read."""
    row = _row(name)
    if not decides(request.user, row.program):
        return _not_theirs(request)
    assert isinstance(request.user, User)
    day, reason = str(request.POST.get("day", "")) or today(), str(request.POST.get("reason", ""))
    try:
        withdraw(row, request.user, _program(row.program), day, reason, today())
    except Refused as refused:
        return _ruling_page(request, row, refused)
    messages.success(request, PAGE.say(_said(_row(name))))
    return redirect("ruling", name)


def _said(row: Published) -> Message:
    return message("web-rulings-withdrawn", name=row.name, day=row.until)
