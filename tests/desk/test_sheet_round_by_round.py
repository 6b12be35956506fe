"""A pod's sheet, saved round by round (001 7.2): what is in stands, and all of it together is the result."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from desk.table import Event
from topcut.acts.event.commands import Undo
from topcut.acts.results.commands import Concede, Correct, NoteRounds, Report
from topcut.acts.results.facts import PodRoundsNoted, Reported
from topcut.acts.seen import SawRounds
from topcut.acts.who import Actor
from topcut.desk.submit import Accepted, submit
from topcut.journal.fact import PodRound, Result
from topcut.journal.fold import fold
from topcut.journal.state import Match
from topcut.refusal import Refused

FOUR = ("Kira", "Odo", "Quark", "Dax")
SHEET = ((1200, 0, 350, 40), (0, 800, 60, 20), (0, 0, 111, 111), (10, 20, 1000, 0), (0, 390, 0, 150))
OUT = ((0,), (1,), (2, 3), (2,), (1, 3))
TURNS = tuple(PodRound(turn, points, out) for turn, (points, out) in enumerate(zip(SHEET, OUT, strict=True), start=1))
WHOLE = Result(SHEET, seen=(("emptied", OUT),))


def _pod() -> Event:
    event = Event("tribbles", *FOUR)
    event.post()
    return event


def _match(event: Event) -> Match:
    return event.tournament.rounds[0].matches[1]


def _noted(event: Event, *turns: PodRound, time: bool = False, by: str = "") -> None:
    event.do(NoteRounds(1, 1, turns, time, by), by=by or "director")


def test_what_is_in_stands_and_counts_for_nothing_yet() -> None:
    event = _pod()
    _noted(event, TURNS[0])
    _noted(event, TURNS[1])
    assert _match(event).noted == TURNS[:2] and _match(event).status == "open" and _match(event).result is None
    assert {event.points(name) for name in FOUR} == {0}
    assert not event.tournament.rounds[0].finished


def test_the_same_round_again_overwrites_until_the_result_is_in() -> None:
    event = _pod()
    _noted(event, TURNS[0], PodRound(2, (1, 2, 3, 4)))
    _noted(event, TURNS[1])
    assert _match(event).noted == TURNS[:2]
    assert isinstance(event.history[-1].fact, PodRoundsNoted) and event.history[-1].fact.turns == (TURNS[1],)
    _noted(event, PodRound(2))  # taken back
    assert _match(event).noted == TURNS[:1]


def test_with_the_last_round_it_is_a_result_as_any_other() -> None:
    whole, event = _pod(), _pod()
    whole.do(Report(1, 1, WHOLE))
    for turn in TURNS:
        _noted(event, turn)
    assert isinstance(event.history[-1].fact, Reported)
    assert _match(event).result == _match(whole).result and _match(event).noted == ()
    event.refused(NoteRounds(1, 1, TURNS[:1]), "result-exists")
    event.do(Correct(1, 1, Result(((1, 2, 3, 4), *SHEET[1:]), seen=(("emptied", ((), *OUT[1:])),)), "misread"))


def test_a_player_saves_and_the_others_confirm_the_whole() -> None:
    event = _pod()
    one, other = _match(event).seats[:2]
    _noted(event, *TURNS[:4], by=one)
    _noted(event, TURNS[4], by=other)
    assert (_match(event).status, _match(event).by) == ("reported", other)
    event.refused(NoteRounds(1, 1, TURNS[:1], by=one), "pod-note-reported", by=one)


def test_7_4_time_ends_the_match_in_the_last_round_that_is_in() -> None:
    event = _pod()
    _noted(event, *TURNS[:2])
    _noted(event, PodRound(3, (5, 0, 0, 0)), time=True)
    assert _match(event).result == Result(
        (*SHEET[:2], (5, 0, 0, 0)), ends=("normal", "normal", "timeout"), seen=(("emptied", (*OUT[:2], ())),)
    )


def test_7_9_who_conceded_stays_so_and_the_last_one_left_has_ended_it() -> None:
    event = _pod()
    first, *others = _match(event).seats
    _noted(event, TURNS[0])
    event.do(Concede(1, 1, first))
    assert _match(event).noted == TURNS[:1]
    for other in others[:2]:
        event.do(Concede(1, 1, other))
    _noted(event, TURNS[1])
    result = _match(event).result
    assert result is not None and (result.how, result.absent) == ("concession", (0, 1, 2))


def test_undo_takes_back_one_saving() -> None:
    event = _pod()
    _noted(event, TURNS[0])
    _noted(event, TURNS[1])
    event.do(Undo(event.head))
    assert _match(event).noted == TURNS[:1]


def test_what_cannot_be_a_round_is_refused() -> None:
    event = _pod()
    event.refused(NoteRounds(1, 1, ()), "pod-without-rounds")
    event.refused(NoteRounds(1, 1, (PodRound(6, (1, 2, 3, 4)),)), "pod-note-no-such-round", most=5)
    event.refused(NoteRounds(1, 1, (TURNS[0], TURNS[0])), "pod-note-no-such-round", most=5)
    event.refused(NoteRounds(1, 1, (PodRound(1, (1, 2, 3)),)), "pod-note-seats", round=1, seats=4)
    event.refused(NoteRounds(1, 1, (PodRound(1, (1, 2, 3, 4), (4,)),)), "pod-note-seats", round=1, seats=4)
    event.refused(NoteRounds(1, 1, (PodRound(1, (1, 2, 3, -4)),)), "pod-points-out-of-range", points=-4)
    event.refused(NoteRounds(1, 1, (TURNS[0], TURNS[2]), time=True), "pod-note-gap", rounds=("2",))
    _noted(event, TURNS[0])
    event.refused(NoteRounds(1, 1, TURNS[:1]), "pod-note-same", rounds=1)


def test_a_match_of_two_has_no_sheet() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.post()
    event.refused(NoteRounds(1, 1, (PodRound(1, (1, 2)),)), "pod-note-no-pod")


def test_two_who_save_at_once_look_first() -> None:
    """Who saw the sheet as it was before is told what is in; a report that came meanwhile is met by rule."""
    event = _pod()
    one, other = _match(event).seats[:2]
    seen = SawRounds(1, 1, _match(event).changed)

    def saves(player: str, *turns: PodRound) -> object:
        command = NoteRounds(1, 1, turns, by=player)
        who = Actor("player", player)
        return submit(event.journal, command, who, clock=event.clock, entropy=event.entropy, expects=seen)

    assert isinstance(saves(one, TURNS[0]), Accepted)
    answer = saves(other, PodRound(1, (9, 9, 9, 9)))
    assert isinstance(answer, Refused) and answer.refusals[0].code == "desk-match-changed"
    assert _match(event).noted == TURNS[:1]
    event.do(Report(1, 1, WHOLE, one), by=one)
    assert isinstance(saves(other, *TURNS), Accepted) and _match(event).status == "confirmed"


wrong = st.tuples(*(st.integers(0, 3000) for _ in FOUR))


@given(order=st.permutations(TURNS), before=st.lists(st.tuples(st.integers(1, 5), wrong), max_size=6), data=st.data())
def test_any_order_of_saving_gives_the_result_of_the_whole_sheet(
    order: list[PodRound], before: list[tuple[int, tuple[int, ...]]], data: st.DataObject
) -> None:
    """With wrong rounds among them that are overwritten later, in groups of any size."""
    whole, event = _pod(), _pod()
    whole.do(Report(1, 1, WHOLE))
    kept = data.draw(st.sampled_from(TURNS))  # it comes last, so that what is wrong is never a result
    for turn, points in before:
        if turn != kept.turn and PodRound(turn, points) not in _match(event).noted:
            _noted(event, PodRound(turn, points))
    rest = [turn for turn in order if turn != kept]
    while rest:
        size = data.draw(st.integers(1, len(rest)))
        fresh, rest = tuple(rest[:size]), rest[size:]
        if any(turn not in _match(event).noted for turn in fresh):
            _noted(event, *fresh)
    _noted(event, kept)
    assert _match(event).result == _match(whole).result
    assert event.ledger == whole.ledger
    assert fold(event.history) == event.tournament
