"""The slices whose facts a journal can hold: what each does to the sheet, and what undo must know of it.

A new one adds a line to each list here, and its facts to `records.py`.
"""

from __future__ import annotations

from topcut.acts.calls import fold as calls_fold
from topcut.acts.calls import undo as calls_undo
from topcut.acts.clock import fold as clock_fold
from topcut.acts.clock import undo as clock_undo
from topcut.acts.earned import fold as earned_fold
from topcut.acts.earned import undo as earned_undo
from topcut.acts.ending import fold as ending_fold
from topcut.acts.ending import undo as ending_undo
from topcut.acts.entries import fold as entries_fold
from topcut.acts.entries import undo as entries_undo
from topcut.acts.event import fold as event_fold
from topcut.acts.event import undo as event_undo
from topcut.acts.limited import fold as limited_fold
from topcut.acts.limited import undo as limited_undo
from topcut.acts.listing import fold as listing_fold
from topcut.acts.listing import undo as listing_undo
from topcut.acts.registration import fold as registration_fold
from topcut.acts.registration import undo as registration_undo
from topcut.acts.results import fold as results_fold
from topcut.acts.results import undo as results_undo
from topcut.acts.rounds import fold as rounds_fold
from topcut.acts.rounds import undo as rounds_undo
from topcut.acts.scenarios import fold as scenarios_fold
from topcut.acts.scenarios import undo as scenarios_undo
from topcut.acts.stages import fold as stages_fold
from topcut.acts.stages import undo as stages_undo
from topcut.acts.tables import fold as tables_fold
from topcut.acts.tables import undo as tables_undo
from topcut.journal.sheet import Following
from topcut.journal.undoing import Undoing

_FOLDS = (
    calls_fold,
    clock_fold,
    earned_fold,
    ending_fold,
    entries_fold,
    event_fold,
    limited_fold,
    listing_fold,
    registration_fold,
    results_fold,
    rounds_fold,
    scenarios_fold,
    stages_fold,
    tables_fold,
)
_UNDOS = (
    calls_undo,
    clock_undo,
    earned_undo,
    ending_undo,
    entries_undo,
    event_undo,
    limited_undo,
    listing_undo,
    registration_undo,
    results_undo,
    rounds_undo,
    scenarios_undo,
    stages_undo,
    tables_undo,
)
FOLLOW: Following = {kind: follow for part in _FOLDS for kind, follow in part.FOLLOW.items()}
UNDO: Undoing = {kind: ties for part in _UNDOS for kind, ties in part.UNDO.items()}
