"""A second language for tests: the site in German, with translations of rulebooks from the tests' own folders."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from topcut.messages import asked
from topcut.messages.catalogue import ENGLISH, speak
from topcut.rulebooks import translations

GERMAN = "de"
TONGO = Path(__file__).parent / "games" / "tongo.toml"  # tongo.de.toml lies beside it


@contextmanager
def german(*folders: Path) -> Iterator[None]:
    """Everything is said in German here; the site looks for translations in these folders."""
    with (
        mock.patch.dict(os.environ, {asked.SETTING: GERMAN}),  # every command looks there
        mock.patch.object(translations, "_FOLDERS", deque(folders)),
    ):
        speak(GERMAN)
        try:
            yield
        finally:
            speak(ENGLISH)
