"""Who plays which side (003): as drafted, or in turn where everybody has both."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from desk.older import Older
from desk.table import Event
from topcut.acts.limited.commands import SeatGroups
from topcut.acts.rounds.commands import Draw, Swap
from topcut.acts.stages.commands import ChangePlan, OpenStage
from topcut.journal.plan import Stage
from topcut.messages.message import Player, message
from topcut.play.advice import advice
from topcut.play.playing_sides import of_one_side, sides_of, sides_to_come

FOUR = ("Kira", "Odo", "Quark", "Dax")
EIGHT = (*FOUR, "Garak", "Morn", "Rom", "Nog")


def told(event: Event, number: int = 0) -> dict[str, str]:
    number = number or len(event.tournament.rounds)
    return {event.name(player): side for player, side in sides_of(event.tournament, event.book, number).items()}


def test_a_cube_shows_the_sides_that_were_drafted() -> None:
    event = Event("star-wars", *EIGHT, format="cube", rounds=3)
    event.do(SeatGroups())
    event.post()
    assert told(event) == {name: event.tournament.entrants[event.id(name)].side for name in EIGHT}
    assert all(
        {told(event)[event.name(s)] for s in m.seats} == {"light", "dark"}
        for m in event.tournament.rounds[0].matches.values()
    )


@pytest.mark.parametrize("chosen", ["constructed", "cube-both-sides"])
def test_who_has_both_sides_takes_them_in_turn(chosen: str) -> None:
    event = Event("star-wars", *FOUR, format=chosen, rounds=3)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    first = told(event)
    for match in event.tournament.rounds[0].matches.values():
        assert [first[event.name(seat)] for seat in match.seats] == ["light", "dark"]  # the first seat was drawn
    winners = [name for name in FOUR if first[name] == "light"]
    others = [name for name in FOUR if first[name] == "dark"]
    event.play((winners[0], others[1]), (winners[1], others[0]))
    assert told(event) == {**dict.fromkeys(winners, "dark"), **dict.fromkeys(others, "light")}
    event.post((winners[0], winners[1]), (others[0], others[1]))
    assert sorted(told(event).values()) == ["dark", "dark", "light", "light"]
    assert told(event, 1) == first  # what was posted stays


def test_light_goes_to_whoever_has_had_it_less_often_after_a_bye() -> None:
    event = Event("star-wars", *FOUR[:3], rounds=3)
    event.post(("Kira", "Odo"))
    light, dark = sorted(("Kira", "Odo"), key=lambda name: told(event)[name] != "light")
    event.wins("Kira")
    event.post((light, "Quark"))
    assert told(event) == {light: "dark", "Quark": "light"}  # Quark had the bye: neither light nor dark so far
    event.wins("Quark")
    event.post((dark, "Quark"))
    assert told(event) == {dark: "light", "Quark": "dark"}


def test_of_two_who_are_level_light_goes_to_the_one_who_had_dark_last() -> None:
    event = Event("star-wars", *FOUR, rounds=3)
    event.post()
    (posted,) = event.tournament.rounds
    tables = [
        (("Kira", "Odo"), ("Quark", "Dax")),  # Kira and Quark light, Odo and Dax dark: the first seats
        (("Kira", "Dax"), ("Quark", "Odo")),  # now Dax and Odo light, Kira and Quark dark
        (("Odo", "Kira"), ("Dax", "Quark")),  # all have had both once; Kira and Quark had dark last
    ]
    rounds = tuple(
        replace(
            posted,
            number=number,
            matches={
                place: replace(posted.matches[place], round=number, seats=event.pair(*pair))
                for place, pair in enumerate(pairs, start=1)
            },
        )
        for number, pairs in enumerate(tables, start=1)
    )
    sides = sides_of(replace(event.tournament, rounds=rounds), event.book, 3)
    assert {event.name(player) for player, side in sides.items() if side == "light"} == {"Kira", "Quark"}


def test_a_draft_shows_its_sides_before_it_is_posted_and_after_a_swap() -> None:
    event = Event("star-wars", *FOUR, rounds=3)
    event.do(Draw())
    draft = event.tournament.draw
    assert draft is not None
    sides = sides_to_come(event.tournament, event.book, draft.tables)
    assert all([sides[seat] for seat in table.seats] == ["light", "dark"] for table in draft.tables)
    event.do(Swap(draft.tables[0].seats[0], draft.tables[1].seats[1]))
    changed = event.tournament.draw
    assert changed is not None
    assert len(sides_to_come(event.tournament, event.book, changed.tables)) == 4


@pytest.mark.parametrize("options", [{"match_sides": "players"}, {"format": "cube-squirrel"}])
def test_where_players_settle_it_or_sides_are_mixed_nothing_is_said(options: dict[str, object]) -> None:
    event = Event("star-wars", *FOUR, rounds=3, **options)
    event.post()
    assert told(event) == {}


def test_with_an_older_rulebook_nothing_is_said() -> None:
    event = Older(("match_sides",), "star-wars", *FOUR, rounds=3)
    event.post()
    assert told(event) == {}


def test_other_games_have_no_sides() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=3)
    event.post()
    assert told(event) == {}


def cut_of_a_cube() -> Event:
    event = Event("star-wars", *EIGHT, format="cube", rounds=1)
    event.do(ChangePlan((Stage("swiss", rounds=1), Stage("bracket", take=4))))
    event.do(SeatGroups())
    event.post()
    for match in event.tournament.rounds[0].matches.values():
        dark = next(seat for seat in match.seats if event.tournament.entrants[seat].side == "dark")
        event.wins(event.name(dark))
    return event


def test_a_cut_of_a_cube_is_warned_of_and_says_where_dark_meets_dark() -> None:
    event = cut_of_a_cube()
    assert message("advice-sides-in-bracket") in advice(event.tournament, event.book)
    event.do(OpenStage())
    event.do(Draw())
    draft = event.tournament.draw
    assert draft is not None
    assert list(of_one_side(event.tournament, event.book, draft.tables)) == [
        message("note-of-one-side", first=Player(first), second=Player(second), side="dark")
        for first, second in (table.seats for table in draft.tables)
    ]
    assert len(draft.tables) == 2  # dark has won every game: four dark players are left
