"""Sessions: what a personal link gave rides in the cookie, signed; whatever else there is stays in the database.

So thousands of players with links write nothing by looking, and yet an account can be signed out everywhere, and the
codes that are sent by mail never leave the server (a signed cookie can be read by whoever holds it).
"""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.sessions.backends.db import SessionStore as InDatabase
from django.core import signing

_SALT = "topcut.session"
_LIGHT = ("event-", "_messages", "own-games")  # roles by link, words for the next page, whose games
_SHORTEST = 8  # as Django has it
_LONGEST = 3000  # a browser keeps 4096 bytes for a cookie with its name


class SessionStore(InDatabase):
    """A session by its cookie: a signed text, or the key of a row."""

    ran_out = False  # the browser had one, and it is over: whoever is turned away is told so

    def _validate_session_key(self, key: str | None) -> bool:
        """A cookie in quotes may hold any sign, also one that PostgreSQL cannot be asked for."""
        return bool(key) and "\0" not in str(key) and len(str(key)) >= _SHORTEST

    def load(self) -> dict[str, Any]:
        key = self.session_key
        if not _is_carried(key):
            kept = super().load()
            self.ran_out = bool(key) and self.session_key is None
            return kept
        try:
            data: dict[str, Any] = signing.loads(str(key), salt=_SALT, max_age=settings.SESSION_COOKIE_AGE)
        except signing.BadSignature as wrong:
            self.ran_out = isinstance(wrong, signing.SignatureExpired)
            self._session_key = None
            return {}
        return data

    def save(self, must_create: bool = False) -> None:
        if carried := _carried(self._data(must_create)):
            self._forget_row()
            self._session_key = carried
        elif must_create or not _is_carried(self.session_key):
            super().save(must_create=must_create)
        else:
            self.create()

    def create(self) -> None:
        """A new key, whatever there was before."""
        self._session_key = _carried(self._data(True)) or None
        if self._session_key is None:
            super().create()
        self.modified = True

    def exists(self, session_key: str) -> bool:
        return not _is_carried(session_key) and super().exists(session_key)

    def delete(self, session_key: str | None = None) -> None:
        if not _is_carried(session_key or self.session_key):
            super().delete(session_key)

    def _data(self, fresh: bool) -> dict[str, Any]:
        data: dict[str, Any] = self._get_session(no_load=fresh)  # type: ignore[attr-defined]
        return data

    def _forget_row(self) -> None:
        if self.session_key and not _is_carried(self.session_key):
            super().delete(self.session_key)


def _is_carried(key: str | None) -> bool:
    return bool(key) and ":" in str(key)


def _carried(data: dict[str, Any]) -> str:
    """The session as a signed text; "" where it belongs into the database."""
    if not all(name.startswith(_LIGHT) for name in data):
        return ""
    text = signing.dumps(data, salt=_SALT, compress=True)
    return text if len(text) <= _LONGEST else ""
