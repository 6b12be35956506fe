"""Commands about registration: which function decides each, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.handling import Handlings, handled
from topcut.acts.registration.commands import MoveUp, OrderWaiting, SetRegistration
from topcut.acts.registration.decide import move_up, order_waiting, set_registration

HANDLING: Handlings = {
    SetRegistration: handled(set_registration),
    MoveUp: handled(move_up, "scorekeeper"),
    OrderWaiting: handled(order_waiting, "scorekeeper"),
}
