"""Lines that could be typed instead of a refused one stand where its way out wants them."""

from __future__ import annotations

from desk.table import Event
from desk.typed import Slips
from topcut.journal.fact import Result
from topcut.messages.message import message
from topcut.refusal import Refusal, Refused, refusal
from topcut.slips.ways_out import with_example

MISSING = refusal("score-missing", counts="differential", by="official")
LIKE = message("slip-lines-like", lines=(message("slip-typed", text="1 FW FL 100-35"),))


def _shown(refusal: Refusal) -> Refusal:
    event = Event("star-trek-1e", "Kira", "Odo", rounds=1)
    event.post()
    slips, match = Slips(event), event.tournament.rounds[0].matches[1]
    (shown,) = with_example(slips, "1 FW FL", match, Result(codes=("FW", "FL")), Refused(refusal)).refusals
    return shown


def test_they_are_kept_beside_the_way_out_and_a_place_before_it_stays() -> None:
    place = message("place-table", table=1)
    assert _shown(MISSING) == Refusal(MISSING.why, instead=LIKE)
    assert _shown(MISSING.at(place)) == Refusal(MISSING.why, place=place, instead=LIKE)


def test_what_no_line_mends_stays_as_it_is() -> None:
    other = refusal("event-finished")
    assert _shown(other) == other
