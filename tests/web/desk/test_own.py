"""Own games on the site: made, changed, kept, seen by nobody else, played by; files come and go as they are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client, override_settings

from german import german
from topcut.rulebooks.load import file_of, load, load_sent
from topcut.web.people.models import OwnRulebook
from topcut.web.site import live
from web.accounts import account, signed_in
from web.console import Desk
from web.people.test_accounts import QUICK
from web.saying import says, words_of
from web.site import Site

SAVE = "Keep this game"


@pytest.fixture
def browser(site: Site) -> Iterator[Desk]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        cache.clear()
        yield Desk(site.browser(), "")
    OwnRulebook.objects.all().delete()
    User.objects.all().delete()


def made(browser: Desk, **typed: str) -> OwnRulebook:
    browser.open("/own-games/new?from=swiss").press(SAVE, **{"title": "Tongo Nights"} | typed)
    assert browser.status == 200, browser.text
    return OwnRulebook.objects.get()


def file_named(name: str, text: str, file: str = "mine.toml") -> SimpleUploadedFile:
    swiss = text or file_of("swiss").read_text(encoding="utf-8").replace('"swiss"', f'"{name}"', 1)
    return SimpleUploadedFile(file, swiss.encode())


def test_it_is_made_of_what_is_typed_and_reads_as_any_rulebook(browser: Desk) -> None:
    row = made(browser, **{"result.0.points": "5", "settings.games.value": "1"})
    book = load_sent(row.text.encode(), "own.toml")
    assert (row.name, row.title, book.game, book.after) == ("tongo-nights", "Tongo Nights", "Tongo Nights", "swiss")
    assert (book.results["W"].points, book.integer("games"), book.integer("time_limit")) == (5, 1, 50)
    assert says(browser.said()[0], "web-own-saved", game="Tongo Nights")
    assert "W Win: 5 points" in browser.text and browser.address == f"/own-games/{row.pk}"


def test_tie_breakers_are_moved_without_a_script_and_nothing_is_kept_until_it_is_said(browser: Desk) -> None:
    browser.open("/own-games/new?from=swiss")
    browser.press("Down: Tie-breaker 1", title="Tongo")
    browser.press("Remove: Tie-breaker 3")
    browser.press("Add", "#tiebreak", **{"tiebreak.new": "head_to_head"})
    assert OwnRulebook.objects.count() == 0
    browser.press(SAVE)
    chain = load_sent(OwnRulebook.objects.get().text.encode(), "own.toml").source["tiebreak"]
    assert [link.get("step") or link["between"] for link in chain] == [
        *("game_win", "opponents_match_win", "head_to_head")
    ]


def test_every_fault_stands_at_its_field(browser: Desk) -> None:
    browser.open("/own-games/new?from=swiss")
    browser.press(SAVE, **{"title": "", "result.1.points": "many", "settings.games.value": "8", "rounds.0.rounds": "0"})
    assert browser.status == 422 and OwnRulebook.objects.count() == 0
    told = browser.refusals()
    assert says(told[0], "web-own-wrong", faults=4)
    at = {one.get("id") or one.get("name"): one for one in browser.all("input") if one.get("aria-invalid")}
    assert {"title", "result.1.points", "settings.games.value"} <= at.keys()
    assert browser.value("result.1.points") == "many"


def test_a_form_that_is_sent_twice_makes_one(browser: Desk) -> None:
    browser.open("/own-games/new?from=swiss")
    typed = {"title": "Tongo", "act": "save", "key": browser.hidden("key")}
    first = browser.client.post("/own-games/new?from=swiss", typed)
    assert browser.client.post("/own-games/new?from=swiss", typed)["Location"] == first["Location"]
    browser.open("/own-games/new?from=swiss").press(SAVE, title="Tongo")
    assert sorted(OwnRulebook.objects.values_list("name", flat=True)) == ["tongo", "tongo-2"]


def test_a_file_comes_back_as_it_was_sent(browser: Desk) -> None:
    sent = file_of("swiss").read_bytes().replace(b'"swiss"', b'"tongo"', 1)
    browser.client.post("/own-games/upload", {"file": SimpleUploadedFile("tongo.toml", sent)})
    row = OwnRulebook.objects.get()
    answer = browser.client.get(f"/own-games/{row.pk}/file")
    assert answer.content == sent and 'filename="tongo.toml"' in answer["Content-Disposition"]
    made_again = browser.client.post("/own-games/upload", {"file": SimpleUploadedFile("x.toml", answer.content)})
    assert made_again["Location"] == f"/own-games/{row.pk}"  # it takes the place of the one of its name
    assert OwnRulebook.objects.count() == 1


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("a.toml", b"x = [", "a.toml line 1"),
        ("a.toml", b"\xff\xfe", "a.toml line 1"),
        ("a.toml", b"x = " + b"[" * 5000, "a.toml"),
        ("a.toml", b"a = 1\n" * 20_000, "64 KB"),
        ("<script>alert(1).toml", b'topcut = "rulebook/1"\n', "&lt;script&gt;"),
        ("a.toml", file_of("swiss").read_bytes(), "a.toml line 2"),
        ("a.toml", file_of("swiss").read_bytes().replace(b'"swiss"', b'"a<b>"', 1), "a.toml line 2"),
    ],
)
def test_what_is_no_rulebook_is_refused_with_its_line(browser: Desk, name: str, content: bytes, told: str) -> None:
    answer = browser.client.post("/own-games/upload", {"file": SimpleUploadedFile(name, content)})
    page = answer.content.decode()
    assert answer.status_code == 422 and told.lower() in page.lower() and "<script>alert" not in page
    assert OwnRulebook.objects.count() == 0


def test_words_with_markup_are_words(browser: Desk) -> None:
    row = made(browser, title="<b>Tongo</b>")
    for page in (f"/own-games/{row.pk}", "/own-games", "/new", f"/own-games/{row.pk}/edit", f"/new?rulebook={row.key}"):
        shown = browser.client.get(page).content.decode()
        assert "<b>Tongo" not in shown and "&lt;b&gt;Tongo" in shown, page


def test_nobody_else_can_read_change_or_play_by_it(browser: Desk, site: Site) -> None:
    row = made(browser)
    account("Odo")
    for other in (Client(), signed_in("Odo")):
        for page in ("", "/edit", "/file"):
            assert other.get(f"/own-games/{row.pk}{page}").status_code == 404
        assert other.post(f"/own-games/{row.pk}/edit", {"title": "Mine", "act": "save"}).status_code == 404
        assert other.post(f"/own-games/{row.pk}/delete").status_code == 404
        assert other.get(f"/own-games/new?from={row.key}").status_code == 404
        assert "Tongo Nights" not in other.get(f"/new?rulebook={row.key}").content.decode()
    assert OwnRulebook.objects.get().text == row.text


def test_signing_in_takes_it_into_the_account(browser: Desk) -> None:
    row = made(browser)
    account("Odo")
    signed_in("Odo", browser.client)
    assert OwnRulebook.objects.get().user == User.objects.get(username="odo")
    assert signed_in("Odo").get(f"/own-games/{row.pk}").status_code == 200


def test_an_event_keeps_the_rules_that_it_was_made_with(browser: Desk) -> None:
    row = made(browser, **{"result.0.points": "5"})
    browser.open(f"/new?rulebook={row.key}").press("Create the event", title="Friday", o_games="1")
    before = live.snapshot("friday").book
    assert (before.name, before.results["W"].points, before.integer("games")) == ("tongo-nights", 5, 1)
    browser.open(f"/own-games/{row.pk}/edit").press(SAVE, **{"result.0.points": "9", "title": "Dabo"})
    assert load_sent(OwnRulebook.objects.get().text.encode(), "x.toml").results["W"].points == 9
    browser.open(f"/own-games/{row.pk}").press("Delete Dabo")
    assert OwnRulebook.objects.count() == 0
    page = Client().get("/e/friday/rules").content.decode()
    assert "W Win: 5 points" in page and "Tongo Nights" in page


def test_a_page_of_the_whole_is_shown_before_it_is_kept(browser: Desk) -> None:
    browser.open("/own-games/new?from=magic").press("Show the whole page", title="Dabo", **{"result.0.points": "7"})
    assert "W Win: 7 points" in browser.text and words_of("web-own-not-kept") in browser.text
    assert OwnRulebook.objects.count() == 0


def test_in_german_words_that_nobody_changed_stay_those_of_the_first(browser: Desk) -> None:
    with german():
        browser.open("/own-games/new?from=swiss")
        assert browser.value("result.0.name") == "Sieg"
        browser.press("Spiel aufbewahren", title="Tongo", **{"result.1.name": "Pech"})
        assert "W Sieg" in browser.text and "L Pech" in browser.text
    results = load_sent(OwnRulebook.objects.get().text.encode(), "x.toml").results
    assert (results["W"].name, results["L"].name) == ("Win", "Pech")


@pytest.mark.parametrize("name", ["swiss", "yomi"])
def test_a_rulebook_that_ships_is_saved_as_the_file_that_it_is(browser: Desk, name: str) -> None:
    answer = browser.client.get(f"/rules/{name}.toml")
    assert answer.content == file_of(name).read_bytes() and load(name).name == name
    assert browser.client.get("/rules/..%2Fmagic.toml").status_code == 404


# What is done at the table --------------------------------------------------------------------------------------------


def _procedures() -> list[dict[str, object]]:
    source = load_sent(OwnRulebook.objects.get().text.encode(), "own.toml").source
    return [dict(one) for one in source.get("procedure", ())]


def test_what_is_done_when_time_is_called_is_written_step_by_step(browser: Desk) -> None:
    steps = "Finish the turn.\r\n\r\n  Then play three more. \r\nThe higher score wins."
    row = made(browser, **{"procedure.new.kind": "time", "procedure.new.steps": steps})
    before = list(load("swiss").source.get("procedure", ()))
    *kept, new = _procedures()
    assert kept == before
    assert new["kind"] == "time" and new["steps"] == [
        "Finish the turn.",
        "Then play three more.",
        "The higher score wins.",
    ]
    assert "Then play three more." in browser.text  # its page has them
    browser.open(f"/own-games/{row.pk}/edit").press(
        "Add another", **{"procedure.new.kind": "before", "procedure.new.steps": "Cut."}
    )
    browser.press(
        SAVE, **{"procedure.new.kind": "start", "procedure.new.stage": "bracket", "procedure.new.steps": "Roll."}
    )
    assert [(one["kind"], one.get("stage", ""), one["steps"]) for one in _procedures()[-2:]] == [
        ("before", "", ["Cut."]),
        ("start", "bracket", ["Roll."]),
    ]
    browser.open(f"/own-games/{row.pk}/edit").press("Remove: Before a game")
    browser.press(SAVE)
    assert "before" not in [one["kind"] for one in _procedures()]


def test_procedures_that_nobody_changed_keep_clause_and_words_in_any_language(browser: Desk) -> None:
    """A form in German shows German steps of Yomi; they are still those of the document, and translated as before."""
    with german():
        browser.open("/own-games/new?from=yomi")
        steps = [words for node in browser.all("textarea") if (words := "".join(node.itertext()).strip())]
        assert any("Zug" in one for one in steps)
        browser.press("Spiel aufbewahren", title="Mein Yomi", **{"procedure.0.steps": "Neu."})
    first, *others = _procedures()
    assert (first["steps"], "clause" in first, first["name"]) == (["Neu."], False, "time")
    assert others == [dict(one) for one in load("yomi").source["procedure"][1:]]


def test_the_steps_of_an_own_game_reach_the_event(site: Site, browser: Desk) -> None:
    row = made(browser, **{"procedure.new.kind": "time", "procedure.new.steps": "Play on for three turns."})
    browser.open(f"/new?rulebook={row.key}").press("Create the event", title="Own Night")
    assert "Play on for three turns." in browser.open("/e/own-night/rules").text
    assert "Play on for three turns." in browser.open("/e/own-night/rules?print=1").text


def test_an_event_of_an_own_game_is_copied_by_whoever_has_it_and_by_whoever_has_not(site: Site, browser: Desk) -> None:
    row = made(browser, **{"settings.time_limit.value": "45"})
    browser.open(f"/new?rulebook={row.key}").press("Create the event", title="Own Night", o_time_limit="40", cut="4")
    for copier, asked in ((browser, f"rulebook={row.key}"), (Desk(Client(), ""), "copy=own-night")):
        copier.open("/new?copy=own-night")
        assert copier.value("title") == "Own Night" and copier.value("o_time_limit") == "40"
        (form,) = (one for one in copier.all("form") if one.get("id") == "new")
        assert form.get("action", "").endswith(f"/new?{asked}")
        title = f"Again {asked[:4]}"
        copier.press("Create the event", title=title)
        again = live.snapshot(title.lower().replace(" ", "-"))
        assert (again.book.title, again.book.integer("time_limit"), again.plan[-1].take) == ("Tongo Nights", 40, 4)
        assert again.book.settings["time_limit"].value == 40 and not copier.refusals()
