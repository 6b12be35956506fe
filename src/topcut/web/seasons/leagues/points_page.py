"""Everybody's points in a table of a program: season and lifetime totals, summed by the database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django.db.models import Q, QuerySet, Sum
from django.db.models.functions import Coalesce
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.load import load, names
from topcut.programs.model import Program, Total
from topcut.seasons.league_book import TABLE
from topcut.seasons.totals import is_one, totals_of
from topcut.web.seasons.leagues.who import person_of, shown_name
from topcut.web.seasons.models import Credit, League, Person
from topcut.web.seasons.worth import with_worth
from topcut.web.site import asked

_PAGE = 50


class Row(Struct, frozen=True):
    """A person, and a cell for each total."""

    rank: int
    name: str
    handle: str
    cells: tuple[tuple[str, bool], ...]  # each with whether it is one number: a phone has no room for more
    own: bool


class TableLink(Struct, frozen=True):
    program: str
    table: str
    title: str
    of: str


def tables() -> list[TableLink]:
    """Those in which somebody has points."""
    found = Credit.objects.values_list("program", "table").distinct().order_by("program", "table")
    known = [(load(program), table) for program, table in found if program in names()]
    return [
        TableLink(program.name, table, row.title or table, program.title)
        for program, table in known
        if (row := program.table(table)) is not None
    ]


@require_safe
def points(request: HttpRequest, program: str, table: str) -> HttpResponse:
    """The first total that is one number ranks them."""
    if program not in names() or (found := load(program)).table(table) is None:
        raise Http404(table)
    rows = worth(found, table)
    seasons = sorted(set(rows.values_list("season", flat=True)), reverse=True)
    typed = asked.text(request.GET, "season")
    season = typed if typed in seasons else seasons[0] if seasons else ""
    page = max(asked.number(request.GET, "page"), 1)
    wanted = totals_of(found, table)
    ranking = next((one for one in wanted if is_one(one)), wanted[0])
    sums = summed(rows, ranking, season)
    shown = list(sums[(page - 1) * _PAGE : page * _PAGE + 1])
    points_table = found.table(table)
    context: dict[str, Any] = {
        "program": found,
        "title": points_table.title if points_table and points_table.title else table,
        "season": season,
        "seasons": seasons,
        "totals": [
            (message("web-leagues-part", part=message("league-total", total=one.name)), is_one(one)) for one in wanted
        ],
        "rows": _rows(rows, wanted, season, sums, shown[:_PAGE], person_of(request.user)),
        "page": page,
        "more": len(shown) > _PAGE,
        "champions": _champions(found, table),
        "site_tab": "leagues",
    }
    return render(request, "seasons/leagues/points.html", context)


def worth(program: Program, table: str) -> QuerySet[Credit]:
    """All points of a table, each with what it is worth."""
    return with_worth(Credit.objects.filter(program=program.name, table=table))


def counted(total: Total, season: str) -> Q:
    """Which rows a total counts; as `seasons/totals.py: counts` has it for files."""
    which = Q()
    if total.of in ("league", "all-leagues"):
        which &= ~Q(league="")
    if not total.casual:
        which &= Q(competitive=True)
    if total.resets == "season":
        which &= Q(season=season)
    if total.resets == "year":
        which &= Q(season__startswith=season[:4])
    return which


def summed(rows: QuerySet[Credit], total: Total, season: str) -> QuerySet[Any, Any]:
    """Everybody who has points in the table, the most first."""
    sums = rows.values("person").annotate(sum=Coalesce(Sum("worth", filter=counted(total, season)), 0))
    return sums.order_by("-sum", "person__handle")


def _rows(
    rows: QuerySet[Credit],
    wanted: Iterable[Total],
    season: str,
    sums: QuerySet[Any, Any],
    shown: list[dict[str, Any]],
    own: Person | None,
) -> list[Row]:
    people = Person.objects.in_bulk([one["person"] for one in shown])
    cells = [(_cells(rows.filter(person__in=people), total, season), is_one(total)) for total in wanted]
    found: list[Row] = []
    rank = sums.filter(sum__gt=shown[0]["sum"]).count() + 1 if shown else 1
    before = shown[0]["sum"] if shown else 0
    first = rank
    for number, one in enumerate(shown):
        if one["sum"] != before:
            before, first = one["sum"], rank + number
        person = people[one["person"]]
        told = tuple((cell.get(person.pk, "–"), one) for cell, one in cells)
        found.append(Row(first, shown_name(person), person.handle, told, own is not None and own.pk == person.pk))
    return found


def _cells(rows: QuerySet[Credit], total: Total, season: str) -> Mapping[int, str]:
    """One number for a person, or one for each game or league by its name."""
    which = rows.filter(counted(total, season))
    if is_one(total):
        return {one["person"]: str(one["sum"]) for one in which.values("person").annotate(sum=Sum("worth"))}
    part = "game" if total.of == "each-game" else "league"
    found: dict[int, list[str]] = {}
    named = dict(League.objects.filter(program__in=which.values("program")).values_list("slug", "name"))
    for one in which.values("person", part).annotate(sum=Sum("worth")).order_by(part):
        found.setdefault(one["person"], []).append(f"{named.get(one[part], one[part])} {one['sum']}")
    return {person: ", ".join(told) for person, told in found.items()}


def _champions(program: Program, table: str) -> Message | None:
    """What the Champions League asks for (001 12.7)."""
    rules = program.champions_league
    if rules is None or table != TABLE:
        return None
    return message("web-leagues-champions", least=rules.lifetime)
