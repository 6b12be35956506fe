"""Who may play in a program's Champions League, out of everybody's points of all leagues."""

from __future__ import annotations

from collections.abc import Collection

from django.db.models import Q, Sum
from django.db.models.functions import Coalesce

from topcut.programs.model import Program
from topcut.seasons.champions import ChampionsAnswer, LeaguePoints, champions, draw_of
from topcut.seasons.league_book import TABLE
from topcut.seasons.years import season_of
from topcut.web.seasons.champions.waivers import waived
from topcut.web.seasons.leagues.points_page import worth
from topcut.web.seasons.models import Counted, Person

_SHORT = 10  # of those who have too few points


def season_now(program: Program) -> str:
    """That of the latest event of a league: in summer it is still the one that was played; "" before there was any."""
    days = Counted.objects.filter(program=program.name).exclude(league="").order_by("-day")
    return season_of(program, "league", days.values_list("day", flat=True).first() or "")


def standing(program: Program, also: Collection[str] = ()) -> ChampionsAnswer:
    """By handles; `also` are those for whom it is waived here and now."""
    season = season_now(program)
    return champions(
        program, _points(program, season, also), {*waived(program.name, season), *also}, draw_of(program, season)
    )


def lifetime_of(program: Program, person: Person) -> int:
    """What somebody has of all leagues."""
    own = worth(program, TABLE).filter(~Q(league=""), person=person)
    return int(own.aggregate(sum=Coalesce(Sum("worth"), 0))["sum"])


def _points(program: Program, season: str, also: Collection[str]) -> dict[str, LeaguePoints]:
    """Everybody with enough, whoever is asked for, and the next few."""
    rules = program.champions_league
    if rules is None:
        return {}
    sums = (
        worth(program, TABLE)
        .filter(~Q(league=""))
        .values("person__handle")
        .annotate(lifetime=Sum("worth"), season_sum=Coalesce(Sum("worth", filter=Q(season=season)), 0))
        .order_by("-lifetime", "person__handle")
    )
    asked = Q(lifetime__gte=rules.lifetime) | Q(person__handle__in={*waived(program.name, season), *also})
    rows = [*sums.filter(asked), *sums.exclude(asked)[:_SHORT]]
    return {row["person__handle"]: LeaguePoints(row["lifetime"], row["season_sum"]) for row in rows}
