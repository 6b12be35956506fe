"""A whole event, typed by hand."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from terminal import CAST, Topcut

from topcut.messages.message import message


def pairs(topcut: Topcut, path: Path) -> list[tuple[int, list[str]]]:
    rows = topcut("pairings", path, "--json").data["pairings"]
    return [(row["table"], row["players"]) for row in rows]


def test_a_five_player_event_from_new_to_verify(topcut: Topcut) -> None:
    made = topcut("new", "Friday Night", "-r", "star-trek-2e", "--players", CAST, "--rounds", 3)
    assert made.code == 0 and "friday-night.jsonl" in made.out
    met: set[frozenset[str]] = set()
    byes: list[str] = []
    for number in (1, 2, 3):
        assert "(drawn)" in topcut("pair").out
        assert topcut("post").code == 0
        for table, players in pairs(topcut, Path("friday-night.jsonl")):
            if len(players) == 1:
                byes += players
                continue
            assert frozenset(players) not in met
            met.add(frozenset(players))
            score = "100-35" if players == sorted(players) else "40-100"
            assert topcut("report", table, score).code == 0
        status = topcut("status", "--json").data
        assert (status["rounds"], status["state"]) == (number, "pairing" if number < 3 else "ending")
    assert len(set(byes)) == 3
    final = topcut("finish", "--json").data
    assert final["standings"][0]["rank"] == 1
    assert sum(row["points"] for row in final["standings"]) == 3 * (4 + 1 + 4 + 1 + 4)
    assert topcut("status", "--json").data["state"] == "finished"
    proof = topcut("verify", "--json").data
    assert proof["ok"] and all(finding["ok"] for finding in proof["findings"])


def test_pasted_names_become_a_posted_round_in_one_command(topcut: Topcut) -> None:
    made = topcut("new", "Yomi night", "-r", "yomi", "--pair", typed="1. Kira\n2. Odo\n3. Quark\n4. Dax\n")
    assert made.code == 0
    assert "Round 1 of" in made.out and made.says("nextstep-report", table=message("place-table", table=1))
    assert len(topcut("pairings", "--json").data["pairings"]) == 2


def test_new_never_overwrites(topcut: Topcut, event: Path) -> None:
    before = event.read_bytes()
    answer = topcut("new", "Friday Night", "-r", "yomi")
    answer.refused("command-new-file-exists", file="friday-night.jsonl")
    assert event.read_bytes() == before


def test_new_makes_nothing_when_a_name_is_refused(topcut: Topcut) -> None:
    answer = topcut("new", "Twice", "-r", "yomi", "--players", "Kira, Odo, Kira", "--pair")
    answer.refused("entry-name-twice", player="Kira")
    assert not Path("twice.jsonl").exists()


def test_options_and_rounds_are_written_into_the_event(topcut: Topcut) -> None:
    assert topcut("new", "Short", "-r", "star-trek-2e", "-o", "time_limit=45", "--players", CAST, "--pair").code == 0
    assert "45 minutes" in topcut("clock", "start").out
    answer = topcut("new", "Other", "-r", "star-trek-2e", "-o", "tim_limit=45")
    answer.refused("option-unknown", way=message("file-meant", word="time_limit"))


def test_a_late_entry_says_so_and_plays_next_round(topcut: Topcut, event: Path) -> None:
    answer = topcut("enter", "Worf", "--rating", 1600)
    assert answer.says("cli-entries-entered", late=1)
    assert topcut("players", "--json").data["players"][-1]["state"] == "late, after round 1"


def test_drop_withdraw_and_come_back(topcut: Topcut, event: Path) -> None:
    answer = topcut("drop", "quark")
    assert answer.says("cli-entries-dropped", player="Quark", round=1, when="before")
    assert answer.says("cli-entries-no-result")
    topcut("withdraw", "odo").refused("entry-cannot-withdraw")
    assert topcut("re-enter", "quark").code == 0
    assert topcut("check-in", "quark").code == 0
    topcut("forfeit-bye", "quark").refused("entry-no-bye-to-forfeit")


def test_undo_says_what_it_undid(topcut: Topcut, event: Path) -> None:
    topcut("report", "kira 100-35")
    answer = topcut("undo")
    assert answer.out.startswith("Undone: round 1, table 1 (Kira Nerys v Quark): FW/FL 100–35") or "FL/FW" in answer.out
    journal = topcut("journal", "--json").data["records"]
    assert [one["kind"] for one in journal[-2:]] == ["Reported", "Undone"]
    assert journal[-2]["undone"]
    assert "Undone: round 1 posted" in topcut("undo").out


def test_a_correction_shows_its_consequences_and_asks(topcut: Topcut, event: Path) -> None:
    topcut("report", "kira 100-35")
    before = event.read_bytes()
    asked = topcut("correct", "kira", "35-100", "--reason", "swapped")
    assert asked.refused("command-correction-asks") and event.read_bytes() == before
    declined = topcut("correct", "kira", "35-100", "--reason", "swapped", typed="n\n", at_keyboard=True)
    assert declined.code == 2 and event.read_bytes() == before
    answer = topcut("correct", "kira", "35-100", "--reason", "swapped", "--yes", "--cut", 1, "--json").data
    assert {move["player"] for move in answer["moves"]} >= {"kira-nerys", "quark"}
    assert answer["cut_in"] and "kira-nerys" in answer["cut_out"]


def test_a_dispute_holds_the_next_round_until_it_is_settled(topcut: Topcut, event: Path) -> None:
    assert "reported" in topcut("report", "kira 100-35", "--by", "kira").out
    assert topcut("report", "dax 100-0 concede").code == 0
    assert topcut("dispute", "quark", "100-35", "--reason", "time was called").code == 0
    assert topcut("status", "--json").data["state"] == "disputed"
    topcut("pair").refused("round-unfinished", waiting=(message("round-table-waits", status="disputed"),))
    assert topcut("settle", "kira", "100-35", "--reason", "the judge saw it").code == 0
    assert topcut("pair", "--seed", 1).code == 0


def test_the_opponent_confirms_and_nobody_else(topcut: Topcut, event: Path) -> None:
    topcut("report", "kira 100-35", "--by", "kira")
    topcut("confirm", "kira", "--by", "kira").refused("result-confirmed-by-another")
    assert topcut("confirm", "kira", "--by", "quark").code == 0


def test_endings_with_a_word_of_their_own(topcut: Topcut, event: Path) -> None:
    assert re.search(r"by concession \(./. points, differential .100/.100\), confirmed", topcut("concede", "quark").out)
    assert topcut("undo").code == 0
    assert "BYE/MG" in topcut("no-show", "quark").out or "MG/BYE" in topcut("pairings").out
    assert "TT/TT" in topcut("both-lose", "dax").out
    topcut("undo")
    assert "BYE" in topcut("incomplete", "dax", "--responsible", "odo").out
    topcut("undo")
    assert "delayed" in topcut("delay", "dax", "--reason", "they play tomorrow").out
    assert "provisional" in topcut("standings").err
    assert "still to come" in " ".join(topcut("standings", "--json").data["notes"])


def test_the_clock_runs_pauses_and_gives_extra_time(topcut: Topcut, event: Path) -> None:
    topcut("clock", "show").refused("command-clock-not-started")
    assert "60 minutes" in topcut("clock", "start").out
    assert topcut("clock", "pause").code == 0
    assert topcut("clock", "show", "--json").data["paused"]
    assert topcut("clock", "resume").code == 0
    assert topcut("clock", "add", 5, "--table", 1).code == 0
    assert topcut("clock", "show", "--json").data["extra"] == {"1": 5}
    assert topcut("status").says("cli-clock-left", what="round", of=message("clockname-round", round=1))


def test_rounds_deadline_and_announcement(topcut: Topcut, event: Path) -> None:
    topcut("rounds", 4).refused("round-change-without-consent", consent="all players")
    assert topcut("rounds", 4, "--consent", "all players").code == 0
    assert topcut("deadline", "2026-11-22T20:00+01:00", "--final").code == 0
    assert topcut("announce", "Round", "2", "at", "14:30").code == 0
    texts = [one["text"] for one in topcut("journal", "--json").data["records"]]
    assert "announced: Round 2 at 14:30" in texts
    assert "round 1 ends 2026-11-22T20:00+01:00, no extensions" in texts


def test_a_draw_is_swapped_redrawn_with_a_reason_and_withdrawn(topcut: Topcut) -> None:
    topcut("new", "Friday", "-r", "star-trek-2e", "--players", CAST)
    first = topcut("pair", "--seed", 1, "--json").data
    topcut("pair").refused("round-drawn")
    a, b = first["pairings"][0][0], first["pairings"][1][0]
    swapped = topcut("swap", a, b, "--json").data
    assert [b, first["pairings"][0][1]] in swapped["pairings"] and swapped["seed"] == ""
    again = topcut("pair", "--reason", "a wrong name", "--forbid", f"{a}, {b}", "--json").data
    assert sorted([a, b]) not in [sorted(table) for table in again["pairings"]]
    assert topcut("post").code == 0
    assert topcut("withdraw-round").code == 0
    assert topcut("status", "--json").data["rounds"] == 0


def test_a_lot_is_drawn_among_those_who_share_a_rank(topcut: Topcut, event: Path) -> None:
    for slip in ("kira 50-50 time", "dax 50-50 time"):
        assert topcut("report", slip).code == 0
    topcut("lot", "kira", "garak").refused("stage-lot-among-untied")
    order = topcut("lot", "kira", "odo", "quark", "dax", "--json").data["players"]
    ranks = [row["player"] for row in topcut("standings", "--json").data["standings"]]
    assert [one for one in ranks if one in order] == order


def test_erase_takes_the_name_and_leaves_the_proof(topcut: Topcut, event: Path) -> None:
    topcut("report", "kira 100-35")
    points = [row["points"] for row in topcut("standings", "--json").data["standings"]]
    topcut("erase", "quark").refused("command-erasing-unconfirmed")
    assert topcut("erase", "quark", "--yes").code == 0
    assert b"Quark" not in event.read_bytes()
    assert topcut("verify", "--json").data["ok"]
    assert [row["points"] for row in topcut("standings", "--json").data["standings"]] == points


def test_why_tells_how_it_is_and_what_the_alternative_costs(topcut: Topcut, event: Path) -> None:
    answer = topcut("why", "kira", "quark", "--json").data
    assert (answer["round"], answer["players"]) == (1, ["kira-nerys", "quark"])
    assert answer["reasons"][0] == "Kira Nerys meets Quark at table 1"
    assert topcut("why", "garak", "bye", "--json").data["reasons"][0] == "Elim Garak has the bye"
    for slip in ("kira 100-35", "odo 100-20"):
        topcut("report", slip)
    rematch = topcut("why", "kira", "quark", "--json").data
    assert rematch["round"] == 2 and not rematch["optimal"]
    assert rematch["cost"]["rematches"] == 1 and rematch["optimum"]["rematches"] == 0
    assert ["kira-nerys", "quark"] in [sorted(table) for table in rematch["alternative"]]
    assert topcut("why", "kira", "quark", "--round", 1, "--json").data["optimal"]
    topcut("why", "kira", "kira").refused("command-meets-himself")
    topcut("drop", "kira")
    topcut("why", "kira", "odo").refused("command-not-paired", player="Kira Nerys", round=2)


def test_two_who_write_at_once_both_succeed(topcut: Topcut) -> None:
    topcut("new", "Busy", "-r", "star-trek-2e", "--players", "Kira, Odo, Quark, Dax", "--pair")
    program = [sys.executable, "-c", "from topcut.cli.main import run; run()"]
    slips = [subprocess.Popen([*program, "report", "busy.jsonl", f"{table} 100-35"]) for table in (1, 2)]
    assert [slip.wait(60) for slip in slips] == [0, 0]
    assert topcut("status", "--json").data["state"] == "pairing"
    assert topcut("verify").code == 0


def test_every_answer_is_json_on_demand(topcut: Topcut, event: Path) -> None:
    for line in (
        "status",
        "pairings",
        "players",
        "standings",
        "journal",
        "explain kira",
        "why kira odo",
        "rulebook list",
        "rulebook show yomi",
        "rulebook check yomi",
        "rulebook diff yomi flash-duel",
        "version",
        "verify",
    ):
        json.loads(topcut(*line.split(), "--json").out)


def test_a_judge_is_called_to_a_table(topcut: Topcut, event: Path) -> None:
    assert topcut("call").says("cli-calling-nobody-waits")
    assert topcut("call", "kira", "--reason", "a ruling").says("cli-calling-done", now="called")
    (waiting,) = topcut("call", "--json").data["calls"]
    assert waiting["by"] == "kira-nerys" and waiting["reason"] == "a ruling"
    table = waiting["table"]
    assert topcut("call").says("cli-calling-waits", caller="Kira Nerys", reason="a ruling")
    topcut("call", table).refused("call-waits")
    assert f"Waiting for a judge: table {table}." in topcut("status").out
    assert topcut("verify").code == 0
    assert f"table {table} (" in topcut("journal").out and "ruling" not in topcut("journal").out
    assert topcut("call", table, "--goes", "Dax").says("cli-calling-done", now="taken")
    assert "Dax goes" in topcut("call").out and "Dax goes" not in topcut("journal").out
    topcut("call", table, "--goes", "Worf").refused("call-taken", who="Dax")
    assert topcut("call", table, "--answered").says("cli-calling-done", now="answered")
    assert topcut("call", table).code == 0
    assert "called" in topcut("call").out
    assert topcut("call", table, "--not-needed").says("cli-calling-done", now="withdrawn")
    topcut("call", table, "--not-needed", "--answered").refused("command-answered-and-not-needed")


def test_7_5_1_who_comes_late_plays_the_bye(topcut: Topcut, event: Path) -> None:
    topcut("late", "rom").refused("slip-no-player")
    topcut("enter", "Rom")
    assert topcut("late", "rom").says("cli-rounds-seated", seats="Elim Garak v Rom", table=3)
    topcut("late", "rom").refused("command-no-bye", round=1)
    assert topcut("report", "rom 100-35").code == 0
    assert topcut("verify").code == 0


def test_7_7_what_a_finished_event_says_of_ties_can_be_typed(topcut: Topcut) -> None:
    names = "Kira, Odo, Quark, Dax"
    assert topcut("new", "Ties", "-r", "star-trek-2e", "--players", names, "--rounds", 1, "--pair").code == 0
    assert topcut("report", "1 100-0", "2 100-0").code == 0
    told = topcut("finish").err
    assert "share rank 1; after `topcut undo`, draw a lot: `topcut lot " in told
    typed = told.partition("`topcut lot ")[2].partition("`")[0].split()
    topcut("lot", *typed).refused("event-finished")
    assert topcut("undo").code == 0 and topcut("lot", *typed).code == 0
