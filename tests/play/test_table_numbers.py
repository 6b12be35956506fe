"""Table numbers: everybody sits somewhere else, those who need it at their own table, the others without a gap."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from topcut.acts.stages.facts import StageOpened
from topcut.journal.fact import PlayerId, Seating, Table
from topcut.journal.plan import Game
from topcut.journal.state import Tables, Tournament
from topcut.play.table_numbers import numbered

PLAYERS = [f"p{number}" for number in range(1, 11)]


def _drawn(players: list[PlayerId], sizes: int = 2) -> list[Seating]:
    """In the order of the draw, a bye last."""
    rows = [tuple(players[at : at + sizes]) for at in range(0, len(players), sizes)]
    return [Seating(at, row, "BYE" if len(row) == 1 else "") for at, row in enumerate(rows, start=1)]


@st.composite
def arranged(draw: st.DrawFn) -> tuple[Tables, list[Seating]]:
    """A small round, and tables that the desk would take: nobody's own table is another's, or the feature table."""
    players = draw(st.permutations(PLAYERS[: draw(st.integers(2, 10))]))
    drawn = _drawn(players, draw(st.sampled_from((2, 2, 3))))
    numbers = draw(st.lists(st.integers(1, 9), unique=True, max_size=4))
    owners = draw(st.lists(st.sampled_from(PLAYERS), unique=True, min_size=len(numbers), max_size=len(numbers)))
    fixed = dict(zip(owners, numbers, strict=True))
    feature = draw(st.sampled_from([0, *(n for n in range(1, 10) if n not in numbers)]))
    first = draw(st.integers(1, 6))
    featured = {3: draw(st.sampled_from(PLAYERS))} if feature and draw(st.booleans()) else {}
    return Tables({0: (first, 0)}, fixed, feature, featured), drawn


def _by_trying(tables: Tables, drawn: list[Seating]) -> tuple[Table, ...]:
    """Of all ways to seat the matches that keep every promise, the one whose numbers are least in the draw's order."""
    played = [one for one in drawn if len(one.seats) > 1]
    first = tables.ranges[0][0]
    own = [min((tables.fixed[seat] for seat in one.seats if seat in tables.fixed), default=0) for one in played]
    loose = [at for at, number in enumerate(own) if not number]
    chosen = [at for at in loose if tables.featured.get(3) in played[at].seats] or loose[:1]
    promised = {at: own[at] for at in range(len(played)) if own[at]}
    if tables.feature and chosen:
        promised[chosen[0]] = tables.feature
    numbers = {*range(first, first + 2 * len(played)), *promised.values()}
    ways = (
        way
        for way in permutations(sorted(numbers), len(played))
        if all(way[at] == promised[at] if at in promised else way[at] >= first for at in range(len(played)))
    )
    return min(ways, default=())


@given(arranged())
def test_the_numbers_are_the_least_that_keep_every_promise(asked: tuple[Tables, list[Seating]]) -> None:
    tables, drawn = asked
    few = [one for one in drawn if len(one.seats) > 1][:4] + [one for one in drawn if len(one.seats) == 1]
    found = {one.number: one.table for one in numbered(Tournament(tables=tables), 1, 3, few)}
    assert tuple(found[one.number] for one in few if len(one.seats) > 1) == _by_trying(tables, few)


@given(arranged())
def test_nobody_is_lost_and_no_table_is_given_twice(asked: tuple[Tables, list[Seating]]) -> None:
    tables, drawn = asked
    found = numbered(Tournament(tables=tables), 1, 3, drawn)
    assert len({one.table for one in found}) == len(drawn)
    assert [one.table for one in found] == sorted(one.table for one in found)
    assert {(one.number, one.seats, one.award) for one in found} == {(o.table, o.seats, o.award) for o in drawn}
    played = {one.table for one in found if len(one.seats) > 1}
    assert all(one.table > max(played) for one in found if len(one.seats) == 1 and played)


def test_of_two_with_a_table_who_meet_the_lower_number_holds() -> None:
    tables = Tables(fixed={"p1": 7, "p2": 4})
    assert [one.table for one in numbered(Tournament(tables=tables), 1, 1, _drawn(PLAYERS[:4]))] == [1, 4]


def test_games_of_a_bracket_sit_from_the_first_table_on_and_the_last_one_leads() -> None:
    games = tuple(Game(n, 1 if n < 3 else 2, ("seed 1", "seed 2")) for n in range(1, 5))
    drawn = [Seating(3, ("p1", "p2")), Seating(4, ("p3", "p4"))]
    bracket = Tournament(opened={2: StageOpened(2, ("p1", "p2", "p3", "p4"), games=games)})
    assert [(one.table, one.number) for one in numbered(bracket, 2, 3, drawn)] == [(1, 4), (2, 3)]


def test_a_stage_has_its_own_tables_or_those_of_all() -> None:
    event = Tournament(tables=Tables(ranges={0: (11, 0), 2: (31, 40)}))
    assert [numbered(event, stage, 1, _drawn(PLAYERS[:4]))[0].table for stage in (1, 2, 3)] == [11, 31, 11]
