"""A small event at each moment of its life."""

from __future__ import annotations

from collections.abc import Callable

from topcut.acts.clock.commands import StartClock
from topcut.acts.ending.commands import Finish
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw
from topcut.acts.stages.commands import OpenStage
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.play.games import games_of
from topcut.web.store.models import Event
from web.site import Site

EIGHT = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog")
WON = Result(games=((100, 35),))
TWO_NIL = Result(games=games_of(2, 0, 0))
TOP_FOUR = (Stage("swiss", rounds=2), Stage("bracket", take=4))
PODS = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog", "Leeta")


def before_round_one(site: Site) -> Event:
    return site.event()


def drawn(site: Site) -> Event:
    row = site.event()
    site.do(row, Draw(seed="Bajor"))
    return row


def playing(site: Site) -> Event:
    """Nine players, one bye; table 1 is in, the clock runs."""
    row = site.event()
    site.post_round(row)
    site.do(row, StartClock())
    site.do(row, Report(1, 1, WON))
    return row


def between(site: Site) -> Event:
    row = site.event()
    site.post_round(row)
    site.report_all(row, WON)
    return row


def cut_made(site: Site) -> Event:
    """The top four of eight are in, nothing of the bracket is posted."""
    row = site.event("transformers", EIGHT, TOP_FOUR)
    for _ in range(2):
        site.post_round(row)
        site.report_all(row, TWO_NIL)
    site.do(row, OpenStage(2, _best(site, row)) if _tied(site, row) else OpenStage(2))
    return row


def _tied(site: Site, row: Event) -> bool:
    ranks = [one.rank for one in site.snapshot(row).standings.rows]
    return ranks[3] == ranks[4]


def _best(site: Site, row: Event) -> tuple[str, ...]:
    return tuple(one.player for one in site.snapshot(row).standings.rows[:4])


def bracket(site: Site) -> Event:
    """One semi-final is played, the other is not."""
    row = cut_made(site)
    site.post_round(row)
    site.do(row, Report(3, 1, TWO_NIL))
    return row


def pods(site: Site) -> Event:
    """Two pods, of which one is in."""
    row = site.event("tribbles", PODS, rounds=1)
    site.post_round(row)
    first = site.snapshot(row).tournament.rounds[-1].matches[1]
    seats = len(first.seats)
    game = (1000, *range(10, 10 * seats, 10))
    site.do(row, Report(1, 1, Result(games=(game,) * 5, seen=(("emptied", ((0,),) * 5),))))
    return row


def finished(site: Site) -> Event:
    row = bracket(site)
    site.do(row, Report(3, 2, TWO_NIL))
    site.post_round(row)
    site.report_all(row, TWO_NIL)
    site.do(row, Finish())
    return row


MOMENTS: dict[str, Callable[[Site], Event]] = {
    "before round one": before_round_one,
    "drawn": drawn,
    "playing": playing,
    "between": between,
    "cut made": cut_made,
    "bracket": bracket,
    "pods": pods,
    "finished": finished,
}
