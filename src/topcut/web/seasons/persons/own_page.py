"""One's own person: which one it is, what of it is shown, all that is known of it, and erasing it."""

from __future__ import annotations

import json
from collections.abc import Mapping

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from topcut.acts.entries import names
from topcut.messages.message import message
from topcut.refusal import Refused, refuse
from topcut.web.people.forgetting import delete_account
from topcut.web.people.forms import DeleteForm
from topcut.web.people.names import name_of
from topcut.web.seasons.models import Person, Region
from topcut.web.seasons.models_people import Asked
from topcut.web.seasons.people import keep
from topcut.web.seasons.persons import claiming
from topcut.web.seasons.persons.erasing import erase_person
from topcut.web.seasons.persons.exporting import everything
from topcut.web.seasons.shown import initial, person_of, tells_the_name
from topcut.web.voices import PAGE


def _user(request: HttpRequest) -> User:
    assert isinstance(request.user, User)
    return request.user


_NOTHING: Mapping[str, object] = {}


def _page(request: HttpRequest, refused: Refused | None = None, typed: Mapping[str, object] = _NOTHING) -> HttpResponse:
    user = _user(request)
    person = person_of(user)
    context = {
        "person": person,
        "handle": typed.get("handle", person.handle if person else ""),
        "name": typed.get("name", person.name if person else name_of(user)),
        "shown": typed.get("shown", person.shown if person else ""),
        "ways": [(way, _example(person, way)) for way in Person.Shown.values] if person else [],
        "regions": Region.objects.all(),
        "proven": [] if person else claiming.proven(request),
        "waits": Asked.objects.filter(user=user).select_related("person").first(),
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
    }
    return render(request, "seasons/persons/own.html", context, status=422 if refused else 200)


def _example(person: Person, way: str) -> str:
    """What others would read."""
    if way == Person.Shown.HANDLE:
        return person.handle
    return initial(person.name) if way == Person.Shown.INITIAL else person.name


@login_required
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def own_person(request: HttpRequest) -> HttpResponse:
    """Looked at, or sent with other settings."""
    person = person_of(request.user)
    if request.method != "POST" or person is None:
        return _page(request)
    try:
        change(person, {name: str(value) for name, value in request.POST.items()})
    except Refused as refused:
        return _page(request, refused, request.POST)
    messages.success(request, PAGE.say(message("web-player-kept")))
    return redirect("own_person")


def change(person: Person, typed: Mapping[str, str]) -> None:
    """What somebody allows to be shown; all of it or nothing."""
    person.name = names.tidy(typed.get("name", ""))
    if not names.writable(person.name) or len(person.name) > names.LONGEST:
        raise refuse("person-nameless")
    shown = typed.get("shown", "")
    if shown not in Person.Shown.values:
        raise refuse("person-shown-none")
    person.shown, person.minor = Person.Shown(shown), bool(typed.get("minor"))
    person.region = Region.objects.filter(slug=typed.get("region", "")).first()
    person.handle = names.slug(typed.get("handle", ""))
    if not person.handle:
        raise refuse("person-handle-missing")
    if tells_the_name(person, person.handle):
        raise refuse("person-handle-tells", handle=person.handle)
    try:
        with transaction.atomic():
            keep(person)
    except IntegrityError:
        raise refuse("person-handle-taken", handle=person.handle) from None


@login_required
@require_POST
def make_own(request: HttpRequest) -> HttpResponse:
    """Nobody who is known yet: a new person."""
    try:
        name = names.tidy(str(request.POST.get("name", "")))
        if not names.writable(name) or len(name) > names.LONGEST:
            raise refuse("person-nameless")
        claiming.make_own(_user(request), name, names.slug(str(request.POST.get("handle", ""))))
    except Refused as refused:
        return _page(request, refused, request.POST)
    messages.success(request, PAGE.say(message("web-player-made")))
    return redirect("own_person")


@login_required
@require_POST
def leave_person(request: HttpRequest) -> HttpResponse:
    """ "This is not me", or no longer asking to be it."""
    claiming.let_go(_user(request))
    Asked.objects.filter(user=_user(request)).delete()
    messages.success(request, PAGE.say(message("web-player-left")))
    return redirect("own_person")


@login_required
@never_cache
@require_safe
def own_data(request: HttpRequest) -> HttpResponse:
    """Everything that the site knows of whoever asks, as a file."""
    data = json.dumps(everything(_user(request), person_of(request.user)), ensure_ascii=False, indent=2)
    name = "attachment;filename=topcut-person.json"
    return HttpResponse(data, content_type="application/json", headers={"Content-Disposition": name})


@login_required
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def erase_own(request: HttpRequest) -> HttpResponse:
    """The name goes from every event, and the account with it; the password is typed once more."""
    user = _user(request)
    person = person_of(user)
    form = DeleteForm(user, request.POST if request.method == "POST" else None)
    if form.is_valid():
        gone = erase_person(person) if person else None
        delete_account(user)
        request.session.flush()
        return render(request, "seasons/persons/erased.html", {"gone": gone})
    return render(
        request, "seasons/persons/erase.html", {"form": form, "person": person}, status=422 if form.errors else 200
    )
