"""What the machine cannot do just now (a database that is read-only or full, too little memory, a Topcut that is older
than the records): told in a sentence."""

from __future__ import annotations

from collections.abc import Callable

from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from topcut.journal.codec import TOO_NEW
from topcut.refusal import Refusal, Refused, refusal
from topcut.web.outbox.backend import OutboxFull
from topcut.web.store.durability import let_go
from topcut.web.voices import PAGE

_WHY = {"readonly": "readonly", "disk is full": "full", "database is locked": "held", "lock timeout": "held"}


class CannotWrite:
    """A Django middleware."""

    def __init__(self, answer: Callable[[HttpRequest], HttpResponse]) -> None:
        self._answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._answer(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Nothing of the act was written; the next request opens the database anew, which may have been mended."""
        if isinstance(error, OutboxFull):
            return _told(request, refusal("site-mail-waits"))
        if isinstance(error, MemoryError):
            return _told(request, refusal("site-no-memory"))
        if isinstance(error, Refused) and error.refusals[0].code in TOO_NEW:
            return _told(request, error.refusals[0])
        why = next((why for sign, why in _WHY.items() if sign in str(error)), "")
        if not isinstance(error, OperationalError) or not why:
            return None
        let_go()
        return _told(request, refusal("site-cannot-write", why=why))


def _told(request: HttpRequest, refused: Refusal) -> HttpResponse:
    return render(request, "refused.html", {"refusals": (PAGE.told(refused),)}, status=503)
