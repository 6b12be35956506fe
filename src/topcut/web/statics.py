"""Static files out of memory: read once, compressed once, told apart by their hash."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Awaitable, Callable, MutableMapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
_ROOTS = (Path(str(files("topcut.web"))) / "static", Path(str(files("django_htmx"))) / "static")


@cache
def _file(name: str) -> tuple[bytes, bytes, bytes, bytes] | None:
    """Content type, hash, plain and compressed bytes; None where there is no such file."""
    for root in _ROOTS:
        path = (root / name).resolve()
        if path.is_file() and root.resolve() in path.parents:
            data = path.read_bytes()
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            if kind.startswith("text/") or kind.endswith("javascript"):
                kind += "; charset=utf-8"
            return kind.encode(), f'"{sha256(data).hexdigest()[:20]}"'.encode(), data, gzip.compress(data, 9, mtime=0)
    return None


async def static(scope: MutableMapping[str, Any], send: Send) -> None:
    """Answer with a static file."""
    found = _file(scope["path"].removeprefix("/static/"))
    headers = dict(scope["headers"])
    if found is None:
        status, sent, body = 404, [(b"content-type", b"text/plain")], b"There is no such file."
    else:
        kind, etag, plain, small = found
        sent = [
            (b"content-type", kind),
            (b"etag", etag),
            (b"cache-control", b"public, max-age=300"),
            (b"vary", b"Accept-Encoding"),
        ]
        if headers.get(b"if-none-match") == etag:
            status, body = 304, b""
        elif b"gzip" in headers.get(b"accept-encoding", b""):
            status, body = 200, small
            sent.append((b"content-encoding", b"gzip"))
        else:
            status, body = 200, plain
    sent.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": sent})
    await send({"type": "http.response.body", "body": body})
