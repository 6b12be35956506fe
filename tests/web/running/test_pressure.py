"""The site under pressure, measured: one of the long proofs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.trust
def test_a_report_waits_for_nobody_and_a_killed_worker_is_back() -> None:
    """60 sign-ins, a silent mail server, 20,000 players with 2,000 forbidden pairs, 60 unfinished bodies, 30 slips."""
    command = [sys.executable, "-m", "bench", "pressure", "must"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert found.returncode == 0, found.stderr
