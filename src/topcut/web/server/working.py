"""What may take long (drawing a round, reading a list of thousands) in a thread of its own, or a process of its own.

A small event is worked on here. A large one, or a large form, goes to a second process that can be stopped: it decides
before it locks the event, and what is not decided in time is refused and not written.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from queue import SimpleQueue
from time import monotonic
from typing import Any

from topcut.messages.catalogue import speaking
from topcut.messages.message import Message, message
from topcut.web.server.answer import Answer, Scope, plain
from topcut.web.server.bridge import call_wsgi
from topcut.web.server.events import Events, Tell
from topcut.web.server.helper import Ended, Helper, Late
from topcut.web.server.lanes import LARGE_BODY, event_of
from topcut.web.server.languages import language_of
from topcut.web.server.limits import limited
from topcut.web.voices import LOG

LARGE = 128  # players of an event that has a process of its own to be drawn in
GRACE = 5  # seconds for the page after the act
IDLE = 300  # seconds without a question, after which a process is let go
_AGAIN = [(b"retry-after", b"5")]
_log = logging.getLogger(__name__)


class Workshop:
    """Asked by as many threads as it has helpers."""

    def __init__(self, wsgi: Callable[..., Any], events: Events, tell: Tell, helpers: int) -> None:
        self._wsgi, self._events = wsgi, events
        self.helpers = [Helper("working", tell) for _ in range(helpers)]
        self._free: SimpleQueue[Helper] = SimpleQueue()
        for helper in self.helpers:
            self._free.put(helper)

    def answer(self, scope: Scope, body: bytes, until: float) -> Answer:
        """What Django answers, here or there."""
        with speaking(language_of(scope["headers"])):
            return self._answered(scope, body, until)

    def _answered(self, scope: Scope, body: bytes, until: float) -> Answer:
        if len(body) <= LARGE_BODY and self._events.players(event_of(scope)) <= LARGE:
            with limited(until, ahead=True):
                return call_wsgi(self._wsgi, scope, body)
        helper = self._free.get()
        try:
            return _asked(helper, scope, body, until)
        finally:
            self._free.put(helper)

    def rest(self, idle: float = IDLE) -> None:
        """Let go of a process that nobody has asked for a while."""
        for _ in self.helpers:
            if self._free.empty():
                return
            helper = self._free.get()
            if helper.pid and monotonic() - helper.asked > idle:
                helper.close()
            self._free.put(helper)

    def close(self) -> None:
        """End them: what they had not written by now is not written."""
        for helper in self.helpers:
            helper.close()


def _asked(helper: Helper, scope: Scope, body: bytes, until: float) -> Answer:
    if not helper.wait():
        return plain(503, message("web-server-not-now"), _AGAIN)
    try:
        return helper.ask(scope, body, max(0.0, until - monotonic()), GRACE)[0]
    except (Ended, Late) as why:
        _log.warning(LOG.say(_unanswered(scope, "late" if isinstance(why, Late) else "ended")))
        return plain(503, message("web-server-done-late") if why.written else message("web-server-stopped"), _AGAIN)


def _unanswered(scope: Scope, why: str) -> Message:
    return message("web-server-log-unanswered", method=scope["method"], path=scope["path"], why=why)
