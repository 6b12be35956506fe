"""What the machine cannot do just now (a database that is read-only or full, too little memory): told in a sentence."""

from __future__ import annotations

from collections.abc import Callable

from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from topcut.refusal import Refusal, Refusal_
from topcut.web.durability import let_go
from topcut.web.outbox.backend import OutboxFull

_WHY = {
    "readonly": "the database of this site is read-only just now",
    "disk is full": "the disk of this site is full",
    "database is locked": "another program holds the database of this site",
    "lock timeout": "another program holds the database of this site",
}

_LESS = ("ask for less at once", "no-memory")
_LATER = ("tell whoever runs it, and send it again later", "not-now")


class CannotWrite:
    """A Django middleware."""

    def __init__(self, answer: Callable[[HttpRequest], HttpResponse]) -> None:
        self._answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._answer(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Nothing of the act was written; the next request opens the database anew, which may have been mended."""
        if isinstance(error, OutboxFull):
            return _told(request, Refusal_("too much mail waits to go out, so yours was not sent", *_LATER))
        if isinstance(error, MemoryError):
            return _told(request, Refusal_("this takes more memory than there is, so nothing was written", *_LESS))
        why = next((words for sign, words in _WHY.items() if sign in str(error)), "")
        if not isinstance(error, OperationalError) or not why:
            return None
        let_go()
        return _told(request, Refusal_(f"{why}, so nothing was written", *_LATER))


def _told(request: HttpRequest, refusal: Refusal) -> HttpResponse:
    return render(request, "refused.html", {"refusals": (refusal,)}, status=503)
