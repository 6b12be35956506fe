"""A bracket as it stands: its games, seats and places against a plain reading of a four-player bracket (001 10)."""

from __future__ import annotations

import pytest

from answers.viewed import viewed
from desk.staged import TOP_4, Staged, with_cut
from desk.table import FOUR, Event
from saying import in_words
from topcut.acts.stages.commands import OpenStage, SplitPrizes
from topcut.answers.bracket import BracketAnswer, bracket_answer, bracket_stage
from topcut.refusal import Refused


def filled() -> Staged:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    return event


def asked(event: Event) -> BracketAnswer:
    return bracket_answer(viewed(event), 2)


def sits(answer: BracketAnswer, game: int) -> list[str]:
    """The names in a game, or where they come from."""
    return [seat.player.name if seat.player else seat.source for seat in answer.games[game - 1].seats]


def test_10_the_first_seed_meets_the_fourth_and_the_winners_meet() -> None:
    event = filled()
    one, two, three, four = event.seeds()
    answer = asked(event)
    assert [seed.name for seed in answer.seeds] == [one, two, three, four]
    assert set(sits(answer, 1)) == {one, four} and set(sits(answer, 2)) == {two, three}
    assert sits(answer, 3) == ["winner 1", "winner 2"]
    assert [game.status for game in answer.games] == ["ready", "ready", "waiting"]
    assert [in_words(game.heading) for game in answer.games] == ["Semi-finals", "Semi-finals", "Final"]


def test_r52_places_close_as_games_are_played() -> None:
    event = filled()
    event.play()
    answer = asked(event)
    won = [game.winner.name for game in answer.games[:2] if game.winner]
    assert sits(answer, 3) == won and len(won) == 2
    assert answer.scores == {1: answer.games[0].score, 2: answer.games[1].score}
    assert {(place.place, place.to) for place in answer.places} == {(1, 2), (3, 4)}
    event.play()
    assert [(place.place, place.to) for place in asked(event).places] == [(1, 1), (2, 2), (3, 4), (3, 4)]


def test_002_5_2_after_a_split_that_ends_it_nobody_goes_first() -> None:
    event = filled()
    assert not any(note.id == "bracket-split" for note in asked(event).notes)
    event.do(SplitPrizes("all four", True))
    assert [note.id for note in asked(event).notes] == ["bracket-split"]


@pytest.mark.parametrize(
    ("event", "stage", "code"),
    [
        (lambda: Event("star-trek-2e", *FOUR), 0, "stage-no-bracket-planned"),
        (lambda: with_cut(TOP_4), 0, "command-bracket-not-made"),
        (filled, 1, "command-stage-without-bracket"),
    ],
)
def test_without_a_bracket_it_is_said_what_is_missing(event: object, stage: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        bracket_stage(viewed(event()), stage)  # type: ignore[operator]
    assert refused.value.refusals[0].code == code
    assert bracket_stage(viewed(filled()), 0) == 2
