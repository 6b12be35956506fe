"""A request from the ASGI front to Django's WSGI handler, whole: body in, answer out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, MutableMapping
from typing import Any

from msgspec import Struct

_LONGEST = 10 * 1024 * 1024


class Answer(Struct):
    """What a page answers."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    def header(self, name: bytes) -> bytes:
        return next((value for known, value in self.headers if known == name), b"")


def call_wsgi(application: Callable[..., Any], scope: MutableMapping[str, Any], body: bytes) -> Answer:
    """Ask Django; runs in its thread."""
    if len(body) > _LONGEST:
        return Answer(413, [(b"content-type", b"text/plain")], b"That is too long.")
    started: list[Any] = []

    def start(status: str, headers: list[tuple[str, str]], error: Any = None) -> Callable[[bytes], object]:
        started[:] = [int(status.split()[0]), headers]
        return lambda data: None

    parts = application(_environ(scope, body), start)
    try:
        content = b"".join(parts)
    finally:
        if hasattr(parts, "close"):
            parts.close()
    status, headers = started
    return Answer(
        status, [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers], content
    )


def _environ(scope: MutableMapping[str, Any], body: bytes) -> dict[str, Any]:
    host, port = scope.get("server") or ("localhost", 80)
    environ: dict[str, Any] = {
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": "",
        "PATH_INFO": scope["path"].encode().decode("latin-1"),
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "SERVER_NAME": str(host),
        "SERVER_PORT": str(port or 80),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "REMOTE_ADDR": (scope.get("client") or ("", 0))[0],
        "CONTENT_LENGTH": str(len(body)),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope.get("scheme", "http"),
        "wsgi.input": io.BytesIO(body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": False,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
    }
    for raw, value in scope["headers"]:
        name = raw.decode("latin-1").upper().replace("-", "_")
        text = value.decode("latin-1")
        if name in ("CONTENT_TYPE", "CONTENT_LENGTH"):
            environ[name] = text
        elif f"HTTP_{name}" in environ:  # the same header again: one line of it
            environ[f"HTTP_{name}"] += ("; " if name == "COOKIE" else ",") + text
        else:
            environ[f"HTTP_{name}"] = text
    environ["CONTENT_LENGTH"] = str(len(body))
    return environ
