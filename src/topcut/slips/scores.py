"""Scores and missions as they are typed: `100-35`, `100 - 35`, `100:35`, `100 35`, `100--5`, `-5 -10`, `1/1-1/0`.

A dash is a minus where a blank stands before it and none behind it, or where it follows another dash (001 7.4.1).
"""

from __future__ import annotations

import re

_DASHES = "-‐‑‒–—−﹣-"
_DASH = f"[{_DASHES}]"
_NUMBER = rf"{_DASH}?\d{{1,6}}"
_BETWEEN = rf"(?:\s*:\s*|\s*{_DASH}\s+|{_DASH})"
_ALONE = rf"(?<![\w/:{_DASHES}])", r"(?![\w/])"  # no part of a name, of missions or of a longer number
_SCORE = re.compile(rf"{_ALONE[0]}{_NUMBER}(?:{_BETWEEN}{_NUMBER})+{_ALONE[1]}")
_NEXT = re.compile(rf"{_BETWEEN}({_NUMBER})")
_BELOW = re.compile(rf"{_ALONE[0]}{_DASH}(\d{{1,6}}){_ALONE[1]}")
_UNSIGNED = re.compile(rf"(?<=\d)\s*(?:{_DASH}|:)\s*(?=\d)")
_MISSIONS = re.compile(rf"(\d{{1,2}})\s*/\s*(\d{{1,2}})\s*(?:{_DASH}|:)\s*(\d{{1,2}})\s*/\s*(\d{{1,2}})")
_SPELT = re.compile(r"-?\d{1,6}(?::-?\d{1,6})+")
_ONE = re.compile(r"-?\d{1,6}")

Numbers = tuple[int, ...]
Missions = tuple[tuple[int, int], ...]


def words_of(line: str, signed: bool) -> list[str]:
    """The words of a line, each score and each pair of missions one of them: `1 100 -5` is `1`, `100:-5`.

    Where nothing below zero can be (`signed` is false), every dash stands between two numbers.
    """
    line = _MISSIONS.sub(r" \1/\2-\3/\4 ", line)
    if not signed:
        line = _UNSIGNED.sub("-", line)
    return _side_by_side(_BELOW.sub(r"-\1", _SCORE.sub(_spelt, line)).split())


def is_score(word: str) -> bool:
    return bool(_SPELT.fullmatch(word))


def score_of(word: str) -> Numbers:
    return tuple(int(number) for number in word.split(":"))


def missions_of(word: str) -> Missions | None:
    """Planet and space missions of the first, then of the second; None where a word is something else."""
    found = _MISSIONS.fullmatch(word.strip())
    if found is None:
        return None
    a, b, c, d = (int(number) for number in found.groups())
    return (a, b), (c, d)


def _spelt(found: re.Match[str]) -> str:
    """`100--5` as `100:-5`."""
    first = re.match(_NUMBER, found[0])
    assert first
    numbers = [first[0], *_NEXT.findall(found[0], first.end())]
    return ":".join(re.sub(rf"^{_DASH}", "-", number) for number in numbers)


def _side_by_side(words: list[str]) -> list[str]:
    """`100 35` is a score like `100-35`; the number before it is a table, or the end of a name."""
    last = max((place for place, word in enumerate(words) if _ONE.fullmatch(word)), default=0)
    if last < 2 or not _ONE.fullmatch(words[last - 1]):
        return words
    return [*words[: last - 1], f"{words[last - 1]}:{words[last]}", *words[last + 1 :]]
