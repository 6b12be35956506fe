"""Whatever happens to a journal file: it is noticed, located, refused, left alone, and its good part can be saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from journal_samples import LONG_ACTS, SAMPLES, SMALL_EVENT, word_for_word, write

from saying import refusal_of, refused
from topcut.acts.entries.facts import CheckedIn
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import SeededEntropy, SteadyClock
from topcut.desk.submit import submit
from topcut.files import journal_lines
from topcut.files.journal_file import JournalFile, erase, examine, repair
from topcut.files.journal_lines import Contents, good_part
from topcut.journal import codec
from topcut.journal.chain import START, LineProblem, link
from topcut.journal.records import Record
from topcut.messages.message import message
from topcut.refusal import refusal


@pytest.fixture(params=SAMPLES)
def data(request: pytest.FixtureRequest, tmp_path: Path) -> bytes:
    write(tmp_path / "sample.jsonl", SAMPLES[request.param])
    return (tmp_path / "sample.jsonl").read_bytes()


def problem(data: bytes) -> LineProblem:
    found = journal_lines.read(data)
    assert isinstance(found, LineProblem)
    return found


@pytest.mark.parametrize("mask", [0x01, 0x20, 0x80, 0xFF])
def test_every_flipped_byte_is_noticed_and_located(data: bytes, mask: int) -> None:
    assert isinstance(journal_lines.read(data), Contents)
    line = 1
    for place, byte in enumerate(data):
        found = journal_lines.read(data[:place] + bytes([byte ^ mask]) + data[place + 1 :])
        assert isinstance(found, LineProblem), place
        assert found.line == line, place
        line += byte == ord("\n")


def test_every_deleted_byte_is_noticed_and_located(data: bytes) -> None:
    line = 1
    for place, byte in enumerate(data):
        assert problem(data[:place] + data[place + 1 :]).line == line
        line += byte == ord("\n")


@pytest.mark.parametrize("acts", SAMPLES.values(), ids=SAMPLES)
def test_a_write_cut_at_any_byte_is_noticed_and_what_was_before_is_saved(tmp_path: Path, acts: list[object]) -> None:
    whole, start = _last_batch(tmp_path, acts)
    assert isinstance(journal_lines.read(whole[:start]), Contents)
    for end in range(start + 1, len(whole)):
        found = problem(whole[:end])
        assert found.line == whole[:end].rstrip(b"\n").count(b"\n") + 1
        assert found.refusal.code == "journal-torn"
        saved = whole if end == len(whole) - 1 else whole[:start]  # only the newline was missing
        assert good_part(whole[:end]).data == saved


def _last_batch(tmp_path: Path, acts: list[object]) -> tuple[bytes, int]:
    """The bytes of a journal file, and where its last batch begins."""
    journal = write(tmp_path / "sample.jsonl", acts[:-1])
    start = journal.path.stat().st_size
    clock, entropy = SteadyClock(), SeededEntropy("last")
    submit(journal, acts[-1], DIRECTOR, clock=clock, entropy=entropy, decide=word_for_word)
    return journal.path.read_bytes(), start


def edited(lines: list[bytes]) -> None:
    lines[4] = lines[4].replace(b"p2", b"p3")


def missing(lines: list[bytes]) -> None:
    del lines[4]


def doubled(lines: list[bytes]) -> None:
    lines.insert(4, lines[4])


def doubled_text(lines: list[bytes]) -> None:
    lines.insert(4, lines[3])


def exchanged(lines: list[bytes]) -> None:
    lines[4], lines[6] = lines[6], lines[4]


def other_text(lines: list[bytes]) -> None:
    lines[3] = lines[3].replace(b"Odo", b"Sisko")


def not_json(lines: list[bytes]) -> None:
    lines[4] = b"hello"


def blank(lines: list[bytes]) -> None:
    lines.insert(4, b"")


def windows(lines: list[bytes]) -> None:
    lines[:] = [line + b"\r" for line in lines]


@pytest.mark.parametrize(
    ("damage", "why", "line"),
    [
        (edited, "journal-line-changed", 5),
        (missing, "journal-lines-missing", 6),
        (doubled, "journal-line-twice", 6),
        (doubled_text, "journal-line-twice", 5),
        (exchanged, "journal-lines-missing", 5),
        (other_text, "journal-text-changed", 4),
        (not_json, "journal-line-of-no-kind", 5),
        (blank, "journal-line-of-no-kind", 5),
        (windows, "journal-line-changed", 1),
    ],
)
def test_a_damaged_file_is_refused_with_the_place_and_the_way_out_and_left_alone(
    tmp_path: Path, damage: Callable[[list[bytes]], None], why: str, line: int
) -> None:
    path = tmp_path / "event.jsonl"
    write(path, SMALL_EVENT)
    lines = path.read_bytes().splitlines()
    damage(lines)
    damaged = b"".join(one + b"\n" for one in lines)
    path.write_bytes(damaged)
    answer = submit(JournalFile(path), CheckedIn("p1"), DIRECTOR, decide=word_for_word)
    refusal_of(answer, why, line=line, way=message("journal-way-repair", file=str(path)))
    with refused(why, line=line):
        erase(path, "t0")
    assert path.read_bytes() == damaged


def test_an_empty_file_is_no_journal(tmp_path: Path) -> None:
    (tmp_path / "event.jsonl").touch()
    with refused("journal-empty"):
        JournalFile(tmp_path / "event.jsonl").read()


def test_a_newer_file_asks_for_a_newer_topcut(tmp_path: Path) -> None:
    line = codec.encode(Record(1, "", "d", CheckedIn("p1"))).replace(b'"v":1', b'"v":9')
    (tmp_path / "event.jsonl").write_bytes(link(line, START) + b"\n")
    with refused("journal-newer", place=message("journal-line-unread", line=1)):
        JournalFile(tmp_path / "event.jsonl").read()


def test_a_chain_that_counts_wrong_is_noticed() -> None:
    line = link(codec.encode(Record(2, "", "d", CheckedIn("p1"))), START)
    assert problem(line + b"\n").refusal == refusal("journal-line-miscounted", line=1, seq=2, due=1)


def test_a_record_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "event.jsonl").write_bytes(link(codec.encode(Record(1, "", "d", CheckedIn("p1"))), START) + b"\n")
    for _ in range(2):
        with refused("journal-impossible", why=message("impossible-no-player", player="p1")):
            JournalFile(tmp_path / "event.jsonl").read()


def test_the_good_part_of_a_whole_file_is_the_file(data: bytes) -> None:
    good = good_part(data)
    contents = journal_lines.read(data)
    assert isinstance(contents, Contents)
    assert (good.data, good.records, good.lost) == (data, len(contents.records), ())


def test_whatever_byte_is_flipped_the_good_part_is_a_journal(data: bytes) -> None:
    for place in range(0, len(data), 7):
        good = good_part(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
        assert not good.data or isinstance(journal_lines.read(good.data), Contents)
        assert good.lost


@pytest.mark.parametrize("damage", [doubled, doubled_text, blank])
def test_a_line_too_many_costs_nothing(tmp_path: Path, damage: Callable[[list[bytes]], None]) -> None:
    path = tmp_path / "event.jsonl"
    write(path, SMALL_EVENT)
    whole = path.read_bytes()
    lines = whole.splitlines()
    damage(lines)
    assert good_part(b"".join(line + b"\n" for line in lines)).data == whole


def test_a_broken_text_costs_only_itself(tmp_path: Path) -> None:
    path, copy = tmp_path / "event.jsonl", tmp_path / "copy.jsonl"
    write(path, SMALL_EVENT)
    damaged = path.read_bytes().replace(b"Kira", b"Sisko")
    path.write_bytes(damaged)
    good = repair(path, copy)
    assert (good.records, good.lost) == (12, (2,))
    known = JournalFile(copy).read()
    assert known.head == 12
    assert known.words[known.tournament.entrants["p1"].person] == "(erased)"
    assert path.read_bytes() == damaged


def test_a_repair_keeps_whole_acts_only(tmp_path: Path) -> None:
    path, copy = tmp_path / "event.jsonl", tmp_path / "copy.jsonl"
    write(path, LONG_ACTS)
    path.write_bytes(path.read_bytes().replace(b'"kind":"Dropped","player":"p5"', b'"kind":"Dropped","player":"p4"'))
    good = repair(path, copy)
    assert good.records == 8
    assert isinstance(examine(copy), Contents)
    assert JournalFile(copy).read().tournament.started is False


def test_a_repair_never_writes_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "event.jsonl"
    write(path, SMALL_EVENT)
    before = path.read_bytes()
    with refused("file-exists"):
        repair(path, path)
    assert path.read_bytes() == before


def test_nothing_good_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "event.jsonl").write_text("hello\n")
    with refused("journal-nothing-good"):
        repair(tmp_path / "event.jsonl", tmp_path / "copy.jsonl")
    assert not (tmp_path / "copy.jsonl").exists()
