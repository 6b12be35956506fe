"""What this process knows of a journal: its records and words so far, and the tournament they make."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from threading import Lock
from typing import Any

from topcut.journal.acts import Act, act_at
from topcut.journal.fold import advance, fold
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.journal.texts import Text, Texts
from topcut.rulebooks.model import Rulebook


class Known:
    """Grows only by what is written and durable. Threads may share it: a tournament never changes, it is replaced."""

    def __init__(self) -> None:
        self.tournament = Tournament()
        self.history: list[Record] = []  # record n stands at place n - 1
        self.words = Texts()
        self._keys: dict[str, int] = {}
        self._rulebook: tuple[Mapping[str, Any], Rulebook] | None = None
        self._lock = Lock()

    @property
    def head(self) -> int:
        """The seq of the last record."""
        return self.tournament.head

    def foresee(self, records: Sequence[Record]) -> Tournament:
        """The tournament as these next records would make it; raises `Refused` where they cannot be."""
        return advance(self.tournament, records) or fold([*self.history, *records])

    def learn(self, records: Sequence[Record], texts: Iterable[Text] = (), made: Tournament | None = None) -> None:
        """Take in what is durable now; `made` is the tournament that was foreseen for exactly these records."""
        with self._lock:
            self.words.add(texts)
            fresh = records[max(0, self.head + 1 - records[0].seq) :] if records else ()
            if fresh:
                self.tournament = made if made and len(fresh) == len(records) else self.foresee(fresh)
                self.history.extend(fresh)
                self._keys.update((record.key, record.seq) for record in fresh if record.key)

    def written_with(self, key: str) -> Act:
        """The act that was written with this idempotency key; () if there is none."""
        return act_at(self.history, self._keys[key]) if key in self._keys else ()

    def rulebook(self, build: Callable[[Mapping[str, Any]], Rulebook]) -> Rulebook | None:
        """The rules that the tournament was created with, built once; None before it is created."""
        document = self.tournament.rulebook
        if not document:
            return None
        if self._rulebook is None or self._rulebook[0] is not document:
            self._rulebook = (document, build(document))
        return self._rulebook[1]
