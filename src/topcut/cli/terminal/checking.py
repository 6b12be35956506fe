"""What is wrong with files of one kind, all of it at once: `rulebook check`, `program check`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from topcut.cli.terminal.out import fail, tell, told
from topcut.cli.terminal.telling import voice
from topcut.messages.message import Message
from topcut.refusal import Refusal, Refused

Looked = tuple[str, Sequence[Refusal]]  # the title of one that can be read, and what is wrong with its translations


def check_each(json: bool, files: Iterable[str], look: Callable[[str], Looked], good: Callable[[str], Message]) -> None:
    """Say which are good and everything that is wrong with the others; the command fails where anything is."""
    problems: list[Refusal] = []
    titles: list[str] = []
    for one in files:
        try:
            title, wrong = look(one)
        except Refused as refused:
            problems += refused.refusals
        else:
            titles.append(voice().words(title))
            problems += wrong
    tell(json, {"good": titles, "problems": told(problems)}, *map(good, titles))
    if problems:
        fail(problems)
