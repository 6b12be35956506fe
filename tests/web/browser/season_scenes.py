"""Pages of seasons with a community on them: the demo's, as visitors and as those who have an account see them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from django.contrib.auth.models import User

from topcut.web.running.community.calendar import MARTOK, TEROK_NOR
from topcut.web.running.community.cast import COORDINATOR, LEAGUE_DIRECTOR, PLAYER
from topcut.web.running.community.living import make_community
from web.accounts import PASSWORD
from web.browser.scenes import View

_YEAR = date.today().year
_EVENING = f"{TEROK_NOR}-evening-1"
_LADDER = "/ratings/star-trek/2e/overall"
_EVERYBODY = (
    "/",
    "/leagues",
    f"/leagues/{TEROK_NOR}",
    f"/leagues/{MARTOK}",
    "/points/star-trek/league",
    "/players",
    "/players/worf",
    "/ratings",
    _LADDER,
    f"{_LADDER}/of/worf",
    f"{_LADDER}/improved",
    f"/e/{_EVENING}",
    f"/e/{_EVENING}/ratings",
    f"/season/star-trek/{_YEAR}",
    f"/season/star-trek/{_YEAR - 1}",
    "/titles",
    "/programs",
    "/programs/star-trek",
    "/champions/star-trek",
)
_WITH_ACCOUNTS = {
    PLAYER: ("/players/kira-nerys", "/programs/star-trek/byes", "/leagues/new"),
    LEAGUE_DIRECTOR: (f"/leagues/{TEROK_NOR}/director?event={_EVENING}", f"/leagues/{TEROK_NOR}/director/setup"),
    COORDINATOR: ("/programs/star-trek/byes", "/champions/star-trek"),
}


def build() -> None:
    """The community as of today, and passwords for those who have accounts."""
    make_community(date.today())
    let_in()


def let_in() -> None:
    for user in User.objects.filter(first_name__in=_WITH_ACCOUNTS):
        user.set_password(PASSWORD)
        user.save()


def views() -> Iterator[View]:
    yield from (View("", path) for path in _EVERYBODY)
    for name, paths in _WITH_ACCOUNTS.items():
        yield from (View("", path, account=name) for path in paths)
