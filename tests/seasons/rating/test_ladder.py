"""Whatever order events arrive in, and whatever is corrected, merged or taken away: the ratings are those of a full
refresh, bit for bit."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from saying import refused
from seasons.rating.random_events import RULES
from seasons.rating.seasons_by_chance import MOST_EVENTS, Season, prove
from topcut.seasons.rating import ladder as ladders
from topcut.seasons.rating.engine import moved
from topcut.seasons.rating.games import Game, Played
from topcut.seasons.rating.history import point_of
from topcut.seasons.rating.ladder import Ladder, order_of
from topcut.seasons.rating.port import Stale
from topcut.seasons.rating.rules import POINT
from topcut.seasons.rating.sqlite import SqliteRatings


@pytest.fixture(autouse=True)
def close_checkpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few events are enough for several checkpoints and parts."""
    monkeypatch.setattr(ladders, "_SPACING", 3)
    monkeypatch.setattr(ladders, "_AT_ONCE", 5)


def a_season(seed: int) -> None:
    names = [f"event{number}" for number in range(MOST_EVENTS)]
    prove(Season(Ladder(SqliteRatings(), RULES), Random(seed), names, range(1, 13)))


@pytest.mark.parametrize("seeds", [range(start, start + 50) for start in range(0, 100, 50)], ids=str)
def test_any_order_of_arrival_gives_the_same_ratings(seeds: range) -> None:
    for seed in seeds:
        a_season(seed)


@pytest.mark.trust
@pytest.mark.parametrize("seeds", [range(start, start + 100) for start in range(1000, 3000, 100)], ids=str)
def test_two_thousand_orders_of_arrival_give_the_same_ratings(seeds: range) -> None:
    for seed in seeds:
        a_season(seed)


KIRA, ODO, QUARK = 1, 2, 3
DUEL = Played(16, "constructed", (KIRA, ODO), (Game(0, 1, 2),))


def filled(count: int, store: SqliteRatings | None = None) -> Ladder:
    """Kira beats Odo in an event a day."""
    ladder = Ladder(store or SqliteRatings(), RULES)
    for number in range(count):
        ladder.record(order_of("2026-01-01", "", number, f"e{number}"), f"e{number}", DUEL)
    ladder.refresh()
    return ladder


def test_an_event_at_the_end_rates_itself_alone() -> None:
    ladder = filled(100)
    ladder.record(order_of("2026-02-01", "", 0, "last"), "last", DUEL)
    assert ladder.refresh().events == 1
    assert ladder.refresh().events == 0


def test_a_late_event_rates_again_what_stands_behind_it() -> None:
    ladder = filled(100)
    ladder.record(order_of("2026-01-01", "", 89, "late"), "late", DUEL)
    assert ladder.refresh().events == 1 + 10


def test_few_checkpoints_are_kept_however_many_events_there_are() -> None:
    assert len(filled(1000).store.checkpoints()) <= 2 * 10


def test_what_an_event_moved_is_kept() -> None:
    ladder = filled(1)
    data = ladder.store.moves("e0")
    assert data is not None
    assert moved(data).players == (KIRA, ODO)
    point = point_of(moved(data), ODO, "e0", "2026-01-01")
    assert point is not None
    assert (point.before, point.after) == (1500 * POINT, 1492 * POINT)
    assert point_of(moved(data), QUARK, "e0", "2026-01-01") is None


def test_who_has_no_game_left_is_on_no_list() -> None:
    ladder = filled(1)
    ladder.remove("e0")
    ladder.refresh()
    assert ladder.store.places(0) == []


def test_a_person_is_not_merged_into_themselves() -> None:
    ladder = filled(1)
    with refused("rating-merged-into-itself"):
        ladder.merge(KIRA, KIRA)
    ladder.merge(KIRA, ODO)
    with refused("rating-merged-into-itself"):
        ladder.merge(ODO, KIRA)


def test_merging_goes_on_to_where_others_were_merged() -> None:
    ladder = filled(1)
    ladder.merge(KIRA, ODO)
    ladder.merge(ODO, QUARK)
    assert ladder.store.persons() == {KIRA: QUARK, ODO: QUARK}


def test_what_breaks_off_leaves_nothing_half_written(tmp_path: Path) -> None:
    store = SqliteRatings(tmp_path / "ratings.db")
    ladder = filled(3, store)
    with pytest.raises(ZeroDivisionError), store.transaction():
        store.drop("e0")
        store.mark(Stale("x", ()))
        raise ZeroDivisionError
    assert store.event("e0") is not None
    assert ladder.refresh().events == 0
    store.close()
