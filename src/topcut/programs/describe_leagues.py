"""The leagues of a program in plain words: schedule, bonus points, playoffs, Champions League."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.messages.message import Message, message
from topcut.programs.model import Block, Bonus, Program
from topcut.programs.month import from_to
from topcut.rulebooks.describe import RuleLine, Section


def leagues_told(program: Program) -> list[Section]:
    """Everything of leagues, section by section."""
    title = program.league.title if program.league else ""
    return [
        Section(message("programtold-leagues", title=title), tuple(_league(program))),
        Section(message("programtold-bonuses"), tuple(RuleLine(_bonus(one), one.clause) for one in program.bonuses)),
        Section(message("programtold-playoffs"), tuple(_playoffs(program))),
        Section(message("programtold-champions"), tuple(_champions(program))),
        Section(message("programtold-promos"), tuple(_promos(program))),
    ]


def _league(program: Program) -> Iterator[RuleLine]:
    league = program.league
    for season in program.seasons:
        if season.of == "league":
            yield RuleLine(from_to(season.first_month, season.last_month), season.clause)
    if league is not None and league.players is not None:
        yield RuleLine(message("programtold-league-players", players=league.players), league.clause)
    for block in program.blocks:
        yield RuleLine(_block(block), block.clause)
    if program.blocks and league is not None:
        ranked = message("programtold-half-ranked", by=league.half_ranked_by)
        yield RuleLine(ranked, ", ".join(filter(None, (league.clause, "R69"))))


def _block(block: Block) -> Message:
    months = from_to(block.first_month, block.last_month)
    return message(
        "programtold-block",
        schedule=block.schedule,
        kind=block.kind,
        events=block.events,
        months=months,
        qualify=block.qualify,
    )


def _bonus(one: Bonus) -> Message:
    named = message("programname-bonus", bonus=one.name, above=one.above or 0)
    facts = []
    if one.over_percent is not None:
        facts.append(message("programtold-over-percent", percent=one.over_percent))
    if one.non_aligned_over_percent is not None:
        facts.append(message("programtold-non-aligned", percent=one.non_aligned_over_percent))
    if one.with_:
        facts.append(message("programtold-on-top"))
    return message(
        "programtold-bonus", bonus=named, points=one.points, each="yes" if one.each else "no", facts=tuple(facts)
    )


def _playoffs(program: Program) -> Iterator[RuleLine]:
    for number, one in enumerate(program.playoff_ties, 1):
        step = message("programname-playoff", step=one.name)
        yield RuleLine(message("programtold-playoff", number=number, step=step), one.clause)


def _champions(program: Program) -> Iterator[RuleLine]:
    found = program.champions_league
    if found is not None:
        by = message("programname-role", role=found.waived_by)
        told = message("programtold-champions-rules", lifetime=found.lifetime, by=by, games=found.games)
        yield RuleLine(told, found.clause)


def _promos(program: Program) -> Iterator[RuleLine]:
    found = program.league_promos
    if found is not None:
        told = message("programtold-promos-where", during=found.during, after=found.after)
        yield RuleLine(told, found.clause)
