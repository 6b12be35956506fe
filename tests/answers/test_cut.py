"""What chance decided when a cut was made is told, and nothing where nobody was tied."""

from __future__ import annotations

from answers.viewed import viewed
from desk.staged import EIGHT, SWISS, Staged
from topcut.acts.stages.commands import OpenStage
from topcut.answers.cut import drawn_seeds
from topcut.journal.plan import Stage
from topcut.messages.message import Message, Player


def in_order(order: object) -> list[str]:
    """The names of "Kira before Odo before Quark"."""
    if isinstance(order, Message):
        return [*in_order(order["first"]), *in_order(order["then"])]
    assert isinstance(order, Player)
    return [order.name]


def test_2_10_who_shares_a_rank_at_the_cut_is_told_in_the_order_of_the_lot() -> None:
    event = Staged("magic", (SWISS, Stage("bracket", take=2)), *EIGHT, rounds=1)
    event.play()  # four have won, all by the same score
    event.do(OpenStage())
    (told,) = drawn_seeds(viewed(event), 2)
    assert in_order(told["order"]) == event.seeds()
    winners = {event.name(row.player) for row in viewed(event).standings.rows if row.rank == 1}
    out = told["out"]
    assert isinstance(out, tuple) and told["left"] == 2
    assert {one.name for one in out if isinstance(one, Player)} == winners - set(event.seeds())


def test_seats_that_are_drawn_are_all_drawn() -> None:
    event = Staged("magic", (SWISS, Stage("bracket", take=4, seeds="drawn")), *EIGHT, rounds=1)
    event.play()
    event.do(OpenStage())
    assert [one.id for one in drawn_seeds(viewed(event), 2)] == ["seed-all-drawn"]


def test_where_the_director_types_the_seeds_nothing_is_drawn() -> None:
    event = Staged("magic", (SWISS, Stage("bracket", take=4, seeds="typed")), *EIGHT, rounds=1)
    event.play()
    event.do(OpenStage(2, tuple(event.id(name) for name in EIGHT[:4])))
    assert drawn_seeds(viewed(event), 2) == ()
