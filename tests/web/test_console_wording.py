"""No refusal that a page shows speaks of the command line."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import topcut
from topcut.web.console.wording import on_page

_ROOT = Path(topcut.__file__).parent
_LAYERS = ("desk", "play", "slips", "files/names_file.py")


def _texts() -> Iterator[str]:
    """Every text of the layers below the site that names a command or an option, with … for what is filled in."""
    for layer in _LAYERS:
        for file in [_ROOT / layer] if layer.endswith(".py") else sorted((_ROOT / layer).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("refuse", "Refusal"):
                    yield from filter(_of_the_command_line, (_text(argument) for argument in node.args))


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "Kira" for part in node.values)
    return ""


def _of_the_command_line(text: str) -> bool:
    return "`topcut " in text or "--" in text


@pytest.mark.parametrize("text", sorted(set(_texts())))
def test_a_refusal_names_buttons_and_fields(text: str) -> None:
    shown = on_page(text)
    assert "topcut" not in shown and "--" not in shown and "`" not in shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("make it: `topcut cut`", "make it: “Make the cut”"),
        ("post it, or say why it is drawn again (--reason)", "post it, or say why it is drawn again"),
        ('say why: --reason "scores were swapped"', 'say why, like "scores were swapped"'),
        ("play it, or announce another plan first (`topcut plan`)", "play it, or announce another plan first"),
        ("use `correct` to change it", "use “correct” to change it"),
        ("drawn with --keep-future they can", "drawn with “keep future” they can"),
        ("Kira v Odo: 100-35", "Kira v Odo: 100-35"),
    ],
)
def test_how_a_refusal_is_worded(text: str, shown: str) -> None:
    assert on_page(text) == shown
