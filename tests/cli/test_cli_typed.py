"""Results and names as they are typed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from terminal import Topcut

from topcut.messages.message import message


def last_result(topcut: Topcut) -> str:
    """Codes, score and ending, without the missions that were typed."""
    told = str(topcut("journal", "--last", 1, "--json").data["records"][0]["text"]).partition("): ")[2]
    return told.partition(", missions ")[0]


def seated_first(topcut: Topcut, handle: str) -> bool:
    rows = topcut("pairings", "--json").data["pairings"]
    return any(row["players"][0] == handle for row in rows)


def turned(words: str) -> str:
    """The same result as the other seat sees it."""
    codes, between, rest = words.partition(", " if words[5:7] == ", " else " ")
    if between == ", ":
        return f"{'/'.join(reversed(codes.split('/')))}, {rest}"
    score = re.match(r"[\d:-]*", rest)
    assert score
    numbers, how = score[0], rest[score.end() :]
    between = ":" if ":" in numbers else "-"
    return f"{'/'.join(reversed(codes.split('/')))} {between.join(reversed(numbers.split(between)))}{how}".strip()


@pytest.mark.parametrize(
    ("typed", "result"),
    [
        ("kira 100-35", "FW/FL 100-35"),
        ("quark 35-100", "FW/FL 100-35"),
        ("kira 100:35", "FW/FL 100-35"),
        ("kira 100 – 35", "FW/FL 100-35"),
        ("kira 100 35", "FW/FL 100-35"),
        ("Kira Nerys 100-35", "FW/FL 100-35"),
        ("nerys FW 100-35", "FW/FL 100-35"),
        ("kira fl 35-100", "FL/FW 35-100"),
        ("nerys FW no-score", "FW/FL, score not known"),
        ("kira fl unscored", "FL/FW, score not known"),
        ("kira effect no-score", "FW/FL by effect, score not known"),
        ("kira 100-120 1/1-0/0", "FW/FL 100-120"),
        ("kira 100-35 1/1-1/0 time", "FW/FL 100-35"),
        ("kira FW FL 100-35", "FW/FL 100-35"),
        ("kira MW ML 65-40", "MW/ML 65-40"),
        ("kira 65-40 time", "MW/ML 65-40"),
        ("kira 65-65 time", "TT/TT 65-65"),
        ("kira 65-65 tie", "TT/TT 65-65"),
        ("kira tie", "TT/TT"),
        ("kira 65-65 1/1-1/0 time", "MW/ML 65-65"),
        ("kira 65-70 1/1-2/0 timeout", "MW/ML 65-70"),
        ("kira 100-0 concede", "FW/FL 100-0 by concession"),
        ("kira 20-90 concession", "FL/FW 20-90 by concession"),
        ("kira concede", "FL/FW by concession"),
        ("kira 50-50 concede", "FL/FW 50-50 by concession"),
        ("kira 60-35 effect", "FW/FL 60-35 by effect"),
        ("kira 0-35 effect", "FW/FL 0-35 by effect"),
        ("quark 35-0 FL effect", "FW/FL 0-35 by effect"),
        ("quark 35-0 effect kira", "FW/FL 0-35 by effect"),
        ("kira FW 35-60 effect", "FW/FL 35-60 by effect"),
        ("kira 60-35 decked", "FW/FL 60-35, decks empty"),
        ("kira MG", "MG/BYE"),
    ],
)
def test_a_result_is_typed_from_one_side(topcut: Topcut, event: Path, typed: str, result: str) -> None:
    answer = topcut("report", typed)
    assert answer.code == 0, answer.err
    assert last_result(topcut) == (result if seated_first(topcut, "kira-nerys") else turned(result))


def test_a_table_means_the_first_seat_first(topcut: Topcut, event: Path) -> None:
    assert topcut("report", "table 1 100-35").code == 0
    assert last_result(topcut) == "FW/FL 100-35"


def test_missions_by_their_name(topcut: Topcut, event: Path) -> None:
    assert topcut("report", "1", "40-40", "time", "missions", "1/0-1/1").code == 0
    assert last_result(topcut) == "ML/MW 40-40"
    assert "cannot be read as missions" in topcut("report", "2", "40-40", "time", "missions", "3").refusal


def test_a_full_win_below_100_is_taken_with_a_note(topcut: Topcut, event: Path) -> None:
    answer = topcut("report", "1 65-40")
    assert answer.code == 0
    if answer.err:
        assert answer.says("remark-win-too-low")


def test_who_conceded_must_be_said(topcut: Topcut, event: Path) -> None:
    topcut("report", "1 concede").refused("slip-conceded-by-nobody")
    topcut("report", "1 50-50 concede").refused("slip-conceded-by-nobody")
    topcut("report", "kira 90-20 concede").refused("slip-conceded-while-ahead")
    assert topcut("report", "1 20-90 concede").code == 0  # at a table the lower score gave up
    assert last_result(topcut) == "FL/FW 20-90 by concession"


def test_7_4_the_answer_has_points_and_differential(topcut: Topcut, event: Path) -> None:
    """The guide's own example of an effect: nought against 35 is 65 (7.4.1)."""
    first = seated_first(topcut, "kira-nerys")
    said = "(4/1 points, differential +65/−65)" if first else "(1/4 points, differential −65/+65)"
    assert said in " ".join(topcut("report", "kira 0-35 effect").out.split())
    data = topcut("correct", "kira 100-35", "--reason", "no effect", "--yes")
    assert said in " ".join(data.out.split())
    reported = topcut("report", "odo 100-20", "--json").data["accepted"][0]
    assert sorted(reported["points"]) == [1, 4] and sorted(reported["differential"]) == [-80, 80]


