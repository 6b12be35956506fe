"""Card lists out of every kind of file that people have; everything that is wrong at once, with its line."""

from __future__ import annotations

import os
from itertools import permutations
from pathlib import Path

import pytest

from saying import as_told, fits, refused
from topcut.files.card_list import CardFile, read, read_cards
from topcut.messages.message import Message, message
from topcut.play.limited.cards import Card, digest, plain, read_plain
from topcut.refusal import Refused
from wrong_lines import file_of, wrong_lines

REAL = Path(os.environ.get("TOPCUT_REAL_DATA", "no-such-folder")) / "cards"
real_data = pytest.mark.skipif(not REAL.is_dir(), reason="TOPCUT_REAL_DATA is not set")


def cards(text: str) -> tuple[Card, ...]:
    return read_cards(text.encode()).cards


def wrong(text: str, *expected: tuple[int, Message | str]) -> bool:
    """Whether these lines are wrong for these reasons, and no others; each says what to do."""
    with pytest.raises(Refused) as caught:
        read_cards(text.encode(), "cube.csv")
    refusals = caught.value.refusals
    assert {file_of(refusal) for refusal in refusals} == {"cube.csv"}
    assert all(as_told(refusal).do for refusal in refusals)
    return fits([(line, refusal) for line, _, refusal in wrong_lines(refusals)], expected)


NO_COUNT = message("card-no-count", count="0")

# Tables ---------------------------------------------------------------------------------------------------------------


def test_columns_are_found_by_their_usual_names_in_any_case() -> None:
    listed = read_cards(b"Title,SIDE,Qty,Expansion,Rarity,Type,Unlimited,Art\nBar,LS,2,Hope,R1,Location,yes,Kira\n")
    bar = Card("Bar", "light", "R1", "Hope", 2, True, "Location")
    assert listed == CardFile((bar,), passed_over=("Art",))


@pytest.mark.parametrize("sign", [",", ";", "\t"])
def test_the_sign_between_cells_may_be_any(sign: str) -> None:
    assert cards(f"card{sign}rarity\nOdo{sign}R\n\nQuark{sign}C\n") == (
        Card("Odo", rarity="R"),
        Card("Quark", rarity="C"),
    )


@pytest.mark.parametrize("typed", ["l", "LS", "Light", "light side", "LIGHT SIDE", "Lightside"])
def test_a_side_may_be_written_in_many_ways(typed: str) -> None:
    assert cards(f"name,side\nOdo,{typed}\n") == (Card("Odo", "light"),)


def test_names_with_commas_quotes_and_line_ends_in_quotes() -> None:
    text = 'name,rarity\n"Odo, ""Constable""",R\n"Deep\nSpace",C\nQuark,-\n'
    assert [card.name for card in cards(text)] == ['Odo, "Constable"', "Deep Space", "Quark"]
    assert wrong('name,count\n"Deep\nSpace",0\nOdo,0\n', (2, NO_COUNT), (4, NO_COUNT))


def test_a_plugin_list_keeps_the_quotes_of_a_name_and_a_spreadsheets_are_taken_off() -> None:
    text = 'Name\tSet\tRarity\n"Retired" Spymaster\tR2\tP\n"Garak, ""Tailor"""\tR2\tP\n"Best\tR2\tP\n'
    assert [card.name for card in cards(text)] == ['"Retired" Spymaster', 'Garak, "Tailor"', '"Best']


def test_everything_wrong_with_a_table_is_told_at_once() -> None:
    text = "name,side,count,unlimited\nOdo,light,two,\n,dark,,\nQuark,dark,-1,maybe\nKira,light,1,no\nDax,d,,,light\n"
    assert wrong(
        text,
        (2, message("card-no-count", count="two")),
        (3, message("card-nameless", given=("side dark",))),
        (4, message("card-no-count", count="-1")),
        (4, message("card-unlimited-or-not", text="maybe")),
        (6, message("card-too-many-cells", cells=5, columns=4)),
    )


def test_columns_that_cannot_be_right_are_named() -> None:
    assert wrong("side,rarity\nlight,R\n", (1, message("card-no-name-column", columns=("side", "rarity"))))
    misspelt = message("file-unknown-column", column="rarety", word="rarity")
    assert wrong("name,rarety,count\nOdo,R,0\n", (1, misspelt), (2, NO_COUNT))
    assert wrong("name,title\nOdo,Odo\n", (1, message("file-column-twice", column="name")))
    assert read_cards(b"name,names\nOdo,Constable\n").passed_over == ("names",)  # has its right spelling beside it


# One card a line ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["2\tOdo", "2x Odo", "2 x Odo", "2X Odo", "2× Odo", "Odo x2", "Odo  X2", "Odo (x2)"])
def test_a_count_stands_before_or_behind(line: str) -> None:
    assert cards(f"Quark\n{line}\n") == (Card("Quark"), Card("Odo", count=2))


@pytest.mark.parametrize("name", ["Odo, Constable", "Rex", "47", "1,000 Tribbles", "2x4", "Deep Space 9", "K-7"])
def test_a_name_is_taken_as_it_is(name: str) -> None:
    assert cards(f"{name}\n") == (Card(name),)


def test_headings_and_remarks_are_no_cards_but_may_name_a_side() -> None:
    text = """# made by Rom
    Light Side:
    2x Kira
    Weapons:
    Phaser
    [Unlimited]
    Bar
    == Dark ==
    Garak
    // the end
    """
    assert cards(text) == (
        Card("Kira", "light", count=2),
        Card("Phaser", "light"),
        Card("Bar", "light", unlimited=True),
        Card("Garak", "dark"),
    )


