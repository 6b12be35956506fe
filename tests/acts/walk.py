"""One event, walked through by chance: an act by any door, then everything that the event can be asked."""

from __future__ import annotations

import contextlib
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from django.test import Client

from acts.answers import typed, unanswered_commands, unanswered_pages
from acts.doors import ask_the_desk, file_with_changes, line, send_a_form, wish
from acts.hints import misleading
from acts.kinds import MADE
from acts.next_steps import next_steps, tables_that_wait
from acts.results import as_a_slip, result_for
from acts.whatever import Whatever
from saying import as_told
from topcut.desk.known import Known
from topcut.desk.memory import SeededEntropy, SteadyClock
from topcut.desk.submit import Accepted
from topcut.files.journal_file import JournalFile, whole
from topcut.play.chance import Chance
from topcut.rulebooks.load import build
from topcut.rulebooks.model import Rulebook
from topcut.web.people import pace
from topcut.web.people.access import link
from topcut.web.store.adopting import adopt_file
from topcut.web.store.fetching import journal_bytes
from topcut.web.store.models import Event
from web.site import Site

JOURNALS = Path(__file__).parents[1] / "journals"
_DESK = ("", "/pairing", "/players", "/plan", "/settings", "/cut", "/finish", "/limited", "/scenario", "/round")


