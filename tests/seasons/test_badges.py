"""Badges against a second, plain count, and what a program may say of them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from topcut.programs.load import DATA, load, names
from topcut.refusal import Refused
from topcut.seasons.badges import Did, badges_of

PROGRAM = load("star-trek")
LEVELS = ("local", "regional", "national", "masters", "continental", "world", "champions-league")


def played(times: int, **what: object) -> list[Did]:
    return [Did("played", "local", "2026-11-20", **what) for _ in range(times)]  # type: ignore[arg-type]


def held(did: list[Did]) -> dict[str, int]:
    return {one.name: one.count for one in badges_of(PROGRAM, did)}


def test_only_the_guide_that_names_badges_has_some_and_few() -> None:
    counts = {name: len(load(name).badges) for name in names()}
    assert counts == {"star-trek": 8, "star-trek-2010": 0, "sirlin": 0, "star-wars": 0}


@pytest.mark.parametrize(
    ("times", "name"), [(1, "first-event"), (24, "first-event"), (25, "regular"), (99, "regular"), (100, "veteran")]
)
def test_of_several_for_the_same_thing_the_highest_is_held(times: int, name: str) -> None:
    assert held(played(times)) == {name: times}


def test_a_championship_is_no_local_win_and_no_second_place() -> None:
    assert "champion" not in held(played(5, won=True))
    assert "champion" not in held([Did("played", "regional", "2026-04-04")])
    assert held([Did("played", "regional", "2026-04-04", won=True)])["champion"] == 1


def test_who_directs_plays_in_nothing_by_that() -> None:
    assert held([Did("directed", "world", "2026-09-09", "bajor", won=True)] * 10) == {"director": 10}
    assert held([Did("judged", "local", "2026-09-09")] * 9) == {}


def test_every_badge_against_a_plain_count() -> None:
    for seed in range(100):
        chance = Random(seed)
        did = [_any(chance) for _ in range(chance.choice((3, 30, 130)))]
        mine = [one for one in did if one.what == "played"]
        won = [one for one in mine if one.won and one.level in LEVELS[1:6]]
        # a season of leagues goes from October to March; what lies between counts to the next one (001 12)
        seasons = {int(one.day[:4]) - (int(one.day[5:7]) <= 3) for one in mine}
        counts = {
            "first-event": (len(mine), 1),
            "regular": (len(mine), 25),
            "veteran": (len(mine), 100),
            "champion": (len(won), 1),
            "traveller": (len({one.region for one in mine} - {""}), 3),
            "seasons": (len(seasons), 5),
            "director": (sum(one.what == "directed" for one in did), 10),
            "judge": (sum(one.what == "judged" for one in did), 10),
        }
        wanted = {name: count for name, (count, least) in counts.items() if count >= least}
        for lower, higher in (("regular", "veteran"), ("first-event", "regular"), ("first-event", "veteran")):
            if higher in wanted:
                wanted.pop(lower, None)
        assert held(did) == wanted, seed


def _any(chance: Random) -> Did:
    what = chance.choice(("played", "played", "played", "directed", "judged"))
    day = f"{chance.randrange(2019, 2026)}-{chance.randrange(1, 13):02}-15"
    region = chance.choice(("", "bajor", "earth", "vulcan", "qonos"))
    return Did(what, chance.choice(LEVELS), day, region, chance.random() < 0.1)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("table", "line"),
    [
        ('[[badge]]\nname = "a"\ntitle = "A"\ntext = "a"\ncounts = "beers"\n', "counts"),
        ('[[badge]]\nname = "a"\ntitle = "A"\ntext = "a"\ncounts = "events"\nleast = 0\n', "least"),
        ('[[badge]]\nname = "a"\ntitle = "A"\ntext = "a"\ncounts = "won"\nlevels = ["galactic"]\n', "levels"),
        ("[director_rating]\nleast = 5\nmost = 5\ndays = 30\nvotes = 5\ntogether = 3\n", "most"),
        ("[director_rating]\nleast = 1\nmost = 5\ndays = 0\nvotes = 5\ntogether = 3\n", "days"),
    ],
)
def test_what_cannot_be_is_said_with_its_line(tmp_path: Path, table: str, line: str) -> None:
    text = (DATA / "star-wars.toml").read_text("utf-8")
    file = tmp_path / "star-wars.toml"
    file.write_text(f"{text}\n{table}", "utf-8")
    with pytest.raises(Refused) as refused:
        load(file)
    assert len(refused.value.refusals) == 1 and line in str(refused.value.refusals[0])
