"""Who asks to be a person, for who governs; and which persons were merged lately."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from topcut.messages.message import message
from topcut.refusal import Refused, refusal
from topcut.web.seasons.models_people import Asked, Merger
from topcut.web.seasons.persons import claiming
from topcut.web.seasons.persons.merge_page import governors
from topcut.web.site import asked as sent
from topcut.web.voices import PAGE

_LATEST = 50


@governors
@never_cache
@require_safe
def asked_people(request: HttpRequest) -> HttpResponse:
    return _page(request)


def _page(request: HttpRequest, refused: Refused | None = None) -> HttpResponse:
    mergers = Merger.objects.select_related("kept", "gone", "by", "undone_by").order_by("-pk")[:_LATEST]
    context = {
        "asked": Asked.objects.select_related("person", "user").order_by("at"),
        "mergers": mergers,
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
        "site_tab": "people",
    }
    return render(request, "seasons/persons/asked.html", context, status=422 if refused else 200)


@governors
@require_POST
def answer_asked(request: HttpRequest) -> HttpResponse:
    """Yes, this account is that person; or not."""
    found = Asked.objects.filter(pk=sent.sent_along(request.POST, "asked", 2**53)).select_related("person").first()
    yes = bool(request.POST.get("yes"))
    try:
        if found is None:
            raise Refused(refusal("person-asked-gone"))
        claiming.answer(found, request.user, yes)
    except Refused as refused:
        return _page(request, refused)
    said = message(
        "web-player-answered", yes="yes" if yes else "no", account=found.user.username, handle=found.person.handle
    )
    messages.success(request, PAGE.say(said))
    return redirect("people_asked")
