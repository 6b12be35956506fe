"""R52: places by the round of the last loss, in bands."""

from __future__ import annotations

import pytest

from topcut.journal.plan import Game
from topcut.messages.message import Message, Player, message
from topcut.messages.voice import Voice
from topcut.play.brackets.places import game_name, game_told, places, single_place
from topcut.play.brackets.playing import play
from topcut.play.brackets.tables import single_elimination, table

EIGHT = ("kira", "odo", "quark", "dax", "garak", "morn", "rom", "nog")
FAVOURITES: dict[int, str | None] = {1: "kira", 2: "dax", 3: "quark", 4: "odo", 5: "kira", 6: "odo", 7: "kira"}


def bands(kind: str, won: dict[int, str | None], gone: tuple[str, ...] = ()) -> list[tuple[str, int, int]]:
    found = places(play(table(kind, 8), EIGHT, won, gone))
    return [(place.player, place.place, place.to) for place in found]


def test_r52_losers_of_a_round_share_a_band_and_the_better_seed_is_named_first() -> None:
    assert bands("single", FAVOURITES) == [
        ("kira", 1, 1),
        ("odo", 2, 2),
        *[(player, 3, 4) for player in ("quark", "dax")],
        *[(player, 5, 8) for player in ("garak", "morn", "rom", "nog")],
    ]


def test_r52_those_who_are_still_in_share_the_best_band() -> None:
    found = bands("single", {1: "kira", 2: "garak"})
    assert found[:6] == [(player, 1, 6) for player in ("kira", "odo", "quark", "garak", "morn", "rom")]
    assert found[6:] == [("dax", 5, 8), ("nog", 5, 8)]  # with the two who are yet to lose in the first round


def test_r53_both_lost_the_final_and_share_its_two_places() -> None:
    assert bands("single", {**FAVOURITES, 7: None})[:2] == [("kira", 1, 2), ("odo", 1, 2)]


def test_r53_both_lost_a_semi_final() -> None:
    won = {**FAVOURITES, 5: None}
    del won[7]
    assert bands("single", won)[:4] == [("odo", 1, 1), ("kira", 2, 4), ("quark", 2, 4), ("dax", 2, 4)]


def test_r52_mcintyre_bands_are_two_by_two() -> None:
    """1/4, 5/8, 6/7, 2/3 to the favourites; A: 4 v 5, B: 6 v 3; C: 1 v 3, D: 4 v 2; final 1 v 2."""
    winners = ("kira", "garak", "morn", "odo", "dax", "quark", "kira", "odo", "kira")
    found = bands("mcintyre", dict(enumerate(winners, start=1)))
    assert found == [
        *[("kira", 1, 1), ("odo", 2, 2)],
        *[("quark", 3, 4), ("dax", 3, 4), ("garak", 5, 6), ("morn", 5, 6), ("rom", 7, 8), ("nog", 7, 8)],
    ]


def test_r52_double_elimination_by_the_round_of_the_second_loss() -> None:
    """Favourites win: nobody of 1 to 4 loses in the lower bracket to a worse seed."""
    games = table("double", 8)
    won: dict[int, str | None] = {}
    while open_ := [s for s in play(games, EIGHT, won).games.values() if s.status == "ready"]:
        won |= {s.game.number: min((str(seat.player) for seat in s.seats), key=EIGHT.index) for s in open_}
    found = bands("double", won)
    assert [(place, to) for _, place, to in found] == [*[(n, n) for n in (1, 2, 3, 4)], *[(5, 6)] * 2, *[(7, 8)] * 2]
    assert [player for player, _, _ in found[:4]] == ["kira", "odo", "quark", "dax"]


def the(name: str) -> Message:
    return message("placing-the-game", kind=name, of=0)


def test_the_reasons_say_where_and_to_whom() -> None:
    why = {place.player: place.why for place in places(play(single_elimination(8), EIGHT, FAVOURITES))}
    kira = Player("kira")
    assert why["kira"] == message("placing-won", game=the("final"))
    assert why["odo"] == message("placing-lost", game=the("final"), winner=kira)
    assert why["dax"] == message("placing-lost", game=the("semi-final"), winner=kira)
    assert why["nog"] == message("placing-lost", game=the("quarter-final"), winner=kira)


def test_the_reasons_of_those_who_left_who_both_lost_and_who_are_still_in() -> None:
    bracket = play(single_elimination(8), EIGHT, {1: None, 2: "dax"}, gone=("odo", "quark", "morn"))
    why = {place.player: place.why for place in places(bracket)}
    game = the("quarter-final")
    assert why["kira"] == why["nog"] == message("placing-both-lost", game=game)
    assert why["odo"] == message("placing-left-against", game=game, winner=Player("rom"))
    assert why["quark"] == message("placing-left", game=game)
    assert why["dax"] == message("placing-still-in")


def test_r52_one_single_place_goes_to_the_better_seed() -> None:
    found = places(play(single_elimination(8), EIGHT, FAVOURITES))
    assert [single_place(found, place) for place in (1, 3, 4, 5)] == ["kira", "quark", "dax", "garak"]
    assert single_place(found, 9) is None
    assert single_place(found, 0) is None


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Final", "the final"),
        ("Semi-final 2", "the semi-final"),
        ("Round of 16, game 3", "the round of 16"),
        ("Play-in 1", "the play-in"),
        ("Game A", "game A"),
        ("1st/4th", "the game 1st/4th"),
        ("Grand final", "the grand final"),
        ("Upper quarter-final 3", "the upper quarter-final"),
        ("Upper round of 16, game 2", "the upper round of 16"),
        ("Lower round 2, game 1", "lower round 2"),
        ("Lower round 1", "lower round 1"),
        ("Reset", "the reset"),
        ("Winners of Monday", "Winners of Monday"),
        ("", "round 2"),
    ],
)
def test_a_game_inside_a_sentence(name: str, said: str) -> None:
    game = Game(5, 2, ("winner 1", "winner 2"), name)
    assert Voice("cli").say(game_told(game)) == said
    assert Voice("cli").say(game_name(game)) == said.removeprefix("the ")