def test_who_won_by_an_effect_must_be_said(topcut: Topcut, event: Path) -> None:
    """7.4.1: the effect wins whatever the score, so the score cannot tell."""
    topcut("report", "1 60-35 effect").refused("slip-effect-without-winner")
    assert topcut("report", "1 60-35 effect FL FW").code == 0
    assert last_result(topcut) == "FL/FW 60-35 by effect"


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("kira 60-35 concede time", "`concede` and `time` are two endings"),
        ("kira 60-35 time effect", "`time` and `effect` are two endings"),
        ("kira 60-35 decked time", "`decked` and `time` are two endings"),
        ("kira 60-35 normal time", "`normal` and `time` are two endings"),
        ("kira concede both-lose", "`concede` and `both-lose` are two endings"),
        ("kira 60-60 tie concede", "TT/TT cannot result from a concession, which gives FW/FL"),
        ("kira 60-60 tie effect", "TT/TT cannot result from a win by effect, which gives FW/FL"),
        ("kira 65-40 tie", "TT/TT contradicts"),
        ("kira 100-35 tie FW", "FW is not a tie"),
        ("kira 100-35 65-40", "100–35 and 65–40 are two results"),
        ("kira 65-40 1/1-0/0 1/0-0/0 time", "the missions are given twice"),
        ("kira FW FL MW 100-35", "3 results were given for 2 players"),
        ("kira FW MW 100-35", "do not go together"),
    ],
)
def test_words_that_contradict_each_other_are_refused(topcut: Topcut, event: Path, typed: str, why: str) -> None:
    before = event.read_bytes()
    assert why in topcut("report", typed).refusal
    assert event.read_bytes() == before


def test_the_same_thing_said_twice_is_no_contradiction(topcut: Topcut, event: Path) -> None:
    assert topcut("report", "kira 65-40 1/1-0/0 time timeout missions 1/1-0/0").code == 0


