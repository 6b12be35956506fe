"""The packs of players at the command line: for programs, and as files to hand out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from topcut.cli.opening import EventFile
from topcut.files import durable
from topcut.play.limited.cards import Card
from topcut.play.limited.pages import Page
from topcut.refusal import Refused, refusal


def pages_data(event: EventFile, shown: Sequence[Page]) -> dict[str, Any]:
    """The pages for programs; a card has the columns of the list."""
    return {
        "packs": [
            {
                "players": [event.handles[one] for one in page.players],
                "parts": [
                    {"part": event.tell(heading), "cards": [_data(card) for card in cards]}
                    for heading, cards in page.parts
                ],
            }
            for page in shown
        ]
    }


def _data(card: Card) -> dict[str, str]:
    words = {"name": card.name, "side": card.side, "rarity": card.rarity, "set": card.set, "type": card.type}
    return {column: word for column, word in words.items() if word}


def written(event: EventFile, shown: Sequence[Page], folder: str) -> list[str]:
    """Write a file for each page; one that is there already and says something else is never written over."""
    texts = {Path(folder) / f"{page.file}.txt": "\n".join(page.lines(event.tell)) + "\n" for page in shown}
    other = [
        refusal("command-pack-file-exists", file=str(path))
        for path, text in texts.items()
        if path.exists() and path.read_bytes() != text.encode()
    ]
    if other:
        raise Refused(*other)
    Path(folder).mkdir(parents=True, exist_ok=True)
    for path, text in texts.items():
        durable.put(path, text.encode())
    return [str(path) for path in texts]
