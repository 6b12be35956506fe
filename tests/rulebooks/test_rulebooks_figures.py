"""The figures of each document, typed from it anew, against what the rulebooks say."""

import pytest

from topcut.rulebooks.load import load
from topcut.rulebooks.model import Between, Rulebook

POINTS = {
    "star-trek-1e-2010": {"FW": 3, "EBYE": 3, "BYE": 3, "MW": 2, "TT": 2, "ML": 1, "FL": 1, "MG": 0},
    "star-trek-2e-2010": {"FW": 3, "EBYE": 3, "BYE": 3, "MW": 2, "TT": 2, "ML": 1, "FL": 1, "MG": 0},
    "star-trek-1e": {"FW": 4, "EBYE": 4, "BYE": 4, "MW": 3, "TT": 2, "ML": 1, "FL": 1, "MG": 0},
    "star-trek-2e": {"FW": 4, "EBYE": 4, "BYE": 4, "MW": 3, "TT": 2, "ML": 1, "FL": 1, "MG": 0},
    "tribbles": {"MG": 0},
    "transformers": {"W": 3, "D": 1, "L": 0, "BYE": 3},
    "magic": {"W": 3, "D": 1, "L": 0, "BYE": 3},
    "swiss": {"W": 3, "D": 1, "L": 0, "BYE": 3},
    "star-wars": {"W": 2, "TW": 2, "L": 0, "BYE": 2},
    "yomi": {"W": 1, "L": 0, "BYE": 1},
    "puzzle-strike": {"W": 1, "L": 0, "BYE": 1},
    "flash-duel": {"W": 1, "L": 0, "BYE": 1},
    "x-wing": {"W": 1, "D": 0, "L": 0, "BYE": 1},
}


@pytest.mark.parametrize(("name", "points"), POINTS.items())
def test_points(name: str, points: dict[str, int]) -> None:
    assert {code: line.points for code, line in load(name).results.items()} == points


# rulebook, options → in person, online
TIME = [
    ("star-trek-1e-2010", {}, 60, None),
    ("star-trek-2e-2010", {}, 60, None),
    ("star-trek-1e", {}, 75, 105),
    ("star-trek-1e", {"rules": "open"}, 75, 105),
    ("star-trek-1e", {"rules": "warp-speed"}, 30, 45),
    ("star-trek-2e", {}, 60, 75),
    ("star-trek-2e", {"rules": "slipstream"}, 30, 45),
    ("star-trek-2e", {"rules": "infinite-diversity-draft"}, 30, 45),
    ("tribbles", {}, 60, 70),
    ("transformers", {}, 50, None),
    ("swiss", {}, 50, None),
    ("yomi", {}, 50, None),
    ("puzzle-strike", {}, 50, None),
    ("flash-duel", {}, 25, None),
]


@pytest.mark.parametrize(("name", "options", "in_person", "online"), TIME)
def test_time_limits(name: str, options: dict[str, str], in_person: int, online: int | None) -> None:
    book = load(name, options)
    assert book.integer("time_limit") == in_person
    assert book.integer("online_time_limit", -1) == (-1 if online is None else online)


CAPS = [
    ("star-trek-1e-2010", {}, 100, 0),
    ("star-trek-1e", {}, 100, 1),
    ("star-trek-1e", {"rules": "warp-speed"}, 100, 1),
    ("star-trek-2e", {}, 100, 1),
    ("star-trek-2e", {"rules": "slipstream"}, 50, 1),
    ("star-trek-2e", {"rules": "infinite-diversity-draft"}, 70, 1),
]


@pytest.mark.parametrize(("name", "options", "cap", "least"), CAPS)
def test_differential_caps(name: str, options: dict[str, str], cap: int, least: int) -> None:
    book = load(name, options)
    assert (book.integer("differential_cap"), book.integer("least_winning_differential")) == (cap, least)


def test_2010_second_edition_has_no_differential() -> None:
    book = load("star-trek-2e-2010")
    assert "differential_cap" not in book.settings
    assert {ending.differential for ending in book.endings.values()} == {"none"}


