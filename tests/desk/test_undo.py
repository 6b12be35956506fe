"""Undo: a record like any other, that names what it takes back and is refused where something depends on it."""

from __future__ import annotations

import pytest

from topcut.acts.clock.commands import PauseClock, StartClock
from topcut.acts.ending.commands import DrawLot, Finish
from topcut.acts.entries.commands import CheckIn, Drop, Enter, Person
from topcut.acts.event.commands import Announce, Undo
from topcut.acts.event.facts import Undone
from topcut.acts.results.commands import BothLose, Confirm, Correct, Delay, NoShow, Settle
from topcut.acts.rounds.commands import Post, Start, Swap, WithdrawRound

from .table import Event

FOUR = ("Kira", "Odo", "Quark", "Dax")


def posted(rulebook: str = "star-trek-2e") -> Event:
    event = Event(rulebook, *FOUR, rounds=3)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    return event


def undoing(event: Event) -> None:
    """Take back the last act."""
    event.do(Undo(event.head))


# What is taken back --------------------------------------------------------------------------------------------------


def test_an_undo_is_a_record_and_removes_none() -> None:
    event = posted()
    event.wins("Kira")
    before = list(event.history)
    (record,) = event.do(Undo(event.head))
    assert record.fact == Undone(before[-1].seq)
    assert event.history[:-1] == before


def test_an_undone_report_leaves_the_match_open() -> None:
    event = posted()
    event.wins("Kira")
    undoing(event)
    assert event.match("Kira").status == "open"
    assert event.points("Kira") == 0
    event.do(event.report("Odo", 100, 35))
    assert event.points("Odo") == 4


def test_an_undone_correction_brings_back_the_result_before() -> None:
    event = posted()
    event.wins("Kira")
    event.do(Correct(*event.at("Kira"), event.result("Odo", 100, 0), "typing error"))
    undoing(event)
    assert event.points("Kira") == 4


def test_an_undone_confirmation_leaves_the_report() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    event.do(Confirm(*event.at("Kira")))
    undoing(event)
    assert event.match("Kira").status == "reported"


def test_an_undone_settlement_leaves_the_dispute() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    event.says("Odo", 100, 35)
    event.do(Settle(*event.at("Kira"), event.result("Kira", 100, 35)))
    undoing(event)
    assert event.match("Kira").status == "disputed"
    dispute = event.history[-3]
    event.do(Undo(dispute.seq))
    assert event.match("Kira").status == "reported"


def test_an_undone_delay_leaves_the_match_open() -> None:
    event = posted()
    event.do(Delay(*event.at("Kira")))
    undoing(event)
    assert event.match("Kira").status == "open"


def test_an_undone_drop_never_happened() -> None:
    event = posted()
    event.wins("Kira")
    event.wins("Quark")
    event.do(Drop(event.id("Odo")))
    undoing(event)
    event.post()
    assert any("Odo" in pair for pair in event.pairs())


def test_an_undone_posting_leaves_the_draft() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw()
    draft = event.tournament.draw
    event.do(Post())
    undoing(event)
    assert event.tournament.rounds == ()
    assert event.tournament.draw == draft


def test_an_undone_swap_leaves_the_draw() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw(("Kira", "Odo"), ("Quark", "Dax"))
    draft = event.tournament.draw
    event.do(Swap(*event.pair("Odo", "Dax")))
    undoing(event)
    assert event.tournament.draw == draft


def test_an_undone_withdrawal_brings_back_the_round_with_its_results() -> None:
    event = posted()
    event.wins("Kira")
    before = event.tournament.rounds
    event.do(WithdrawRound(reason="by mistake"))
    undoing(event)
    assert event.tournament.rounds == before


def test_an_undone_finish_lets_the_event_go_on() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Finish())
    undoing(event)
    assert not event.tournament.finished
    event.do(Correct(*event.at("Kira"), event.result("Odo", 100, 0), "the slip was read wrongly"))


