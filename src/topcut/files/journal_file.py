"""A journal kept in one file (`.jsonl`): one record a line, chained, the texts between them.

A file that is not as it was written is refused and left alone; `repair` writes its good part to a copy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from msgspec.structs import replace

from topcut.desk.known import Known
from topcut.desk.ports import Batch
from topcut.files import durable, journal_lines
from topcut.files.journal_lines import Contents, GoodPart
from topcut.journal.chain import START, LineProblem
from topcut.journal.fact import TextRef
from topcut.journal.records import Record
from topcut.journal.texts import Text
from topcut.messages.message import message
from topcut.refusal import Refused, refuse


class JournalFile:
    """A journal in a file that is there; `JournalFile.new` for one that is still to be made."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.known = Known()
        self.seal = START  # hash of the last line we know
        self._to_be_made = False
        self._stamp: durable.Stamp | None = None
        self._written: list[tuple[Sequence[Record], Sequence[Text]]] = []  # by us, maybe not yet known
        self._lock = Lock()  # threads may share this object

    @classmethod
    def new(cls, path: str | Path) -> JournalFile:
        """A journal whose file is made with its first records, and never over another file."""
        journal = cls(path)
        journal._to_be_made = True
        return journal

    def read(self) -> Known:
        """All that is in the file now, every line of it checked."""
        if self._to_be_made:
            return self.known
        with durable.locked(self.path, writing=False) as file:
            return self._catch_up(file)

    @contextmanager
    def transaction(self) -> Iterator[Batch]:
        """The file, locked against all other writers; what was appended is written when this closes."""
        if self._to_be_made:
            if self.path.exists():
                raise durable.exists(self.path)
            batch = Batch(self.known)
            yield batch
            self._write(None, batch)
        else:
            with durable.locked(self.path, writing=True) as file:
                batch = Batch(self._catch_up(file))
                yield batch
                self._write(file, batch)

    def _catch_up(self, file: int) -> Known:
        with self._lock:
            if self._stamp != durable.stamp(file):  # somebody else wrote: all of it is read and checked again
                contents = _read(self.path, file)
                self.known, self._written = Known(), [(contents.records, tuple(contents.texts.values()))]
                self.seal, self._stamp = contents.seal, durable.stamp(file)
            for records, texts in self._written:
                self.known.learn(records, texts)
            self._written = []
            return self.known

    def _write(self, file: int | None, batch: Batch) -> None:
        if not batch.records:
            return
        data, seal = journal_lines.write(batch.records, batch.texts, self.seal)
        if file is None:
            self._stamp, self._to_be_made = durable.make(self.path, data), False
        else:
            durable.add(self.path, file, data)
            self._stamp = durable.stamp(file)
        self.seal = seal
        self._written.append((batch.records, batch.texts))


def examine(path: str | Path) -> Contents | LineProblem:
    """What the file says, or the first line that is not as it was written."""
    with durable.locked(Path(path), writing=False) as file:
        return journal_lines.read(durable.all_of(file))


def whole(path: str | Path) -> tuple[bytes, Contents]:
    """Every byte of a file that is as it was written, and what it says; refused where it is damaged."""
    where = Path(path)
    with durable.locked(where, writing=False) as file:
        return durable.all_of(file), _read(where, file)


def repair(path: str | Path, target: str | Path) -> GoodPart:
    """Write the good part of a damaged file to a copy that is not there yet; the file itself is left alone."""
    with durable.locked(Path(path), writing=False) as file:
        good = journal_lines.good_part(durable.all_of(file))
    if not good.records:
        raise refuse("journal-nothing-good", file=str(path))
    durable.make(Path(target), good.data)
    return good


def erase(path: str | Path, ref: TextRef) -> None:
    """Take a text out of the file for good; every record stays as it is."""
    where = Path(path)
    with durable.locked(where, writing=True) as file:
        if ref not in _read(where, file).texts:
            raise refuse("journal-no-text", file=str(path), text=ref)
        durable.replace(where, file, journal_lines.without(durable.all_of(file), ref))


def _read(path: Path, file: int) -> Contents:
    contents = journal_lines.read(durable.all_of(file))
    if isinstance(contents, LineProblem):
        raise _damaged(path, contents)
    return contents


def _damaged(path: Path, problem: LineProblem) -> Refused:
    file, found = str(path), problem.refusal
    if problem.unread:
        return Refused(found.at(message("journal-line-unread", file=file, line=problem.line)))
    return Refused(replace(found.at(message("file-named", file=file)), way=message("journal-way-repair", file=file)))
