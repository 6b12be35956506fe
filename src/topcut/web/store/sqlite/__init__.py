"""SQLite for Django out of `pysqlite3` where it is there: Python may link a release with the WAL-reset bug."""

from __future__ import annotations

import importlib.util
import sys

if importlib.util.find_spec("pysqlite3") and "django.db.backends.sqlite3.base" not in sys.modules:
    import pysqlite3
    import pysqlite3.dbapi2

    sys.modules["sqlite3"] = pysqlite3  # the name under which Django's backend imports it
    sys.modules["sqlite3.dbapi2"] = pysqlite3.dbapi2

import sqlite3

__all__ = ["sqlite3"]