def test_everything_wrong_with_a_list_is_told_at_once() -> None:
    assert wrong(
        "Odo\n10 Tribbles\n0x Quark\nKira\tR\n",
        (2, message("deck-count-or-name", count="10", name="Tribbles")),
        (3, NO_COUNT),
        (4, message("deck-more-than-a-card", text="Kira (tab) R")),
    )


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "card-list-empty"),
        (" \n\r\n", "card-list-empty"),
        ("name,side\n", "card-list-of-headings"),
        ("Missions:\n", "card-list-of-headings"),
    ],
)
def test_a_file_without_cards(text: str, why: str) -> None:
    with refused(why, file="cube.csv"):
        read_cards(text.encode(), "cube.csv")


# Bytes ----------------------------------------------------------------------------------------------------------------

ACCENTED = "name\tside\nJadzia Dax\tlight\nBoté… – “Café”\tdark\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_encodings_and_line_ends_make_no_difference(encoding: str, end: str) -> None:
    listed = read_cards(ACCENTED.replace("\n", end).encode(encoding)).cards
    assert digest(listed) == digest(cards(ACCENTED))
    assert listed[1] == Card("Boté… – “Café”", "dark")


def test_a_spreadsheet_is_not_a_text(tmp_path: Path) -> None:
    with refused("card-list-not-text", file="cube.csv"):
        read_cards(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(64), "cube.csv")
    with refused("file-unreadable"):
        read(tmp_path / "none.csv")


# The plain form -------------------------------------------------------------------------------------------------------

LISTED = (Card("Odo", "light", "R"), Card("Bar", "light", unlimited=True), Card("Odo", "light", "R"), Card("Ezri"))


def test_the_plain_form_is_this_text() -> None:
    assert plain(LISTED) == (
        "name\tside\trarity\tset\ttype\tunlimited\tcount\n"
        "Bar\tlight\t\t\t\tyes\t1\n"
        "Ezri\t\t\t\t\t\t1\n"
        "Odo\tlight\tR\t\t\t\t2"
    )


def test_the_digest_depends_on_the_cards_and_on_nothing_else() -> None:
    assert len({digest(order) for order in permutations(LISTED)}) == 1
    assert digest(cards("name,rarity\nOdo,R\n")) == digest(cards("Rarity;Name;Art\r\nR; Odo ;x\r\n"))
    assert digest([Card("Cafe\u0301  Bar")]) == digest([Card("Café Bar")])
    others = [LISTED[:3], (*LISTED, Card("Odo")), (*LISTED, Card("Odo", "dark", "R"))]
    assert len({digest(other) for other in (LISTED, *others)}) == 4


def test_the_plain_form_is_read_again() -> None:
    again = read_plain(plain(LISTED))
    assert plain(again) == plain(LISTED)
    assert plain(read_cards(plain(LISTED).encode()).cards) == plain(LISTED)  # it is a table like others


@pytest.mark.parametrize("damage", [("unlimited", "u"), ("\t2", "\t0"), ("\t2", "\ttwo"), ("yes", "no"), ("Odo", "")])
def test_what_is_not_the_plain_form_is_refused(damage: tuple[str, str]) -> None:
    with refused("pack-list-not-plain"):
        read_plain(plain(LISTED).replace(*damage))


# Published lists ------------------------------------------------------------------------------------------------------


@real_data
def test_a_plugin_list_of_second_edition() -> None:
    listed = read(REAL / "startrek2e" / "Physical.txt")
    lines = (REAL / "startrek2e" / "Physical.txt").read_text().splitlines()[1:]
    assert [card.name for card in listed.cards] == [" ".join(line.split("\t")[0].split()) for line in lines]
    assert {card.rarity for card in listed.cards} == {"R", "U", "C", "P", "S", "AP"}
    assert "Skills" in listed.passed_over


@real_data
def test_every_published_deck_is_read() -> None:
    for path in sorted(REAL.glob("*/decks/*.txt")):
        counts = [line.split("\t")[0] for line in path.read_text(encoding="cp1252").splitlines() if "\t" in line]
        assert sum(card.count for card in read(path).cards) == sum(int(count) for count in counts), path.name


def test_the_rest_of_a_broken_line_of_a_plugins_list_is_passed_over_and_told() -> None:
    listed = read_cards(b"Name\tRarity\tText\nOdo\tR\tOrder -\n\tR\tdraw a card.\nQuark\tC\t\n")
    assert [card.name for card in listed.cards] == ["Odo", "Quark"]
    assert listed.broken_lines == (3,)


def test_a_line_of_a_csv_without_a_name_is_wrong() -> None:
    assert wrong("name,rarity\nOdo,R\n,C\n", (3, message("card-nameless", given=("rarity C",))))


@real_data
@pytest.mark.parametrize(
    "list_name", ["startrek1e/Physical", "startrek1e/Virtual", "startrek2e/Physical", "startrek2e/Virtual"]
)
def test_whole_card_lists_of_a_plugin_can_be_read(list_name: str) -> None:
    lines = (REAL / f"{list_name}.txt").read_bytes().splitlines()
    listed = read(REAL / f"{list_name}.txt")
    copies = len(listed.cards) + len(listed.broken_lines)
    assert copies == sum(bool(line.strip()) for line in lines) - 1
