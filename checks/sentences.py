"""Nothing is said but by the catalogues: `python -m checks.sentences`, part of `make lint`.

A sentence, a command between backticks or an option in the code, and any word in a template or a script that a person
reads, is a fault: it belongs into a catalogue. Docstrings are for programmers. `KEPT` are files whose texts look like
it and are none, each with its reason.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from html.parser import HTMLParser
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "topcut"
WEB = SOURCE / "web"
SCRIPTS = SOURCE / "web" / "static"
_SENTENCE = re.compile(
    r"[A-Za-z]{2,}[,;:]? (?:[A-Za-z]{2,}|\{)"  # two words, or a word and what is put in
    r"|\} [a-z]{2,}"  # what is put in, and a word
    r"|`[a-z{]"  # a command
    r"|(?<![\w-])--[a-z]+"  # an option
)
KEPT = {  # what looks like a sentence and is none, or is never said to a person
    "answers/encoding.py": "descriptions in JSON schemas, for programmers",
    "cli/commands.py": "names of commands",
    "cli/look/demo.py": "what a director types",
    "cli/terminal/next_step.py": "what a director types",
    "desk/cast.py": "names of the players of a simulation",
    "desk/ports.py": "faults of a store, for programmers",
    "desk/simulate.py": "what simulated people type",
    "desk/simulated_scenes.py": "what simulated people type",
    "desk/simulated_stages.py": "what simulated people type",
    "acts/*/undo.py": "keys of what an act touches",
    "journal/periods.py": "names of periods as journals hold them",
    "play/brackets/draft.py": "seats as journals hold them",
    "play/brackets/single.py": "seats as journals hold them",
    "play/brackets/svg.py": "markup",
    "play/brackets/written.py": "names of games as journals hold them",
    "rulebooks/vocabulary.py": "names of settings",
    "seasons/rating/sqlite.py": "SQL",
    "play/brackets/svg_game.py": "markup",
    "play/brackets/svg_style.py": "a stylesheet",
    "play/games.py": "names of outcomes",
    "web/people/guessing.py": "names of counts",
    "web/seasons/ratings/listing.py": "SQL",
    "web/seasons/ratings/moved.py": "SQL",
    "web/seasons/ratings/store.py": "SQL",
    "web/running/backups.py": "SQL",
    "web/running/backups_digest.py": "SQL",
    "web/running/backups_secret.py": "SQL",
    "web/site/cannot_write.py": "signs in what a database answers",
    "web/store/databases.py": "SQL",
    "web/running/demo.py": "names of the demo's events, places and people",
    "web/running/community/calendar.py": "names of the demo's events and places",
    "web/running/community/cast.py": "names of the demo's people and places",
    "web/running/community/hosts.py": "places of the demo, and what is announced there",
    "web/running/community/leagues.py": "what the demo's players declared",
    "web/store/durability.py": "SQL",
    "web/site/headers.py": "headers",
    "web/people/kept_counts.py": "SQL",
    "web/running/serve.py": "SQL",
    "web/running/stopping.py": "SQL",
    "web/store/adopting.py": "SQL",
    "web/store/counting.py": "SQL",
    "web/store/erasing.py": "SQL",
    "web/store/hearing.py": "SQL",
    "web/store/migrations/0002_erased_and_heard.py": "SQL",
    "web/store/projections.py": "SQL",
    "web/store/rows.py": "SQL",
    "web/people/tallies.py": "SQL",
    "web/store/watching.py": "SQL",
    "web/static/pairing.js": "a key and a directive",
    "web/store/offered.py": "SQL",
}


_FOR_PROGRAMMERS = (  # patterns, faults, and how a command is typed
    "compile",
    "ValueError",
    "TypeError",
    "AssertionError",
    "RuntimeError",
    "NotFluent",
    "TemplateSyntaxError",
    "Option",
    "Argument",
    "Typer",
    "command",
)


def templates() -> list[Path]:
    """Every template: beside the view of its page, or among those that Django and allauth ask for by name."""
    return sorted([*WEB.rglob("*.html"), *WEB.rglob("templates/**/*.txt")])


def files() -> Iterator[Path]:
    yield from sorted(SOURCE.rglob("*.py"))
    yield from templates()
    yield from sorted(SCRIPTS.glob("*.js"))


def said(file: Path) -> Iterator[tuple[int, str]]:
    """The lines where something is said, and what."""
    match file.suffix:
        case ".py":
            return _in_code(file)
        case ".js":
            return _in_script(file)
        case _:
            return _in_template(file)


# Templates: words between tags, and in the attributes that are read out or shown ------------------------------------

_SHOWN = {"alt", "aria-label", "aria-description", "content", "label", "placeholder", "title"}
_ATTRIBUTES = re.compile(r"\{% block (?:body|live|back|\w+_class) %\}.*?\{% endblock %\}", re.DOTALL)  # in a tag
_TAG = re.compile(r"\{%.*?%\}|\{\{.*?\}\}|\{#.*?#\}", re.DOTALL)
_LETTERS = re.compile(r"[A-Za-z]{2,}")
_ENTITY = re.compile(r"&[a-z]+;")
_NAMES = re.compile(r"\b(?:Topcut|JSON|CSV|PDF|SVG|UTF-8|width=device-width, initial-scale=1|light dark)\b")


class _Words(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.found: list[tuple[int, str]] = []
        self._inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._inside = tag
        shown = _SHOWN | {"value"} if dict(attrs).get("type") in ("submit", "button") else _SHOWN
        for name, value in attrs:
            if name in shown:
                self._add(value or "")

    def handle_data(self, data: str) -> None:
        if self._inside not in ("script", "style"):
            self._add(data)

    def _add(self, words: str) -> None:
        if _LETTERS.search(_NAMES.sub("", _ENTITY.sub("", words))):
            self.found.append((self.getpos()[0], " ".join(words.split())))


def _in_template(file: Path) -> Iterator[tuple[int, str]]:
    words = _Words()
    text = file.read_text("utf-8")
    for unsaid in (_ATTRIBUTES, _TAG):
        text = unsaid.sub(lambda found: "\n" * found[0].count("\n"), text)
    words.feed(text)
    yield from words.found


# Scripts: what is shown are texts with a blank or a capital ----------------------------------------------------------

_SCRIPT_TEXT = re.compile(r"""(?<![\w\]])("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)""")
_SCRIPT_SHOWN = re.compile(r"[A-Za-z]{2,}[,;:.]? [A-Za-z$]|\} [a-z]{2,}|^[A-Z][a-z]+\.?$")
_SCRIPT_REMARK = re.compile(r"(?<![:\w])//.*|^\"use strict\";")


