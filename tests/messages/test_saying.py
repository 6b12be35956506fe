"""What other tests compare messages with: an id, some of its values, a name, a list; and nothing else fits."""

from __future__ import annotations

import pytest

from saying import fits, refused
from topcut.messages.message import Moment, Player, Score, message
from topcut.refusal import refusal, refuse

KIRA = Player("p1", "Kira", "kira")
TIED = message("seed-tied", tied=(KIRA, Player("p2", "Odo")), stage=message("stagename-heat", letter="A"))
LATE = refusal("round-none", round=3, posted=2, way=message("file-meant", word="2")).at(message("place-table", table=4))


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (TIED, "seed-tied"),
        (TIED, message("seed-tied")),
        (TIED, message("seed-tied", tied=("Kira", "p2"), stage="stagename-heat")),
        (TIED, message("seed-tied", stage=message("stagename-heat", letter="A"))),
        (LATE, message("round-none", round=3)),
        (LATE, message("round-none", way="file-meant", place=message("place-table", table=4))),
        (LATE, {"id": "round-none", "posted": 2}),
        ((TIED, LATE), ["seed-tied", "round-none"]),
        ((14, "result W", LATE), (14, "result W", "round-none")),
        (Score((100, 35)), (100, 35)),
        (Moment("2026-11-22T20:00Z"), "2026-11-22T20:00Z"),
    ],
)
def test_what_is_meant_fits(said: object, expected: object) -> None:
    assert fits(said, expected)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (TIED, "seed-missing"),
        (TIED, message("seed-tied", tied=("Kira",))),
        (TIED, message("seed-tied", tied=("Odo", "Kira"))),
        (TIED, message("seed-tied", stage=message("stagename-heat", letter="B"))),
        (TIED, message("seed-tied", table=4)),
        (LATE, message("round-none", round=4)),
        (LATE, message("round-none", way="file-words")),
        ((TIED, LATE), ["seed-tied"]),
        ((TIED,), []),
        (Score((100, 35)), (35, 100)),
        (None, "round-none"),
    ],
)
def test_what_is_not_meant_does_not(said: object, expected: object) -> None:
    assert not fits(said, expected)


def test_a_refusal_is_pinned_by_all_its_reasons() -> None:
    with refused("round-none", round=3):
        raise refuse("round-none", round=3, posted=2)
    for other in ("round-all-played", "event-none"):
        with pytest.raises(AssertionError), refused(other):
            raise refuse("round-none", round=3, posted=2)
    with pytest.raises(AssertionError), refused("round-none", round=4):
        raise refuse("round-none", round=3, posted=2)
