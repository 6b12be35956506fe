"""Commands about rounds: which function decides each, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.handling import Handlings, handled
from topcut.acts.rounds.closing import change_rounds, withdraw_round
from topcut.acts.rounds.commands import ChangeRounds, Draw, Post, SeatLate, Start, Swap, WithdrawRound
from topcut.acts.rounds.decide import draw, post, start, swap
from topcut.acts.rounds.late import seat_late

HANDLING: Handlings = {
    Start: handled(start, "scorekeeper"),
    ChangeRounds: handled(change_rounds),
    Draw: handled(draw, "scorekeeper"),
    Swap: handled(swap, "scorekeeper"),
    Post: handled(post, "scorekeeper"),
    SeatLate: handled(seat_late, "scorekeeper"),
    WithdrawRound: handled(withdraw_round),
}
