"""A rulebook file with errors answers with every one of them and its line."""

import tomllib
from pathlib import Path

import pytest

from saying import in_words, refused_in_words
from topcut.refusal import Refused
from topcut.rulebooks.load import build, load, names

GOOD = """\
topcut = "rulebook/1"
name = "my-game"
title = "My Game"
game = "My Game"
document = "Our club's rules"
edition = "1"
play = "single_game"

[[result]]
code = "W"
name = "Win"
points = 3
outcome = "win"
opposite = ["L"]

[[result]]
code = "L"
name = "Loss"
points = 0
outcome = "loss"
opposite = ["W"]
alone = true

[[ending]]
how = "normal"
results = ["W", "L"]

[[tiebreak]]
step = "strength_of_schedule"
with = { drop_lowest = true }

[[criterion]]
name = "rematches"

[settings]
pairing = { value = "random" }
forced_rematch = { value = "play" }
future_rounds = { value = "last" }
time_limit = { value = 45, least = 30, most = 90, may = "director" }
warnings = { value = ["half", 5] }
minimum_players = { value = 2 }
minimum_rounds = { value = 1 }
online = { value = false }

[settings.rounds]
value = 0
least = 0
may = "director"

[[rounds]]
players = 2
to = 4
rounds = 2

[[rounds]]
players = 5
rounds = 3

[[result]]
code = "BYE"
name = "Bye"
points = 3
outcome = "win"
alone = true
"""


def problems(tmp_path: Path, text: str) -> list[str]:
    """What the loader says about a file, each as one sentence."""
    file = tmp_path / "my-game.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Refused) as refused:
        load(file)
    return [in_words(refusal) for refusal in refused.value.refusals]


def with_lines(*changes: tuple[str, str]) -> str:
    text = GOOD
    for old, new in changes:
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    return text


def test_a_directors_own_file_loads(tmp_path: Path) -> None:
    file = tmp_path / "my-game.toml"
    file.write_text(GOOD, encoding="utf-8")
    book = load(file, {"time_limit": 60})
    assert (book.name, book.integer("time_limit"), book.recommended_rounds(9)) == ("my-game", 60, 3)
    assert load(str(file)).integer("time_limit") == 45


def test_everything_that_is_wrong_is_said_at_once_in_the_order_of_the_lines(tmp_path: Path) -> None:
    text = with_lines(
        ('play = "single_game"', 'play = "single_gme"'),
        ("points = 3", 'points = "three"'),
        ('outcome = "win"', 'outcom = "win"'),
        ('opposite = ["L"]', 'opposite = ["L", "X"]'),
        ("alone = true", "alone = 1"),
        ('results = ["W", "L"]', 'results = ["W", "FL"]'),
        ('step = "strength_of_schedule"', 'step = "strength_of_shedule"'),
        ('name = "rematches"', 'name = "rematch"'),
        ("value = 45", "value = 20"),
        ("players = 5", "players = 4"),
    )
    assert problems(tmp_path, text) == [
        'my-game.toml line 7, play: must be one of single_game, best_of, pod, not "single_gme"; '
        "did you mean single_game?",
        "my-game.toml line 9, result W: outcome is missing; add a line `outcome = …` (one of win, draw, loss)",
        'my-game.toml line 12, result W, points: must be a whole number, not "three"',
        "my-game.toml line 13, result W, outcom: is not a key that belongs here; did you mean outcome?",
        "my-game.toml line 14, result W, opposite: there is no result X; there are BYE, L, W",
        "my-game.toml line 22, result L, alone: must be true or false, not 1",
        "my-game.toml line 26, ending normal, results: there is no result FL; did you mean L?",
        "my-game.toml line 29, tiebreak strength_of_shedule, step: strength_of_shedule is not a tie-breaker that "
        "Topcut knows; did you mean strength_of_schedule?",
        "my-game.toml line 33, criterion rematch, name: rematch is not a criterion that Topcut knows; "
        "did you mean rematches?",
        "my-game.toml line 39, setting time_limit, value: must be at least 30, not 20",
        "my-game.toml line 56, rounds 4, players: 4 players stand in the line from 2 too; end that line before",
    ]


