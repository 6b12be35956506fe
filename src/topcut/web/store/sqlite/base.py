"""The database backend: Django's own, with the newer SQLite."""

from __future__ import annotations

from django.db.backends.sqlite3.base import DatabaseWrapper

__all__ = ["DatabaseWrapper"]
