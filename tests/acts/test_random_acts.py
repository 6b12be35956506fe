"""No act, accepted or refused, leaves an event that any page or command cannot answer; what is refused writes nothing.

Every kind of event is brought to some moment of its life. Then things are done to it by chance, by every door: commands
at the desk, lines typed at the terminal, slips, forms of pages and phones, a results file. After every act that was
taken, all that the event can be asked is asked. A failure says what was done; `walk(kind, seed, …)` does it again.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from acts.doors import COMMANDS, WISHES
from acts.kinds import EARLIER, MADE
from acts.walk import walk
from spread import TRUST, spread
from topcut.rulebooks.load import names
from web.site import Site

ACTS = 8 if TRUST else 4
SEEDS = range(60 if TRUST else 1)


@pytest.fixture(autouse=True)
def silent() -> Iterator[None]:
    """Refused forms are what this is about; Django need not tell of each."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", spread((*MADE, *EARLIER), 10))
def test_whatever_is_done_the_event_answers(site: Site, tmp_path: Path, kind: str, seed: int) -> None:
    assert walk(kind, seed, ACTS, tmp_path).asked == ACTS


def test_every_rulebook_and_every_act_is_among_them() -> None:
    made = " ".join(MADE.values())
    assert all(f"-r {name} " in f"{made} " for name in names())
    assert len(WISHES) > 50 and len(COMMANDS) > 60
