"""A community's own program: what it answers, and everything that is wrong with one, each with its line."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saying import fits, in_words, refused
from topcut.messages.message import Message, message
from topcut.programs.describe import describe
from topcut.programs.load import build, load
from topcut.programs.model import Program
from topcut.programs.vocabulary import LEVELS
from topcut.refusal import Refused
from topcut.seasons.asked import day
from topcut.seasons.earned import earns
from topcut.seasons.level import k_of, level_told
from topcut.seasons.points import Placing, points_of
from topcut.seasons.sanction import Planned, sanction
from wrong_lines import wrong_lines

OURS = Path(__file__).parent / "files" / "our-club.toml"
GOOD = OURS.read_text("utf-8")


def wrong(tmp_path: Path, *changes: tuple[str, str]) -> list[tuple[int, str, object]]:
    """What the loader says of the good file with something replaced."""
    text = GOOD
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    file = tmp_path / "our-club.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(Refused) as caught:
        load(file)
    return [(line, entry, refusal) for line, entry, refusal in wrong_lines(caught.value.refusals)]


def line_of(words: str, nth: int = 1) -> int:
    """The line of the good file that begins with these words, counted from 1."""
    found = [number for number, line in enumerate(GOOD.splitlines(), 1) if line.startswith(words)]
    return found[nth - 1]


def test_a_communitys_own_program_answers_by_its_own_words() -> None:
    ours = load(OURS)
    assert points_of(ours, "bar", Placing(9, 3)).points == 2
    assert points_of(ours, "bar", Placing(9, 3)).clause == "§ 5"
    assert points_of(ours, "bar", Placing(9, 5)).points is None
    regional = level_told(ours, "regional")
    assert regional.title["title"] == "Promenade Championship"
    assert regional.approval_months == (1, 2, 9, 10, 11, 12)
    assert (k_of(ours, "regional"), k_of(ours, "world")) == (30, None)
    assert ours.rating is not None and ours.rating.system == "glicko2"


def test_a_season_can_end_in_the_year_after() -> None:
    """Local: September to February. Earned in a regional of 2026, it holds until the last day of February 2027."""
    [bye] = earns(load(OURS), "regional", "dabo", 8, 1, day("2026-04-01")).earns
    assert bye.until == "2027-02-28"
    [bye] = earns(load(OURS), "regional", "dabo", 8, 1, day("2027-04-01")).earns
    assert bye.until == "2028-02-29"


def test_everything_that_is_wrong_is_said_at_once_in_the_order_of_the_lines(tmp_path: Path) -> None:
    found = wrong(
        tmp_path,
        ("edition = ", "editon = "),
        ('rulebooks = ["star-trek-2e"]', 'rulebooks = ["star-trek-3e"]'),
        ("k = 20", 'k = "twenty"'),
        ("first_month = 9", "first_month = 13"),
        ("last_month = 5", "last_month = 5\nweather = 1"),
        ('into = "regional"', 'into = "continental"'),
        ("rounds = [1]", "points = 5"),
        ("to = 4", "to = 3"),
    )
    assert [line for line, _, _ in found] == sorted(line for line, _, _ in found)
    assert {getattr(refusal, "code", "") for _, _, refusal in found} == {
        "rulebook-no-key",
        "program-unknown-table",
        "rulebook-unknown",
        "rulebook-not-of-kind",
        "program-no-month",
        "rulebook-unknown-key",
        "program-no-level",
        "program-bye-without-rounds",
        "program-row-gap",
    }


FAULTS: list[tuple[str, str, int, str, Message | str]] = [
    (
        "last_month = 2",
        "last_month = 3\n\n[[season]]\nof = 'local'\nfirst_month = 3\nlast_month = 4",
        29,
        "season 2",
        message("program-seasons-overlap", of="local"),
    ),
    (
        "first_month = 1\n",
        "first_month = 12\n",
        line_of("[[block]]", 2),
        "block 2",
        message("program-seasons-overlap", of="block"),
    ),
    (
        "last_month = 1\n\n[[block]]",
        "last_month = 12\n\n[[block]]",
        line_of("[[block]]", 2),
        "block 2",
        "program-block-outside",
    ),
    (
        'kind = "playoff"',
        'kind = "regular"',
        line_of("[[block]]"),
        "block 1",
        message("program-schedule-playoffs", schedule="short"),
    ),
    (
        "players = 5",
        "players = 6",
        line_of("players = 5"),
        "row 2 players",
        message("program-row-gap", first=5, last=5, size="one"),
    ),
    (
        "players = 5",
        "players = 4",
        line_of("players = 5"),
        "row 2 players",
        message("program-row-twice", players=4, before=2),
    ),
    ("points = [3, 1]", "points = [3]", line_of("points = [3"), "row 1 points", message("program-row-short", place=2)),
    (
        "points = [3, 1]",
        "points = [3, 1, 1]",
        line_of("points = [3"),
        "row 1 points",
        message("program-row-too-long", most=2),
    ),
    (
        "points = [3, 1]",
        "points = [3, -1]",
        line_of("points = [3"),
        "row 1 points",
        message("rulebook-less", number=-1),
    ),
    ("columns = [1, 4]", "columns = [4, 1]", line_of("columns"), "placing columns", "program-columns-not-rising"),
    (
        'part = "placing"\nplayers = 2',
        'part = "plaicing"\nplayers = 2',
        line_of("part = "),
        "row 1 part",
        message("program-no-part", way=message("file-meant", word="placing")),
    ),
    (
        'table = "bar"\nname',
        'table = "baar"\nname',
        line_of('table = "bar"'),
        "placing table",
        message("program-no-table", table="baar"),
    ),
    (
        'into = "regional"',
        'into = "world"',
        line_of('into = "regional"'),
        "earning 1 into",
        message("program-no-level", level="world"),
    ),
    ('into = "regional"', 'into = "galactic"', line_of('into = "regional"'), "earning 1 into", "rulebook-not-of-kind"),
    (
        'games = ["dabo"]',
        'games = ["dabbo"]',
        line_of("games"),
        "earning 1 games",
        message("program-no-game", way=message("file-meant", word="dabo")),
    ),
    (
        'name = "hall-of-fame"',
        'name = "hall-of-shame"',
        line_of('name = "hall'),
        "hall-of-shame name",
        message("program-no-format", way=message("file-meant", word="hall-of-fame")),
    ),
    (
        'approval_in = ["local"]',
        'approval_in = ["world"]',
        line_of("approval_in"),
        "regional approval_in",
        message("program-no-season", level="world"),
    ),
    ("start = 1000", "start = 50", line_of("start"), "rating start", message("program-start-outside", start=50)),
    ("place = 1", "place = 0", line_of("place = 1"), "earning 1 place", message("rulebook-less", least=1)),
    ('name = "regional"', 'name = "local"', line_of('name = "regional"'), "local name", "rulebook-twice"),
]


@pytest.mark.parametrize(("old", "new", "line", "entry", "why"), FAULTS, ids=[fault[1][:30] for fault in FAULTS])
def test_a_fault_is_told_where_it_stands(
    tmp_path: Path, old: str, new: str, line: int, entry: str, why: Message | str
) -> None:
    found = wrong(tmp_path, (old, new))
    assert any(fits(refusal, why) and where == line for where, _, refusal in found), found
    assert any(entry in named for where, named, _ in found if where == line), found


def test_a_part_stands_once_in_its_table(tmp_path: Path) -> None:
    again = '[[part]]\ntable = "bar"\nname = "placing"\nby = "wins"\n\n[[row]]'
    assert "rulebook-twice" in {getattr(refusal, "code", "") for _, _, refusal in wrong(tmp_path, ("[[row]]", again))}


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a document."""
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield (*path, key)
        yield from spots(value[key], (*path, key))


