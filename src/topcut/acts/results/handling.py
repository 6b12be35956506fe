"""Commands about results: which function decides each, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.handling import Handlings, handled
from topcut.acts.results.commands import (
    BothLose,
    CloseOverdue,
    Concede,
    Confirm,
    Correct,
    Delay,
    Dispute,
    Incomplete,
    NoShow,
    NoteRounds,
    Report,
    Settle,
)
from topcut.acts.results.decide import (
    both_lose,
    concede,
    confirm,
    correct,
    delay,
    dispute,
    incomplete,
    no_show,
    report,
    settle,
)
from topcut.acts.results.overdue import close_overdue
from topcut.acts.results.pod_rounds import note_rounds

HANDLING: Handlings = {
    Report: handled(report, "scorekeeper", "judge", own="match"),
    NoteRounds: handled(note_rounds, "scorekeeper", "judge", own="match"),
    Confirm: handled(confirm, "scorekeeper", "judge", own="match"),
    Dispute: handled(dispute, own="match"),
    Settle: handled(settle, "judge"),
    Correct: handled(correct, "head-judge"),
    Concede: handled(concede, "scorekeeper", "judge", own="match"),
    NoShow: handled(no_show, "scorekeeper", "judge"),
    BothLose: handled(both_lose, "scorekeeper", "judge"),
    Incomplete: handled(incomplete, "scorekeeper", "judge"),
    CloseOverdue: handled(close_overdue, "scorekeeper", "judge"),
    Delay: handled(delay, "scorekeeper", "judge"),
}
