"""An event whose journal embeds an older rulebook: without settings that came later."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from msgspec.structs import replace

from desk.table import DIRECTOR, Event
from topcut.acts.event.commands import Create
from topcut.rulebooks.load import build


class Older(Event):
    """The same event as it was set up before these settings were known."""

    def __init__(self, missing: tuple[str, ...], rulebook: str, *people: str, rounds: int = 0, **options: Any) -> None:
        self.missing = missing
        super().__init__(rulebook, *people, rounds=rounds, **options)

    def do(self, command: Any, by: str = DIRECTOR, key: str = "") -> Any:
        if isinstance(command, Create):
            source = deepcopy(dict(self.book.source))
            for name in self.missing:
                del source["settings"][name]
                for feature in source.get("format", []):
                    feature.get("set", {}).pop(name, None)
            self.book = build(source)
            command = replace(command, rulebook=self.book.source)
        return super().do(command, by, key)
