"""The road of a year, and the titles that were won on it."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from topcut.programs.model import Game, Program
from topcut.programs.month import month_named
from topcut.refusal import Refused
from topcut.seasons.outcome import LOCAL
from topcut.web.seasons.byes.entering import told
from topcut.web.seasons.byes.ledger import claims_of
from topcut.web.seasons.models import Earned
from topcut.web.seasons.models_road import Stop
from topcut.web.seasons.offices import coordinates
from topcut.web.seasons.programs.known import known, program_named
from topcut.web.seasons.road.titles import titles
from topcut.web.seasons.road.year import year_of
from topcut.web.seasons.shown import person_of
from topcut.web.site import asked

_YEARS = range(1994, 2200)


@require_safe
@never_cache
def season(request: HttpRequest, program: str, year: int) -> HttpResponse:
    """From the regionals to the Worlds: what stands, what comes, and what whoever looks holds."""
    found, today = _known(program), datetime.now(UTC).date()
    if year not in _YEARS or not found.earnings:
        raise Http404(program)
    game = _game(request, found, year)
    context = {
        "program": found,
        "games": [one for one in found.games if one.name != game],
        "game": found.game(game),
        "year": year,
        "grants": any(one.granted in ("by-application", "by-bid") for one in found.levels),
        "road": year_of(found, game, year, today),
        "mine": _mine(request, found, game, f"{today}"),
        "begun": _begun(request, found, found.game(game)),
        "months": [month_named(number) for number in range(1, 13)],
    }
    return render(request, "seasons/road/season.html", context)


def _begun(request: HttpRequest, program: Program, game: Game | None) -> str:
    """How whoever coordinates begins an event of the road; "" for everybody else."""
    if game is None or not game.rulebooks or not coordinates(request.user, program.name):
        return ""
    return urlencode({"rulebook": game.rulebooks[0], "program": program.name})


def _known(name: str) -> Program:
    try:
        return program_named(name)
    except Refused:
        raise Http404(name) from None


def _game(request: HttpRequest, program: Program, year: int) -> str:
    """The one that was asked for, or the one that is played most in this year."""
    names = [one.name for one in program.games]
    wanted = asked.text(request.GET, "game")
    if wanted in names:
        return wanted
    rows = Stop.objects.filter(program=program.name, day__startswith=f"{year}-", event__listed=True)
    played = Counter(rows.exclude(level=LOCAL).values_list("game", flat=True))
    return max(names, key=lambda name: played[name])


def _mine(request: HttpRequest, program: Program, game: str, today: str) -> list[tuple[Earned, object]]:
    """What whoever looks holds in this game and has not used."""
    own = person_of(request.user)
    if own is None:
        return []
    rows = Earned.objects.filter(person=own, program=program.name, game=game, until__gte=today)
    held = list(rows.select_related("event").order_by("until", "id"))
    used = claims_of(one.id for one in held)
    return [(one, told(one)) for one in held if one.id not in used]


@require_safe
@never_cache
def titles_page(request: HttpRequest) -> HttpResponse:
    """Who won what above the local level, by year."""
    programs = {str(one.name): one for one in known()}
    name = asked.text(request.GET, "program")
    context = {
        "program": programs.get(name),
        "programs": list(programs.values()),
        "years": titles(programs, name if name in programs else ""),
    }
    return render(request, "seasons/road/titles.html", context)
