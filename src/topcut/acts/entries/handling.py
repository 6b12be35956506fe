"""Commands about entries: which function decides each, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.entries.commands import (
    CheckIn,
    Describe,
    Drop,
    Enter,
    ForfeitBye,
    NoteFee,
    ReEnter,
    Rename,
    Withdraw,
)
from topcut.acts.entries.correct import describe, may_describe, note_fee, rename
from topcut.acts.entries.decide import check_in, drop, enter, forfeit_bye, re_enter, withdraw
from topcut.acts.entries.themselves import may_come_back, may_enter
from topcut.acts.handling import Handlings, handled
from topcut.acts.registration.decide import may_check_in

HANDLING: Handlings = {
    Enter: handled(enter, "scorekeeper", "visitor", unless=may_enter),
    Withdraw: handled(withdraw, "scorekeeper", own="entry"),
    ReEnter: handled(re_enter, "scorekeeper", "head-judge", own="entry", unless=may_come_back),
    ForfeitBye: handled(forfeit_bye, "scorekeeper", own="entry"),
    CheckIn: handled(check_in, "scorekeeper", "judge", own="entry", unless=may_check_in),
    Drop: handled(drop, "scorekeeper", own="entry"),
    Rename: handled(rename, "scorekeeper"),
    Describe: handled(describe, "scorekeeper", own="entry", unless=may_describe),
    NoteFee: handled(note_fee, "scorekeeper"),
}
