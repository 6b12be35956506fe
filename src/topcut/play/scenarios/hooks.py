"""What a scenario changes in the play itself: one table, looked at where scores are counted and rounds are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from topcut.journal.fact import PlayerId, Result
from topcut.journal.plan import StageNumber
from topcut.journal.state import Match, Tournament
from topcut.play.scenarios.chosen import LUCK, ORBIT
from topcut.play.scenarios.luck import repeats
from topcut.play.scenarios.moves import must_have_moved
from topcut.play.scenarios.orbit import count_orbits
from topcut.play.score_card import Line
from topcut.rulebooks.model import Rulebook

Cards = dict[PlayerId, list[Line]]


def _as_ever(tournament: Tournament, book: Rulebook, cards: Cards) -> None:
    """Score cards as they are."""


def _by_the_stage(tournament: Tournament, stage: StageNumber) -> str:
    return ""


def _anything(book: Rulebook, match: Match, result: Result) -> None:
    """Nothing more is asked of a result."""


class Hooks(Struct, frozen=True):
    """What a scenario does where something else happens without it."""

    count: Callable[[Tournament, Rulebook, Cards], None] = _as_ever  # writes score cards otherwise
    next_round: Callable[[Tournament, StageNumber], str] = _by_the_stage  # the method of a Swiss stage's next round
    must_fit: Callable[[Rulebook, Match, Result], None] = _anything  # refuses a result that cannot be
    everybody: bool = False  # a score card depends on other tables: it cannot be counted, or foreseen, alone


HOOKS: Mapping[str, Hooks] = {
    LUCK: Hooks(next_round=repeats),
    ORBIT: Hooks(count=count_orbits, must_fit=must_have_moved, everybody=True),
}
_NONE = Hooks()


def hooks_of(book: Rulebook) -> Hooks:
    """Those of the event's scenario; without one, or where it changes nothing of this, the plain ones."""
    return HOOKS.get(book.text("scenario"), _NONE)
