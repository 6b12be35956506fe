"""Prizes drawn among winners and participants (001 11.3.2): the same for everybody who has the seed and the list."""

from __future__ import annotations

import hashlib
from collections import Counter
from fractions import Fraction
from itertools import permutations
from pathlib import Path

import pytest

from topcut.files.draw_file import read_draw, written
from topcut.refusal import Refused
from topcut.seasons.prize_draw import (
    Drawn,
    Prize,
    Ticket,
    commitment_of,
    draw_prizes,
    prizes_typed,
    tickets_typed,
)

CAST = ("dax", "garak", "kira", "morn", "odo", "quark", "rom")
PRIZES = (Prize("Orb", "winners"), Prize("Strip"), Prize("Bar"), Prize("Crown", "winners"))
HAT = tuple(Ticket(name, name in ("kira", "odo")) for name in CAST)


def _by_hand(names: list[str], winners: set[str], prizes: list[str], seed: str) -> list[str]:
    """A second reading, out of SHA-256 alone: words of 32 bits, those passed over that would favour the first names."""
    words, counter, drawn, left = list[int](), 0, list[str](), sorted(set(names))
    for among in prizes:
        hat = [name for name in left if among == "everybody" or name in winners]
        if not hat:
            drawn.append("")
            continue
        while True:
            if not words:
                block = hashlib.sha256(f"{seed}/{counter}".encode()).digest()
                words, counter = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)], counter + 1
            word = words.pop(0)
            if word < 2**32 - 2**32 % len(hat):
                break
        drawn.append(hat[word % len(hat)])
        left.remove(drawn[-1])
    return drawn


@pytest.mark.parametrize("seed", [f"orb {number}" for number in range(200)])
def test_a_draw_is_what_a_second_reading_of_sha_256_draws(seed: str) -> None:
    answer = draw_prizes(HAT, PRIZES, seed)
    by_hand = _by_hand(list(CAST), {"kira", "odo"}, [one.among for one in PRIZES], seed)
    assert [one.ticket for one in answer.drawn] == by_hand
    assert answer.commitment == hashlib.sha256(seed.encode()).hexdigest() and answer.kept is None


def test_nobody_wins_twice_and_what_is_for_winners_is_drawn_among_them() -> None:
    for number in range(300):
        answer = draw_prizes(HAT, (*PRIZES, Prize("Late", "winners")), f"{number}")
        won = [one.ticket for one in answer.drawn if one.ticket]
        assert len(won) == len(set(won)) and answer.drawn[0].ticket in ("kira", "odo")
        assert answer.drawn[-1] == Drawn("Late", "winners", 0, "") or answer.drawn[3].ticket == ""


def test_the_order_in_which_the_list_is_written_and_who_is_in_it_twice_change_nothing() -> None:
    some = HAT[:4]
    first = draw_prizes(some, PRIZES, "Bajor")
    assert all(draw_prizes((*one, one[0]), PRIZES, "Bajor") == first for one in permutations(some))


def test_everybody_has_the_same_chance() -> None:
    draws = 7_000
    counts = Counter(draw_prizes(HAT, PRIZES[1:2], f"nor {number}").drawn[0].ticket for number in range(draws))
    expected = Fraction(draws, len(CAST))
    assert (
        sum((count - expected) ** 2 / expected for count in counts.values()) < 22
    )  # chi², 6 degrees: one in a thousand


def test_a_seed_that_was_not_published_is_told() -> None:
    assert draw_prizes(HAT, PRIZES, "Bajor", commitment_of("Bajor").upper()).kept is True
    assert draw_prizes(HAT, PRIZES, "Bajor", commitment_of("Cardassia")).kept is False


@pytest.mark.parametrize(
    ("tickets", "prizes", "seed", "code"),
    [
        ((), PRIZES, "x", "prizedraw-nobody"),
        (HAT, (), "x", "prizedraw-no-prizes"),
        (HAT, PRIZES, "", "prizedraw-no-seed"),
        (HAT, PRIZES * 60, "x", "prizedraw-too-many-prizes"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    tickets: tuple[Ticket, ...], prizes: tuple[Prize, ...], seed: str, code: str
) -> None:
    with pytest.raises(Refused, match=code):
        draw_prizes(tickets, prizes, seed)


def test_lists_are_typed_line_by_line() -> None:
    assert tickets_typed("\ufeff* Kira  Nerys \n\n Odo\n*\n") == [Ticket("Kira Nerys", True), Ticket("Odo")]
    assert prizes_typed("* Orb\nStrip") == [Prize("Orb", "winners"), Prize("Strip")]


def test_a_file_is_drawn_again_and_the_same(tmp_path: Path) -> None:
    answer = draw_prizes(HAT, PRIZES, "Bajor", commitment_of("Bajor"))
    found = read_draw(written(answer, answer.commitment), "draw.json")
    assert draw_prizes(found.tickets, found.prizes, found.seed, found.commitment) == answer
    assert found.drawn == tuple(one.ticket for one in answer.drawn)
    for wrong in (b'{"topcut": "results/1"}', b"{", b'{"topcut": "draw/1", "tickets": [1], "prizes": []}'):
        with pytest.raises(Refused, match="prizedraw-not-one"):
            read_draw(wrong, "draw.json")
