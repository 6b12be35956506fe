"""Django's cache in the database, for the counts that allauth keeps: what has not run out is never pushed out."""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256
from typing import Any

from django.core.cache.backends.db import DatabaseCache
from django.db import connections


class KeptCounts(DatabaseCache):
    """Where there are many, those that have run out go; all others stay."""

    def _cull(self, db: str, cursor: Any, now: datetime, num: int) -> None:
        line = connections[db]
        table = line.ops.quote_name(self._table)  # type: ignore[attr-defined]
        cursor.execute(f"DELETE FROM {table} WHERE expires < %s", [line.ops.adapt_datetimefield_value(now)])


def hashed(key: str, prefix: str, version: int) -> str:
    """Addresses and names of people do not stand in the table."""
    return sha256(f"{prefix} {version} {key}".encode()).hexdigest()
