"""The page of a Champions League: who may play, with which seeds; for officials of the program the event itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods
from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.entries.names import tidy
from topcut.limits import short
from topcut.messages.message import message
from topcut.messages.voice import Told
from topcut.programs.load import load, names
from topcut.programs.model import Program
from topcut.refusal import Refused, refuse
from topcut.seasons.champions import ChampionsAnswer, Seeded, Short, counts_from, decided_told
from topcut.web.seasons.champions.making import Announced, games_of, make
from topcut.web.seasons.champions.standing import standing
from topcut.web.seasons.models import Person
from topcut.web.seasons.offices import coordinates
from topcut.web.seasons.people import one as person_named
from topcut.web.seasons.shown import person_of, shown_name
from topcut.web.site import asked
from topcut.web.voices import PAGE

_TITLE, _PLACE = 200, 200


class Line(Struct, frozen=True):
    """One who may play, or is short of it."""

    row: Seeded | Short
    name: str
    own: bool
    comes: bool = False


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def champions_page(request: HttpRequest, program: str) -> HttpResponse:
    """Everybody reads the seeds; coordinators and the Director of Organized Play make the event."""
    found = _known(program)
    makes = coordinates(request.user, program)
    refusals: Sequence[Told] = ()
    if request.method == "POST":
        if not makes or not isinstance(request.user, User):
            raise PermissionDenied
        try:
            return _made(request, found, request.user)
        except Refused as refused:
            refusals = PAGE.all_told(refused.refusals)
    try:
        also = _waived(request.POST if request.method == "POST" else request.GET) if makes else ()
    except Refused as refused:
        also, refusals = (), refusals or PAGE.all_told(refused.refusals)
    context = _context(request, found, standing(found, also), makes) | {"refusals": refusals, "also": also}
    return render(request, "seasons/champions/champions.html", context, status=422 if refusals else 200)


def _known(name: str) -> Program:
    if name not in names() or load(name).champions_league is None:
        raise Http404(name)
    return load(name)


def _context(request: HttpRequest, program: Program, answer: ChampionsAnswer, makes: bool) -> dict[str, Any]:
    handles = {row.player for row in answer.seeds} | {row.player for row in answer.short}
    people = {one.handle: one for one in Person.objects.filter(handle__in=handles)}
    own, sent = person_of(request.user), request.POST
    chosen = set(sent.getlist("player")) if sent else {row.player for row in answer.seeds}

    def line(row: Seeded | Short) -> Line:
        person = people[row.player]
        return Line(row, shown_name(person), own is not None and own.pk == person.pk, row.player in chosen)

    games = [game for game in program.games if game.name in games_of(program)]
    return {
        "program": program,
        "answer": answer,
        "seeds": [line(row) for row in answer.seeds],
        "short": [line(row) for row in answer.short],
        "decided": decided_told([_named(row, people) for row in answer.seeds]),
        "makes": makes,
        "games": [(game.name, game.title or game.name) for game in games],
        "counts_from": max((counts_from(program, game.name) for game in games), default=0),
        "sent": sent,
        "title": sent.get("title") or PAGE.say(message("web-champions-usual-title")),
        "site_tab": "leagues",
    }


def _named(row: Seeded, people: Mapping[str, Person]) -> Seeded:
    return replace(row, player=shown_name(people[row.player]))


def _waived(sent: QueryDict) -> tuple[str, ...]:
    """Handles of people that are known, whoever they were merged into."""
    typed = asked.text(sent, "waive").replace(",", " ").split()
    return tuple(dict.fromkeys(person_named(handle.lower()).handle for handle in typed))


def _made(request: HttpRequest, program: Program, director: User) -> HttpResponse:
    sent = request.POST
    title = short(tidy(sent.get("title", "")), _TITLE, message("web-setup-title"))
    if not title:
        raise refuse("form-no-title")
    said = Announced(
        title=title,
        game=asked.text(sent, "game"),
        date=asked.text(sent, "date"),
        start=asked.text(sent, "start"),
        zone=str(request.session.get("zone", "")) or "UTC",
        place=short(tidy(sent.get("place", "")), _PLACE, message("web-setup-place")),
    )
    if not said.date:
        raise refuse("form-no-day", typed="")
    row = make(program, standing(program, _waived(sent)), said, sent.getlist("player"), director)
    messages.success(request, PAGE.say(message("web-new-made", title=row.title)))
    return redirect("event", slug=row.slug)
