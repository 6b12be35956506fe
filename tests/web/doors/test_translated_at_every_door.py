"""A translated rulebook on the site: phone, desk, slip and public pages say its words in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from german import GERMAN, TONGO, german
from topcut.acts.rounds.commands import Draw, Post
from topcut.journal.fact import Result
from topcut.messages.catalogue import ENGLISH, speak
from topcut.web.store.models import Event
from web.console import Desk
from web.phones import Phone, plain, written
from web.saying import words_of
from web.site import Site


@pytest.fixture
def row(site: Site) -> Iterator[Event]:
    with german(TONGO.parent):
        made = site.event(str(TONGO), ("Kira", "Odo", "Quark", "Dax"), rounds=2)
        kira, odo = site.player(made, "Kira"), site.player(made, "Odo")
        site.do(made, Draw(seed="Bajor", pinned=((kira, odo),)))
        site.do(made, Post())
        yield made


@pytest.fixture
def desk(site: Site, row: Event) -> Desk:
    return Desk(site.browser(row, "director"), row.slug)


def crystals(site: Site, row: Event, name: str) -> dict[str, int]:
    """Whose crystals are how many at the table of a player."""
    match = Phone(site, row, name).match
    assert match.result is not None
    names = [site.snapshot(row).names[seat] for seat in match.seats]
    return dict(zip(names, (n for (n,) in match.result.observed("crystals")), strict=True))


def test_a_phone_asks_in_its_language_and_what_it_sends_is_understood(site: Site, row: Event) -> None:
    phone = Phone(site, row, "Kira")
    assert "Dilithiumkristalle" in phone.words()
    assert phone.reports(my_crystals="3", their_crystals="5").status_code == 302
    assert crystals(site, row, "Kira") == {"Kira": 3, "Odo": 5}


def test_a_form_that_was_made_in_one_language_is_not_shown_in_another(site: Site, row: Event) -> None:
    kira, quark = Phone(site, row, "Kira"), Phone(site, row, "Quark")
    assert "Dilithiumkristalle" in kira.words()
    speak(ENGLISH)
    assert "My dilithium crystals" in kira.words()
    speak(GERMAN)
    assert "Dilithiumkristalle" in quark.words()


def test_a_bye_is_told_by_its_translated_name(site: Site) -> None:
    with german(TONGO.parent):
        row = site.event(str(TONGO), ("Kira", "Odo", "Quark", "Dax", "Garak"), rounds=2)
        site.post_round(row)
        site.report_all(row, Result(games=((100, 35),), seen=(("crystals", ((3,), (5,))),)))
        assert "Freilos" in plain(site.browser().get(f"/e/{row.slug}/pairings").content.decode())
        site.post_round(row)
        alone = next(one for one in site.snapshot(row).tournament.rounds[0].matches.values() if len(one.seats) == 1)
        assert "Freilos" in Phone(site, row, site.snapshot(row).names[alone.seats[0]]).words()


def test_a_phone_is_refused_in_its_language(site: Site, row: Event) -> None:
    refused = Phone(site, row, "Kira").reports(my_crystals="3")
    assert refused.status_code == 422 and "Odo: Dilithiumkristalle" in plain(refused.content.decode())


def test_a_slip_is_typed_with_the_name_and_told_with_the_title(site: Site, row: Event, desk: Desk) -> None:
    assert "crystals 1-1" in desk.look("/round/1").text
    desk.press(words_of("web-round-enter-slip"), line="kira 100-35 crystals 3-5")
    assert crystals(site, row, "Kira") == {"Kira": 3, "Odo": 5}
    assert "Dilithiumkristalle" in desk.look("/round/1").text
    desk.press(words_of("web-round-enter-slip"), line="quark 100-35")
    assert desk.status == 422 and "dilithiumkristalle" in desk.refusals()[0].lower()


def test_the_paper_slip_and_the_form_of_a_table(site: Site, row: Event, desk: Desk) -> None:
    assert "Dilithiumkristalle" in desk.look("/round/1/slips").text
    table = Phone(site, row, "Kira").match.table
    assert "Dilithiumkristalle" in desk.look(f"/round/1/table/{table}").text


def test_settings_and_the_event_at_the_desk(site: Site, row: Event, desk: Desk) -> None:
    assert "Zeit einer Runde in Minuten" in desk.look("/settings").text
    before = site.event(str(TONGO), (), title="Saturday")
    choosing = Desk(site.browser(before, "director"), before.slug).look("/settings")
    assert "Schnell" in choosing.text
    choosing.press(words_of("web-settings-change"), o_rules="quick")
    assert site.snapshot(before).book.integer("time_limit") == 10
    assert "Tongo auf Deutsch, Hausregeln des Hinterzimmers" in desk.look("/event").text


def test_public_pages(site: Site, row: Event) -> None:
    site.report_all(row, Result(games=((100, 35),), seen=(("crystals", ((3,), (5,))),)))
    visitor = site.browser()
    standings = plain(visitor.get(f"/e/{row.slug}/standings", follow=True).content.decode())
    assert "Dilithiumkristalle" in standings
    assert "Tongo auf Deutsch" in plain(visitor.get(f"/e/{row.slug}").content.decode())
    site.event(title="Saturday")  # of another game: where all are of one, there is none to choose
    home = visitor.get("/").content.decode()
    assert home.count("Tongospiel") == 2  # in the list, and among the games to choose from
    assert '<option value="Tongo">' in home
    assert row.slug in visitor.get("/?game=Tongo").content.decode()


def test_no_line_of_the_journal_holds_a_translated_word(site: Site, row: Event, desk: Desk) -> None:
    desk.look("/round/1").press(words_of("web-round-enter-slip"), line="kira 100-35 crystals 3-5")
    assert not [line for line in written(row) if "Dilithiumkristalle" in line or "Deutsch" in line]
