"""Score sheets of pods that no door takes (001 7.2, 7.4, 7.6): every way in asks the desk."""

from __future__ import annotations

from typing import Any

import pytest

from desk.table import Event
from saying import in_words
from topcut.acts.results.commands import Concede, Correct, Dispute, Report, Settle
from topcut.acts.rounds.commands import Draw, Post
from topcut.files.results_file import read_document
from topcut.journal.fact import Result
from topcut.refusal import Refused

KIRA_AND_OTHERS = ("Kira", "Odo", "Quark", "Dax")
ROUND = (100, 0, 0, 0)
TIME_IN_THE_THIRD = ("normal", "normal", "timeout")

WRONG = [
    (Result(()), "pod-without-rounds"),
    (Result((), how="concession", absent=(1,)), "pod-without-rounds"),
    (Result((ROUND,) * 2, seen=(("emptied", ((0,),) * 2),)), "pod-rounds-missing"),
    (Result((ROUND,) * 4, ends=("normal",) * 4), "pod-rounds-missing"),
    (Result((ROUND,) * 4, how="concession", absent=(1, 2)), "pod-rounds-missing"),
    (Result((ROUND,) * 6), "pod-too-many-rounds"),
    (Result((ROUND,) * 3, ends=TIME_IN_THE_THIRD, seen=(("emptied", ((0,),) * 3),)), "pod-emptied-at-time"),
    (Result((ROUND,) * 5, ends=TIME_IN_THE_THIRD), "pod-round-after-time"),
    (Result((ROUND,) * 5, ends=("normal",) * 6), "pod-more-ends-than-rounds"),
    (Result((ROUND,) * 5, ends=("lightning",)), "pod-unknown-ending"),
    (Result(((100, -1, 0, 0),) * 5), "pod-points-out-of-range"),
    (Result(((100, 0, 0, 10**8),) * 5), "pod-points-out-of-range"),
]
RIGHT = [
    Result((ROUND,) * 5, seen=(("emptied", ((0,),) * 5),)),
    Result((ROUND,) * 5),  # nobody says who emptied their hand
    Result((ROUND,) * 3, ends=TIME_IN_THE_THIRD, seen=(("emptied", ((0,), (0,), ())),)),
    Result((ROUND,) * 5, ends=("normal",) * 4 + ("timeout",), seen=(("emptied", ((0,),) * 4),)),
    Result((ROUND,), how="concession", absent=(1, 2, 3), seen=(("emptied", ((0,),)),)),
]


def pod() -> Event:
    event = Event("tribbles", *KIRA_AND_OTHERS)
    event.do(Draw())
    event.do(Post())
    return event


def codes(event: Event, command: Any, by: str = "director") -> set[str]:
    answer = event.submit(command, by)
    assert isinstance(answer, Refused), command
    return {refusal.code for refusal in answer.refusals}


@pytest.mark.parametrize(("result", "code"), WRONG)
def test_the_desk_refuses_what_no_pod_can_have_played(result: Result, code: str) -> None:
    event = pod()
    assert code in codes(event, Report(1, 1, result))
    player = event.tournament.rounds[0].matches[1].seats[1]
    assert code in codes(event, Report(1, 1, result, player), player)


@pytest.mark.parametrize("result", RIGHT)
def test_the_desk_takes_a_whole_sheet_or_one_that_time_or_concessions_ended(result: Result) -> None:
    event = pod()
    event.do(Report(1, 1, result))
    assert event.tournament.rounds[0].matches[1].result == result


@pytest.mark.parametrize(("result", "code"), WRONG)
def test_a_result_that_takes_the_place_of_another_is_asked_the_same(result: Result, code: str) -> None:
    event = pod()
    one, other = event.tournament.rounds[0].matches[1].seats[:2]
    event.do(Report(1, 1, RIGHT[0], one), one)
    assert code in codes(event, Correct(1, 1, result, "misread"))
    assert code in codes(event, Dispute(1, 1, other, result), other)
    event.do(Dispute(1, 1, other), other)
    assert code in codes(event, Settle(1, 1, result))


def test_7_9_what_was_conceded_before_counts_for_a_sheet_and_for_its_dispute() -> None:
    event = pod()
    seats = event.tournament.rounds[0].matches[1].seats
    for player in seats[1:3]:
        event.do(Concede(1, 1, player))
    short = Result((ROUND,) * 2)
    assert codes(event, Report(1, 1, short)) == {"pod-rounds-missing"}
    event.do(Concede(1, 1, seats[3]))
    event.do(Report(1, 1, short, seats[0]), seats[0])
    event.do(Dispute(1, 1, seats[1], Result((ROUND,) * 3)), seats[1])


@pytest.mark.parametrize(("result", "code"), [one for one in WRONG if one[1] != "pod-too-many-rounds"])
def test_a_published_pod_is_kept_as_it_was_and_remarked(result: Result, code: str) -> None:
    ids = [name.lower() for name in KIRA_AND_OTHERS]
    line = {
        "players": ids,
        "games": [list(game) for game in result.games],
        "emptied": [list(seats) for seats in result.observed("emptied")],
        "ends": list(result.ends),
        "how": result.how,
        "absent": [ids[seat] for seat in result.absent],
    }
    players = [{"id": one} for one in ids]
    source = {"topcut": "results/1", "rulebook": "tribbles", "players": players, "rounds": [[line]]}
    read = read_document(source)
    assert {dict(remark.params)["what"].id for remark in read.remarks} == {code}
    assert all(in_words(remark) for remark in read.remarks)
    (match,) = read.tournament.rounds[0].matches.values()
    assert match.result == result
