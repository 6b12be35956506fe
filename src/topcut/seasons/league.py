"""A league's season: who has how many points, who qualifies after each half, who wins the playoffs (001 12)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from msgspec import Struct
from msgspec.structs import replace

from topcut.programs.model import Block, League, Program
from topcut.seasons.ranked import Ranked, ranked

Who = str  # a person, however the asker knows them
Lifetime = Mapping[Who, Mapping[str, int]]  # points of all leagues by the day on which they were won


class LeagueResult(Struct, frozen=True):
    """What one player has out of one event."""

    points: int | None  # None = the program's table says nothing for so many players: not scored
    place: int
    bonus: int = 0  # counts in this league and nowhere else (12.5)


class LeagueEvent(Struct, frozen=True):
    """One of the league's events: over, and with its points."""

    event: str
    day: str
    results: Mapping[Who, LeagueResult]


class Plan(Struct, frozen=True):
    """What the league director announced before the first event (12.2, 12.6)."""

    schedule: str
    qualify: tuple[int, ...]  # after each half
    blocks: Mapping[str, int] = {}  # events that are counted to another block than their day says
    closed: int = 0  # how many blocks are over
    lots: Mapping[int, tuple[Who, ...]] = {}  # of a block as they were drawn, the best first (12.6, the last step)
    fixed: Mapping[int, tuple[Ranked, ...]] = {}  # how a block was ranked when it was closed: nothing moves it any more


class Sums(Struct, frozen=True):
    """What one player has in a league."""

    who: Who
    of_block: tuple[int, ...]  # points, without bonus
    bonus_of_block: tuple[int, ...]
    events: int
    playoff_events: int
    playoff_victories: int

    @property
    def points(self) -> int:
        return sum(self.of_block) + sum(self.bonus_of_block)


class Qualified(Struct, frozen=True):
    """Who goes to the playoffs after a half, in order, and who comes next."""

    half: int
    number: int  # how many the director announced
    final: bool  # the half is over
    rows: tuple[Ranked, ...]


class LeagueTable(Struct, frozen=True):
    """A league as it stands."""

    blocks: tuple[Block, ...]
    events: tuple[tuple[LeagueEvent, ...], ...]  # of each block, by day
    sums: tuple[Sums, ...]
    season: tuple[Ranked, ...]  # everybody, by the points of the season
    halves: tuple[Qualified, ...]
    playoffs: tuple[Ranked, ...]  # the qualified
    champion: Who = ""  # "" = not decided yet


def league_table(program: Program, plan: Plan, events: Iterable[LeagueEvent], lifetime: Lifetime) -> LeagueTable:
    """Everything that the league's page shows."""
    blocks = blocks_of(program, plan.schedule)
    apart = _apart(blocks, plan, events)
    sums = _sums(blocks, apart)
    halves = _halves(program, plan, blocks, apart, lifetime)
    going = [row.who for half in halves for row in half.rows[: half.number]]
    nothing = (0,) * len(blocks)  # who was fixed and whose events count no more
    qualified = [sums.get(who, Sums(who, nothing, nothing, 0, 0, 0)) for who in going]
    then = _until(lifetime, _last_day(apart))
    playoffs = plan.fixed.get(len(blocks) - 1) or _playoffs(program, plan, blocks, qualified, then)
    over = bool(blocks) and plan.closed >= len(blocks) and blocks[-1].kind == "playoff"
    champion = playoffs[0].who if over and playoffs and playoffs[0].rank == playoffs[0].to else ""
    points = {who: one.points for who, one in sums.items()}
    season = ranked(sums, [("season-points", points), *_after_points(sums, _until(lifetime))])
    return LeagueTable(blocks, apart, tuple(sums.values()), season, halves, playoffs, champion)


def blocks_of(program: Program, schedule: str) -> tuple[Block, ...]:
    """The halves of the regular season, then the playoffs."""
    return tuple(block for block in program.blocks if block.schedule == schedule)


def block_of(blocks: Sequence[Block], day: str) -> int:
    """The block in whose months a day is; the last one that began where it is in none."""
    month = date.fromisoformat(day).month
    months = [_months(block) for block in blocks]
    return next((number for number, within in enumerate(months) if month in within), len(blocks) - 1)


def _months(block: Block) -> list[int]:
    length = (block.last_month - block.first_month) % 12 + 1
    return [(block.first_month - 1 + step) % 12 + 1 for step in range(length)]


def _apart(blocks: tuple[Block, ...], plan: Plan, events: Iterable[LeagueEvent]) -> tuple[tuple[LeagueEvent, ...], ...]:
    found: list[list[LeagueEvent]] = [[] for _ in blocks]
    for event in sorted(events, key=lambda one: (one.day, one.event)):
        number = plan.blocks.get(event.event, block_of(blocks, event.day))
        found[min(number, len(blocks) - 1)].append(event)
    return tuple(map(tuple, found))


def _sums(blocks: tuple[Block, ...], apart: tuple[tuple[LeagueEvent, ...], ...]) -> dict[Who, Sums]:
    everybody = sorted({who for events in apart for event in events for who in event.results})
    playoff = [events for block, events in zip(blocks, apart, strict=True) if block.kind == "playoff"]
    return {who: _sum(who, apart, [event for events in playoff for event in events]) for who in everybody}


