"""The catalogues and the code say the same: `python -m checks.catalogues`, part of `make lint`.

Found: an id without a text, a text without an id, a parameter that a text lacks or does not use, in any language; a
text that Fluent's own parser does not take; an id that is not written out where the message is made, in the code or in
a template; a command or an option without help, and help without one; markup in a text that shows as it is; a word that
the English text chooses by, and a text of another language that chooses by the same does not know.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from checks.sentences import templates as all_templates
from topcut.messages.catalogue import ENGLISH, file_of
from topcut.messages.plural import Form

SOURCE = Path(__file__).parent.parent / "src" / "topcut"
CATALOGUES = SOURCE / "messages"
MAKERS = {"message", "refuse", "refusal"}  # functions whose first argument is an id, and whose keywords are parameters
NOT_PARAMETERS = {"way"}  # of a refusal
ITSELF = {
    SOURCE / "refusal.py",
    CATALOGUES / "message.py",
    CATALOGUES / "voice.py",
    SOURCE / "web" / "site" / "say_tag.py",
}
OF_THE_REFUSAL = {"instead"}  # what a slip adds to a way out
OF_THE_VOICE = {"said-at", "said-and", "said-or", "said-inside", "cli-telling-step"}
OF_THE_HELP = {"help-app-options", "help-app-panels", "help-app-words"}
_TAG = re.compile(r"\{% *(say|words) (.*?) *%\}", re.DOTALL)
_BIT = re.compile(r"""(?:[^\s"']|"[^"]*"|'[^']*')+""")
_MARKUP = re.compile(r"<[a-z/]")


class Use:
    """A place where a message is made."""

    def __init__(self, place: str, id: str, params: set[str], spread: bool = False, way: bool = False) -> None:
        self.place = place
        self.id = id
        self.params = params
        self.spread = spread
        self.way = way


def _in_code(file: Path, call: ast.Call) -> Use:
    first = call.args[0] if call.args else None
    id = first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""
    named = {word.arg for word in call.keywords if word.arg}
    params = named if _maker(call) == "message" else named - NOT_PARAMETERS
    spread = any(word.arg is None for word in call.keywords) or len(call.args) > 1
    return Use(f"{_place(file)}:{call.lineno}", id, params, spread, "way" in named - params)


def _place(file: Path) -> str:
    return str(file.relative_to(SOURCE.parent.parent))


def _maker(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def uses() -> Iterator[Use]:
    for file in sorted(SOURCE.rglob("*.py")):
        if file not in ITSELF:
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and _maker(node) in MAKERS:
                    yield _in_code(file, node)
    for file in all_templates():
        yield from _in_template(file)


def _in_template(file: Path) -> Iterator[Use]:
    text = file.read_text("utf-8")
    for tag in _TAG.finditer(text):
        what, *bits = _BIT.findall(tag[2])
        if what[0] in "\"'":  # otherwise it is a message that the page was given
            place = f"{_place(file)}:{text.count(chr(10), 0, tag.start()) + 1}"
            yield Use(place, what[1:-1], {bit.partition("=")[0] for bit in bits if "=" in bit})


class Holes(Visitor):
    """What a text wants to be told, and which other texts it says."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()
        self.words = ""
        self.choices: dict[str, set[str]] = {}  # by what is chosen, the words that it knows

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            named = (variant.key.name for variant in node.variants if isinstance(variant.key, Identifier))
            self.choices.setdefault(node.selector.id.name, set()).update(set(named) - set(get_args(Form)))
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.texts.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:
        self.words += node.value


def holes(node: BaseNode) -> Holes:
    found = Holes()
    found.visit(node)
    return found


def texts(language: Path) -> Iterator[tuple[str, Message | Junk]]:
    for file in sorted(language.rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message | Junk):
                yield str(file.relative_to(language)), entry


def problems() -> Iterator[str]:
    used: dict[str, list[Use]] = defaultdict(list)
    for use in uses():
        if not use.id or use.spread:
            yield f"{use.place}: the id and the parameters of a message are written out"
        used[use.id].append(use)
    yield from problems_of_choices(CATALOGUES)
    for language in _languages(CATALOGUES):
        known: dict[str, Message] = {}
        yield from _read(language, known)
        yield from _of_language(language.name, known, used)
        yield from _of_help(language.name, known)


def _read(language: Path, known: dict[str, Message]) -> Iterator[str]:
    for name, entry in texts(language):
        place = f"{language.name}/{name}"
        if isinstance(entry, Junk):
            yield f"{place}: Fluent does not take {(entry.content or '').splitlines()[0]!r}"
            continue
        id = entry.id.name
        if id in known:
            yield f"{place}: {id} stands twice"
        if file_of(id) != name:
            yield f"{place}: {id} belongs into {file_of(id)}"
        if _MARKUP.search(holes(entry).words) and not id.endswith("-html"):
            yield f"{place}: {id} holds markup, so its id ends with -html"
        apart = {one.id.name for one in entry.attributes} & {"step", "typed"}
        if len(apart) == 1 and not id.startswith(("help-", "script-")):
            yield f"{place}: {id} has a step without a command, or a command without a step"
        known[id] = entry


def _languages(catalogues: Path) -> list[Path]:
    return sorted(path for path in catalogues.iterdir() if path.is_dir() and any(path.glob("*.ftl")))


def problems_of_choices(catalogues: Path) -> Iterator[str]:
    """A word that a new case brought into English must not fall to the default elsewhere."""
    english = dict(_choices(catalogues / ENGLISH))
    for language in _languages(catalogues):
        for id, here in sorted(_choices(language)):
            for on, words in sorted(english.get(id, {}).items()):
                for word in sorted(words - here.get(on, words)):
                    yield f"{language.name}: {id} does not know the {on} [{word}]"


def _choices(language: Path) -> Iterator[tuple[str, dict[str, set[str]]]]:
    """Each text, with the words that it chooses by."""
    for _, entry in texts(language):
        if isinstance(entry, Message):
            yield entry.id.name, holes(entry).choices


def _of_language(language: str, known: dict[str, Message], used: dict[str, list[Use]]) -> Iterator[str]:
    said = OF_THE_VOICE.union(*(holes(entry).texts for entry in known.values()))
    for id in sorted(said | set(filter(None, used))):
        if id not in known:
            where = used[id][0].place if used.get(id) else "a text or the voice"
            yield f"{language}: {id} has no text ({where})"
    for id in sorted(set(known) - set(used) - said):
        if not id.startswith("help-"):
            yield f"{language}: {id} is said nowhere"
    for id, calls in sorted(used.items()):
        for use in calls:
            if id in known and not id.startswith("script-"):
                yield from _of_use(language, known[id], _wanted(known[id], known), use)


def _wanted(text: Message, known: dict[str, Message]) -> set[str]:
    """What a text and those that it says want to be told."""
    own = holes(text)
    return own.variables.union(*(_wanted(known[id], known) for id in own.texts if id in known))


def _of_use(language: str, text: Message, wanted: set[str], use: Use) -> Iterator[str]:
    wanted = wanted - (OF_THE_REFUSAL - use.params)
    for name in sorted(wanted - use.params):
        yield f"{use.place}: {text.id.name} ({language}) says ${name}, which is not given"
    for name in sorted(use.params - wanted):
        yield f"{use.place}: {text.id.name} ({language}) is given {name}, which it does not say"
    ways = {one.id.name for one in text.attributes if isinstance(one, Attribute)} - {"phone"}
    if use.way and ways and text.value is not None:
        yield f"{use.place}: {text.id.name} ({language}) has a way out of its own, and one is given"


# Help ----------------------------------------------------------------------------------------------------------------


def _of_help(language: str, known: dict[str, Message]) -> Iterator[str]:
    """Every command and every option has its help, and nothing else has."""
    beside = {id: {one.id.name for one in text.attributes} for id, text in known.items() if id.startswith("help-")}
    shared = beside["help-app-options"]
    found: set[str] = set()
    for id, command in _commands():
        found.add(id)
        names = {(param.name or "").replace("_", "-") for param in command.params if param.name != "help"}
        for name in sorted(names - shared - beside.get(id, set())):
            yield f"{language}: the option {name} of {id} has no help"
        examples = {f"example-{one}" for one in re.findall(r"# ([a-z-]+)$", command.epilog or "", re.MULTILINE)}
        told = names | {f"{name}-default" for name in names} | {"more"} | examples
        for name in sorted((beside.get(id, set()) - told) | (examples - beside.get(id, set()))):
            yield f"{language}: {id} and its text differ: .{name}"
    for id in sorted(found ^ (set(beside) - OF_THE_HELP)):
        yield f"{language}: {id} is help without a command, or a command without help"


def _commands() -> Iterator[tuple[str, Any]]:
    from topcut.cli.main import every_command
    from topcut.cli.terminal.helping import help_id

    waiting = [every_command()]
    while waiting:
        command = waiting.pop()
        yield help_id(command), command
        waiting += getattr(command, "commands", {}).values()


if __name__ == "__main__":
    found = list(problems())
    print(*found, sep="\n")
    sys.exit(1 if found else 0)
