"""A rulebook file with errors answers with every one of them and its line."""

import tomllib
from pathlib import Path

import pytest

from saying import fits, refused
from topcut.messages.message import Message, message
from topcut.refusal import Refusal, Refused
from topcut.rulebooks.load import build, load, names
from wrong_lines import file_of, wrong_lines

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


Wrong = tuple[int, str, Message | str]  # line, entry, why


def guess(word: str) -> Message:
    return message("file-meant", word=word)


def problems(tmp_path: Path, text: str) -> list[tuple[int, str, Refusal]]:
    """What the loader says about a file, line by line."""
    file = tmp_path / "my-game.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Refused) as caught:
        load(file)
    assert {file_of(refusal) for refusal in caught.value.refusals} == {"my-game.toml"}
    return wrong_lines(caught.value.refusals)


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
    expected = [
        (
            7,
            "play",
            message(
                "rulebook-not-of-kind",
                given='"single_gme"',
                kind=message("rulebook-kind-words", words=("single_game", "best_of", "pod")),
                way=guess("single_game"),
            ),
        ),
        (
            9,
            "result W",
            message(
                "rulebook-no-key", key="outcome", kind=message("rulebook-kind-words", words=("win", "draw", "loss"))
            ),
        ),
        (12, "result W points", message("rulebook-not-of-kind", given='"three"', kind="rulebook-kind-number")),
        (13, "result W outcom", message("rulebook-unknown-key", way=guess("outcome"))),
        (
            14,
            "result W opposite",
            message("rulebook-no-result", code="X", way=message("file-words", words=("BYE", "L", "W"))),
        ),
        (22, "result L alone", message("rulebook-not-of-kind", given="1", kind="rulebook-kind-flag")),
        (26, "ending normal results", message("rulebook-no-result", code="FL", way=guess("L"))),
        (
            29,
            "tiebreak strength_of_shedule step",
            message(
                "rulebook-unknown-word",
                kind="tie-breaker",
                word="strength_of_shedule",
                way=guess("strength_of_schedule"),
            ),
        ),
        (
            33,
            "criterion rematch name",
            message("rulebook-unknown-word", kind="criterion", word="rematch", way=guess("rematches")),
        ),
        (39, "time_limit value", message("option-too-small", given=20, least=30)),
        (54, "rounds 4 players", message("rulebook-players-in-two-lines", before=2, players=4)),
    ]
    found = problems(tmp_path, text)
    assert fits(found, expected), found


