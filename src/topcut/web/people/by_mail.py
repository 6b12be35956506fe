"""Forms that send a mail: where none can be sent, the page says so instead of promising one."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.http.response import HttpResponseBase

View = Callable[..., HttpResponseBase]


def needs_mail(view: View) -> View:
    """Sent to a site without mail, the form is answered with its page, which says who can help."""

    @wraps(view)
    def answered(request: HttpRequest, *args: Any, **where: Any) -> HttpResponseBase:
        if settings.MAIL or request.method != "POST":
            return view(request, *args, **where)
        request.method = "GET"
        page = view(request, *args, **where)
        page.status_code = 422 if page.status_code == 200 else page.status_code
        return page

    return answered
