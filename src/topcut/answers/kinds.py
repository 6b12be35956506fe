"""The answers that programs are given, each by the name of its schema in `docs/api/`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.answers.announcements import AnnouncementsAnswer
from topcut.answers.bracket import BracketAnswer
from topcut.answers.calls import CallsAnswer
from topcut.answers.checklist import ChecklistAnswer
from topcut.answers.clock import ClockAnswer, ClockPlan
from topcut.answers.correction import CorrectionAnswer
from topcut.answers.draft_times import DraftTimes
from topcut.answers.draw import DrawAnswer
from topcut.answers.event import EventAnswer
from topcut.answers.explained import ExplainedAnswer
from topcut.answers.gathering import GatheringAnswer
from topcut.answers.journal import JournalAnswer
from topcut.answers.listing import ListingAnswer
from topcut.answers.packs import DealAnswer, PacksAnswer, PoolsAnswer, SwappedPool
from topcut.answers.places import PlacesAnswer
from topcut.answers.plan import PlanAnswer
from topcut.answers.players import PlayersAnswer
from topcut.answers.prizes import PrizesAnswer
from topcut.answers.registration import RegistrationAnswer
from topcut.answers.report_check import ReportCheck
from topcut.answers.round import PairingsAnswer
from topcut.answers.scenarios.drinks import DrinksAnswer
from topcut.answers.scenarios.feedback import FeedbackAnswer, FeedbackList
from topcut.answers.scenarios.lent_decks import DecksAnswer
from topcut.answers.scenarios.prizes import AwardsAnswer, ItemsAnswer
from topcut.answers.scenarios.special_rules import RaceAnswer
from topcut.answers.scenarios.standard_orbit import OrbitAnswer, OrbitSeats
from topcut.answers.seating import OwnSeat, SeatingAnswer
from topcut.answers.settings import SettingsAnswer
from topcut.answers.standings import StandingsAnswer
from topcut.answers.table import TableAnswer
from topcut.answers.tables import TablesAnswer
from topcut.answers.why import WhyAnswer

ANSWERS: Mapping[str, type[Struct]] = {
    "announcements": AnnouncementsAnswer,
    "bracket": BracketAnswer,
    "calls": CallsAnswer,
    "checklist": ChecklistAnswer,
    "clock": ClockAnswer,
    "clock-plan": ClockPlan,
    "correction": CorrectionAnswer,
    "deal": DealAnswer,
    "draft-times": DraftTimes,
    "draw": DrawAnswer,
    "event": EventAnswer,
    "explain": ExplainedAnswer,
    "feedback": FeedbackList,
    "gathering": GatheringAnswer,
    "journal": JournalAnswer,
    "listing": ListingAnswer,
    "orbit": OrbitSeats,
    "packs": PacksAnswer,
    "pairings": PairingsAnswer,
    "places": PlacesAnswer,
    "plan": PlanAnswer,
    "players": PlayersAnswer,
    "registration": RegistrationAnswer,
    "prizes": PrizesAnswer,
    "report-check": ReportCheck,
    "scenario-of-decks": DecksAnswer,
    "scenario-of-drinks": DrinksAnswer,
    "scenario-of-feedback": FeedbackAnswer,
    "scenario-of-items": ItemsAnswer,
    "scenario-of-orbit": OrbitAnswer,
    "scenario-of-prizes": AwardsAnswer,
    "scenario-of-rules": RaceAnswer,
    "seats": SeatingAnswer,
    "seats-of-player": OwnSeat,
    "settings": SettingsAnswer,
    "standings": StandingsAnswer,
    "swap-pools": PoolsAnswer,
    "swapped-pool": SwappedPool,
    "table": TableAnswer,
    "tables": TablesAnswer,
    "why": WhyAnswer,
}
