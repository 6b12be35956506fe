"""The fold follows the facts, shares what did not change, and agrees with a slow second one."""

from __future__ import annotations

import pytest
from naive_fold import naive_fold
from stories import Story, record_all

from saying import refused
from topcut.acts.calls.facts import CallWithdrawn, JudgeAnswered, JudgeCalled
from topcut.acts.clock.facts import ClockPaused, ClockResumed, ClockStarted, TimeAdded
from topcut.acts.entries.facts import Dropped, Entered, ReEntered, Withdrawn
from topcut.acts.event.facts import Created, Undone
from topcut.acts.results.facts import Confirmed, Corrected, Delayed, Disputed, Reported, Settled
from topcut.acts.rounds.facts import Drafted, RoundPaired, RoundWithdrawn, Started
from topcut.journal.acts import acts, dependants, undone
from topcut.journal.fact import Result, Seating
from topcut.journal.fold import advance, fold
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Call, Claim, Clock, Tournament
from topcut.messages.message import Message, message

KIRA, ODO, QUARK = "p1", "p2", "p3"
TABLES = (Seating(1, (KIRA, ODO)), Seating(2, (QUARK,), "BYE"))
WON, LOST = Result(games=((100, 35),)), Result(games=((35, 100),))
OPENING: list[AnyFact] = [
    Created({"name": "test"}, "t0"),
    *(Entered(player, f"t{player}") for player in (KIRA, ODO, QUARK)),
    Started(3),
    Drafted(1, TABLES, seed="5eed"),
    RoundPaired(1, TABLES, seed="5eed"),
]


def after(*more: AnyFact) -> Tournament:
    return fold(record_all([*OPENING, *more]))