ONE_BY_ONE: list[tuple[str, str, Wrong]] = [
    (
        'opposite = ["W"]',
        "opposite = []",
        (14, "result W opposite", message("rulebook-not-opposite", code="W", other="L")),
    ),
    ('code = "L"', 'code = "W"', (17, "result W code", message("rulebook-twice", word="W"))),
    (
        'how = "normal"',
        'how = "nomal"',
        (25, "ending nomal how", message("rulebook-unknown-word", kind="ending", word="nomal")),
    ),
    ('results = ["W", "L"]', 'level = "L"', (24, "ending normal", message("rulebook-no-codes", key="results"))),
    (
        'results = ["W", "L"]',
        'results = ["W", "W"]',
        (26, "ending normal results", message("rulebook-impossible-pair", code="W", other="W")),
    ),
    (
        'results = ["W", "L"]',
        'results = ["W"]',
        (26, "ending normal results", message("rulebook-not-of-kind", kind=message("rulebook-kind-two", of="texts"))),
    ),
    ("drop_lowest = true", "drop = true", (30, "tiebreak strength_of_schedule with drop", "rulebook-not-a-parameter")),
    (
        "drop_lowest = true",
        "drop_lowest = 1",
        (
            30,
            "tiebreak strength_of_schedule with drop_lowest",
            message("rulebook-not-of-kind", given="1", kind="rulebook-kind-flag"),
        ),
    ),
    (
        "drop_lowest = true",
        "drop_lowest = true }\n\n[[tiebreak]]\nwith = {",
        (32, "tiebreak 2", message("rulebook-no-key", key="step")),
    ),
    (
        'step = "strength_of_schedule"\nwith = { drop_lowest = true }',
        'step = "count_most"',
        (28, "tiebreak count_most", message("rulebook-no-parameter", name="codes")),
    ),
    (
        'step = "strength_of_schedule"',
        'step = "count_most"',
        (30, "tiebreak count_most with drop_lowest", message("rulebook-not-a-parameter", step="count_most")),
    ),
    (
        'step = "strength_of_schedule"\nwith = { drop_lowest = true }',
        'step = "count_most"\nwith = { codes = ["FW"] }',
        (30, "tiebreak count_most with codes", message("rulebook-unknown-word", kind="result", word="FW")),
    ),
    (
        'step = "strength_of_schedule"\nwith = { drop_lowest = true }',
        'between = "head_to_hed"\nfrom_step = 2',
        (
            29,
            "tiebreak head_to_hed between",
            message("rulebook-unknown-word", kind="comparison", word="head_to_hed", way=guess("head_to_head")),
        ),
    ),
    (
        'step = "strength_of_schedule"\nwith = { drop_lowest = true }',
        'between = "head_to_head"\nfrom_step = 2',
        (30, "tiebreak head_to_head from_step", message("rulebook-no-step", last=1)),
    ),
    (
        'pairing = { value = "random" }',
        'pairing = { value = "randm" }',
        (
            36,
            "pairing value",
            message(
                "option-not-a-choice",
                choices=(
                    "random",
                    "differential",
                    "sides",
                ),
                given='"randm"',
            ),
        ),
    ),
    ("online = { value = false }", "", (35, "settings", message("rulebook-no-setting", setting="online"))),
    ("online = { value = false }", "onlin = { value = false }", (41, "onlin", "rulebook-unknown-setting")),
    (
        "online = { value = false }",
        'online = { value = "no" }',
        (41, "online value", message("option-not-of-kind", given='"no"', kind="flag")),
    ),
    ('value = ["half", 5]', 'value = ["halt", 5]', (40, "warnings value", "option-no-warning")),
    ("value = 45", "value = 4.5", (39, "time_limit value", "rulebook-not-of-kind")),
    (
        "value = 45",
        'value = 45, kind = "flag"',
        (39, "time_limit kind", message("rulebook-not-of-kind", given='"flag"', kind="integer")),
    ),
    ("players = 5", "players = 7", (54, "rounds 7 players", message("rulebook-players-in-no-line", first=5, last=6))),
    ("to = 4", "to = 1", (50, "rounds 2 to", message("rulebook-less", least=2, number=1))),
    ("[[rounds]]", "[[ronds]]", (48, "ronds", message("rulebook-unknown-table", way=guess("rounds")))),
    ("[[criterion]]", "[criterion]", (32, "criterion", message("rulebook-single-brackets", table="criterion"))),
    ('topcut = "rulebook/1"', "", (0, "", "rulebook-not-one")),
    (
        'topcut = "rulebook/1"',
        'topcut = "rulebook/9"',
        (
            1,
            "topcut",
            message(
                "rulebook-not-of-kind", given='"rulebook/9"', kind=message("rulebook-kind-word", word="rulebook/1")
            ),
        ),
    ),
    (
        "[[criterion]]",
        '[[when]]\nsetting = "online"\n\n[[criterion]]',
        (32, "when online", message("rulebook-when-without-value", one=message("file-written", written="is"))),
    ),
    (
        "[[criterion]]",
        '[[when]]\nsetting = "online"\nis = true\nset = { time_limit = 200 }\norder = ["lots"]\n\n[[criterion]]',
        (35, "when online set time_limit", message("option-too-large", given=200, most=90)),
    ),
    (
        "[[criterion]]",
        '[[format]]\nname = "draft"\n\n[[criterion]]',
        (38, "settings", message("rulebook-no-setting", setting="format")),
    ),
    (
        "[settings]",
        '[[rules]]\nname = "fast"\nset = { time_limt = 30 }\n\n[settings]\nrules = { value = "fast" }',
        (37, "rules fast set time_limt", message("rulebook-not-a-setting", way=guess("time_limit"))),
    ),
    (
        "[settings]",
        '[settings]\nabsence = { value = "MG" }',
        (36, "absence value", message("rulebook-unknown-word", kind="result", word="MG")),
    ),
    (
        "[settings]",
        '[[format]]\nname = "draft"\n[[format]]\nname = "draft"\n[settings]\nformat = { value = "sealed" }',
        (38, "format draft name", message("rulebook-twice", word="draft")),
    ),
]


@pytest.mark.parametrize(("old", "new", "wrong"), ONE_BY_ONE)
def test_a_problem_is_named_with_its_place(tmp_path: Path, old: str, new: str, wrong: Wrong) -> None:
    found = problems(tmp_path, with_lines((old, new)))
    assert any(fits(problem, wrong) for problem in found), found


def test_differential_by_score_needs_a_cap(tmp_path: Path) -> None:
    text = with_lines(('results = ["W", "L"]', 'results = ["W", "L"]\ndifferential = "score"'))
    expected = [(27, "ending normal differential", "rulebook-no-cap")]
    found = problems(tmp_path, text)
    assert fits(found, expected), found


