"""Commands about the end: which function decides each, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.ending.commands import Confront, DrawLot, Finish, Reopen
from topcut.acts.ending.decide import confront, draw_lot, finish, reopen
from topcut.acts.handling import Handlings, handled

HANDLING: Handlings = {
    DrawLot: handled(draw_lot),
    Confront: handled(confront),
    Finish: handled(finish),
    Reopen: handled(reopen),
}
