"""In which language a request is answered: the person's choice, the event's, the browser's, the installation's.

What hangs on a wall or lies on the tables is read by all: there the event's own language stands first.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.cache import patch_vary_headers

from topcut.messages.asked import known
from topcut.messages.catalogue import offered, speaking, spoken
from topcut.web.server.lanes import event_in
from topcut.web.server.languages import asked
from topcut.web.site.django_language import django_language
from topcut.web.store import rows

_CHOSEN = b"cookie"
_FOR_THE_HALL = re.compile(r"/e/[\w-]+/(?:display|desk/(?:door|links/print|players/sign-in|round/\d+/slips))", re.ASCII)


def answered_in_a_language(answer: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """A Django middleware: everything inside is said in one language, by us and by Django."""

    def answered(request: HttpRequest) -> HttpResponse:
        with speaking(language_for(request)), translation.override(django_language(spoken())):
            response = answer(request)
            response.headers.setdefault("Content-Language", spoken())
        patch_vary_headers(response, ("Accept-Language", "Cookie"))
        return response

    return answered


def language_for(request: HttpRequest) -> str:
    """ "" where nobody asks for one: the installation's."""
    said = (request.META.get(name, "").encode("latin-1", "replace") for name in ("HTTP_ACCEPT_LANGUAGE", "HTTP_COOKIE"))
    wanted = next(iter(asked(*said)), (b"", b""))
    own = wanted[1].rpartition(b"=")[2].decode()
    if wanted[0] == _CHOSEN and not _is_for_the_hall(request):
        return own
    return _of_event(event_in(request.path)) or own


def _is_for_the_hall(request: HttpRequest) -> bool:
    """A screen, or paper."""
    return bool(_FOR_THE_HALL.fullmatch(request.path)) or bool(request.GET.get("print"))


def _of_event(slug: str) -> str:
    """What its director set, if that is still spoken; a database that cannot be read is told by the page itself."""
    if slug:
        with suppress(DatabaseError):
            return known(rows.language_at(slug), offered())
    return ""
