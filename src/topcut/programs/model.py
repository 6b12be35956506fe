"""A community's organized play as a document describes it: what `load.py` makes of a program's file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct, field

from topcut.programs.offices import Badge, DirectorRating
from topcut.programs.vocabulary import (
    BonusName,
    ConditionName,
    DeadlineName,
    Field,
    LevelName,
    Matter,
    NotRated,
    PlayoffStep,
    Role,
)


class Game(Struct, frozen=True):
    """A game of the community, and the rulebooks by which it is played there."""

    name: str
    title: str = ""
    rulebooks: tuple[str, ...] = ()
    clause: str = ""


class Level(Struct, frozen=True):
    """How high an event stands, how far it moves a rating, and who grants it."""

    name: LevelName
    title: str = ""
    level: int | None = None
    k: int | None = None  # as printed
    assumed_k: int | None = None  # what ratings take where none is printed
    granted: Literal["", "freely", "by-application", "by-bid"] = ""
    by: Role | None = None
    one_per: Literal["", "country"] = ""
    announced: Literal["", "beginning-of-the-year", "before-the-events"] = ""
    open: Literal["", "season", "always"] = ""  # how long applications are taken
    allocated: bool = False  # where nobody bids
    approval_in: tuple[LevelName, ...] = ()  # in the seasons of these levels it needs a special approval
    own: str = ""  # readings behind what the document does not print
    clause: str = ""


class Season(Struct, frozen=True):
    """The months, first and last one included, in which something takes place; December can be followed by January."""

    of: LevelName | Literal["league"]
    first_month: int
    last_month: int
    clause: str = ""

    @property
    def months(self) -> tuple[int, ...]:
        return months(self.first_month, self.last_month)


def months(first: int, last: int) -> tuple[int, ...]:
    """All months from the first to the last, over the end of the year if need be."""
    return tuple((first - 1 + step) % 12 + 1 for step in range((last - first) % 12 + 1))


class Earning(Struct, frozen=True):
    """What one place of an event earns for a later one."""

    level: LevelName
    place: int
    games: tuple[str, ...]
    kind: Literal["bye", "head_start"]
    into: LevelName
    when: Literal["same-year", "next-year", "next"]
    rounds: tuple[int, ...] = ()  # of a bye
    points: int = 0  # of a head start
    above: int = 0  # only with more players than these
    anywhere: bool = False  # on any continent
    clause: str = ""


class Points(Struct, frozen=True):
    """A table of points: the sum of its parts."""

    name: str
    title: str = ""
    beyond: Role | None = None  # who scores an event that is larger than the table
    clause: str = ""


class Part(Struct, frozen=True):
    """One addend of a table: by a row of the table, per match won, or a share of the number of players."""

    table: str
    name: str
    by: Literal["row", "wins", "share"]
    columns: tuple[int, ...] = ()  # of rows: the last place of each column; without columns all places are alike
    each: int = 0  # per match won
    casual: bool = False  # casual events have it too
    clause: str = ""


class Row(Struct, frozen=True):
    """What an event of so many players gives, a number for each column."""

    table: str
    part: str
    players: int
    points: tuple[int, ...]
    to: int | None = None  # left out: or more
    casual_only: bool = False


class Share(Struct, frozen=True):
    """The places up to one get the number of players divided by something, rounded up."""

    table: str
    part: str
    place: int
    divided_by: int
    least: int = 0  # players


class Total(Struct, frozen=True):
    """What is added up: which points, and when it begins anew."""

    table: str
    name: str
    of: Literal["all-games", "each-game", "all-leagues", "league"]
    resets: Literal["never", "year", "season"]
    casual: bool = False
    clause: str = ""


class Condition(Struct, frozen=True):
    """What a sanctioned event must meet; one that falls short is something else."""

    name: ConditionName
    games: tuple[str, ...]
    least: int = 0  # players, rounds, or hours of notice
    otherwise: Literal["non-sanctioned", "casual"] = "non-sanctioned"
    clause: str = ""


class Format(Struct, frozen=True):
    """A recognized format, card pool, set of rules or scenario."""

    name: str
    group: Literal["format", "card_pool", "rules", "scenario", "pairing"]
    games: tuple[str, ...]
    approval_from: int | None = None  # from this level on the community must approve it
    rated: bool = True
    sanctioned: bool = True
    clause: str = ""


class SmallEvent(Struct, frozen=True):
    """An event of so many players in which everybody sits out in turn."""

    players: int
    games: tuple[str, ...]
    played: int
    byes: int
    clause: str = ""


class League(Struct, frozen=True):
    """The shape of a league."""

    title: str = ""
    players: int | None = None  # the least
    half_ranked_by: Literal["season", "half"] = "season"  # which points decide who qualifies, R69
    announced: Literal["before-the-first-event"] = "before-the-first-event"  # how many qualify
    clause: str = ""


class Block(Struct, frozen=True):
    """Some events of a league's schedule: part of the regular season, or the playoffs."""

    schedule: str
    kind: Literal["regular", "playoff"]
    events: int
    first_month: int
    last_month: int
    qualify: int = 0  # how many usually do after it
    clause: str = ""


