"""The catalogues and the code say the same: `python -m checks.catalogues`, part of `make lint`.

Found: an id without a text, a text without an id, a parameter that a text lacks or does not use, in any language; a
text that Fluent's own parser does not take; an id that is not written out where the message is made.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, BaseNode, Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parent.parent / "src" / "topcut"
CATALOGUES = SOURCE / "messages"
MAKERS = {"message", "refuse", "refusal"}  # functions whose first argument is an id, and whose keywords are parameters
NOT_PARAMETERS = {"way"}  # of a refusal
ITSELF = {SOURCE / "refusal.py", CATALOGUES / "message.py", CATALOGUES / "voice.py"}  # where the makers stand
OF_THE_REFUSAL = {"instead"}  # what a slip adds to a way out
OF_THE_VOICE = {"said-at", "said-and", "said-or", "said-inside"}


class Use:
    """A place in the code where a message is made."""

    def __init__(self, file: Path, call: ast.Call) -> None:
        self.place = f"{file.relative_to(SOURCE.parent.parent)}:{call.lineno}"
        first = call.args[0] if call.args else None
        self.id = first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""
        named = {word.arg for word in call.keywords if word.arg}
        self.params = named if _maker(call) == "message" else named - NOT_PARAMETERS
        self.spread = any(word.arg is None for word in call.keywords) or len(call.args) > 1
        self.way = "way" in named - self.params


def _maker(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def uses() -> Iterator[Use]:
    for file in sorted(SOURCE.rglob("*.py")):
        if file not in ITSELF:
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and _maker(node) in MAKERS:
                    yield Use(file, node)


class Holes(Visitor):
    """What a text wants to be told, and which other texts it says."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.texts.add(node.id.name)


def holes(node: BaseNode) -> Holes:
    found = Holes()
    found.visit(node)
    return found


def texts(language: Path) -> Iterator[tuple[Path, Message | Junk]]:
    for file in sorted(language.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message | Junk):
                yield file, entry


def problems() -> Iterator[str]:
    used: dict[str, list[Use]] = defaultdict(list)
    for use in uses():
        if not use.id or use.spread:
            yield f"{use.place}: the id and the parameters of a message are written out"
        used[use.id].append(use)
    for language in sorted(path for path in CATALOGUES.iterdir() if path.is_dir() and any(path.glob("*.ftl"))):
        yield from _of_language(language, used)


def _of_language(language: Path, used: dict[str, list[Use]]) -> Iterator[str]:
    known: dict[str, Message] = {}
    said: set[str] = set(OF_THE_VOICE)
    for file, entry in texts(language):
        place = f"{language.name}/{file.name}"
        if isinstance(entry, Junk):
            yield f"{place}: Fluent does not take {(entry.content or '').splitlines()[0]!r}"
            continue
        id = entry.id.name
        if id in known:
            yield f"{place}: {id} stands twice"
        if id.partition("-")[0] != file.stem:
            yield f"{place}: {id} does not begin with {file.stem}-"
        known[id] = entry
        said |= holes(entry).texts
    for id in sorted(said | set(filter(None, used))):
        if id not in known:
            where = used[id][0].place if used.get(id) else "a text or the voice"
            yield f"{language.name}: {id} has no text ({where})"
    for id in sorted(set(known) - set(used) - said):
        yield f"{language.name}: {id} is said nowhere"
    for id, calls in sorted(used.items()):
        for use in calls:
            if id in known:
                yield from _of_use(language.name, known[id], use)


def _of_use(language: str, text: Message, use: Use) -> Iterator[str]:
    wanted = holes(text).variables - (OF_THE_REFUSAL - use.params)
    for name in sorted(wanted - use.params):
        yield f"{use.place}: {text.id.name} ({language}) says ${name}, which is not given"
    for name in sorted(use.params - wanted):
        yield f"{use.place}: {text.id.name} ({language}) is given {name}, which it does not say"
    ways = {one.id.name for one in text.attributes if isinstance(one, Attribute)} - {"phone"}
    if use.way and ways and text.value is not None:
        yield f"{use.place}: {text.id.name} ({language}) has a way out of its own, and one is given"


if __name__ == "__main__":
    found = list(problems())
    print(*found, sep="\n")
    sys.exit(1 if found else 0)
