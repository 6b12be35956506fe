"""An answer that is worked out once for a view, however many pages and lines draw it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from topcut.answers.event_view import EventView

Answer = TypeVar("Answer")


def once(answer: Callable[[EventView], Answer]) -> Callable[[EventView], Answer]:
    """Kept on the view, and gone with it."""

    @wraps(answer)
    def kept(view: EventView) -> Answer:
        if answer not in view.answered:
            view.answered[answer] = answer(view)
        found: Answer = view.answered[answer]
        return found

    return kept
