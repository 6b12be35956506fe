"""Rulebooks of one's own: a form makes the file that somebody would write, and every fault has its field."""

from __future__ import annotations

import tomllib

import pytest

from saying import refused
from topcut.rulebooks.editing import changed_by, moved, with_lines
from topcut.rulebooks.load import build, faults, file_of, load, load_sent, names
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.own import begun, name_for, read_own, renamed, unfit
from topcut.rulebooks.parts import LISTS, SECTIONS, link_key, offered, parts_of
from topcut.rulebooks.translations import in_language
from topcut.rulebooks.values import as_text
from topcut.rulebooks.writing import written_out


def as_shown(book: Rulebook) -> dict[str, str]:
    """What the form of a rulebook sends where nobody changes anything."""
    typed = {part.name: as_text(part.value) for section in SECTIONS for part in parts_of(book, section)}
    for table in LISTS:
        typed = with_lines(typed, table, [[link_key(link)] for link in book.source.get(table, ())])
    return with_lines(typed, "rounds", [[str(line.players), str(line.rounds)] for line in book.rounds])


def plain(book: Rulebook) -> dict[str, object]:
    """The document without what events chose."""
    return {key: value for key, value in book.source.items() if key not in ("chosen", "printed")}


@pytest.mark.parametrize("name", names())
def test_a_form_that_nobody_changed_changes_nothing(name: str) -> None:
    book = load(name)
    assert {"criterion": [], "rounds": []} | changed_by(book, as_shown(book)) == {
        "criterion": [],
        "rounds": [],
        "tiebreak": [],
        **plain(book),
    }


@pytest.mark.parametrize("name", names())
def test_a_rulebook_written_out_is_the_same(name: str) -> None:
    book = load(name)
    assert tomllib.loads(written_out(book.source)) == plain(book)
    assert load_sent(written_out(book.source).encode(), "same.toml") == book


def test_a_form_makes_the_file_that_somebody_would_write() -> None:
    """By hand: the text of `swiss` with its lines replaced, beside the same wishes typed into the form."""
    text = file_of("swiss").read_text(encoding="utf-8")
    for before, after in {
        'name = "Win"\npoints = 3': 'name = "Gain"\npoints = 5',
        "value = 50": "value = 0",
        'value = "33/100"': 'value = "1/3"',
        '[[tiebreak]]\nstep = "game_win"\nclause = "customary"\n\n': "",
        "[[rounds]]\nplayers = 3\nto = 4\nrounds = 2": "[[rounds]]\nplayers = 3\nto = 4\nrounds = 3",
        '[[criterion]]\nname = "teammates"\nclause = "customary"\n': "",
    }.items():
        assert before in text, before
        text = text.replace(before, after, 1)
    wanted = load_sent(text.encode(), "by-hand.toml")
    book = load("swiss")
    typed = as_shown(book) | {"result.0.name": "Gain", "result.0.points": " 5 ", "rounds.0.rounds": "3"}
    typed |= {"settings.time_limit.value": "0", "settings.floor.value": "1/3"}
    typed = moved(moved(typed, "remove", "tiebreak", 1), "remove", "criterion", 7)
    made = build(changed_by(book, typed))
    assert without_clauses(plain(made)) == without_clauses(plain(wanted))
    assert made.results["W"].clause == "" and made.results["L"].clause == "customary"  # what is new has no clause


def without_clauses(value: object) -> object:
    if isinstance(value, dict):
        return {key: without_clauses(inner) for key, inner in value.items() if key != "clause"}
    return [without_clauses(inner) for inner in value] if isinstance(value, list) else value


def test_tie_breakers_are_moved_added_and_taken_out() -> None:
    book = load("swiss")
    typed = moved(as_shown(book), "down", "tiebreak", 0)
    typed = moved(typed | {"tiebreak.new": "head_to_head"}, "add", "tiebreak", 0)
    typed = moved(moved(typed, "up", "tiebreak", 3), "remove", "tiebreak", 3)
    assert changed_by(book, typed | {"tiebreak.new": "count_most W"})["tiebreak"] == [
        {"step": "game_win", "clause": "customary"},
        {"step": "opponents_match_win", "clause": "customary"},
        {"between": "head_to_head", "from_step": 3},  # looked at from where it stands
        {"step": "count_most", "with": {"codes": ["W"]}},
    ]
    assert moved(typed, "up", "tiebreak", 0) == moved(typed, "down", "tiebreak", 2) == typed


