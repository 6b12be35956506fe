"""The end of an online round whose deadline has passed: what was not played is entered as not completed (001 13.5)."""

from __future__ import annotations

from topcut.acts.matter import Matter
from topcut.acts.results.commands import CloseOverdue, Incomplete
from topcut.acts.results.decide import incomplete
from topcut.journal.records import AnyFact
from topcut.play.deadlines import overdue
from topcut.refusal import refuse


def close_overdue(matter: Matter, command: CloseOverdue) -> list[AnyFact]:
    """All tables of a round that are late, nobody more responsible than the other; as one act."""
    matter.must_run()
    late = overdue(matter.round(command.round), matter.context.now)
    if not late:
        raise refuse("result-none-overdue", round=command.round)
    games = (incomplete(matter, Incomplete(match.round, match.table)) for match in late)
    return [fact for facts in games for fact in facts]