def test_an_undone_pause_lets_the_clock_run() -> None:
    event = posted()
    event.do(StartClock())
    event.do(PauseClock())
    undoing(event)
    assert event.tournament.rounds[0].clock.paused == ""


def test_an_undone_announcement_is_gone() -> None:
    event = posted()
    event.do(Announce("Lunch."))
    undoing(event)
    assert event.tournament.announcements == ()


def test_an_undone_lot_leaves_the_tie() -> None:
    event = posted()
    event.do(BothLose(*event.at("Kira")))
    event.do(BothLose(*event.at("Quark")))
    players = tuple(event.ids.values())
    event.do(DrawLot(players, drawn=players[::-1]))
    undoing(event)
    assert set(event.ranks().values()) == {1}


def test_a_lot_that_chance_drew_stands() -> None:
    event = posted()
    event.do(BothLose(*event.at("Kira")))
    event.do(BothLose(*event.at("Quark")))
    drawn = event.do(DrawLot(tuple(event.ids.values())))
    event.refused(Undo(drawn[0].seq), "undo-of-a-lot")


def test_an_undone_list_of_names_enters_nobody() -> None:
    event = Event("star-trek-2e")
    records = event.enter(*FOUR)
    event.do(Undo(records[0].seq))
    assert not event.tournament.entrants


def test_the_undo_of_a_no_show_takes_back_the_drop_with_it() -> None:
    event = posted("transformers")
    records = event.do(NoShow(*event.at("Odo"), (event.id("Odo"),)))
    event.do(Undo(records[0].seq))
    assert event.match("Odo").status == "open"
    assert event.tournament.entrants[event.id("Odo")].active


def test_an_act_that_is_not_the_last_is_undone_where_nothing_depends_on_it() -> None:
    event = posted()
    event.wins("Kira")
    seq = event.head
    event.wins("Quark")
    event.do(Announce("Lunch."))
    event.do(Undo(seq))
    assert event.match("Kira").status == "open"
    assert event.points("Quark") == 4


def test_what_was_undone_may_be_done_again() -> None:
    event = posted()
    for _ in range(3):
        event.wins("Kira")
        undoing(event)
    event.wins("Kira")
    assert event.points("Kira") == 4


def test_after_an_undone_entry_others_can_enter() -> None:
    """Garak's entry is taken back, Morn's stands; the next one gets a number of his own."""
    event = Event("star-trek-2e", *FOUR)
    seq = event.enter("Garak")[0].seq
    event.enter("Morn")
    event.do(Undo(seq))
    event.enter("Rom")
    assert len(event.tournament.entrants) == 6
    assert event.id("Rom") != event.id("Morn")


def test_a_number_is_never_given_to_somebody_else() -> None:
    """Whoever keeps p5 for Garak (a page, a phone, a text) must not find Morn under it."""
    event = Event("star-trek-2e", *FOUR)
    seq = event.enter("Garak")[0].seq
    event.do(Undo(seq))
    event.enter("Morn")
    assert event.id("Morn") != event.id("Garak")


def test_whose_entry_was_undone_may_enter_again() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(Undo(event.enter("Garak")[0].seq))
    event.enter("Garak")
    assert len(event.tournament.entrants) == 5


# What is refused -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seq", [0, -1, 99, 10**9])
def test_an_undo_names_a_record_that_is_there(seq: int) -> None:
    posted().refused(Undo(seq), "undo-no-record", record=seq)


def test_the_event_itself_is_not_undone() -> None:
    posted().refused(Undo(1), "undo-first-record")


def test_nothing_is_undone_twice() -> None:
    event = posted()
    event.wins("Kira")
    seq = event.head
    event.do(Undo(seq))
    event.refused(Undo(seq), "undo-again", record=seq)


def test_an_undo_is_not_undone() -> None:
    event = posted()
    event.wins("Kira")
    undoing(event)
    event.refused(Undo(event.head), "undo-of-an-undo")


def test_half_an_act_is_not_undone() -> None:
    """An act is named by its first record; from the middle it would take back a part of it."""
    event = Event("star-trek-2e")
    records = event.enter(*FOUR)
    event.refused(Undo(records[2].seq), "undo-inside-an-act")


