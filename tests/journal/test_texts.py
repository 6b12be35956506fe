"""Words are kept outside the chain, sealed, and can be erased."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saying import refused
from topcut.journal import texts
from topcut.journal.texts import ERASED, Text, Texts, deposit
from topcut.refusal import Refusal, refusal

SALT = "0123456789abcdef" * 2
KIRA = deposit("Kira Nerys", SALT)


def test_a_reference_is_the_salted_hash() -> None:
    assert KIRA.ref == "t" + sha256(SALT.encode() + b"Kira Nerys").hexdigest()[:24]
    assert deposit("Kira Nerys", "f" * 32).ref != KIRA.ref


def test_the_line_is_written_as_documented() -> None:
    body = f'{{"text":"{KIRA.ref}","salt":"{SALT}","value":"Kira Nerys"'
    assert texts.encode(KIRA).decode() == f'{body},"sum":"{sha256(body.encode()).hexdigest()[:16]}"}}'


@given(st.text())
def test_a_text_comes_back_as_it_was(value: str) -> None:
    line = texts.encode(deposit(value, SALT))
    assert b"\n" not in line
    assert texts.decode(line) == deposit(value, SALT)


@pytest.mark.parametrize("mask", [1, 0x20, 0x80])
def test_every_changed_byte_is_noticed(mask: int) -> None:
    line = texts.encode(deposit("Kira Nerys, Größe Ê “x”\n", SALT))
    for place in range(len(line)):
        changed = line[:place] + bytes([line[place] ^ mask]) + line[place + 1 :]
        assert isinstance(texts.decode(changed), Refusal), place


def test_a_text_that_was_exchanged_and_sealed_anew_is_noticed() -> None:
    exchanged = texts.decode(texts.encode(Text(KIRA.ref, SALT, "Odo")))
    assert exchanged == refusal("journal-text-exchanged", line=1)


def test_a_sealed_line_that_is_no_text_is_noticed() -> None:
    body = b'{"text":"t1","salt":1,"value":"x"'
    line = body + b',"sum":"' + sha256(body).hexdigest()[:16].encode() + b'"}'
    assert texts.decode(line, 7) == refusal("journal-line-no-text", line=7)


def test_an_erased_text_shows_as_erased() -> None:
    words = Texts([KIRA])
    assert words[KIRA.ref] == "Kira Nerys"
    assert KIRA.ref in words
    assert words.erase(KIRA.ref)
    assert not words.erase(KIRA.ref)
    assert words[KIRA.ref] == ERASED
    assert KIRA.ref not in words
    assert words[""] == ""


def test_a_text_that_cannot_be_written_is_refused() -> None:
    with refused("journal-unwritable"):
        deposit("Kira \udcff", SALT)
