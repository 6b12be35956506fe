"""How the announced plan is told: what of it a rulebook declares."""

from __future__ import annotations

import pytest

from topcut.journal.plan import Stage
from topcut.journal.state import Tournament
from topcut.messages.message import Message, message
from topcut.play.plan_told import stage_told
from topcut.rulebooks.load import build, load
from topcut.rulebooks.model import Rulebook

SEEDED = Tournament(plan=(Stage("bracket", seeds="typed", bracket="play-in"),))


def parts(book: Rulebook) -> tuple[object, ...]:
    told = stage_told(SEEDED, book, 1)
    assert isinstance(told, Message) and isinstance(told["parts"], tuple)
    return told["parts"]


@pytest.mark.parametrize(
    ("rulebook", "nobody"),
    [("star-trek-1e", True), ("star-trek-2e", True), ("star-trek-1e-2010", False), ("yomi", False)],
)
def test_001_appendix_a_nobody_registers_where_seeds_come_from_another_event(rulebook: str, nobody: bool) -> None:
    """The guide of 2010 and the others have no such clause."""
    assert (message("stageplan-no-pre-registration") in parts(load(rulebook))) is nobody


def test_another_document_with_that_rule_is_believed() -> None:
    source = dict(load("star-trek-2e").source) | {"document": "Rules of Acquisition"}
    assert message("stageplan-no-pre-registration") in parts(build(source))
