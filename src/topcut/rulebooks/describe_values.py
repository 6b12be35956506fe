"""The values of settings as a person reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from topcut.messages.message import Message, message
from topcut.rulebooks.problems import shown


def value_told(value: Any) -> Message:
    """ "yes", "60", "none"."""
    if isinstance(value, bool):
        return message("describe-flag", value="yes" if value else "no")
    if isinstance(value, list):
        return message("describe-value", value=tuple(map(str, value))) if value else message("describe-no-value")
    return message("describe-value", value=str(value)) if str(value) else message("describe-no-value")


def pairs_told(values: Mapping[str, Any]) -> Message:
    """ "time_limit 30, online yes"."""
    return message("describe-pairs", pairs=tuple(_pair(name, value) for name, value in values.items()))


def _pair(name: str, value: Any) -> Message:
    return message("describe-pair", name=name, value=value_told(value) if isinstance(value, bool) else shown(value))
