"""A file that a browser saves instead of showing it."""

from __future__ import annotations

from django.http import HttpResponse
from django.utils.http import content_disposition_header


def saved_as(name: str, data: bytes | str, content_type: str) -> HttpResponse:
    disposition = content_disposition_header(as_attachment=True, filename=name) or ""
    return HttpResponse(data, content_type=content_type, headers={"Content-Disposition": disposition})
