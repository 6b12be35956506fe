"""What programs are given keeps its shape: a change of an answer shows in docs/api."""

from __future__ import annotations

from fractions import Fraction

import pytest
from checks.schemas import ANSWERS, problems
from msgspec import Struct

from topcut.answers.encoding import encoded, schema
from topcut.messages.message import Message, Player, message


def test_the_schemas_in_the_docs_are_those_of_the_answers() -> None:
    assert list(problems()) == []


@pytest.mark.parametrize("name", ANSWERS)
def test_no_program_is_shown_how_a_message_is_made(name: str) -> None:
    assert not {"Message", "Player", "params"} & set(schema(ANSWERS[name])["$defs"])


class Inner(Struct, frozen=True, omit_defaults=True):
    share: Fraction
    note: Message | None = None


class Outer(Struct, frozen=True):
    """An answer."""

    who: Player
    inner: tuple[Inner, ...]


def test_messages_are_told_players_are_handles_and_ratios_are_exact() -> None:
    answer = Outer(Player("p3", "Kira Nerys", "kira"), (Inner(Fraction(2, 3)), Inner(Fraction(4), message("x"))))
    told = encoded(answer, lambda said: f"<{said.id}>")
    assert told == {"who": "kira", "inner": [{"share": "2/3"}, {"share": "4", "note": "<x>"}]}


def test_the_schema_is_of_what_is_written() -> None:
    made = schema(Outer)
    assert made["$ref"] == "#/$defs/Outer" and made["$defs"]["Outer"]["properties"]["who"]["type"] == "string"
    inner = made["$defs"]["Inner"]
    assert inner["required"] == ["share"] and inner["properties"]["share"]["type"] == "string"
    assert {"type": "null"} in inner["properties"]["note"]["anyOf"]
