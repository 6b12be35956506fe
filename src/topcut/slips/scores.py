"""Numbers as they are typed: scores, `100-35`, `100 - 35`, `100:35`, `100 35`, `100--5`, `-5 -10`; several of each
player, `1/1-1/0`.

A dash is a minus where a blank stands before it and none behind it, or where it follows another dash (001 7.4.1).
"""

from __future__ import annotations

import re

_DASHES = "-‐‑‒–—−﹣-"
_DASH = f"[{_DASHES}]"
_NUMBER = rf"{_DASH}?\d{{1,6}}"
_BETWEEN = rf"(?:\s*:\s*|\s*{_DASH}\s+|{_DASH})"
_ALONE = rf"(?<![\w/:{_DASHES}])", r"(?![\w/])"  # no part of a name, of several numbers or of a longer one
_SCORE = re.compile(rf"{_ALONE[0]}{_NUMBER}(?:{_BETWEEN}{_NUMBER})+{_ALONE[1]}")
_NEXT = re.compile(rf"{_BETWEEN}({_NUMBER})")
_BELOW = re.compile(rf"{_ALONE[0]}{_DASH}(\d{{1,6}}){_ALONE[1]}")
_UNSIGNED = re.compile(rf"(?<=\d)\s*(?:{_DASH}|:)\s*(?=\d)")
_ROW = r"\d{1,4}(?:\s*/\s*\d{1,4})+"  # what was observed of one player: planet and space missions
_ROWS = re.compile(rf"(?<![\w/]){_ROW}(?:\s*(?:{_DASH}|:)\s*{_ROW})+(?![\w/])")
HALF = re.compile(r"\d{1,4}(?:/\d{1,4})+")
_SPELT = re.compile(r"-?\d{1,6}(?::-?\d{1,6})+")
_ONE = re.compile(r"-?\d{1,6}")

Numbers = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


def words_of(line: str, signed: bool) -> list[str]:
    """The words of a line, each score and the numbers of all players one of them: `1 100 -5` is `1`, `100:-5`.

    Where nothing below zero can be (`signed` is false), every dash stands between two numbers.
    """
    line = _ROWS.sub(lambda rows: f" {_joined(rows[0])} ", line)
    if not signed:
        line = _UNSIGNED.sub("-", line)
    return _side_by_side(_BELOW.sub(r"-\1", _SCORE.sub(_spelt, line)).split())


def is_score(word: str) -> bool:
    return bool(_SPELT.fullmatch(word))


def score_of(word: str) -> Numbers:
    return tuple(int(number) for number in word.split(":"))


def numbers_of(word: str) -> Rows | None:
    """One number of each player, `3:2` or `3-2`, or of the match, `14`; None where a word is something else."""
    numbers = re.split(rf"[:{_DASHES}]", word)
    return tuple((int(number),) for number in numbers) if all(map(str.isdecimal, numbers)) else None


def rows_of(word: str) -> Rows | None:
    """Several numbers of the first player, then of the next: `1/1-1/0`; None where a word is something else."""
    if not _ROWS.fullmatch(word.strip()):
        return None
    return tuple(tuple(map(int, row.split("/"))) for row in _joined(word).split("-"))


def _joined(rows: str) -> str:
    """`1 / 1 : 1/0` as `1/1-1/0`."""
    return re.sub(rf"{_DASH}|:", "-", "".join(rows.split()))


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
