"""Files that a director sends with a form."""

from __future__ import annotations

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest

from topcut.refusal import refuse

MOST_BYTES = 1_000_000


def sent_files(request: HttpRequest, field: str) -> dict[str, bytes]:
    """The files of a field by their names; {} where none was chosen. One that is too large is refused unread."""
    found: dict[str, bytes] = {}
    for file in request.FILES.getlist(field):
        if not isinstance(file, UploadedFile) or not file.name:
            continue
        if file.size is None or file.size > MOST_BYTES:
            raise refuse(f"{file.name} is larger than 1 MB", "send a smaller file", "too-large")
        found[file.name] = bytes(file.read())
    return found


def sent_file(request: HttpRequest, field: str) -> tuple[str, bytes]:
    """The one file of a field, with its name; ("", b"") where none was chosen."""
    return next(iter(sent_files(request, field).items()), ("", b""))
