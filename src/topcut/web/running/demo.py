"""A site with something going on: an event in its second round, one that is announced, and a community around them."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from django.contrib.auth.models import User

from topcut.acts.clock.commands import StartClock
from topcut.acts.entries.commands import Person as Newcomer
from topcut.acts.listing.commands import ChangeListing, TakeInto
from topcut.acts.listing.words import ListingWords
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.who import DIRECTOR
from topcut.desk.cast import CAST
from topcut.desk.memory import MemoryJournal, SteadyClock
from topcut.desk.simulate import Habits, Simulation, simulate
from topcut.desk.simulated_results import simulated_result
from topcut.journal.plan import Stage
from topcut.messages.message import Message, message
from topcut.programs.load import load as program_named
from topcut.rulebooks.load import load
from topcut.web.people import roles
from topcut.web.people.access import link
from topcut.web.people.names import handle_of
from topcut.web.running.community.calendar import STAR_TREK
from topcut.web.running.community.cast import COORDINATOR, PLAYER
from topcut.web.running.community.door import ways_in
from topcut.web.running.community.living import make_community
from topcut.web.seasons.models import Person
from topcut.web.seasons.shown import shown_name
from topcut.web.site import live
from topcut.web.store.adopting import adopt
from topcut.web.store.models import Event

SLUG = "ds9-open"
YOURS = ("p1", "p2")  # the players whom a visitor can be
_CALM = Habits(drops=0, late=0, no_shows=0, corrections=0, disputes=0)


def demo_links() -> list[tuple[Message, str]]:
    """Who one can be at the demo event and around it, and the link of each; all of it is made where it is missing."""
    row = Event.objects.filter(slug=SLUG).first() or _make()
    return [
        (message("web-server-demo-director"), link(row, "director")),
        (message("web-server-demo-judge"), link(row, "judge")),
        (message("web-server-demo-player", name=PLAYER), link(row, "player", "p1")),
        (message("web-server-demo-another", name="Odo"), link(row, "player", "p2")),
        *ways_in(),
    ]


def _make() -> Event:
    """The running event last: where it is not there, whoever stopped in the middle goes on."""
    today = date.today()
    make_community(today)
    return make_event(today)


def make_event(today: date) -> Event:
    """What is played today, what was a week ago, what is announced."""
    _adopt(_over(), "regional", today - timedelta(days=7), "Terok Nor", "Bajor")
    _adopt(_announced(), "tribbles-night", today + timedelta(days=6), "Quark’s Bar", "Bajor", self_entry=True)
    row = _adopt(_running(today), SLUG, today, "The Promenade", "Bajor")
    for player in User.objects.filter(username=handle_of(PLAYER)):
        roles.grant(player, row, "player", "p1")
    live.do(row, StartClock(), DIRECTOR)  # by today's clock, not by the simulation's
    return row


def _adopt(journal: MemoryJournal, slug: str, day: date, place: str, region: str, self_entry: bool = False) -> Event:
    known = journal.known
    details = {"slug": slug, "date": day.isoformat(), "place": place, "region": region}
    return adopt(known.history, known.words, **details, fee="5 strips", director=COORDINATOR, self_entry=self_entry)


class _Open(Simulation):
    """Sixteen persons of the community, in the order of the cast."""

    def newcomer(self, number: int) -> Newcomer:
        person = Person.objects.filter(name=CAST[number]).first()
        return Newcomer(shown_name(person), who=person.key) if person else Newcomer(CAST[number])


def _running(today: date) -> MemoryJournal:
    """Sixteen players, two rounds of five, half of the second one reported."""
    book, plan = load("star-trek-2e"), (Stage("swiss"), Stage("bracket", take=4))
    begins = datetime.fromisoformat(f"{today}T08:00:00+00:00")
    clock = SteadyClock((begins - timedelta(days=20)).isoformat())
    simulation = _Open(book, 0, "demo", habits=_CALM, plan=plan, title="Deep Space Nine Open", clock=clock)
    listed = {"date": f"{today}", "start": "08:00", "zone": "UTC", "region": "Bajor"}
    words = ListingWords(place="The Promenade", fee="5 strips", director=COORDINATOR)
    simulation.do(ChangeListing(listed, words))
    simulation.do(TakeInto(program_named(STAR_TREK).source))
    simulation.enter(16)
    clock.go_to(begins.isoformat())
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