def _in_script(file: Path) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        for text in _SCRIPT_TEXT.findall(_SCRIPT_REMARK.sub("", line)):
            if text[1:-1] == "use strict":
                continue
            if _SCRIPT_SHOWN.search(text[1:-1]) and not re.search(r"[\[\]<>#=]", text):  # no selector, no markup
                yield number, text[1:-1]


# Code ----------------------------------------------------------------------------------------------------------------


def _in_code(file: Path) -> Iterator[tuple[int, str]]:
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
    elif isinstance(node, ast.Call) and _name(node.func) in _FOR_PROGRAMMERS:
        yield from (part for argument in (*node.args, *node.keywords) for part in ast.walk(argument))


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def main() -> int:
    wrong, unused = 0, set(KEPT)
    for file in files():
        name, found = str(file.relative_to(SOURCE)), list(said(file))
        kept = {pattern for pattern in KEPT if fnmatch(name, pattern)}
        unused -= kept if found else set()
        for line, text in () if kept else found:
            wrong += 1
            print(f"{name}:{line}: {text[:100]!r} belongs into a catalogue")
    for pattern in sorted(unused):
        print(f"{pattern} is kept, and holds nothing that looks like a sentence")
    return 1 if wrong or unused else 0


if __name__ == "__main__":
    sys.exit(main())
