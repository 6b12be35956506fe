"""Tribbles events typed at the terminal: pods, concessions, time, the second match in pods by rank."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len
from terminal import Topcut

from topcut.messages.message import message

SEVEN = "Kira Nerys, Odo, Quark, Jadzia Dax, Elim Garak, Morn, Rom"
SEVENTEEN = (
    f"{SEVEN}, Nog, Leeta, Worf, Jake Sisko, Ezri Dax, Julian Bashir, Dukat, Weyoun, Benjamin Sisko, Miles O'Brien"
)
FOUR_ROUNDS = ["0-0-0-800*", "60*-0-0-5", "0-0-7*-7*", "1-2-3*-4"]  # 61, 2, 10, 816


def seats(topcut: Topcut, table: int = 1, number: int = 0) -> list[str]:
    rows = topcut("pairings", *([number] if number else []), "--json").data["pairings"]
    return next(list(row["players"]) for row in rows if row["table"] == table)


def points(topcut: Topcut) -> dict[str, tuple[int, str]]:
    """Points and rounds won by handle."""
    rows = topcut("standings", "--json").data["standings"]
    return {row["player"]: (row["points"], row["values"]["rounds_won"]) for row in rows}


def ranks(topcut: Topcut) -> dict[str, int]:
    return {row["player"]: row["rank"] for row in topcut("standings", "--json").data["standings"]}


@pytest.fixture
def pod(topcut: Topcut) -> list[str]:
    """Four players at one table, in seat order."""
    made = topcut("new", "Tribbles Night", "-r", "tribbles", "--players", "Kira, Odo, Quark, Dax", "--pair")
    assert made.code == 0, made.err
    return seats(topcut)


# Whole events -------------------------------------------------------------------------------------------------------


def test_an_event_of_seven_is_one_pod_of_five_rounds(topcut: Topcut) -> None:
    made = topcut("new", "Tribbles Night", "-r", "tribbles", "--players", SEVEN, "--pair")
    assert made.code == 0, made.err
    a, b, c, d, e, f, g = seats(topcut)
    rounds = [
        "1200*-0-350-40-0-0-0",
        "0-800*-60-20-0-5-0",
        "0-0-0-0-111*-111*-0",  # two emptied their hands at once
        "10-20-30-1000*-0-0-0",
        "0-390-770-150-1-0-2",  # nobody: time ran out
    ]
    answer = topcut("report", 1, *rounds, "time")
    assert answer.code == 0 and answer.says("nextstep-results-in", done=1, of=1) and not answer.err
    # totals: a 1210; b 0+800+0+20+390 = 1210; c 350+60+30+770 = 1210; d 40+20+1000+150 = 1210; e 112; f 116; g 2
    won = {a: 1, b: 1, c: 0, d: 1, e: 1, f: 1, g: 0}
    total = {a: 1210, b: 1210, c: 1210, d: 1210, e: 112, f: 116, g: 2}
    assert points(topcut) == {one: (total[one], str(won[one])) for one in won}
    assert ranks(topcut) == {a: 1, b: 1, d: 1, c: 4, f: 5, e: 6, g: 7}  # rounds won before the cut (7.7)
    assert topcut("lot", d, a, b, "--drawn").code == 0  # the three cut for the highest Tribble
    assert topcut("finish").code == 0
    assert ranks(topcut) == {d: 1, a: 2, b: 3, c: 4, f: 5, e: 6, g: 7}
    assert topcut("verify", "--json").data["ok"]


def test_an_event_of_seventeen_plays_a_second_match_in_pods_by_rank(topcut: Topcut) -> None:
    made = topcut("new", "Regional", "-r", "tribbles", "--players", SEVENTEEN, "--pair")
    assert made.code == 0, made.err
    one, two, three = (seats(topcut, table) for table in (1, 2, 3))
    assert [len(one), len(two), len(three)] == [6, 6, 5]  # three pods, as equal as possible (7.2)
    slips = [
        "1 " + "900*-800-700-600-500-400 " + " ".join(["0-0-0-0-0-0*"] * 4),
        "2 " + "850*-90-80-70-60-50 " + " ".join(["0-0-0-0-0-0*"] * 4),
        "3 " + "300-290-280-40-30 time",
    ]
    taken = topcut("report", "-", typed="\n".join(slips))
    assert taken.code == 0 and taken.says(
        "cli-slips-in",
        refused=0,
        results=message("nextstep-results-in", done=3, of=3, round=message("roundname-number", round=1)),
        slips=3,
        taken=3,
    )

    # 7.6: the winners of the pods (900, 850, 300), filled by the next best (800, 700, 600); then by rank
    assert topcut("pair", "--post").code == 0
    top = [one[0], two[0], one[1], one[2], one[3], three[0]]
    middle = [one[4], one[5], three[1], three[2], two[1], two[2]]
    low = [two[3], two[4], two[5], three[3], three[4]]
    assert [seats(topcut, table) for table in (1, 2, 3)] == [top, middle, low]

    slips = [
        "1 30-40*-0-0-0-0 30-0-10*-0-0-0 0-20*-0-0-5-0 0-0-0-1*-0-0 0-0-0-0-0-100*",  # 60, 60 (won 2), 10, 1, 5, 100
        "2 5000*-4000-3000-2000-1000-900 " + " ".join(["0*-0-0-0-0-0"] * 4),
        f"3 100-200*-300-0-0 0-0-0-500-0 time concede {low[2]}",  # 100, 200, nought, 500, 0
    ]
    assert topcut("report", *slips).code == 0
    assert topcut("lot", low[4], low[2], "--drawn").code == 0
    assert topcut("finish").code == 0

    # the whole top table stands before the second one, whatever the points (appendix A)
    final = [top[5], top[1], top[0], top[2], top[4], top[3], *middle, low[3], low[1], low[0], low[4], low[2]]
    assert ranks(topcut) == {player: place for place, player in enumerate(final, start=1)}
    assert topcut("verify", "--json").data["ok"]


# What is typed ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "total"),
    [
        (["1", *FOUR_ROUNDS, "9-0-0-0*"], [70, 2, 10, 816]),
        (["table 1 " + " ".join(FOUR_ROUNDS) + " 9-0-0-0*"], [70, 2, 10, 816]),
        (["1", *[word.replace("*", "+") for word in FOUR_ROUNDS], "9-0-0-0+"], [70, 2, 10, 816]),
        (["1", *[word.replace("-", " – ") for word in FOUR_ROUNDS], "9-0-0-0*"], [70, 2, 10, 816]),
        (["1", *FOUR_ROUNDS, "time"], None),
        (["1", *FOUR_ROUNDS[:3], "1-2-3-4", "time"], [61, 2, 10, 816]),
        (["1", *FOUR_ROUNDS, "0-0-0-0", "TIME"], [61, 2, 10, 816]),
    ],
)
def test_a_word_for_every_round(topcut: Topcut, pod: list[str], typed: list[str], total: list[int] | None) -> None:
    answer = topcut("report", *typed)
    if total is None:  # a star in the round in which time ran out
        answer.refused("pod-emptied-at-time", round=4)
        return
    assert answer.code == 0, answer.err
    assert [points(topcut)[one][0] for one in pod] == total


def test_everybody_by_name_in_the_order_of_the_score_sheet(topcut: Topcut, pod: list[str]) -> None:
    answer = topcut("report", "quark, kira, dax, odo", *FOUR_ROUNDS, "9-0-0-0*")
    assert answer.code == 0, answer.err
    scored = points(topcut)
    assert [scored[one] for one in ("quark", "kira", "dax", "odo")] == [(70, "1"), (2, "0"), (10, "2"), (816, "3")]


def test_a_single_name_must_be_the_first_seat(topcut: Topcut, pod: list[str]) -> None:
    answer = topcut("report", pod[2], *FOUR_ROUNDS, "9-0-0-0*")
    answer.refused("slip-pod-begins-otherwise", table=1)
    assert topcut("report", pod[0], *FOUR_ROUNDS, "9-0-0-0*").code == 0
    assert points(topcut)[pod[3]] == (816, "3")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("1 0-0-800*", "table 1, round 1: 3 numbers for 4 players; give the points of "),
        ("1 0-0-0-0* 5", "table 1, round 2: 1 number for 4 players"),
        ("1 0-0-O-8OO*", "'O' in 0-0-O-8OO* is not a number of points"),
        ("1 0--0-0", "a number is missing in 0--0-0"),
        ("1 *5-0-0-0", "'*5' in *5-0-0-0 is not a number of points"),
        ("1 0-0-0-8*", "table 1: 1 of 5 rounds; add the others, or `time` after the last one"),
        ("1 " + "0-0-0-8* " * 6, "table 1: 6 rounds, but a pod plays 5"),
        ("1 0-0-0-8* time", "table 1: time ran out in round 1, so nobody scores for an empty hand there (7.4)"),
        ("1 0-0-0-8 time 0-0-0-8", "a round comes after `time`"),
        ("1 0-0-0-8 odo", "'odo' is not a round of a pod"),
        ("1 0-0-0-8 time concede worf", "there is no player 'worf' in this round"),
        ("1 concede odo", "table 1: a player gave up, but no round is given; use `topcut concede`"),
        ("1", "table 1: no round is given"),
        ("1 time", "table 1: no round is given"),
        ("2 0-0-0-8", "round 1 has no table 2"),
        ("odo, kira, dax 1-2-3", "are not the players of table 1; name each of "),
        ("odo, odo, kira, dax 1-2-3-4", "are not the players of table 1"),
    ],
)
def test_a_mistake_is_told_in_one_sentence_and_changes_nothing(
    topcut: Topcut, pod: list[str], typed: str, says: str
) -> None:
    before = Path("tribbles-night.jsonl").read_bytes()
    assert says in topcut("report", typed).refusal
    assert Path("tribbles-night.jsonl").read_bytes() == before


def test_a_round_that_nobody_ended_is_taken_with_a_note(topcut: Topcut, pod: list[str]) -> None:
    answer = topcut("report", 1, "0-0-0-8*", "0-0-1-0", "0-0-0-8*", "0-0-1-0", "1-1-1-1", "time")
    assert answer.code == 0
    assert "Note: table 1: nobody emptied their hand in rounds 2 and 4: is a * missing?" in answer.err


def test_slips_at_the_keyboard_and_as_json(topcut: Topcut, pod: list[str]) -> None:
    wrong = "1 0-0-0\n"
    right = f"1 {' '.join(FOUR_ROUNDS)} 9-0-0-0*\n\n"
    answer = topcut("report", typed=wrong + right, at_keyboard=True)
    assert answer.says("cli-slips-type", pods="yes") and answer.says("slip-pod-too-few-numbers", given=3, needed=4)
    assert "Table 1, confirmed: " in answer.out and answer.says("pod-seat-told", conceded="", points=816, won=3)
    again = topcut("report", 1, *FOUR_ROUNDS, "9-0-0-0*")
    again.refused("result-exists", result=message("outcome-codes", codes="70 2 10 816"), way="result-way-correct")
    fixed = topcut("correct", 1, *FOUR_ROUNDS, "8-0-0-0*", "--reason", "misread", "--yes", "--json").data
    assert [move["points"] for move in fixed["moves"]] == [[70, 69]]


# Concessions --------------------------------------------------------------------------------------------------------

ALL_FIVE = [*FOUR_ROUNDS, "9-0-0-0*"]  # 70 (won 1), 2, 10 (won 2), 816 (won 3)


def scores(topcut: Topcut, pod: list[str]) -> list[tuple[int, str]]:
    return [points(topcut)[one] for one in pod]


CONCEDED = [(70, "1"), (2, "0"), (10, "2"), (0, "0")]  # 7.9: nought for the fourth, the others keep what they scored


def test_7_9_a_concession_before_the_result_waits_for_it(topcut: Topcut, pod: list[str]) -> None:
    answer = topcut("concede", pod[3])
    assert answer.says("pod-play-on") and answer.says("nextstep-results-in", done=0, of=1)
    assert topcut("status", "--json").data["state"] == "playing"
    topcut("concede", pod[3]).refused("concession-same")
    assert topcut("report", 1, *ALL_FIVE).code == 0
    assert scores(topcut, pod) == CONCEDED
    assert topcut("verify", "--json").data["ok"]


def test_7_9_a_concession_after_the_result_takes_only_his_own_points(topcut: Topcut, pod: list[str]) -> None:
    assert topcut("report", 1, *ALL_FIVE).code == 0
    answer = topcut("concede", pod[3], "--json").data
    assert answer["state"] == "confirmed"
    assert scores(topcut, pod) == CONCEDED
    assert topcut("undo").code == 0
    assert scores(topcut, pod)[3] == (816, "3")


def test_7_9_a_concession_typed_with_the_rounds(topcut: Topcut, pod: list[str]) -> None:
    assert topcut("report", 1, *ALL_FIVE, "concede", pod[3]).code == 0
    assert scores(topcut, pod) == CONCEDED
    assert topcut("correct", 1, *ALL_FIVE, "--reason", "nobody gave up", "--yes").code == 0
    assert scores(topcut, pod)[3] == (816, "3")


def test_7_9_a_correction_does_not_lose_a_concession(topcut: Topcut, pod: list[str]) -> None:
    assert topcut("concede", pod[3]).code == 0
    assert topcut("report", 1, *ALL_FIVE, pod[1], "concedes").code == 0
    assert scores(topcut, pod) == [(70, "1"), (0, "0"), (10, "2"), (0, "0")]
    assert topcut("correct", 1, *ALL_FIVE[:4], "19-0-0-0*", "--reason", "misread", "--yes").code == 0
    assert scores(topcut, pod) == [(80, "1"), (2, "0"), (10, "2"), (0, "0")]


def test_7_9_a_pod_ends_early_when_only_one_is_left(topcut: Topcut, pod: list[str]) -> None:
    assert topcut("report", 1, FOUR_ROUNDS[0], "concede", f"{pod[0]}, {pod[1]} and {pod[2]}").code == 0
    assert scores(topcut, pod) == [(0, "0"), (0, "0"), (0, "0"), (800, "1")]


def test_a_player_reports_a_pod_and_another_confirms_or_disputes(topcut: Topcut, pod: list[str]) -> None:
    assert ", reported: " in topcut("report", 1, *ALL_FIVE, "--by", pod[1]).out
    assert topcut("concede", pod[3]).code == 0
    assert topcut("pairings", "--json").data["pairings"][0]["state"] == "reported"
    assert scores(topcut, pod) == CONCEDED
    assert topcut("dispute", pod[2], *ALL_FIVE[:4], "9-0-0*-0").code == 0
    settled = topcut("settle", 1, *ALL_FIVE[:4], "9-0-0*-0")
    assert settled.code == 0 and settled.says("cli-results-settled", table=1)
    assert scores(topcut, pod) == [(70, "1"), (2, "0"), (10, "3"), (0, "0")]


# What is shown ------------------------------------------------------------------------------------------------------


def test_a_pod_is_shown_seat_by_seat(topcut: Topcut, pod: list[str]) -> None:
    empty = [line.replace("keeps the score", "").split() for line in topcut("pairings").out.splitlines()[3:]]
    assert empty[0][:2] == ["1", "1"] and [line[-2:] for line in empty] == [[p.capitalize(), "–"] for p in pod]
    assert topcut("concede", pod[1]).code == 0
    assert topcut("report", 1, *ALL_FIVE).code == 0
    names = [player.capitalize() for player in pod]
    assert [line.split() for line in topcut("pairings").out.splitlines()[3:]] == [
        ["1", "1", names[0], "70", "1", "0", "60*", "0", "1", "9"],
        ["2", names[1], "0", "0", "conceded"],
        ["3", names[2], "10", "2", "0", "0", "7*", "3*", "0"],
        ["4", names[3], "816", "3", "800*", "5", "7*", "4", "0*"],
    ]
    where = [line.split() for line in topcut("pairings", "--by-name").out.splitlines()[3:]]
    assert where == [[name, "1", str(names.index(name) + 1)] for name in sorted(names)]
    table = [line.split() for line in topcut("standings").out.splitlines()[1:]]
    assert table[0] == ["#", "player", "points", "won"]
    assert table[2:] == [
        ["1", names[3], "816", "3"], ["2", names[0], "70", "1"], ["3", names[2], "10", "2"], ["4", names[1], "0", "0"],
    ]  # fmt: skip


def test_long_and_foreign_names_fit_eighty_columns(topcut: Topcut) -> None:
    long = ["Lwaxana Troi Daughter of the Fifth House of Betazed", "[bold]Zek", "ナーニャ・キラ・ナリス少佐殿", "أودو"]
    made = topcut("new", "Names", "-r", "tribbles", "--pair", typed="\n".join(long))
    assert made.code == 0, made.err
    most = "88888888*-88888888*-88888888*-88888888*"
    assert topcut("report", 1, *[most] * 5).code == 0
    for shown in (topcut("pairings"), topcut("pairings", "--by-name"), topcut("standings")):
        assert shown.code == 0 and "[bold]Zek" in shown.out
        assert max(cell_len(line.rstrip()) for line in shown.out.splitlines()) <= 80


# In and out ---------------------------------------------------------------------------------------------------------


def test_a_pod_goes_out_into_a_results_file_and_comes_back(topcut: Topcut, pod: list[str]) -> None:
    assert topcut("concede", pod[3]).code == 0
    assert topcut("report", 1, *FOUR_ROUNDS[:3], "1-2-3-4", "time").code == 0
    before = scores(topcut, pod)
    assert topcut("export", "--out", "night.json").code == 0
    assert topcut("import", "night.json").code == 0
    read_back = topcut("standings", "night.jsonl", "--json").data["standings"]
    assert {row["player"]: (row["points"], row["values"]["rounds_won"]) for row in read_back} == dict(
        zip(pod, before, strict=True)
    )
    assert topcut("verify", "night.jsonl", "--json").data["ok"]


def test_simulated_tribbles_events_hold(topcut: Topcut) -> None:
    for players in (3, 8, 9, 17):
        assert topcut("simulate", "-r", "tribbles", "--players", players, "--times", 3).code == 0


def test_7_2_who_keeps_the_score_of_a_pod_stands_beside_the_name(topcut: Topcut, pod: list[str]) -> None:
    first, second = pod[0], pod[1]
    kept = [line for line in topcut("pairings").out.splitlines() if "keeps the score" in line]
    assert len(kept) == 1 and first in kept[0].casefold()
    topcut("concede", first)
    kept = [line for line in topcut("pairings").out.splitlines() if "keeps the score" in line]
    assert len(kept) == 1 and second in kept[0].casefold()
    topcut("report", 1, *FOUR_ROUNDS, "0-0-0-5*")
    assert "keeps the score" not in topcut("pairings").out


def test_7_2_the_clock_of_a_pod_is_that_of_the_match(topcut: Topcut, pod: list[str]) -> None:
    assert topcut("clock", "start").says("cli-clock-started", minutes=60, of="clockname-match")
    assert topcut("clock", "show").says("cli-clock-left", of="clockname-match") and topcut("status").says(
        "cli-clock-left", of="clockname-match"
    )
    topcut("clock", "start").refused("clock-runs", name="clockname-match")


def test_pods_are_explained_without_a_record(topcut: Topcut, pod: list[str]) -> None:
    topcut("report", 1, *FOUR_ROUNDS, "0-0-0-5*")
    told = topcut("explain", pod[3]).out
    assert "821 points" in told and "0-0-1" not in told


def test_a_pod_typed_without_dashes_is_told_to_join_them(topcut: Topcut, pod: list[str]) -> None:
    answer = topcut("report", "1 100* 0 0 0")
    answer.refused("slip-pod-too-few-numbers", given=1, needed=4)


def test_tribbles_have_no_final_confrontation(topcut: Topcut) -> None:
    refused = topcut("new", "Night", "-r", "tribbles", "--players", "Kira, Odo, Quark, Dax", "--confrontation")
    assert "Tribbles is played in pods; leave out cut, bracket, heats and confrontation" in refused.err
    assert not Path("night.jsonl").exists()


def test_r22_a_head_start_is_told_apart_from_what_was_scored(topcut: Topcut) -> None:
    assert topcut("new", "Tribbles Night", "-r", "tribbles", "--players", "Kira, Odo, Quark").code == 0
    assert topcut("enter", "Dax", "--head-start", 1000).code == 0
    assert topcut("pair", "--post").code == 0
    sitting = seats(topcut)
    assert topcut("report", 1, *FOUR_ROUNDS, "0-0-0-5*").code == 0
    scored = dict(zip(sitting, (61, 2, 10, 821), strict=True))["dax"]
    assert f"{1000 + scored} points: 1000 (head start) + {scored} (pod)" in topcut("explain", "dax").out


def test_who_has_left_a_pod_is_told_what_can_be_typed(topcut: Topcut, pod: list[str]) -> None:
    told = topcut("drop", pod[1]).err
    assert "`concede`" in told and "no-show" not in told
    topcut("no-show", pod[1]).refused("pod-unknown-ending")
    assert topcut("concede", pod[1]).code == 0
