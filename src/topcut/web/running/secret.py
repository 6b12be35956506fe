"""The site's secret: it seals links and sessions. Made once, kept beside the database, readable by nobody else."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from topcut.refusal import refuse
from topcut.web.voices import with_words

_SHORTEST = 20  # signs; ours has 64


def secret_in(data: Path) -> str:
    """The secret of a data folder, made where there is none: whole and on the disk, or not at all."""
    file = data / "secret"
    if not file.exists():
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        _make(file)
    text = file.read_text(errors="replace").strip()
    if len(text) < _SHORTEST:
        raise with_words(refuse("site-no-secret", file=str(file)))
    return text


def _make(file: Path) -> None:
    """Under another name until it is whole; of two who make one at once, the first one's stays."""
    part = file.with_name(f".secret-{secrets.token_hex(8)}")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w") as writing:
            writing.write(secrets.token_urlsafe(48))
            writing.flush()
            os.fsync(writing.fileno())
        try:
            os.link(part, file)
        except FileExistsError:
            pass
        except OSError:  # a file system where a file has one name only
            part.rename(file)
        _sync(file.parent)
    finally:
        part.unlink(missing_ok=True)


def _sync(folder: Path) -> None:
    """The name too must be on the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
