"""The answers that programs are given, each by the name of its schema in `docs/api/`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.answers.correction import CorrectionAnswer
from topcut.answers.draw import DrawAnswer
from topcut.answers.round import PairingsAnswer
from topcut.answers.standings import StandingsAnswer
from topcut.answers.table import TableAnswer
from topcut.answers.why import WhyAnswer

ANSWERS: Mapping[str, type[Struct]] = {
    "correction": CorrectionAnswer,
    "draw": DrawAnswer,
    "pairings": PairingsAnswer,
    "standings": StandingsAnswer,
    "table": TableAnswer,
    "why": WhyAnswer,
}
