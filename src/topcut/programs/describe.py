"""A program as rules that a person can read, each with its clause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from topcut.messages.message import Message, message
from topcut.programs.describe_leagues import leagues_told
from topcut.programs.model import Condition, Format, Level, Part, Program, Row, Season
from topcut.programs.month import from_to
from topcut.rulebooks.describe import RuleLine, Section


def describe(program: Program) -> list[Section]:
    """The whole program in plain words; empty sections are left out."""
    sections = [
        Section(message("programtold-document"), tuple(_document(program))),
        Section(message("programtold-levels"), tuple(_levels(program))),
        Section(message("programtold-earnings"), tuple(_earnings(program))),
        *(
            Section(message("programtold-table", title=one.title or one.name), tuple(_table(program, one.name)))
            for one in program.points
        ),
        *leagues_told(program),
        Section(message("programtold-ratings"), tuple(_rating(program))),
        Section(message("programtold-sanctioning"), tuple(_sanctioning(program))),
        Section(message("programtold-formats"), tuple(_formats(program))),
        Section(message("programtold-fields"), tuple(_fields(program))),
        Section(message("programtold-directors"), tuple(_directors(program))),
        Section(message("programtold-badges"), tuple(_badges(program))),
        Section(message("programtold-deadlines"), tuple(_deadlines(program))),
        Section(message("programtold-decisions"), tuple(_decisions(program))),
    ]
    return [section for section in sections if section.lines]


def level_named(program: Program, name: str) -> Message:
    """A level as the community calls it, or by its usual name."""
    found = program.level(name)
    return message("programname-level", level=name, title=found.title if found else "")


def games_named(program: Program, games: Iterable[str]) -> tuple[str, ...]:
    """The games by their titles; none where all of them are meant."""
    wanted = tuple(games)
    if {one.name for one in program.games} <= set(wanted):
        return ()
    return tuple(one.title or one.name for one in program.games if one.name in wanted)


def _document(program: Program) -> Iterator[RuleLine]:
    yield RuleLine(message("programtold-title", title=program.title, name=program.name, community=program.community))
    yield RuleLine(message("describe-edition", document=program.document, edition=program.edition))
    for ruling in program.rulings:
        yield RuleLine(message("describe-ruling", ruling=ruling))
    for game in program.games:
        told = message("programtold-game", title=game.title or game.name, name=game.name, rulebooks=game.rulebooks)
        yield RuleLine(told, game.clause)


# Levels, and what a placing earns ------------------------------------------------------------------------------------


def _levels(program: Program) -> Iterator[RuleLine]:
    for level in program.levels:
        facts = tuple(facts_of_level(program, level))
        named = message("programtold-level", level=level_named(program, level.name), name=level.name, facts=facts)
        yield RuleLine(named, ", ".join(filter(None, (level.clause, level.own))))


def facts_of_level(program: Program, level: Level) -> Iterator[Message]:
    """Number, k, seasons, who grants it and how."""
    if level.level is not None:
        yield message("programtold-level-number", number=level.level)
    if level.k is not None:
        yield message("programtold-level-k", k=level.k)
    elif level.assumed_k is not None:
        yield message("programtold-level-assumed-k", k=level.assumed_k)
    for season in program.seasons:
        if season.of == level.name:
            yield season_told(season)
    if level.by is not None:
        by = message("programname-role", role=level.by)
        yield message("programtold-granted", granted=level.granted, by=by, country=level.one_per or "no")
    if level.announced:
        yield message("programtold-announced", announced=level.announced)
    if level.open:
        yield message("programtold-open", open=level.open)
    if level.allocated:
        yield message("programtold-allocated")
    if level.approval_in:
        others = tuple(level_named(program, other) for other in level.approval_in)
        yield message("programtold-approval-in", levels=others)


def season_told(season: Season) -> Message:
    """ "March to June", "the whole year"."""
    if len(season.months) == 12:
        return message("programtold-whole-year")
    return from_to(season.first_month, season.last_month)


def _earnings(program: Program) -> Iterator[RuleLine]:
    for one in program.earnings:
        told = message(
            "programtold-earning",
            level=level_named(program, one.level),
            place=message("placing-ordinal", number=one.place),
            games=games_named(program, one.games),
            above=one.above,
            what=earned_told(one.kind, one.rounds, one.points),
            where=place_of_use_told(level_named(program, one.into), one.when, one.anywhere),
        )
        yield RuleLine(told, one.clause)


def earned_told(kind: str, rounds: tuple[int, ...], points: int) -> Message:
    """ "a bye in round 1", "a head start of 100,000"."""
    if kind == "head_start":
        return message("programtold-head-start", points=points)
    return message("programtold-bye", rounds=rounds, many="yes" if len(rounds) > 1 else "no")


def place_of_use_told(into: Message, when: str, anywhere: bool) -> Message:
    """ "that year's Continental Championship on any continent"."""
    return message("programtold-into", into=into, when=when, anywhere="yes" if anywhere else "no")


# Points --------------------------------------------------------------------------------------------------------------


def _table(program: Program, name: str) -> Iterator[RuleLine]:
    table = program.table(name)
    for part in program.parts_of(name):
        for told in _part(program, part):
            yield RuleLine(told, part.clause)
    if table is not None and table.beyond is not None:
        by = message("programname-role", role=table.beyond)
        yield RuleLine(message("programtold-beyond", by=by), table.clause)
    for total in program.totals:
        if total.table == name:
            casual = "yes" if total.casual else "no"
            told = message("programtold-total", name=total.name, of=total.of, resets=total.resets, casual=casual)
            yield RuleLine(told, total.clause)


def _part(program: Program, part: Part) -> Iterator[Message]:
    named = message("programname-part", part=part.name)
    if part.by == "wins":
        yield message("programtold-per-win", part=named, points=part.each)
    for row in program.rows_of(part):
        yield message(
            "programtold-row",
            part=named,
            players=players_told(row),
            columns=tuple(_columns(part, row)),
            casual="yes" if row.casual_only else "no",
        )
    before = 0
    for share in program.shares_of(part):
        places = places_told(before + 1, share.place)
        yield message("programtold-share", part=named, places=places, number=share.divided_by, least=share.least)
        before = share.place


def players_told(row: Row) -> Message:
    """ "16 to 19 players", "32 or more players"."""
    if row.to is None:
        return message("programtold-players-or-more", players=row.players)
    if row.to == row.players:
        return message("programtold-players-exactly", players=row.players)
    return message("programtold-players-to", players=row.players, to=row.to)


def _columns(part: Part, row: Row) -> Iterator[Message]:
    if not part.columns:
        yield message("programtold-each", points=row.points[0])
        return
    firsts = (1, *(last + 1 for last in part.columns))
    for points, first, last in zip(row.points, firsts, part.columns, strict=False):
        yield message("programtold-column", places=places_told(first, last), points=points)


def places_told(first: int, last: int) -> Message:
    """ "1st", "3rd to 4th"."""
    one, other = (message("placing-ordinal", number=number) for number in (first, last))
    return one if first == last else message("programtold-places", first=one, last=other)


# Ratings, sanctioning, registering -----------------------------------------------------------------------------------


def _rating(program: Program) -> Iterator[RuleLine]:
    rating = program.rating
    if rating is None:
        return
    clause = ", ".join(filter(None, (rating.clause, rating.own)))
    yield RuleLine(message("programtold-system", system=rating.system, scale=rating.scale), clause)
    bounds = message("programtold-bounds", start=rating.start, least=rating.least, most=rating.most)
    yield RuleLine(bounds, rating.clause)
    kinds = tuple(message("programname-kind", kind=kind) for kind in rating.kinds)
    yield RuleLine(message("programtold-kinds", kinds=kinds, overall="yes" if rating.overall else "no"), rating.clause)
    if rating.not_rated:
        not_rated = tuple(message("programname-not-rated", what=one) for one in rating.not_rated)
        yield RuleLine(message("programtold-not-rated", what=not_rated), rating.clause)
    yield RuleLine(message("programtold-pods", pods=rating.pods), rating.own)


def _sanctioning(program: Program) -> Iterator[RuleLine]:
    for one in program.conditions:
        yield RuleLine(_condition(program, one), one.clause)
    for small in program.small_events:
        games = games_named(program, small.games)
        told = message(
            "programtold-small-event", players=small.players, played=small.played, byes=small.byes, games=games
        )
        yield RuleLine(told, small.clause)
    for duty in program.obligations:
        told = message("programtold-obligation", byes=duty.byes, setting=duty.setting, value=duty.value)
        yield RuleLine(told, duty.clause)


def _condition(program: Program, one: Condition) -> Message:
    games = games_named(program, one.games)
    return message("programtold-condition", what=one.name, least=one.least, games=games, otherwise=one.otherwise)


def _formats(program: Program) -> Iterator[RuleLine]:
    for one in program.formats:
        yield RuleLine(_format(program, one), one.clause)


def _format(program: Program, one: Format) -> Message:
    facts = []
    if one.approval_from is not None:
        facts.append(message("programtold-approval-from", level=one.approval_from))
    if not one.sanctioned:
        facts.append(message("programtold-never-sanctioned"))
    elif not one.rated:
        facts.append(message("programtold-unrated"))
    games = games_named(program, one.games)
    return message("programtold-format", group=one.group, name=one.name, games=games, facts=tuple(facts))


def _fields(program: Program) -> Iterator[RuleLine]:
    for one in program.fields:
        named = message("programname-field", field=one.name)
        yield RuleLine(message("programtold-field", field=named, optional="yes" if one.optional else "no"), one.clause)


def _deadlines(program: Program) -> Iterator[RuleLine]:
    for one in program.deadlines:
        days, hours = divmod(one.hours, 24)
        unit, number = ("days", days) if not hours and days > 1 else ("hours", one.hours)
        told = message("programtold-deadline", what=one.name, number=number, unit=unit, late=one.late)
        yield RuleLine(told, one.clause)


def _decisions(program: Program) -> Iterator[RuleLine]:
    for one in program.decisions:
        what, by = message("programname-matter", matter=one.what), message("programname-role", role=one.by)
        yield RuleLine(message("programtold-decision", what=what, by=by), one.clause)


def _directors(program: Program) -> Iterator[RuleLine]:
    one = program.director_rating
    if one is not None:
        yield RuleLine(message("programtold-director-mark", least=one.least, most=one.most, days=one.days), one.clause)
        public = message("programtold-director-public", votes=one.votes, together=one.together)
        yield RuleLine(public, one.own)


def _badges(program: Program) -> Iterator[RuleLine]:
    for one in program.badges:
        levels = tuple(level_named(program, level) for level in one.levels)
        told = message("programtold-badge", title=one.title, counts=one.counts, least=one.least, levels=levels)
        yield RuleLine(told, one.clause or one.own)