STAR_TREK_ROUNDS = {3: 3, 7: 3, 8: 4, 15: 4, 16: 5, 24: 5, 25: 6, 34: 6, 35: 7, 45: 7, 46: 8, 200: 8}
SIRLIN_ROUNDS = {3: None, 4: 3, 8: 3, 9: 4, 16: 4, 17: 5, 32: 5, 33: 6, 64: 6, 65: 7, 128: 7, 129: None}
TRANSFORMERS_ROUNDS = {3: None, 4: 2, 5: 3, 8: 3, 9: 4, 16: 4, 17: 5, 32: 5, 33: 6, 64: 6, 65: 7, 128: 7}
TRANSFORMERS_ROUNDS |= {129: 8, 226: 8, 227: 9, 409: 9, 410: 10, 5000: 10}
ROUNDS: list[tuple[str, dict[int, int | None]]] = [
    ("star-trek-1e", {**STAR_TREK_ROUNDS, 2: None}),
    ("star-trek-2e", {**STAR_TREK_ROUNDS, 2: None}),
    ("star-trek-1e-2010", {4: None, 30: None}),
    ("star-trek-2e-2010", {4: None, 30: None}),
    ("tribbles", {2: None, 3: 1, 8: 1, 9: 2, 60: 2}),
    ("star-wars", {8: None}),
    ("transformers", TRANSFORMERS_ROUNDS),
    ("yomi", SIRLIN_ROUNDS),
    ("puzzle-strike", SIRLIN_ROUNDS),
    ("flash-duel", SIRLIN_ROUNDS),
]


@pytest.mark.parametrize(("name", "table"), ROUNDS)
def test_recommended_rounds(name: str, table: dict[int, int | None]) -> None:
    book = load(name)
    assert {players: book.recommended_rounds(players) for players in table} == table


@pytest.mark.parametrize("name", ["yomi", "puzzle-strike", "flash-duel"])
def test_more_about_swiss_rounds_before_a_cut(name: str) -> None:
    assert {line.cut: line.more for line in load(name).rounds_for_cut} == {8: 0, 4: 1, 2: 2}


# rulebook → forced rematch, later rounds, minutes to a missed game
EVENTS = [
    ("star-trek-1e-2010", "byes", "last", 15),
    ("star-trek-2e-2010", "byes", "last", 15),
    ("star-trek-1e", "byes", "last", 5),
    ("star-trek-2e", "byes", "last", 5),
    ("tribbles", "play", "last", 0),
    ("transformers", "play", "required", 0),
    ("star-wars", "play", "required", 0),
    ("yomi", "play", "required", 0),
    ("magic", "play", "required", 0),
    ("swiss", "play", "required", 10),
    ("x-wing", "play", "required", 0),
]


@pytest.mark.parametrize(("name", "forced", "future", "missed"), EVENTS)
def test_events(name: str, forced: str, future: str, missed: int) -> None:
    book = load(name)
    assert (book.text("forced_rematch"), book.text("future_rounds")) == (forced, future)
    assert book.integer("missed_game_after") == missed


# rulebook → best of, points of a game won, of a drawn one, floor, own floored, later draws, games of a bye
MATCHES = [
    ("transformers", 3, 3, 1, "33/100", True, False, (2, 0)),
    ("magic", 3, 3, 1, "33/100", True, False, (2, 0)),
    ("swiss", 3, 3, 1, "33/100", True, False, (2, 0)),
    ("yomi", 3, 1, 0, "0", False, True, (2, 0)),
    ("puzzle-strike", 3, 1, 0, "0", False, True, (2, 0)),
    ("flash-duel", 5, 1, 0, "0", False, True, (3, 0)),
]


@pytest.mark.parametrize(("name", "games", "win", "drawn", "floor", "own", "later", "bye"), MATCHES)
def test_matches(
    name: str, games: int, win: int, drawn: int, floor: str, own: bool, later: bool, bye: tuple[int, int]
) -> None:
    book = load(name)
    assert book.integer("games") == games
    assert (book.integer("game_win_points"), book.integer("drawn_game_points")) == (win, drawn)
    assert (book.text("floor"), book.flag("own_game_win_floored")) == (floor, own)
    assert book.flag("later_draws_are_wins") is later
    assert book.results["BYE"].games == bye
    assert book.results["L"].games == (bye[1], bye[0])
    assert book.flag("byes_count_in_opponents_percentages")


def chain(book: Rulebook) -> list[str]:
    """The chain in short: `between name from n`, `step`, `count_most FW`."""
    short = []
    for link in book.chain:
        if isinstance(link, Between):
            short.append(f"between {link.between} {link.group} from {link.from_step}")
        else:
            short.append(" ".join([link.step, *link.with_.get("codes", ())]))
    return short


