"""What an event cannot be played with, though each value by itself fits: refused when it is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from topcut.messages.message import message
from topcut.refusal import Refusal, Refused, refusal

Document = Mapping[str, Any]
MOST_GAMES = 9  # of one match
LONGEST_LIMIT = 24 * 60  # minutes
Wrong = tuple[str, Refusal]  # a setting, and why its value cannot be


def must_work(document: Document) -> None:
    """Refuse a resolved document that no event could be played with; a journal that holds one stays readable."""
    wrong = [found.at(message("option-named", option=name)) for name, found in unworkable(document)]
    if wrong:
        raise Refused(*wrong)


def unworkable(document: Document) -> list[Wrong]:
    """The settings that no event could be played with."""
    looks = (_absences, _unplayed, _matches, _groups, _time_limits)
    return [wrong for look in looks for wrong in look(document)]


def _absences(document: Document) -> Iterator[Wrong]:
    """What somebody has for a round without an opponent must be able to stand alone, and is no win."""
    fit = [code["code"] for code in document.get("result", []) if code.get("alone") and code["outcome"] != "win"]
    for name in ("late_entry", "absence"):
        value = _value(document, name)
        if value and value not in fit:
            fitting = message("option-fitting", codes=tuple(fit)) if fit else message("option-nothing-fits")
            yield name, refusal("option-result-of-a-player", code=str(value), fitting=fitting)


def _unplayed(document: Document) -> Iterator[Wrong]:
    """Both have it, so it must be its own answer."""
    value = _value(document, "unplayed_match")
    fit = [code["code"] for code in document.get("result", []) if code["code"] in code.get("opposite", ())]
    if value and value not in fit:
        yield "unplayed_match", refusal("option-result-not-of-both", code=str(value), codes=tuple(fit))


def _matches(document: Document) -> Iterator[Wrong]:
    for name in ("games", "bracket_games"):
        games = _value(document, name)
        if isinstance(games, int) and games > MOST_GAMES:
            yield name, refusal("option-too-many-games", games=games, most=MOST_GAMES)
    games = _value(document, "bracket_games")
    if isinstance(games, int) and games % 2 == 0:
        yield "bracket_games", refusal("option-even-games", games=games)


def _groups(document: Document) -> Iterator[Wrong]:
    least, most = _value(document, "group_least"), _value(document, "group_most")
    if isinstance(least, int) and isinstance(most, int) and least > most:
        yield "group_least", refusal("option-no-group", least=least, most=most)


def _time_limits(document: Document) -> Iterator[Wrong]:
    """At most a day; in a bracket none at all, or as long as the document asks for any match."""
    for name in ("time_limit", "online_time_limit", "bracket_time_limit"):
        if (minutes := _value(document, name)) and minutes > LONGEST_LIMIT:
            yield name, refusal("option-too-many-minutes", minutes=minutes, most=LONGEST_LIMIT)
    least, limit = _value(document, "least_time"), _value(document, "bracket_time_limit")
    if isinstance(least, int) and isinstance(limit, int) and 0 < limit < least:
        clause = str(document["settings"]["least_time"].get("clause", ""))
        yield "bracket_time_limit", refusal("option-too-few-minutes", least=least, minutes=limit, clause=clause)


def _value(document: Document, name: str) -> Any:
    return document["settings"].get(name, {}).get("value")