@pytest.mark.parametrize("typed", ["kira FW FL", "kira fl", "kira MW ML", "kira effect", "kira decked FW FL"])
def test_7_4_the_score_is_asked_for(topcut: Topcut, event: Path, typed: str) -> None:
    before = event.read_bytes()
    answer = topcut("report", typed)
    answer.refused("score-missing", counts="differential", by="official")
    assert event.read_bytes() == before
    topcut("report", f"{typed} no-score", "--by", "kira").refused("score-left-out-by-player")
    topcut("report", typed, "--by", "kira").refused("score-missing", by="player")
    like = answer.refusal.partition("`")[2].partition("`")[0]
    assert like.startswith(typed) and topcut("report", like).code == 0 and topcut("undo").code == 0
    taken = topcut("report", f"{typed} no-score")
    assert taken.code == 0
    assert taken.says("outcome-unscored") and taken.says("remark-no-score")
    assert last_result(topcut).endswith("score not known")


@pytest.mark.parametrize("typed", ["kira tie", "kira concede", "kira MG"])
def test_where_the_differential_is_fixed_no_score_is_asked_for(topcut: Topcut, event: Path, typed: str) -> None:
    assert topcut("report", typed).code == 0


def test_a_score_that_is_not_known_has_no_numbers(topcut: Topcut, event: Path) -> None:
    topcut("report", "kira 100-35 no-score").refused("score-known-and-unknown")


def test_7_5_1_a_normal_win_without_the_conditions_is_asked_about(topcut: Topcut, event: Path) -> None:
    """R58: never silently given to the higher score."""
    answer = topcut("report", "kira 120-90 2/0-0/0")
    conditions = message("score-conditions", points=100, missions="and-two-missions")
    answer.refused("score-full-win-unmet", conditions=conditions)
    hint = answer.refusal.partition("`")[2].partition("`")[0]
    assert topcut("report", hint).code == 0
    assert last_result(topcut) in ("MW/ML 120-90", "ML/MW 90-120")


def test_missions_stand_beside_the_score_that_they_overrule(topcut: Topcut, event: Path) -> None:
    answer = topcut("report", "1 100-120 1/1-0/0")
    assert "FW/FL 100–120, missions 1/1–0/0 (4/1 points, differential +1/−1)" in answer.out
    assert "FW/FL 100–120, missions 1/1–0/0" in topcut("pairings").out


def test_a_win_with_fewer_points_is_remarked(topcut: Topcut, event: Path) -> None:
    assert topcut("report", "1 100-35 FL FW").says("remark-winner-behind", score=(100, 35))


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("1 1/1-0/0", "neither a score nor a winner is given; give the score, like `1 1/1-0/0 100-35`"),
        ("1 no-score", "no winner is named; give the results of both players: write `1 no-score FW FL`"),
        ("1 100-35 FW FL time", "if all victory conditions were met, leave out `time`; otherwise leave out FW/FL"),
        ("1 FW ML 100-35", "FW/ML do not go together; check the slip: FW goes with FL, ML goes with MW"),
    ],
)
def test_what_is_missing_or_wrong_is_said_in_a_directors_words(
    topcut: Topcut, event: Path, typed: str, why: str
) -> None:
    assert why in topcut("report", typed).refusal


def test_7_5_1_codes_against_the_conditions_are_refused(topcut: Topcut, event: Path) -> None:
    for typed in ("kira FL FW 100-120 1/1-0/0", "kira FW FL 90-100 1/0-1/1", "kira MW ML 105-100 2/0-1/1 time"):
        assert "contradicts" in (refused := topcut("report", typed).refusal) or "the loser alone has" in refused
    topcut("report", "kira MW ML 100-35 1/1-1/0 time").refused("score-full-win-at-time")


def test_7_5_1_all_conditions_met_at_time_are_a_full_win_with_a_remark(topcut: Topcut, event: Path) -> None:
    answer = topcut("report", "kira 100-35 1/1-1/0 time")
    assert answer.code == 0
    assert answer.says("remark-completed-at-time")


