"""A journal in memory, and a clock and chance that can be foretold: for tests and simulations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from threading import Lock

from topcut.desk.known import Known
from topcut.desk.ports import Batch
from topcut.journal.fact import TextRef
from topcut.journal.records import Record
from topcut.journal.texts import Text


class MemoryJournal:
    """A journal that lasts as long as the process."""

    def __init__(self, records: Iterable[Record] = (), texts: Iterable[Text] = ()) -> None:
        self.known = Known()
        self._records = list(records)
        self._texts = list(texts)
        self._lock = Lock()

    def read(self) -> Known:
        self.known.learn(self._records[self.known.head :], self._texts[len(self.known.words) :])
        return self.known

    @contextmanager
    def transaction(self) -> Iterator[Batch]:
        with self._lock:
            batch = Batch(self.read())
            yield batch
            self._texts.extend(batch.texts)
            self._records.extend(batch.records)

    def erase(self, ref: TextRef) -> None:
        """Forget a text for good."""
        self._texts = [text for text in self._texts if text.ref != ref]
        self.known.words.erase(ref)


class SteadyClock:
    """Starts at a given moment and goes on by one second whenever it is asked."""

    def __init__(self, start: str = "2026-11-15T10:00:00Z") -> None:
        self._next = datetime.fromisoformat(start)

    def go_to(self, moment: str) -> None:
        """Let it be later."""
        self._next = datetime.fromisoformat(moment)

    def now(self) -> str:
        told = self._next
        self._next = told + timedelta(seconds=1)
        return told.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class SeededEntropy:
    """Seeds and salts that follow from one seed."""

    def __init__(self, seed: str | int = 0) -> None:
        self._seed = str(seed)
        self._given = 0

    def seed(self) -> str:
        self._given += 1
        return sha256(f"{self._seed}/{self._given}".encode()).hexdigest()[:32]

    salt = seed
