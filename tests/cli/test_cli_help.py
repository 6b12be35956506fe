"""Help, start-up, colours, and the demo."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import Topcut

from topcut.cli.main import every_command
from topcut.cli.terminal.app import app

SLOW = ("numpy", "scipy", "rustworkx", "rapidfuzz", "rich")
COMMANDS = """new enter withdraw re-enter drop check-in forfeit-bye start pair swap post withdraw-round report confirm
    dispute settle correct concede no-show both-lose incomplete delay deadline clock announce rounds lot confrontation
    finish undo standings pairings status explain why verify repair journal simulate rulebook import export demo erase
    version players plan cut bracket join split prizes seat seats swap-pools suspend pick draft-times
    call deal packs serve adopt fetch backup restore rebuild refresh scenario program
    special-rules reject-rule orbit end-game donate drinks feedback award""".split()  # noqa: SIM905


def test_all_commands_are_in_the_help_in_their_groups(topcut: Topcut) -> None:
    shown = topcut("--help").out
    for name in COMMANDS:
        assert re.search(rf"^│ {name}\s", shown, re.MULTILINE), name
    groups = re.findall(r"^╭─ ([\w ]+) ─", shown, re.MULTILINE)
    assert groups == [
        "Options",
        "Set up",
        "Rounds",
        "Stages",
        "Draft and sealed",
        "Results",
        "Look",
        "Files",
        "Site",
        "Scenarios",
        "Rules",
        "Seasons",
    ]


@pytest.mark.parametrize(
    "name", [name for name, one in every_command().commands.items() if not hasattr(one, "commands")]
)
def test_every_command_has_help_and_an_example(topcut: Topcut, name: str) -> None:
    shown = topcut(name, "--help").out
    assert "Usage: topcut" in shown
    assert name == "version" or f"$ topcut {name}" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_every_command_of_a_module_is_listed() -> None:
    listed = every_command().commands
    commands = {one.name or one.callback.__name__.replace("_", "-") for one in app.registered_commands if one.callback}
    assert commands | {group.name for group in app.registered_groups} == set(listed)


def test_start_up_loads_nothing_slow() -> None:
    code = f"import sys, topcut.cli.main; print([m for m in {SLOW!r} if m in sys.modules])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == "[]"


def test_no_colour_where_none_is_wanted(topcut: Topcut, event: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in topcut("standings").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in topcut("standings").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert not re.search(r"\x1b\[3\dm", topcut("standings").out)


@pytest.mark.parametrize("width", [60, 80, 120])
def test_tables_fit(topcut: Topcut, event: Path, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for command in ("standings", "pairings", "players", "journal"):
        assert all(len(line) <= width for line in topcut(command).out.splitlines())


def test_the_demo_plays_a_whole_event(topcut: Topcut) -> None:
    played = topcut("demo")
    assert played.code == 0, played.err
    assert played.says("standing-title", state="final") and played.says("cli-exchange-verified", wrong=0)
    assert played.says("cli-entries-dropped", round=1, when="before")
    assert played.err.count("Refused:") == 1
    assert list(Path().iterdir()) == []


def test_the_demo_can_be_kept(topcut: Topcut) -> None:
    assert topcut("demo", "--keep", "ds9.jsonl").code == 0
    assert topcut("verify", "ds9.jsonl").code == 0
    assert topcut("demo", "--keep", "ds9.jsonl").says("command-file-exists")
