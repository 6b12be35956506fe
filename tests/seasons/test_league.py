"""Leagues: points of blocks, who qualifies after each half, the seven steps of the playoffs (001 12.2 to 12.6, R69)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from topcut.messages.message import message
from topcut.programs.load import load
from topcut.seasons.league import LeagueEvent, LeagueResult, Plan, league_table
from topcut.seasons.league_book import LeagueBook, Played
from topcut.seasons.league_told import league_answer
from topcut.seasons.ranked import ranked

STAR_TREK = load("star-trek")
PLAN = Plan("4+4+4", (2, 2))


def event(day: str, *names: str, bonus: dict[str, int] | None = None) -> LeagueEvent:
    """An event of so few players: 12 for the first, 8, and 6 for the third and the fourth."""
    points = (12, 8, 6, 6)
    results = {
        name: LeagueResult(points[place], place + 1, (bonus or {}).get(name, 0)) for place, name in enumerate(names)
    }
    return LeagueEvent(f"e{day}", day, results)


FIRST = [event("2026-10-03", "kira", "odo", "quark"), event("2026-11-07", "kira", "quark", "dax")]
SECOND = [event("2026-12-05", "dax", "odo", "morn"), event("2027-01-09", "odo", "dax", "morn")]
PLAYOFF = [event("2027-02-06", "odo", "kira", "quark", "dax"), event("2027-03-06", "kira", "odo", "dax", "quark")]


def test_12_2_events_belong_to_the_block_of_their_month() -> None:
    table = league_table(STAR_TREK, PLAN, [*PLAYOFF, *SECOND, *FIRST], {})
    assert [[one.day for one in block] for block in table.events] == [
        ["2026-10-03", "2026-11-07"],
        ["2026-12-05", "2027-01-09"],
        ["2027-02-06", "2027-03-06"],
    ]


def test_12_6_the_best_of_the_first_half_qualify() -> None:
    """Kira 24, Quark 6 + 8 = 14, Odo 8, Dax 6."""
    half, _ = league_table(STAR_TREK, PLAN, FIRST, {}).halves
    assert [(row.who, row.values["season-points"]) for row in half.rows] == [
        ("kira", 24), ("quark", 14), ("odo", 8), ("dax", 6),
    ]  # fmt: skip
    assert half.number == 2


def test_r69_the_second_half_counts_the_season_and_passes_over_who_has_qualified() -> None:
    """Odo 8 + 8 + 12 = 28, Dax 6 + 12 + 8 = 26, Morn 12; Kira (24) and Quark (14) are through."""
    _, half = league_table(STAR_TREK, PLAN, [*FIRST, *SECOND], {}).halves
    assert [(row.who, row.values["season-points"]) for row in half.rows] == [("odo", 28), ("dax", 26), ("morn", 12)]


def test_12_5_bonus_points_move_who_qualifies() -> None:
    with_bonus = [FIRST[0], event("2026-11-07", "kira", "quark", "dax", bonus={"dax": 9})]
    half, _ = league_table(STAR_TREK, PLAN, with_bonus, {}).halves
    assert [row.who for row in half.rows[:2]] == ["kira", "dax"]  # 6 + 9 = 15 before Quark's 14


def test_12_6_only_the_qualified_are_ranked_in_the_playoffs() -> None:
    table = league_table(STAR_TREK, Plan("4+4+4", (1, 1)), [*FIRST, *SECOND, *PLAYOFF], {})
    assert {row.who for row in table.playoffs} == {"kira", "odo"}


def test_12_6_level_on_playoff_points_and_victories_season_points_decide() -> None:
    """Kira and Odo: 8 + 12 = 20, one victory each; the season: Kira 24 + 20 = 44, Odo 28 + 20 = 48."""
    table = league_table(STAR_TREK, Plan("4+4+4", (2, 2), closed=3), [*FIRST, *SECOND, *PLAYOFF], {})
    odo, kira, *_ = table.playoffs
    assert (odo.who, kira.who, odo.decided, table.champion) == ("odo", "kira", "season-points", "odo")
    assert odo.values == {"playoff-points": 20, "playoff-victories": 1, "season-points": 48}


def test_12_6_a_lot_is_the_last_step() -> None:
    plan = Plan("4+4+4", (2, 0), closed=3)
    events = [event("2026-10-03", "kira", "odo"), event("2026-11-07", "odo", "kira")]
    assert [row.to for row in league_table(STAR_TREK, plan, events, {}).playoffs] == [2, 2]
    drawn = Plan("4+4+4", (2, 0), closed=3, lots={2: ("odo", "kira")})
    table = league_table(STAR_TREK, drawn, events, {})
    assert (table.playoffs[0].who, table.playoffs[0].decided, table.champion) == ("odo", "lot", "odo")
    by_lifetime = league_table(STAR_TREK, plan, events, {"kira": {"2026-01-01": 100}})
    assert (by_lifetime.playoffs[0].who, by_lifetime.playoffs[0].decided) == ("kira", "lifetime-points")


def test_there_is_no_champion_before_the_playoffs_are_over() -> None:
    assert league_table(STAR_TREK, Plan("4+4+4", (2, 2), closed=2), [*FIRST, *PLAYOFF], {}).champion == ""


def test_12_2_a_league_of_six_events_has_one_half() -> None:
    table = league_table(STAR_TREK, Plan("4+2", (4,)), [*FIRST, *SECOND, *PLAYOFF], {})
    assert [len(block) for block in table.events] == [4, 2] and len(table.halves) == 1


def test_an_event_can_be_counted_to_another_block() -> None:
    plan = Plan("4+4+4", (2, 2), blocks={"e2026-12-05": 0})
    assert [len(block) for block in league_table(STAR_TREK, plan, [*FIRST, *SECOND], {}).events] == [3, 1, 0]


names = some.sampled_from(["kira", "odo", "quark", "dax", "garak", "morn"])
numbers = some.lists(some.dictionaries(names, some.integers(0, 3), min_size=6), min_size=1, max_size=4)


@settings(max_examples=200, deadline=None)
@given(numbers)
def test_a_ranking_is_the_order_of_all_steps_and_says_where_two_part(steps: list[dict[str, int]]) -> None:
    """Against a plain comparison of any two."""
    people = sorted(steps[0])
    rows = {row.who: row for row in ranked(people, [(f"s{n}", values) for n, values in enumerate(steps)])}
    for one in people:
        better = sum(_beats(other, one, steps) for other in people)
        level = sum(not _beats(other, one, steps) and not _beats(one, other, steps) for other in people)
        assert (rows[one].rank, rows[one].to) == (better + 1, better + level)
        if rows[one].decided:
            at = int(rows[one].decided[1:])
            behind = next(other for other in people if rows[other].rank == rows[one].to + 1)
            assert steps[at][one] > steps[at][behind]
            assert all(values[one] == values[behind] for values in steps[:at])


def _beats(one: str, other: str, steps: list[dict[str, int]]) -> bool:
    for values in steps:
        if values[one] != values[other]:
            return values[one] > values[other]
    return False


def test_12_6_a_tie_after_a_half_knows_nothing_of_what_other_leagues_gave_later() -> None:
    """Odo and Quark are level after the first half; Quark had more of his life then, Odo overtook him in the winter."""
    first = [event("2026-10-03", "odo", "quark"), event("2026-11-07", "quark", "odo")]
    lifetime = {
        "odo": {"2025-10-01": 10, "2026-10-03": 12, "2026-11-07": 8, "2026-11-08": 500},
        "quark": {"2025-10-01": 11, "2026-10-03": 8, "2026-11-07": 12},
    }
    half, _ = league_table(STAR_TREK, PLAN, first, lifetime).halves
    assert [(row.who, row.values["lifetime-points"]) for row in half.rows] == [("quark", 31), ("odo", 30)]
    later = league_table(STAR_TREK, PLAN, [*first, *SECOND], lifetime).halves[0]
    assert [(row.who, row.values["lifetime-points"]) for row in later.rows[:2]] == [("quark", 31), ("odo", 30)]


def test_an_event_larger_than_the_table_of_2010_is_not_scored_and_says_why() -> None:
    """The table ends with 16 players; the league coordinator scores what is larger."""
    program, people = load("star-trek-2010"), [f"p{n:02}" for n in range(1, 18)]
    places = {who: place for place, who in enumerate(people, start=1)}
    book = LeagueBook("terok-nor", STAR_TREK.blocks[0].schedule, season="2009-10")
    played = [
        Played("small", "Small", "2009-10-03", {"p01": 1, "p02": 2}, {"p01": 10, "p02": 8}),
        Played("large", "Large", "2009-10-10", places, {}),
    ]
    shape = replace(program, blocks=STAR_TREK.blocks)  # 2010 prints no schedule
    answer = league_answer(shape, book, played, {})
    small, large = answer.blocks[0].events
    assert {one["points"] for one in large.results.values()} == {None} and small.not_scored is None
    by = message("programname-role", role="league-coordinator")
    assert large.not_scored == message("programwhy-scored-by", most=16, by=by)
    assert {row.player: row.points for row in answer.table if row.points} == {"p01": 10, "p02": 8}
