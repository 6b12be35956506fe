"""What programs are told of a community's organized play, each by the name of its schema in `docs/api/`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.seasons.applying import ApplyingAnswer
from topcut.seasons.bonus import BonusAnswer
from topcut.seasons.champions import ChampionsAnswer
from topcut.seasons.earned import EarnsAnswer
from topcut.seasons.league_told import LeagueAnswer
from topcut.seasons.level import LevelAnswer
from topcut.seasons.people_told import ByesAnswer, PeopleAnswer
from topcut.seasons.points import PointsAnswer
from topcut.seasons.prize_draw import PrizeDrawAnswer
from topcut.seasons.sanction import SanctionAnswer
from topcut.seasons.totals import PointsTable

ANSWERS: Mapping[str, type[Struct]] = {
    "prize-draw": PrizeDrawAnswer,
    "program-applying": ApplyingAnswer,
    "program-bonus": BonusAnswer,
    "program-earns": EarnsAnswer,
    "program-level": LevelAnswer,
    "program-points": PointsAnswer,
    "program-sanction": SanctionAnswer,
    "season-byes": ByesAnswer,
    "season-champions": ChampionsAnswer,
    "season-league": LeagueAnswer,
    "season-people": PeopleAnswer,
    "season-points": PointsTable,
}
