"""A new event: games, settings, plan, advice; all of it or nothing."""

from __future__ import annotations

import pytest

from topcut.journal.plan import Stage
from topcut.messages.message import Message, message
from topcut.rulebooks.load import load, names
from topcut.web.site import live
from topcut.web.store import rows
from topcut.web.store.models import Event
from web.console import Desk, words
from web.saying import refused, says
from web.site import Site


@pytest.fixture
def browser(site: Site) -> Desk:
    return Desk(site.browser(), "")


def test_every_rulebook_can_be_chosen_and_made(site: Site, browser: Desk) -> None:
    browser.open("/new")
    for name in names():
        assert load(name).title in browser.text
    for name in names():
        browser.open(f"/new?rulebook={name}").press("Create the event", title=f"Night of {name}")
        assert browser.status == 200, browser.refusals()
        row = Event.objects.get(slug=f"night-of-{name}")
        assert row.rulebook == name and live.snapshot(row.slug).book.name == name


def test_the_one_who_makes_it_is_its_director_and_sees_his_link(site: Site, browser: Desk) -> None:
    browser.open("/new?rulebook=star-trek-2e").press("Create the event", title="Friday Night")
    assert "/k/" in browser.text and says(browser.said()[0], "web-new-made", title="Friday Night")
    assert browser.open("/e/friday-night/desk").status == 200
    links = [node.get("href", "") for node in browser.open("/e/friday-night/desk/links").all("a")]
    link = next(one for one in links if ".d." in one)
    other = Desk(site.browser(), "friday-night")
    assert other.look().status == 403
    assert other.open(link.removeprefix("http://testserver")).status == 200


def test_what_may_be_changed_is_asked_with_its_title_and_kept(site: Site, browser: Desk) -> None:
    browser.open("/new?rulebook=star-trek-2e")
    book = load("star-trek-2e")
    for setting in book.settings.values():
        asked = f"o_{setting.name}" in browser.answer.content.decode()
        assert asked == (setting.may == "director" and setting.name not in ("rounds", "bracket_games")), setting.name
    browser.press("Create the event", title="Short", o_time_limit="45", o_online="yes", o_format="draft")
    made = live.snapshot("short").book
    assert (made.integer("time_limit"), made.flag("online"), made.text("format")) == (45, True, "draft")


def test_advice_is_told_at_once(browser: Desk) -> None:
    browser.open("/new?rulebook=star-trek-2e")
    assert says(browser, "web-new-times-for", players=8)
    assert [words(line) for line in browser.all("li") if line.get("class") == "hi"] == [  # 4 rounds: table 3.0.1
        "10:00 Round 1", "11:10 Round 2", "12:20 Round 3", "13:30 Round 4",
    ]  # fmt: skip
    browser.press("Show what this makes", title="Small", players="2", rounds="1", cut="8")
    few = {"what": "players", "count": 2, "least": 3, "consequence": "non-sanctioned"}
    assert not says(browser, "advice-too-few", **few)  # of a program: in none it is asked for nothing
    assert browser.value("title") == "Small"
    assert says(browser, "advice-cut-too-large", cut=8, players=2)
    browser.press("Show what this makes", title="Small", players="2", rounds="1", program="star-trek")
    assert says(browser, "advice-too-few", **few)
    assert not Event.objects.exists()


def test_a_plan_with_heats_and_a_bracket(site: Site, browser: Desk) -> None:
    browser.open("/new?rulebook=star-trek-2e")
    browser.press("Create the event", title="Worlds", heats="2", cut="4", bracket="mcintyre", best_of="3", rounds="4")
    heat = Stage("swiss", rounds=4, heat=True)
    assert live.snapshot("worlds").plan == (
        heat,
        heat,
        Stage("bracket", take=4, seeds="twos", bracket="mcintyre", best_of=3),
    )


def _kept(browser: Desk, field: str) -> str:
    """What was typed: a cut that is none of those offered stands beside them."""
    kept = browser.value(field)
    return browser.value("cut_other") if kept == "other" else kept


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"title": ""}, message("form-no-title")),
        ({"title": "x" * 201}, message("form-too-long", field=message("web-setup-title"), signs=201, most=200)),
        ({"title": "A", "date": "tomorrow"}, message("form-no-day", typed="tomorrow")),
        ({"title": "A", "zone": "Bajor/Dahkur"}, message("form-no-zone", typed="Bajor/Dahkur")),
        ({"title": "A", "cut": "eight"}, message("form-not-digits", what=message("form-cut"), typed="eight")),
        ({"title": "A", "cut": "1"}, message("plan-cut-size", take=1)),
        ({"title": "A", "heats": "2"}, message("plan-heats-without-cut")),
        ({"title": "A", "heats": "25", "cut": "2"}, message("form-number-out-of-range", number=25)),
        ({"title": "A", "unbeaten": "2"}, message("plan-early-end", rounds=2)),
        ({"title": "A", "rounds": "500"}, message("round-impossible-number", rounds=500)),
        ({"title": "A", "o_time_limit": "0"}, message("option-too-small", least=1, given="0")),
        ({"title": "A", "best_of": "2", "cut": "8"}, message("plan-best-of", games=2)),
    ],
)
def test_what_is_wrong_is_told_and_what_was_typed_is_kept(browser: Desk, fields: dict[str, str], why: Message) -> None:
    browser.open("/new?rulebook=star-trek-2e").press("Create the event", place="Quark's", **fields)
    assert browser.status == 422 and refused(browser, why)
    for field, value in ({"place": "Quark's"} | fields).items():
        assert _kept(browser, field) == value
    assert not Event.objects.exists()


def test_an_address_is_made_of_the_title_and_never_used_twice(browser: Desk) -> None:
    for _ in range(3):
        browser.open("/new?rulebook=yomi").press("Create the event", title="Ähnlich & gleich!")
    browser.open("/new?rulebook=yomi").press("Create the event", title="🖖")
    assert sorted(Event.objects.values_list("slug", flat=True)) == [
        "ahnlich-gleich",
        "ahnlich-gleich-2",
        "ahnlich-gleich-3",
        "event",
    ]


def test_a_double_click_makes_one_event(site: Site, browser: Desk) -> None:
    page = browser.open("/new?rulebook=yomi")
    data = {"title": "Once", "key": page.hidden("key")}
    for _ in range(2):
        assert browser.client.post("/new?rulebook=yomi", data).status_code == 302
    assert Event.objects.count() == 1


def test_nothing_is_half_written(site: Site, browser: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*args: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(rows, "append", fails)
    browser.client.raise_request_exception = False
    assert browser.client.post("/new?rulebook=yomi", {"title": "Half"}).status_code == 500
    assert not Event.objects.exists()


def test_an_unknown_rulebook_leads_to_the_list(browser: Desk) -> None:
    assert says(browser.open("/new?rulebook=chess"), "web-files-no-rulebook", name="chess")