OSOS = ["opponents_strength_of_schedule", "count_most FW", "count_fewest FL ML", "count_most MW", "rating"]
H2H = "between head_to_head 2 from 1"
CURRENT = [H2H, "strength_of_schedule", "differential", "cumulative_points", "lot"]
PERCENTAGES = ["opponents_match_win", "game_win", "opponents_game_win"]
SIRLIN = ["between direct_competition any from 1", "opponents_match_win", "game_win", "signup"]
CHAINS = {
    "star-trek-1e-2010": ["differential", "between head_to_head 2 from 2", "strength_of_schedule", *OSOS],
    "star-trek-2e-2010": [H2H, "strength_of_schedule", *OSOS],
    "star-trek-1e": CURRENT,
    "star-trek-2e": CURRENT,
    "tribbles": ["rounds_won", "lot"],
    "transformers": PERCENTAGES,
    "magic": PERCENTAGES,
    "swiss": PERCENTAGES,
    "star-wars": ["pooled_strength_of_schedule"],
    "yomi": SIRLIN,
    "puzzle-strike": SIRLIN,
    "flash-duel": SIRLIN,
    "x-wing": ["margin", "mean_strength_of_schedule"],
}


@pytest.mark.parametrize(("name", "links"), CHAINS.items())
def test_tie_breakers_in_order(name: str, links: list[str]) -> None:
    assert chain(load(name)) == links


# how → results of winner and loser, level, differential
ENDINGS = {
    "star-trek-2e": {
        "normal": ("FW", "FL", None, "score"),
        "timeout": ("MW", "ML", "TT", "score"),
        "concession": ("FW", "FL", None, "cap"),
        "effect": ("FW", "FL", None, "winner_at_cap"),
        "decked": ("FW", "FL", "TT", "winner_at_cap"),
        "both-lose": ("", "", "TT", "zero"),
        "incomplete": ("BYE", "MG", "MG", "zero"),
        "no-show": ("BYE", "MG", "MG", "zero"),
    },
    "star-trek-1e-2010": {
        "normal": ("FW", "FL", None, "score"),
        "timeout": ("MW", "ML", "TT", "score"),
        "concession": ("FW", "FL", None, "cap"),
        "effect": ("FW", "FL", None, "cap"),
        "decked": ("MW", "ML", "TT", "score"),
        "no-show": ("FW", "MG", "MG", "cap"),
    },
    "star-trek-2e-2010": {
        "normal": ("FW", "FL", None, "none"),
        "timeout": ("MW", "ML", "TT", "none"),
        "concession": ("FW", "FL", None, "none"),
        "effect": ("FW", "FL", None, "none"),
        "decked": ("FW", "FL", "TT", "none"),
        "no-show": ("FW", "MG", "MG", "none"),
    },
    "star-wars": {
        "normal": ("W", "L", None, "winner_score"),
        "timeout": ("TW", "L", None, "winner_score"),
        "concession": ("W", "L", None, "winner_score"),
        "no-show": ("W", "L", "L", "winner_score"),
    },
}
ENDINGS["star-trek-1e"] = ENDINGS["star-trek-2e"]


@pytest.mark.parametrize(("name", "endings"), ENDINGS.items())
def test_endings(name: str, endings: dict[str, tuple[str, str, str | None, str]]) -> None:
    found = {
        how: (*(ending.results or ("", "")), ending.level, ending.differential)
        for how, ending in load(name).endings.items()
    }
    assert found == endings


@pytest.mark.parametrize(
    ("name", "decided_by"),
    [
        ("star-trek-1e", "score"),
        ("star-trek-1e-2010", "score"),
        ("star-trek-2e", "conditions"),
        ("star-trek-2e-2010", "conditions"),
    ],
)
def test_mission_tiers_are_second_edition(name: str, decided_by: str) -> None:
    book = load(name)
    assert {book.endings[how].decided_by for how in ("timeout", "decked")} == {decided_by}


def test_earned_byes() -> None:
    rules = {name: load(name).results["EBYE"] for name in ("star-trek-1e-2010", "star-trek-1e")}
    assert {name: (code.schedule, code.differential, code.bye) for name, code in rules.items()} == {
        "star-trek-1e-2010": ("maximum", "zero", False),
        "star-trek-1e": ("maximum", "cap", False),
    }


def test_pods() -> None:
    book = load("tribbles")
    names = ("pod_least", "pod_most", "rounds_per_pod", "rounds")
    assert [book.integer(name) for name in names] == [4, 8, 5, 0]


def test_warnings() -> None:
    assert load("star-trek-2e-2010").listed("warnings") == (30,)
    assert load("star-trek-2e").listed("warnings") == ("half", 5)
