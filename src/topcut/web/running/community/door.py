"""Links of the demo's accounts: whoever opens one is that person, while the site is served as a demo.

Nobody has a password of theirs; served without the demo, the address is not there.
"""

from __future__ import annotations

from django.contrib.auth import login
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import URLPattern, path, reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from topcut.web.people.seals import is_seal, seal

_SALT = "topcut.web.running.community"
_HOW = "django.contrib.auth.backends.ModelBackend"


def way_in(user: User, page: str) -> str:
    """The link of an account, and where it leads."""
    return (
        f"{reverse('demo_door', urlconf=__name__, args=(user.get_username(), seal(_SALT, user.get_username())))}?{page}"
    )


@require_safe
@never_cache
def come_in(request: HttpRequest, name: str, sealed: str) -> HttpResponse:
    user = User.objects.filter(username=name).first() if is_seal(sealed, _SALT, name) else None
    if user is None or user.has_usable_password():
        raise Http404(name)
    login(request, user, _HOW)
    page = request.META["QUERY_STRING"]
    return redirect(page if page.startswith("/") and not page.startswith("//") else "/")


urlpatterns: list[URLPattern] = [path("demo/<slug:name>/<slug:sealed>", come_in, name="demo_door")]