def test_points_enough_at_time_are_remarked_where_no_missions_are_given(topcut: Topcut, event: Path) -> None:
    answer = topcut("report", "kira 100-35 time")
    assert last_result(topcut) in ("MW/ML 100-35", "ML/MW 35-100")
    assert answer.says("remark-enough-at-time", points=100)


@pytest.mark.parametrize(
    ("book", "rules", "typed", "result"),
    [
        ("star-trek-1e", "warp-speed", "1 60-90 1/1-0/0", "FW/FL 60-90"),
        ("star-trek-1e", "warp-speed", "1 90-60 1/0-1/1", "FL/FW 90-60"),
        ("star-trek-1e", "official-tournament-format", "1 100-35 0/0-1/1", "FW/FL 100-35"),
        ("star-trek-2e", "standard", "1 100-120 1/1-0/0", "FW/FL 100-120"),
        ("star-trek-2e", "slipstream", "1 50-60 1/0-0/0", "FW/FL 50-60"),
        ("star-trek-2e", "infinite-diversity-draft", "1 70-90 0/1-0/0", "FW/FL 70-90"),
    ],
)
def test_r58_missions_typed_decide_a_normal_game(
    topcut: Topcut, book: str, rules: str, typed: str, result: str
) -> None:
    chosen = ("-o", f"rules={rules}") if rules != "official-tournament-format" else ()
    format_ = ("-o", "format=draft") if rules == "infinite-diversity-draft" else ()
    topcut("new", "Missions", "-r", book, *chosen, *format_, "--players", "Kira, Odo, Quark, Dax", "--pair")
    answer = topcut("report", typed)
    assert answer.code == 0, answer.err
    assert last_result(topcut) == result


def test_2010_a_full_win_below_100_is_asked_about(topcut: Topcut) -> None:
    for book in ("star-trek-1e-2010", "star-trek-2e-2010"):
        made = ("--players", "Kira, Odo, Quark, Dax", "--rounds", "3", "--pair", "--file", f"{book}.jsonl")
        assert topcut("new", book, "-r", book, *made).code == 0
        assert topcut("report", f"{book}.jsonl", "1 65-35").says("remark-win-too-low", needed=100, points=65)


@pytest.mark.parametrize(
    ("words", "result"),
    [
        (["kira 100 -5"], "FW/FL 100:-5"),
        (["kira", "100", "-5"], "FW/FL 100:-5"),
        (["kira", "100--5"], "FW/FL 100:-5"),
        (["quark", "-5-100"], "FW/FL 100:-5"),
        (["kira", "-5--10", "time"], "MW/ML -5:-10"),
        (["kira", "-5", "-10", "1/0-1/1", "time"], "ML/MW -5:-10"),
        (["kira −5 −5 time"], "TT/TT -5:-5"),
    ],
)
def test_7_4_1_a_score_below_zero_is_typed(topcut: Topcut, event: Path, words: list[str], result: str) -> None:
    assert topcut("report", *words).code == 0
    assert last_result(topcut) in (result, turned(result))
    reason = ("--reason", "it was so")
    assert topcut("correct", "kira", "-3", "100", *reason, "--yes").code == 0
    corrected = str(topcut("journal", "--last", 1, "--json").data["records"][0]["text"])
    assert "FL/FW -3:100" in corrected or "FW/FL 100:-3" in corrected


def test_best_of_three(topcut: Topcut) -> None:
    names = "Kira, Odo, Quark, Dax"
    topcut("new", "Bots", "-r", "transformers", "--players", names, "--pair")
    assert topcut("report", "1 2-1", "2 1-1-1").code == 0 or topcut("report", "2 1-1 time").code == 0
    states = topcut("pairings").out
    assert "W/L 2–1" in states
    topcut("correct", "1 3-1", "--reason", "x", "--yes").refused("score-too-many-wins")


