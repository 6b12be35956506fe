"""Packs at the desk: dealt out of a card list, verified, shown to those who may see them."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile

from topcut.acts.limited.commands import SwapPools
from topcut.acts.limited.facts import PacksDealt
from topcut.answers.packs import packs_answer
from topcut.files.card_list import read_cards
from topcut.journal.records import AnyFact
from topcut.messages.message import Message, message
from topcut.play.limited.cards import digest
from topcut.play.limited.deals import standing_deal
from topcut.play.limited.groups import pools_of
from topcut.web.people import roles
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk
from web.phones import Phone
from web.saying import refused, says
from web.site import Site

FIVE = ("Kira", "Odo", "Quark", "Dax", "Garak")
LIST = (
    "name,rarity,unlimited\n" + "".join(f"Card {n},{'R' if n < 4 else 'C'},\n" for n in range(1, 13)) + "Bajor,,yes\n"
)


def _event(site: Site, format: str, rulebook: str = "transformers", **options: Any) -> tuple[Event, Desk]:
    row = site.event(rulebook, FIVE, format=format, **options)
    return row, Desk(site.browser(row, "director"), row.slug)


def _last(row: Event) -> AnyFact:
    return live.journal_of(row.pk).read().history[-1].fact


def _file(text: str, name: str = "set.csv") -> SimpleUploadedFile:
    return SimpleUploadedFile(name, text.encode(), "text/csv")


def test_packs_are_dealt_out_of_a_file_verified_and_shown(site: Site) -> None:
    row, desk = _event(site, "sealed", "star-trek-2e")
    desk.look("/limited").press("Deal the packs", file=_file(LIST), packs="2", rarities="R=1, C=3")
    fact = _last(row)
    assert isinstance(fact, PacksDealt)
    assert (fact.method, fact.packs, fact.size, fact.rarities) == ("sealed", 2, 4, {"R": 1, "C": 3})
    assert fact.digest == digest(read_cards(LIST.encode()).cards)
    assert says(desk.said()[0], "card-list-unlimited", what=message("card-list", cards=12), unlimited=1)
    assert "Card 1" not in desk.text, "no card is shown"
    assert says(desk, "pack-dealt-each", packs=2, size=4, sides="", players=5)
    assert says(desk.look("/limited?verify=1"), "finding-packs", came="same")

    snapshot = site.snapshot(row)
    (wanted,) = packs_answer(snapshot, site.player(row, "Kira")).packs
    cards = [card.name for part in wanted.parts for card in part.cards]
    desk.look("/limited/packs?player=kira")
    assert all(name in desk.text for name in cards) and says(desk, "draftnote-besides", sets=0)
    phone = Phone(site, row, "Kira").words()
    assert all(name in phone for name in cards)
    file = zipfile.ZipFile(io.BytesIO(desk.client.get(f"/e/{row.slug}/desk/limited/packs.zip").content))
    assert len(file.namelist()) == 5 and file.read("kira.txt").decode() == wanted.text(snapshot.tell)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"cards": ""}, message("console-no-card-list")),
        ({"cards": LIST, "size": "3"}, message("pack-number-unsaid")),
        (
            {"cards": LIST, "packs": "two", "size": "3"},
            message("form-not-digits", what=message("form-packs"), typed="two"),
        ),
        ({"cards": LIST, "packs": "2", "rarities": "R:1"}, message("slip-no-rarity", typed="R:1")),
        (
            {"cards": "name,count\nOdo,many\n", "packs": "2", "size": "3"},
            message("said-at", place=message("place-line", line=2), what=message("card-no-count", count="many")),
        ),
        ({"cards": LIST, "packs": "2", "size": "3", "method": "cube"}, message("pack-nobody-seated")),
    ],
)
def test_a_wrong_deal_is_refused_and_what_was_typed_is_kept(site: Site, fields: dict[str, str], why: Message) -> None:
    row, desk = _event(site, "sealed", "star-trek-2e")
    head = site.snapshot(row).head
    desk.look("/limited").press("Deal the packs", **fields)
    assert desk.status == 422 and refused(desk, why) and site.snapshot(row).head == head
    assert desk.value("cards") == fields["cards"].strip()


def test_a_file_over_two_megabytes_is_refused(site: Site) -> None:
    row, desk = _event(site, "sealed", "star-trek-2e")
    head = site.snapshot(row).head
    desk.look("/limited").press("Deal the packs", file=_file("Odo\n" * 500_001), packs="2", size="3")
    assert desk.status == 422 and site.snapshot(row).head == head
    assert refused(desk, "file-too-large", file="set.csv", size=message("file-megabytes", size=2))


def test_dealing_again_says_why_and_a_swap_hands_out_the_packs_of_others(site: Site) -> None:
    row, desk = _event(site, "sealed", pool_swap=True)
    desk.look("/limited").press("Deal the packs", cards=LIST, size="3")
    desk.press("Deal the packs again", cards=LIST, size="3", reason="")
    assert desk.status == 422 and refused(desk, "pack-dealt-already", times=1)
    desk.press("Deal the packs again", cards=LIST, size="3", reason="a card was missing")
    known = live.journal_of(row.pk).read()
    standing = standing_deal(known.history, site.snapshot(row).book)
    assert standing and known.words[standing.fact.reason] == "a card was missing"
    site.do(row, SwapPools(seed="4"))
    owner = pools_of(site.snapshot(row).tournament)[site.player(row, "Kira")]
    snapshot = site.snapshot(row)
    (wanted,) = packs_answer(snapshot, owner).packs
    phone = " ".join(Phone(site, row, "Kira").words().split())
    assert all(" ".join(card.name for card in part.cards) in phone for part in wanted.parts)


def test_a_director_who_plays_sees_no_packs_but_his_own(site: Site) -> None:
    row, desk = _event(site, "sealed", "star-trek-2e")
    desk.look("/limited").press("Deal the packs", cards=LIST, packs="2", size="3")
    user = User.objects.create_user("sisko")
    try:
        roles.grant(user, row, "director")
        roles.grant(user, row, "player", site.player(row, "Kira"))
        client = site.browser()
        client.force_login(user)
        other = client.get(f"/e/{row.slug}/desk/limited/packs?player=odo")
        assert other.status_code == 422 and refused(other, "console-plays-too")
        assert b"Card 1" not in other.content
        assert client.get(f"/e/{row.slug}/desk/limited/packs?player=kira").status_code == 200
    finally:
        user.delete()
