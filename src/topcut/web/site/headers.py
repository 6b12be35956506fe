"""What every page tells the browser about itself: nothing but our own files may run in it or be loaded by it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256

from django.http import HttpRequest, HttpResponse

from topcut.play.brackets.svg_style import STYLE

_DRAWN = b64encode(sha256(STYLE.encode()).digest()).decode()  # the one style that stands inside a page: a bracket's
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        f"style-src 'self' 'sha256-{_DRAWN}'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    )
)


_FOR_ALL = "topcut.web.public."  # pages that everybody sees alike; all others are somebody's own


def content_policy(answer: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """A Django middleware."""

    def answered(request: HttpRequest) -> HttpResponse:
        response = answer(request)
        response.headers.setdefault("Content-Security-Policy", POLICY)
        if not _is_for_all(request):
            response.headers.setdefault("Cache-Control", "private, no-store")
        return response

    return answered


def _is_for_all(request: HttpRequest) -> bool:
    """A page of the public part: a browser or a proxy may keep it, and asks whether it is still right."""
    found = request.resolver_match
    return found is not None and found.func.__module__.startswith(_FOR_ALL)
