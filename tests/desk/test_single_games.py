"""What may be taken of a game with a score, whatever the door (001 7.4, 7.4.1, 7.5.1)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from desk.table import Event, posted, rules
from topcut.acts.results.commands import Correct, Dispute, Report, Settle
from topcut.journal.fact import Result
from topcut.play.possible.claim import ClaimedResult
from topcut.play.possible.taking import refusals
from topcut.play.scoring import score


@pytest.mark.parametrize(("own", "other"), [(10_000, 0), (100, -1000), (-1000, -5)])
def test_a_score_that_no_game_has_is_refused(own: int, other: int) -> None:
    event = posted("star-trek-1e")
    event.refused(event.report("Kira", own, other), "score-out-of-range")


def test_x_wing_has_no_score_below_zero() -> None:
    event = posted("x-wing")
    event.refused(event.report("Kira", 100, -5), "score-out-of-range", number=-5)


# Every door asks the same (7.4, 7.5.1, R58) --------------------------------------------------------------------------

UNSCORED = Result(codes=("FW", "FL"), unscored=True)
REFUSED = [
    (Result(codes=("FW", "FL")), "score-missing"),
    (Result(codes=("ML", "MW")), "score-missing"),
    (Result(codes=("FW", "FL"), how="effect"), "score-missing"),
    (Result(codes=("FW", "FL"), how="decked"), "score-missing"),
    (Result(games=((120, 90),), seen=(("missions", ((2, 0), (0, 0))),)), "score-full-win-unmet"),
    (
        Result(games=((100, 120),), codes=("FL", "FW"), seen=(("missions", ((1, 1), (0, 0))),)),
        "score-loser-met-all",
    ),
    (
        Result(games=((100, 35),), codes=("MW", "ML"), how="timeout", seen=(("missions", ((1, 1), (0, 0))),)),
        "score-full-win-at-time",
    ),
    (Result(games=((100, 35),), codes=("FW", "FL"), unscored=True), "score-known-and-unknown"),
]


@pytest.mark.parametrize(("result", "why"), REFUSED)
def test_what_a_report_refuses_every_other_act_refuses(result: Result, why: str) -> None:
    event = posted("star-trek-2e")
    kira, dax = event.at("Kira"), event.at("Dax")
    of_a_player = ["score-left-out-by-player", why] if result.unscored else [why]
    event.refused(Report(*kira, result), why)
    event.refused(Report(*kira, result, by=event.id("Kira")), *of_a_player, by=event.id("Kira"))
    event.says("Kira", 100, 35)
    event.refused(Dispute(*kira, event.id("Odo"), result), *of_a_player, by=event.id("Odo"))
    event.do(Dispute(*kira, event.id("Odo")), by=event.id("Odo"))
    event.refused(Settle(*kira, result, "so it was"), why)
    event.wins("Dax")
    event.refused(Correct(*dax, result, "so it was"), why)


def test_7_4_only_an_official_says_that_a_score_is_not_known() -> None:
    event = posted("star-trek-2e")
    kira = event.id("Kira")
    event.refused(Report(*event.at("Kira"), UNSCORED, by=kira), "score-left-out-by-player", by=kira)
    event.do(Report(*event.at("Kira"), UNSCORED))
    winner = event.name(event.match("Kira").seats[0])
    assert event.points(winner) == 4 and event.differentials(winner) == [0]


def test_where_nothing_counts_the_score_it_is_not_asked_for() -> None:
    """2010, Second Edition has no differential; Star Wars counts a number only where the director announced it."""
    for book in ("star-trek-2e-2010", "star-wars"):
        event = posted(book)
        event.do(Report(*event.at("Kira"), event.codes("Kira", *won(event))))
    event = posted("star-wars", tie_breaker="differential")
    event.refused(Report(*event.at("Kira"), event.codes("Kira", *won(event))), "score-missing")
    event = posted("x-wing")
    event.refused(Report(*event.at("Kira"), event.codes("Kira", *won(event))), "score-missing", counts="margin")


def won(event: Event) -> tuple[str, str]:
    codes = event.book.endings["normal"].results
    assert codes is not None
    return codes


def test_a_player_may_win_with_fewer_points_by_missions() -> None:
    event = posted("star-trek-2e")
    kira = event.id("Kira")
    turned = event.match("Kira").seats[0] != kira
    fewer, missions = ((120, 100), ((0, 0), (1, 1))) if turned else ((100, 120), ((1, 1), (0, 0)))
    codes = event.codes("Kira", "FW", "FL").codes
    without = Result(games=(fewer,), codes=codes)
    event.refused(Report(*event.at("Kira"), without, by=kira), "score-swapped", by=kira)
    event.do(
        Report(*event.at("Kira"), Result(games=(fewer,), codes=codes, seen=(("missions", missions),)), by=kira), by=kira
    )
    assert event.card("Kira") == ["FW"] and event.differentials("Kira") == [1]


def test_warp_speed_is_won_with_fewer_points_too() -> None:
    """4.3.3: regardless of points, so a lower score of the winner is nothing to ask about."""
    event = posted("star-trek-1e", rules="warp-speed")
    result = event.codes("Kira", "FW", "FL")
    scored = event.result("Kira", 60, 90)
    kira = event.id("Kira")
    event.do(Report(*event.at("Kira"), Result(games=scored.games, codes=result.codes), by=kira), by=kira)
    assert event.differentials("Kira") == [1]


# Rulebooks of before -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("result", "codes"),
    [
        (Result(games=((100, 120),), seen=(("missions", ((1, 1), (0, 0))),)), ("FL", "FW")),
        (Result(games=((100, 35),), how="timeout", seen=(("missions", ((1, 1), (1, 0))),)), ("MW", "ML")),
    ],
)
def test_a_rulebook_without_missions_to_win_reads_them_as_before(result: Result, codes: tuple[str, str]) -> None:
    book = rules("star-trek-2e")
    before = replace(book, settings={name: one for name, one in book.settings.items() if name != "missions_to_win"})
    assert tuple(side.code for side in score(before, result, 2).sides) == codes
    assert refusals(ClaimedResult(before, result)) == ()
