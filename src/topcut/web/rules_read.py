"""A rulebook as pages show it: its sections in words."""

from __future__ import annotations

from msgspec import Struct

from topcut.rulebooks.describe import Section
from topcut.web.voices import PAGE


class RuleRead(Struct, frozen=True):
    """One rule and where it is printed."""

    text: str
    clause: str


class RulesRead(Struct, frozen=True):
    """A heading and the rules under it."""

    heading: str
    lines: tuple[RuleRead, ...]


def rules_read(sections: list[Section]) -> list[RulesRead]:
    return [
        RulesRead(PAGE.say(one.heading), tuple(RuleRead(PAGE.say(line.text), line.clause) for line in one.lines))
        for one in sections
    ]
