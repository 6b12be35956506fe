"""The answers that programs are given, each by the name of its schema in `docs/api/`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.answers.calls import CallsAnswer
from topcut.answers.clock import ClockAnswer, ClockPlan
from topcut.answers.draft_times import DraftTimes
from topcut.answers.event import EventAnswer
from topcut.answers.explained import ExplainedAnswer
from topcut.answers.packs import DealAnswer, PacksAnswer, PoolsAnswer, SwappedPool
from topcut.answers.places import PlacesAnswer
from topcut.answers.players import PlayersAnswer
from topcut.answers.scenarios.drinks import DrinksAnswer
from topcut.answers.scenarios.feedback import FeedbackAnswer, FeedbackList
from topcut.answers.scenarios.lent_decks import DecksAnswer
from topcut.answers.scenarios.prizes import ItemsAnswer, PrizesAnswer
from topcut.answers.scenarios.special_rules import RaceAnswer
from topcut.answers.scenarios.standard_orbit import OrbitAnswer, OrbitSeats
from topcut.answers.seating import OwnSeat, SeatingAnswer
from topcut.answers.settings import SettingsAnswer
from topcut.answers.standings import StandingsAnswer

ANSWERS: Mapping[str, type[Struct]] = {
    "calls": CallsAnswer,
    "clock": ClockAnswer,
    "clock-plan": ClockPlan,
    "deal": DealAnswer,
    "draft-times": DraftTimes,
    "event": EventAnswer,
    "explain": ExplainedAnswer,
    "feedback": FeedbackList,
    "orbit": OrbitSeats,
    "packs": PacksAnswer,
    "places": PlacesAnswer,
    "players": PlayersAnswer,
    "scenario-of-decks": DecksAnswer,
    "scenario-of-drinks": DrinksAnswer,
    "scenario-of-feedback": FeedbackAnswer,
    "scenario-of-items": ItemsAnswer,
    "scenario-of-orbit": OrbitAnswer,
    "scenario-of-prizes": PrizesAnswer,
    "scenario-of-rules": RaceAnswer,
    "seats": SeatingAnswer,
    "seats-of-player": OwnSeat,
    "settings": SettingsAnswer,
    "standings": StandingsAnswer,
    "swap-pools": PoolsAnswer,
    "swapped-pool": SwappedPool,
}
