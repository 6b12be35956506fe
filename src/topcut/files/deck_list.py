"""Cards one a line, as deck files have them: "2<tab>Odo", "2x Odo", "Odo x2" or just "Odo", with headings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from topcut.files.card_cells import Row
from topcut.refusal import Refusal, refusal

_COUNTED = (
    re.compile(r"(?P<count>\d+)\t+(?P<name>[^\t]+)"),
    re.compile(r"(?P<count>\d+) ?[x×] +(?P<name>[^\t]+)", re.IGNORECASE),
    re.compile(r"(?P<name>[^\t]*[^\t ])[ \t]+\(?[x×] ?(?P<count>\d+)\)?", re.IGNORECASE),
)
_HEADING = re.compile(r"(?P<a>[^\t]+):|\[(?P<b>[^\]]+)\]|=+(?P<c>[^=]+)=+")
_REMARK = ("#", "//")
_UNCLEAR = re.compile(r"(?P<count>\d{1,3}) +(?P<name>\S.*)")


def rows(lines: Sequence[str]) -> Iterator[Row]:
    """The cards of a list. A heading that names a side or `unlimited` holds for the cards below it."""
    zone: dict[str, str] = {}
    for number, written in enumerate(lines, start=1):
        line = written.strip()
        if not line or line.startswith(_REMARK):
            continue
        if heading := _HEADING.fullmatch(line):
            zone = _zone(zone, next(word for word in heading.groups() if word))
        else:
            yield number, _card(line, zone)


def _zone(before: dict[str, str], heading: str) -> dict[str, str]:
    """ "Light side:" is a side; "Unlimited:" stays on it; any other heading ends only what is unlimited."""
    words = re.findall(r"\w+", heading.casefold())
    zone = {"side": before.get("side", "")}
    for side in ("light", "dark"):
        if side in words:
            zone["side"] = side
    if "unlimited" in words:
        zone["unlimited"] = "yes"
    return zone


def _card(line: str, zone: dict[str, str]) -> dict[str, str] | Refusal:
    for pattern in _COUNTED:
        if found := pattern.fullmatch(line):
            return {"name": found["name"].strip(), "count": found["count"], **zone}
    if "\t" in line:
        shown = line[:60].replace("\t", " (tab) ")
        return refusal("deck-more-than-a-card", text=shown)
    if found := _UNCLEAR.fullmatch(line):
        count, name = found.groups()
        return refusal("deck-count-or-name", line=line, count=count, name=name)
    return {"name": line, **zone}
