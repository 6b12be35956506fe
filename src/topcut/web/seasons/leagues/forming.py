"""Forming a league (001 12.1), confirming it, and what its director announces before the first event (12.2, 12.5)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError, transaction
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from topcut.acts.entries.names import slug as slug_of
from topcut.acts.entries.names import tidy
from topcut.limits import natural, short
from topcut.messages.message import message
from topcut.messages.voice import Told
from topcut.programs.load import load, names
from topcut.programs.model import Program
from topcut.refusal import Refused, refuse
from topcut.seasons.league import blocks_of
from topcut.seasons.years import season_of
from topcut.web.seasons.leagues.who import decides, directs, person_of
from topcut.web.seasons.models import League, Office, Person, Region
from topcut.web.seasons.models_leagues import LeagueKept, LeagueListed
from topcut.web.seasons.people import one as person_named
from topcut.web.voices import PAGE

_NAME, _WORDS, _MOST = 120, 300, 999
_RESERVED = ("new",)
_BETWEEN = re.compile(r"[\s,;]+")


@login_required
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def new_league(request: HttpRequest) -> HttpResponse:
    """Asked for with its name, its first players and a schedule; it counts once it is confirmed."""
    refusals: Sequence[Told] = ()
    if request.method == "POST":
        try:
            row = _form(request)
            return redirect("league_setup", row.slug)
        except Refused as refused:
            refusals = PAGE.all_told(refused.refusals)
    context = {
        "programs": [load(name) for name in names() if load(name).blocks],
        "schedules": sorted({block.schedule for name in names() for block in load(name).blocks}, reverse=True),
        "regions": Region.objects.all(),
        "sent": request.POST,
        "refusals": refusals,
        "site_tab": "leagues",
    }
    return render(request, "seasons/leagues/new.html", context, status=422 if refusals else 200)


def _form(request: HttpRequest) -> League:
    sent, user = request.POST, request.user
    own = person_of(user)
    if own is None or not isinstance(user, User):
        raise refuse("league-director-is-nobody")
    program = _program(sent)
    name = short(tidy(sent.get("name", "")), _NAME, message("web-leagues-name"))
    if not name:
        raise refuse("league-without-name")
    people = _committed(sent.get("players", ""), program)
    schedule = _schedule(program, sent.get("schedule", ""))
    season = season_of(program, "league", f"{datetime.now(UTC):%Y-%m-%d}")
    qualify = [block.qualify for block in blocks_of(program, schedule) if block.kind == "regular"]
    region = Region.objects.filter(slug=sent.get("region", "")).first()
    try:
        with transaction.atomic():
            row = League.objects.create(slug=_free(name, season), name=name, program=program.name, season=season,
                                        shape=schedule, region=region, qualify=qualify)  # fmt: skip
            LeagueKept.objects.create(league=row, director=own, committed=[one.key for one in people])
            Office.objects.create(user=user, kind=Office.Kind.LEAGUE, where=row.slug, program=program.name)
    except IntegrityError:
        raise refuse("league-name-taken", name=name) from None
    return row


def _program(sent: QueryDict) -> Program:
    name = sent.get("program", "")
    if name not in names() or not load(name).blocks:
        raise refuse("league-none-in-program", program=name)
    return load(name)


def _schedule(program: Program, typed: str) -> str:
    known = tuple(dict.fromkeys(block.schedule for block in program.blocks))
    if typed not in known:
        raise refuse("league-no-schedule", schedule=typed, known=known)
    return typed


def _committed(typed: str, program: Program) -> list[Person]:
    """At least three, each a person that is known (12.1)."""
    handles = dict.fromkeys(handle for handle in _BETWEEN.split(typed) if handle)
    people = [person_named(slug_of(handle)) for handle in list(handles)[:_MOST]]
    found = list(dict.fromkeys(people))
    least = (program.league.players if program.league else None) or 0
    if len(found) < least:
        raise refuse("league-too-few", players=len(found), least=least)
    return found


def _free(name: str, season: str) -> str:
    """A name of last season's league is free again, with the season behind it."""
    base = slug_of(name)[:40] or "league"
    if base not in _RESERVED and not League.objects.filter(slug=base).exists():
        return base
    return f"{base}-{season}"


@require_POST
def confirm(request: HttpRequest, slug: str) -> HttpResponse:
    """By the Director of Organized Play, or an administrator (12.1)."""
    row = get_object_or_404(League, slug=slug)
    if not decides(request.user, row.program):
        raise PermissionDenied
    League.objects.filter(pk=row.pk).update(approved=True)
    return redirect("league", slug)


# What is announced ----------------------------------------------------------------------------------------------------


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def setup(request: HttpRequest, slug: str) -> HttpResponse:
    """How many qualify and which bonus counts: until the first event begins."""
    row = get_object_or_404(League.objects.select_related("kept"), slug=slug)
    if not directs(request.user, row):
        raise PermissionDenied
    program = load(row.program)
    refusals: Sequence[Told] = ()
    if request.method == "POST":
        try:
            announce(row, program, request.POST)
            return redirect("league_director", slug)
        except Refused as refused:
            refusals = PAGE.all_told(refused.refusals)
    halves, begun = [block for block in blocks_of(program, row.shape) if block.kind == "regular"], has_begun(row)
    context = {
        "league": row,
        "halves": list(enumerate([*row.qualify, *(block.qualify for block in halves[len(row.qualify) :])], start=1)),
        "schemes": [(one, one.name in row.schemes, message("programname-bonus", bonus=one.name, above=one.above or 0))
                    for one in program.bonuses],
        "own": row.own_schemes if begun else [*row.own_schemes, {}, {}],
        "begun": begun,
        "refusals": refusals,
        "tab": "setup",
    }  # fmt: skip
    return render(request, "seasons/leagues/setup.html", context, status=422 if refusals else 200)


def has_begun(row: League) -> bool:
    """What was announced is fixed from the first round of the first event on (12.2)."""
    return LeagueListed.objects.filter(league=row.slug).exclude(event__state="announced").exists()


def announce(row: League, program: Program, sent: QueryDict) -> None:
    """Everything of the page at once; refused once the first event has begun."""
    if has_begun(row):
        raise refuse("league-fixed")
    halves = sum(block.kind == "regular" for block in blocks_of(program, row.shape))
    qualify = [natural(sent.get(f"qualify-{number}", ""), _MOST) for number in range(1, halves + 1)]
    if any(number is None for number in qualify):
        raise refuse("league-qualify-number", most=_MOST)
    known = [one.name for one in program.bonuses]
    row.qualify = qualify
    row.schemes = [name for name in known if name in sent.getlist("scheme")]
    row.own_schemes = _own_schemes(sent)
    row.save(update_fields=("qualify", "schemes", "own_schemes"))


def _own_schemes(sent: QueryDict) -> list[dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    rows = zip(sent.getlist("own-name"), sent.getlist("own-points"), sent.getlist("own-words"), strict=False)
    for typed, points, words in rows:
        name = short(tidy(typed), _NAME, message("web-leagues-own-name"))
        if not name:
            continue
        number = natural(points, _MOST)
        if not number:
            raise refuse("league-own-points", name=name, most=_MOST)
        said = short(tidy(words), _WORDS, message("web-leagues-words"))
        found[name] = {"name": name, "points": number, "words": said}
    return list(found.values())
