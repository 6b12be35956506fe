"""A request from the ASGI front to Django's WSGI handler, whole: body in, answer out."""

from __future__ import annotations

import io
import logging
import re
import sys
from collections.abc import Callable
from typing import Any

from topcut.messages.catalogue import speaking
from topcut.messages.message import message
from topcut.web.server.answer import Answer, Headers, Scope, plain
from topcut.web.server.languages import language_of
from topcut.web.voices import LOG

# Every form of ours is UTF-8; a request that names another encoding (utf-7, idna, zlib) is not read by it.
_CHARSET = re.compile(r';\s*charset\s*=\s*(?:"[^"]*"?|[^;]*)', re.IGNORECASE)
_log = logging.getLogger(__name__)


def call_wsgi(application: Callable[..., Any], scope: Scope, body: bytes) -> Answer:
    """Ask Django; runs in one of its threads. Whatever goes wrong in there, the worker goes on."""
    try:
        return _answered(application, _environ(scope, body))
    except (Exception, SystemExit):
        method, path = scope["method"], scope["path"]
        _log.exception(LOG.say(message("web-server-log-unanswered", method=method, path=path, why="")))
        with speaking(language_of(scope["headers"])):
            return plain(500, message("web-server-fault"))


def _answered(application: Callable[..., Any], environ: dict[str, Any]) -> Answer:
    started: list[Any] = []

    def start(status: str, headers: list[tuple[str, str]], error: Any = None) -> Callable[[bytes], object]:
        started[:] = [int(status.split()[0]), headers]
        return lambda data: None

    parts = application(environ, start)
    try:
        content = b"".join(parts)
    finally:
        if hasattr(parts, "close"):
            parts.close()
    status, told = started
    headers: Headers = [(name.lower().encode("latin-1"), value.strip().encode("latin-1")) for name, value in told]
    return Answer(status, headers, content)


def _environ(scope: Scope, body: bytes) -> dict[str, Any]:
    host, port = scope.get("server") or ("localhost", 80)
    environ: dict[str, Any] = {
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": "",
        "PATH_INFO": scope["path"].encode("utf-8", "surrogateescape").decode("latin-1"),
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "SERVER_NAME": str(host),
        "SERVER_PORT": str(port or 80),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "REMOTE_ADDR": (scope.get("client") or ("", 0))[0],
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope.get("scheme", "http"),
        "wsgi.input": io.BytesIO(body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
    }
    for raw, value in scope["headers"]:
        if b"_" in raw:  # "X_Forwarded_Proto" would pass for "X-Forwarded-Proto", which only the proxy may say
            continue
        name, text = raw.decode("latin-1").upper().replace("-", "_"), value.decode("latin-1")
        if name == "CONTENT_TYPE":
            environ[name] = _CHARSET.sub("", text)
        elif f"HTTP_{name}" in environ:  # the same header again: one line of it
            environ[f"HTTP_{name}"] += ("; " if name == "COOKIE" else ",") + text
        elif name != "CONTENT_LENGTH":
            environ[f"HTTP_{name}"] = text
    return environ | {"CONTENT_LENGTH": str(len(body))}
