"""An address that asks for too much: told in a sentence, whichever page it is of."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from topcut.web.site.asked import AskedTooMuch
from topcut.web.voices import PAGE


class RefusedPage:
    """A Django middleware."""

    def __init__(self, answer: Callable[[HttpRequest], HttpResponse]) -> None:
        self._answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._answer(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if not isinstance(error, AskedTooMuch):
            return None
        return render(request, "refused.html", {"refusals": PAGE.all_told(error.refusals)}, status=422)
