"""A site for tests: events by rulebook, and browsers by role."""

from __future__ import annotations

from typing import Any

from django.contrib.sessions.models import Session
from django.test import Client

from actors import actor
from topcut.acts.command import Command
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.entries.names import slug as slug_of
from topcut.acts.event.commands import Create
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.desk.submit import Accepted
from topcut.journal.fact import PlayerId, Result
from topcut.journal.plan import Stage
from topcut.rulebooks.load import load
from topcut.web.people import pace
from topcut.web.people.access import Role, link
from topcut.web.people.models import Tally
from topcut.web.seasons import models as seasons
from topcut.web.seasons import models_people
from topcut.web.seasons.models_regions import Host, News
from topcut.web.site import live
from topcut.web.site.live import Snapshot
from topcut.web.store.models import Event, Line, Word

CAST = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog", "Leeta")


class Site:
    """Everything that a test of the web needs."""

    def event(
        self,
        rulebook: str = "star-trek-2e",
        names: tuple[str, ...] = CAST,
        plan: tuple[Stage, ...] = (),
        rounds: int = 0,
        title: str = "Friday Night",
        **options: Any,
    ) -> Event:
        """An event with these players, not started."""
        book = load(rulebook, options)
        row = Event.objects.create(
            slug=slug_of(title) or "event", title=title, rulebook=book.name, game=book.game, date="2026-11-20"
        )
        self.do(row, Create(book.source, title, rounds, "2026-11-20", plan))
        if names:
            self.do(row, Enter(tuple(Person(name) for name in names)))
        return row

    def do(self, row: Event, command: Command, by: str = "director", key: str = "") -> Accepted:
        answer = live.do(row, command, actor(by), key)
        assert isinstance(answer, Accepted), f"refused: {answer}"
        return answer

    def post_round(self, row: Event, seed: str = "Bajor") -> None:
        """Pair and post the next round."""
        self.do(row, Draw(seed=seed))
        self.do(row, Post())

    def report_all(self, row: Event, result: Result) -> None:
        """The first seat of every open table has this result."""
        posted = self.snapshot(row).tournament.rounds[-1]
        for match in posted.matches.values():
            if match.status == "open":
                self.do(row, Report(match.round, match.table, result))

    def snapshot(self, row: Event) -> Snapshot:
        return live.snapshot(row.slug)

    def player(self, row: Event, name: str) -> PlayerId:
        return next(player for player, known in self.snapshot(row).names.items() if known == name)

    def browser(self, row: Event | None = None, role: Role = "visitor", player: str = "") -> Client:
        """A browser that has followed the link of a role; `player` is a name."""
        client = Client()
        if row is not None and role != "visitor":
            client.get(link(row, role, self.player(row, player) if player else ""))
        return client

    def empty(self) -> None:
        seasons.models_ratings.RatingLadder.objects.all().delete()
        Line.objects.all().delete()
        Word.objects.all().delete()
        Event.objects.all().delete()
        seasons.League.objects.all().delete()
        models_people.Merger.objects.all().delete()
        seasons.Person.objects.update(merged_into=None)
        seasons.Person.objects.all().delete()
        Host.objects.update(merged_into=None)
        Host.objects.all().delete()
        News.objects.all().delete()
        seasons.Region.objects.all().delete()
        Session.objects.all().delete()
        Tally.objects.all().delete()
        pace.forget()
        live.forget()
