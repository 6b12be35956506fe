"""Chance: the documented stream worked out a second time, fairness by chi-square, shuffles that lose nobody."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import count, permutations

import pytest

from topcut.play.chance import Chance

CAST = ["Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog", "Leeta", "Worf"]


# The stream as `chance.py` describes it, written without looking at how it does it -----------------------------------


def words(seed: str | int) -> Iterator[int]:
    """SHA-256 of seed/0, seed/1, … in big-endian 32-bit words."""
    for counter in count():
        digest = hashlib.sha256(f"{seed}/{counter}".encode()).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")


def below(stream: Iterator[int], n: int) -> int:
    """The next word that is under the largest multiple of n, modulo n."""
    largest = 2**32 // n * n
    return next(word % n for word in stream if word < largest)


def shuffled(stream: Iterator[int], items: list[str]) -> list[str]:
    """Fisher and Yates, from the last place down."""
    items = list(items)
    for last in reversed(range(1, len(items))):
        other = below(stream, last + 1)
        items[last], items[other] = items[other], items[last]
    return items


# The same numbers ----------------------------------------------------------------------------------------------------


def test_the_first_words_are_those_of_sha256sum() -> None:
    """`printf Bajor/0 | sha256sum` begins with these two words; `printf Bajor/1 | sha256sum` with the third."""
    chance = Chance("Bajor")
    drawn = [chance.below(2**32) for _ in range(9)]
    assert [f"{drawn[place]:08x}" for place in (0, 1, 8)] == ["181f4eaa", "9ca9bf36", "8d29f8fe"]


@pytest.mark.parametrize("seed", ["Bajor", "", "0123456789abcdef0123456789abcdef", "Ünïcode 🖖", 0, 7, -1, 10**30])
def test_a_seed_gives_the_documented_numbers(seed: str | int) -> None:
    chance, stream = Chance(seed), words(seed)
    sizes = [1, 2, 3, 6, 7, 10, 100, 1_000, 65_537, 10**9, 2**31, 2**31 + 1, 2**32 - 1, 2**32]
    for size in sizes * 40:  # well past a few hundred words
        assert chance.below(size) == below(stream, size)


def test_words_above_the_largest_multiple_are_passed_over() -> None:
    """For n just over half of all words about every second word is."""
    n = 2**31 + 1
    chance, stream, unsifted = Chance("Terok Nor"), words("Terok Nor"), words("Terok Nor")
    drawn = [chance.below(n) for _ in range(500)]
    assert drawn == [below(stream, n) for _ in range(500)]
    assert drawn != [next(unsifted) % n for _ in range(500)]


def test_a_number_and_its_digits_are_the_same_seed() -> None:
    assert [Chance(42).below(1000)] == [Chance("42").below(1000)]


def test_one_seed_always_gives_the_same_and_another_seed_something_else() -> None:
    def draws(seed: str) -> list[int]:
        chance = Chance(seed)
        return [chance.below(1000) for _ in range(50)]

    assert draws("Bajor") == draws("Bajor")
    assert draws("Bajor") != draws("Cardassia")


@pytest.mark.parametrize("n", [0, -1, -(10**9)])
def test_there_is_no_number_below_nothing(n: int) -> None:
    with pytest.raises(ValueError, match=str(n)):
        Chance("Bajor").below(n)


@pytest.mark.parametrize("n", [2**32 + 1, 10**12, 2**64, 10**40])
def test_numbers_beyond_a_word_stay_in_range_and_repeat(n: int) -> None:
    first, again = Chance("Bajor"), Chance("Bajor")
    drawn = [first.below(n) for _ in range(200)]
    assert drawn == [again.below(n) for _ in range(200)]
    assert all(0 <= number < n for number in drawn)
    assert len(set(drawn)) > 190
    assert min(drawn) < n // 4 < 3 * n // 4 < max(drawn)


# Shuffling -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(len(CAST) + 1))
def test_a_shuffle_is_the_documented_one(size: int) -> None:
    assert Chance(size).shuffled(CAST[:size]) == shuffled(words(size), CAST[:size])


@pytest.mark.parametrize("seed", range(50))
def test_a_shuffle_is_a_permutation(seed: int) -> None:
    assert sorted(Chance(seed).shuffled(CAST)) == sorted(CAST)


def test_a_shuffle_keeps_everybody_of_a_big_field() -> None:
    field = list(range(10_000))
    drawn = Chance("Bajor").shuffled(field)
    assert drawn != field
    assert sorted(drawn) == field


def test_shuffled_leaves_what_it_was_given_and_shuffle_does_not() -> None:
    field = list(CAST)
    drawn = Chance("Bajor").shuffled(field)
    assert field == CAST
    Chance("Bajor").shuffle(field)
    assert field == drawn != CAST


def test_equal_items_are_all_kept() -> None:
    assert Counter(Chance(3).shuffled(["Dax", "Dax", "Odo"])) == Counter({"Dax": 2, "Odo": 1})


def test_a_pick_is_one_of_them() -> None:
    chance, stream = Chance("Bajor"), words("Bajor")
    assert [chance.pick(CAST) for _ in range(100)] == [CAST[below(stream, len(CAST))] for _ in range(100)]


def test_nobody_is_picked_out_of_nobody() -> None:
    with pytest.raises(ValueError, match="0"):
        Chance("Bajor").pick([])


# Fairness ------------------------------------------------------------------------------------------------------------

# A fair source exceeds these in one case of a thousand; the seeds are fixed, so a test that passes always passes.
CRITICAL = {1: 10.828, 5: 20.515, 9: 27.877, 23: 49.728, 99: 148.230}


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    seen = sum((number - expected) ** 2 / expected for number in counts.values())
    return seen + (kinds - len(counts)) * expected


@pytest.mark.parametrize("n", [2, 6, 10, 100])
@pytest.mark.parametrize("seed", ["Bajor", "Cardassia", "Ferenginar"])
def test_every_number_is_equally_likely(n: int, seed: str) -> None:
    chance = Chance(seed)
    counts: Counter[object] = Counter(chance.below(n) for _ in range(200 * n))
    assert chi_square(counts, n) < CRITICAL[n - 1]


@pytest.mark.parametrize("seed", ["Bajor", "Cardassia", "Ferenginar"])
def test_every_order_is_equally_likely(seed: str) -> None:
    chance = Chance(seed)
    orders: Counter[object] = Counter(tuple(chance.shuffled("KOQD")) for _ in range(24 * 200))
    assert set(orders) == set(permutations("KOQD"))
    assert chi_square(orders, 24) < CRITICAL[23]


def test_neighbouring_seeds_have_nothing_to_do_with_each_other() -> None:
    """The first number of seeds 0, 1, 2 … is as fair as the numbers of one seed."""
    counts: Counter[object] = Counter(Chance(seed).below(10) for seed in range(2_000))
    assert chi_square(counts, 10) < CRITICAL[9]


def test_numbers_beyond_a_word_are_fair_too() -> None:
    chance, n = Chance("Bajor"), 6 * 10**11
    counts: Counter[object] = Counter(chance.below(n) // 10**11 for _ in range(6 * 200))
    assert chi_square(counts, 6) < CRITICAL[5]
