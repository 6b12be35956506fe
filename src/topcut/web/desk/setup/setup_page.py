"""A new event: choose a game, see what its rules say, change what may be changed, make it."""

from __future__ import annotations

from datetime import date as day

from django.contrib import messages
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods
from msgspec import Struct

from topcut.acts.event.commands import Create
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import MemoryJournal
from topcut.desk.submit import submit
from topcut.messages.message import message
from topcut.play.brackets.tables import NAMES, described
from topcut.refusal import Refused, refuse
from topcut.rulebooks.load import load, names
from topcut.web.desk.setup.details import DETAILS, details
from topcut.web.desk.setup.plan_files import sent
from topcut.web.desk.setup.plan_form import SEEDS
from topcut.web.desk.setup.setup_form import Meant, defaults, meant, setting_fields
from topcut.web.people import roles
from topcut.web.people.access import follow, link
from topcut.web.people.renewing import generation
from topcut.web.people.tallies import Limit, address_of, count
from topcut.web.site.forms import Answered, made_by, signed_key
from topcut.web.store.adopting import adopt
from topcut.web.store.models import Event
from topcut.web.voices import PAGE, is_too_many

_FIELDS = (
    *("title", *DETAILS, "players", "self_entry"),
    *("rounds", "cut", "bracket", "best_of", "heats", "seeds", "unbeaten"),
)
MAKING = Limit("making-events", 60, 3600)


class Book(Struct, frozen=True):
    """A rulebook to choose."""

    name: str
    title: str
    document: str
    edition: str


@require_http_methods(["GET", "HEAD", "POST"])
def new_event(request: HttpRequest) -> HttpResponse:
    """The list of games; with one chosen, its form; sent, the event."""
    chosen = request.GET.get("rulebook", "")
    if chosen not in names():
        return render(request, "desk/round/games.html", {"books": books(), "unknown": chosen})
    if request.method != "POST":
        return _form(request, chosen, Answered())
    try:
        return _look(request, chosen) if "look" in request.POST else _make(request, chosen)
    except Refused as refused:
        told = tuple(PAGE.told(one) for one in refused.refusals)
        status = 429 if is_too_many(refused) else 422
        return _form(request, chosen, Answered("new", told, request.POST.dict(), status))


def books() -> list[Book]:
    """Every rulebook, by its title."""
    loaded = [load(name) for name in names()]
    return sorted((Book(b.name, b.title, b.document, b.edition) for b in loaded), key=lambda one: one.title)


def _look(request: HttpRequest, chosen: str) -> HttpResponse:
    """The same form with what it means so far; nothing is made."""
    typed = request.POST.dict()
    return _form(request, chosen, Answered("", (), typed), meant(chosen, typed, sent(request)))


def _form(request: HttpRequest, chosen: str, answered: Answered, shown: Meant | None = None) -> HttpResponse:
    typed, book = answered.values, load(chosen)
    values = {name: typed.get(name, "") for name in _FIELDS}
    if not typed:
        values |= {"date": day.today().isoformat(), "zone": "UTC", "players": "8", "self_entry": "on"}
    if shown is None and not answered.refusals:
        shown = meant(chosen, values)
    context = {
        "book": book,
        "rules": defaults(shown.book if shown else book),
        "typed": values,
        "fields": setting_fields(book, typed),
        "brackets": [(name, PAGE.say(described(name))) for name in NAMES],
        "seedings": SEEDS,
        "pods": book.play == "pod",
        "meant": shown,
        "there": "",
        "forms": answered,
        "key": signed_key(),
    }
    return render(request, "desk/setup/new.html", context, status=answered.status)


# Making it -----------------------------------------------------------------------------------------------------------


def _make(request: HttpRequest, chosen: str) -> HttpResponse:
    """The row and the first record in one transaction; whoever made it is its director. The same form makes it once."""
    typed, form = request.POST.dict(), made_by(request.POST.get("key", ""))
    row = Event.objects.filter(made=form).first() if form else None
    if row is None:
        event, known = meant(chosen, typed, sent(request)), details(typed)
        _must_not_be_a_machine(request)
        try:
            row = _created(event, known, bool(typed.get("self_entry")), form)
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


def _created(event: Meant, known: dict[str, str], self_entry: bool, form: str | None) -> Event:
    plan = event.tournament.plan
    command = Create(event.book.source, known["title"], event.tournament.rounds_planned, known["date"], plan)
    journal = MemoryJournal()
    answer = submit(journal, command, DIRECTOR)
    if isinstance(answer, Refused):
        raise answer
    return adopt(journal.known.history, journal.known.words, **known, self_entry=self_entry, made=form)
