"""Which database: SQLite beside the data, or PostgreSQL by its address. Acknowledged means durable on both."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from topcut.refusal import refuse
from topcut.web.voices import with_words


def database(url: str, data: Path) -> dict[str, Any]:
    """Django's settings of the database of an address; "" = SQLite in the data folder."""
    if not url or url.startswith("sqlite:"):
        path = Path(url.removeprefix("sqlite:").removeprefix("//")) if url else data / "topcut.sqlite3"
        return _sqlite(path)
    if url.startswith(("postgres://", "postgresql://")):
        return _postgres(url)
    raise with_words(refuse("site-database-unknown", scheme=url.split(":")[0]))


_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "foreign_keys=ON",
    "secure_delete=ON",  # an erased name is overwritten, not only unlinked
)


def _sqlite(path: Path) -> dict[str, Any]:
    """A write begins with its lock, and an acknowledged one has reached the disk (WAL, FULL)."""
    pragmas = " ".join(f"PRAGMA {pragma};" for pragma in _PRAGMAS)
    options = {"transaction_mode": "IMMEDIATE", "init_command": pragmas, "timeout": 10}
    return {"ENGINE": "topcut.web.store.sqlite", "NAME": str(path), "OPTIONS": options, "CONN_MAX_AGE": None}


def _postgres(url: str) -> dict[str, Any]:
    """Every part of the address as libpq reads it; a commit waits for the disk, and nobody for ever for a lock."""
    asked = _parts(url)
    options = {
        **{name: value for name, value in asked.items() if name not in _NAMES.values()},
        "options": f"{asked.get('options', '')} -c lock_timeout=10s -c synchronous_commit=on".strip(),
    }
    return {
        "ENGINE": "django.db.backends.postgresql",
        **{django: asked.get(theirs, "") for django, theirs in _NAMES.items()},
        "OPTIONS": options,
        "CONN_MAX_AGE": None,
        "CONN_HEALTH_CHECKS": True,  # the server may have been restarted
    }


_NAMES = {"NAME": "dbname", "USER": "user", "PASSWORD": "password", "HOST": "host", "PORT": "port"}


def _parts(url: str) -> dict[str, str]:
    try:
        from psycopg import ProgrammingError
        from psycopg.conninfo import conninfo_to_dict
    except ImportError:
        raise with_words(refuse("site-no-psycopg")) from None
    try:
        read = {name: str(value) for name, value in conninfo_to_dict(url).items()}
    except ProgrammingError:  # its words may hold the password
        raise with_words(refuse("site-database-address")) from None
    return {"dbname": "topcut", **read}
