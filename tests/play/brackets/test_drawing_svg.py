"""A bracket as a picture: valid, complete, readable without seeing it, without colour and without a mouse."""

from __future__ import annotations

import re
from itertools import product
from xml.etree import ElementTree

import pytest
from half_played import THIRD_PLACE, half_played, names, saying, scores_of

from topcut.play.brackets.model import Bracket
from topcut.play.brackets.places import places
from topcut.play.brackets.svg import bracket_svg
from topcut.play.brackets.svg_style import DARK, LIGHT, PRINT, STYLE
from topcut.play.brackets.svg_text import fitted, pixels

SVG = "{http://www.w3.org/2000/svg}"
NASTY = "<script>alert('1')</script> & \"Odo\" \x00\ufffe"


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def told(svg: str) -> list[str]:
    """The words of every game, in the order in which they are read."""
    return [str(game.findtext(f"{SVG}title")) for game in parsed(svg).iter(f"{SVG}g")]


@pytest.mark.parametrize(
    ("kind", "players"),
    [
        ("single", 2),
        ("single", 13),
        ("single", 512),
        ("play-in", 24),
        ("mcintyre", 8),
        ("mcintyre", 16),
        ("double", 4),
        ("double", 11),
        ("double", 64),
        ("seats", 8),
    ],
)
def test_every_game_is_drawn_inside_the_picture_and_told_in_order(kind: str, players: int) -> None:
    bracket = half_played(kind, players, results=30, gone=["p2"], both_lose=[3])
    links = {number: f"match/{number}?a=1&b=2" for number in bracket.games}
    svg = bracket_svg(bracket, saying(names(players)), scores_of(bracket), links, "Top cut", places(bracket))
    root = parsed(svg)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert [a.attrib["href"] for a in root.iter(f"{SVG}a")] == list(links.values())
    spots = [tuple(map(float, re.findall(r"[\d.]+", g.attrib["transform"]))) for g in root.iter(f"{SVG}g")]
    assert len(set(spots)) == len(bracket.games) == len(told(svg))
    assert all(x > 0 and x + 224 < width and y > 0 and y + 52 < height for x, y in spots)
    for (x, y), (other_x, other_y) in product(spots[:40], spots):
        assert (x, y) == (other_x, other_y) or abs(x - other_x) >= 224 or abs(y - other_y) >= 52


def test_games_are_told_in_words() -> None:
    bracket = half_played("single", 8, results=4, gone=["p5"], both_lose=[4])
    assert told(bracket_svg(bracket, saying(names(8)), scores_of(bracket))) == [
        "Quarter-final 1: Kira (1) beat Nog (8), 2–1",
        "Quarter-final 2: Dax (4) goes on without playing",
        "Quarter-final 3: Morn (6) beat Quark (3), 2–1",  # 1–2 on the slip; the winner's number is said first
        "Quarter-final 4: Rom (7) and Odo (2) both lost",
        "Semi-final 1: Kira (1) beat Dax (4), 2–1",
        "Semi-final 2: Morn (6) goes on without playing",
        "Final: Kira (1) against Morn (6), to be played",
    ]


def test_mcintyre_games_are_told_with_their_round() -> None:
    words = told(bracket_svg(half_played("mcintyre", 8, results=0), saying(names(8))))
    assert words[0] == "Round 1, 1st/4th: Kira (1) against Dax (4), to be played"
    assert words[4] == "Round 2, Game A: the loser of game 1 against the winner of game 2"


@pytest.mark.parametrize(
    ("results", "words"),
    [
        (0, "To be played now: game 1, Kira (1) against Dax (4); game 2, Quark (3) against Odo (2)."),
        (2, "4 players, 3 games in 2 rounds. Decided so far: 2. To be played now: game 3, "),
        (3, "4 players, 3 games in 2 rounds. Quark won."),
    ],
)
def test_the_description_says_what_it_is_and_who_won_or_what_is_open(results: int, words: str) -> None:
    bracket = half_played("single", 4, results=results)
    root = parsed(bracket_svg(bracket, saying(names(4)), title="Final four", key="cut"))
    assert root.attrib["role"] == "group"
    labels = root.attrib["aria-labelledby"].split()
    assert [root.find(f".//*[@id='{label}']") is not None for label in labels] == [True, True]
    assert root.findtext(f"{SVG}title") == "Final four"
    assert words in str(root.findtext(f"{SVG}desc"))


@pytest.mark.parametrize("both_lose", [[6], [7], [6, 7], [1]])
def test_the_winner_of_a_double_elimination_is_named_with_or_without_a_reset(both_lose: list[int]) -> None:
    bracket = half_played("double", 4, both_lose=both_lose)
    first = [place for place in places(bracket) if place.place == place.to == 1]
    words = str(parsed(bracket_svg(bracket, saying(names(4)))).findtext(f"{SVG}desc"))
    last = bracket.games[7] if bracket.games[7].status != "not_needed" else bracket.games[6]
    assert words.endswith(f" {names(4)[last.winner]} won." if last.winner else " It is over, and nobody won.")
    assert not last.winner or first[0].player == last.winner


