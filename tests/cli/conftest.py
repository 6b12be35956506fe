"""`topcut("report", "1", "100-35")` as if it had been typed, in a folder of its own."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from terminal import CAST, Answer, Keyboard, Topcut

from topcut.cli.main import main
from topcut.messages.message import Message, with_names
from topcut.messages.voice import Told, Voice
from topcut.refusal import Refusal

_say, _all_told = Voice.say, Voice.all_told


class Heard:
    """Listens to every voice: which messages and refusals it puts into which words."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        said: list[tuple[Message, str]] = []
        refusals: list[Refusal] = []
        self.said, self.refusals = said, refusals

        def say(voice: Voice, one: Message) -> str:
            words = _say(voice, one)
            said.append((with_names(one, voice._person) if voice._person else one, words))
            return words

        def all_told(voice: Voice, told: Sequence[Refusal]) -> list[Told]:
            refusals.extend(told)
            return _all_told(voice, told)

        monkeypatch.setattr(Voice, "say", say)
        monkeypatch.setattr(Voice, "all_told", all_told)


@pytest.fixture
def topcut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Topcut:
    monkeypatch.chdir(tmp_path)
    for name in ("TOPCUT_EVENT", "TOPCUT_DEBUG", "COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def run(*args: str | int | Path, typed: str | bytes = "", at_keyboard: bool = False) -> Answer:
        data = typed.encode() if isinstance(typed, str) else typed
        stdin = (Keyboard if at_keyboard else io.TextIOWrapper)(io.BytesIO(data), encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", stdin)
        if at_keyboard:
            monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
        capsys.readouterr()
        heard = Heard(monkeypatch)
        code = main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return Answer(code, out, err, tuple(heard.refusals), tuple(heard.said))

    return run


@pytest.fixture
def event(topcut: Topcut) -> Path:
    """Five players, round 1 posted: Kira v Quark, Dax v Odo, Garak has the bye (whatever the engine draws)."""
    made = topcut("new", "Friday Night", "--rulebook", "star-trek-2e", "--players", CAST)
    assert made.code == 0, made.err
    path = Path("friday-night.jsonl")
    assert topcut("pair", path, "--seed", "5", "--pin", "kira, quark", "--pin", "dax, odo", "--post").code == 0
    return path
