"""Until when an act may be written, and whether it is worked out before its event is locked.

Both belong to the thread that acts: the front sets them (`lanes.py` says for whom), the journal asks for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic

from topcut.refusal import refuse

_until: ContextVar[float | None] = ContextVar("until", default=None)
_ahead: ContextVar[bool] = ContextVar("ahead", default=False)


@contextmanager
def limited(until: float, ahead: bool = False) -> Iterator[None]:
    """What is done in here is written before `until` (of the monotonic clock) or not at all."""
    before, how = _until.set(until), _ahead.set(ahead)
    try:
        yield
    finally:
        _until.reset(before)
        _ahead.reset(how)


def must_be_in_time() -> None:
    """Refused where the time for this act is over; asked when everything is decided and nothing is written."""
    until = _until.get()
    if until is not None and monotonic() > until:
        raise refuse("site-too-late")


def works_ahead() -> bool:
    """Whether this act may take long: then nobody else waits for it, and it is written if nothing has changed."""
    return _ahead.get()
