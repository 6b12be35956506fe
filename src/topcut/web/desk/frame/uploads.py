"""Files that a director sends with a form."""

from __future__ import annotations

from typing import Any

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest

from topcut.limits import TEXT_BYTES, TOML_BYTES, TOML_FILES, size_of
from topcut.refusal import refuse


def sent_files(request: HttpRequest, field: str) -> dict[str, bytes]:
    """The TOML files of a field by their names; {} where none was chosen. One that is too large is refused unread."""
    files = [file for file in request.FILES.getlist(field) if isinstance(file, UploadedFile) and file.name]
    if len(files) > TOML_FILES:
        raise refuse("form-too-many-files", files=len(files), most=TOML_FILES)
    return {str(file.name): _bytes(file, TOML_BYTES) for file in files}


def sent_file(request: HttpRequest, field: str) -> tuple[str, bytes]:
    """The text file of a field, with its name; ("", b"") where none was chosen."""
    file = request.FILES.get(field)
    return (file.name, _bytes(file, TEXT_BYTES)) if isinstance(file, UploadedFile) and file.name else ("", b"")


def _bytes(file: UploadedFile[Any], most: int) -> bytes:
    if file.size is None or file.size > most:
        raise refuse("file-too-large", file=file.name or "", size=size_of(most))
    return bytes(file.read())
