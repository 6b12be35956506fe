"""What was sent with a form, field by field: the one place where what somebody typed becomes a number."""

from __future__ import annotations

from collections.abc import Mapping

from topcut.limits import whole_number
from topcut.messages.message import Message
from topcut.refusal import refuse

MOST_NUMBER = 99_999_999  # of anything that is typed into a field


def number(data: Mapping[str, object], name: str, what: Message, least: int = 0, most: int = MOST_NUMBER) -> int:
    """A whole number out of a field; refused, by `what` people call it, where it is missing, none or out of range."""
    typed = "".join(str(data.get(name, "")).split())
    if not typed:
        raise refuse("form-number-missing", what=what)
    found = whole_number(typed.replace("–", "-").replace("−", "-"))
    if found is None:
        raise refuse("form-not-digits", what=what, typed=typed[:20])
    if not least <= found <= most:
        raise refuse("form-number-out-of-range", what=what, number=found, least=least, most=most)
    return found


def number_or(
    data: Mapping[str, object], name: str, what: Message, otherwise: int = 0, least: int = 0, most: int = MOST_NUMBER
) -> int:
    """The same; `otherwise` where the field was left empty."""
    return number(data, name, what, least, most) if str(data.get(name, "")).strip() else otherwise
