"""A director's own bracket: read, or every problem with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from saying import in_words, refused_in_words
from topcut.files.bracket_file import read
from topcut.play.brackets.tables import single_elimination
from topcut.refusal import Refused
from topcut.rulebooks.bracket_table import BRACKETS

HEAD = 'topcut = "bracket/1"\ntitle = "Quark\'s Cup"\nplayers = 4\n'
FIRST = '[[game]]\nround = 1\nseats = ["seed 1", "seed 4"]\n'
SECOND = '[[game]]\nround = 1\nseats = ["seed 3", "seed 2"]\n'
FINAL = '[[game]]\nround = 2\nname = "Final"\nseats = ["winner 1", "winner 2"]\n'


def told(tmp_path: Path, text: str | bytes) -> list[str]:
    file = tmp_path / "own.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(Refused) as refused:
        read(file)
    return [in_words(refusal) for refusal in refused.value.refusals]


def test_a_bracket_with_its_title(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(HEAD + FIRST + SECOND + FINAL)
    bracket = read(file)
    assert (bracket.title, bracket.players) == ("Quark's Cup", 4)
    assert [(game.number, game.round, game.seats) for game in bracket.games] == [
        (game.number, game.round, game.seats) for game in single_elimination(4)
    ]


def test_numbers_may_be_given(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    final = FINAL.replace("winner 1", "winner 11").replace("winner 2", "winner 12")
    file.write_text(HEAD + final + "number = 20\n" + FIRST + "number = 11\n" + SECOND + "number = 12\n")
    assert [game.number for game in read(file).games] == [20, 11, 12]


def test_every_file_that_is_shipped_can_be_read() -> None:
    for file in BRACKETS.glob("*.toml"):
        assert read(file).games


def test_a_seat_that_is_misspelt_is_told_with_its_line_and_what_was_meant(tmp_path: Path) -> None:
    found = told(tmp_path, HEAD + FIRST + SECOND + FINAL.replace("winner 2", "winer 2"))
    assert found == [
        "own.toml line 7, game number 2: its winner goes nowhere, and the final is game 3; "
        'seat "winner 2" in a later game',
        'own.toml line 10, game Final: nobody can sit at "winer 2"; did you mean "winner 2"?',
    ]


def test_a_loop_is_told(tmp_path: Path) -> None:
    text = HEAD + FIRST.replace("seed 4", "winner 2") + SECOND.replace("seed 2", "winner 1") + FINAL
    assert any(
        "line 4, game number 1: games 1 and 2 wait for each other" in sentence for sentence in told(tmp_path, text)
    )


def test_all_that_is_wrong_with_the_shape_is_told_at_once(tmp_path: Path) -> None:
    text = 'titel = "Cup"\nplayers = "four"\n[[game]]\nround = 1\nseat = ["seed 1", "seed 4"]\n'
    text += '[[game]]\nseats = ["sed 3", "seed 2"]\n'
    found = told(tmp_path, text)
    for words in (
        'a bracket begins with `topcut = "bracket/1"`',
        "line 1, titel: is not a key of a bracket; did you mean title?",
        'line 2, players: must be a whole number, not "four"',
        "title is missing",
        "line 5, game number 1, seat: is not a key that belongs here; did you mean seats?",
        "line 3, game number 1: seats is missing",
        "line 6, game number 2: round is missing",
        'line 6, game number 2: nobody can sit at "sed 3"; did you mean "seed 3"?',
    ):
        assert any(words in sentence for sentence in found), (words, found)
    assert len(found) == 8


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (HEAD + "[[game\n", "line 4: not valid TOML"),
        (b"\xff\xfe", "not UTF-8"),
        ("", 'a bracket begins with `topcut = "bracket/1"`'),
        (HEAD, "it has no games"),
        (HEAD + "[game]\nround = 1\n", "use double brackets"),
        (HEAD + "game = [1]\n", "must be a table"),
        (HEAD.replace("4", "1000000000") + FIRST, "2 to 512 players"),
        (HEAD.replace("bracket/1", "bracket/2") + FIRST + SECOND + FINAL, 'must be "bracket/1"'),
        (HEAD + FIRST + SECOND + FINAL + "number = 1\n", "2 games have this number"),
    ],
)
def test_what_is_no_bracket_is_refused_in_a_sentence(tmp_path: Path, text: str | bytes, words: str) -> None:
    found = told(tmp_path, text)
    assert any(words in sentence for sentence in found), found


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with refused_in_words("cannot be read"):
        read(tmp_path / "nowhere.toml")
