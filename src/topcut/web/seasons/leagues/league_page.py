"""What everybody sees of leagues: the list by season and region, and a league as it stands."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from django.db.models import Count, Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_safe
from msgspec import Struct

from topcut.files.league_file import league_bytes
from topcut.messages.message import Message, message
from topcut.programs.load import load
from topcut.programs.model import Program
from topcut.seasons.league import blocks_of
from topcut.seasons.league_told import LeagueAnswer, LeagueBlockTold, LeagueEventTold, LeagueSums
from topcut.seasons.ranked import Ranked
from topcut.web.seasons.leagues import book as books
from topcut.web.seasons.leagues import points_page
from topcut.web.seasons.leagues.who import by_key, decides, directs, person_of, shown_name
from topcut.web.seasons.models import Counted, League, Person
from topcut.web.seasons.models_leagues import LeagueListed


class Cell(Struct, frozen=True):
    """What somebody has out of one event."""

    points: int | None  # None = was not there, or is not scored
    won: bool = False
    was_there: bool = False


class Listed(Struct, frozen=True):
    """A league in the list."""

    league: League
    director: str
    over: int  # events
    planned: int
    champion: Person | None
    champion_name: str


class Part(Struct, frozen=True):
    """How far a half or the playoffs are."""

    name: Message
    over: int
    planned: int


class Why(Struct, frozen=True):
    """Two who are level in the first step: what parts them."""

    names: tuple[str, str]
    level: tuple[Message, ...]
    decides: Message
    against: Message | None


class PlayoffRow(Struct, frozen=True):
    rank: Ranked
    name: str
    handle: str  # of their page
    half: int
    cells: tuple[Cell, ...]
    points: int
    bonus: int
    won: int
    own: bool
    why: Why | None


class SeasonRow(Struct, frozen=True):
    sums: LeagueSums
    name: str
    handle: str
    half: int  # after which they qualified; 0 = not
    blocks: tuple[tuple[tuple[Cell, ...], int], ...]  # of the regular season
    points: int  # of the regular season, without bonus
    playoffs: int  # the same of the playoffs
    own: bool


def part(block: LeagueBlockTold, number: int) -> Message:
    """A half or the playoffs, as a heading."""
    return message("web-leagues-part", part=message("league-block", number=number, kind=block.kind))


@require_safe
def leagues(request: HttpRequest) -> HttpResponse:
    """By season, the latest first; those that wait for a confirmation are for who can give it."""
    found = League.objects.select_related("region", "kept__director").order_by("-season", "region__name", "name")
    programs = set(League.objects.filter(approved=False).values_list("program", flat=True))
    waits = [program for program in programs if decides(request.user, program)]
    found = found.filter(Q(approved=True) | Q(program__in=waits))
    told = _listed(list(found))
    seasons = [(season, list(rows)) for season, rows in groupby(told, key=lambda one: one.league.season)]
    context = {"seasons": seasons, "site_tab": "leagues", "tables": points_page.tables()}
    return render(request, "seasons/leagues/list.html", context)


def _listed(leagues: list[League]) -> list[Listed]:
    """How far each is, and who won it."""
    slugs = [one.slug for one in leagues]
    counted = Counted.objects.filter(league__in=slugs).values("league").annotate(number=Count("pk"))
    over = {row["league"]: row["number"] for row in counted}
    won = {one.slug: champion_in(one.kept.book) for one in leagues}
    people = by_key(won.values())
    found = []
    for one in leagues:
        blocks = blocks_of(load(one.program), one.shape)
        champion = people.get(won[one.slug]) if len(one.kept.book.get("closed", ())) == len(blocks) else None
        planned = sum(block.events for block in blocks)
        found.append(Listed(one, shown_name(one.kept.director), over.get(one.slug, 0), planned, champion,
                            shown_name(champion) if champion else ""))  # fmt: skip
    return found


def champion_in(book: Mapping[str, Any]) -> str:
    """Who stands first in the block that was closed last."""
    ranked = [row for one in book.get("closed", ())[-1:] for row in one.get("ranked", ())]
    return str(ranked[0]["who"]) if ranked else ""


@require_safe
def league(request: HttpRequest, slug: str) -> HttpResponse:
    """The playoffs first, because they decide."""
    row = get_object_or_404(League.objects.select_related("region", "kept__director"), slug=slug)
    program, book = books.program_of(row), books.book_of(row)
    answer = books.answer_of(row, book)
    people = by_key(one.player for one in answer.table)
    own = person_of(request.user)
    shown = _Shown(answer, people, own.key if own else "")
    context = {
        "league": row,
        "program": program,
        "answer": answer,
        "book": book,
        "regular": [
            {"name": part(block, number), "events": block.events}
            for number, block in enumerate(answer.blocks, start=1)
            if block.kind == "regular"
        ],
        "playoff": next((block for block in answer.blocks if block.kind == "playoff"), None),
        "playoffs": shown.playoffs(),
        "season": shown.season(),
        "parts": [Part(part(one, number), len(one.events), one.planned) for number, one in enumerate(answer.blocks, 1)],
        "not_scored": [one for block in answer.blocks for one in block.events if one.not_scored],
        "missions": mission_rows(answer, by_key(who for one in answer.missions for who in one.who)),
        "ties": [message("programname-playoff", step=tie.name) for tie in program.playoff_ties],
        "schemes": _schemes(program, row),
        "champion": people.get(answer.champion),
        "champion_name": shown.name(answer.champion),
        "coming": _coming(row),
        "director": row.kept.director,
        "director_name": shown_name(row.kept.director),
        "directs": directs(request.user, row),
        "governs": decides(request.user, row.program),
        "committed": [shown_name(person) for person in by_key(row.kept.committed).values()],
        "site_tab": "leagues",
    }
    return render(request, "seasons/leagues/league.html", context)


def _coming(row: League) -> LeagueListed | None:
    """The next event that is not over."""
    coming = LeagueListed.objects.filter(league=row.slug).exclude(event__state="finished")
    return coming.select_related("event").order_by("day", "event").first()


def _schemes(program: Program, row: League) -> list[tuple[int, Message]]:
    """The bonus schemes that are in use, each with its points."""
    return [
        (one.points, message("programname-bonus", bonus=one.name, above=one.above or 0))
        for one in program.bonuses
        if one.name in row.schemes
    ]


class _Shown:
    """The rows of both tables."""

    def __init__(self, answer: LeagueAnswer, people: Mapping[str, Person], own: str) -> None:
        self.answer, self.people, self.own = answer, people, own
        self.qualified = {
            row.who: half.half for half in answer.halves if half.final for row in half.rows[: half.number]
        }

    def name(self, key: str) -> str:
        return shown_name(self.people[key]) if key in self.people else key

    def handle(self, key: str) -> str:
        return self.people[key].handle if key in self.people else ""

    def playoffs(self) -> list[PlayoffRow]:
        """Once the regular season is over."""
        answer = self.answer
        if not answer.halves or not all(half.final for half in answer.halves):
            return []
        last = answer.blocks[-1]
        pairs = zip(answer.playoffs, [*answer.playoffs[1:], None], strict=True)
        return [
            PlayoffRow(
                rank=row,
                name=self.name(row.who),
                handle=self.handle(row.who),
                half=self.qualified.get(row.who, 0),
                cells=tuple(_cell(event, row.who) for event in last.events),
                points=row.values.get("playoff-points", 0),
                bonus=sum(event.results[row.who]["bonus"] or 0 for event in last.events if row.who in event.results),
                won=sum(_cell(event, row.who).won for event in last.events),
                own=row.who == self.own,
                why=self._why(row, behind),
            )
            for row, behind in pairs
        ]

    def _why(self, row: Ranked, behind: Ranked | None) -> Why | None:
        """Where the first step did not part two, the one that did; nobody asks before anything was played."""
        if not self.answer.blocks[-1].events:
            return None
        steps = list(row.values)
        if behind is None or row.decided in ("", steps[0]) or row.decided not in steps:
            return None
        level = steps[: steps.index(row.decided)]
        against = behind.values.get(row.decided)
        lot = row.decided == "lot"
        return Why(
            names=(self.name(row.who), self.name(behind.who)),
            level=tuple(message("league-step", step=step, number=row.values[step]) for step in level),
            decides=message("league-step", step=row.decided, number=row.values[row.decided]),
            against=None if lot or against is None else message("league-step", step=row.decided, number=against),
        )

    def season(self) -> list[SeasonRow]:
        return [self._season(sums) for sums in self.answer.table]

    def _season(self, sums: LeagueSums) -> SeasonRow:
        regular = [(n, block) for n, block in enumerate(self.answer.blocks) if block.kind == "regular"]
        blocks = tuple(
            (tuple(_cell(event, sums.player) for event in block.events), sums.of_block[n]) for n, block in regular
        )
        return SeasonRow(
            sums=sums,
            name=self.name(sums.player),
            handle=self.handle(sums.player),
            half=self.qualified.get(sums.player, 0),
            blocks=blocks,
            points=sum(sums.of_block[n] for n, _ in regular),
            playoffs=sum(sums.of_block) - sum(sums.of_block[n] for n, _ in regular),
            own=sums.player == self.own,
        )


def _cell(event: LeagueEventTold, who: str) -> Cell:
    result = event.results.get(who)
    return Cell(None) if result is None else Cell(result["points"], result["place"] == 1, was_there=True)


@require_safe
def league_file(request: HttpRequest, slug: str) -> HttpResponse:
    """The director's book as a file, for a folder with the league's journals."""
    row = get_object_or_404(League.objects.select_related("kept__director"), slug=slug)
    data = league_bytes(books.with_handles(row, books.book_of(row)))
    answer = HttpResponse(data, content_type="application/json")
    name = f"{row.slug}.league.json"
    answer["Content-Disposition"] = content_disposition_header(as_attachment=True, filename=name) or ""
    return answer


def mission_rows(answer: LeagueAnswer, people: Mapping[str, Person]) -> list[tuple[str, str]]:
    """The tally: each mission, and who completed it first."""
    return [
        (one.mission, ", ".join(shown_name(people[who]) for who in one.who if who in people)) for one in answer.missions
    ]
