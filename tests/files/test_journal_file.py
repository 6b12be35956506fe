"""A journal in a file: locked, durable, never written over, erasable."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
from journal_samples import NAMES, SMALL_EVENT, word_for_word, write

from saying import refusal_of, refused
from topcut.acts.entries.facts import CheckedIn
from topcut.acts.event.facts import Announced, Created
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import SeededEntropy, SteadyClock
from topcut.desk.submit import Accepted, submit
from topcut.files import durable
from topcut.files.journal_file import JournalFile, erase, examine
from topcut.files.journal_lines import Contents
from topcut.journal.fold import fold
from topcut.journal.records import AnyFact
from topcut.journal.texts import ERASED
from topcut.refusal import Refused


def ask(journal: JournalFile, fact: AnyFact, key: str = "") -> Accepted | Refused:
    entropy = SeededEntropy("ask")
    return submit(journal, fact, DIRECTOR, key, clock=SteadyClock(), entropy=entropy, decide=word_for_word)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    write(tmp_path / "event.jsonl", SMALL_EVENT)
    return tmp_path / "event.jsonl"


def test_a_file_is_read_as_it_was_written(path: Path) -> None:
    known = JournalFile(path).read()
    assert known.head == 12
    assert known.tournament == fold(known.history)
    assert [known.words[entrant.person] for entrant in known.tournament.entrants.values()] == list(NAMES)


def test_texts_stand_before_the_records_that_use_them(path: Path) -> None:
    heads = [line[:7] for line in path.read_bytes().splitlines()]
    assert heads[:4] == [b'{"seq":', b'{"text"', b'{"seq":', b'{"text"']


def test_what_was_written_is_only_ever_added_to(path: Path) -> None:
    before = path.read_bytes()
    ask(JournalFile(path), CheckedIn("p1"))
    assert path.read_bytes().startswith(before)
    assert path.read_bytes().count(b"\n") == before.count(b"\n") + 1


def test_a_refused_command_leaves_the_file_byte_for_byte(path: Path) -> None:
    before = path.read_bytes()
    refusal_of(ask(JournalFile(path), CheckedIn("p9")), "journal-impossible", why="impossible-no-player")
    assert path.read_bytes() == before


def test_the_same_key_writes_once_across_programs(path: Path) -> None:
    first = ask(JournalFile(path), CheckedIn("p1"), key="phone")
    before = path.read_bytes()
    again = ask(JournalFile(path), CheckedIn("p1"), key="phone")
    assert isinstance(first, Accepted)
    assert isinstance(again, Accepted)
    assert again.records == first.records
    assert path.read_bytes() == before


def test_a_new_file_is_never_written_over_another(path: Path) -> None:
    before = path.read_bytes()
    refusal_of(ask(JournalFile.new(path), Created({}, "")), "file-exists")
    assert path.read_bytes() == before


def test_a_file_that_appears_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "event.jsonl"
    journal = JournalFile.new(path)

    def slow(*given: object) -> list[AnyFact]:
        path.write_text("somebody else's")
        return [Created({}, "")]

    answer = submit(journal, "create", DIRECTOR, clock=SteadyClock(), entropy=SeededEntropy(), decide=slow)
    refusal_of(answer, "file-exists")
    assert path.read_text() == "somebody else's"


def test_a_refused_first_command_makes_no_file(tmp_path: Path) -> None:
    refusal_of(ask(JournalFile.new(tmp_path / "event.jsonl"), CheckedIn("p9")), "journal-impossible")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "code"),
    [("missing.jsonl", "file-missing"), (".", "file-failed"), ("no-folder/event.jsonl", "file-missing")],
)
def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path, name: str, code: str) -> None:
    refusal_of(ask(JournalFile(tmp_path / name), CheckedIn("p1")), code)


def test_a_new_file_in_no_folder_is_refused(tmp_path: Path) -> None:
    answer = ask(JournalFile.new(tmp_path / "no-folder" / "event.jsonl"), Created({}, ""))
    refusal_of(answer, "file-failed", done="made", why=os.strerror(errno.ENOENT))


@pytest.mark.parametrize("kept", [0, 1, 70])
def test_a_full_disk_leaves_the_file_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch, kept: int) -> None:
    before, write_all = path.read_bytes(), os.write
    journal = JournalFile(path)
    monkeypatch.setattr(os, "write", lambda file, data: write_all(file, data[:kept]))
    refusal_of(ask(journal, CheckedIn("p1")), "file-failed", done="written", why="file-disk-full")
    assert path.read_bytes() == before
    monkeypatch.undo()
    assert isinstance(ask(journal, CheckedIn("p1")), Accepted)
    assert JournalFile(path).read().head == 13


def test_a_disk_that_does_not_answer_leaves_the_file_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(file: int) -> None:
        raise OSError(5, "the disk hums")

    before = path.read_bytes()
    monkeypatch.setattr(os, "fsync", broken)
    refusal_of(ask(JournalFile(path), CheckedIn("p1")), "file-failed", why="the disk hums")
    assert path.read_bytes() == before
    new = path.with_name("new.jsonl")
    refusal_of(ask(JournalFile.new(new), Created({}, "")), "file-failed", why="the disk hums")
    assert not new.exists()


def test_an_edit_behind_our_back_is_noticed(path: Path) -> None:
    journal = JournalFile(path)
    journal.read()
    edited = path.read_bytes().replace(b'"p2","after":1', b'"p3","after":1')
    path.write_bytes(edited)
    refusal_of(ask(journal, CheckedIn("p1")), "journal-line-changed", line=16)
    assert path.read_bytes() == edited


def test_an_older_copy_put_back_is_read_anew(path: Path) -> None:
    journal, copy = JournalFile(path), path.read_bytes()
    ask(journal, CheckedIn("p1"))
    assert journal.read().head == 13
    path.write_bytes(copy)
    assert journal.read().head == 12
    assert not journal.read().tournament.entrants["p1"].checked_in


def test_an_erased_name_is_gone_and_everything_else_stays(path: Path) -> None:
    journal = JournalFile(path)
    before = journal.read()
    mode = path.stat().st_mode
    ref = before.tournament.entrants["p1"].person
    erase(path, {ref})
    assert b"Kira" not in path.read_bytes()
    assert path.stat().st_mode == mode
    after = journal.read()
    assert after.words[ref] == ERASED
    assert after.history == before.history
    assert isinstance(ask(journal, CheckedIn("p1")), Accepted)
    assert isinstance(examine(path), Contents)
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]
    with refused("journal-no-text"):
        erase(path, {ref})


def test_a_link_to_the_file_stays_a_link(path: Path) -> None:
    link = path.with_name("link.jsonl")
    link.symlink_to(path)
    erase(link, {JournalFile(link).read().tournament.entrants["p1"].person})
    assert link.is_symlink()
    assert b"Kira" not in path.read_bytes()


def test_who_waited_while_the_file_was_replaced_writes_to_the_new_one(path: Path) -> None:
    """The lock is on the old file: it must be seen that another one stands in its place."""
    waiting = os.open(path, os.O_RDWR)
    erase(path, {JournalFile(path).read().tournament.entrants["p1"].person})
    assert not durable._is_still_at(path, waiting)
    os.close(waiting)
    assert isinstance(ask(JournalFile(path), CheckedIn("p1")), Accepted)


WRITER = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from journal_samples import word_for_word
from topcut.acts.who import DIRECTOR
from topcut.desk.submit import Accepted, submit
from topcut.files.journal_file import JournalFile, erase
from topcut.acts.event.facts import Announced
path, name, count = Path(sys.argv[2]), sys.argv[3], int(sys.argv[4])
journal = JournalFile(path)
print("ready", flush=True)
sys.stdin.readline()
for n in range(count):
    answer = submit(journal, [Announced(f"{name} {n}"), Announced(f"{name} {n} again")], DIRECTOR, f"{name}-{n}",
                    decide=word_for_word)
    assert isinstance(answer, Accepted), answer
    if name == "eraser" and n % 5 == 0:
        erase(path, {answer.records[0].fact.text})
"""


