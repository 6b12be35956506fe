"""Whatever order events arrive in, and whatever is corrected, merged or taken away: the ratings are those of a full
refresh, bit for bit."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from saying import refused
from seasons.rating.random_events import RULES, event
from seasons.rating.test_waves import one_by_one
from topcut.seasons.rating import ladder as ladders
from topcut.seasons.rating.engine import moved
from topcut.seasons.rating.games import Game, Played, with_merged
from topcut.seasons.rating.history import point_of
from topcut.seasons.rating.ladder import Ladder, order_of
from topcut.seasons.rating.port import Place, Stale
from topcut.seasons.rating.rules import POINT, RatingRules
from topcut.seasons.rating.sqlite import SqliteRatings


@pytest.fixture(autouse=True)
def close_checkpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few events are enough for several checkpoints and parts."""
    monkeypatch.setattr(ladders, "_SPACING", 3)
    monkeypatch.setattr(ladders, "_AT_ONCE", 5)


class Told:
    """What has happened so far, kept plainly beside the ladder."""

    def __init__(self) -> None:
        self.events: dict[str, tuple[str, Played]] = {}
        self.merged: dict[int, int] = {}

    def places(self, rules: RatingRules) -> list[list[Place]]:
        """The lists, worked out event by event from nothing."""
        ordered = [with_merged(played, self.merged) for _, played in sorted(self.events.values(), key=lambda e: e[0])]
        ratings = one_by_one(rules, ordered)
        games: dict[tuple[int, int], int] = {}
        for one in ordered:
            for at in rules.lists_of(one.kind):
                for game in one.games:
                    for seat in (game.a, game.b):
                        games[at, one.players[seat]] = games.get((at, one.players[seat]), 0) + 1
        found = [
            [Place(person, ratings[at, person], count) for (list_, person), count in games.items() if list_ == at]
            for at in range(len(rules.lists))
        ]
        return [sorted(places, key=lambda place: (-place.rating, place.person)) for places in found]


def something_happens(chance: Random, told: Told, ladder: Ladder) -> None:
    """An event arrives or is corrected, goes, or persons become one or two again."""
    kind = chance.choice(("event", "event", "event", "event", "correct", "remove", "merge", "unmerge"))
    if kind == "event" or (kind in ("correct", "remove") and not told.events):
        name = f"event{chance.randrange(10**9)}"
        date = f"2026-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}"
        told.events[name] = order_of(date, chance.choice(("", "10:00", "18:30")), 0, name), event(chance)
        ladder.record(told.events[name][0], name, told.events[name][1])
    elif kind == "correct":
        name = chance.choice(sorted(told.events))
        told.events[name] = told.events[name][0], event(chance)
        ladder.record(*(told.events[name][0], name), told.events[name][1])
    elif kind == "remove":
        name = chance.choice(sorted(told.events))
        del told.events[name]
        ladder.remove(name)
    elif kind == "merge" and len(told.merged) < 4:
        free = sorted(set(range(1, 13)) - told.merged.keys() - set(told.merged.values()))
        person, into = chance.sample(free, 2)
        told.merged[person] = into
        ladder.merge(person, into)
    elif told.merged:
        person = chance.choice(sorted(told.merged))
        del told.merged[person]
        ladder.unmerge(person)


def a_season(seed: int) -> None:
    chance, told = Random(seed), Told()
    ladder = Ladder(SqliteRatings(), RULES)
    for _ in range(chance.randint(1, 40)):
        something_happens(chance, told, ladder)
        if chance.random() < 0.4:
            ladder.refresh()
    ladder.refresh()
    kept = [list(ladder.store.places(at)) for at in range(len(RULES.lists))]
    moves = {name: ladder.store.moves(name) for name in told.events}
    assert kept == told.places(RULES)
    ladder.refresh_all()
    assert kept == [list(ladder.store.places(at)) for at in range(len(RULES.lists))]
    assert moves == {name: ladder.store.moves(name) for name in told.events}


@pytest.mark.parametrize("seeds", [range(start, start + 50) for start in range(0, 200, 50)], ids=str)
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
