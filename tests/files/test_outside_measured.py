"""The long proof: files made to hurt are answered within a second and 100 MB each (`python -m bench outside`)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest


@pytest.mark.trust
def test_every_file_that_was_made_to_hurt_is_answered_in_time(capsys: pytest.CaptureFixture[str]) -> None:
    sys.path.insert(0, str(Path(__file__).parents[2]))
    from bench import outside

    assert outside.run(), capsys.readouterr().out
