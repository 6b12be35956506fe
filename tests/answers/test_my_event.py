"""What a player is told at every moment of an event."""

from __future__ import annotations

from answers.viewed import told, viewed
from desk.staged import EIGHT, TOP_4, with_cut
from desk.table import FOUR, Event, posted
from saying import fits
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import CheckIn, Drop
from topcut.acts.stages.commands import OpenStage
from topcut.answers.my_event import MyEvent, my_event
from topcut.answers.progress import progress
from topcut.messages.message import message


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


def test_who_has_dropped_is_out_and_can_do_nothing() -> None:
    event = posted()
    event.wins("Kira")
    event.wins("Quark")
    event.do(Drop(event.id("Odo")), by=event.id("Odo"))
    assert read(event, "Odo")[2] == "You have dropped: this was your last round." and of(event, "Odo").acts == ()
    event.post()
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
