"""Mail by its address: smtp://user:password@host:587 (STARTTLS) or smtps://…:465; "" = none is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import unquote, urlsplit

from topcut.refusal import refuse
from topcut.web.voices import with_words

_PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}


def mail(url: str) -> dict[str, Any]:
    """Django's settings of outgoing mail: it is written down (`outbox/`), and delivered to this host."""
    if not url:
        return {"EMAIL_BACKEND": "django.core.mail.backends.dummy.EmailBackend"}
    parts = urlsplit(url)
    if parts.scheme not in _PORTS or not parts.hostname:
        raise with_words(refuse("site-mail-unknown", address=parts.scheme or url))
    return {
        "EMAIL_BACKEND": "topcut.web.outbox.backend.OutboxBackend",
        "EMAIL_HOST": parts.hostname,
        "EMAIL_PORT": parts.port or _PORTS[parts.scheme],
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_TLS": parts.scheme == "smtp",
        "EMAIL_USE_SSL": parts.scheme == "smtps",
        "EMAIL_TIMEOUT": 10,
    }


def must_be_named(mails: bool, hosts: Sequence[str]) -> None:
    """Refused where mail would go out with whatever name the request gave: anybody could have it say his own."""
    if mails and (not hosts or "*" in hosts):
        raise with_words(refuse("site-mail-without-name"))
