"""A whole event over HTTP, as a community plays it: made, entered, paired, reported by phones, settled, finished."""

from __future__ import annotations

from django.test import Client

from topcut.journal.chain import verify
from topcut.messages.message import message
from topcut.web.store.models import Event, Line
from web.console import Desk
from web.html import parsed, wide_rows_of
from web.phones import Phone
from web.saying import says, words_of
from web.site import Site

NAMES = ("Kira", "Odo", "Quark", "Dax")  # who entered earlier wins


def test_from_the_first_page_to_the_last_standings(site: Site) -> None:
    desk = Desk(site.browser(), "").open("/new?rulebook=star-trek-2e")
    desk.press(words_of("web-new-make"), title="Ten Forward Open", rounds="2", date="2026-11-20")
    row = Event.objects.get(slug="ten-forward-open")
    desk = Desk(desk.client, row.slug)
    desk.look("/players?add=1").press(words_of("web-people-enter-list"), names="\n".join(NAMES))

    desk.look().press(_pair(1)).press(words_of("web-pairing-post"))
    _reported_by_phones(site, row, disputed=1)
    desk.look()
    assert says(desk, "web-round-chip-html", state="disputed", tables=1)
    desk.look("/round/1/table/1").press(words_of("web-table-is-right-html", who=_first_claimant(site, row)))
    desk.look().press(_pair(2)).press(words_of("web-pairing-post"))
    _reported_by_phones(site, row)
    desk.look("/finish").press(words_of("web-finish-button"))

    row.refresh_from_db()
    assert (row.state, row.players) == ("finished", 4)
    rows = wide_rows_of(parsed(Client().get(f"/e/{row.slug}/standings")))
    assert [rows[0][1], rows[3][1]] == ["Kira", "Dax"]  # who won twice, who never won
    assert [cells[2] for cells in rows] == ["2–0–0", "1–1–0", "1–1–0", "0–2–0"]
    lines = [bytes(body) for body in Line.objects.filter(event=row).order_by("seq").values_list("body", flat=True)]
    assert verify(lines) == row.seal and len(lines) == row.head


def _first_claimant(site: Site, row: Event) -> str:
    snapshot = site.snapshot(row)
    return snapshot.names[snapshot.tournament.rounds[0].matches[1].claims[0].by]


def _pair(number: int) -> str:
    return words_of("nextstep-pair", round=message("roundname-number", round=number)).capitalize()


def _reported_by_phones(site: Site, row: Event, disputed: int = 0) -> None:
    """The winner reports; the loser confirms, or says at one table that he won."""
    snapshot = site.snapshot(row)
    for match in snapshot.tournament.rounds[-1].matches.values():
        better, worse = sorted(match.seats)
        winner, loser = Phone(site, row, snapshot.names[better]), Phone(site, row, snapshot.names[worse])
        early = loser.hidden()  # his page was open before
        assert winner.reports().status_code == 302
        if match.table == disputed:
            said = loser.send("report", **early, way="normal won", mine="100", theirs="60")
        else:
            said = loser.confirms()
        assert said.status_code == 302
        assert winner.match.status == ("disputed" if match.table == disputed else "confirmed")
