"""Who may ask to hold an event at a level, at the edges of every window that 001, 11 and 11.4 print."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from topcut.programs.load import load
from topcut.refusal import Refused
from topcut.seasons.applying import ApplyingAnswer, Called, Given, Wanted, allocating, applying

PROGRAM = load("star-trek")
CALLED = Called("2027-01-15", "2027-03-31")


def _asked(level: str, day: str, today: str, country: str = "", *given: Given, game: str = "2e") -> ApplyingAnswer:
    return applying(PROGRAM, Wanted(level, game, day, country), today, given)


def _why(answer: ApplyingAnswer) -> str:
    assert answer.may == (answer.why is None)
    return answer.why.id.removeprefix("applying-") if answer.why else ""


@pytest.mark.parametrize(
    ("day", "why"),
    [
        ("2027-02-28", "out-of-season"),
        ("2027-03-01", ""),
        ("2027-06-30", ""),
        ("2027-07-01", "out-of-season"),
    ],
)
def test_11_1_1_regionals_are_held_from_march_to_june(day: str, why: str) -> None:
    assert _why(_asked("regional", day, "2027-02-01")) == why


@pytest.mark.parametrize(
    ("today", "why"), [("2026-12-31", "not-yet"), ("2027-01-01", ""), ("2027-06-30", ""), ("2027-07-01", "day-over")]
)
def test_11_4_applications_for_regionals_are_taken_from_new_year_to_the_end_of_the_season(today: str, why: str) -> None:
    answer = _asked("regional", "2027-06-30", today)
    assert (_why(answer), answer.opens, answer.closes) == (why, "2027-01-01", "2027-06-30")
    assert (answer.how, answer.by, answer.clause) == ("application", "coordinator", "11.1.1, 11.4")


def test_11_4_every_day_of_four_years_is_answered_as_the_months_say() -> None:
    """Found another way: by walking through the calendar."""
    day = date(2024, 1, 1)
    while day < date(2028, 1, 1):
        answer = _asked("regional", f"{day}", f"{day}")
        assert answer.may == (day.month in (3, 4, 5, 6)), day
        assert _asked("national", f"{day}", f"{day}", "Bajor").approval == (6 <= day.month <= 10), day
        day += timedelta(days=1)


@pytest.mark.parametrize(
    ("day", "approval"),
    [("2027-05-31", False), ("2027-06-01", True), ("2027-10-31", True), ("2027-11-01", False)],
)
def test_11_2_nationals_and_masters_in_the_season_of_others_need_an_approval(day: str, approval: bool) -> None:
    answer = _asked("national", day, "2027-01-01", "Bajor")
    assert (answer.may, answer.approval) == (True, approval)
    bid = applying(PROGRAM, Wanted("masters", "2e", day), "2027-02-01", (), CALLED)
    assert (bid.may, bid.how, bid.approval) == (True, "bid", approval)


def test_11_2_1_a_country_has_one_national_of_a_game_in_a_year() -> None:
    given = Given("national", "2e", "2027-02-06", "South  Bajor")
    assert _why(_asked("national", "2027-11-06", "2027-03-01", "south-bajor", given)) == "one-per-country"
    assert _asked("national", "2027-11-06", "2027-03-01", "Cardassia", given).may
    assert _asked("national", "2028-01-08", "2027-03-01", "South Bajor", given).may
    assert _asked("national", "2027-11-06", "2027-03-01", "South Bajor", given, game="1e").may
    assert _why(_asked("national", "2027-11-06", "2027-03-01")) == "which-country"
    assert _asked("regional", "2027-05-01", "2027-03-01", "", Given("regional", "2e", "2027-05-01")).may


@pytest.mark.parametrize(
    ("today", "why"), [("2027-01-14", "not-yet"), ("2027-01-15", ""), ("2027-03-31", ""), ("2027-04-01", "closed")]
)
def test_11_4_bids_are_taken_while_they_are_asked_for(today: str, why: str) -> None:
    assert _why(applying(PROGRAM, Wanted("continental", "2e", "2027-07-10"), today, (), CALLED)) == why
    assert _why(applying(PROGRAM, Wanted("continental", "2e", "2027-07-10"), today)) == "not-called"


@pytest.mark.parametrize(
    ("level", "first", "last"), [("continental", "2027-06-01", "2027-08-31"), ("world", "2027-08-01", "2027-10-31")]
)
def test_11_1_the_days_of_continentals_and_worlds(level: str, first: str, last: str) -> None:
    for day, why in ((first, ""), (last, "")):
        assert _why(applying(PROGRAM, Wanted(level, "2e", day), "2027-02-01", (), CALLED)) == why
    for edge in (date.fromisoformat(first) - timedelta(days=1), date.fromisoformat(last) + timedelta(days=1)):
        assert _why(applying(PROGRAM, Wanted(level, "2e", f"{edge}"), "2027-02-01", (), CALLED)) == "out-of-season"


@pytest.mark.parametrize(
    ("level", "today", "bids", "called", "why"),
    [
        ("continental", "2027-04-01", 0, CALLED, ""),
        ("continental", "2027-03-31", 0, CALLED, "still-open"),
        ("continental", "2027-04-01", 1, CALLED, "bids-came"),
        ("continental", "2027-04-01", 0, None, "not-called"),
        ("regional", "2027-04-01", 0, None, "not-allocated"),
        ("local", "2027-04-01", 0, None, "freely"),
    ],
)
def test_11_1_2_what_nobody_bids_for_is_allocated(
    level: str, today: str, bids: int, called: Called | None, why: str
) -> None:
    day = "2027-06-12"
    assert _why(allocating(PROGRAM, Wanted(level, "2e", day), today, bids, (), called)) == why


def test_what_nobody_grants_is_asked_of_nobody() -> None:
    assert _why(_asked("local", "2027-05-01", "2027-03-01")) == "freely"
    assert _why(_asked("champions-league", "2027-09-01", "2027-03-01")) == "nobody-grants"
    sirlin = applying(load("sirlin"), Wanted("regional", "yomi", "2027-05-01"), "2027-03-01")
    assert (_why(sirlin), sirlin.how) == ("nobody-grants", None)


@pytest.mark.parametrize("wanted", [Wanted("galactic", "2e", "2027-05-01"), Wanted("regional", "2e", "2027-02-30")])
def test_nonsense_is_refused(wanted: Wanted) -> None:
    with pytest.raises(Refused):
        applying(PROGRAM, wanted, "2027-03-01")
