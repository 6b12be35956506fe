"""What was announced lately: it stands on every page of an event until a round later (001 7.2)."""

from __future__ import annotations

from collections.abc import Sequence

from topcut.acts.event.facts import Announced
from topcut.acts.rounds.facts import RoundPaired
from topcut.journal.acts import undone
from topcut.journal.fact import TextRef
from topcut.journal.records import Record

_ROUNDS = 2  # what is said before a round is posted concerns that round; with the one after it, it is old


def announced_lately(history: Sequence[Record]) -> TextRef:
    """The latest announcement, unless two rounds were posted after it; "" where there is none."""
    gone, posted = undone(history), 0
    for record in reversed(history):
        if record.seq in gone:
            continue
        if isinstance(record.fact, Announced):
            return record.fact.text
        posted += isinstance(record.fact, RoundPaired)
        if posted == _ROUNDS:
            break
    return ""
