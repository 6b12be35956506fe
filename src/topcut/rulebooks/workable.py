"""What an event cannot be played with, though each value by itself fits: refused when it is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from topcut.refusal import Refusal, Refusal_, Refused

Document = Mapping[str, Any]
MOST_GAMES = 9  # of one match
LONGEST_LIMIT = 24 * 60  # minutes


def must_work(document: Document) -> None:
    """Refuse a resolved document that no event could be played with; a journal that holds one stays readable."""
    refusals = [
        refusal for look in (_absences, _unplayed, _matches, _groups, _time_limits) for refusal in look(document)
    ]
    if refusals:
        raise Refused(*refusals)


def _absences(document: Document) -> Iterator[Refusal]:
    """What somebody has for a round without an opponent must be able to stand alone, and is no win."""
    fit = [code["code"] for code in document.get("result", []) if code.get("alone") and code["outcome"] != "win"]
    for name in ("late_entry", "absence"):
        value = _value(document, name)
        if value and value not in fit:
            words = " or ".join(fit) or "nothing"
            what = f"{name}: {value} is no result of somebody who did not play"
            yield Refusal_(what, f"choose {words}, or leave it empty", "option-value")


def _unplayed(document: Document) -> Iterator[Refusal]:
    """Both have it, so it must be its own answer."""
    value = _value(document, "unplayed_match")
    fit = [code["code"] for code in document.get("result", []) if code["code"] in code.get("opposite", ())]
    if value and value not in fit:
        what = f"unplayed_match: {value} cannot be the result of both"
        yield Refusal_(what, f"choose one of {', '.join(fit)}, or leave it empty", "option-value")


def _matches(document: Document) -> Iterator[Refusal]:
    for name in ("games", "bracket_games"):
        games = _value(document, name)
        if isinstance(games, int) and games > MOST_GAMES:
            yield Refusal_(f"{name}: the best of {games} cannot be", f"choose at most {MOST_GAMES}", "option-value")
    games = _value(document, "bracket_games")
    if isinstance(games, int) and games % 2 == 0:
        what = f"bracket_games: the best of {games} may have no winner"
        yield Refusal_(what, "choose an odd number: 1, 3, 5, 7 or 9", "option-value")


def _groups(document: Document) -> Iterator[Refusal]:
    least, most = _value(document, "group_least"), _value(document, "group_most")
    if isinstance(least, int) and isinstance(most, int) and least > most:
        what = f"group_least: a group of at least {least} and at most {most} players cannot be"
        yield Refusal_(what, "choose a smaller group_least or a larger group_most", "option-value")


def _time_limits(document: Document) -> Iterator[Refusal]:
    """At most a day; in a bracket none at all, or as long as the document asks for any match."""
    for name in ("time_limit", "online_time_limit", "bracket_time_limit"):
        if (minutes := _value(document, name)) and minutes > LONGEST_LIMIT:
            yield Refusal_(f"{name}: {minutes} minutes cannot be", f"choose at most {LONGEST_LIMIT}", "option-value")
    least, limit = _value(document, "least_time"), _value(document, "bracket_time_limit")
    if isinstance(least, int) and isinstance(limit, int) and 0 < limit < least:
        clause = document["settings"]["least_time"].get("clause", "")
        what = f"bracket_time_limit: a match has at least {least} minutes, not {limit} ({clause})"
        yield Refusal_(what, f"choose {least} or more, or 0 for none", "option-value")


def _value(document: Document, name: str) -> Any:
    return document["settings"].get(name, {}).get("value")