def test_best_of_and_pods_need_their_settings(tmp_path: Path) -> None:
    best_of = problems(tmp_path, with_lines(('play = "single_game"', 'play = "best_of"')))
    missing = [refusal.why for _, _, refusal in best_of]
    assert missing == [
        message("rulebook-no-setting", setting=name)
        for name in ("games", "game_win_points", "drawn_game_points", "floor")
    ]
    pod = problems(tmp_path, with_lines(('play = "single_game"', 'play = "pod"')))
    assert len(pod) == 3


def test_invalid_toml_is_named_with_its_line(tmp_path: Path) -> None:
    assert fits(problems(tmp_path, with_lines(("points = 3", "points = = 3"))), [(12, "", "file-not-toml")])
    assert fits(problems(tmp_path, 'topcut = "rulebook/1"\nname = ['), [(2, "", "file-not-toml")])


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("name = " + "[" * 50 + "]" * 50, message("file-too-deep-or-dotted", depth=12, dots=8)),
        ("name" + ".a" * 50 + " = 1", message("file-too-deep-or-dotted", depth=12, dots=8)),
        ("name" + '."a"' * 50 + " = 1", message("file-too-deep-or-dotted", depth=12, dots=8)),
        ("name = " + "9" * 50, message("file-long-number", digits=15, begins="9" * 20)),
        ("name = 0x" + "f" * 50, message("file-long-number", digits=15, begins="0x" + "f" * 18)),
        ("name = 1e99999", message("file-long-number", digits=15, begins="1e99999")),
        ("name = '" + "x" * 5000 + "'", message("file-line-too-long", line=2, most=4000)),
        ("a = 1\n" * 5001, message("file-too-many-keys", most=5000)),
        ("# remark\n" * 10_000, "file-too-large"),
    ],
    ids=["lists", "dots", "quoted dots", "number", "hex", "power", "line", "keys", "size"],
)
def test_what_no_one_would_write_is_refused_before_it_is_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, why: Message | str
) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("it was parsed"))
    file = tmp_path / "my-game.toml"
    file.write_text(f'topcut = "rulebook/1"\n{line}\n', encoding="utf-8")
    with pytest.raises(Refused) as caught:
        load(file)
    assert fits(caught.value.refusals, [why]), caught.value
    assert caught.value.refusals[0].why["file"] == "my-game.toml"


def test_a_file_in_latin_1_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "my-game.toml"
    file.write_bytes(GOOD.replace("Our club's", "Café").encode("latin-1"))
    with refused("file-not-utf-8", place=message("place-line", file="my-game.toml", line=5)):
        load(file)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with refused("file-not-opened"):
        load(tmp_path / "nowhere.toml")
    with refused("rulebook-unknown", rulebook=str(tmp_path)):
        load(tmp_path)


def test_an_unknown_name_is_guessed() -> None:
    with refused("rulebook-unknown", rulebook="star-trek-3e", way=guess("star-trek-2e")):
        load("star-trek-3e")
    with refused("rulebook-unknown", way=message("file-words", words=tuple(names()))):
        load("chess")


def test_a_resolved_document_without_a_file_is_checked_too() -> None:
    source = dict(load("magic").source)
    source["result"] = [{"code": "W"}, *source["result"][1:]]
    with pytest.raises(Refused) as caught:
        build(source)
    book, entry = message("rulebook-called", name="magic"), message("rulebook-named", table="result", name="W")
    expected = message("rulebook-no-key", key="points", place=message("rulebook-entry", file=book, entry=entry))
    assert any(fits(one, expected) for one in caught.value.refusals), caught.value


@pytest.mark.parametrize("source", [{}, {"result": 3}, {"settings": []}, {"result": [3], "settings": {"rounds": 1}}])
def test_nonsense_is_refused_not_crashed_on(source: dict[str, object]) -> None:
    with pytest.raises(Refused):
        build(source)


def test_an_odd_field_needs_a_bye(tmp_path: Path) -> None:
    found = problems(tmp_path, GOOD.replace('code = "BYE"', 'code = "REST"'))
    assert any(fits(refusal, "rulebook-no-bye") for _, _, refusal in found), found


def test_a_ruling_is_not_taken_for_a_rulebook(tmp_path: Path) -> None:
    file = tmp_path / "my-game.toml"
    file.write_text('topcut = "ruling/1"\nname = "x"\nrulebook = "yomi"\nfrom = 2026-01-01\n', encoding="utf-8")
    with refused("rulebook-is-a-ruling", file="my-game.toml", rulebook="yomi"):
        load(file)


def test_no_rounds_are_no_recommendation(tmp_path: Path) -> None:
    found = problems(tmp_path, GOOD.replace("players = 5\nrounds = 3", "players = 5\nrounds = -4"))
    assert any(fits(refusal, message("rulebook-too-few-rounds", rounds=-4)) for _, _, refusal in found), found
