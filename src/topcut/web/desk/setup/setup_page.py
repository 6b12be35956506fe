"""A new event: choose a game, see what its rules say, change what may be changed, make it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date as day
from typing import Any
from urllib.parse import urlencode

from django.contrib import messages
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods
from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.command import Command
from topcut.acts.event.commands import Create
from topcut.acts.listing.commands import ChangeListing, TakeInto
from topcut.acts.registration.commands import SetRegistration
from topcut.acts.who import DIRECTOR
from topcut.answers.event_view import EventView
from topcut.desk.memory import MemoryJournal
from topcut.desk.ports import SystemClock
from topcut.desk.submit import submit
from topcut.journal.texts import Texts
from topcut.messages.message import Messages, message
from topcut.play.brackets.tables import NAMES, described
from topcut.play.minimums import minimum_notes
from topcut.refusal import Refused, refuse
from topcut.rulebooks.choose import as_printed
from topcut.rulebooks.load import build, load, names
from topcut.rulebooks.model import Rulebook
from topcut.seasons.conditions import sanction_told
from topcut.web.desk.setup.details import DETAILS, details, must_be_somewhere
from topcut.web.desk.setup.host_form import hosts_offered, with_host
from topcut.web.desk.setup.listing_form import (
    BEGUN_WITH,
    as_listed,
    document_of,
    leagues_of,
    levels_told,
    must_direct_league,
    programs_of,
)
from topcut.web.desk.setup.listing_form import asked as asked_listing
from topcut.web.desk.setup.plan_files import sent
from topcut.web.desk.setup.plan_form import SEEDS
from topcut.web.desk.setup.prefilled import like, usual
from topcut.web.desk.setup.setup_form import Meant, defaults, in_short, meant, setting_fields
from topcut.web.desk.setup.starting import starts
from topcut.web.desk.setup.taken_rulings import day_of, taken, taken_rows, without_defaults
from topcut.web.people import roles
from topcut.web.people.access import follow, link
from topcut.web.people.own_rulebooks import begun_with, mine
from topcut.web.people.renewing import generation
from topcut.web.people.tallies import Limit, address_of, count
from topcut.web.seasons.applications.known import grants_here
from topcut.web.seasons.applications.settling import listed, said_of
from topcut.web.seasons.offices import nominates
from topcut.web.seasons.regions.words import region_names
from topcut.web.site import asked, live
from topcut.web.site.forms import Answered, made_by, signed_key
from topcut.web.site.live import Snapshot
from topcut.web.store.adopting import adopt
from topcut.web.store.models import Event
from topcut.web.store.rows import event_at
from topcut.web.voices import PAGE, is_too_many

_FIELDS = (
    *("title", *DETAILS, "players", "self_entry", *BEGUN_WITH),
    *("rounds", "cut", "bracket", "best_of", "heats", "seeds", "unbeaten", "confrontation", "gathering"),
)
_CUTS = ("", "4", "8", "16")  # the usual ones; another is typed
_MORE = ("language", "region", "fee", "prizes", "director", "about")
_PLAN = ("rounds", "bracket", "best_of", "heats", "seeds", "unbeaten", "confrontation", "gathering")
MAKING = Limit("making-events", 60, 3600)


class Book(Struct, frozen=True):
    """A rulebook to choose."""

    name: str
    title: str
    how: Messages  # it is played, and how long
    ran: int = 0  # events of it that whoever looks has directed


class Game(Struct, frozen=True):
    """What the new event plays by: a rulebook that ships, one of whoever asks, or that of the event it is like."""

    rules: Rulebook
    asked: Mapping[str, str]  # in the address


@require_http_methods(["GET", "HEAD", "POST"])
def new_event(request: HttpRequest) -> HttpResponse:
    """The list of games; with one chosen, its form; sent, the event."""
    before = _copied(asked.text(request.GET, "copy"))
    chosen = request.GET.get("rulebook", "")
    game = _of_event(request, before) if before else _chosen(request, chosen)
    if game is None:
        context = {"books": books(roles.directed(request.user)), "unknown": chosen, "mine": mine(request)}
        return render(request, "desk/setup/games.html", context)
    if request.method != "POST":
        return _form(request, game, Answered(), before=before)
    try:
        return _make(request, game) if _makes(request) else _look(request, game)
    except Refused as refused:
        told = tuple(PAGE.told(one) for one in refused.refusals)
        status = 429 if is_too_many(refused) else 422
        return _form(request, game, Answered("new", told, _typed(request, game), status))


def books(ran: Mapping[str, int]) -> list[Book]:
    """Every rulebook: those that somebody has directed most come first, the others by their title."""
    loaded = [load(name) for name in names()]
    found = (Book(b.name, b.title, in_short(b), ran.get(b.name, 0)) for b in loaded)
    return sorted(found, key=lambda one: (-one.ran, one.title))


def _copied(slug: str) -> Snapshot | None:
    """The event that the new one is to be like."""
    row = event_at(slug) if slug else None
    return live.snapshot_of(row) if row is not None and row.head else None


def _chosen(request: HttpRequest, key: str) -> Game | None:
    rules = begun_with(request, key)
    return Game(rules, {"rulebook": key}) if rules else None


def _of_event(request: HttpRequest, before: Snapshot) -> Game:
    """As it ships today or stands among theirs; a rulebook that only the event has, as it was before it chose."""
    name = str(before.book.name)
    theirs = next((one.key for one in mine(request) if one.name == name), "")
    known = _chosen(request, name if name in names() else theirs)
    return known or Game(build(as_printed(before.tournament.rulebook)), {"copy": before.row.slug})


def _makes(request: HttpRequest) -> bool:
    return not any(button in request.POST for button in ("look", "put_back"))


def _typed(request: HttpRequest, game: Game) -> dict[str, str]:
    """What was sent: a cut that is none of the usual ones is typed beside them; a rule that is put back is not sent."""
    typed = request.POST.dict()
    if typed.get("cut") == "other":
        typed["cut"] = typed.get("cut_other", "").strip()
    typed.pop(typed.get("put_back", ""), None)
    return without_defaults(game.rules, {name: str(value) for name, value in typed.items()})


def _look(request: HttpRequest, game: Game) -> HttpResponse:
    """The same form with what it makes so far; nothing is made."""
    typed = _typed(request, game)
    must_be_somewhere(typed)
    return _form(request, game, Answered("", (), typed), meant(taken(game.rules, typed), typed, sent(request)))


def _form(
    request: HttpRequest, game: Game, answered: Answered, shown: Meant | None = None, before: Snapshot | None = None
) -> HttpResponse:
    zone, typed = str(request.session.get("zone", "")), answered.values
    if not typed:
        typed = like(before, day.today()) if before else usual(day.today(), zone) | _asked_for(request)
    book = taken(game.rules, typed)
    values = {name: typed.get(name, "") for name in _FIELDS}
    if shown is None and not answered.refusals:
        shown = meant(book, typed)
    fields = setting_fields(book, typed)
    context = {
        "book": book,
        "address": urlencode(game.asked),
        "shipped": book.name in names(),
        "rules": defaults(shown.book if shown else book),
        "rulings": taken_rows(game.rules, book, typed),
        "typed": values,
        "cuts": _CUTS,
        "other_cut": values["cut"] not in _CUTS,
        "fields": fields,
        "differ": sum(one.differs for one in fields),
        "opened": {"more": any(values[one] for one in _MORE), "plan": any(values[one] for one in _PLAN)},
        "brackets": [(name, PAGE.say(described(name))) for name in NAMES],
        "seedings": SEEDS,
        "pods": book.play == "pod",
        "meant": shown,
        "programs": [(one.name, one.title) for one in programs_of(book.name)],
        "levels": levels_told(),
        "leagues": leagues_of([request.user.pk]),
        **(_in_program(shown, typed) if shown else {}),
        "there": "",
        "offered": hosts_offered(values) if programs_of(book.name) else None,
        "regions": region_names(),
        "forms": answered,
        "key": signed_key(),
    }
    return render(request, "desk/setup/new.html", context, status=answered.status)


def _asked_for(request: HttpRequest) -> dict[str, str]:
    """Of a page that leads here: the program, the level, the league."""
    return {name: value for name in BEGUN_WITH if (value := asked.text(request.GET, name))}


def _in_program(shown: Meant, typed: Mapping[str, str]) -> dict[str, Any]:
    """Whether the event would count, announced this moment; and what is too few for its program."""
    view = EventView(shown.tournament, shown.book, Texts())
    try:
        form = asked_listing(typed)
        program = document_of(form.program, shown.book, shown.tournament, day_of(typed))
    except Refused:  # the form itself says what is wrong
        return {"told": None}
    planned, seen = (
        replace(shown.tournament, program=program),
        as_listed(view, form.values, program, SystemClock().now()),
    )
    return {
        "told": sanction_told(seen, said_of(seen)),
        "too_few": minimum_notes(planned, shown.book) if planned.entrants else [],
    }


# Making it -----------------------------------------------------------------------------------------------------------


def _make(request: HttpRequest, game: Game) -> HttpResponse:
    """The row and the first record in one transaction; whoever made it is its director. The same form makes it once."""
    typed, form = _typed(request, game), made_by(request.POST.get("key", ""))
    row = Event.objects.filter(made=form).first() if form else None
    if row is None:
        event, known = meant(taken(game.rules, typed), typed, sent(request)), details(typed)
        _must_not_be_a_machine(request)
        if _taken(request, event, typed):  # refused before a host is proposed
            typed = with_host(request.user, typed)
            known = details(typed)
        try:
            row = _created(event, known, bool(typed.get("self_entry")), form, _taken(request, event, typed))
            roles.grant(request.user, row, "director")
            listed(row)
            request.session["zone"] = row.zone
            messages.success(request, PAGE.say(message("web-new-made", title=row.title)))
        except IntegrityError:  # the same form was faster
            if form is None:
                raise
            row = Event.objects.get(made=form)
    return _let_in(request, row)


def _let_in(request: HttpRequest, row: Event) -> HttpResponse:
    """The director, until the director's link is made anew: then an old form lets nobody in."""
    if generation(row, "d"):
        return redirect("event", slug=row.slug)
    follow(request, link(row, "director").rpartition("/")[2])
    roles.grant(request.user, row, "director")
    return redirect("desk_links", slug=row.slug)


