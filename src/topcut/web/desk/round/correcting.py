"""What a correction would change, shown before it is made."""

from __future__ import annotations

from django.http import HttpResponse

from topcut.acts.results.commands import Correct
from topcut.answers.correction import correction_answer
from topcut.journal.state import Match
from topcut.play.story import together
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room
from topcut.web.site.forms import Answered

_MOST_MOVES = 200


def preview_page(room: Room, match: Match, command: Correct) -> HttpResponse:
    """Before and after: the result, the ranks that move, who enters or leaves the cut; then it is asked once more."""
    answer = correction_answer(room.snapshot, match, command.result)
    carried = [(name, value) for name, value in room.request.POST.items() if name not in _NOT_CARRIED]
    return show(
        room,
        "desk/round/correction.html",
        Answered(),
        correction=answer,
        seats=together(answer.players),
        moves=answer.moves[:_MOST_MOVES],
        left_out=max(len(answer.moves) - _MOST_MOVES, 0),
        carried=carried,
        reason=command.reason,
    )


_NOT_CARRIED = ("csrfmiddlewaretoken", "key", "head")
