"""What of a record is for everybody to read: what was done, but not what was written about a person.

Why a match was delayed, disputed, settled or corrected, why a table got more time, why somebody came back or is named
the winner after all, why what was over was reopened, why a judge was called and who of them went, who has paid and what
a play-tester said are words for the officials. Why a round was drawn again, a plan was changed or everybody got more
time is everybody's business.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from topcut.acts.calls.facts import CallTaken, JudgeCalled
from topcut.acts.clock.facts import TimeAdded
from topcut.acts.ending.facts import ConfrontationWon, Reopened
from topcut.acts.entries.facts import Described, FeeNoted, ReEntered
from topcut.acts.results.facts import Corrected, Delayed, Disputed, Settled
from topcut.acts.scenarios.facts import FeedbackGiven
from topcut.journal.records import Record

ABOUT_PERSONS = (ConfrontationWon, Corrected, Delayed, Disputed, JudgeCalled, ReEntered, Reopened, Settled)


def for_everybody(history: Iterable[Record]) -> list[Record]:
    """The same records without the words that are for officials."""
    return [_for_everybody(record) for record in history]


def _for_everybody(record: Record) -> Record:
    fact = record.fact
    if isinstance(fact, ABOUT_PERSONS) or (isinstance(fact, TimeAdded) and fact.table):
        return replace(record, fact=replace(fact, reason=""))
    if isinstance(fact, CallTaken):
        return replace(record, fact=replace(fact, who=""))
    if isinstance(fact, FeedbackGiven):
        return replace(record, fact=replace(fact, text=""))
    if isinstance(fact, Described | FeeNoted):  # that something was noted, not what, nor who owes money
        return replace(record, fact=Described(fact.player))
    return record
