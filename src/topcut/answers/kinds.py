"""The answers that programs are given, each by the name of its schema in `docs/api/`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.answers.bracket import BracketAnswer
from topcut.answers.calls import CallsAnswer
from topcut.answers.clock import ClockAnswer, ClockPlan
from topcut.answers.correction import CorrectionAnswer
from topcut.answers.draw import DrawAnswer
from topcut.answers.event import EventAnswer
from topcut.answers.explained import ExplainedAnswer
from topcut.answers.journal import JournalAnswer
from topcut.answers.places import PlacesAnswer
from topcut.answers.plan import PlanAnswer
from topcut.answers.players import PlayersAnswer
from topcut.answers.prizes import PrizesAnswer
from topcut.answers.round import PairingsAnswer
from topcut.answers.standings import StandingsAnswer
from topcut.answers.table import TableAnswer
from topcut.answers.why import WhyAnswer

ANSWERS: Mapping[str, type[Struct]] = {
    "bracket": BracketAnswer,
    "calls": CallsAnswer,
    "clock": ClockAnswer,
    "clock-plan": ClockPlan,
    "correction": CorrectionAnswer,
    "draw": DrawAnswer,
    "event": EventAnswer,
    "explain": ExplainedAnswer,
    "journal": JournalAnswer,
    "pairings": PairingsAnswer,
    "places": PlacesAnswer,
    "plan": PlanAnswer,
    "players": PlayersAnswer,
    "prizes": PrizesAnswer,
    "standings": StandingsAnswer,
    "table": TableAnswer,
    "why": WhyAnswer,
}
