"""What the desk needs from outside (a journal to write to, the time, chance), and what it hands to `decide`."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from typing import Protocol

from topcut.desk.known import Known
from topcut.journal.records import Record
from topcut.journal.texts import Text


class Transaction(Protocol):
    """The journal while nobody else can write to it."""

    @property
    def known(self) -> Known:
        """All that is in it: read up to its last record."""
        ...

    def append(self, records: Sequence[Record], texts: Sequence[Text]) -> None:
        """Write whole acts with their texts, all or nothing; `OutOfStep` where they do not continue the journal."""
        ...


class Journal(Protocol):
    """A tournament's journal, wherever it is kept: a file, a table, memory."""

    def read(self) -> Known:
        """All that is in it now; reads only what is new, and raises `Refused` where it cannot be read."""
        ...

    def transaction(self) -> AbstractContextManager[Transaction]:
        """Lock it against all other writers; what was appended is durable once this has closed without an error."""
        ...


class OutOfStep(ValueError):
    """Records were to be appended that do not continue the journal: we broke, not the user."""


class Batch:
    """A transaction that gathers what is appended, for a store that writes it in one go when the transaction closes."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.records: list[Record] = []
        self.texts: list[Text] = []

    def append(self, records: Sequence[Record], texts: Sequence[Text]) -> None:
        head, seqs = self.known.head + len(self.records), [record.seq for record in records]
        if seqs != list(range(head + 1, head + 1 + len(seqs))):
            raise OutOfStep(f"records {seqs} do not follow record {head}")
        if not records or records[-1].more:
            raise OutOfStep(f"records {seqs} leave their act unfinished")
        self.records.extend(records)
        self.texts.extend(texts)


class Timepiece(Protocol):
    """Tells the time."""

    def now(self) -> str:
        """ISO 8601 in UTC."""
        ...


class SystemClock:
    """The computer's clock."""

    def now(self) -> str:
        return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class SystemEntropy:
    """The operating system's chance."""

    def seed(self) -> str:
        return secrets.token_hex(16)

    def salt(self) -> str:
        return secrets.token_hex(16)
