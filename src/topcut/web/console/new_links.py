"""Personal links made anew: the old one ends, and with it the role of every browser that came by it."""

from __future__ import annotations

from urllib.parse import urlencode

from django.http import HttpResponse
from django.views.decorators.http import require_POST

from topcut.refusal import refuse
from topcut.web.access import browser, by_link, stay
from topcut.web.accounts import roles
from topcut.web.console.links_page import links_page
from topcut.web.console.room import Room, officials
from topcut.web.renewing import EVERY_PLAYER, renew


@require_POST
@officials
def renew_link(room: Room) -> HttpResponse:
    """End a link and the role of every browser that came by it; the one that asks stays a director."""

    def act() -> HttpResponse:
        room.must_direct()
        word, _, seen = room.field("link").partition(".")
        said, find = _renewed_words(room, word)
        came = by_link(room.request, room.row)
        if not renew(room.row, word, seen, browser(room.request) if word == "d" else ""):
            said = "The new link was made already; here it is."
        if came.role == "director":
            stay(room.request, room.row, "d")
        return room.go("desk_links", said, f"?{urlencode({'find': find})}" if find else "")

    return room.answer("renew", act, links_page)


def _renewed_words(room: Room, word: str) -> tuple[str, str]:
    """What is said of a new link, and whose name is looked up; refused where nobody has such a link."""
    if word in _RENEWED:
        return _RENEWED[word], ""
    name = room.snapshot.names.get(word, "")
    if not name:
        raise refuse("nobody has this link", "choose one from the list", "no-link")
    stay_in = roles.accounts_of(room.row, word)
    accounts = f" Signed in as {', '.join(stay_in)} one is still {name}." if stay_in else ""
    return (
        f"{name} has a new link, and the old one lets nobody in. Hand it out: the code can be scanned.{accounts}",
        name,
    )


_RENEWED = {
    "d": "The director’s link is new. Keep it: you stay in with this browser only.",
    "j": "The judges’ link is new. Judges who came by the old one need it; accounts keep their role (see Access).",
    EVERY_PLAYER: "Every player has a new link. Print the slips anew: the old ones let nobody in.",
}
