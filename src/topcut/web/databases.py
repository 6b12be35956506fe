"""Which database: SQLite beside the data, or PostgreSQL by its address. Acknowledged means durable on both."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from topcut.refusal import refuse


def database(url: str, data: Path) -> dict[str, Any]:
    """Django's settings of the database of an address; "" = SQLite in the data folder."""
    if not url or url.startswith("sqlite:"):
        path = Path(url.removeprefix("sqlite:").removeprefix("//")) if url else data / "topcut.sqlite3"
        return _sqlite(path)
    if url.startswith(("postgres://", "postgresql://")):
        return _postgres(url)
    raise refuse(f"{url.split(':')[0]} is no database that Topcut knows", "use sqlite: or postgresql:", "database")


def _sqlite(path: Path) -> dict[str, Any]:
    """A write begins with its lock, and an acknowledged one has reached the disk (WAL, FULL)."""
    pragmas = "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA busy_timeout=10000; PRAGMA foreign_keys=ON;"
    options = {"transaction_mode": "IMMEDIATE", "init_command": pragmas, "timeout": 10}
    return {"ENGINE": "topcut.web.sqlite", "NAME": str(path), "OPTIONS": options, "CONN_MAX_AGE": None}


def _postgres(url: str) -> dict[str, Any]:
    parts = urlsplit(url)
    asked = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    options = {**asked, "options": "-c synchronous_commit=on"}
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": unquote(parts.path.lstrip("/")) or "topcut",
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": unquote(parts.hostname or asked.pop("host", "")),
        "PORT": str(parts.port or ""),
        "OPTIONS": options,
        "CONN_MAX_AGE": None,
    }
