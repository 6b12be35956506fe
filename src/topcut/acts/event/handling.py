"""Commands about the event itself: which function decides each, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.event.commands import Announce, Cancel, ChangeSettings, Create, Retitle, TakeDown, Undo
from topcut.acts.event.decide import announce, cancel, create, retitle, take_down, undo
from topcut.acts.event.settings import change_settings
from topcut.acts.handling import Handlings, handled

HANDLING: Handlings = {
    Create: handled(create),
    ChangeSettings: handled(change_settings),
    Announce: handled(announce, "scorekeeper"),
    Retitle: handled(retitle),
    Cancel: handled(cancel),
    TakeDown: handled(take_down, "scorekeeper"),
    Undo: handled(undo),
}
