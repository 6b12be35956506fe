"""What a new director stumbles over: wrong names, dates, rulings, and answers that must say what happened."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from terminal import CAST, Topcut

from topcut.messages.message import message


@pytest.fixture
def bots(topcut: Topcut) -> Path:
    """A match that must have a winner; Grimlock has table 1 or 2."""
    names = "Grimlock, Optimus, Bee, Jazz"
    choice = "tied_match=tiebreak"
    assert (
        topcut("new", "Bots", "-r", "transformers", "--players", names, "-o", choice, "--pair", "--seed", 1).code == 0
    )
    return Path("bots.jsonl")


# Names ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["erase quarck --yes", "drop quarck", "report quarck 100-35", "no-show quarck"])
def test_a_typing_error_is_never_acted_on(topcut: Topcut, event: Path, typed: str) -> None:
    before = event.read_bytes()
    topcut(*typed.split()).refused("slip-no-player", way=message("slip-way-did-you-mean", names=("Quark",)))
    assert topcut(*typed.split(), typed="\n", at_keyboard=True).code == 2
    assert event.read_bytes() == before


def test_a_typing_error_is_asked_about_at_the_keyboard(topcut: Topcut, event: Path) -> None:
    asked = topcut("drop", "quarck", typed="y\n", at_keyboard=True)
    assert asked.code == 0 and asked.says("cli-entries-dropped", player="Quark", when="before")
    assert "did you mean Quark? [y/N]" in asked.err


def test_a_tab_in_a_pasted_name_can_be_read(topcut: Topcut, event: Path) -> None:
    topcut("enter", "--names", "-", typed="Worf\t1500\nTroi\n").refused(
        "names-more-than-a-name", text="Worf (tab) 1500"
    )


# Rulings --------------------------------------------------------------------------------------------------------------

RULING = """\
topcut = "ruling/1"
name = "longer-rounds"
rulebook = "star-trek-2e"
from = 2026-06-01
until_edition = "{until}"

