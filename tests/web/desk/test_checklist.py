"""The checklist on the screen and on paper: for officials who prepare an event."""

from __future__ import annotations

from topcut.acts.entries.commands import CheckIn
from web.console import Desk
from web.html import words
from web.site import Site


def test_it_is_ticked_as_the_event_goes_on_and_can_be_printed(site: Site) -> None:
    row = site.event(names=("Kira", "Odo"), rounds=3)
    desk = Desk(site.browser(row, "director"), row.slug)
    assert ("Not done: Everybody is checked in: 0 of 2 7.2", "") in _lines(desk)
    for player in ("p1", "p2"):
        site.do(row, CheckIn(player))
    assert ("Done: Everybody is checked in: 2 of 2 7.2", "met") in _lines(desk)
    page = site.browser(row, "director").get(f"/e/{row.slug}/desk/checklist?print=1").content.decode()
    assert page.count('class="box ticked"') == 2  # rounds and players
    assert "a timepiece" in page


def test_judges_who_prepare_nothing_are_not_led_there(site: Site) -> None:
    row = site.event()
    assert "/desk/checklist" not in site.browser(row, "judge").get(f"/e/{row.slug}/desk").content.decode()


def _lines(desk: Desk) -> list[tuple[str, str]]:
    desk.open(f"/e/{desk.slug}/desk/checklist")
    return [(words(line), str(line.get("class") or "")) for line in desk.all("li")]
