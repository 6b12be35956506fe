"""Everything that an event can be asked: every command that looks, every page that it links to."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections.abc import Iterable, Iterator
from html import unescape
from pathlib import Path

from django.test import Client

from topcut.cli.main import main
from topcut.journal.plan import has_rounds
from topcut.journal.state import Tournament
from unsaid import unsaid, unsaid_on

_LINKED = re.compile(r'href="(/e/[^"#]+)"')
_ALWAYS = (  # whatever happened, these have an answer
    "standings",
    "standings --json",
    "standings --reasons",
    "players",
    "status",
    "status --json",
    "journal",
    "journal --json",
    "plan",
    "settings",
    "verify",
    "export",
    "export --csv",
)
_WHERE_THERE_IS = (  # these may say that there is nothing of the kind
    "bracket",
    "bracket --places",
    "prizes 100 50 20",
    "seats",
    "draft-times",
    "packs --all",
    "scenario",
    "orbit",
    "feedback",
    "call",
    "clock show",
    "pairings",
)


_OF_ROUNDS = ("standings", "standings --json", "standings --reasons", "export --csv")  # a gathering has none


class Answer:
    """What a command said, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


def typed(words: Iterable[str]) -> Answer:
    """A command as if it had been typed, with nobody at the keyboard to ask."""
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(b""))
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(list(words))
    finally:
        sys.stdin = before
    return Answer(code, out.getvalue(), err.getvalue())


def asked_of(path: Path, tournament: Tournament) -> Iterator[tuple[str, Answer]]:
    """Every question in words, and its answer."""
    for line in (*_ALWAYS, *_WHERE_THERE_IS, *_questions_about(tournament)):
        if "--json" not in line and not line.startswith("export"):
            yield line, typed(_at(line, path))


def unanswered_commands(path: Path, tournament: Tournament) -> Iterator[str]:
    """Every command that looks, and does not answer as it should."""
    always = [line for line in _ALWAYS if has_rounds(tournament.plan) or line not in _OF_ROUNDS]
    for line in (*always, *(f"pairings {posted.number}" for posted in tournament.rounds)):
        if (answer := typed(_at(line, path))).code != 0:
            yield f"`{line}` answers {answer.code}: {answer.err.strip()}"
        yield from (f"`{line}` shows {found}" for found in unsaid(answer.out + answer.err))
    others = [line for line in _ALWAYS if line not in always]
    for line in (*others, *_WHERE_THERE_IS, *_questions_about(tournament)):
        if (answer := typed(_at(line, path))).code not in (0, 2):
            yield f"`{line}` answers {answer.code}: {answer.err.strip()}"
        yield from (f"`{line}` shows {found}" for found in unsaid(answer.out + answer.err))


def _questions_about(tournament: Tournament) -> Iterator[str]:
    yield from (f"explain {player}" for player in tournament.entrants)
    if tournament.rounds:
        played = [match.seats for match in tournament.rounds[-1].matches.values() if len(match.seats) == 2]
        yield from (f"why {first} {second}" for first, second in played[:1])


def _at(line: str, path: Path) -> list[str]:
    """FILE stands behind the command."""
    words = line.split()
    commands = 2 if words[0] == "clock" else 1
    return [*words[:commands], str(path), *words[commands:]]


def unanswered_pages(client: Client, slug: str, below: str) -> Iterator[str]:
    """Every page below an address that leads to others like it, and is not shown; all others were."""
    begin = f"/e/{slug}{below}"
    waiting, seen = [begin], set[str]()
    while waiting:
        address = waiting.pop()
        if address in seen:
            continue
        seen.add(address)
        page = client.get(address)
        if page.status_code >= 400:
            yield f"{address} answers {page.status_code}"
        elif page.status_code == 200 and "html" in page.headers["Content-Type"]:
            text = page.content.decode()
            yield from (f"{address} shows {found}" for found in unsaid_on(text))
            found = (unescape(link) for link in _LINKED.findall(text))
            waiting += [link for link in found if _belongs(link, slug, below)]


def _belongs(link: str, slug: str, below: str) -> bool:
    """The desk's pages are the director's, “My match” is a player's, all others are everybody's."""
    own = link.split("?")[0].removeprefix(f"/e/{slug}")
    if own == link.split("?")[0]:
        return False
    if below:
        return own.startswith(below)
    return not own.startswith(("/desk", "/me", "/enter", "/leave", "/door", "/live"))
