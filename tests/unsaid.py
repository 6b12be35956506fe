"""What should have been said and was only shown: the id of a message, or a value as a program writes it."""

from __future__ import annotations

import re
from pathlib import Path

from topcut.messages import catalogue, fluent

_ENGLISH = Path(catalogue.__file__).parent / "en"
IDS = {id for file in _ENGLISH.rglob("*.ftl") for id in fluent.entries(file.read_text("utf-8"))}
_TOKEN = re.compile(r"(?<![\w/.-])[a-z]+(?:-[a-z0-9]+)+(?![\w/.-])")
_VALUE = re.compile(r"\b(?:Message|Player|Moment|Score|Refusal|Told)\([a-z]+=")
_CODE = re.compile(r'"code": "[a-z0-9-]+"')  # of a refusal, for programs
_NOT_READ = re.compile(r"<(script|style)\b.*?</\1>|<[^>]*>", re.DOTALL)


def unsaid(text: str) -> list[str]:
    """Of what a command printed, or of a page without its markup."""
    text = _CODE.sub("", text)
    return [*sorted(set(_TOKEN.findall(text)) & IDS), *_VALUE.findall(text)]


def unsaid_on(page: str) -> list[str]:
    return unsaid(_NOT_READ.sub(" ", page))
