"""The listing of an event: its program, values and words, until when its time may change, and who its players are."""

from __future__ import annotations

import pytest

from desk.table import FOUR, Event
from topcut.acts.ending.commands import Finish
from topcut.acts.event.commands import Undo
from topcut.acts.listing.commands import ChangeListing, Know, TakeInto
from topcut.acts.listing.words import ListingWords, words_of
from topcut.journal.codec import decode, encode
from topcut.journal.fold import fold
from topcut.programs.load import load

STAR_TREK = load("star-trek").source
SOON = {"date": "2026-11-17", "start": "10:00", "zone": "Europe/Berlin"}  # the desk's clock: 15 November, 10:00 UTC


@pytest.fixture
def event() -> Event:
    return Event("star-trek-2e", *FOUR, rounds=1)


def test_what_is_said_stays_until_something_else_is(event: Event) -> None:
    event.do(ChangeListing({"level": "regional", "challenge": True}, ListingWords(fee="5 strips")))
    event.do(ChangeListing({"level": "national"}))
    listing = event.tournament.listing
    assert (listing.level, listing.challenge) == ("national", True)
    assert words_of(event.tournament, event.journal.known.words).fee == "5 strips"


def test_only_what_is_different_is_written_down(event: Event) -> None:
    event.do(ChangeListing({"level": "regional", "region": "Bajor"}))
    event.do(ChangeListing({"level": "regional", "region": "Cardassia"}))
    assert event.history[-1].fact.values == {"region": "Cardassia"}


def test_words_stand_outside_the_chain(event: Event) -> None:
    event.do(ChangeListing({}, ListingWords(director="Benjamin Sisko", phone="555-1701")))
    assert b"Sisko" not in encode(event.history[-1])


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({"captain": "Sisko"}, "listing-no-value"),
        ({"level": "galactic"}, "listing-not-one-of"),
        ({"challenge": "perhaps"}, "listing-wrong-kind"),
        ({"region": True}, "listing-wrong-kind"),
        ({"date": "tomorrow"}, "form-no-day"),
        ({"start": "25:00"}, "form-no-hour"),
        ({"zone": "Bajor/Capital"}, "form-no-zone"),
        ({"region": "x" * 501}, "form-too-long"),
        ({}, "listing-same"),
    ],
)
def test_what_a_listing_cannot_say_is_refused(event: Event, values: dict[str, str | bool], code: str) -> None:
    event.refused(ChangeListing(values), code)


def test_everything_that_is_wrong_is_said_at_once(event: Event) -> None:
    refused = event.submit(ChangeListing({"level": "galactic", "start": "noon"}))
    assert [one.code for one in refused.refusals] == ["listing-not-one-of", "form-no-hour"]


def test_2_the_time_of_a_sanctioned_event_holds_from_24_hours_before(event: Event) -> None:
    """It is to begin on the 16th at 10:30 UTC; at 10:00 UTC on the 15th there is half an hour left to move it."""
    event.do(TakeInto(STAR_TREK))
    event.do(ChangeListing({**SOON, "date": "2026-11-16", "start": "11:30"}))
    event.do(ChangeListing({"start": "10:45"}))  # 09:45 UTC: less than a day from now
    event.refused(ChangeListing({"start": "18:00"}), "listing-too-late", notice=24)
    event.do(ChangeListing({"region": "Bajor"}))  # everything else may change at any time


def test_outside_of_a_program_an_event_is_moved_whenever_its_director_likes(event: Event) -> None:
    event.do(ChangeListing({**SOON, "date": "2026-11-15", "start": "11:30"}))
    event.do(ChangeListing({"start": "18:00"}))
    assert event.tournament.listing.start == "18:00"


def test_a_listing_changes_when_the_event_is_over_too(event: Event) -> None:
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Finish())
    event.do(TakeInto(STAR_TREK))
    event.do(ChangeListing({"level": "regional"}))
    event.do(Know(event.id("Kira"), "h7"))
    assert event.tournament.finished and event.tournament.program["name"] == "star-trek"


def test_the_program_is_kept_as_it_was(event: Event) -> None:
    event.do(TakeInto(STAR_TREK))
    event.refused(TakeInto(STAR_TREK), "listing-program-same")
    assert event.tournament.program == STAR_TREK and event.tournament.taken
    event.do(TakeInto({}))
    assert event.tournament.program == {} and event.tournament.taken


def test_a_program_with_errors_is_not_taken(event: Event) -> None:
    refused = event.submit(TakeInto({**STAR_TREK, "level": [{"name": "galactic"}]}))
    assert refused.refusals and event.tournament.program == {}


def test_nobody_is_two_players_of_one_event(event: Event) -> None:
    event.do(Know(event.id("Kira"), "h7"))
    event.refused(Know(event.id("Odo"), "h7"), "listing-known-twice")
    event.refused(Know(event.id("Kira"), "h7"), "listing-known-same")
    event.do(Know(event.id("Kira"), ""))
    event.do(Know(event.id("Odo"), "h7"))
    assert event.tournament.entrants[event.id("Odo")].who == "h7"


def test_a_listing_is_undone_like_everything_else(event: Event) -> None:
    event.do(ChangeListing({"level": "regional"}))
    event.do(Undo(event.history[-1].seq))
    assert event.tournament.listing.level == ""


def test_what_was_written_is_read_again(event: Event) -> None:
    event.do(TakeInto(STAR_TREK))
    event.do(ChangeListing({"level": "regional", "challenge": True}, ListingWords(place="Quark's Bar")))
    event.do(Know(event.id("Kira"), "h7"))
    read = [decode(encode(record)) for record in event.history]
    assert fold(read) == event.tournament
