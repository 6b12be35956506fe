"""What is said, where: names, lists, places, and the way out for each medium."""

from __future__ import annotations

import re
import unicodedata
from html import escape

import pytest

from topcut.messages.message import Message, Moment, Player, Score, message, with_names
from topcut.messages.numerals import TYPED
from topcut.messages.plural import plural
from topcut.messages.voice import Voice
from topcut.refusal import LONGEST, Refusal, refusal

KIRA = Player("p1", "Kira Nerys", "kira")


def test_a_message_is_the_same_in_whatever_order_its_values_are_given() -> None:
    assert message("place-match", round=3, table=1) == message("place-match", table=1, round=3)
    assert len({message("a", x=1), message("a", x=1), message("a", x=2)}) == 2


def test_a_name_is_shown_and_a_player_nobody_knows_is_an_id() -> None:
    assert Voice("cli").say(message("result-confirmed-by-another", player=KIRA)) == "Kira Nerys cannot confirm this"
    assert Voice("cli").say(message("result-confirmed-by-another", player=Player("p1"))) == "p1 cannot confirm this"


def test_in_a_command_players_are_typed_one_after_the_other() -> None:
    tied = (KIRA, Player("p2", "Odo Ital", "odo"))
    told = Voice("cli").told(refusal("seed-tied-for-last-place", first=tied, stage="heat 1", tied=tied))
    assert told.what == "Kira Nerys, Odo Ital are tied for the last qualifying place in heat 1"
    assert told.do == "draw the lot among them: `topcut lot kira odo`"


def test_names_are_filled_in_wherever_players_stand() -> None:
    said = message("place-match", round=1, table=2, players=(Player("p1"), Player("p2", "Odo")))
    within = message("result-same", match=said)
    assert (
        Voice("cli")
        .say(with_names(within, lambda _: KIRA))
        .startswith("round 1, table 2 (Kira Nerys, Odo) already has")
    )


def test_what_comes_from_outside_is_made_harmless_once() -> None:
    voice = Voice("web", outside=escape)
    match = message("place-match", round=1, table=2, players=(Player("p1", "<b>&"),))
    assert voice.say(message("result-same", match=match)) == "round 1, table 2 (&lt;b&gt;&amp;) already has that result"


def test_what_a_file_holds_is_repeated_as_far_as_anybody_reads() -> None:
    said = Voice("cli").told(refusal("journal-unwritable", text="x" * 10_000)).what
    assert len(said) < LONGEST + 100 and "…" in said


def test_the_way_out_is_that_of_the_medium() -> None:
    closed = refusal("result-round-closed", round=2)
    told = {medium: Voice(medium).told(closed).do for medium in ("cli", "web", "phone", "api")}
    assert told == {
        "cli": "use `correct` with a reason",
        "web": "use “Correct the result” with a reason",
        "phone": "ask the director: only an official can enter it now",
        "api": "Correct",
    }


def test_a_way_out_that_hangs_on_more_is_given_with_the_refusal() -> None:
    match, settle = message("place-table", table=1), message("result-way-settle")
    exists = refusal("result-exists", match=match, result="2-1", way=settle)
    assert str(Voice("cli").told(exists)) == "table 1 already has a result: 2-1; settle the dispute"
    assert Voice("phone").told(exists).do == "if that is wrong, ask a judge or the director"


def test_lines_to_type_are_said_where_the_text_wants_them_and_otherwise_behind_it() -> None:
    missing = refusal("score-missing", by="official", counts="differential")
    like = message("slip-lines-like", lines=(message("slip-typed", text="1 FW FL 100-35"),))
    behind = Refusal(message("event-finished"), instead=like)
    assert Voice("cli").way(Refusal(missing.why, instead=like)) == (
        "type it after the result, like `1 FW FL 100-35`; if nobody knows it, an official adds `no-score`"
    )
    assert Voice("cli").way(behind) == "correct a result, or reopen the event, like `1 FW FL 100-35`"
    assert Voice("cli").way(missing) == "type it after the result; if nobody knows it, an official adds `no-score`"


def test_a_place_stands_before_what_is_said_and_the_outer_one_first() -> None:
    inner = (
        refusal("event-finished").at(message("place-table", table=4)).at(message("place-line", file="a.json", line=3))
    )
    assert Voice("cli").told(inner).what == "a.json line 3, table 4: the event is finished"
    assert inner.code == "event-finished"


def test_without_a_text_the_id_is_said() -> None:
    assert Voice("cli").say(Message("nothing-of-the-kind")) == "nothing-of-the-kind"


def test_scores_have_a_dash_and_a_true_minus_for_people_and_are_as_typed_for_programs() -> None:
    told = [message("outcome-score", codes="FW/FL", score=Score(numbers)) for numbers in ((100, 35), (100, -5))]
    for medium in ("cli", "web", "phone"):
        assert [Voice(medium).say(one) for one in told] == ["FW/FL 100–35", "FW/FL 100 : −5"]
    assert [Voice("cli", numerals=TYPED).say(one) for one in told] == ["FW/FL 100-35", "FW/FL 100:-5"]


def test_a_moment_is_said_as_its_reader_counts_it() -> None:
    told = message("fact-deadline", round=2, until=Moment("2026-11-22T20:00+01:00"), how="final")
    assert Voice("cli").say(told) == "round 2 ends 2026-11-22T20:00+01:00, no extensions"
    assert Voice("web", moment=lambda at: at[:10]).say(told) == "round 2 ends 2026-11-22, no extensions"


def test_which_one_it_is_has_its_own_endings() -> None:
    said = [Voice("cli").say(message("placing-ordinal", number=number)) for number in (1, 2, 3, 4, 11, 12, 13, 21, 112)]
    assert said == ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"]


def test_a_sum_has_a_plus_between_its_numbers() -> None:
    assert Voice("cli").say(message("standing-sum", terms=("4", "2", "0"), sum=6)) == "4 + 2 + 0 = 6"


def test_in_the_marked_language_only_what_is_put_in_is_unmarked() -> None:
    told = Voice("cli", "en-XA").told(refusal("result-stranger", player=KIRA, match=message("place-table", table=4)))
    assert re.findall("[A-Za-z](?!\N{COMBINING DOT BELOW})", told.what + told.do) == [*"KiraNerys"]
    assert unicodedata.normalize("NFKD", told.do).replace("\N{COMBINING DOT BELOW}", "") == "check the table"


def test_a_language_without_a_text_says_it_in_english() -> None:
    assert Voice("cli", "tlh").say(message("event-finished")) == "the event is finished"


@pytest.mark.parametrize(("number", "form"), [(1, "one"), (-1, "one"), (0, "other"), (2, "other"), (-2, "other")])
def test_one_less_is_one_as_well(number: int, form: str) -> None:
    assert plural("en", number) == form
