"""An event on paper is typed in: as cards in any order, round by round, or from a file, and handed in as one act."""

from __future__ import annotations

import re
from datetime import date, timedelta
from random import Random
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from slips.cards.copied import cards_of
from topcut.acts.listing.commands import ChangeListing, Know, TakeInto
from topcut.answers.event_view import EventView
from topcut.desk.simulate import Habits, simulate
from topcut.journal.fact import PlayerId
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.programs.load import load as load_program
from topcut.rulebooks.load import build, load
from topcut.slips.cards.draft import Line, Place
from topcut.web.seasons.people import make
from topcut.web.store.models import Event
from web.fitting import Fitting
from web.html import parsed, words
from web.reading import refusals
from web.site import Site

YESTERDAY = (date.today() - timedelta(days=1)).isoformat()
LONG_AGO = (date.today() - timedelta(days=30)).isoformat()
CALM = Habits(late=0, corrections=0, disputes=0)


def _played(rulebook: str, players: int, seed: int, plan: tuple[Stage, ...] = ()) -> EventView:
    known = simulate(load(rulebook), players, seed, habits=CALM, plan=plan).known
    book = known.rulebook(build)
    assert book is not None
    return EventView(known.tournament, book, known.words, known.history)


def _on_paper(site: Site, live: EventView, day: str = YESTERDAY) -> Event:
    """The same people, listed a while ago, and nothing run here."""
    names = tuple(live.names[one] for one in live.tournament.entrants)
    row = site.event(str(live.book.name), names=names, plan=live.tournament.plan, title="On paper")
    site.do(row, TakeInto(load_program("star-trek").source))
    listed = {"date": day, "start": "10:00", "zone": "UTC", "level": "local"}
    site.do(row, ChangeListing(listed))
    return row


def _known(site: Site, row: Event) -> None:
    for player, name in site.snapshot(row).names.items():
        site.do(row, Know(player, make(name).key))


class Desk:
    """A director who types."""

    def __init__(self, site: Site, row: Event, role: Any = "director") -> None:
        self.site, self.row = site, row
        self.client: Client = site.browser(row, role)
        self.path = f"/e/{row.slug}/desk/report"

    def get(self, page: str = "", status: int = 200) -> HttpResponse:
        answer = self.client.get(self.path + page)
        assert answer.status_code == status, words(parsed(answer))
        parsed(answer)
        return answer

    def post(self, page: str, status: int = 302, **sent: Any) -> HttpResponse:
        answer = self.client.post(self.path + page, sent)
        assert answer.status_code == status, refusals(answer) or answer.content.decode()[:300]
        return answer

    def card(self, player: PlayerId, lines: dict[int, Line], status: int = 302, **more: Any) -> HttpResponse:
        sent = {f"{name}-{number}": str(getattr(line, name) or "") for number, line in lines.items()
                for name in ("opponent", "mine", "theirs", "words", "table")}  # fmt: skip
        return self.post(f"/card/{player}", status, **sent, **more)

    def cards(self, cards: dict[Place, Line], seed: int = 1) -> None:
        """All of them, the players in any order."""
        order = list(dict.fromkeys(player for player, _ in cards))
        Random(seed).shuffle(order)
        for player in order:
            self.card(player, {number: line for (one, number), line in cards.items() if one == player})

    def submit(self, status: int = 302) -> HttpResponse:
        page = self.get("/check").content.decode()
        seal = re.search(r'name="seal" value="([^"]+)"', page)
        key = re.search(r'name="key" value="([^"]+)"', page)
        assert seal and key
        return self.post("/submit", status, seal=seal[1], key=key[1])


def _places(view: EventView) -> dict[str, tuple[int, int]]:
    return {view.names[player]: (place.place, place.to) for player, place in view.places.items()}


def _refused(answer: HttpResponse, code: str, **values: Any) -> bool:
    told = Fitting("web").say(message(code, **values))
    return any(re.search(told, one, re.IGNORECASE) for one in refusals(answer))


# The same event, by every door ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("rulebook, players", [("star-trek-2e", 9), ("tribbles", 9)])
def test_cards_in_any_order_give_the_places_of_the_event_run_live(rulebook: str, players: int, site: Site) -> None:
    live = _played(rulebook, players, 3)
    row = _on_paper(site, live)
    desk = Desk(site, row)
    desk.post("/rounds", rounds=len(live.tournament.rounds))
    desk.cards(cards_of(live), seed=5)
    desk.submit()
    now = site.snapshot(row)
    assert now.tournament.finished
    assert _places(now) == _places(live)
    desk.get()  # what came of it


def test_try(site: Site) -> None:
    pass