@pytest.mark.parametrize("seed", range(60))
def test_the_fold_agrees_with_a_slow_second_one(seed: int) -> None:
    records = Story(seed).go_on(90)
    for end in {0, 1, len(records) // 2, len(records)}:
        assert fold(records[:end]) == naive_fold(records[:end])


@pytest.mark.parametrize("seed", range(60))
def test_advancing_is_folding_the_whole(seed: int) -> None:
    records = Story(seed, with_undo=False).go_on(80)
    whole = fold(records)
    for cut in range(0, len(records) + 1, 3):
        assert advance(fold(records[:cut]), records[cut:]) == whole
    one_by_one: Tournament | None = Tournament()
    for record in records:
        assert one_by_one is not None
        one_by_one = advance(one_by_one, [record])
    assert one_by_one == whole


@pytest.mark.parametrize("seed", range(20))
def test_what_stood_before_is_never_changed(seed: int) -> None:
    records = Story(seed, with_undo=False).go_on(80)
    half = len(records) // 2
    before = fold(records[:half])
    advance(before, records[half:])
    assert before == fold(records[:half])


def test_a_report_copies_one_round_and_nothing_else() -> None:
    before = after(Reported(1, 1, WON), RoundPaired(2, TABLES))
    reported = advance(before, [Record(99, "", "p1", Reported(2, 1, WON, KIRA))])
    assert reported is not None
    assert reported.entrants is before.entrants
    assert reported.rounds[0] is before.rounds[0]
    assert reported.rounds[1].matches[2] is before.rounds[1].matches[2]
    assert reported.rounds[1].matches[1].status == "reported"
    assert before.rounds[1].matches[1].status == "open"
    assert reported.rulebook is before.rulebook


def test_a_drop_copies_no_round() -> None:
    before = after()
    dropped = advance(before, [Record(99, "", "director", Dropped(ODO, 1))])
    assert dropped is not None
    assert dropped.rounds[0] is before.rounds[0]
    assert dropped.entrants[KIRA] is before.entrants[KIRA]
    assert dropped.entrants[ODO].dropped_after == 1
    assert before.entrants[ODO].active


def test_nothing_new_is_the_same_tournament() -> None:
    before = after()
    assert advance(before, []) is before


def test_a_bye_is_confirmed_when_it_is_posted() -> None:
    bye = after().rounds[0].matches[2]
    assert (bye.status, bye.result) == ("confirmed", Result(codes=("BYE",)))


def test_an_entry_behind_a_posted_round_is_late() -> None:
    assert after(Entered("p4", "t")).entrants["p4"].entered_after == 1
    assert after(Entered("p4", "t")).entrants["p4"].number == 4


def test_whoever_comes_back_was_away_meanwhile() -> None:
    rounds = [RoundPaired(2, TABLES), RoundPaired(3, TABLES)]
    back = after(Dropped(ODO, 1), *rounds, ReEntered(ODO)).entrants[ODO]
    assert (back.away, back.active) == (((2, 3),), True)
    assert after(Dropped(ODO, 1), ReEntered(ODO)).entrants[ODO].away == ()


def test_whoever_withdrew_and_comes_back_later_is_a_late_entry() -> None:
    facts = record_all([*OPENING[:4], Withdrawn(ODO), *OPENING[4:], ReEntered(ODO)])
    back = fold(facts).entrants[ODO]
    assert (back.entered_after, back.withdrawn, back.away) == (1, False, ())


def test_a_report_counts_and_the_opponent_confirms_it() -> None:
    match = after(Reported(1, 1, WON, KIRA)).rounds[0].matches[1]
    assert (match.status, match.by, match.counts, match.changed) == ("reported", KIRA, True, 8)
    match = after(Reported(1, 1, WON, KIRA), Confirmed(1, 1, ODO)).rounds[0].matches[1]
    assert (match.status, match.by, match.result, match.changed) == ("confirmed", KIRA, WON, 9)


def test_an_official_report_is_confirmed_at_once() -> None:
    assert after(Reported(1, 1, WON)).rounds[0].matches[1].status == "confirmed"


def test_a_dispute_holds_both_claims_until_it_is_settled() -> None:
    disputed = [Reported(1, 1, WON, KIRA), Disputed(1, 1, ODO, LOST)]
    match = after(*disputed).rounds[0].matches[1]
    assert (match.status, match.claims) == ("disputed", (Claim(KIRA, WON), Claim(ODO, LOST)))
    assert not match.counts
    assert not after(*disputed).rounds[0].finished
    settled = after(*disputed, Settled(1, 1, LOST)).rounds[0].matches[1]
    assert (settled.status, settled.result, settled.by) == ("settled", LOST, "")


def test_a_second_dispute_is_about_what_stands_then() -> None:
    first = [Reported(1, 1, WON, KIRA), Disputed(1, 1, ODO, LOST), Disputed(1, 1, ODO, None)]
    assert after(*first).rounds[0].matches[1].claims == (Claim(KIRA, WON), Claim(ODO, None))
    again = after(*first, Settled(1, 1, WON), Disputed(1, 1, ODO, LOST)).rounds[0].matches[1]
    assert again.claims == (Claim("", WON), Claim(ODO, LOST))


def test_a_correction_stands_as_confirmed_or_settled() -> None:
    corrected = after(Reported(1, 1, WON, KIRA), Corrected(1, 1, LOST, "t")).rounds[0].matches[1]
    assert (corrected.status, corrected.result) == ("confirmed", LOST)
    disputed = [Reported(1, 1, WON, KIRA), Disputed(1, 1, ODO, LOST), Settled(1, 1, LOST)]
    assert after(*disputed, Corrected(1, 1, WON, "t")).rounds[0].matches[1].status == "settled"


def test_a_delayed_result_does_not_hold_up_the_round() -> None:
    assert after(Delayed(1, 1)).rounds[0].finished
    assert not after(Delayed(1, 1)).rounds[0].matches[1].counts


def test_a_call_for_a_judge_stands_beside_the_result_until_it_is_answered_or_taken_back() -> None:
    called = after(Reported(1, 1, WON, KIRA), JudgeCalled(1, 1, ODO, "t5")).rounds[0].matches[1]
    moment = "2026-11-15T10:00009Z"
    assert called.call == Call(ODO, moment, 9, "t5") and called.waits_for_judge
    assert (called.status, called.result, called.changed) == ("reported", WON, 8)
    answered = after(JudgeCalled(1, 1, ODO), JudgeAnswered(1, 1), Reported(1, 1, WON)).rounds[0].matches[1]
    assert answered.call == Call(ODO, "2026-11-15T10:00008Z", 8, "", moment) and not answered.waits_for_judge
    assert after(JudgeCalled(1, 1, ODO), CallWithdrawn(1, 1)).rounds[0].matches == after().rounds[0].matches
    assert after(JudgeCalled(1, 1), JudgeAnswered(1, 1), JudgeCalled(1, 1)).rounds[0].matches[1].waits_for_judge


def test_every_draw_is_counted_even_of_a_withdrawn_round() -> None:
    assert after().rounds[0].drafts == 1
    again = after(RoundWithdrawn(1), Drafted(1, TABLES, seed="2"))
    assert again.rounds == ()
    assert again.draw is not None
    assert (again.draw.drawn, again.draw.by_hand) == (2, False)
    by_hand = after(RoundWithdrawn(1), Drafted(1, TABLES, seed="2"), Drafted(1, TABLES))
    assert by_hand.draw is not None
    assert (by_hand.draw.drawn, by_hand.draw.by_hand) == (2, True)
    assert after(RoundWithdrawn(1), Drafted(1, TABLES, seed="2"), RoundPaired(1, TABLES)).rounds[0].drafts == 2


def test_an_undone_draw_is_counted_too() -> None:
    undrawn = after(Reported(1, 1, WON), Drafted(2, TABLES, seed="2"), Undone(9))
    assert undrawn.draw is None
    assert undrawn.drawn == {1: 1, 2: 1}


def test_a_withdrawn_round_is_forgotten_by_those_who_came_and_went_in_it() -> None:
    gone = after(Entered("p4", "t"), Dropped(ODO, 1), RoundWithdrawn(1))
    assert gone.entrants["p4"].entered_after == 0
    assert gone.entrants[ODO].dropped_after == 0


def test_the_clock_is_kept_as_facts() -> None:
    clock = after(ClockStarted(1, 60), ClockPaused(1), ClockResumed(1), TimeAdded(1, 3), TimeAdded(1, 5, table=1))
    moments = [f"2026-11-15T10:{seq:05}Z" for seq in (8, 9, 10)]
    assert clock.rounds[0].clock == Clock(60, moments[0], "", ((moments[1], moments[2]),), 3)
    assert clock.rounds[0].matches[1].extra_minutes == 5


def test_an_undone_act_did_not_happen() -> None:
    undone_report = after(Reported(1, 1, WON), Undone(8))
    assert undone_report.rounds == after().rounds
    assert undone_report.head == 9


def test_an_act_is_undone_whole() -> None:
    records = record_all(OPENING)
    records += [Record(8, "", "d", Reported(1, 1, WON), more=True), Record(9, "", "d", Dropped(ODO, 1))]
    records += [Record(10, "", "d", Undone(8))]
    assert undone(records) == {8, 9}
    assert fold(records).entrants[ODO].active


def test_an_undone_undo_takes_nothing_back() -> None:
    assert after(Reported(1, 1, WON), Undone(8), Undone(9)).rounds == after(Reported(1, 1, WON)).rounds


def test_an_undo_asks_for_a_fold_of_the_whole() -> None:
    assert advance(after(Reported(1, 1, WON)), [Record(9, "", "d", Undone(8))]) is None


@pytest.mark.parametrize("seed", range(40))
def test_whatever_nothing_depends_on_can_be_undone(seed: int) -> None:
    """The rest still folds, and is what it had been without the act."""
    records = Story(seed, with_undo=False).go_on(70)
    for act in list(acts(records))[1:]:
        if not dependants(records, act[0].seq):
            after_undo = fold([*records, Record(len(records) + 1, "", "d", Undone(act[0].seq))])
            without = fold([record for record in records if record not in act])
            assert (after_undo.rounds, after_undo.entrants) == (without.rounds, without.entrants)


@pytest.mark.parametrize(
    ("fact", "why"),
    [
        (Reported(2, 1, WON), message("impossible-no-round", round=2)),
        (Reported(1, 9, WON), message("impossible-no-table", round=1, table=9)),
        (Dropped("p9", 1), message("impossible-no-player", player="p9")),
        (Entered(KIRA, "t"), message("impossible-entered-before", player="p1")),
        (RoundPaired(3, TABLES), message("impossible-order", round=3, rounds=1)),
        (RoundWithdrawn(2), message("impossible-not-the-latest", round=2, rounds=1)),
        (ClockStarted(5, 60), message("impossible-no-round", round=5)),
        (JudgeCalled(1, 9), message("impossible-no-table", round=1, table=9)),
        (JudgeAnswered(1, 1), message("impossible-no-call", table=1)),
    ],
)
def test_a_record_that_cannot_be_is_refused_with_its_number(fact: AnyFact, why: Message) -> None:
    with refused("journal-impossible", seq=8, kind=type(fact).__name__, why=why):
        after(fact)
