"""Hints and examples that the program prints are accepted by the program."""

from __future__ import annotations

import pytest

from acts.printed import cannot_be_typed, examples, printed_hints


@pytest.mark.parametrize(("where", "hint"), sorted(set(printed_hints())))
def test_a_hint_is_a_command_with_its_options(where: str, hint: str) -> None:
    assert not cannot_be_typed(hint), f"{where}: {hint}"


@pytest.mark.parametrize(("name", "line"), sorted(set(examples())))
def test_an_example_of_the_help_is_a_command_with_its_options(name: str, line: str) -> None:
    assert not cannot_be_typed(line), name
