"""What a correction would change, shown before it is made."""

from __future__ import annotations

from django.http import HttpResponse
from msgspec import Struct

from topcut.acts.results.commands import Correct
from topcut.answers.correction import CorrectionAnswer, RankChange, correction_answer, pairable_again
from topcut.answers.meant import meant
from topcut.journal.state import Match
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room
from topcut.web.site.forms import Answered

_MOST_MOVES = 200


class MoveShown(Struct, frozen=True):
    """A player whose rank or points change."""

    move: RankChange
    way: str  # up, down
    cut: str  # in, outc: who crosses the line


def preview_page(room: Room, match: Match, command: Correct) -> HttpResponse:
    """Before and after: the result, the ranks that move, who enters or leaves the cut; then it is asked once more."""
    snapshot = room.snapshot
    answer, both = correction_answer(snapshot, match, command.result), len(match.seats) == 2
    carried = [(name, value) for name, value in room.request.POST.items() if name not in _NOT_CARRIED]
    return show(
        room,
        "desk/round/correction.html",
        Answered(),
        correction=answer,
        round=snapshot.round_name(match.round),
        before=meant(snapshot, match, match.result) if both and match.result else None,
        after=meant(snapshot, match, command.result) if both else None,
        moves=[_shown(answer, one) for one in answer.moves[:_MOST_MOVES]],
        left_out=max(len(answer.moves) - _MOST_MOVES, 0),
        field=len(snapshot.tournament.entrants),
        again=pairable_again(snapshot, match),
        carried=carried,
        reason=command.reason,
    )


def _shown(answer: CorrectionAnswer, one: RankChange) -> MoveShown:
    before, after = one.rank
    cut = "in" if one.player in answer.cut_in else "outc" if one.player in answer.cut_out else ""
    return MoveShown(one, "up" if after < before else "down", cut)


_NOT_CARRIED = ("csrfmiddlewaretoken", "key", "head", "reason")