def test_a_no_show_is_not_half_undone() -> None:
    event = posted("transformers")
    records = event.do(NoShow(*event.at("Odo"), (event.id("Odo"),)))
    event.refused(Undo(records[1].seq), "undo-inside-an-act")


def test_a_report_that_was_confirmed_stays_and_the_refusal_names_both() -> None:
    event = posted()
    (report,) = event.says("Kira", 100, 35)
    (confirmation,) = event.do(Confirm(*event.at("Kira")))
    event.refused(Undo(report.seq), "undo-depended-on", record=report.seq, latest=confirmation.seq, kind="Confirmed")
    event.do(Undo(confirmation.seq))
    event.do(Undo(report.seq))
    assert event.match("Kira").status == "open"


def test_a_result_that_a_draw_was_made_from_stays() -> None:
    event = posted()
    event.wins("Kira")
    seq = event.head
    event.wins("Quark")
    event.draw()
    event.refused(Undo(seq), "undo-depended-on")


def test_a_result_that_the_next_round_was_paired_from_stays() -> None:
    event = posted()
    event.wins("Kira")
    seq = event.head
    event.wins("Quark")
    event.post(("Kira", "Quark"), ("Odo", "Dax"))
    event.refused(Undo(seq), "undo-depended-on")
    event.do(WithdrawRound())
    event.refused(Undo(seq), "undo-depended-on")  # the draw that was made from it is still on the record


def test_a_posted_round_with_a_result_stays() -> None:
    event = posted()
    seq = event.head
    event.wins("Kira")
    event.refused(Undo(seq), "undo-depended-on", record=seq, latest=event.head)


def test_a_draw_that_was_posted_stays() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(Start())
    (draw,) = event.draw()
    event.do(Post())
    event.refused(Undo(draw.seq), "undo-depended-on")


def test_an_entry_that_was_paired_stays() -> None:
    event = Event("star-trek-2e", *FOUR)
    seq = event.enter("Garak")[0].seq
    event.draw()
    event.refused(Undo(seq), "undo-depended-on")


def test_an_entry_that_checked_in_stays() -> None:
    event = Event("star-trek-2e", *FOUR)
    seq = event.enter("Garak")[0].seq
    event.do(CheckIn(event.id("Garak")))
    event.refused(Undo(seq), "undo-depended-on")


def test_a_drop_that_the_next_round_was_paired_without_stays() -> None:
    event = posted()
    event.wins("Kira")
    event.wins("Quark")
    event.do(Drop(event.id("Odo")))
    seq = event.head
    event.post()
    event.refused(Undo(seq), "undo-depended-on")


def test_the_start_stays_when_a_round_was_drawn() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(Start())
    seq = event.head
    event.draw()
    event.refused(Undo(seq), "undo-depended-on")


def test_in_a_finished_event_only_the_finish_is_undone() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    report = event.head
    event.do(Finish())
    finish = event.head
    event.refused(Undo(report), "undo-depended-on", record=report, latest=finish)
    event.do(Undo(finish))
    event.do(Undo(report))


def test_a_result_that_a_lot_was_drawn_from_stays() -> None:
    event = posted()
    event.do(BothLose(*event.at("Kira")))
    event.do(BothLose(*event.at("Quark")))
    seq = event.head
    event.do(DrawLot(tuple(event.ids.values())))
    event.refused(Undo(seq), "undo-depended-on")


def test_an_undo_with_a_key_is_done_once() -> None:
    event = posted()
    event.wins("Kira")
    seq = event.head
    first = event.do(Undo(seq), key="desk-1")
    assert event.do(Undo(seq), key="desk-1") == first


def test_somebody_whose_entry_was_undone_is_unknown() -> None:
    event = Event("star-trek-2e", *FOUR)
    seq = event.enter("Garak")[0].seq
    event.do(Undo(seq))
    event.refused(CheckIn("p5"), "entry-no-player")
    event.do(Enter((Person("Garak"),)))
