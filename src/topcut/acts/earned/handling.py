"""The command about what players bring: which function decides it, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.earned.commands import Bring
from topcut.acts.earned.decide import bring, may_bring
from topcut.acts.handling import Handlings, handled

HANDLING: Handlings = {Bring: handled(bring, "scorekeeper", own="entry", unless=may_bring)}
