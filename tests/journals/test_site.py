"""A site's database of an earlier Topcut: brought up to date on a copy, proven, looked at, and written to."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def test_the_site_of_then_is_served_by_the_topcut_of_now(tmp_path: Path) -> None:
    shutil.copy(HERE / "site.sqlite3", tmp_path / "topcut.sqlite3")
    environ = {**os.environ, "TOPCUT_SECRET": "only for tests", "DATABASE_URL": ""}  # as it was made
    ran = subprocess.run(  # Django is set up once per process, on one folder
        [sys.executable, HERE / "site_visit.py", tmp_path], env=environ, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.splitlines()[-1] == "4 events proven, looked at and gone on with"
