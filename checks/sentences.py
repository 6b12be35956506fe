"""Nothing is said but by the catalogues: `python -m checks.sentences`, part of `make lint`.

A sentence, a command between backticks or an option in the code, and any word in a template or a script that a person
reads, is a fault: it belongs into a catalogue. Docstrings are for programmers. `STILL` are the files that have not been
gone through yet, with how many they hold: a number may only become smaller.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "topcut"
TEMPLATES = SOURCE / "web" / "templates"
SCRIPTS = SOURCE / "web" / "static"
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
    "cli/app.py": 1,
    "cli/bracket_answer.py": 1,
    "cli/calling.py": 3,
    "cli/clock.py": 21,
    "cli/correction.py": 8,
    "cli/demo.py": 24,
    "cli/endings.py": 4,
    "cli/entries.py": 16,
    "cli/exchange.py": 13,
    "cli/given.py": 11,
    "cli/limited.py": 8,
    "cli/look.py": 7,
    "cli/main.py": 3,
    "cli/moments.py": 3,
    "cli/new.py": 2,
    "cli/next_step.py": 60,
    "cli/opening.py": 2,
    "cli/orbiting.py": 7,
    "cli/packs.py": 9,
    "cli/pairing_answer.py": 9,
    "cli/places.py": 4,
    "cli/planning.py": 16,
    "cli/pod_tables.py": 4,
    "cli/results.py": 9,
    "cli/rounds.py": 6,
    "cli/rulebook.py": 1,
    "cli/scenario.py": 10,
    "cli/scenario_answer.py": 2,
    "cli/scenario_parts.py": 30,
    "cli/seating_plan.py": 13,
    "cli/serving.py": 11,
    "cli/settings.py": 6,
    "cli/simulating.py": 3,
    "cli/site_people.py": 10,
    "cli/slips.py": 8,
    "cli/stages.py": 6,
    "cli/standings_answer.py": 7,
    "cli/tables.py": 13,
    "cli/who.py": 2,
    "cli/why.py": 5,
    "desk/pod_concessions.py": 1,
    "files/card_list.py": 1,
    "files/durable.py": 1,
    "files/names_file.py": 1,
    "files/results_file.py": 2,
    "journal/codec.py": 1,
    "journal/fold_calls.py": 1,
    "journal/fold_event.py": 2,
    "journal/sheet.py": 5,
    "messages/fluent.py": 2,
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
    "web/accounts/access_page.py": 8,
    "web/accounts/adapter.py": 4,
    "web/accounts/admin.py": 1,
    "web/accounts/apps.py": 1,
    "web/accounts/credentials.py": 2,
    "web/accounts/entry_views.py": 7,
    "web/accounts/forms.py": 11,
    "web/accounts/guessing.py": 5,
    "web/accounts/models.py": 1,
    "web/accounts/passkeys.py": 1,
    "web/accounts/profile.py": 4,
    "web/backups.py": 8,
    "web/backups_digest.py": 7,
    "web/backups_secret.py": 5,
    "web/bridge.py": 2,
    "web/cannot_write.py": 3,
    "web/console/cut_page.py": 3,
    "web/console/draft_acts.py": 4,
    "web/console/draft_past.py": 1,
    "web/console/event_page.py": 9,
    "web/console/limited_page.py": 4,
    "web/console/limited_told.py": 25,
    "web/console/new_links.py": 6,
    "web/console/next_step.py": 36,
    "web/console/packs_page.py": 3,
    "web/console/pages.py": 1,
    "web/console/pairing_page.py": 4,
    "web/console/people_page.py": 16,
    "web/console/plan_form.py": 6,
    "web/console/plan_page.py": 4,
    "web/console/scenario_page.py": 16,
    "web/console/scenario_told.py": 31,
    "web/console/settings_page.py": 1,
    "web/console/setup_form.py": 4,
    "web/console/setup_page.py": 2,
    "web/databases.py": 1,
    "web/demo.py": 9,
    "web/durability.py": 5,
    "web/entrance.py": 2,
    "web/front.py": 6,
    "web/headers.py": 1,
    "web/helper.py": 2,
    "web/kept_counts.py": 1,
    "web/live.py": 2,
    "web/making.py": 3,
    "web/outbox/delivery.py": 3,
    "web/outbox/models.py": 1,
    "web/player/calling.py": 3,
    "web/player/draft_seat.py": 3,
    "web/player/me.py": 30,
    "web/player/my_table.py": 4,
    "web/player/pool.py": 4,
    "web/player/telling.py": 15,
    "web/player/views.py": 14,
    "web/player/why.py": 5,
    "web/public/draft_seats.py": 4,
    "web/public/format_words.py": 6,
    "web/public/listing.py": 1,
    "web/public/pairings.py": 2,
    "web/public/projector.py": 1,
    "web/public/ranks.py": 12,
    "web/public/timing.py": 2,
    "web/public/views.py": 2,
    "web/say_tag.py": 2,
    "web/scenario_notes.py": 11,
    "web/serve.py": 2,
    "web/static/pairing.js": 4,
    "web/static/topcut.js": 18,
    "web/statics.py": 2,
    "web/stopping.py": 1,
    "web/store/adopting.py": 1,
    "web/store/counting.py": 6,
    "web/store/erasing.py": 2,
    "web/store/hearing.py": 1,
    "web/store/migrations/0002_erased_and_heard.py": 2,
    "web/store/rows.py": 5,
    "web/tags.py": 5,
    "web/tallies.py": 2,
    "web/templates/403.html": 5,
    "web/templates/403_csrf.html": 5,
    "web/templates/404.html": 5,
    "web/templates/429.html": 5,
    "web/templates/500.html": 5,
    "web/templates/account/account_inactive.html": 5,
    "web/templates/account/confirm_login_code.html": 6,
    "web/templates/account/confirm_password_reset_code.html": 6,
    "web/templates/account/email_change.html": 10,
    "web/templates/account/email_confirm.html": 9,
    "web/templates/account/login.html": 12,
    "web/templates/account/logout.html": 6,
    "web/templates/account/password_change.html": 4,
    "web/templates/account/password_reset.html": 8,
    "web/templates/account/password_reset_from_key.html": 3,
    "web/templates/account/password_reset_from_key_done.html": 3,
    "web/templates/account/password_set.html": 4,
    "web/templates/account/reauthenticate.html": 4,
    "web/templates/account/request_login_code.html": 6,
    "web/templates/account/signup.html": 6,
    "web/templates/account/signup_closed.html": 3,
    "web/templates/account/verification_sent.html": 4,
    "web/templates/accounts/access.html": 33,
    "web/templates/accounts/delete.html": 9,
    "web/templates/accounts/deleted.html": 4,
    "web/templates/accounts/door.html": 15,
    "web/templates/accounts/door_poster.html": 8,
    "web/templates/accounts/enter.html": 34,
    "web/templates/accounts/fields.html": 1,
    "web/templates/accounts/mail_told.html": 2,
    "web/templates/accounts/profile.html": 31,
    "web/templates/accounts/ran_out.html": 2,
    "web/templates/base.html": 9,
    "web/templates/console/before.html": 5,
    "web/templates/console/bracket_file.html": 2,
    "web/templates/console/cut.html": 16,
    "web/templates/console/desk.html": 13,
    "web/templates/console/details_fields.html": 11,
    "web/templates/console/draft.html": 20,
    "web/templates/console/draw.html": 8,
    "web/templates/console/enter.html": 6,
    "web/templates/console/event.html": 28,
    "web/templates/console/limited.html": 29,
    "web/templates/console/links.html": 46,
    "web/templates/console/links_printed.html": 11,
    "web/templates/console/new.html": 24,
    "web/templates/console/packs.html": 2,
    "web/templates/console/packs_dealt.html": 25,
    "web/templates/console/pairing.html": 17,
    "web/templates/console/plan.html": 23,
    "web/templates/console/plan_fields.html": 12,
    "web/templates/console/players.html": 51,
    "web/templates/console/scenario.html": 14,
    "web/templates/console/scenario_acts.html": 31,
    "web/templates/console/settings.html": 11,
    "web/templates/event_header.html": 1,
    "web/templates/mfa/webauthn/add_form.html": 7,
    "web/templates/mfa/webauthn/authenticator_confirm_delete.html": 6,
    "web/templates/mfa/webauthn/authenticator_list.html": 14,
    "web/templates/mfa/webauthn/edit_form.html": 4,
    "web/templates/player/call.html": 4,
    "web/templates/player/draft.html": 9,
    "web/templates/player/entrance.html": 15,
    "web/templates/player/feedback.html": 3,
    "web/templates/player/judge.html": 3,
    "web/templates/player/leave.html": 8,
    "web/templates/player/me.html": 24,
    "web/templates/player/pool.html": 2,
    "web/templates/player/record.html": 12,
    "web/templates/player/result.html": 9,
    "web/templates/player/scenario.html": 8,
    "web/templates/player/table.html": 10,
    "web/templates/player/why.html": 5,
    "web/templates/public/announced.html": 1,
    "web/templates/public/bracket.html": 4,
    "web/templates/public/bracket_none.html": 5,
    "web/templates/public/clock.html": 6,
    "web/templates/public/display.html": 2,
    "web/templates/public/draft_seats.html": 2,
    "web/templates/public/events.html": 1,
    "web/templates/public/home.html": 14,
    "web/templates/public/home_list.html": 3,
    "web/templates/public/journal.html": 3,
    "web/templates/public/log.html": 6,
    "web/templates/public/pages.html": 4,
    "web/templates/public/pairings.html": 9,
    "web/templates/public/pairings_by_name.html": 4,
    "web/templates/public/pairings_by_table.html": 5,
    "web/templates/public/pairings_found.html": 8,
    "web/templates/public/pairings_none.html": 3,
    "web/templates/public/pairings_pods.html": 5,
    "web/templates/public/places.html": 4,
    "web/templates/public/rules.html": 3,
    "web/templates/public/rules_list.html": 3,
    "web/templates/public/search.html": 8,
    "web/templates/public/standings.html": 10,
    "web/templates/public/standings_top.html": 5,
    "web/templates/refused.html": 4,
    "web/trial.py": 1,
    "web/watching.py": 1,
    "web/working.py": 5,
}


_FOR_PROGRAMMERS = (  # patterns, faults, and how a command is typed
    "compile",
    "ValueError",
    "TypeError",
    "AssertionError",
    "RuntimeError",
    "Option",
    "Argument",
    "Typer",
    "command",
)


def files() -> Iterator[Path]:
    yield from sorted(SOURCE.rglob("*.py"))
    yield from sorted(TEMPLATES.rglob("*.*"))
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
    words.feed(_TAG.sub(lambda tag: "\n" * tag[0].count("\n"), file.read_text("utf-8")))
    yield from words.found


# Scripts: what is shown are texts with a blank or a capital ----------------------------------------------------------

_SCRIPT_TEXT = re.compile(r"""(?<![\w\]])("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)""")
_SCRIPT_SHOWN = re.compile(r"[A-Za-z]{2,}[,;:.]? [A-Za-z$]|\} [a-z]{2,}|^[A-Z][a-z]+\.?$")
_SCRIPT_REMARK = re.compile(r"(?<![:\w])//.*")


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
    found = {str(file.relative_to(SOURCE)): list(said(file)) for file in files()}
    counts = Counter({name: len(every) for name, every in found.items() if every and name not in KEPT})
    if "--list" in sys.argv:
        for name in counts:
            print(*(f"{name}:{line}: {text[:150]!r}" for line, text in found[name]), sep="\n")
        return 0
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
