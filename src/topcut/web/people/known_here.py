"""Where this browser is somebody, in a cookie that a script may read: public pages are the same for everybody.

It says which events and as whom ("ds9-open:d.p12~friday:p3") and gives no right to anything: rights stay in the
session, which no script reads. Whoever is found to be somebody is noted here, and written when the answer goes out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.signals import user_logged_in
from django.http import HttpRequest, HttpResponse

from topcut.web.people import roles
from topcut.web.people.words import OF_OFFICIALS
from topcut.web.store.models import Event

COOKIE = "topcut_here"
_MOST = 20  # events, the latest
_NOTED = "topcut.known_here"
_LONGEST = 2000  # a browser keeps 4096 bytes for a cookie
Words = tuple[str, ...]


def note(request: HttpRequest, event: Event, words: Iterable[str]) -> None:
    """Who asks, at this event: found out while this request is answered."""
    request.META.setdefault(_NOTED, {})[event.slug] = tuple(dict.fromkeys(words))


def is_official_here(request: HttpRequest, slug: str) -> bool:
    """Whether whoever asks was found to be an official of this event."""
    return any(word in OF_OFFICIALS for word in request.META.get(_NOTED, {}).get(slug, ()))


def note_account(request: HttpRequest, user: AbstractBaseUser) -> None:
    """All roles of an account that has just signed in, or looks at its profile."""
    found: dict[Event, list[str]] = {}
    for role in roles.of(user, _MOST):
        found.setdefault(role.event, []).append(role.player or role.role[0])
    for event, words in found.items():
        note(request, event, words)


def known_here(answer: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """A Django middleware."""
    user_logged_in.connect(_signed_in, dispatch_uid="topcut.known_here")

    def answered(request: HttpRequest) -> HttpResponse:
        response = answer(request)
        had = request.COOKIES.get(COOKIE, "")
        wanted = "" if had and _was_forgotten(request) else written(_told(had, request.META.get(_NOTED, {})))
        if wanted and wanted != had:
            secure = settings.SESSION_COOKIE_SECURE
            response.set_cookie(COOKIE, wanted, settings.SESSION_COOKIE_AGE, secure=secure, samesite="Lax")
        elif had and not wanted:
            response.delete_cookie(COOKIE, samesite="Lax")
        return response

    return answered


def _signed_in(sender: object, request: HttpRequest, user: AbstractBaseUser, **_: Any) -> None:
    note_account(request, user)


def _was_forgotten(request: HttpRequest) -> bool:
    """Signed out, and out of every event: this browser is nobody any more."""
    session = request.session
    return session.modified and not request.user.is_authenticated and not any("event-" in key for key in session.keys())  # noqa: SIM118


def _told(had: str, noted: Mapping[str, Words]) -> dict[str, Words]:
    """What the browser knew, with what was found out since; an event keeps its place, so that nothing changes twice."""
    known = read(had) if noted or had else {}
    known |= {slug: words for slug, words in noted.items() if words or slug in known}
    return {slug: words for slug, words in known.items() if words}


def read(text: str) -> dict[str, Words]:
    pairs = (one.partition(":") for one in text[:_LONGEST].split("~"))
    return {slug: tuple(words.split(".")) for slug, _, words in pairs if slug and words}


def written(known: Mapping[str, Words]) -> str:
    latest = [f"{slug}:{'.'.join(words)}" for slug, words in known.items()][-_MOST:]
    while sum(map(len, latest)) + len(latest) > _LONGEST:
        del latest[0]
    return "~".join(latest)
