"""The address of a form, opened as a page (by the address bar, in an old tab): on to the page that has the form."""

from __future__ import annotations

import re
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect

_FORMS = re.compile(r"(/e/[\w-]+/(?:desk|me|enter))/.+", re.ASCII)


def back_to_page(answer: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """A Django middleware."""

    def answered(request: HttpRequest) -> HttpResponse:
        response = answer(request)
        found = _FORMS.fullmatch(request.path) if response.status_code == 405 and request.method == "GET" else None
        return HttpResponseRedirect(found[1]) if found else response

    return answered
