"""A player's phone in a test: his page, its forms, and what they send."""

from __future__ import annotations

import re
from html import unescape

from django.http import HttpResponse
from django.test import Client

from topcut.acts.rounds.commands import Draw, Post
from topcut.journal.state import Match
from topcut.web.store.models import Event, Line
from web.saying import says, words_of
from web.site import Site

_HIDDEN = re.compile(r'name="(key|round|table|seen)" value="([^"]*)"')
_TAG = re.compile(r"<[^>]+>")


class Phone:
    """One player's browser at one event."""

    def __init__(self, site: Site, row: Event, name: str) -> None:
        self.site, self.row, self.name = site, row, name
        self.player = site.player(row, name)
        self.client: Client = site.browser(row, "player", name)

    @property
    def address(self) -> str:
        return f"/e/{self.row.slug}/me"

    def page(self) -> str:
        answer = self.client.get(self.address)
        assert answer.status_code == 200
        return answer.content.decode()

    def words(self) -> str:
        """What the page says, without its tags."""
        return plain(self.page())

    def hidden(self) -> dict[str, str]:
        """The hidden fields of the page as it is now."""
        return dict(_HIDDEN.findall(self.page()))

    def send(self, act: str, **fields: str) -> HttpResponse:
        return self.client.post(f"{self.address}/{act}", fields)

    def reports(self, way: str = "normal won", mine: str = "100", theirs: str = "35", **more: str) -> HttpResponse:
        """Open the page, type, send."""
        return self.send("report", **{**self.hidden(), "way": way, "mine": mine, "theirs": theirs, **more})

    def confirms(self) -> HttpResponse:
        return self.send("confirm", **self.hidden())

    @property
    def match(self) -> Match:
        rounds = self.site.snapshot(self.row).tournament.rounds
        return next(match for match in rounds[-1].matches.values() if self.player in match.seats)


def tells(phone: Phone, outcome: str, score: str, name: str, points: int, differential: str) -> bool:
    """Whether a player's page tells their result so, with what it counts for."""
    page, verdict = phone.page(), words_of("mymatch-ended", who="you", outcome=outcome, score="", how="normal")
    worth = says(page, "mymatch-worth", name=name, points=points, differential=differential)
    return worth and f"{verdict} {score}" in plain(page)


def plain(page: str) -> str:
    inside = page[page.index("<main") : page.index("</main>")]
    return " ".join(unescape(_TAG.sub(" ", inside)).split())


def written(row: Event) -> list[str]:
    """The kinds of all records of an event."""
    return list(Line.objects.filter(event=row).order_by("seq").values_list("kind", flat=True))


def two_phones(site: Site, rulebook: str = "star-trek-2e", **options: str) -> tuple[Phone, Phone]:
    """Kira against Odo in round one of three; Quark and Dax sit at the other table."""
    row = site.event(rulebook, ("Kira", "Odo", "Quark", "Dax"), rounds=3, **options)
    kira, odo = Phone(site, row, "Kira"), Phone(site, row, "Odo")
    site.do(row, Draw(seed="Bajor", pinned=((kira.player, odo.player),)))
    site.do(row, Post())
    return kira, odo
