"""The Champions League (001 12.7): who may play, the seeds, who are level; where league promos are legal (12.3)."""

from __future__ import annotations

import random

import pytest

from saying import fits, refused
from topcut.messages.message import message
from topcut.play.brackets.tables import table
from topcut.programs.load import load
from topcut.seasons.champions import LeaguePoints, champions, coming, counts_from, decided_told, lot, plan_of
from topcut.seasons.promos import promo_legal

PROGRAM = load("star-trek")


def _points(**given: int | tuple[int, int]) -> dict[str, LeaguePoints]:
    return {who: LeaguePoints(*one) if isinstance(one, tuple) else LeaguePoints(one) for who, one in given.items()}


def test_12_7_a_hundred_lifetime_points_let_play_and_seed() -> None:
    answer = champions(PROGRAM, _points(kira=100, odo=99, quark=240), (), "x")
    assert [(row.seed, row.player) for row in answer.seeds] == [(1, "quark"), (2, "kira")]
    assert [(row.player, row.missing) for row in answer.short] == [("odo", 1)]
    assert (answer.least, answer.clause) == (100, "12.7")


def test_12_7_the_points_can_be_waived_also_for_somebody_who_has_none() -> None:
    answer = champions(PROGRAM, _points(kira=100, odo=99), ("odo", "nog"), "x")
    assert [(row.player, row.waived) for row in answer.seeds] == [("kira", False), ("odo", True), ("nog", True)]
    assert answer.short == ()


def test_who_are_level_are_parted_by_the_season_then_by_lot() -> None:
    answer = champions(PROGRAM, _points(kira=(120, 10), odo=(120, 30), quark=(120, 10)), (), "bajor")
    order = [row.player for row in answer.seeds]
    first, second = sorted(("kira", "quark"), key=lambda who: -lot("bajor", who))
    assert order == ["odo", first, second]
    told = decided_told(answer.seeds)
    assert [one.id for one in told] == ["champions-decided"] * 2
    assert fits(told[0], message("champions-decided", first="odo", step="season-points", more=30, less=10))
    assert fits(told[1], message("champions-decided", first=first, second=second, step="lot"))


def test_nobodys_place_changes_because_somebody_else_stays_at_home() -> None:
    chance = random.Random(12)
    people = {f"p{n}": LeaguePoints(100 + chance.randrange(3), chance.randrange(3)) for n in range(20)}
    answer = champions(PROGRAM, people, (), "bajor")
    order = [row.player for row in answer.seeds]
    for _ in range(50):
        here = chance.sample(order, chance.randint(2, 20))
        rows = coming(answer, here)
        assert [row.player for row in rows] == [who for who in order if who in here]
        assert [row.seed for row in rows] == list(range(1, len(here) + 1))


def test_who_may_not_play_or_is_alone_is_refused() -> None:
    answer = champions(PROGRAM, _points(kira=100, odo=99), (), "x")
    with refused("champions-too-few-points", player="odo", least=100):
        coming(answer, ("kira", "odo"))
    with refused("champions-nobody", players=1):
        coming(answer, ("kira",))


def test_a_program_without_one_says_so() -> None:
    answer = champions(load("sirlin"), _points(kira=500), (), "x")
    assert answer.seeds == () and answer.why is not None and answer.why.id == "champions-none"
    assert plan_of(load("sirlin")) == ()


def test_the_bracket_counts_from_five_players_on() -> None:
    """Three rounds are needed (2): the smallest bracket that has as many."""
    rounds = {players: max(game.round for game in table("single", players)) for players in range(2, 9)}
    assert counts_from(PROGRAM, "2e") == min(players for players, number in rounds.items() if number >= 3)


# League promos --------------------------------------------------------------------------------------------------------

DAYS = {  # of a promo of 2026-27: in a league event, anywhere else
    "2026-09-30": (False, False),
    "2026-10-01": (True, False),
    "2027-03-31": (True, False),
    "2027-04-01": (True, True),
    "2030-01-01": (True, True),
}


@pytest.mark.parametrize("day", DAYS)
def test_12_3_a_promo_is_the_leagues_own_until_its_season_ends(day: str) -> None:
    found = tuple(promo_legal(PROGRAM, "2026-27", day, league).legal for league in (True, False))
    assert found == DAYS[day]


def test_12_3_it_is_said_why_not() -> None:
    early = promo_legal(PROGRAM, "2026-27", "2026-09-30", league_event=True)
    assert early.clause == "12.3" and early.why == message("promo-not-yet", season="2026-27", day="2026-10-01")
    outside = promo_legal(PROGRAM, "2026-27", "2027-02-01", league_event=False)
    assert outside.why == message("promo-league-only", season="2026-27", day="2027-03-31")
    assert promo_legal(load("star-trek-2010"), "2009-10", "2010-01-01", league_event=True).legal is None
    for season in ("2026", "2026-28", "Bajor", ""):
        with refused("promo-no-season", season=season):
            promo_legal(PROGRAM, season, "2027-02-01", league_event=True)
