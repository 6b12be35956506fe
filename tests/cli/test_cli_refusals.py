"""Bad input: one sentence that says what and what to do, exit code 2, the file byte for byte as it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal import Topcut


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("drop worf", "there is no player 'worf'; see `topcut players`"),
        ("explain dux", "there is no player 'dux'; did you mean Jadzia Dax?"),
        ("report 1 35-100", "already has a result: FW/FL 100–35; use `correct` to change it"),
        ("report 9 100-35", "round 1 has no table 9; it has tables 1 to 3"),
        ("report 3 100-35", "Elim Garak has a bye; there is nothing to report"),
        ("report odo 100-100", "the score is tied at 100–100; say who won"),
        ("report odo 99999-0", "a score of 99999 is not possible; check the slip"),
        ("report odo XW", "'XW' is not a result of Star Trek CCG, Second Edition; use one of FW, MW, TT"),
        ("report odo FW MW", "do not go together; check the slip: "),
        ("report odo 100-35 tim", "'tim' is not a result; did you mean time?"),
        ("report odo", "'odo' has no result; write it like"),
        ("report odo 100-35 --round 4", "there is no round 4; rounds 1 to 1 are posted"),
        ("pair", "round 1 is not finished: table 2 has no result; "),
        ("finish", "round 1 is not finished"),
        ("undo --seq 99", "there is no record 99"),
        ("correct kira 35-100 --yes", "a correction needs a reason"),
        ("confirm kira", "has no report to confirm"),
        ("rounds 0", "a stage cannot have 0 rounds; choose 1 to 100"),
        ("enter Kira Nerys,", "Kira Nerys has already entered"),
        ("standings nowhere.jsonl", "there is no file nowhere.jsonl"),
        ("standings --cut many", "invalid value for '--cut'"),
        ("explain", "missing argument 'PLAYER'; see `topcut explain --help`"),
        ("stand", "no such command 'stand'"),
    ],
)
def test_one_sentence_and_nothing_written(topcut: Topcut, event: Path, typed: str, sentence: str) -> None:
    assert topcut("report", "kira 100-35").code == 0
    if "FL/FW" in topcut("pairings").out:
        sentence = sentence.replace("FW/FL 100–35", "FL/FW 35–100")
    before = event.read_bytes()
    assert sentence in topcut(*typed.split()).refusal
    assert event.read_bytes() == before


def test_a_torn_journal_is_refused_and_left_alone(topcut: Topcut, event: Path) -> None:
    torn = event.read_bytes()[:-20]
    event.write_bytes(torn)
    for command in ("standings", "pair", "verify"):
        answer = topcut(command)
        answer.refused("journal-torn", where="line", way="journal-way-repair")
    assert event.read_bytes() == torn
    assert topcut("repair", event, "good.jsonl").code == 0
    assert event.read_bytes() == torn
    assert topcut("verify", "good.jsonl").code == 0
    topcut("repair", event, "good.jsonl").refused("file-exists")


@pytest.mark.parametrize("place", [0, 3, 40, 200, -30])
def test_an_edited_journal_is_refused_and_located(topcut: Topcut, event: Path, place: int) -> None:
    data = bytearray(event.read_bytes())
    data[place] ^= 1
    event.write_bytes(data)
    for typed in (("verify",), ("report", "1 100-35")):
        assert "line " in topcut(*typed).refusal
    assert event.read_bytes() == bytes(data)


def test_every_problem_of_a_rulebook_is_told(topcut: Topcut) -> None:
    from topcut.rulebooks.load import DATA

    text = (DATA / "yomi.toml").read_text()
    Path("house.toml").write_text(text.replace('outcome = "win"', 'outcome = "wun"').replace("points", "ponts"))
    checked = topcut("rulebook", "check", "house.toml")
    assert checked.code == 2
    lines = checked.err.splitlines()
    assert len(lines) > 2 and all("house.toml" in line for line in lines)
    assert any("house.toml line 11, result W: " in line for line in lines)
    assert topcut("new", "House", "-r", "house.toml").code == 2
    assert list(Path().glob("*.jsonl")) == []


def test_a_latin_1_csv_is_refused_with_the_way_out(topcut: Topcut, event: Path) -> None:
    Path("late.csv").write_bytes("name;rating\nJürgen Prochnow;1500\n".encode("latin-1"))
    before = event.read_bytes()
    sentence = "late.csv is not UTF-8 (line 2); save it as UTF-8 or add --encoding latin-1"
    assert topcut("enter", event, "--names", "late.csv").refusal == sentence
    assert event.read_bytes() == before
    answer = topcut("enter", event, "--names", "late.csv", "--encoding", "latin-1")
    assert answer.code == 0 and answer.says("cli-entries-entered", players=("Jürgen Prochnow",))


def test_a_results_file_is_answered_but_never_written(topcut: Topcut, event: Path) -> None:
    topcut("export", event, "--out", "results.json")
    before = Path("results.json").read_bytes()
    assert topcut("standings", "results.json").code == 0
    for typed in ("report results.json 1 100-35", "drop results.json kira", "pair results.json --post"):
        topcut(*typed.split()).refused("command-results-not-written")
    assert Path("results.json").read_bytes() == before


def test_what_is_wrong_with_a_results_file_is_told_line_by_line(topcut: Topcut) -> None:
    Path("bad.json").write_text(
        '{"rulebook": "star-trek-2e", "players": [{"id": "kira"}, {"id": "odo"}], "rounds": '
        '[[{"players": ["kira", "worf"], "score": [100, 35]}], [{"players": ["kira", "odo"], "result": ["W", "L"]}]]}'
    )
    answer = topcut("standings", "bad.json")
    assert answer.code == 2
    assert "bad.json, round 1, table 1: 'worf' is not among the players" in answer.err
    assert "bad.json, round 2, table 1: 'W' is not a result of" in answer.err


def test_which_event_is_meant(topcut: Topcut, event: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert topcut("status").code == 0
    topcut("new", "Second", "-r", "yomi")
    topcut("status").refused(
        "command-which-event",
        files=(
            "friday-night.jsonl",
            "second.jsonl",
        ),
        there="some",
    )
    monkeypatch.setenv("TOPCUT_EVENT", str(event))
    assert topcut("status").says("cli-look-event", event="Friday Night")
    assert "Second" in topcut("status", "second.jsonl").out


def test_no_event_here(topcut: Topcut) -> None:
    topcut("standings").refused("command-which-event")


def test_refusals_are_json_too(topcut: Topcut, event: Path) -> None:
    answer = topcut("report", "9 100-35", "--json")
    assert answer.code == 2
    assert answer.data["refused"][0]["code"] == "round-no-table"


def test_a_fault_of_ours_is_told_apart(topcut: Topcut, event: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from topcut.cli.look import look

    monkeypatch.setattr(look, "typed_step", lambda event: 1 / 0)
    answer = topcut("status")
    assert answer.code == 1
    assert "This is a fault in Topcut" in answer.err and "TOPCUT_DEBUG=1" in answer.err