class PlayoffTie(Struct, frozen=True):
    """What ranks the qualified at the end of the playoffs; the first one first."""

    name: PlayoffStep
    clause: str = ""


class ChampionsLeague(Struct, frozen=True):
    """Who may play in it, and how."""

    lifetime: int
    waived_by: Role
    seeded_by: Literal["lifetime-points"]
    bracket: Literal["single"]
    games: int
    clause: str = ""


class LeaguePromos(Struct, frozen=True):
    """Where cards that are won in a league may be played: while its season is on, and from its end."""

    during: Literal["league-events", "everywhere"]
    after: Literal["league-events", "everywhere"]
    clause: str = ""


class Bonus(Struct, frozen=True):
    """A scheme of bonus points."""

    name: BonusName
    points: int
    with_: str = field(name="with", default="")  # only together with that one
    unless: str = ""  # not together with that one
    above: int | None = None  # only for more than this number
    each: bool = False  # for each of the number
    over_percent: int | None = None  # of the personnel, for it to be the deck's headquarters or affiliation
    non_aligned_over_percent: int | None = None
    clause: str = ""


class Rating(Struct, frozen=True):
    """How ratings are counted."""

    system: Literal["elo", "glicko2", "openskill"]
    start: int
    least: int
    most: int
    kinds: tuple[Literal["constructed", "limited"], ...]
    overall: bool
    scale: int = 400  # how much better one of two is who is expected to win ten of eleven
    pods: Literal["pairs", "none"] = "pairs"
    not_rated: tuple[NotRated, ...] = ()
    own: str = ""  # readings behind what the document does not print
    clause: str = ""


class ListingField(Struct, frozen=True):
    """Something that is said when an event is registered."""

    name: Field
    optional: bool = False
    clause: str = ""


class Deadline(Struct, frozen=True):
    """Within how many hours something is due; before an event, or after it."""

    name: DeadlineName
    hours: int
    late: Literal["", "awaiting-processing", "lowers-rating"] = ""
    clause: str = ""


class Decision(Struct, frozen=True):
    """Who decides what."""

    what: Matter
    by: Role
    clause: str = ""


class Obligation(Struct, frozen=True):
    """A choice of the rulebook that an event awarding byes must make."""

    setting: str
    value: str
    byes: int  # from so many on
    clause: str = ""


class Program(Struct, frozen=True):
    """One community's organized play, as one document has it."""

    name: str
    title: str
    community: str
    document: str
    edition: str
    games: tuple[Game, ...]
    levels: tuple[Level, ...]
    seasons: tuple[Season, ...]
    earnings: tuple[Earning, ...]
    points: tuple[Points, ...]
    parts: tuple[Part, ...]
    rows: tuple[Row, ...]
    shares: tuple[Share, ...]
    totals: tuple[Total, ...]
    conditions: tuple[Condition, ...]
    formats: tuple[Format, ...]
    small_events: tuple[SmallEvent, ...]
    blocks: tuple[Block, ...]
    playoff_ties: tuple[PlayoffTie, ...]
    bonuses: tuple[Bonus, ...]
    fields: tuple[ListingField, ...]
    deadlines: tuple[Deadline, ...]
    decisions: tuple[Decision, ...]
    obligations: tuple[Obligation, ...]
    badges: tuple[Badge, ...]
    league: League | None
    champions_league: ChampionsLeague | None
    league_promos: LeaguePromos | None
    director_rating: DirectorRating | None
    rating: Rating | None
    source: Mapping[str, Any]
    rulings: tuple[str, ...] = ()  # names of the interim rulings that were laid over it

    def game(self, name: str) -> Game | None:
        return next((one for one in self.games if one.name == name), None)

    def level(self, name: str) -> Level | None:
        return next((one for one in self.levels if one.name == name), None)

    def season(self, of: str) -> Season | None:
        """The season of a level or of the league; the first where there are several in a year."""
        return next((one for one in self.seasons if one.of == of), None)

    def table(self, name: str) -> Points | None:
        return next((one for one in self.points if one.name == name), None)

    def parts_of(self, table: str) -> tuple[Part, ...]:
        return tuple(one for one in self.parts if one.table == table)

    def rows_of(self, part: Part) -> tuple[Row, ...]:
        """The rows of a part, the smallest event first."""
        rows = (one for one in self.rows if (one.table, one.part) == (part.table, part.name))
        return tuple(sorted(rows, key=lambda row: row.players))

    def shares_of(self, part: Part) -> tuple[Share, ...]:
        """The shares of a part, the best place first."""
        shares = (one for one in self.shares if (one.table, one.part) == (part.table, part.name))
        return tuple(sorted(shares, key=lambda share: share.place))

    def season_months(self, of: str) -> tuple[int, ...]:
        """All months of all seasons of a level."""
        return tuple(month for one in self.seasons if one.of == of for month in one.months)
