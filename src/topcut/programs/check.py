"""Checks the entries of a program against each other: seasons, tables without gaps, places that something earns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from topcut.messages.message import message
from topcut.programs.check_tables import check_tables
from topcut.programs.document import Parts
from topcut.programs.known_rulebooks import known_rulebook, not_in_rulebooks
from topcut.programs.model import Season, months
from topcut.programs.month import month_named
from topcut.programs.vocabulary import LEVELS
from topcut.refusal import refusal
from topcut.rulebooks.load import names as rulebook_names
from topcut.rulebooks.places import Path
from topcut.rulebooks.problems import Problems, meant, shown

_MONTHS = 12
_NAMED = ("game", "level", "points", "playoff_tie", "bonus", "field", "deadline", "badge")  # each name once
_NUMBERS = {  # the least that a number can be
    "season": {"first_month": 1, "last_month": 1},
    "earning": {"place": 1, "points": 0, "above": 0},
    "row": {"players": 1, "to": 1},
    "share": {"place": 1, "divided_by": 1, "least": 0},
    "part": {"each": 0},
    "condition": {"least": 0},
    "small_event": {"players": 1, "played": 0, "byes": 0},
    "block": {"events": 1, "qualify": 0, "first_month": 1, "last_month": 1},
    "bonus": {"points": 0},
    "deadline": {"hours": 0},
    "obligation": {"byes": 0},
    "badge": {"least": 1},
    "level": {"level": 1, "k": 1, "assumed_k": 1},
}


def check_together(parts: Parts, problems: Problems) -> None:
    """Everything that only shows when entries are seen together."""
    for look in (
        _numbers,
        _months,
        _twice,
        _games,
        _rulebooks,
        _seasons,
        _earnings,
        check_tables,
        _league,
        _bonuses,
        _rating,
        _directors,
        _badges,
    ):
        look(parts, problems)


def _numbers(parts: Parts, problems: Problems) -> None:
    for table, least in _NUMBERS.items():
        for entry in parts.tables[table]:
            for key, lowest in least.items():
                number = entry.values.get(key)
                if isinstance(number, int) and number < lowest:
                    problems.add((*entry.path, key), refusal("rulebook-less", number=number, least=lowest))


def _months(parts: Parts, problems: Problems) -> None:
    for table in ("season", "block"):
        for entry in parts.tables[table]:
            for key in ("first_month", "last_month"):
                if entry.values.get(key, 1) > _MONTHS:
                    problems.add((*entry.path, key), refusal("program-no-month", given=shown(entry.values[key])))


def _twice(parts: Parts, problems: Problems) -> None:
    for table in _NAMED:
        counts = Counter(parts.words(table, "name"))
        for entry in reversed(parts.tables[table]):
            name = entry.values.get("name")
            if name is not None and counts[name] > 1:
                counts[name] -= 1
                problems.add((*entry.path, "name"), refusal("rulebook-twice", word=str(name)))


def _games(parts: Parts, problems: Problems) -> None:
    """Whatever holds for games names games of this program."""
    known = parts.words("game", "name")
    for table in ("earning", "condition", "format", "small_event"):
        for entry in parts.tables[table]:
            for game in entry.values.get("games", ()):
                if game not in known:
                    problems.add((*entry.path, "games"), refusal("program-no-game", game=game, way=meant(game, known)))


def _rulebooks(parts: Parts, problems: Problems) -> None:
    """The rulebooks of a game are there, and know what the program says of them."""
    for path, game in parts.whole("game"):
        for name in game.rulebooks:
            if not known_rulebook(name):
                missing = refusal("rulebook-unknown", rulebook=name, way=meant(name, rulebook_names()))
                problems.add((*path, "rulebooks"), missing)
    for path, wrong in not_in_rulebooks(parts):
        problems.add(path, wrong)


# Seasons and what is earned ------------------------------------------------------------------------------------------


def _seasons(parts: Parts, problems: Problems) -> None:
    levels = parts.words("level", "name")
    seasons: list[tuple[Path, Season]] = list(_right_months(parts, "season"))
    for path, season in seasons:
        if season.of in LEVELS and season.of not in levels:
            problems.add((*path, "of"), refusal("program-no-level", level=season.of, way=meant(season.of, levels)))
    for (_, one), (path, other) in combinations(seasons, 2):
        if one.of == other.of and (shared := set(one.months) & set(other.months)):
            problems.add(path, refusal("program-seasons-overlap", of=one.of, month=month_named(min(shared))))
    for path, level in parts.whole("level"):
        for other in level.approval_in:
            if other not in parts.words("season", "of"):
                problems.add((*path, "approval_in"), refusal("program-no-season", level=other))


def _right_months(parts: Parts, table: str) -> Iterator[tuple[Path, Any]]:
    for path, entry in parts.whole(table):
        if 1 <= entry.first_month <= _MONTHS and 1 <= entry.last_month <= _MONTHS:
            yield path, entry


def _earnings(parts: Parts, problems: Problems) -> None:
    levels, seen = parts.words("level", "name"), set()
    for path, one in parts.whole("earning"):
        for key, level in (("level", one.level), ("into", one.into)):
            if level not in levels:
                problems.add((*path, key), refusal("program-no-level", level=level, way=meant(level, levels)))
        if one.kind == "bye" and (not one.rounds or one.points):
            problems.add(path, refusal("program-bye-without-rounds"))
        if one.kind == "head_start" and (one.rounds or not one.points):
            problems.add(path, refusal("program-head-start-without-points"))
        if any(number < 1 for number in one.rounds):
            problems.add((*path, "rounds"), refusal("rulebook-less", number=min(one.rounds), least=1))
        for game in one.games:
            what = (one.level, one.place, game, one.kind, one.into)
            if what in seen:
                problems.add(path, refusal("program-earned-twice", place=one.place, game=game, level=one.level))
            seen.add(what)


# Leagues -------------------------------------------------------------------------------------------------------------


def _league(parts: Parts, problems: Problems) -> None:
    blocks = list(_right_months(parts, "block"))
    season = next((one for _, one in _right_months(parts, "season") if one.of == "league"), None)
    for path, block in blocks:
        outside = set(months(block.first_month, block.last_month)) - set(season.months if season else range(1, 13))
        if outside:
            problems.add(path, refusal("program-block-outside", month=month_named(min(outside))))
    for (_, one), (path, other) in combinations(blocks, 2):
        shared = set(months(one.first_month, one.last_month)) & set(months(other.first_month, other.last_month))
        if one.schedule == other.schedule and shared:
            problems.add(path, refusal("program-seasons-overlap", of="block", month=month_named(min(shared))))
    for name in dict.fromkeys(parts.words("block", "schedule")):
        kinds = [block.kind for _, block in parts.whole("block") if block.schedule == name]
        if kinds and kinds.count("playoff") != 1:
            path = next(entry.path for entry in parts.tables["block"] if entry.values.get("schedule") == name)
            problems.add(path, refusal("program-schedule-playoffs", schedule=name))


def _bonuses(parts: Parts, problems: Problems) -> None:
    known = parts.words("bonus", "name")
    for path, bonus in parts.whole("bonus"):
        for key, other in (("with", bonus.with_), ("unless", bonus.unless)):
            if other and (other not in known or other == bonus.name):
                problems.add((*path, key), refusal("program-no-bonus", bonus=other, way=meant(other, known)))


def _rating(parts: Parts, problems: Problems) -> None:
    rating = parts.single.get("rating")
    values = rating.values if rating else {}
    if not {"least", "start", "most"} <= values.keys():
        return
    least, start, most = (values[key] for key in ("least", "start", "most"))
    if not least <= start <= most:
        bounds = message("program-from-to", least=least, most=most)
        problems.add(("rating", "start"), refusal("program-start-outside", start=start, bounds=bounds))
    if values.get("scale", 1) < 1:
        problems.add(("rating", "scale"), refusal("rulebook-less", number=values["scale"], least=1))


def _directors(parts: Parts, problems: Problems) -> None:
    """A best mark above the lowest one, and an average that some marks can reach."""
    entry = parts.single.get("director_rating")
    if entry is None:
        return
    least = entry.values.get("least", 0)
    lowest = {"least": 0, "most": least + 1, "days": 1, "votes": 1, "together": 1}
    for key, at_least in lowest.items():
        number = entry.values.get(key)
        if isinstance(number, int) and number < at_least:
            problems.add((*entry.path, key), refusal("rulebook-less", number=number, least=at_least))


def _badges(parts: Parts, problems: Problems) -> None:
    """Of levels that the program has."""
    known = parts.words("level", "name")
    for entry in parts.tables["badge"]:
        for level in entry.values.get("levels", ()):
            if level not in known:
                problems.add((*entry.path, "levels"), refusal("program-no-level", level=level, way=meant(level, known)))
