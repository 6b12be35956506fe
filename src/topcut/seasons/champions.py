"""The Champions League of a program: who may play in it, and with which seeds (001 12.7).

Who are level in lifetime points are parted by the points of the season, then by lots that anybody can draw again: each
person's lot is a number out of the event's seed and their handle, so that nobody's seed changes because somebody else
stays at home. The document prints no step for them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise

from msgspec import Struct

from topcut.journal.plan import Stage
from topcut.messages.message import Message, message
from topcut.play.chance import Chance
from topcut.programs.model import Program
from topcut.refusal import refuse
from topcut.seasons.league import Who
from topcut.seasons.ranked import ranked
from topcut.seasons.sanction import least_players

LEVEL = "champions-league"
_LOTS = 1_000_000


class LeaguePoints(Struct, frozen=True):
    """What somebody has of all leagues."""

    lifetime: int = 0
    season: int = 0


class Seeded(Struct, frozen=True):
    """One who may play."""

    player: Who
    seed: int
    lifetime: int
    season: int
    waived: bool  # has fewer points than are asked for
    decided: str  # the step that parted them from the next one; "" = nobody comes behind


class Short(Struct, frozen=True):
    """One who may not, unless it is waived."""

    player: Who
    lifetime: int
    missing: int


class ChampionsAnswer(Struct, frozen=True):
    """Who may play, in the order of their seeds; nobody, and why, where the program has no Champions League."""

    program: str
    least: int | None
    draw: str  # the seed of the lots
    seeds: tuple[Seeded, ...]
    short: tuple[Short, ...]
    clause: str
    why: Message | None = None


def champions(
    program: Program, points: Mapping[Who, LeaguePoints], waived: Collection[Who], draw: str
) -> ChampionsAnswer:
    """Everybody with enough points of their life, and for whom that was waived, who may have none at all."""
    rules = program.champions_league
    if rules is None:
        why = message("champions-none", document=program.document)
        return ChampionsAnswer(program.name, None, "", (), (), "", why)
    known = {who: LeaguePoints() for who in waived} | dict(points)
    may = {who: one for who, one in known.items() if one.lifetime >= rules.lifetime or who in waived}
    short = sorted((one for one in known if one not in may), key=lambda who: (-known[who].lifetime, who))
    return ChampionsAnswer(
        program=program.name,
        least=rules.lifetime,
        draw=draw,
        seeds=_seeds(rules.lifetime, may, draw),
        short=tuple(Short(who, known[who].lifetime, rules.lifetime - known[who].lifetime) for who in short),
        clause=rules.clause,
    )


def _seeds(least: int, may: Mapping[Who, LeaguePoints], draw: str) -> tuple[Seeded, ...]:
    rows = ranked(
        may,
        [
            ("lifetime-points", {who: one.lifetime for who, one in may.items()}),
            ("season-points", {who: one.season for who, one in may.items()}),
            ("lot", {who: lot(draw, who) for who in may}),
        ],
    )
    return tuple(
        Seeded(
            player=row.who,
            seed=seed,
            lifetime=may[row.who].lifetime,
            season=may[row.who].season,
            waived=may[row.who].lifetime < least,
            decided=row.decided,
        )
        for seed, row in enumerate(rows, start=1)
    )


def lot(draw: str, who: Who) -> int:
    """Somebody's lot: the higher the better."""
    return Chance(f"{draw}/{who}").below(_LOTS)


def draw_of(program: Program, year: str) -> str:
    """The seed of a year's lots. It is known beforehand, so that nobody can draw until they like it."""
    return f"{program.name}/{LEVEL}/{year}"


def coming(answer: ChampionsAnswer, players: Iterable[Who]) -> tuple[Seeded, ...]:
    """Those who come, seeded among themselves; refused where somebody may not play, or nobody is there to play."""
    may = {row.player: row for row in answer.seeds}
    wanted = set(players)
    if strangers := wanted - may.keys():
        raise refuse("champions-too-few-points", player=min(strangers), least=answer.least or 0)
    if len(wanted) < 2:
        raise refuse("champions-nobody", players=len(wanted))
    points = {who: LeaguePoints(may[who].lifetime, may[who].season) for who in wanted}
    return _seeds(answer.least or 0, points, answer.draw)


def plan_of(program: Program) -> tuple[Stage, ...]:
    """The bracket that everybody plays, seeded in the order in which they enter."""
    rules = program.champions_league
    return (Stage("bracket", seeds="ranks", bracket=rules.bracket, best_of=rules.games),) if rules else ()


def counts_from(program: Program, game: str) -> int:
    """With how many players the bracket has as many rounds as a sanctioned event needs; fewer earn nobody a bye."""
    rounds = max((one.least for one in program.conditions if one.name == "rounds" and game in one.games), default=0)
    return int(max(least_players(program, game), 2 ** (rounds - 1) + 1 if rounds else 0))


def decided_told(rows: Iterable[Seeded]) -> tuple[Message, ...]:
    """Between whom something else than lifetime points decided, and what."""
    order = list(rows)
    return tuple(
        message(
            "champions-decided",
            first=one.player,
            second=other.player,
            step=one.decided,
            lifetime=one.lifetime,
            more=one.season,
            less=other.season,
        )
        for one, other in pairwise(order)
        if one.lifetime == other.lifetime
    )
