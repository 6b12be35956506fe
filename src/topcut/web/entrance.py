"""Coming in by a personal link."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from topcut.refusal import Refused
from topcut.web.access import follow


@require_safe
def enter_by_link(request: HttpRequest, token: str) -> HttpResponse:
    """Take on the role of a link and go where that role works."""
    try:
        event, actor = follow(request, token)
    except Refused as refused:
        return render(request, "refused.html", {"refusals": refused.refusals}, status=403)
    page = "my_match" if actor.role == "player" else "desk"
    return redirect(page, slug=event.slug)
