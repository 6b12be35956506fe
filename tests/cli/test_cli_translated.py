"""A translated rulebook at a terminal: its words in the reader's language, what is typed as ever."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from terminal import Topcut

from german import TONGO, german

HERE = Path("tongo.toml")


@pytest.fixture
def tongo(topcut: Topcut) -> Iterator[Path]:
    """Kira v Odo and Quark v Dax by a rulebook that lies here with its translation."""
    for file in (TONGO, TONGO.with_name("tongo.de.toml")):
        shutil.copy(file, ".")
    with german():
        made = topcut("new", "Back Room", "--rulebook", HERE, "--players", "Kira, Odo, Quark, Dax", "--rounds", 2)
        assert made.code == 0, made.err
        assert "Tongo auf Deutsch" in made.out
        assert topcut("pair", "--pin", "kira, odo", "--pin", "quark, dax", "--post").code == 0
        yield Path("back-room.jsonl")


def test_a_slip_is_typed_as_ever_and_told_in_the_readers_language(topcut: Topcut, tongo: Path) -> None:
    assert topcut("report", "kira 100-35 crystals 3-5").code == 0
    assert re.search("Dilithiumkristalle (3–5|5–3)", topcut("pairings").out)
    assert topcut("report", "quark 100-35 crystals 4-5").code == 0
    assert "Dilithiumkristalle 4" in topcut("explain", "quark").out
    assert "Dilithiumkristalle" in topcut("standings").out
    assert "crystals" in topcut("standings", "--json").data["standings"][0]["values"]  # for programs
    assert topcut("verify").code == 0


def test_a_refusal_says_the_translated_words_and_what_is_typed(topcut: Topcut, tongo: Path) -> None:
    refusal = topcut("report", "kira 100-35").refusal
    assert "Dilithiumkristalle" in refusal and "`crystals 1-1`" in refusal


def test_the_journal_holds_the_rulebooks_own_words(topcut: Topcut, tongo: Path) -> None:
    topcut("set", "time_limit=15")
    topcut("report", "kira 100-35 crystals 3-5")
    written = tongo.read_text("utf-8")
    assert "dilithium crystals" in written and "Dilithiumkristalle" not in written and "Deutsch" not in written


def test_settings_and_rules(topcut: Topcut, tongo: Path) -> None:
    assert "Zeit einer Runde in Minuten" in topcut("settings").out
    rows = {row["name"]: row for row in topcut("settings", "--json").data["settings"]}
    assert rows["time_limit"]["title"] == "Zeit einer Runde in Minuten"
    shown = topcut("rulebook", "show", HERE)
    assert "Sieg" in shown.out and "aller Spielenden" in shown.out and "Schnell (quick)" in shown.out
    as_data = topcut("rulebook", "show", HERE, "--json").data
    assert (as_data["title"], as_data["source"]["title"]) == ("Tongo auf Deutsch", "Tongo")


def test_a_wrong_translation_is_refused_by_check_and_the_good_rulebook_named(topcut: Topcut) -> None:
    shutil.copy(TONGO, ".")
    Path("tongo.de.toml").write_text('topcut = "translation/1"\nrulebook = "tongo"\n[result.X]\nname = "?"\n', "utf-8")
    checked = topcut("rulebook", "check", HERE)
    assert (checked.code, {one.code for one in checked.refusals}) == (2, {"rulebook-no-such-text"})
    assert "tongo.de.toml line 4" in checked.err and "Tongo" in checked.out
    assert topcut("rulebook", "check", HERE, "--json").data["problems"]


def test_differences_of_rulebooks_are_data_in_words(topcut: Topcut) -> None:
    shutil.copy(TONGO, ".")
    Path("other.toml").write_text(TONGO.read_text("utf-8").replace("back room", "front room"), "utf-8")
    found = json.loads(topcut("rulebook", "diff", HERE, "other.toml", "--json").out)["differences"]
    assert [(one["key"], one["after"]) for one in found] == [("document", "House rules of the front room")]