def test_programs_that_write_at_once_all_land(path: Path) -> None:
    """Two write, a third writes and erases, which puts a new file in the place of the old one."""
    here, count = str(Path(__file__).parent), 25
    names = ("Kira", "Odo", "eraser")
    command = [sys.executable, "-c", WRITER, here, str(path)]
    programs = [
        subprocess.Popen([*command, name, str(count)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for name in names
    ]
    for program in programs:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("go\n")
        program.stdin.flush()
    for program in programs:
        program.communicate(timeout=60)
        assert program.returncode == 0
    known = JournalFile(path).read()
    assert known.head == 12 + 2 * count * len(names)
    assert all(known.written_with(f"{name}-{n}") for name in names for n in range(count))
    words = [known.words[one.text] for one in known.tournament.announcements]
    assert {f"{name} {n}" for name in names[:2] for n in range(count)} <= set(words)
    assert words.count(ERASED) == count // 5


def test_two_programs_make_one_file_and_one_is_refused(tmp_path: Path) -> None:
    journals = [JournalFile.new(tmp_path / "event.jsonl") for _ in range(2)]
    with journals[0].transaction() as first, journals[1].transaction() as second:
        assert first.known.head == second.known.head == 0
        assert isinstance(ask(JournalFile.new(tmp_path / "event.jsonl"), Created({}, "")), Accepted)
    refusal_of(ask(journals[0], Created({}, "")), "file-exists")
    assert JournalFile(tmp_path / "event.jsonl").read().head == 1


def test_a_reader_needs_no_right_to_write(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int] = []
    open_file = os.open
    monkeypatch.setattr(os, "open", lambda where, flags, *more: opened.append(flags) or open_file(where, flags, *more))
    JournalFile(path).read()
    assert opened == [os.O_RDONLY | os.O_CLOEXEC]


def test_announcements_are_texts(path: Path) -> None:
    journal = JournalFile(path)
    ask(journal, Announced("round 2 in five minutes"))
    (ref,) = (one.text for one in journal.read().tournament.announcements)
    assert journal.read().words[ref] == "round 2 in five minutes"
    assert JournalFile(path).read().words[ref] == "round 2 in five minutes"
