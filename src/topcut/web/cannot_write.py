"""A database that takes nothing just now (read-only, full, held by another program): told in a sentence."""

from __future__ import annotations

from collections.abc import Callable

from django.db import OperationalError, connection
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from topcut.refusal import Refusal

_WHY = {
    "readonly": "the database of this site is read-only just now",
    "disk is full": "the disk of this site is full",
    "database is locked": "another program holds the database of this site",
}


class CannotWrite:
    """A Django middleware."""

    def __init__(self, answer: Callable[[HttpRequest], HttpResponse]) -> None:
        self._answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._answer(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Nothing of the act was written; the next request opens the database anew, which may have been mended."""
        why = next((words for sign, words in _WHY.items() if sign in str(error)), "")
        if not isinstance(error, OperationalError) or not why:
            return None
        connection.close()
        told = Refusal(f"{why}, so nothing was written", "tell whoever runs it, and send it again later", "no-write")
        return render(request, "refused.html", {"refusals": (told,)}, status=503)
