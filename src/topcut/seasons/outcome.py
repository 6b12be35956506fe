"""What one finished event is to its program: whether it counts, who took which place, what each place earned.

The site and the terminal make totals of nothing else than these.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime

from msgspec import Struct

from topcut.acts.listing.notice import begins_at
from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.journal.plan import has_rounds
from topcut.journal.state import Listing
from topcut.play.clock import chosen_features
from topcut.play.limited.pod_rounds import recommended_rounds
from topcut.play.taking_part import took_part
from topcut.programs.load import build
from topcut.programs.model import Program
from topcut.seasons.earned import Earned, earns
from topcut.seasons.points import Placing, PointsAnswer, points_of
from topcut.seasons.records import Record, records
from topcut.seasons.sanction import Planned, SanctionAnswer, sanction
from topcut.seasons.years import season_of

LOCAL = "local"


class Placed(Struct, frozen=True):
    """A player's place, the band that several share, and what it is worth; without rounds nobody has a place."""

    player: PlayerId
    who: str  # which person across events; "" = nobody that is known
    handle: str
    place: int | None
    to: int | None
    record: Record
    credits: tuple[PointsAnswer, ...]
    earned: tuple[Earned, ...]


class Outcome(Struct, frozen=True):
    """A finished event as its program sees it."""

    program: str
    game: str
    level: str
    kind: str  # constructed, limited; "" = of neither rating
    league: str
    region: str
    day: str
    start: str
    players: int  # who took part
    rounds: int
    online: bool
    season: str  # of the league's points
    seasons: Mapping[str, str]  # of each table of points: masters have a year of their own (001 11.2.2)
    sanction: SanctionAnswer
    placed: tuple[Placed, ...]
    ended: str  # when its results were submitted


def outcome_of(view: EventView) -> Outcome | None:
    """None while it is not over, and for an event of no program, or by a rulebook that its program does not know."""
    program = program_of(view)
    if program is None or not view.tournament.finished:
        return None
    game = game_of(program, view)
    return _outcome(view, program, game) if game else None


def _outcome(view: EventView, program: Program, game: str) -> Outcome:
    listing, placed = view.tournament.listing, _in_order(view)
    level, day = level_of(listing), listing.date or view.date
    line = sanction_line(view, program, game)
    return Outcome(
        program=program.name,
        game=game,
        level=level,
        kind=kind_of(view),
        league=listing.league,
        region=listing.region,
        day=day,
        start=listing.start,
        players=len(placed),
        rounds=len(view.tournament.rounds),
        online=view.online,
        season=season_of(program, "league", day),
        seasons={table.name: season_of(program, table.name, day) for table in program.points},
        sanction=line,
        placed=_placed(view, program, placed, _Event(game, level, day, line)),
        ended=view.tournament.ended,
    )


class _Event(Struct, frozen=True):
    """What every place of an event has in common."""

    game: str
    level: str
    day: str
    line: SanctionAnswer


def level_of(listing: Listing) -> str:
    """The level at which an event counts: one that is said not to be granted counts like any other event (001 11.4)."""
    return listing.level if listing.level and listing.granted != "no" else LOCAL


def program_of(view: EventView) -> Program | None:
    return build(view.tournament.program) if view.tournament.program else None


def game_of(program: Program, view: EventView) -> str | None:
    """The game that the event's rulebook is in the program."""
    return next((game.name for game in program.games if view.book.name in game.rulebooks), None)


def kind_of(view: EventView) -> str:
    """Constructed or limited, as it was listed or as its format is."""
    if view.tournament.listing.kind:
        return view.tournament.listing.kind
    limited = [feature.limited for feature in chosen_features(view.book) if feature.group == "format"]
    return "limited" if any(limited) else "constructed"


def _in_order(view: EventView) -> list[PlayerId]:
    """Who took part, the best first; where nobody has a place, in the order of entering."""
    found = took_part(view.tournament, view.book)
    there = set(found)
    return [player for player in view.places if player in there] or found


def sanction_line(view: EventView, program: Program, game: str) -> SanctionAnswer:
    """What the event is held to."""
    return sanction(program, held_to(view, program, game))


