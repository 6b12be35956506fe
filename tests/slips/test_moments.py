"""Dates and times as people type them."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import pytest

from saying import refused
from topcut.slips.moments import every_days, read_moment

BERLIN = ZoneInfo("Europe/Berlin")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2026-11-22 20:00", "2026-11-22T20:00+01:00"),
        ("2026-11-22T20:00", "2026-11-22T20:00+01:00"),  # as a browser's picker sends it
        ("22.11.2026 20:00", "2026-11-22T20:00+01:00"),
        (" 22. 11. 2026,  20:00 Uhr ", "2026-11-22T20:00+01:00"),
        ("1.7.2026 9:05", "2026-07-01T09:05+02:00"),  # summer time
        ("2026-11-22T20:00+00:00", "2026-11-22T20:00+00:00"),  # a zone of its own
        ("2026-11-22T20:00:30Z", "2026-11-22T20:00:30+00:00"),
        ("2026-11-22", "2026-11-22T23:59+01:00"),
        ("22.11.2026", "2026-11-22T23:59+01:00"),
    ],
)
def test_a_moment_is_read_in_the_events_zone(typed: str, meant: str) -> None:
    assert read_moment(typed, BERLIN) == meant


@pytest.mark.parametrize(
    "typed", ["", "tomorrow", "20:00", "31.2.2026 20:00", "2.1.2026 25:00", "2026-13-45", "22.11."]
)
def test_what_is_no_date_is_refused(typed: str) -> None:
    with refused("clock-no-date"):
        read_moment(typed, BERLIN)


def test_every_week_is_at_the_same_hour_of_the_day_summer_and_winter() -> None:
    """The clocks go back on 25 October 2026."""
    assert every_days("2026-10-18T20:00+02:00", 7, 3, BERLIN) == (
        "2026-10-18T20:00+02:00",
        "2026-10-25T20:00+01:00",
        "2026-11-01T20:00+01:00",
    )


def test_a_series_that_leaves_the_calendar_is_refused() -> None:
    with refused("clock-no-moment"):
        every_days("9998-12-30T20:00+00:00", 366, 9, BERLIN)
