"""A game with a score in a results file: what a table would be asked about is kept as published, and remarked."""

from __future__ import annotations

from typing import Any

import pytest

from saying import fits, refused
from topcut.files.results_export import results_document
from topcut.files.results_file import ResultsSheet, read_document
from topcut.journal.fact import Result
from topcut.messages.message import Message, message
from topcut.refusal import Refused

PLAYERS = [{"id": "kira", "name": "Kira"}, {"id": "odo", "name": "Odo"}]


def read(rulebook: str = "star-trek-2e", **line: Any) -> ResultsSheet:
    match = {"players": ["kira", "odo"], **line}
    answer = read_document({"rulebook": rulebook, "rounds_planned": 3, "players": PLAYERS, "rounds": [[match]]})
    assert not isinstance(answer, Refused), answer
    return answer


def result_in(sheet: ResultsSheet) -> Result:
    result = sheet.tournament.rounds[0].matches[1].result
    assert result is not None
    return result


@pytest.mark.parametrize(
    ("line", "remark"),
    [
        ({"result": ["FW", "FL"]}, message("score-missing", counts="differential")),
        ({"result": ["MW", "ML"]}, message("score-missing", counts="differential")),
        ({"score": [120, 90], "missions": [[2, 0], [0, 0]], "result": ["FW", "FL"]}, "score-full-win-unmet"),
        ({"score": [20000, 90]}, message("score-out-of-range", number=20000)),
    ],
)
def test_what_no_table_could_report_is_kept_and_remarked(line: dict[str, Any], remark: Message | str) -> None:
    sheet = read(**line)
    place = message("place-round-table", round=1, table=1)
    assert fits(sheet.remarks, [message("import-remark", place=place, what=remark)]), sheet.remarks
    assert result_in(sheet).codes == tuple(line.get("result", ()))


def test_r58_who_won_without_the_conditions_is_asked_in_a_file_too() -> None:
    """Nobody is said to have won, and the missions say that nobody has: the higher score does not decide it."""
    with refused("score-full-win-unmet"):
        read(score=[90, 120], missions=[[1, 1], [0, 0]])


def test_what_contradicts_itself_is_refused_in_a_file_too() -> None:
    with refused("score-loser-met-all"):
        read(score=[100, 120], result=["FL", "FW"], missions=[[1, 1], [0, 0]])


def test_a_score_that_nobody_knows_comes_back_as_it_went_out() -> None:
    sheet = read(result=["FW", "FL"], unscored=True)
    assert sheet.remarks == () and result_in(sheet) == Result(codes=("FW", "FL"), unscored=True)
    ids = {player["id"]: player["id"] for player in PLAYERS}
    document = results_document(sheet.tournament, sheet.rulebook, ids, ids)
    assert document["rounds"][0][0]["unscored"] is True
    again = read_document(document)
    assert not isinstance(again, Refused) and result_in(again) == result_in(sheet)


def test_7_4_1_scores_below_zero_are_read() -> None:
    assert result_in(read("star-trek-1e", score=[100, -5])).games == ((100, -5),)