@pytest.mark.parametrize("name", names())
def test_every_tie_breaker_that_is_offered_holds(name: str) -> None:
    book = load(name)
    for table in LISTS if book.play != "pod" else ():
        for key in offered(book, table):
            found = faults(changed_by(book, with_lines({}, table, [[key]])))
            assert [path for path, _ in found if path[0] == table] == [], key


FAULTS = [
    ("result.0.points", "many", ("result", 0, "points"), "rulebook-not-of-kind"),
    ("settings.games.value", "7", ("settings", "games", "value"), "option-too-large"),
    ("settings.bracket_games.value", "2", ("settings", "bracket_games", "value"), "option-even-games"),
    ("settings.time_limit.value", "5000", ("settings", "time_limit", "value"), "option-too-many-minutes"),
    ("settings.floor.value", "0.33.1", ("settings", "floor", "value"), "option-not-of-kind"),
    ("settings.forced_rematch.value", "byes", ("settings", "forced_rematch"), "rulebook-byes-not-counted"),
    ("rounds.1.rounds", "0", ("rounds", 1, "rounds"), "rulebook-too-few-rounds"),
    ("rounds.1.players", "x", ("rounds", 0, "players"), "rulebook-not-of-kind"),
    ("tiebreak.1", "luck", ("tiebreak", 1, "step"), "rulebook-unknown-word"),
]


@pytest.mark.parametrize(("field", "typed", "path", "what"), FAULTS)
def test_a_fault_is_told_where_it_stands(field: str, typed: str, path: tuple[str | int, ...], what: str) -> None:
    book = load("swiss")
    found = {at: one.code for at, one in faults(changed_by(book, as_shown(book) | {field: typed}))}
    assert found[path] == what


def test_one_that_is_begun_has_no_name_of_its_own_yet() -> None:
    document = begun(load("swiss"), "house rules")
    assert [(path, one.code) for path, one in unfit(document)] == [(("title",), "own-no-title")]
    assert name_for("tongo") == "tongo" and name_for("magic") == "own-magic" and name_for("") == "own-game"
    assert document["after"] == "swiss" and begun(build(document | {"title": "T"}), "")["after"] == "swiss"


def test_a_file_is_refused_under_the_name_of_one_that_ships() -> None:
    with refused("own-name-taken", name="swiss"):
        read_own(file_of("swiss").read_bytes(), "mine.toml")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('name = "<script>"', "own-name-odd"),
        ('name = "../../etc"', "own-name-odd"),
        ('name = "a"\ntitle = "\\u0000"', "own-unprintable"),
        (f'name = "a"\ntitle = "{"x" * 81}"', "form-too-long"),
    ],
)
def test_a_file_that_lists_have_no_room_for_is_refused(line: str, code: str) -> None:
    text = file_of("swiss").read_text(encoding="utf-8").replace('name = "swiss"', line, 1)
    text = text.replace('title = "Swiss"\n', "", 1) if "title" in line else text
    with refused(code):
        read_own(text.encode(), "mine.toml")


def test_a_copy_has_its_own_name_and_is_said_in_the_languages_of_the_first() -> None:
    text = renamed(file_of("swiss").read_text(encoding="utf-8"), "tongo")
    book = load_sent(text.replace('name = "Loss"', 'name = "Defeat"').encode(), "tongo.toml")
    assert (book.name, book.after) == ("tongo", "swiss")
    assert in_language(book.results["W"].name, "de") == "Sieg"  # type: ignore[arg-type]
    assert in_language(book.results["L"].name, "de") == "Defeat"  # type: ignore[arg-type]
    assert renamed(text, "dabo").count("after =") == 1
