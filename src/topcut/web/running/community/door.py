"""Links of the demo's accounts: whoever opens one is that person, while the site is served as a demo.

Nobody has a password of theirs; served without the demo, the address is not there.
"""

from __future__ import annotations

from allauth.account.adapter import get_adapter
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import URLPattern, path, reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from topcut.messages.message import Message, message
from topcut.web.people.names import handle_of
from topcut.web.people.seals import is_seal, seal
from topcut.web.running.community.calendar import TEROK_NOR
from topcut.web.running.community.cast import COORDINATOR, LEAGUE_DIRECTOR, PLAYER

_SALT = "topcut.web.running.community"
_LEADS_TO = {  # by name: what they are, and the page to begin with
    PLAYER: ("player", f"/players/{handle_of(PLAYER)}"),
    LEAGUE_DIRECTOR: ("league", f"/leagues/{TEROK_NOR}/director"),
    COORDINATOR: ("coordinator", "/coordinator"),
}


def ways_in() -> list[tuple[Message, str]]:
    """Who one can be, and the link of each; none in a demo of an earlier Topcut, which had no accounts."""
    known = set(User.objects.filter(username__in=map(handle_of, _LEADS_TO)).values_list("username", flat=True))
    return [
        (message("web-server-demo-account", who=what, name=name), _link(handle_of(name)))
        for name, (what, _) in _LEADS_TO.items()
        if handle_of(name) in known
    ]


def _link(handle: str) -> str:
    return reverse("demo_door", urlconf=__name__, args=(handle, seal(_SALT, handle)))


@require_safe
@never_cache
def come_in(request: HttpRequest, handle: str, sealed: str) -> HttpResponse:
    page = next((page for name, (_, page) in _LEADS_TO.items() if handle_of(name) == handle), "")
    user = User.objects.filter(username=handle).first() if page and is_seal(sealed, _SALT, handle) else None
    if user is None or user.has_usable_password():  # somebody's own
        raise Http404(handle)
    get_adapter().login(request, user)
    return redirect(page)


urlpatterns: list[URLPattern] = [path("demo/<slug:handle>/<slug:sealed>", come_in, name="demo_door")]
