"""Who makes the public pages: we, or for a large event a second process, so that those who report are not held up.

That process starts with the first page that took long; a small event has none. One that was killed or that does not
answer is replaced, and pages are made here until the next one is ready.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from topcut.messages.catalogue import speaking
from topcut.messages.message import message
from topcut.web.server.answer import Scope, plain
from topcut.web.server.helper import Ended, Helper, Late, Made, timed
from topcut.web.server.languages import language_of
from topcut.web.voices import LOG

LONG = 0.05  # seconds of work for a page, from which on it is worth a process
LONGEST = 15  # seconds for a page
_log = logging.getLogger(__name__)


class Maker:
    """Asked by one thread."""

    def __init__(self, wsgi: Callable[..., Any], long: float = LONG, longest: float = LONGEST) -> None:
        self._wsgi, self._long, self._longest = wsgi, long, longest
        self.helper = Helper("making")

    def make(self, scope: Scope) -> Made:
        """A page; made here until the second process is ready."""
        with speaking(language_of(scope["headers"])):
            return self._made(scope)

    def _made(self, scope: Scope) -> Made:
        if self.helper.is_ready():
            try:
                return self.helper.ask(scope, b"", self._longest)
            except Ended:
                _log.warning(LOG.say(message("web-server-log-maker", why="ended")))
                self.helper.start()
            except Late:
                _log.warning(LOG.say(message("web-server-log-maker", why="late")))
                self.helper.start()
                return plain(503, message("web-server-page-late"), [(b"retry-after", b"5")]), 0
        made = timed(self._wsgi, scope)
        if made[1] > self._long:
            self.helper.start()
        return made

    def close(self) -> None:
        """Hang up: it ends by itself."""
        self.helper.close()
