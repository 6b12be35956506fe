"""What a player is told at every moment of an event."""

from __future__ import annotations

from answers.viewed import told, viewed
from desk.staged import EIGHT, TOP_4, with_cut
from desk.table import FOUR, Event, posted
from saying import fits
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import CheckIn, Drop
from topcut.acts.results.commands import Confirm
from topcut.acts.stages.commands import OpenStage
from topcut.answers.confirmed import confirmed_view
from topcut.answers.my_event import MyEvent, my_event
from topcut.answers.progress import progress
from topcut.answers.score_card import points_of
from topcut.messages.message import Player, message


def of(event: Event, name: str) -> MyEvent:
    return my_event(viewed(event), event.id(name))


def read(event: Event, name: str) -> tuple[str, str, str]:
    """Heading, what is, what comes."""
    view, mine = viewed(event), of(event, name)
    return told(view, mine.heading), told(view, mine.says), told(view, mine.coming) if mine.coming else ""


def test_before_the_first_round_a_player_checks_in_once() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=3)
    assert "check-in" in of(event, "Kira").acts and not of(event, "Kira").checked_in
    event.do(CheckIn(event.id("Kira")), by=event.id("Kira"))
    assert "check-in" not in of(event, "Kira").acts and of(event, "Kira").checked_in
    assert read(event, "Kira")[0] == "Before round 1"


def test_what_comes_is_told_to_whom_nothing_is_left_to_do() -> None:
    event = posted()
    coming = told(viewed(event), progress(viewed(event)).coming)
    assert read(event, "Kira")[2] == "", "they play"
    event.says("Kira", 100, 35)
    assert read(event, "Kira")[2] == coming and read(event, "Odo")[2] == "", "Odo is asked to confirm"
    assert read(event, "Odo")[1] == "Kira reported this. Is it right?"
    assert read(event, "Kira")[1] == "You reported it; Odo has been asked to confirm."


def test_who_has_the_bye_has_nothing_to_do() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak", rounds=3)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    mine = of(event, "Garak")
    assert mine.match is not None and mine.match.others == () and not mine.match.acts and mine.coming is not None


def test_who_has_dropped_can_only_take_it_back() -> None:
    event = posted()
    event.wins("Kira")
    event.wins("Quark")
    event.do(Drop(event.id("Odo")), by=event.id("Odo"))
    assert read(event, "Odo")[2] == "You have dropped: this was your last round."
    assert of(event, "Odo").acts == ("come-back",), "nothing was built on it yet"
    event.post()
    assert of(event, "Odo").acts == ()
    assert read(event, "Odo") == ("You have dropped", "Your last round was round 1.", "Your result stands.")


def test_a_cut_tells_some_of_their_next_game_and_others_that_it_is_over() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    seeds = event.seeds()
    for name in EIGHT:
        inside = name in seeds
        assert (of(event, name).next_game is not None) == inside
    view = viewed(event)
    first = my_event(view, event.id(seeds[0])).next_game
    assert first is not None and seeds[3] in told(view, first), "the first seed meets the fourth"
    assert fits(first, message("mymatch-next-game", game=message("bracketname-numbered", kind="semi-final", number=1)))
    event.play()
    outside = next(name for name in EIGHT if name not in seeds)
    assert read(event, outside)[0] == "Top 4 is played without you"


def test_after_the_end_nobody_can_do_anything() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.wins("Kira")
    event.wins("Quark")
    event.do(Finish())
    for name in FOUR:
        mine = of(event, name)
        assert read(event, name)[0] == "The event is finished" and mine.acts == ()
        assert mine.match is None or mine.match.acts == ()


# How it ended ---------------------------------------------------------------------------------------------------------


def test_who_is_below_the_cut_is_told_so_as_soon_as_all_results_are_in() -> None:
    event = with_cut(TOP_4)
    order = [event.name(row.player) for row in viewed(event).standings.rows]
    for number, name in enumerate(order, start=1):
        place = of(event, name).place
        assert (place is None) == (number <= 4), name
        if place is not None:
            assert fits(place.said, message("myplace-below", places=number - 4)) and not place.final
            assert place.place == viewed(event).standings.rows[number - 1].rank <= number <= place.to


def test_the_fifth_is_told_what_parted_them_from_the_fourth() -> None:
    event = with_cut(TOP_4)
    view = viewed(event)
    fourth, fifth = view.standings.rows[3], view.standings.rows[4]
    why = of(event, event.name(fifth.player)).place.why  # type: ignore[union-attr]
    assert why is not None and dict(why.params)["ahead"] == Player(fourth.player)
    assert dict(why.params)["points"] == fifth.points
    tied = fourth.points == fifth.points
    assert why.id == ("standing-parted-from" if tied else "standing-points-short")


def test_after_the_cut_the_place_is_final_and_losers_of_the_bracket_have_theirs_at_once() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    seeds = event.seeds()
    outside = [name for name in EIGHT if name not in seeds]
    assert all((mine := of(event, name)).moment == "over" and mine.place and mine.place.final for name in outside)
    assert all(of(event, name).moment == "through" for name in seeds)
    event.post()
    assert all(of(event, name).moment == "table" and of(event, name).place is None for name in seeds)
    event.wins(seeds[0])
    mine = of(event, seeds[3])
    assert mine.moment == "over" and mine.place is not None
    assert (mine.place.place, mine.place.to, mine.place.of) == (3, 4, 8)
    assert mine.place.said.id == "myplace-told" and seeds[0] in told(viewed(event), mine.place.said)
    assert of(event, seeds[0]).moment == "table" and of(event, seeds[0]).next_game is not None


def test_the_winner_is_told_before_the_event_is_declared_over() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.play()
    event.play()
    winner = next(place.player for place in viewed(event).places.values() if place.place == 1)
    mine = my_event(viewed(event), winner)
    assert mine.moment == "over" and mine.place is not None and mine.place.first
    assert mine.heading.id == "mymatch-played-out" and mine.place.said.id == "myplace-won"


def test_a_report_that_is_not_confirmed_counts_for_nobody_else() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    view = viewed(event)
    kira, odo = event.id("Kira"), event.id("Odo")
    assert points_of(view, kira) == 4 and points_of(view, kira, confirmed=True) == 0
    match = of(event, "Odo").match
    assert match is not None and match.others[0].points == 0
    assert {row.points for row in confirmed_view(view).standings.rows} == {0}
    event.do(Confirm(*event.at("Odo"), odo), by=odo)
    assert points_of(viewed(event), kira, confirmed=True) == 4
    assert confirmed_view(view_now := viewed(event)) is view_now


def test_a_report_that_a_later_round_was_built_on_counts() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    event.wins("Quark")
    assert points_of(viewed(event), event.id("Kira"), confirmed=True) == 0
    event.post()
    assert points_of(viewed(event), event.id("Kira"), confirmed=True) == 4
