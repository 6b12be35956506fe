"""`topcut deal` shows no card, `topcut packs` only what is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal import CAST, Topcut

RARITIES = ("--rarity", "R=1", "--rarity", "C=4")


@pytest.fixture
def pool(topcut: Topcut) -> Path:
    """A sealed event and a list of 30 cards beside it."""
    made = topcut("new", "Sealed Night", "-r", "star-trek-2e", "--option", "format=sealed", "--players", CAST)
    assert made.code == 0, made.err
    rows = [f"Card {n:02},{'R' if n < 10 else 'C'},Gold" for n in range(30)]
    Path("set.csv").write_text("\n".join(["Name,Rarity,Frame", *rows, "Home,,Gold"]).replace("Home,,", "Home,S,"))
    return Path("sealed-night.jsonl")


def test_a_deal_shows_no_card(topcut: Topcut, pool: Path) -> None:
    answer = topcut("deal", "set.csv", "--packs", 6, *RARITIES)
    assert answer.code == 0, answer.err
    assert "31 cards" in answer.out and "6 packs of 5 cards for each of 5 players" in answer.out
    assert "Frame" in answer.err
    told = topcut("deal", pool, "set.csv", "--packs", 6, *RARITIES, "--reason", "once more", "--json")
    journal = topcut("journal", "--json")
    for shown in (answer, told, journal, topcut("verify"), topcut("undo")):
        assert shown.code == 0
        assert "Card 0" not in shown.out + shown.err and "Card 1" not in shown.out + shown.err
    assert (told.data["packs"], told.data["size"], told.data["players"]) == (6, 5, 5)


def test_the_packs_of_one_player(topcut: Topcut, pool: Path) -> None:
    topcut("deal", pool, "set.csv", "--packs", 6, *RARITIES)
    (kira,) = topcut("packs", "kira", "--json").data["packs"]
    assert kira["players"] == ["kira-nerys"]
    assert [part["part"] for part in kira["parts"]] == [f"Pack {n}" for n in range(1, 7)]
    for part in kira["parts"]:
        assert sorted(card["rarity"] for card in part["cards"]) == ["C", "C", "C", "C", "R"]
    shown = topcut("packs", pool, "kira").out
    cards = [card["name"] for part in kira["parts"] for card in part["cards"]]
    assert [line.strip() for line in shown.splitlines() if line.startswith("  ")] == cards
    assert "Odo" not in shown


def test_a_file_for_each_player(topcut: Topcut, pool: Path) -> None:
    topcut("deal", "set.csv", "--packs", 2, *RARITIES)
    wrote = topcut("packs", "--all", "--out", "pages")
    assert "5 files" in wrote.out and "Card" not in wrote.out
    files = sorted(Path("pages").iterdir())
    assert [path.name for path in files] == [
        "elim-garak.txt",
        "jadzia-dax.txt",
        "kira-nerys.txt",
        "odo.txt",
        "quark.txt",
    ]
    assert Path("pages/odo.txt").read_text() == topcut("packs", "odo").out
    before = {path: path.read_bytes() for path in files}
    assert topcut("packs", "--all", "--out", "pages").code == 0
    topcut("deal", "set.csv", "--packs", 2, *RARITIES, "--reason", "a mistake")
    assert topcut("packs", "--all", "--out", "pages").says("command-pack-file-exists")
    assert {path: path.read_bytes() for path in files} == before


def test_what_is_refused(topcut: Topcut, pool: Path) -> None:
    topcut("packs", "kira").refused("pack-none-dealt")
    topcut("packs").refused("command-whose-packs")
    topcut("packs", "kira", "--all").refused("command-whose-packs")
    topcut("deal", "none.csv").refused("file-unreadable", file="none.csv")
    topcut("deal", "set.csv", "--rarity", "R").refused("slip-no-rarity", typed="R")
    topcut("deal", "set.csv", "--rarity", "R=1", "--rarity", "R=2").refused("slip-rarity-twice", rarity="R")
    Path("bad.csv").write_text("name,count\nOdo,two\n,1\n")
    refused = topcut("deal", "bad.csv", "--packs", 1, "--size", 1)
    assert [line.partition(":")[2].strip()[:14] for line in refused.err.splitlines()] == [
        "bad.csv line 2",
        "bad.csv line 3",
    ]


def test_r62_everybody_gets_one_set_of_the_twelve_locations_of_the_side(topcut: Topcut) -> None:
    six = "Kira, Odo, Quark, Dax, Garak, Morn"
    topcut("new", "Cube", "-r", "star-wars", "-o", "format=cube", "--rounds", 3, "--players", six)
    sides = ("light", "dark")
    rows = [f"{side} {n},{side}," for side in sides for n in range(240)]
    rows += [f"{side} site {n},{side},yes" for side in sides for n in range(12)]
    Path("cube.csv").write_text("\n".join(["name,side,unlimited", *rows]))
    topcut("seat")
    topcut("deal", "cube.csv")
    parts = topcut("packs", "kira", "--json").data["packs"][0]["parts"]
    assert [part["part"] for part in parts] == [*(f"Pack {n}" for n in range(1, 6)), "One set of"]
    assert len({card["name"] for card in parts[-1]["cards"]}) == 12


def test_7_7_characters_are_apart_from_the_packs(topcut: Topcut) -> None:
    topcut("new", "Boosters", "-r", "transformers", "-o", "format=draft", "--players", "Kira, Odo, Quark, Dax")
    rows = [f"Robot {n},character" for n in range(20)] + [f"Bolt {n},battle" for n in range(40)]
    Path("wave.csv").write_text("\n".join(["name,type", *rows]))
    topcut("seat")
    assert topcut("deal", "wave.csv").code == 0
    opened, *packs = topcut("packs", "kira", "--json").data["packs"][0]["parts"]
    assert opened["part"] == "Open on the table" and len(opened["cards"]) == 5
    assert [len(pack["cards"]) for pack in packs] == [7] * 5
    assert not any(card["name"].startswith("Robot") for pack in packs for card in pack["cards"])
    assert topcut("verify").says("cli-exchange-verified", wrong=0)
    Path("plain.csv").write_text("name\n" + "\n".join(f"Card {n}" for n in range(40)))
    assert topcut("deal", "plain.csv", "--reason", "a wrong list").says("draftnote-no-characters")