ONE_BY_ONE = [
    ('opposite = ["W"]', "opposite = []", "line 14, result W, opposite: L does not answer W; add W to"),
    ('code = "L"', 'code = "W"', "line 17, result W, code: W is there twice; leave one out"),
    ('how = "normal"', 'how = "nomal"', "line 25, ending nomal, how: nomal is not a way to end"),
    ('results = ["W", "L"]', 'level = "L"', "line 24, ending normal: results is missing"),
    ('results = ["W", "L"]', 'results = ["W", "W"]', "line 26, ending normal, results: W against W is not possible"),
    ('results = ["W", "L"]', 'results = ["W"]', "ending normal, results: must be a list of two texts"),
    ("drop_lowest = true", "drop = true", "line 30, tiebreak strength_of_schedule, with, drop: is not a parameter"),
    ("drop_lowest = true", "drop_lowest = 1", "with, drop_lowest: must be true or false, not 1"),
    (
        "drop_lowest = true",
        "drop_lowest = true }\n\n[[tiebreak]]\nwith = {",
        "line 32, tiebreak number 2: step is missing",
    ),
    ('step = "strength_of_schedule"\nwith = { drop_lowest = true }', 'step = "count_most"', "codes = … } is missing"),
    ('step = "strength_of_schedule"', 'step = "count_most"', "with, drop_lowest: is not a parameter of count_most"),
    (
        'step = "strength_of_schedule"\nwith = { drop_lowest = true }',
        'step = "count_most"\nwith = { codes = ["FW"] }',
        "codes: FW is not a result",
    ),
    (
        'step = "strength_of_schedule"\nwith = { drop_lowest = true }',
        'between = "head_to_hed"\nfrom_step = 2',
        "between: head_to_hed is not a comparison that Topcut knows; did you mean head_to_head?",
    ),
    (
        'step = "strength_of_schedule"\nwith = { drop_lowest = true }',
        'between = "head_to_head"\nfrom_step = 2',
        "from_step: must be between 1 and 1",
    ),
    ('pairing = { value = "random" }', 'pairing = { value = "randm" }', '"randm" is not one of random, differential'),
    ("online = { value = false }", "", "line 35, settings: online is missing; add [settings.online]"),
    ("online = { value = false }", "onlin = { value = false }", "setting onlin: is not a setting that Topcut knows"),
    (
        "online = { value = false }",
        'online = { value = "no" }',
        'setting online, value: must be true or false, not "no"',
    ),
    ('value = ["half", 5]', 'value = ["halt", 5]', 'setting warnings, value: must hold "half" or minutes'),
    ("value = 45", "value = 4.5", "setting time_limit, value: must be"),
    ("value = 45", 'value = 45, kind = "flag"', 'setting time_limit, kind: must be integer, not "flag"'),
    ("players = 5", "players = 7", "line 56, rounds 7, players: no line for 5 to 6 players; close the gap"),
    ("to = 4", "to = 1", "rounds 2, to: 1 is less than 2"),
    ("[[rounds]]", "[[ronds]]", "line 50, ronds: is not a key or table of a rulebook; did you mean rounds?"),
    ("[[criterion]]", "[criterion]", "criterion: must be written as [[criterion]]"),
    ('topcut = "rulebook/1"', "", "this does not look like a rulebook"),
    ('topcut = "rulebook/1"', 'topcut = "rulebook/9"', 'topcut: must be "rulebook/1", not "rulebook/9"'),
    ("[[criterion]]", '[[when]]\nsetting = "online"\n\n[[criterion]]', "line 32, when online: needs either `is` or"),
    (
        "[[criterion]]",
        '[[when]]\nsetting = "online"\nis = true\nset = { time_limit = 200 }\norder = ["lots"]\n\n[[criterion]]',
        "line 35, when online, set, time_limit: must be at most 90, not 200",
    ),
    ("[[criterion]]", '[[format]]\nname = "draft"\n\n[[criterion]]', "settings: format is missing"),
    (
        "[settings]",
        '[[rules]]\nname = "fast"\nset = { time_limt = 30 }\n\n[settings]\nrules = { value = "fast" }',
        "line 37, rules fast, set, time_limt: is not a setting of this rulebook; did you mean time_limit?",
    ),
    ("[settings]", '[settings]\nabsence = { value = "MG" }', "setting absence, value: MG is not a result"),
    (
        "[settings]",
        '[[format]]\nname = "draft"\n[[format]]\nname = "draft"\n[settings]\nformat = { value = "sealed" }',
        "format draft, name: draft is there twice",
    ),
]