def test_several_at_once_and_a_stack_of_slips(topcut: Topcut, event: Path) -> None:
    answer = topcut("report", event, "1 100-35", "2 65-100 time")
    assert answer.code == 0 and answer.says("nextstep-results-in", done=2, of=2)
    topcut("undo")
    topcut("undo")
    answer = topcut("report", event, "-", typed="1 100-35\n\n7 100-35\nodo 100-20\n1 20-100\n")
    assert answer.code == 2
    assert answer.says(
        "cli-slips-in",
        refused=2,
        results=message("nextstep-results-in", done=2, of=2, round=message("roundname-number", round=1)),
        slips=4,
        taken=2,
    )
    refusals = answer.err.splitlines()
    assert [line.split(":")[1].strip() for line in refusals] == ["line 3", "line 5"]
    assert "no table 7" in refusals[0] and "already has a result" in refusals[1]


def test_slips_typed_at_the_keyboard(topcut: Topcut, event: Path) -> None:
    answer = topcut("report", typed="1 100-35\n9 1-1\n2 100-20\n\n", at_keyboard=True)
    assert answer.code == 0
    assert answer.says("round-no-table", table=9)
    assert answer.says("nextstep-results-in", done=2, of=2)


@pytest.mark.parametrize(
    ("typed", "handle"),
    [
        ("kira", "kira-nerys"),
        ("NERYS", "kira-nerys"),
        ("ner ki", "kira-nerys"),
        ("kira-nerys", "kira-nerys"),
        ("p1", "kira-nerys"),
        ("jurgen", "jurgen-muller"),
        ("Müller", "jurgen-muller"),
        ("lukasz", "ukasz"),
        ("obrien", "miles-o-brien"),
        ("o'b", "miles-o-brien"),
        ("李", "p6"),
        ("שרה", "p7"),
    ],
)
def test_names_are_matched_loosely(topcut: Topcut, typed: str, handle: str) -> None:
    names = ["Kira Nerys", "Odo", "Jürgen Müller", "Łukasz", "Miles O'Brien", "李小龍", "שרה כהן", "🖖 Spock"]
    topcut("new", "Names", "-r", "yomi", "--players", ", ".join(names))
    assert topcut("explain", typed, "--json").data["player"] == handle


def test_several_that_fit_are_refused_or_asked(topcut: Topcut) -> None:
    topcut("new", "Names", "-r", "yomi", "--players", "Jadzia Dax, Ezri Dax, Jake Sisko, Dukat")
    answer = topcut("drop", "dax")
    answer.refused(
        "slip-several-fit",
        more=0,
        players=(
            "Jadzia Dax",
            "Ezri Dax",
        ),
        typed="dax",
    )
    asked = topcut("drop", "dax", typed="2\n", at_keyboard=True)
    assert asked.code == 0 and asked.says("cli-entries-dropped", player="Ezri Dax")


def test_an_exact_name_wins_over_a_longer_one(topcut: Topcut) -> None:
    topcut("new", "Names", "-r", "yomi", "--players", "Rom, Romulan, Romeo")
    assert topcut("explain", "rom", "--json").data["name"] == "Rom"


def test_names_that_could_break_a_table_do_not(topcut: Topcut) -> None:
    names = ["[bold]Kira[/]", "🖖🏽 Spock", "שרה כהן", "X" * 90, "\x1b[31mOdo\x07", "Jürgen Müller"]
    players = [{"id": f"n{number}", "name": name} for number, name in enumerate(names)]
    rounds = [[{"players": [f"n{n}", f"n{n + 1}"], "score": [100, 35]} for n in (0, 2, 4)]]
    document = {"rulebook": "star-trek-2e", "players": players, "rounds": rounds}
    Path("odd.json").write_text(json.dumps(document))
    for command in ("pairings", "standings", "players"):
        shown = topcut(command, "odd.json").out
        assert "[bold]Kira[/]" in shown and "\x1b" not in shown and "\x07" not in shown
        assert all(len(line) <= 82 for line in shown.splitlines())