def _must_not_be_a_machine(request: HttpRequest) -> None:
    if count((MAKING, address_of(request))):
        raise refuse("console-too-many-events", most=MAKING.most)


def _taken(request: HttpRequest, event: Meant, typed: Mapping[str, str]) -> list[Command]:
    """What lists it, where it was begun in a program."""
    if not typed.get("program"):
        return []
    form = asked_listing(typed)
    must_direct_league(str(form.values["league"]), "", leagues_of([request.user.pk]))
    if form.values["challenge"] and grants_here(form.program) and not nominates(request.user, form.program):
        raise refuse("approval-challenge-not-nominated")
    program = document_of(form.program, event.book, event.tournament, day_of(typed))
    return [ChangeListing(form.values, form.words), TakeInto(program)]


def _created(
    event: Meant, known: dict[str, str], self_entry: bool, form: str | None, listed: Sequence[Command]
) -> Event:
    plan = event.tournament.plan
    command = Create(event.book.source, known["title"], event.tournament.rounds_planned, known["date"], plan)
    journal = MemoryJournal()
    answer = submit(journal, command, DIRECTOR)
    if isinstance(answer, Refused):
        raise answer
    if begins := starts(known["date"], known["start"], known["zone"], SystemClock().now()):
        submit(journal, SetRegistration(starts=begins), DIRECTOR)
    for more in listed:
        if isinstance(refused := submit(journal, more, DIRECTOR), Refused):
            raise refused
    return adopt(journal.known.history, journal.known.words, **known, self_entry=self_entry, made=form)