ODD: tuple[object, ...] = (None, 0, -1, 13, True, "", "world", "row", [], [1], {}, 1.5)  # None: left out


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_whatever_stands_in_a_file_it_is_refused_or_answers_everything(odd: object) -> None:
    whole = tomllib.loads(GOOD)
    for path in spots(whole):
        document = copy.deepcopy(whole)
        inside = document
        for key in path[:-1]:
            inside = inside[key]
        if odd is None:
            del inside[path[-1]]
        else:
            inside[path[-1]] = odd
        try:
            program = build(document)
        except Refused as answer:
            assert all(in_words(refusal) for refusal in answer.refusals), path
        else:
            answers_everything(program)


def answers_everything(program: Program) -> None:
    assert all(in_words(line.text) for section in describe(program) for line in section.lines)
    for level in LEVELS:
        level_told(program, level)
        for game in program.games:
            earns(program, level, game.name, 9, 1, day("2026-12-31"))
            sanction(program, Planned(game.name, 9, 3, 24, ("hall-of-fame",), level, 2))
    for table in program.points:
        for players in (1, 4, 5, 99):
            points_of(program, table.name, Placing(players, players, 2))


@pytest.mark.parametrize("kind", ["rulebook/1", "ruling/1", "translation/1"])
def test_another_file_is_no_program(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "other.toml"
    file.write_text(f'topcut = "{kind}"\n', "utf-8")
    with refused("program-is-other", file="other.toml", kind=kind.partition("/")[0]):
        load(file)


def test_an_unknown_name_gets_the_one_that_is_meant() -> None:
    with refused("program-unknown", program="star-treck", way=message("file-meant", word="star-trek")):
        load("star-treck")
    with refused("program-unknown"):
        load("../star-trek")
