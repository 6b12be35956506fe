"""Who is meant by what was typed: what is longer than any name is compared with nobody's."""

from __future__ import annotations

import pytest
from rapidfuzz import fuzz
from rapidfuzz.distance import OSA

from saying import refused
from topcut.messages.message import message
from topcut.slips.who import matching, misspelt, player

LONG = "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}"  # eighteen letters when it is compared


class Cast:
    """A sheet of three players, one of whom has a very long name."""

    names = {"p1": "Kira Nerys", "p2": "Odo", "p3": LONG * 200}  # noqa: RUF012
    handles = {"p1": "kira", "p2": "odo", "p3": "long"}  # noqa: RUF012


@pytest.mark.parametrize("typed", [LONG * 6900, "ab " * 20_000, LONG * 100, "x" * 201], ids=len)
def test_what_no_name_can_be_is_compared_with_nobody(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    """With 2,000 players this took a minute, in front of every report of the site."""
    monkeypatch.setattr(OSA, "normalized_similarity", lambda *words: pytest.fail("it was compared"))
    monkeypatch.setattr(fuzz, "WRatio", lambda *words: pytest.fail("it was compared"))
    with refused("slip-name-too-long", signs=len(typed)):
        player(Cast(), typed)  # type: ignore[arg-type]
    assert matching(Cast(), typed) == misspelt(Cast(), typed) == []  # type: ignore[arg-type]


def test_a_name_is_found_as_it_is_written_however_long(monkeypatch: pytest.MonkeyPatch) -> None:
    assert player(Cast(), LONG * 200) == "p3"  # type: ignore[arg-type]
    assert player(Cast(), "nerys ki") == "p1"  # type: ignore[arg-type]
    with refused("slip-no-player", way=message("slip-way-did-you-mean", names=("Kira Nerys",))):
        player(Cast(), "Kirra")  # type: ignore[arg-type]
