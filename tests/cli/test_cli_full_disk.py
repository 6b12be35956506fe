"""A disk that is full: what was to be made is not there in part, and the sentence says so."""

from __future__ import annotations

import re
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from terminal import Topcut

import topcut as topcut_itself


@contextmanager
def full_disk(left: int) -> Iterator[None]:
    """No file may become larger than so many bytes: every write beyond fails, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handled = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (left, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handled)


@pytest.mark.parametrize(
    "typed",
    [("export", "--out", "made.json"), ("export", "--csv", "--out", "made.csv"), ("bracket", "--svg", "made.svg")],
    ids=" ".join,
)
def test_nothing_is_left_of_a_file_that_could_not_be_written(topcut: Topcut, typed: tuple[str, ...]) -> None:
    names = "Kira, Odo, Quark, Dax"
    assert topcut("new", "F", "-r", "yomi", "--players", names, "--bracket", "single", "--seeds", "drawn").code == 0
    assert topcut("pair", "--post").code == 0
    before = sorted(Path().iterdir())
    with full_disk(20):
        answer = topcut(*typed)
    answer.refused("file-failed", done="written")
    assert sorted(Path().iterdir()) == before
    assert topcut(*typed).code == 0


def test_feedback_is_written_whole_or_not_at_all(topcut: Topcut) -> None:
    option = ("--option", "scenario=public-play-testing")
    assert topcut("new", "F", "-r", "star-trek-2e", "--players", "Kira, Odo, Quark, Dax", *option).code == 0
    assert topcut("feedback", "kira", "=too strong").code == 0
    with full_disk(20):
        assert "could not be written" in topcut("feedback", "--out", "said.csv").refusal
    assert not Path("said.csv").exists()
    assert topcut("feedback", "--out", "said.csv").code == 0
    assert Path("said.csv").read_text() == "player,name,text\nkira,Kira,'=too strong\n"


def test_every_file_is_written_whole_or_not_at_all() -> None:
    """Whatever opens a file to write it leaves half of one on a full disk; `files/durable.py` does not."""
    source = Path(topcut_itself.__file__).parent
    writes = re.compile(r"""open\(.*["'][wxa]b?["']|write_text\(|write_bytes\(""")
    own = {path.name for path in source.rglob("*.py") if writes.search(path.read_text(encoding="utf-8"))}
    assert own == {
        "secret.py",  # beside, then under its name
        "backups_secret.py",  # the same
        "plan_files.py",  # in a folder that is thrown away
        "known.py",  # the same
    }
