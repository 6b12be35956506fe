"""The token of the forms, its cookie set once: Django prolongs it with every page, and no page could be kept."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.middleware.csrf import CsrfViewMiddleware


class CsrfOnce(CsrfViewMiddleware):
    """Sets no cookie that the browser has already."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        known = request.COOKIES.get(settings.CSRF_COOKIE_NAME)
        if known and known == request.META.get("CSRF_COOKIE"):
            return response
        return super().process_response(request, response)
