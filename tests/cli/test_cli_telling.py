"""How the terminal tells refusals: many that are alike as one, places, commands in a way out, what the parser says."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal import Topcut

from topcut.cli.terminal.telling import collapsed, voice
from topcut.messages.message import Message, Player, message
from topcut.refusal import Refusal, refusal
from unmarked import Unmarked, marked

CAST = ("Kira", "Odo", "Quark", "Dax", "Garak")


def _cannot_confirm(name: str) -> Refusal:
    return refusal("result-confirmed-by-another", player=Player(name.lower(), name))


def _told(refusals: list[Refusal]) -> list[str]:
    return [one.what for one in collapsed(refusals, voice().all_told(refusals))]


def test_refusals_that_differ_only_by_the_player_become_one() -> None:
    assert _told([_cannot_confirm(name) for name in CAST]) == [
        "Kira cannot confirm this, and the same for 4 more (Odo, Quark, Dax, …)"
    ]
    assert _told([_cannot_confirm(name) for name in CAST[:3]]) == [
        "Kira cannot confirm this, and the same for 2 more (Odo, Quark)"
    ]
    assert len(_told([_cannot_confirm(name) for name in CAST[:2]])) == 2


def test_a_name_that_reads_like_a_sentence_is_a_name() -> None:
    names = ("Kira has no side: line 3", *CAST[1:])
    assert _told([_cannot_confirm(name) for name in names])[0].startswith(
        "Kira has no side: line 3 cannot confirm this,"
    )


def test_typed_names_are_players_too() -> None:
    told = _told([refusal("entry-no-player", player=name) for name in CAST])
    assert told == ["there is no player 'Kira', and the same for 4 more (Odo, Quark, Dax, …)"]


def test_what_differs_by_more_than_the_player_stays() -> None:
    def stranger(name: str, table: int) -> Refusal:
        return refusal("result-stranger", player=Player(name), match=message("place-table", table=table))

    assert len(_told([stranger(name, table) for table, name in enumerate(CAST)])) == len(CAST)
    assert len(_told([stranger(name, 1) for name in CAST])) == 1
    placed = [_cannot_confirm(name).at(message("place-table", table=1)) for name in CAST]
    assert len(_told(placed)) == len(CAST)


def test_a_place_stands_before_a_place() -> None:
    placed = _cannot_confirm("Kira").at(message("place-table", table=3)).at(message("command-at-line", line=2))
    assert voice().told(placed).what == "line 2, table 3: Kira cannot confirm this"


def test_the_command_of_a_way_out_is_the_one_that_the_text_names() -> None:
    overtaken = refusal("round-changed-since", round=2, changed="a result")
    assert voice().step(overtaken) == ("draw again", "pair")
    assert voice().way(overtaken) == "draw again: `topcut pair`"
    assert voice().step(_cannot_confirm("Kira")) == ("the opponent or an official can", "")
    cheat = Message("result-way-correct-or-pair", (("stage", "`topcut erase kira --yes`"),))
    assert voice().step(refusal("result-exists", match="a", result="b", way=cheat))[1] == ""


def test_a_command_is_one_of_several_ways_out() -> None:
    alone = refusal("round-too-few-players", way=message("round-way-end-with-reason", played=2))
    assert voice().step(alone) == ("end after the rounds played so far", 'rounds 2 --reason "why"')
    assert voice().way(alone).endswith('`topcut rounds 2 --reason "why"`, or re-enter somebody')


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("standings --cut many", "command-typed-no-number"),
        ("simulate -r yomi --players 1", "command-typed-too-small"),
        ("explain", "command-typed-too-little"),
        ("standings --nope", "command-typed-no-option"),
        ("pairings --roud 1", "command-typed-nearly-an-option"),
        ("stand", "command-typed-no-command"),
        ("clock fly", "command-typed-no-command"),
        ("standings friday.jsonl b c", "command-typed-too-much"),
        ("standings --help=3", "command-typed-value-of-none"),
    ],
)
def test_what_the_parser_does_not_take_has_a_code(topcut: Topcut, typed: str, code: str) -> None:
    assert [one["code"] for one in topcut(*typed.split(), "--json").data["refused"]] == [code]


@pytest.mark.parametrize(
    "typed",
    [
        "explain",
        "standings --cut many",
        "standings --nope",
        "pairings --roud 1",
        "stand",
        "clock fly",
        "standings friday.jsonl b c",
        "pair --seed",
        "standings --json=3",
    ],
)
def test_nothing_of_the_parsers_own_words_is_told(topcut: Topcut, typed: str) -> None:
    """In the marked language every word but those that are typed has its mark; the help is that of the command."""
    with marked():
        told = topcut(*typed.split()).err
    names = (*typed.split(), "standings", "start", "round", "PLAYER", "topcut")
    assert not (found := Unmarked(names).words(told)), found
    command = "topcut" if typed == "stand" else f"topcut {typed.split()[0]}"
    assert f"`{command} --" in " ".join(told.split())


def test_an_option_without_its_value_and_one_that_takes_none(topcut: Topcut) -> None:
    topcut("pair", "--seed").refused("command-typed-no-value", option="--seed", command="topcut pair")
    topcut("new", "Friday", "-r").refused("command-typed-no-value", option="-r", command="topcut new")
    topcut("post", "--json=3").refused("command-typed-value-of-none", option="--json", command="topcut post")


def test_a_number_that_is_too_large(topcut: Topcut) -> None:
    topcut("serve", "--port", 99999999).refused("command-typed-too-large", most=65535, name="'--port'")


def test_refusals_within_an_answer_are_told_like_others(topcut: Topcut, event: Path) -> None:
    Path("house.toml").write_text("nothing = 1\n")
    for one in (
        *topcut("rulebook", "check", "house.toml", "--json").data["problems"],
        *topcut("report", "9 100-35", "8 100-35", "--json").data["refused"],
    ):
        assert set(one) == {"what", "do", "code"} and one["what"]
