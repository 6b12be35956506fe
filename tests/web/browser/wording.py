"""The words of the catalogues in a real browser: what a page is waited for to say, and what a script says."""

from __future__ import annotations

import re

from topcut.messages.message import Param, message
from topcut.web.voices import PAGE
from web.fitting import Fitting


def wording(id: str, /, **values: Param) -> re.Pattern[str]:
    """The words of a text as an expression for a browser, which knows no flags for a part of one."""
    fitting = Fitting("phone").say(message(id, **values))
    return re.compile(fitting.replace("(?i:", "(?:").replace("\\ ", r"\s+"), re.IGNORECASE)


def scripted(name: str, /, script: str = "script-topcut", **values: str) -> str:
    """What a script says; without a value as far as it goes before it."""
    words = PAGE.beside(script)[name]
    return words.format(**values) if values else words.partition("{")[0].strip()