def held_to(view: EventView, program: Program, game: str) -> Planned:
    """Who took part and what was played once it began; before that who entered and what is planned."""
    tournament = view.tournament
    begun = has_begun(view)
    players = len(took_part(tournament, view.book)) if begun else view.active
    rounds = (len(tournament.rounds) if begun else rounds_planned(view)) * _rounds_of_a_match(view)
    chosen = tuple(feature.name for feature in chosen_features(view.book))
    level = tournament.listing.level or LOCAL
    byes = byes_awarded(view, program, game, players)
    return Planned(game, players, rounds, notice_hours(view), chosen, level, byes)


def has_begun(view: EventView) -> bool:
    """From the first round on, and without rounds from the start, it is what it was that counts."""
    return bool(view.tournament.rounds) or (view.tournament.started and not has_rounds(view.plan))


def byes_awarded(view: EventView, program: Program, game: str, players: int) -> int:
    """Those that its places earn for later events, or those that players use in it, whichever are more (003)."""
    level = level_of(view.tournament.listing)
    earned = [one for one in program.earnings if (one.level, one.kind) == (level, "bye") and game in one.games]
    used = (one.earned_byes - len(one.forfeited) for one in view.tournament.entrants.values() if not one.withdrawn)
    return max(sum(len(one.rounds) for one in earned if players > one.above), sum(used))


def rounds_planned(view: EventView) -> int:
    """As it was announced, or as the rulebook recommends for those who entered; 0 while nobody can say."""
    if not has_rounds(view.plan):
        return 0
    if view.tournament.rounds_planned:
        return view.tournament.rounds_planned
    if not view.active:
        return 0
    cut = next((stage.take for stage in view.tournament.plan if stage.take), 0)
    return recommended_rounds(view.tournament, view.book, 1, view.active, cut) or 0


def _rounds_of_a_match(view: EventView) -> int:
    """Tribbles count five to a match (001 2)."""
    return view.book.integer("rounds_per_pod", 5) if view.book.play == "pod" else 1


def notice_hours(view: EventView) -> int | None:
    """How long before its start it was taken into its program; nothing where no time was said.

    Of an event that stands in no program, a file of results, nobody knows when it was announced.
    """
    begins = begins_at(view.tournament.listing)
    if not view.tournament.taken:
        return None
    if begins is None:
        return 0
    taken = datetime.fromisoformat(view.tournament.taken)
    return max(int((begins.astimezone(UTC) - taken).total_seconds() // 3600), 0)


def registered(view: EventView) -> int:
    """When it was taken into its program, in seconds: what comes first of two that begin together (R68)."""
    return int(datetime.fromisoformat(view.tournament.taken).timestamp()) if view.tournament.taken else 0


def _placed(view: EventView, program: Program, players: list[PlayerId], event: _Event) -> tuple[Placed, ...]:
    found = records(view)
    return tuple(_one(view, program, player, len(players), found.get(player, Record()), event) for player in players)


def _one(view: EventView, program: Program, player: PlayerId, players: int, record: Record, event: _Event) -> Placed:
    place, entrant = view.places.get(player), view.tournament.entrants[player]
    casual = event.line.kind == "casual" or place is None  # without places it is no competition
    placing = Placing(players, place.place if place else None, record.wins, casual)
    byes = (
        earns(program, event.level, event.game, players, place.place, _day(event.day))
        if place and event.line.sanctioned
        else None
    )
    return Placed(
        player=player,
        who=entrant.who,
        handle=view.handles[player],
        place=place.place if place else None,
        to=place.to if place else None,
        record=record,
        credits=tuple(points_of(program, table, placing) for table in tables_of(program, view, event.level)),
        earned=byes.earns if byes else (),
    )


def tables_of(program: Program, view: EventView, level: str) -> list[str]:
    """Which points an event gives: a league's to league events, a level's to events of that level, others to all."""
    known = [table.name for table in program.points]
    wanted = {"league": bool(view.tournament.listing.league), "masters": level == "masters"}
    return [table for table in known if wanted.get(table, True)]


def _day(written: str) -> date | None:
    return date.fromisoformat(written) if written else None