class Walk:
    """An event on a laptop and on a site at once; whatever is done to one of them is carried over to the other."""

    def __init__(self, kind: str, seed: int, folder: Path) -> None:
        self.chance = Chance(f"{kind}/{seed}")
        self.folder = folder
        self.path = folder / "event.jsonl"
        self.story = [f"{kind}, seed {seed}"]
        self.asked = self.taken = 0
        if kind in MADE:
            made = typed(["new", kind, *shlex.split(MADE[kind]), "--file", str(self.path)])
            assert made.code == 0, made.err
        else:
            shutil.copy(JOURNALS / f"{kind.removeprefix('earlier ')}.jsonl", self.path)
        self.row = adopt_file(*whole(str(self.path))).row
        self.browsers: dict[str, Client] = {"": Client(raise_request_exception=False)}
        sensible = (self._next_step, self._next_step, self._slip, self._slip)
        self.doors = (*sensible, self._desk, self._desk, self._terminal, self._terminal, self._page, self._page)

    # The event as it stands --------------------------------------------------------------------------------------

    @property
    def known(self) -> Known:
        return JournalFile(self.path).read()

    @property
    def book(self) -> Rulebook:
        book = self.known.rulebook(build)
        assert book is not None
        return book

    def whatever(self) -> Whatever:
        return Whatever(self.chance, self.known.tournament, self.book)

    def browser(self, role: str, player: str = "") -> Client:
        """A browser that has followed a link."""
        if f"{role}{player}" not in self.browsers:
            client = Client(raise_request_exception=False)
            client.get(link(self.row, role, player))  # type: ignore[arg-type]
            self.browsers[f"{role}{player}"] = client
        return self.browsers[f"{role}{player}"]

    def play_on(self, steps: int) -> None:
        """Let the event come to some moment of its life."""
        for _ in range(steps):
            self._next_step()

    # Acts --------------------------------------------------------------------------------------------------------

    def act(self) -> None:
        """Something is done; afterwards laptop and site hold the same, and what was refused has written nothing."""
        pace.forget()
        before = self.path.read_bytes()
        self.chance.pick(self.doors)()
        self.asked += 1
        if self.path.read_bytes() != before:
            self.taken += 1
            self._answers()

    def _next_step(self) -> None:
        """What the event waits for, so that it comes to its end."""
        for wanted in next_steps(self.known.tournament, self.book, self.chance):
            self.story.append(f"next: {wanted}")
            if self._submit(wanted, "director"):
                return

    def _slip(self) -> None:
        """A result that can be, as it is typed: at the terminal or into the line of the desk."""
        waiting, book = (
            [match for match in tables_that_wait(self.known.tournament) if match.status == "open"],
            self.book,
        )
        if not waiting:
            return self._next_step()
        match = self.chance.pick(waiting)
        line = as_a_slip(book, match, result_for(self.known.tournament, book, self.chance, match))
        if self.chance.below(2):
            return self._type(["report", str(self.path), "--round", str(match.round), line])
        self.story.append(f"slip: {line}")
        sent = {"line": line, "round": str(match.round), "key": f"slip {self.asked}"}
        answer = self.browser("director").post(f"/e/{self.row.slug}/desk/slip", sent)
        assert answer.status_code < 500, answer.status_code
        return self._to_the_laptop()

    def _desk(self) -> None:
        wanted, by = wish(self.whatever())
        self.story.append(f"desk: {wanted} by {by}")
        self._submit(wanted, by)

    def _submit(self, wanted: object, by: str) -> bool:
        before = self.path.read_bytes()
        answer = ask_the_desk(self.path, wanted, by)  # type: ignore[arg-type]
        if not isinstance(answer, Accepted):
            assert self.path.read_bytes() == before, "what was refused was written"
            assert all(as_told(refusal).what for refusal in answer.refusals)
        self._to_the_site()
        return isinstance(answer, Accepted)

    def _terminal(self) -> None:
        self._type(line(self.whatever(), self.path))

    def _type(self, words: list[str]) -> None:
        before = self.path.read_bytes()
        self.story.append(f"terminal: {shlex.join(words)}")
        answer = typed(words)
        assert answer.code in (0, 2), answer.err
        several = answer.out and words[0] == "report"  # each of several results is taken or refused by itself
        if answer.code == 2:
            assert "Refused: " in answer.err or several, answer
            assert self.path.read_bytes() == before or several, "what was refused was written"
            assert not (wrong := list(misleading(words, answer, self.path))), wrong
        self._to_the_site()

    def _page(self) -> None:
        whatever, before = self.whatever(), self.row.head
        role, address = self._somewhere(whatever)
        sent = send_a_form(role, address, whatever)
        self.story.append(f"page {address}: {sent}")
        self._to_the_laptop()
        if sent.endswith(("answers 422", "answers 403", "answers 404", "answers 409")):
            assert self.row.head == before, "what was refused was written"

    def _somewhere(self, whatever: Whatever) -> tuple[Client, str]:
        """A browser and a page with forms."""
        begin, match = f"/e/{self.row.slug}", whatever.match()
        if whatever.happens(35):
            players = match.seats if match else tuple(whatever.tournament.entrants)
            return self.browser("player", whatever.one_of(players or ("p1",))), f"{begin}/me"
        official = self.browser(whatever.one_of(("director", "director", "judge")))
        if match and whatever.happens(50):
            return official, f"{begin}/desk/round/{match.round}/table/{match.table}"
        return official, f"{begin}/desk{whatever.one_of(_DESK)}".replace("/round", f"/round/{whatever.round()}")

    def by_file(self) -> None:
        """The event as a results file with changes in it: taken or refused, and what is taken answers everything."""
        copy = self.folder / "copy.jsonl"
        answer = file_with_changes(self.path, copy, self.whatever())
        self.story.append(f"file: {answer.code} {answer.err}")
        assert answer.code in (0, 2), answer.err
        assert copy.exists() == (answer.code == 0)
        if answer.code == 0:
            made = JournalFile(copy).read().tournament
            missing = list(unanswered_commands(copy, made))
            row = adopt_file(*whole(str(copy))).row
            missing += unanswered_pages(self.browsers[""], row.slug, "")
            assert not missing, missing

    # Laptop and site ---------------------------------------------------------------------------------------------

    def _to_the_site(self) -> None:
        if self.known.tournament.head > self.row.head:
            self.row = adopt_file(*whole(str(self.path))).row
        assert journal_bytes(self.row) == self.path.read_bytes() or self._same_lines()

    def _to_the_laptop(self) -> None:
        self.row = Event.objects.get(pk=self.row.pk)
        self.path.write_bytes(journal_bytes(self.row))

    def _same_lines(self) -> bool:
        """Texts and records may stand in another order."""
        return sorted(journal_bytes(self.row).splitlines()) == sorted(self.path.read_bytes().splitlines())

    # Answers -----------------------------------------------------------------------------------------------------

    def _answers(self) -> None:
        missing = list(unanswered_commands(self.path, self.known.tournament)) + list(self._unanswered_pages())
        assert not missing, missing

    def _unanswered_pages(self) -> Iterator[str]:
        yield from unanswered_pages(self.browsers[""], self.row.slug, "")
        yield from unanswered_pages(self.browser("director"), self.row.slug, "/desk")
        for player in list(self.known.tournament.entrants)[:2]:
            yield from unanswered_pages(self.browser("player", player), self.row.slug, "/me")


@contextlib.contextmanager
def foretold(kind: str, seed: int) -> Iterator[None]:
    """A clock and chance that are the same whenever the walk is walked again."""
    clock, entropy = SteadyClock(), SeededEntropy(f"{kind}/{seed}")
    with (
        mock.patch("topcut.desk.submit.SystemClock", lambda: clock),
        mock.patch("topcut.desk.submit.SystemEntropy", lambda: entropy),
        mock.patch("topcut.desk.ports.SystemClock", lambda: clock),
        mock.patch("topcut.desk.ports.SystemEntropy", lambda: entropy),
    ):
        yield


def walk(kind: str, seed: int, acts: int, folder: Path) -> Walk:
    """So many acts at an event of a kind; what fails says how it came to it."""
    Site().empty()
    with foretold(kind, seed), contextlib.chdir(folder):
        shutil.copy(JOURNALS / "given" / "cards.csv", folder / "cards.csv")
        walked = Walk(kind, seed, folder)
        try:
            walked.play_on(walked.chance.below(25))
            for _ in range(acts):
                walked.act()
            walked.by_file()
        except BaseException as problem:
            problem.add_note("\n".join(walked.story))
            raise
    return walked
