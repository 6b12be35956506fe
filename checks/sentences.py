"""Below the edges nothing is said: `python -m checks.sentences`, part of `make lint`.

A sentence, a command between backticks, an option or a button's name in the packages that stand below the command line
and the site is a fault: it belongs into a catalogue. Docstrings are for programmers. `STILL` are the files that have
not been gone through yet, with how many they hold: a number may only become smaller.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "topcut"
BELOW = ("limits.py", "refusal.py", "journal", "rulebooks", "play", "desk", "files", "slips")
_SENTENCE = re.compile(
    r"[A-Za-z]{2,}[,;:]? (?:[A-Za-z]{2,}|\{)"  # two words, or a word and what is put in
    r"|\} [a-z]{2,}"  # what is put in, and a word
    r"|`[a-z{]"  # a command
    r"|(?<![\w-])--[a-z]+"  # an option
)
KEPT = {  # what looks like a sentence and is none, or is never said to a person
    "desk/cast.py": "names of the players of a simulation",
    "desk/ports.py": "faults of a store, for programmers",
    "desk/simulate.py": "what simulated people type",
    "desk/simulated_scenes.py": "what simulated people type",
    "desk/simulated_stages.py": "what simulated people type",
    "journal/acts.py": "keys of what an act touches",
    "play/brackets/svg_game.py": "markup",
    "play/brackets/svg_style.py": "a stylesheet",
    "play/games.py": "names of outcomes",
    "play/pairing/crowd.py": "seeds of the draw",
    "play/pairing/differential.py": "seeds of the draw",
    "play/pairing/near.py": "seeds of the draw",
    "play/pairing/solve.py": "seeds of the draw",
}
STILL: dict[str, int] = {
    "desk/pod_concessions.py": 1,
    "files/card_list.py": 1,
    "files/durable.py": 1,
    "files/names_file.py": 1,
    "files/results_file.py": 2,
    "journal/codec.py": 1,
    "journal/fold_calls.py": 1,
    "journal/fold_event.py": 2,
    "journal/sheet.py": 5,
    "play/brackets/double.py": 4,
    "play/brackets/draft.py": 8,
    "play/brackets/places.py": 1,
    "play/brackets/single.py": 3,
    "play/brackets/svg.py": 10,
    "play/brackets/tables.py": 5,
    "play/clock.py": 7,
    "play/limited/boosters.py": 1,
    "play/limited/preparing.py": 3,
    "play/plan_told.py": 1,
    "play/possible/best_of.py": 1,
    "play/scenarios/chosen.py": 5,
    "play/stages.py": 14,
    "rulebooks/diff.py": 4,
    "rulebooks/read.py": 1,
    "rulebooks/vocabulary.py": 43,
    "slips/examples.py": 2,
    "slips/ways_out.py": 4,
}


def files() -> Iterator[Path]:
    for name in BELOW:
        path = SOURCE / name
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


def sentences(file: Path) -> Iterator[tuple[int, str]]:
    """The lines where something is said, and what."""
    tree = ast.parse(file.read_text("utf-8"))
    passed = {id(node) for node in ast.walk(tree) for node in _not_said(node)}
    for node in ast.walk(tree):
        if id(node) not in passed and (text := _text(node)) and _SENTENCE.search(text):
            yield node.lineno, text  # type: ignore[attr-defined]


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _not_said(node: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, the pieces of a text that is looked at as a whole, patterns, and what is told to programmers."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield from node.values
    elif isinstance(node, ast.Call) and _name(node.func) in ("compile", "ValueError", "TypeError", "AssertionError"):
        yield from (part for argument in node.args for part in ast.walk(argument))


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def main() -> int:
    found = {str(file.relative_to(SOURCE)): list(sentences(file)) for file in files()}
    counts = Counter({name: len(said) for name, said in found.items() if said and name not in KEPT})
    if "--count" in sys.argv:
        print(*(f'    "{name}": {count},' for name, count in sorted(counts.items())), sep="\n")
        return 0
    wrong = [name for name in sorted(set(counts) | set(STILL)) if counts[name] != STILL.get(name, 0)]
    for name in wrong:
        print(f"{name} holds {counts[name]} sentences and not {STILL.get(name, 0)}: they belong into a catalogue")
        print(*(f"  line {line}: {text[:100]!r}" for line, text in found.get(name, ())), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
