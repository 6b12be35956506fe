"""What a person can want, one frozen class per intention: the sum of the slices. `decide` turns them into facts."""

from __future__ import annotations

from topcut.acts.calls.commands import *
from topcut.acts.clock.commands import *
from topcut.acts.command import *
from topcut.acts.ending.commands import *
from topcut.acts.entries.commands import *
from topcut.acts.event.commands import *
from topcut.acts.limited.commands import *
from topcut.acts.results.commands import *
from topcut.acts.rounds.commands import *
from topcut.acts.scenarios.commands import *
from topcut.acts.stages.commands import *
