"""Tables by number at the desk: what is decided holds from the next round on, and keeps what is posted."""

from __future__ import annotations

import pytest

from desk.table import FOUR, Event
from topcut.acts.entries.commands import Drop
from topcut.acts.event.commands import Undo
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.tables.commands import ChooseFeature, FixTable, NumberTables, SetFeatureTable
from topcut.play.check import check

EIGHT = (*FOUR, "Garak", "Morn", "Rom", "Nog")


@pytest.fixture
def event() -> Event:
    return Event("star-trek-2e", *EIGHT, rounds=3)


def _at(event: Event, who: str) -> int:
    return next(table for table, one in event.tournament.rounds[-1].matches.items() if event.id(who) in one.seats)


def _post(event: Event) -> list[int]:
    event.do(Draw())
    event.do(Post())
    return sorted(event.tournament.rounds[-1].matches)


def _finish(event: Event) -> None:
    for match in tuple(event.tournament.rounds[-1].matches.values()):
        event.wins(event.name(match.seats[0]))


def test_rounds_count_from_the_first_table_on_and_posted_ones_stay(event: Event) -> None:
    assert _post(event) == [1, 2, 3, 4]
    event.do(NumberTables(21))
    assert sorted(event.tournament.rounds[0].matches) == [1, 2, 3, 4]
    _finish(event)
    assert _post(event) == [21, 22, 23, 24]


def test_a_draw_that_is_not_posted_yet_gets_the_new_numbers(event: Event) -> None:
    event.do(Draw())
    event.do(NumberTables(21))
    event.do(Post())
    assert sorted(event.tournament.rounds[0].matches) == [21, 22, 23, 24]
    assert all(one.ok for one in check(event.history))


def test_who_needs_a_table_has_it_in_every_round(event: Event) -> None:
    event.do(FixTable(event.id("Quark"), 9))
    for _ in range(3):
        assert _post(event) == [1, 2, 3, 9] and _at(event, "Quark") == 9
        _finish(event)
    assert all(one.ok for one in check(event.history))


def test_the_feature_table_is_the_directors_choice_for_one_round(event: Event) -> None:
    event.do(SetFeatureTable(50))
    event.do(ChooseFeature(event.id("Nog")))
    assert _post(event) == [1, 2, 3, 50] and _at(event, "Nog") == 50
    _finish(event)
    _post(event)
    leading = next(one for one in event.tournament.rounds[-1].matches.values() if one.number == 1)
    assert leading.table == 50


def test_a_round_without_room_is_not_posted(event: Event) -> None:
    event.do(NumberTables(1, 3))
    event.do(Draw())
    event.refused(Post(), "tables-too-few", needed=4, first=1, last=3)
    event.do(NumberTables(1, 4))
    event.do(Post())


def test_undo_takes_a_number_back_until_a_round_sits_by_it(event: Event) -> None:
    (fixed,) = event.do(FixTable(event.id("Quark"), 9))
    event.do(Undo(fixed.seq))
    assert not event.tournament.tables.fixed
    (fixed,) = event.do(FixTable(event.id("Quark"), 9))
    _post(event)
    event.refused(Undo(fixed.seq), "undo-depended-on")


def test_what_collides_or_changes_nothing_is_refused(event: Event) -> None:
    quark, nog = event.id("Quark"), event.id("Nog")
    event.do(FixTable(quark, 9))
    event.refused(FixTable(nog, 9), "tables-fixed-for-another", table=9)
    event.refused(FixTable(quark, 9), "tables-as-they-are")
    event.refused(SetFeatureTable(9), "tables-fixed-for-another", table=9)
    event.refused(ChooseFeature(nog), "tables-no-feature")
    event.do(SetFeatureTable(1))
    event.refused(FixTable(nog, 1), "tables-is-the-feature", table=1)
    event.refused(ChooseFeature(quark), "tables-featured-is-fixed", table=9)
    event.refused(NumberTables(8, 4), "tables-last-before-first", first=8, last=4)
    event.refused(NumberTables(8, stage=2), "tables-no-stage", number=2)
    event.refused(FixTable(nog, -1), "form-number-out-of-range")
    event.do(Drop(nog))
    event.refused(ChooseFeature(nog), "tables-featured-has-left")
