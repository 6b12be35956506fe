"""What an event of too few players or rounds is: its program says so, and nobody else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from play.test_advice import by, field
from saying import in_words
from topcut.journal.state import Round, Tournament
from topcut.messages.message import Message, message
from topcut.play.minimums import least_rounds, minimum_notes
from topcut.programs.load import load as load_program
from topcut.programs.load import names as programs
from topcut.rulebooks.load import load, names
from topcut.seasons.sanction import Planned, sanction


def listed(event: Tournament, program: str) -> Tournament:
    return replace(event, program=load_program(program).source)


def too_few(what: str, count: int, least: int, otherwise: str) -> Message:
    return message("advice-too-few", what=what, count=count, least=least, consequence=otherwise)


@pytest.mark.parametrize("rulebook", names())
def test_an_event_of_no_program_is_asked_for_nothing(rulebook: str) -> None:
    assert minimum_notes(field(2, 1), load(rulebook)) == []
    assert least_rounds(field(2), load(rulebook)) == 1


@pytest.mark.parametrize(
    ("program", "rulebook", "players", "least", "clause"),
    [
        ("star-trek", "star-trek-1e", 2, 3, "2"),
        ("star-trek-2010", "star-trek-2e-2010", 3, 4, "General Information"),
        ("sirlin", "yomi", 1, 2, "Fantasy Points"),
    ],
)
def test_too_few_players_are_not_enough_for_sanctioning(
    program: str, rulebook: str, players: int, least: int, clause: str
) -> None:
    said = by(clause, too_few("players", players, least, "non-sanctioned"))
    assert minimum_notes(listed(field(players, 5), program), load(rulebook)) == [said]
    assert "not enough for sanctioning" in in_words(said)
    assert minimum_notes(listed(field(least, 5), program), load(rulebook))[:1] != [said]


@pytest.mark.parametrize("players", range(2, 9))
def test_004_two_to_seven_players_are_a_sanctioned_casual_event(players: int) -> None:
    """The desk says what the program's own answer says: casual, and never "not enough for sanctioning"."""
    notes = minimum_notes(listed(field(players, 3), "sirlin"), load("yomi"))
    answer = sanction(load_program("sirlin"), Planned("yomi", players, 3, None))
    assert answer.sanctioned
    assert bool(notes) == (answer.kind == "casual")
    assert not any("sanctioning" in in_words(note) for note in notes)


def test_003_strength_of_schedule_for_eight_is_no_condition() -> None:
    assert minimum_notes(listed(field(5, 3), "star-wars"), load("star-wars")) == []


def test_2_fewer_rounds_are_noted_when_they_are_changed_and_at_the_end() -> None:
    book = load("star-trek-2e")
    running = listed(field(6, 2), "star-trek")
    said = by("2, 3", too_few("rounds", 2, 3, "non-sanctioned"))
    assert minimum_notes(running, book) == [said]
    played = replace(running, rounds=(Round(1, {}), Round(2, {})), finished=True)
    assert minimum_notes(played, book) == [said]
    assert minimum_notes(replace(played, rounds_planned=3), book) == [said]  # what was played counts at the end


def test_2_a_match_of_tribbles_has_five_rounds() -> None:
    book = load("tribbles")
    assert minimum_notes(listed(field(5, 1), "star-trek"), book) == []
    assert least_rounds(listed(field(5), "star-trek"), book) == 5


@pytest.mark.parametrize("program", programs())
def test_whatever_falls_short_of_sanctioning_by_its_program_is_warned_of(program: str) -> None:
    """Every game, small field and number of rounds: the note is there where `topcut program sanction` misses it."""
    known = load_program(program)
    for game in known.games:
        for rulebook in game.rulebooks:
            book = load(rulebook)
            each = book.integer("rounds_per_pod", 1) if book.play == "pod" else 1
            for players in range(1, 10):
                for rounds in range(1, 5):
                    notes = minimum_notes(listed(field(players, rounds), program), book)
                    answer = sanction(known, Planned(game.name, players, rounds * each, None))
                    warned = {name for note in notes for name in ("players", "rounds") if _warns(note, name)}
                    assert warned == set(answer.missing), (rulebook, players, rounds)


def _warns(note: Message, what: str) -> bool:
    told = dict(note.params).get("what", note)
    assert isinstance(told, Message)
    return dict(told.params)["what"] == what and dict(told.params)["consequence"] == "non-sanctioned"
