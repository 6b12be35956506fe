"""What a director is told before the start, in the words of each document."""

from __future__ import annotations

from topcut.journal.plan import Stage
from topcut.journal.state import Entrant, Tournament
from topcut.messages.message import Message, message
from topcut.play.advice import advice, rounds_told
from topcut.rulebooks.load import load


def field(players: int, rounds: int = 0, *, plan: tuple[Stage, ...] = (), heats: tuple[int, ...] = ()) -> Tournament:
    """So many players; with heats, so many of them in each."""
    of = [heat for heat, many in enumerate(heats, start=1) for _ in range(many)] or [0] * players
    entrants = {
        f"p{n}": Entrant(f"p{n}", n, person="", heats=((heat, 0),) if heat else ())
        for n, heat in enumerate(of, start=1)
    }
    return Tournament(entrants=entrants, rounds_planned=rounds, plan=plan)


def by(clause: str, told: Message) -> Message:
    return message("advice-by-clause", clause=clause, what=told)


def test_3_0_1_the_table_is_looked_at_heat_by_heat() -> None:
    """Eleven players in heats of six and five: three rounds are right for each; eleven at once would need four."""
    plan = (Stage("swiss", heat=True, rounds=3), Stage("swiss", heat=True, rounds=3), Stage("bracket", take=2))
    assert advice(field(11, 3, plan=plan, heats=(6, 5)), load("star-trek-1e")) == []
    larger = advice(field(16, 3, plan=plan, heats=(9, 7)), load("star-trek-1e"))
    three = message("advice-rounds", rounds=3)
    told = message("advice-fewer-rounds-before-cut", planned=three, players=9, cut=2, wanted=4)
    assert larger == [by("3, 6", message("advice-of-heat", heat=message("stagename-heat", letter="A"), what=told))]


def test_3_rounds_of_tribbles_are_counted_in_matches() -> None:
    book = load("tribbles")
    many = message("advice-many-matches", matches=5, each=5, in_all=25)
    assert advice(field(6, 5), book) == [by("3, 7.6", many)]
    assert advice(field(6, 1), book) == [] and advice(field(9, 2), book) == []
    told = message("advice-fewer-rounds", planned=message("advice-matches", matches=1, each=5), players=9, wanted=2)
    assert advice(field(9, 1), book) == [by("3, 6, 7.6", told)]


def test_one_round_is_one_round() -> None:
    assert rounds_told(load("yomi"), 1) == message("advice-rounds", rounds=1)
    assert rounds_told(load("tribbles"), 2) == message("advice-matches", matches=2, each=5)