[settings.time_limit]
value = 90
"""


@pytest.mark.parametrize(
    ("book", "date", "until", "said"),
    [
        ("star-trek-2e", "2026-07-01", "6.0", "ruling longer-rounds applies"),
        ("yomi", "2026-07-01", "6.0", "does not apply: it is for star-trek-2e, not for yomi"),
        ("star-trek-2e", "2026-05-01", "6.0", "does not apply: it applies from 2026-06-01"),
        ("star-trek-2e", "2026-07-01", "5.0", "of star-trek-2e already includes it"),
    ],
)
def test_whether_a_ruling_applies_is_said(topcut: Topcut, book: str, date: str, until: str, said: str) -> None:
    Path("longer.toml").write_text(RULING.format(until=until))
    made = topcut("new", "Friday", "-r", book, "--ruling", "longer.toml", "--date", date)
    assert made.code == 0 and said in made.err
    if date > "2026-06":
        assert said in topcut("rulebook", "show", book, "--ruling", "longer.toml").err
        shown = topcut("rulebook", "show", book, "--ruling", "longer.toml", "--json").data
        assert said in shown["notes"][0]


# Deadlines ------------------------------------------------------------------------------------------------------------


def test_a_deadline_without_a_zone_is_of_this_computer(topcut: Topcut, event: Path) -> None:
    until = topcut("deadline", "2099-11-22", "--json").data["until"]
    assert until == datetime(2099, 11, 22, 23, 59).astimezone().isoformat(timespec="minutes")
    later = topcut("deadline", "2099-11-23", "20:00", "--final")
    assert later.says(
        "cli-clock-deadline", change="later", round=1, table=0, until="2099-11-23 20:00 UTC"
    ) and later.says("cli-clock-deadline", final="yes")
    assert topcut("deadline", "2099-11-20T20:00+01:00", "--table", 1).says(
        "cli-clock-deadline", change="set", final="", round=1, table=1, until="2099-11-20 20:00 UTC+01:00"
    )
    for command in ("pairings", "status"):
        shown = topcut(command).out
        assert "Round 1 ends 2099-11-23 20:00 " in shown
        assert "Table 1 (" in shown and ") ends 2099-11-20 20:00 UTC+01:00." in shown
    assert topcut("pairings", "--json").data["tables"] == {"1": "2099-11-20T20:00+01:00"}


def test_a_deadline_in_the_past_or_without_sense(topcut: Topcut, event: Path) -> None:
    assert topcut("deadline", "2020-01-01T20:00Z").says("cli-clock-deadline-past")
    topcut("deadline", "soon").refused("clock-no-date", text="soon")
    for day in ("0001-01-01", "9999-12-31", "0001-01-01T00:00+14:00", "9999-12-31T23:59-12:00"):
        assert "is not a possible time for an event; check the year" in topcut("deadline", day).refusal, day


# Results --------------------------------------------------------------------------------------------------------------


def test_how_to_say_who_won(topcut: Topcut, event: Path) -> None:
    topcut("report", "1 60-60").refused(
        "score-level",
        instead=message(
            "slip-lines-instead",
            lines=(
                message("slip-typed", text="1 60-60 time"),
                message("slip-typed", text="1 60-60 FW FL"),
            ),
        ),
    )
    topcut("report", "1 60-60 1/1-1/0").refused(
        "score-level",
        instead=message("slip-lines-instead", lines=(message("slip-typed", text="1 60-60 1/1-1/0 time"),)),
    )
    assert topcut("report", "1 60-60 FW FL").code == 0


def test_how_to_say_who_won_a_tie_break(topcut: Topcut, bots: Path) -> None:
    topcut("report", "2 1-1").refused(
        "score-match-level",
        decider=message("score-decider", by="tie-break"),
        time="maybe",
        instead=message("slip-lines-instead", lines=(message("slip-typed", text="2 1-1 time W L"),)),
    )


def test_the_name_behind_the_score_is_the_winner(topcut: Topcut, bots: Path) -> None:
    tables = topcut("pairings", "--json").data["pairings"]
    table = next(row for row in tables if "grimlock" in row["players"])
    won = "W/L" if table["players"][0] == "grimlock" else "L/W"
    answer = topcut("report", f"{table['table']} 1-1 grimlock")
    assert answer.code == 0 and f"{won} 1–1" in answer.out
    other = next(row for row in tables if "grimlock" not in row["players"])
    first, second = other["players"]
    topcut("report", f"{other['table']} 2-1 {second}").refused("score-codes-against-games")
    topcut("report", f"{other['table']} 1-1 grimlock").refused("slip-not-understood")
    assert topcut("report", f"{second} 1-1 {first}").code == 0
    assert "L/W" not in next(line for line in topcut("pairings").out.splitlines() if f" {other['table']} " in line)


def test_a_name_beside_a_concession_is_not_guessed_at(topcut: Topcut, event: Path) -> None:
    topcut("report", "1 60-60 concede kira").refused("slip-not-understood")


def test_missions_of_one_player_only(topcut: Topcut, event: Path) -> None:
    refusal = topcut("report", event, "2", "60-60", "1/1", "time").refusal
    assert refusal == "1/1 are the missions of only one player; missions are given per player, like missions 1/1-1/1"


def test_who_is_dropped_for_not_coming_is_said(topcut: Topcut, bots: Path) -> None:
    answer = topcut("no-show", "bee")
    assert ", no-show, confirmed" in answer.out and answer.says("cli-endings-dropped", player="Bee")
    assert answer.says(
        "cli-endings-in",
        results=message("nextstep-results-in", done=1, of=2, round=message("roundname-number", round=1)),
    )


def test_endings_answer_as_report_does(topcut: Topcut, event: Path) -> None:
    for typed in ("concede quark", "no-show quark", "both-lose 1", "incomplete 1"):
        answer = topcut(*typed.split())
        assert ", confirmed\n" in answer.out and answer.says(
            "cli-endings-in",
            results=message("nextstep-results-in", done=1, of=2, round=message("roundname-number", round=1)),
        )
        assert "is dropped" not in answer.out
        topcut("undo")
    assert "delayed\nround 1: 1 of 2 results are in." in topcut("delay", "1").out


def test_a_stack_of_slips_is_counted(topcut: Topcut, event: Path) -> None:
    answer = topcut("report", event, "-", typed="1 100-35\n7 100-35\nnonsense\n")
    assert answer.code == 2 and answer.says(
        "cli-slips-in",
        refused=2,
        results=message("nextstep-results-in", done=1, of=2, round=message("roundname-number", round=1)),
        slips=3,
        taken=1,
    )
    before = event.read_bytes()
    assert "0 taken, 2 refused" in topcut("report", event, "-", typed="7 100-35\nnonsense\n").out
    assert event.read_bytes() == before


# Rounds and looking ---------------------------------------------------------------------------------------------------


def test_reported_is_not_confirmed(topcut: Topcut, event: Path) -> None:
    topcut("report", "kira 100-35", "--by", "kira")
    topcut("report", "dax 100-35")
    status = topcut("status")
    assert "is complete; 1 reported, not yet confirmed: table 1 (" in status.out
    assert status.says("nextstep-pair", round=message("roundname-number", round=2))


def test_pairings_of_a_round_either_way(topcut: Topcut, event: Path) -> None:
    assert topcut("pairings", "--round", 1).out == topcut("pairings", 1).out
    topcut("pairings", 1, "--round", 2).refused("command-two-rounds")


def test_the_next_step_after_posting(topcut: Topcut) -> None:
    topcut("new", "Friday", "-r", "star-trek-2e", "--players", CAST)
    assert topcut("pair", "--post").says("cli-look-next", command="topcut report friday.jsonl 1 RESULT")
    topcut("withdraw-round")
    topcut("pair", "--reason", "again")
    assert topcut("post").says("cli-look-next", command="topcut report friday.jsonl 1 RESULT")


def test_one_and_many(topcut: Topcut, event: Path) -> None:
    assert topcut("enter", "Worf").says("cli-entries-entered", count=1, first=2, heat="", late=1)
    topcut("new", "Two", "-r", "yomi", "--players", "Kira, Odo", "--rounds", 1, "--pair")
    assert "round 1: 0 of 1 result is in" in topcut("status", "two.jsonl", "--json").data["now"]


def test_time_is_taken_back(topcut: Topcut, event: Path) -> None:
    topcut("clock", "start")
    assert topcut("clock", "add", "-3").says("cli-clock-added", change="less", minutes=3, table=0)
    assert topcut("clock", "add", event, "-1", "--table", 1).says("cli-clock-added", change="less", minutes=1, table=1)
    topcut("clock", "add", "soon").refused("command-typed-no-number")
    topcut("simulate", "-r", "yomi", "--players", 1).refused("command-typed-too-small", least=2)


def test_equal_refusals_become_one(topcut: Topcut) -> None:
    names = "Kira, Odo, Quark, Dax, Garak"
    choice = ("-o", "pairing=sides", "--rounds", 3)
    refusal = topcut("new", "Wars", "-r", "star-wars", *choice, "--players", names, "--pair").refusal
    assert refusal.startswith(
        "Kira has no side, and the same for 4 more (Odo, Quark, Dax, …); give the side: `side` in a CSV"
    )
    told = topcut("new", "Wars", "-r", "star-wars", *choice, "--players", names, "--pair", "--json")
    assert len(told.data["refused"]) == 5


# Files ----------------------------------------------------------------------------------------------------------------


def test_repair_names_the_copy_itself(topcut: Topcut, event: Path) -> None:
    event.write_bytes(event.read_bytes()[:-20])
    answer = topcut("repair", event)
    assert answer.code == 0 and answer.says("cli-exchange-repaired", file="friday-night.repaired.jsonl")
    assert answer.says("cli-exchange-repaired", kept=8, left_out=1, lost=1)
    assert topcut("verify", "friday-night.repaired.jsonl").code == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "bad.json: the file is empty"),
        ('{"ä":\n  "ö", x}', "the results file is not JSON: object keys must be strings (line 2, column 8)"),
        ('{"players":\n  [1, ', "it ends too early, in line 2"),
    ],
)
def test_where_a_results_file_is_no_json(topcut: Topcut, text: str, said: str) -> None:
    Path("bad.json").write_text(text, encoding="utf-8")
    assert said in topcut("standings", "bad.json").refusal
    assert said in topcut("import", "bad.json").refusal


def test_files_and_players_are_completed(topcut: Topcut, event: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def completed(*words: str) -> list[str]:
        from topcut.cli.main import _commands

        command = _commands()
        context = command.make_context("topcut", list(words[:-1]), resilient_parsing=True)
        name, asked, rest = command.resolve_command(context, list(words[:-1]))
        inner = asked.make_context(name, rest, parent=context, resilient_parsing=True)
        param = [one for one in asked.params if one.param_type_name == "argument"][len(rest)]
        return [item.value for item in param.shell_complete(inner, words[-1])]

    Path("names.csv").write_text("name\n")
    assert completed("standings", "") == ["friday-night.jsonl"]
    assert completed("drop", "friday-night.jsonl", "q") == ["quark"]
    assert completed("drop", "q") == ["quark"]
    assert completed("no-show", "friday-night.jsonl", "o") == ["odo"]
    topcut("export", event, "--out", "results.json")
    assert completed("explain", "results.json", "kira") == ["kira-nerys"]
    Path("folder").mkdir()
    assert completed("standings", "fo") == ["folder/"]


def test_the_help_speaks_to_directors(topcut: Topcut) -> None:
    for group in ((), ("clock",), ("rulebook",)):
        assert "<bool>" not in topcut(*group, "--help").out
    assert "Required." in " ".join(topcut("new", "--help").out.split())


def test_signs_left_out_are_no_typing_error(topcut: Topcut) -> None:
    topcut("new", "Names", "-r", "yomi", "--players", "Jean-Luc Picard, Miles O'Brien")
    assert topcut("explain", "jeanluc", "--json").data["name"] == "Jean-Luc Picard"
    topcut("drop", "'").refused("slip-no-player", typed="'")


def test_the_clock_before_round_one_shows_the_plan(topcut: Topcut) -> None:
    topcut("new", "Draft", "-r", "star-trek-2e", "--option", "format=draft", "--players", "Kira, Odo, Quark")
    shown = topcut("clock", "show").out
    assert "Deck building: 30 minutes (4.1.2" in shown
    assert "60 minutes a round." in shown and "30 and 5 minutes" in shown


def test_the_running_clock_says_when_to_warn(topcut: Topcut) -> None:
    topcut("new", "Friday", "-r", "star-trek-2e", "--players", "Kira, Odo, Quark, Dax", "--pair")
    topcut("clock", "start")
    assert "30 and 5 minutes" in topcut("clock", "show").out
    assert topcut("clock", "show", "--json").data["warnings"] == [30, 5]
