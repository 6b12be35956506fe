"""Lines that are typed instead stand in the place that a refusal keeps for them."""

from __future__ import annotations

from desk.table import Event
from desk.typed import Slips
from topcut.journal.records import Result
from topcut.messages.message import Message, message
from topcut.refusal import Refusal, Refused
from topcut.slips.ways_out import LINES, with_example

MISSING = Message("no-score", ((LINES, ""),))
LIKE = message("slip-lines-like", lines=(message("slip-typed", text="1 FW FL 100-35"),))


def _shown(refusal: Refusal) -> Refusal:
    event = Event("star-trek-1e", "Kira", "Odo", rounds=1)
    event.post()
    slips, match = Slips(event), event.tournament.rounds[0].matches[1]
    (shown,) = with_example(slips, "1 FW FL", match, Result(codes=("FW", "FL")), Refused(refusal)).refusals
    return shown


def test_in_the_text_of_the_refusal() -> None:
    assert _shown(Refusal(MISSING)) == Refusal(Message("no-score", ((LINES, LIKE),)))


def test_in_its_way_out() -> None:
    why, way = Message("no-score"), Message("type-it", ((LINES, ""), ("other", "case")))
    assert _shown(Refusal(why, way)) == Refusal(why, Message("type-it", ((LINES, LIKE), ("other", "case"))))


def test_a_place_before_it_stays() -> None:
    place = message("place-table", table=1)
    assert _shown(Refusal(MISSING, place=place)).place == place


def test_what_no_line_mends_stays_as_it_is() -> None:
    other = Refusal(Message("result-same", ((LINES, ""),)))
    assert _shown(other) == other
