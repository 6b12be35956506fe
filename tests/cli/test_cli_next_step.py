"""Whatever `status` says comes next is accepted when it is typed; a refused `pair --post` leaves nothing behind."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from terminal import Answer, Topcut

from topcut.rulebooks.load import load, names

EIGHT = "Kira Nerys, Odo, Quark, Jadzia Dax, Elim Garak, Morn, Rom, Nog"
NINE = f"{EIGHT}, Leeta"


def said_next(topcut: Topcut, path: Path) -> str:
    """The command of the next step, as a person would type it: NAMES and RESULT are filled in."""
    return str(topcut("status", path, "--json").data["next"])


def result_for(topcut: Topcut, path: Path, table: str) -> list[str]:
    """What a table may report: the first seat wins; in a pod everybody has points of their own."""
    rows = topcut("pairings", path, "--json").data["pairings"]
    seats = next(len(row["players"]) for row in rows if str(row["table"]) == table)
    book = load(rulebook_of(path))
    if seats > 2:
        return ["-".join(str(10 * (seat + 1)) for seat in range(seats))] * 5
    if book.play == "best_of":
        return [f"{book.integer('games', 3) // 2 + 1}-0"]
    return ["20-0"] if book.name == "star-wars" else ["100-35"]


def rulebook_of(path: Path) -> str:
    found = re.search(r'"name":"([a-z0-9-]+)"', path.read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def follow(topcut: Topcut, path: Path, steps: int) -> list[str]:
    """Type what is said, so many times or until the event is finished; every answer must be good."""
    typed = []
    for _ in range(steps):
        command = said_next(topcut, path)
        words = shlex.split(command)[1:]
        if words[-1:] == ["RESULT"]:
            words[-1:] = result_for(topcut, path, words[-2])
            words = [*words[:2], " ".join(words[2:])]
        words = [*words[:-1], f"Worf {len(typed)}, Jake {len(typed)}"] if words[-1] == "NAMES" else words
        answer: Answer = topcut(*words)
        assert answer.code == 0, (command, answer.err)
        typed.append(words[0])
        if words[0] in ("finish", "export"):
            break
    return typed


@pytest.mark.parametrize("name", names())
def test_an_event_is_played_by_typing_what_is_said(topcut: Topcut, name: str) -> None:
    path = Path("event.jsonl")
    made = topcut("new", "Event", "-r", name, "--rounds", 1, "--file", path)
    assert made.code == 0, made.err
    if load(name).text("pairing") == "sides":
        pytest.skip("sides are entered beforehand")
    typed = follow(topcut, path, 40)
    assert typed[0] == "enter" and typed[-1] == "finish", typed


def test_a_guide_without_a_table_of_rounds_asks_for_their_number(topcut: Topcut) -> None:
    assert topcut("new", "E", "-r", "star-trek-1e-2010", "--players", EIGHT, "--file", "e.jsonl").code == 0
    assert said_next(topcut, Path("e.jsonl")) == "topcut rounds e.jsonl 3"
    assert follow(topcut, Path("e.jsonl"), 3) == ["rounds", "pair", "post"]


def test_a_draft_that_does_not_stand_any_more_is_drawn_again(topcut: Topcut) -> None:
    assert topcut("new", "E", "-r", "star-trek-2e", "--players", EIGHT, "--file", "e.jsonl").code == 0
    assert follow(topcut, Path("e.jsonl"), 1) == ["pair"]
    assert topcut("drop", "e.jsonl", "odo").code == 0
    assert follow(topcut, Path("e.jsonl"), 2) == ["pair", "post"]


def test_players_who_share_a_place_before_the_cut_are_parted_first(topcut: Topcut) -> None:
    """Pods of five and four in which everybody has nothing: the lot comes before the second match."""
    assert (
        topcut("new", "E", "-r", "tribbles", "--players", NINE, "--rounds", 2, "--file", "e.jsonl", "--pair").code == 0
    )
    for table, seats in ((1, 5), (2, 4)):
        nothing = " ".join(["-".join("0" * seats)] * 5)
        assert topcut("report", "e.jsonl", f"{table} {nothing}").code == 0
    assert follow(topcut, Path("e.jsonl"), 3) == ["lot", "pair", "post"]


def test_an_event_of_one_player_is_led_to_its_end(topcut: Topcut) -> None:
    asked = ["-r", "star-trek-2e", "--rounds", "3", "--players", "Kira, Odo", "--pair"]
    assert topcut("new", "E", *asked, "--file", "e.jsonl").code == 0
    assert follow(topcut, Path("e.jsonl"), 1) == ["report"]
    assert topcut("drop", "e.jsonl", "odo").code == 0
    assert follow(topcut, Path("e.jsonl"), 2) == ["rounds", "finish"]


def test_4_4_2_odd_rounds_are_made_even_first(topcut: Topcut) -> None:
    asked = ["-r", "star-trek-2e", "-o", "scenario=no-such-thing-as-luck", "--rounds", "3"]
    assert topcut("new", "E", *asked, "--players", EIGHT, "--file", "e.jsonl").code == 0
    assert follow(topcut, Path("e.jsonl"), 3) == ["rounds", "pair", "post"]


def test_4_4_5_special_rules_are_listed_first_and_a_refused_post_leaves_no_draft(topcut: Topcut) -> None:
    path = Path("e.jsonl")
    asked = ["-r", "star-trek-2e", "-o", "scenario=race-to-the-alpha-quadrant"]
    assert topcut("new", "E", *asked, "--players", EIGHT, "--file", path).code == 0
    before = path.read_bytes()
    answer = topcut("pair", path, "--post")
    assert answer.code == 2 and answer.says("scenario-no-rules")
    assert path.read_bytes() == before
    assert follow(topcut, path, 3) == ["special-rules", "pair", "post"]


def test_what_was_drawn_and_taken_back_is_drawn_again_with_a_reason(topcut: Topcut) -> None:
    assert topcut("new", "E", "-r", "star-trek-2e", "--players", EIGHT, "--file", "e.jsonl", "--pair").code == 0
    assert topcut("withdraw-round", "e.jsonl").code == 0
    assert follow(topcut, Path("e.jsonl"), 2) == ["pair", "post"]
