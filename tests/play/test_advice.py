"""What a director is told before the start and at the end, in the words of each document."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from topcut.journal.plan import Stage
from topcut.journal.state import Entrant, Round, Tournament
from topcut.messages.message import Message, message
from topcut.play.advice import advice, minimum_notes, rounds_told
from topcut.rulebooks.load import build, load


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


@pytest.mark.parametrize(
    ("name", "players", "least", "consequence", "clause"),
    [
        ("star-trek-1e", 2, 3, "not enough for sanctioning", "2"),
        ("star-trek-2e-2010", 3, 4, "not enough for sanctioning", "General Information"),
        ("transformers", 3, 4, "fewer than the document recommends", "8.1"),
        (
            "star-wars",
            7,
            8,
            "strength of schedule is meant for 8 players or more",
            "Swiss w/ Strength of Schedule",
        ),
        ("yomi", 7, 8, "a casual event, for which who took part is enough", "Fantasy Points"),
    ],
)
def test_too_few_players_in_the_words_of_the_document(
    name: str, players: int, least: int, consequence: str, clause: str
) -> None:
    told = message("advice-too-few-players", count=players, least=least, consequence=consequence)
    assert minimum_notes(field(players, 5), load(name)) == [by(clause, told)]


def test_003_where_differential_is_announced_no_schedule_is_spoken_of() -> None:
    assert minimum_notes(field(5, 3), load("star-wars", {"tie_breaker": "differential"})) == []


def test_an_older_rulebook_says_what_it_said() -> None:
    source = load("transformers").source
    settings = {key: value for key, value in source["settings"].items() if key != "below_minimum"}
    assert minimum_notes(field(3, 5), build({**source, "settings": settings})) == [
        by(
            "8.1",
            message("advice-too-few-players", count=3, least=4, consequence=message("advice-not-for-sanctioning")),
        )
    ]


def test_2_fewer_rounds_are_noted_when_they_are_changed_and_at_the_end() -> None:
    book = load("star-trek-2e")
    running = field(6, 2)
    said = by("2", message("advice-too-few-rounds", count=2, least=3, consequence="not enough for sanctioning"))
    assert minimum_notes(running, book) == [said]
    played = replace(field(6, 2), rounds=(Round(1, {}), Round(2, {})), finished=True)
    assert minimum_notes(played, book) == [said]
    assert minimum_notes(replace(played, rounds_planned=3), book) == [said]  # what was played counts at the end


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
