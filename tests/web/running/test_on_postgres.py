"""The same tests on PostgreSQL: Django's database is that of a process, so a second one runs them."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from web.postgres import NotToBeHad, postgres

WEB = Path(__file__).parents[1]
SAME = (
    "store/test_store_contract_database.py",
    "store/test_database_journal.py",
    "doors/test_stale_pages.py",
    "doors/test_whole_event.py",
    "seasons/test_ratings.py",
    "seasons/test_byes.py",
    "seasons/test_rating_orders.py",
    "seasons/test_rating_pages.py",
)
IN_TRUST = (
    "store/test_at_once.py",
    "running/test_adopting.py",
    "people/test_erasing.py",
    "store/test_migrations.py",
    "doors/test_fuzzed_forms.py",
)
ONLY = "only_postgres.py"


def test_the_store_and_a_whole_event_on_postgresql() -> None:
    with ExitStack() as server:
        try:
            address = server.enter_context(postgres())
        except NotToBeHad as missing:
            pytest.skip(f"NOT RUN on PostgreSQL: {missing}")
        done = _pytest(address)
    said = f"on PostgreSQL:\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
    assert done.returncode == 0 and " passed" in done.stdout and " skipped" not in done.stdout, said


def _pytest(address: str) -> subprocess.CompletedProcess[str]:
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    more = IN_TRUST if os.environ.get("TOPCUT_TRUST") else ()
    files = [str(WEB / name) for name in (*SAME, *more, ONLY)]
    command = [sys.executable, "-m", "pytest", "-m", "not trust", "-p", "no:cacheprovider", "-p", "no:xdist", *files]
    return subprocess.run(
        command,
        env=ours | {"TOPCUT_TEST_DATABASE": address},
        cwd=WEB.parents[1],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
