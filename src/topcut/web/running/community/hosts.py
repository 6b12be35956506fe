"""Where the demo's events are held: hosts that its coordinator has verified, one that waits, and what is announced."""

from __future__ import annotations

from datetime import date, timedelta

from topcut.web.running.community.calendar import STAR_TREK
from topcut.web.running.community.cast import BAJOR, Accounts
from topcut.web.seasons.hosts.asking import propose
from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import News

KNOWN = {
    "Quark’s Bar": "Promenade, Level 2",
    "The Promenade": "Deep Space Nine",
    "Replimat": "Promenade, Level 1",
}  # as the calendar calls them, with their addresses
NEW = "Vic’s Lounge", "Holosuite 3, above Quark’s"
NEWS = "Regionals of next spring", "Applications are taken from New Year on: say where, when, and for how many players."


def make_hosts(accounts: Accounts) -> dict[str, str]:
    """By the name of the place: the host that journals name. What a coordinator proposes is verified by that."""
    bajor = Region.objects.get(name=BAJOR)
    propose(accounts.league_director, STAR_TREK, *NEW, bajor)
    return {
        name: propose(accounts.coordinator, STAR_TREK, name, address, bajor).slug for name, address in KNOWN.items()
    }


def announce(accounts: Accounts, today: date) -> None:
    """To everybody of the continent, for some weeks."""
    title, text = NEWS
    told = {"text": text, "until": f"{today + timedelta(days=40)}", "by": accounts.coordinator}
    since = f"{today - timedelta(days=3)}"
    News.objects.get_or_create(
        program=STAR_TREK, title=title, defaults={"since": since, "at": f"{since}T08:00:00Z", **told}
    )
