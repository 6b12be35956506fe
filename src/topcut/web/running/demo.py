"""A site with something going on: an event in its second round, one that is over, one that is announced."""

from __future__ import annotations

from datetime import date, timedelta

from topcut.acts.clock.commands import StartClock
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import MemoryJournal
from topcut.desk.simulate import Habits, Simulation, simulate
from topcut.desk.simulated_results import simulated_result
from topcut.journal.plan import Stage
from topcut.messages.message import Message, message
from topcut.rulebooks.load import load
from topcut.web.people.access import link
from topcut.web.site import live
from topcut.web.store.adopting import adopt
from topcut.web.store.models import Event

SLUG = "ds9-open"
YOURS = ("p1", "p2")  # the players whom a visitor can be
_CALM = Habits(drops=0, late=0, no_shows=0, corrections=0, disputes=0)


def demo_links() -> list[tuple[Message, str]]:
    """Who one can be at the demo event, and the link of each; the events are made where they are missing."""
    row = Event.objects.filter(slug=SLUG).first() or _make()
    return [
        (message("web-server-demo-director"), link(row, "director")),
        (message("web-server-demo-judge"), link(row, "judge")),
        (message("web-server-demo-player", name="Kira Nerys"), link(row, "player", "p1")),
        (message("web-server-demo-another", name="Odo"), link(row, "player", "p2")),
    ]


def _make() -> Event:
    today = date.today()
    _adopt(_over(), "regional", today - timedelta(days=7), "Terok Nor", "Bajor")
    _adopt(_announced(), "tribbles-night", today + timedelta(days=6), "Quark's Bar", "Bajor", self_entry=True)
    row = _adopt(_running(), SLUG, today, "The Promenade", "Bajor")
    live.do(row, StartClock(), DIRECTOR)  # by today's clock, not by the simulation's
    return row


def _adopt(journal: MemoryJournal, slug: str, day: date, place: str, region: str, self_entry: bool = False) -> Event:
    known = journal.known
    details = {"slug": slug, "date": day.isoformat(), "place": place, "region": region}
    return adopt(
        known.history, known.words, **details, fee="5 strips", director="Benjamin Sisko", self_entry=self_entry
    )


def _running() -> MemoryJournal:
    """Sixteen players, two rounds of five, half of the second one reported."""
    book, plan = load("star-trek-2e"), (Stage("swiss"), Stage("bracket", take=4))
    simulation = Simulation(book, 16, "demo", habits=_CALM, plan=plan, title="Deep Space Nine Open")
    simulation.play_round()
    simulation.do(Draw())
    simulation.do(Post())
    for match in list(simulation.tournament.rounds[-1].matches.values())[::2]:
        result = simulated_result(book, simulation.chance, simulation.edge(match))
        simulation.do(Report(match.round, match.table, result))
    return simulation.journal


def _over() -> MemoryJournal:
    plan = (Stage("swiss"), Stage("bracket", take=8))
    return simulate(load("transformers"), 24, "demo", habits=_CALM, plan=plan, title="Terok Nor Regional")


def _announced() -> MemoryJournal:
    return Simulation(load("tribbles"), 11, "demo", habits=_CALM, title="Tribbles Night").journal
