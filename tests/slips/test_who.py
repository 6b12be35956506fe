"""Who is meant by what was typed; and that nobody can type what makes everybody else wait."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from saying import refused
from topcut.messages.message import message
from topcut.slips import who

CAST = ("Kira Nerys", "Odo", "Quark", "Jadzia Dax", "Elim Garak", "Miles O'Brien", "Rôm", "Nog")


def _sheet(*names: str) -> Any:
    people = {f"p{number}": name for number, name in enumerate(names, start=1)}
    return SimpleNamespace(names=people, handles={player: f"handle-{player}" for player in people})


@pytest.mark.parametrize(
    ("typed", "name"),
    [("ner ki", "Kira Nerys"), ("obrien", "Miles O'Brien"), ("ROM", "Rôm"), ("dax jad", "Jadzia Dax"), ("p8", "Nog")],
)
def test_parts_of_a_name_in_any_order_without_case_and_accents(typed: str, name: str) -> None:
    sheet = _sheet(*CAST)
    assert sheet.names[who.player(sheet, typed)] == name


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Quakr", "Quark"), ("Garek", "Elim Garak"), ("kira nreys", "Kira Nerys"), ("Odoo", "Odo")],
)
def test_a_typing_error_is_asked_about_and_never_acted_on(typed: str, meant: str) -> None:
    with refused("slip-no-player", typed=typed, way=message("slip-way-did-you-mean", names=(meant,))):
        who.player(_sheet(*CAST), typed)


def test_a_name_of_very_many_words_is_found_by_all_of_them() -> None:
    words = " ".join("abcdefghijklmnopqrst")
    sheet = _sheet(words, "Odo")
    assert who.matching(sheet, words.upper()) == ["p1"]
    assert who.matching(sheet, "b a") == ["p1"]


def test_no_more_words_are_tried_one_by_one_than_anybody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    """20,000 names of a hundred words each, looked through for a hundred words, took eight seconds."""
    split: list[int] = []
    original = who._words
    monkeypatch.setattr(who, "_words", lambda name: split.append(len(original(name))) or original(name))
    sheet = _sheet(*(" ".join("kira" for _ in range(40)) for _ in range(5)))
    assert who.matching(sheet, " ".join("kir" for _ in range(39))) == []
    with refused("slip-no-player"):
        who.player(sheet, "kira " * 11 + "odo")
    assert split and max(split) <= 12


def test_names_are_compared_in_lots_so_that_others_come_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    from rapidfuzz import process

    lots: list[int] = []
    original = process.extract_iter

    def counted(wanted: str, lot: dict[str, str], **how: Any) -> Any:
        lots.append(len(lot))
        return original(wanted, lot, **how)

    monkeypatch.setattr(process, "extract_iter", counted)
    with refused("slip-no-player", typed="Zzzz"):
        who.player(_sheet(*(f"Bajoran {number}" for number in range(1_200))), "Zzzz")
    assert sum(lots) >= 2_400 and max(lots) <= 500
