"""The checks of `make lint` find what they are for."""

from __future__ import annotations

from pathlib import Path

import pytest
from checks import sentences
from checks.duplicates import twins

_STEPS = [
    "total = first + second",
    "if total > most:",
    "    raise refuse('too-many', most=most)",
    "for one in players:",
    "    found = known.get(one)",
    "    if found is None:",
    "        continue",
    "    rows.append(found.points)",
    "    total += found.points",
    "best = max(rows, default=0)",
    "share = best / total if total else 0",
    "answer = Row(best, share, total)",
    "return answer",
]


def _function(name: str, renamed: dict[str, str], steps: int) -> str:
    body = "\n".join(f"    {line}" for line in _STEPS[:steps])
    for before, after in renamed.items():
        body = body.replace(before, after)
    return f"def {name}(first, second, most, players, known, rows):\n{body}\n"


@pytest.mark.parametrize(("steps", "found"), [(13, 1), (8, 0)])
def test_a_thought_that_is_written_twice_is_found_whatever_its_names_are(
    tmp_path: Path, steps: int, found: int
) -> None:
    (tmp_path / "a.py").write_text(_function("count", {}, steps))
    (tmp_path / "b.py").write_text(_function("reckon", {"total": "sum_of_all", "players": "people"}, steps))
    assert len({(name, other) for name, _, other, _ in twins(tmp_path)}) == found


@pytest.mark.parametrize(
    ("suffix", "text", "said"),
    [
        (".py", 'x = "the round is over"', ["the round is over"]),
        (".py", 'x = f"round {n} is over"', ["round {} is over"]),
        (".py", '"""The round is over."""', []),
        (".py", 'x = message("round-over")', []),
        (".html", "<p>{% say 'web-round-over' %}</p>", []),
        (".html", "<p>The round is over</p>", ["The round is over"]),
        (".html", '<input placeholder="Your name">', ["Your name"]),
        (".html", '<input name="player" class="field wide">', []),
        (".js", 'note.textContent = "No connection.";', ["No connection."]),
        (".js", 'note.classList.add("last");', []),
    ],
)
def test_what_is_said_outside_the_catalogues_is_found(tmp_path: Path, suffix: str, text: str, said: list[str]) -> None:
    file = tmp_path / f"page{suffix}"
    file.write_text(text)
    assert [words for _, words in sentences.said(file)] == said
