"""What may be taken of a game with a score, whatever the door (001 7.4, 7.4.1, 7.5.1)."""

from __future__ import annotations

import pytest

from desk.table import posted


@pytest.mark.parametrize(("own", "other"), [(10_000, 0), (100, -1000), (-1000, -5)])
def test_a_score_that_no_game_has_is_refused(own: int, other: int) -> None:
    event = posted("star-trek-1e")
    assert "cannot be" in event.refused(event.report("Kira", own, other))


def test_x_wing_has_no_score_below_zero() -> None:
    event = posted("x-wing")
    assert "a score of -5 cannot be" in event.refused(event.report("Kira", 100, -5))
