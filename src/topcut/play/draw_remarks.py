"""What to mind of a drawn round before it is posted: the engine's remarks as they were written, who is left out."""

from __future__ import annotations

from topcut.journal.state import DrawnRound, Tournament
from topcut.messages.message import Messages
from topcut.play.drawn_round import with_those_leaving
from topcut.play.limited.pod_rounds import left_alone
from topcut.play.next_round import PAIRED, method_of
from topcut.play.pairing.remarks import told
from topcut.play.playing_sides import of_one_side
from topcut.rulebooks.model import Rulebook


def remarks_on_draw(tournament: Tournament, book: Rulebook, draw: DrawnRound) -> Messages:
    """The same at every door; nothing is solved again. A draw of an older Topcut has no remarks of the engine."""
    field = with_those_leaving(tournament)
    sides = tuple(of_one_side(field, book, draw.tables))
    if method_of(field, book, draw.stage) not in PAIRED:
        return sides
    return (*sides, *left_alone(field, book, draw.stage), *told(draw.notes))
