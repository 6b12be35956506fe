"""The cells of a card, as people type them: side, count, unlimited or not."""

from __future__ import annotations

import re
from collections.abc import Mapping

from topcut.play.limited.cards import MOST_COPIES, Card, one_spelling
from topcut.refusal import Refusal, Refused, refusal

Row = tuple[int, Mapping[str, str] | Refusal]  # line number; column → cell, or what is wrong with the line
_SIDES = {"l": "light", "ls": "light", "d": "dark", "ds": "dark"}
_YES = ("yes", "y", "x", "true", "1", "unlimited")
_NO = ("", "no", "n", "false", "0", "-")


def card_of(cells: Mapping[str, str]) -> Card:
    """The card of a line, or everything that is wrong with it."""
    count, unlimited = cells.get("count", ""), cells.get("unlimited", "").casefold()
    problems = []
    if not cells.get("name"):
        given = tuple(f"{column} {cell}" for column, cell in cells.items() if cell)
        problems.append(refusal("card-nameless", given=given))
    if count and not (re.fullmatch(r"\d{1,3}", count) and int(count)):
        problems.append(refusal("card-no-count", count=count, most=MOST_COPIES))
    if unlimited not in _YES + _NO:
        problems.append(refusal("card-unlimited-or-not", text=cells["unlimited"]))
    if problems:
        raise Refused(*problems)
    return Card(
        name=one_spelling(cells["name"]),
        side=side_of(cells.get("side", "")),
        rarity=one_spelling(cells.get("rarity", "")),
        set=one_spelling(cells.get("set", "")),
        count=int(count or 1),
        unlimited=unlimited in _YES,
        type=one_spelling(cells.get("type", "")),
    )


def side_of(word: str) -> str:
    """ "LS", "Light Side" and "light" are the same side."""
    bare = re.sub(r"[\s-]*side$", "", one_spelling(word).casefold())
    return _SIDES.get(bare, bare)