def test_third_place_does_not_win_the_bracket() -> None:
    bracket = half_played("", 4, games=THIRD_PLACE)
    assert bracket.games[3].winner and bracket.games[4].winner
    assert f" {names(4)[bracket.games[4].winner]} won." in bracket_svg(bracket, saying(names(4)))


def test_names_are_text_and_nothing_else() -> None:
    bracket = half_played("single", 4, results=3)
    svg = bracket_svg(
        bracket, saying(names(4) | {"p1": NASTY}), {1: "<b>"}, {1: '"><script>'}, NASTY, places(bracket), 'k"'
    )
    root = parsed(svg)
    assert "<script" not in svg
    assert "<script>alert('1')</script> & \"Odo\"" in told(svg)[0]
    assert {element.tag for element in root.iter()} <= {
        SVG + tag for tag in ("svg", "title", "desc", "style", "rect", "path", "text", "g", "a")
    }


def test_a_long_name_is_shortened_and_whole_in_the_title() -> None:
    long = "Worf, son of Mogh, of the House of Martok, Ambassador to Qo'noS"
    bracket = half_played("single", 2, results=1)
    svg = bracket_svg(bracket, saying({"p1": long, "p2": "東風谷早苗" * 6}), {1: "2–0"})
    shown = [str(text.text) for text in parsed(svg).iter(f"{SVG}text")]
    assert [text for text in shown if text.endswith("…")] == ["Worf, son of Mo…", "東風谷早苗東風谷早…"]
    assert long in told(svg)[0]


@pytest.mark.parametrize("bold", [False, True])
def test_what_was_made_to_fit_fits(bold: bool) -> None:
    for text, room in product(("Kira", "WWWWWWWW", "iiii iiii iiii", "東風谷早苗", "Zoë Ångström"), (30, 60, 90, 150)):
        assert pixels(fitted(text, room, 14, bold), 14, bold) <= room


def test_the_winner_is_bold_and_has_a_mark_not_only_a_colour() -> None:
    bracket = half_played("single", 8)
    svg = bracket_svg(bracket, saying(names(8)), scores_of(bracket))
    for game, state in zip(parsed(svg).iter(f"{SVG}g"), bracket.games.values(), strict=True):
        bold = [text.text for text in game.iter(f"{SVG}text") if text.get("class") == "won"]
        assert bold == [names(8)[str(state.winner)]]
        assert sum(path.get("class") == "mark" for path in game.iter(f"{SVG}path")) == 1
    assert ".won{font-weight:700}" in STYLE


def test_only_games_with_links_can_be_walked_to_and_their_focus_is_seen() -> None:
    bracket = half_played("single", 8, results=2)
    assert "<a " not in bracket_svg(bracket, saying(names(8)))
    svg = bracket_svg(bracket, saying(names(8)), links={1: "/m/1", 2: "/m/2"})
    assert [a.attrib["href"] for a in parsed(svg).iter(f"{SVG}a")] == ["/m/1", "/m/2"]
    assert "a:focus-visible .box{stroke:var(--b-accent);stroke-width:3}" in svg


def test_it_needs_nothing_from_elsewhere() -> None:
    svg = bracket_svg(half_played("double", 8), saying(names(8)))
    assert not re.search(r"url\(|@import|<image|<use|@font-face|on\w+=", svg)
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]


def test_print_is_black_on_white_whatever_the_screen_is() -> None:
    dark, print_ = STYLE.index("@media (prefers-color-scheme:dark)"), STYLE.index("@media print")
    assert dark < print_  # of two rules that hold, the later one wins
    assert "--b-ink:#000;" in STYLE[print_:] and "--b-paper:#fff;" in STYLE[print_:]


def test_places_stand_under_a_bracket_that_is_over() -> None:
    over, open_ = half_played("single", 8), half_played("single", 8, results=6)
    assert ">Places<" in bracket_svg(over, saying(names(8)), places=places(over))
    assert ">3–4<" in bracket_svg(over, saying(names(8)), places=places(over))
    assert ">Places<" not in bracket_svg(open_, saying(names(8)), places=places(open_))


def test_an_empty_bracket_is_a_picture_too() -> None:
    assert parsed(bracket_svg(Bracket({}, ()), saying({}))).tag == f"{SVG}svg"


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    channels = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """As WCAG 2 defines it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK, PRINT])
def test_text_and_lines_stand_out_in_light_dark_and_print(colours: dict[str, str]) -> None:
    for paper in ("paper", "raised"):
        assert all(contrast(colours[text], colours[paper]) >= 4.5 for text in ("ink", "muted", "accent"))
        assert contrast(colours["line"], colours[paper]) >= 3
