"""A prize draw at the terminal: a seed beforehand, a list of names, and the file of somebody else's draw."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from terminal import Topcut

from topcut.files.draw_file import written
from topcut.seasons.prize_draw import Prize, Ticket, commitment_of, draw_prizes

NAMES = "* Kira Nerys\nOdo\nQuark\nJadzia Dax\n"


def test_a_seed_is_fixed_and_what_stands_for_it_published(topcut: Topcut) -> None:
    made = topcut("draw-prizes", "--json").data
    assert made["commitment"] == hashlib.sha256(made["seed"].encode()).hexdigest()
    assert made["seed"] != topcut("draw-prizes", "--json").data["seed"]


def test_prizes_are_drawn_among_the_names_of_a_file(topcut: Topcut, tmp_path: Path) -> None:
    names = tmp_path / "names.txt"
    names.write_text(NAMES)
    asked = ("draw-prizes", names, "--winners", "Orb", "--prize", "Strip", "--seed", "Bajor")
    found = topcut(*asked, "--commitment", commitment_of("Bajor"), "--json").data
    assert found["kept"] is True and found["drawn"][0]["ticket"] == "Kira Nerys"
    assert topcut(*asked, "--commitment", "00", "--json").data["kept"] is False
    assert topcut(*asked).says("cli-drawing-title", tickets=4)
    assert topcut(*asked[:-2]).refused("prizedraw-no-seed")
    assert topcut("draw-prizes", names, "--seed", "x").refused("prizedraw-no-prizes")
    assert topcut("draw-prizes", tmp_path / "nowhere.txt", "--seed", "x").refused("prizedraw-no-file")


def test_a_draw_of_the_site_is_drawn_again_and_a_changed_one_is_refused(topcut: Topcut, tmp_path: Path) -> None:
    hat = [Ticket("kira", True), Ticket("odo"), Ticket("rom")]
    answer = draw_prizes(hat, [Prize("Orb"), Prize("Strip")], "Bajor", commitment_of("Bajor"))
    file = tmp_path / "draw.json"
    file.write_bytes(written(answer, answer.commitment))
    assert topcut("draw-prizes", file, "--json").data["drawn"] == [
        {"what": one.what, "among": one.among, "tickets": one.tickets, "ticket": one.ticket} for one in answer.drawn
    ]
    kept = json.loads(file.read_text())
    file.write_text(json.dumps(kept | {"drawn": ["rom", "rom"]}))
    assert topcut("draw-prizes", file).refused("prizedraw-other-result")
    file.write_text(json.dumps(kept | {"commitment": "00"}))
    assert topcut("draw-prizes", file).refused("prizedraw-other-seed")
