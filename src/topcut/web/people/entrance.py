"""Coming in by a personal link, and leaving what it gave."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from topcut.messages.message import message
from topcut.refusal import Refused
from topcut.web.people.access import follow, leave
from topcut.web.people.words import EVERY_PLAYER, OF_OFFICIALS
from topcut.web.store.rows import event_at
from topcut.web.voices import PAGE

_LETTERS = {"player": (EVERY_PLAYER,), "official": OF_OFFICIALS}


@require_safe
@never_cache
def enter_by_link(request: HttpRequest, token: str) -> HttpResponse:
    """Take on the role of a link and go where that role works."""
    try:
        event, actor = follow(request, token)
    except Refused as refused:
        return render(request, "refused.html", {"refusals": PAGE.all_told(refused.refusals)}, status=403)
    page = "my_match" if actor.role == "player" else "desk"
    return redirect(page, slug=event.slug)


@require_POST
def leave_event(request: HttpRequest, slug: str) -> HttpResponse:
    """This browser forgets what a link made it at an event; the link itself stays good."""
    event, letters = event_at(slug), _LETTERS.get(request.POST.get("role", ""))
    if event is None or letters is None:
        raise Http404(slug)
    leave(request, event, letters)
    messages.success(request, PAGE.say(message("web-access-left")))
    return redirect("my_match", slug=slug)