@pytest.mark.parametrize(("old", "new", "sentence"), ONE_BY_ONE)
def test_a_problem_is_named_with_its_place(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    found = problems(tmp_path, with_lines((old, new)))
    assert any(sentence in problem for problem in found), found


def test_differential_by_score_needs_a_cap(tmp_path: Path) -> None:
    text = with_lines(('results = ["W", "L"]', 'results = ["W", "L"]\ndifferential = "score"'))
    assert problems(tmp_path, text) == [
        "my-game.toml line 27, ending normal, differential: needs the setting differential_cap; add it"
    ]


def test_best_of_and_pods_need_their_settings(tmp_path: Path) -> None:
    best_of = problems(tmp_path, with_lines(('play = "single_game"', 'play = "best_of"')))
    assert [problem.split(": ")[1].split()[0] for problem in best_of] == [
        "games",
        "game_win_points",
        "drawn_game_points",
        "floor",
    ]
    pod = problems(tmp_path, with_lines(('play = "single_game"', 'play = "pod"')))
    assert len(pod) == 3


def test_invalid_toml_is_named_with_its_line(tmp_path: Path) -> None:
    assert problems(tmp_path, with_lines(("points = 3", "points = = 3"))) == [
        "my-game.toml line 12: not valid TOML: invalid value; correct that line"
    ]
    (unfinished,) = problems(tmp_path, 'topcut = "rulebook/1"\nname = [')
    assert unfinished.startswith("my-game.toml line 2: not valid TOML")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("name = " + "[" * 50 + "]" * 50, "is nested more than 12 deep, or has a key of more than 8 dots"),
        ("name" + ".a" * 50 + " = 1", "is nested more than 12 deep, or has a key of more than 8 dots"),
        ("name" + '."a"' * 50 + " = 1", "is nested more than 12 deep, or has a key of more than 8 dots"),
        ("name = " + "9" * 50, "has a number of more than 15 digits (99999999999999999999…)"),
        ("name = 0x" + "f" * 50, "has a number of more than 15 digits (0xffffffffffffffffff…)"),
        ("name = 1e99999", "has a number of more than 15 digits (1e99999…)"),
        ("name = '" + "x" * 5000 + "'", "line 2 is longer than 4,000 characters"),
        ("a = 1\n" * 5001, "has more than 5,000 keys"),
        ("# remark\n" * 10_000, "is larger than 64 KB"),
    ],
    ids=["lists", "dots", "quoted dots", "number", "hex", "power", "line", "keys", "size"],
)
def test_what_no_one_would_write_is_refused_before_it_is_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, told: str
) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("it was parsed"))
    (found,) = problems(tmp_path, f'topcut = "rulebook/1"\n{line}\n')
    assert found.startswith(f"my-game.toml {told}")


def test_a_file_in_latin_1_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "my-game.toml"
    file.write_bytes(GOOD.replace("Our club's", "Café").encode("latin-1"))
    with refused_in_words(r"my-game\.toml line 5: this is not UTF-8; save the file as UTF-8"):
        load(file)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with refused_in_words("cannot be read"):
        load(tmp_path / "nowhere.toml")
    with refused_in_words("there is no rulebook /"):
        load(tmp_path)


def test_an_unknown_name_is_guessed() -> None:
    with refused_in_words("there is no rulebook star-trek-3e; did you mean star-trek-"):
        load("star-trek-3e")
    with refused_in_words(f"there are {', '.join(names())}"):
        load("chess")


def test_a_resolved_document_without_a_file_is_checked_too() -> None:
    source = dict(load("magic").source)
    source["result"] = [{"code": "W"}, *source["result"][1:]]
    with refused_in_words("rulebook magic, result W: points is missing"):
        build(source)


@pytest.mark.parametrize("source", [{}, {"result": 3}, {"settings": []}, {"result": [3], "settings": {"rounds": 1}}])
def test_nonsense_is_refused_not_crashed_on(source: dict[str, object]) -> None:
    with pytest.raises(Refused):
        build(source)


def test_an_odd_field_needs_a_bye(tmp_path: Path) -> None:
    found = problems(tmp_path, GOOD.replace('code = "BYE"', 'code = "REST"'))
    assert any("an odd field needs a BYE" in problem for problem in found)


def test_a_ruling_is_not_taken_for_a_rulebook(tmp_path: Path) -> None:
    found = problems(tmp_path, 'topcut = "ruling/1"\nname = "x"\nrulebook = "yomi"\nfrom = 2026-01-01\n')
    assert len(found) == 1 and "rulebook check yomi --ruling" in found[0]


def test_no_rounds_are_no_recommendation(tmp_path: Path) -> None:
    found = problems(tmp_path, GOOD.replace("players = 5\nrounds = 3", "players = 5\nrounds = -4"))
    assert any("-4 rounds cannot be played" in problem for problem in found)
