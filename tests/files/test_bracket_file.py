"""A director's own bracket: read, or every problem with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from saying import fits, refused
from topcut.files.bracket_file import read
from topcut.messages.message import Message, message
from topcut.play.brackets.tables import single_elimination
from topcut.refusal import Refusal, Refused
from topcut.rulebooks.bracket_table import BRACKETS
from wrong_lines import file_of, wrong_lines

HEAD = 'topcut = "bracket/1"\ntitle = "Quark\'s Cup"\nplayers = 4\n'
FIRST = '[[game]]\nround = 1\nseats = ["seed 1", "seed 4"]\n'
SECOND = '[[game]]\nround = 1\nseats = ["seed 3", "seed 2"]\n'
FINAL = '[[game]]\nround = 2\nname = "Final"\nseats = ["winner 1", "winner 2"]\n'


def wrong(tmp_path: Path, text: str | bytes) -> list[tuple[int, str, Refusal]]:
    """Line by line, what is wrong with it."""
    file = tmp_path / "own.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(Refused) as caught:
        read(file)
    assert {file_of(refusal) for refusal in caught.value.refusals} == {"own.toml"}
    return wrong_lines(caught.value.refusals)


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
    found = wrong(tmp_path, HEAD + FIRST + SECOND + FINAL.replace("winner 2", "winer 2"))
    meant = message("bracket-way-seat-meant", word="winner", number=2)
    expected = [
        (7, "game 2", message("bracket-second-final", final=3, game=2)),
        (10, "game Final", message("bracket-no-such-seat", seat="winer 2", way=meant)),
    ]
    assert fits(found, expected), found


def test_a_loop_is_told(tmp_path: Path) -> None:
    text = HEAD + FIRST.replace("seed 4", "winner 2") + SECOND.replace("seed 2", "winner 1") + FINAL
    loop = message("bracket-loop", games=message("bracket-numbers", numbers=("1", "2")))
    assert any(fits(one, (4, "game 1", loop)) for one in wrong(tmp_path, text))


def test_all_that_is_wrong_with_the_shape_is_told_at_once(tmp_path: Path) -> None:
    text = 'titel = "Cup"\nplayers = "four"\n[[game]]\nround = 1\nseat = ["seed 1", "seed 4"]\n'
    text += '[[game]]\nseats = ["sed 3", "seed 2"]\n'
    seed = message("bracket-way-seat-meant", word="seed", number=3)
    expected = [
        (0, "", message("rulebook-not-a-bracket", format="bracket/1")),
        (0, "", message("rulebook-no-key", key="title")),
        (1, "titel", message("rulebook-unknown-bracket-key", way=message("file-meant", word="title"))),
        (2, "players", message("rulebook-not-of-kind", kind="rulebook-kind-number", given='"four"')),
        (3, "game 1", message("rulebook-no-key", key="seats")),
        (5, "game 1 seat", message("rulebook-unknown-key", way=message("file-meant", word="seats"))),
        (6, "game 2", message("rulebook-no-key", key="round")),
        (6, "game 2", message("bracket-no-such-seat", seat="sed 3", way=seed)),
    ]
    found = wrong(tmp_path, text)
    assert fits(found, expected), found


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (HEAD + "[[game\n", message("file-not-toml", place=message("place-line", line=4))),
        (b"\xff\xfe", "file-not-utf-8"),
        ("", message("rulebook-not-a-bracket", format="bracket/1")),
        (HEAD, "rulebook-bracket-without-games"),
        (HEAD + "[game]\nround = 1\n", "rulebook-single-brackets"),
        (HEAD + "game = [1]\n", message("rulebook-not-of-kind", kind="rulebook-kind-table")),
        (HEAD.replace("4", "1000000000") + FIRST, message("bracket-players-out-of-range", most=512)),
        (
            HEAD.replace("bracket/1", "bracket/2") + FIRST + SECOND + FINAL,
            message("rulebook-not-of-kind", kind=message("rulebook-kind-word", word="bracket/1")),
        ),
        (HEAD + FIRST + SECOND + FINAL + "number = 1\n", message("bracket-number-twice", games=2)),
    ],
)
def test_what_is_no_bracket_is_refused(tmp_path: Path, text: str | bytes, why: Message | str) -> None:
    found = wrong(tmp_path, text)
    assert any(fits(refusal, why) for _, _, refusal in found), found


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with refused("file-not-opened"):
        read(tmp_path / "nowhere.toml")
