"""The desk's page of settings: what may change, what is asked for, and what visitors read."""

from __future__ import annotations

from topcut.messages.message import message
from topcut.rulebooks.load import load
from topcut.web.store.models import Event
from web.console import Desk, words
from web.saying import refused, says, words_of
from web.site import Site


def made(site: Site, **chosen: str) -> Desk:
    desk = Desk(site.browser(), "").open("/new?rulebook=transformers")
    desk.press("Create the event", title="Friday Night", rounds="2", date="2026-11-20", **chosen)
    return Desk(desk.client, "friday-night")


def test_before_anybody_enters_a_setting_is_changed_and_told(site: Site) -> None:
    desk = made(site)
    desk.look("/settings").press("Change the settings", o_time_limit="45")
    title = load("transformers").settings["time_limit"].title
    assert says(" ".join(desk.said()), "web-settings-changed", settings=title)
    changed = message("settings-instead", setting=message("settings-set", title=title, value="45"), before="50")
    visitors = Desk(site.browser(), "friday-night").open("/e/friday-night")
    assert says(desk, changed) and says(visitors, changed)
    assert says(visitors, "clockname-minutes-a-round", minutes=45)


def test_once_somebody_has_entered_the_reason_is_asked_and_told(site: Site) -> None:
    desk = made(site)
    desk.look("/players?add=1").press(words_of("web-people-enter-list"), names="Kira\nOdo\nQuark\nDax")
    desk.look("/settings").press("Change the settings", o_time_limit="45")
    assert desk.status == 422 and refused(desk, "setting-without-reason", setting="time_limit", since="entries")
    desk.press("Change the settings", o_time_limit="45", reason="the hall closes at six")
    assert not desk.refusals()
    visitors = Desk(site.browser(), "friday-night").open("/e/friday-night")
    assert says(visitors, "settings-changed", consent="", reason="the hall closes at six")


def test_after_the_start_what_is_fixed_is_no_field(site: Site) -> None:
    desk = made(site)
    desk.look("/players?add=1").press(words_of("web-people-enter-list"), names="Kira\nOdo\nQuark\nDax")
    desk.look().press("Pair round 1")
    fields = {field.get("name") for tag in ("input", "select") for field in desk.look("/settings").all(tag)}
    assert "o_drop_no_show" in fields and "o_time_limit" not in fields
    desk.press("Change the settings", o_drop_no_show="no")
    assert not desk.refusals()


def test_what_another_director_changed_meanwhile_stays(site: Site) -> None:
    desk = made(site)
    desk.look("/settings")
    other = Desk(desk.client, desk.slug).look("/settings")
    other.press("Change the settings", o_time_limit="45")
    desk.press("Change the settings", o_tied_match="tiebreak")
    assert not desk.refusals()
    book = site.snapshot(Event.objects.get(slug="friday-night")).book
    assert (book.integer("time_limit"), book.text("tied_match")) == (45, "tiebreak")


def test_a_field_says_what_holds_now(site: Site) -> None:
    desk = made(site, o_time_limit="45").look("/settings")
    hint = next(one for one in desk.all("td") if one.get("id") == "o_time_limit-hint")
    assert says(words(hint), "web-settings-now", now=message("settings-now", value="45", printed="50"))