def _sum(who: Who, apart: tuple[tuple[LeagueEvent, ...], ...], playoff: list[LeagueEvent]) -> Sums:
    of_block = [[event.results[who] for event in events if who in event.results] for events in apart]
    played = [event.results[who] for event in playoff if who in event.results]
    return Sums(
        who=who,
        of_block=tuple(sum(one.points or 0 for one in results) for results in of_block),
        bonus_of_block=tuple(sum(one.bonus for one in results) for results in of_block),
        events=sum(map(len, of_block)),
        playoff_events=len(played),
        playoff_victories=sum(one.place == 1 for one in played),
    )


def _halves(
    program: Program,
    plan: Plan,
    blocks: tuple[Block, ...],
    apart: tuple[tuple[LeagueEvent, ...], ...],
    lifetime: Lifetime,
) -> tuple[Qualified, ...]:
    """After each half those with the most points go on; who has qualified before is passed over (R69)."""
    found: list[Qualified] = []
    gone: set[Who] = set()
    for half, block in enumerate(blocks):
        if block.kind != "regular":
            continue
        number = plan.qualify[half] if half < len(plan.qualify) else block.qualify
        sums = _sums(blocks[: half + 1], apart[: half + 1])
        then = _until(lifetime, _last_day(apart[: half + 1]))
        counted = _counted(program.league, sums)
        left = {who: one for who, one in sums.items() if who not in gone and counted[who] > 0}
        steps = [("season-points", counted), *_after_points(sums, then), ("lot", _lots(sums, plan, half))]
        rows = plan.fixed.get(half) or ranked(left, steps)
        found.append(Qualified(half + 1, number, plan.closed > half, rows))
        gone |= {row.who for row in found[-1].rows[:number]}
    return tuple(found)


def _counted(rules: League | None, sums: Mapping[Who, Sums]) -> dict[Who, int]:
    """Of the season so far, or of its last half alone."""
    if rules is not None and rules.half_ranked_by == "half":
        return {who: one.of_block[-1] + one.bonus_of_block[-1] for who, one in sums.items()}
    return {who: one.points for who, one in sums.items()}


def _last_day(apart: Iterable[Sequence[LeagueEvent]]) -> str:
    """Of the last event in these blocks."""
    return max((event.day for events in apart for event in events), default="")


def _until(lifetime: Lifetime, day: str = "") -> dict[Who, int]:
    """Lifetime points as they were on the evening of a day: what any league gave later is not known then."""
    return {who: sum(some for on, some in won.items() if not day or on <= day) for who, won in lifetime.items()}


def _after_points(sums: Mapping[Who, Sums], lifetime: Mapping[Who, int]) -> list[tuple[str, Mapping[Who, int]]]:
    """The steps of 12.6 that apply before the playoffs too, but for the lot."""
    return [
        ("league-events", {who: one.events for who, one in sums.items()}),
        ("lifetime-points", {who: lifetime.get(who, 0) for who in sums}),
    ]


def _lots(sums: Iterable[Who], plan: Plan, block: int) -> dict[Who, int]:
    """The better the earlier it was drawn; who was in no draw is level with all others who were not."""
    lots = plan.lots.get(block, ())
    return {who: -lots.index(who) if who in lots else -len(lots) for who in sums}


def to_draw(
    program: Program, plan: Plan, events: Iterable[LeagueEvent], lifetime: Lifetime, block: int
) -> tuple[Who, ...]:
    """Between whom a lot decides about a block: level in all other steps where somebody goes on or wins, not drawn."""
    apart = {number: rows for number, rows in plan.fixed.items() if number != block}
    table = league_table(program, replace(plan, lots={}, fixed=apart), events, lifetime)
    last = block == len(table.blocks) - 1 and table.blocks[block].kind == "playoff"
    half = next((one for one in table.halves if one.half == block + 1), None)
    rows, number = (table.playoffs, 1) if last else (half.rows, half.number) if half else ((), 0)
    level = tuple(row.who for row in rows if row.rank <= number < row.to)
    return () if set(level) <= set(plan.lots.get(block, ())) else level


def _playoffs(
    program: Program, plan: Plan, blocks: tuple[Block, ...], going: list[Sums], lifetime: Mapping[Who, int]
) -> tuple[Ranked, ...]:
    """The qualified, by the program's tie-breakers in their order (12.6)."""
    sums = {one.who: one for one in going}
    last = len(blocks) - 1
    known: dict[str, Mapping[Who, int]] = {
        "playoff-points": {who: one.of_block[last] + one.bonus_of_block[last] for who, one in sums.items()},
        "playoff-victories": {who: one.playoff_victories for who, one in sums.items()},
        "season-points": {who: one.points for who, one in sums.items()},
        "playoff-events": {who: one.playoff_events for who, one in sums.items()},
        **dict(_after_points(sums, lifetime)),
        "lot": _lots(sums, plan, last),
    }
    if not blocks or blocks[-1].kind != "playoff":
        return ()
    return ranked(sums, [(tie.name, known[tie.name]) for tie in program.playoff_ties])
