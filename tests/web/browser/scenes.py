"""Events at each moment of their life, played by people whose names are hard to show."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from topcut.acts.clock.commands import StartClock
from topcut.acts.command import Command
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Drop
from topcut.acts.event.commands import Announce
from topcut.acts.limited.commands import DealPacks, DrawPick, SeatGroups, Suspend, SwapPools
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw
from topcut.acts.scenarios.commands import (
    Award,
    CountDrinks,
    Donate,
    EndGame,
    GiveFeedback,
    ListSpecialRules,
    RejectSpecialRule,
)
from topcut.acts.stages.commands import OpenStage
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.play.games import games_of
from topcut.play.limited.cards import Card, plain
from topcut.play.scenarios import chosen
from topcut.web.people.access import Role
from topcut.web.store.models import Event
from web.site import Site

_MOST_OF_A_KIND = 1
SCRIPT = "<script>alert(1)</script>"
LONGEST = "Garak" + "x" * 195  # 200 signs without a space
TO_THE_LEFT = "אודו העברי"
NAMES = (
    "Kira",
    SCRIPT,
    "Jürgen Größe-Müßig",
    TO_THE_LEFT,
    "🖖🏽 Quark 👩‍🚀",
    LONGEST,
    'Rom & "Nog" <b>',
    "Morn",
    "Leeta",
)
WON = Result(games=((100, 35),))
LOST = Result(games=((35, 100),))
TWO_NIL = Result(games=games_of(2, 0, 0))
SCENARIOS = (
    *(chosen.LOTTERY, chosen.LUCK, chosen.ORBIT, chosen.COOL),
    *(chosen.RACE, chosen.FESTIVAL, chosen.TESTING, chosen.BEER),
)
TOP_FOUR = (Stage("swiss", rounds=2), Stage("bracket", take=4))


class View(Struct, frozen=True):
    """A page as somebody sees it."""

    slug: str
    path: str
    role: Role = "visitor"
    seat: tuple[int, int] = (0, 0)  # of a player: table and seat in the latest round
    account: str = ""  # whose, where somebody is signed in

    @property
    def id(self) -> str:
        return f"{self.account or self.role} {self.path}" + (
            f" at {self.seat[0]}.{self.seat[1]}" if self.seat[0] else ""
        )


def build(site: Site) -> None:
    """All of them; the slug of each is the word before its pages below."""
    _new(site, "entering")
    _drawn(site)
    _playing(site)
    _between(site)
    _bracket(site, "cut", 0)
    _bracket(site, "bracket", 1)
    _bracket(site, "finished", 3)
    _pods(site)
    for scenario in SCENARIOS:
        _scenario(site, scenario)
    _draft(site)
    _sealed(site)


def _new(
    site: Site, title: str, rulebook: str = "star-trek-2e", plan: tuple[Stage, ...] = (), players: int = 9
) -> Event:
    return site.event(rulebook, NAMES[:players], plan, title=title)


def _drawn(site: Site) -> None:
    site.do(_new(site, "drawn"), Draw(seed="Bajor"))


def _playing(site: Site) -> None:
    """A confirmed table, a reported one, a disputed one, an open one, a bye; the clock runs, something is announced."""
    row = _new(site, "playing")
    site.post_round(row)
    site.do(row, StartClock())
    site.do(row, Announce(f"Food is here, says {SCRIPT}"))
    site.do(row, Report(1, 1, WON))
    for table, versions in ((2, (WON,)), (3, (WON, LOST))):
        match = site.snapshot(row).tournament.rounds[0].matches[table]
        for player, result in zip(match.seats, versions, strict=False):
            site.do(row, Report(1, table, result, player), by=player)


def _between(site: Site) -> None:
    row = _new(site, "between")
    for _ in range(2):
        site.post_round(row)
        site.report_all(row, WON)
    site.do(row, Drop(site.player(row, LONGEST)))


def _bracket(site: Site, title: str, rounds: int) -> None:
    """Eight players, two Swiss rounds; then a cut to four and so many rounds of it, the third time the end."""
    row = _new(site, title, "transformers", TOP_FOUR)
    for _ in range(2):
        site.post_round(row)
        site.report_all(row, TWO_NIL)
    if not rounds:
        return
    site.do(row, OpenStage(2))
    site.post_round(row)
    if rounds == 1:
        site.do(row, Report(3, 1, TWO_NIL))
        return
    site.report_all(row, TWO_NIL)
    site.post_round(row)
    site.report_all(row, TWO_NIL)
    site.do(row, Finish())


def _pods(site: Site) -> None:
    row = _new(site, "pods", "tribbles")
    site.post_round(row)
    first = site.snapshot(row).tournament.rounds[-1].matches[1]
    game = (1000, *range(10, 10 * len(first.seats), 10))
    site.do(row, Report(1, 1, Result(games=(game,) * 5, seen=(("emptied", ((0,),) * 5),))))


def _scenario(site: Site, name: str) -> None:
    """The second round of it is posted, and something is recorded."""
    row = site.event("star-trek-2e", NAMES[:6], title=name, rounds=4, scenario=name)
    kira, script = site.player(row, "Kira"), site.player(row, SCRIPT)
    if name == chosen.RACE:
        site.do(row, ListSpecialRules(("Badlands", SCRIPT, "Cloaked", "Distress Call", "Ion Storm")))
    site.post_round(row)
    site.report_all(row, WON)
    site.post_round(row)
    table = next(one for one in site.snapshot(row).tournament.rounds[-1].matches.values() if kira in one.seats)
    recorded: dict[str, Command] = {
        chosen.RACE: RejectSpecialRule(script),
        chosen.ORBIT: EndGame(2, 1, WON.observing("rotation", ((1,),))),
        chosen.FESTIVAL: Donate(2, table.table, kira, 3),
        chosen.COOL: Award(script, f"Style, says {SCRIPT}"),
        chosen.TESTING: GiveFeedback(kira, f"{SCRIPT} is too strong"),
        chosen.BEER: CountDrinks(script, 1),
    }
    if name in recorded:
        site.do(row, recorded[name])


CARDS = plain(Card(f"{SCRIPT} {n}", rarity="R" if n < 4 else "C") for n in range(1, 40))


def _draft(site: Site) -> None:
    """Seated, dealt, and one drafts no further."""
    row = site.event("transformers", NAMES, title="draft", format="draft")
    site.do(row, SeatGroups(seed="Bajor"))
    site.do(row, DealPacks(CARDS))
    site.do(row, Suspend(site.player(row, SCRIPT)))
    site.do(row, DrawPick(site.player(row, SCRIPT), 2, 5))


def _sealed(site: Site) -> None:
    row = site.event("transformers", NAMES, title="sealed", format="sealed", pool_swap=True)
    site.do(row, DealPacks(CARDS, size=7))
    site.do(row, SwapPools(seed="Bajor"))


_PUBLIC = {
    "entering": ("", "/pairings", "/standings", "/display", "/clock", "/me"),
    "playing": (
        *("", "/pairings", "/pairings?by=name", "/pairings?q=ki", "/standings", "/display", "/clock", "/journal"),
        *("/screens", "/pairings?print=1", "/standings?print=1"),
    ),
    "between": ("/standings?why=p1", "/desk"),
    "bracket": ("/pairings", "/bracket", "/standings?why=p1", "/display"),
    "finished": ("", "/standings", "/bracket", "/rules", "/display"),
    "pods": ("/pairings", "/standings"),
    chosen.LOTTERY: ("/pairings", "/pairings?by=name", "/pairings?q=ki"),
}
_DESK = {
    "entering": (
        "/desk",
        "/desk/players",
        "/desk/pairing",
        "/desk/plan",
        "/desk/settings",
        "/desk/setup",
        "/desk/event",
    ),
    "drawn": ("/desk/pairing",),
    "playing": (
        *("/desk", "/desk/pairing", "/desk/players", "/desk/links", "/desk/links/print", "/desk/plan", "/desk/finish"),
        *("/desk/settings", "/desk/setup", "/desk/standings"),
        *(
            "/desk/files",
            "/desk/journal",
            "/desk/access",
            "/desk/event",
            "/desk/round/1/table/1",
            "/desk/round/1/table/2",
            "/desk/round/1/table/3",
        ),
        "/desk/round/1/table/4",
        "/desk/round/1/slips",
        *("/desk/players?add=1", "/desk/players/sign-in", "/desk/door", "/desk/player/p1"),
    ),
    "between": ("/desk", "/desk/players?only=gone"),
    "cut": ("/desk/cut", "/desk/standings"),
    "bracket": ("/desk", "/desk/round/3/table/2", "/desk/standings"),
    "finished": ("/desk/finish", "/desk/files"),
    "pods": ("/desk", "/desk/round/1/table/1", "/desk/round/1/table/2"),
    **dict.fromkeys(SCENARIOS, ("/desk/scenario",)),
    "draft": ("/desk/limited?packs=5&size=7", "/desk/limited/packs?player=kira"),
    "sealed": ("/desk/limited?verify=1",),
}
_SEATS = {
    "playing": ((1, 0), (2, 0), (2, 1), (3, 0), (4, 0), (5, 0)),
    "bracket": ((1, 0), (2, 0)),
    "pods": ((1, 0), (2, 0)),
    **dict.fromkeys(SCENARIOS, ((1, 0),)),
}
_SITE = (
    "/",
    "/sign-in",
    "/sign-up",
    "/new",
    "/new?rulebook=star-trek-2e",
    "/new?rulebook=tribbles",
    "/rules",
    "/rules/transformers",
)


def some_of_each() -> Iterator[View]:
    """Every kind of page at a few of its moments; at all of them in `make trust`."""
    most = 1000 if os.environ.get("TOPCUT_TRUST") else _MOST_OF_A_KIND
    seen: Counter[tuple[str, str]] = Counter()
    for view in views():
        kind = view.role, re.sub(r"\d+", "n", view.path.removeprefix(f"/e/{view.slug}"))
        seen[kind] += 1
        if seen[kind] <= most:
            yield view


def views() -> Iterator[View]:
    """Every page of the site."""
    yield from (View("", path) for path in (*_SITE, "/nowhere", "/k/1.d.wrong"))
    for slug, paths in _PUBLIC.items():
        yield from (View(slug, f"/e/{slug}{path}") for path in paths)
    for slug, paths in _DESK.items():
        yield from (View(slug, f"/e/{slug}{path}", "director") for path in paths)
    yield View("playing", "/e/playing/desk/round/1/table/1", "judge")
    yield View("playing", "/e/playing/desk/round/1/table/3", "scorekeeper")
    yield View("playing", "/e/playing/desk/access", "head-judge")
    yield View("drawn", "/e/drawn/desk/pairing", "scorekeeper")
    for slug, seats in _SEATS.items():
        yield from (View(slug, f"/e/{slug}/me", "player", seat) for seat in seats)
    yield View("playing", "/e/playing/me/why/1", "player", (1, 0))
    yield View(chosen.RACE, f"/e/{chosen.RACE}/desk/scenario", "judge")
    for slug in ("entering", "finished", "draft", "sealed"):
        yield View(slug, f"/e/{slug}/me", "player")
