"""An event at one moment with its rules and its people: the one place that every answer is read from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace

from topcut.acts.matter import PersonDetails, people_of
from topcut.journal.fact import PlayerId, Result, RoundNumber, Table
from topcut.journal.plan import Stage, StageNumber
from topcut.journal.records import Record
from topcut.journal.state import DrawnRound, Entrant, Match, Round, Tournament
from topcut.journal.texts import Texts
from topcut.messages.message import Message, Names, Player, message
from topcut.play.brackets.model import Bracket, Place
from topcut.play.chances import Race
from topcut.play.clock import period_runs
from topcut.play.cut_line import cut_after
from topcut.play.drawn_round import must_be_drawn_again
from topcut.play.limited.pages import Page, pages
from topcut.play.outcome import Worth, outcome_of, worth_of
from topcut.play.placings import placings
from topcut.play.round_names import round_name
from topcut.play.stages import at_stage, bracket_of, must_have_rounds, plan_of, rounds_in, what_counts
from topcut.play.standings import Standings, standings
from topcut.play.table_numbers import numbered
from topcut.refusal import Refused, refuse
from topcut.rulebooks.model import Rulebook

_OF_PEOPLE = ("people", "names", "handles")  # what a result does not change


class EventView:
    """What is asked of an event is worked out once and kept: a later moment has a view of its own."""

    def __init__(
        self,
        tournament: Tournament,
        book: Rulebook,
        words: Texts,
        records: Sequence[Record] = (),
        title: str = "",
        people: Mapping[PlayerId, PersonDetails] | None = None,
    ) -> None:
        self.tournament = tournament
        self.book = book
        self.words = words
        self.title = title or words[tournament.title]
        self.head = tournament.head
        self._records = records  # these, and perhaps some that came later
        if people is not None:
            self.people = people

    def knows_the_people_of(self, before: EventView) -> None:
        """Take over what an earlier view has worked out, where nobody came or changed since."""
        self._tables = before._tables
        if before.tournament.entrants is self.tournament.entrants:
            self.__dict__.update({name: before.__dict__[name] for name in _OF_PEOPLE if name in before.__dict__})

    def knows_the_packs_of(self, before: EventView) -> None:
        """The same of packs, where nothing was seated or dealt since: everybody asks for their own."""
        if before.tournament.limited is self.tournament.limited and "pack_pages" in before.__dict__:
            self.__dict__["pack_pages"] = before.__dict__["pack_pages"]

    @cached_property
    def history(self) -> Sequence[Record]:
        """All records up to this moment."""
        return self._records[: self.head]

    # People ----------------------------------------------------------------------------------------------------------

    @cached_property
    def people(self) -> Mapping[PlayerId, PersonDetails]:
        return people_of(self.tournament, self.words)

    @cached_property
    def names(self) -> Mapping[PlayerId, str]:
        return {player: person.name for player, person in self.people.items()}

    @cached_property
    def handles(self) -> Mapping[PlayerId, str]:
        """How everybody is typed, and known to programs."""
        return {player: person.handle or player for player, person in self.people.items()}

    def player(self, player: PlayerId) -> Player:
        """For a message: who it is, with the name to be shown and the handle to be typed."""
        person = self.people.get(player)
        return Player(player, person.name, person.handle) if person else Player(player)

    def players(self, players: Iterable[PlayerId]) -> Names:
        return tuple(map(self.player, players))

    def team(self, entrant: Entrant) -> str:
        return self.words[entrant.team]

    @cached_property
    def active(self) -> int:
        """How many are in the event now."""
        return sum(entrant.active for entrant in self.tournament.entrants.values())

    @property
    def online(self) -> bool:
        """Played from afar: rounds have deadlines, and no hall with its clock, slips and tables."""
        return self.book.flag("online")

    @property
    def date(self) -> str:
        """The first day, as it was announced."""
        return self.tournament.date

    # Stages and rounds -----------------------------------------------------------------------------------------------

    @cached_property
    def plan(self) -> tuple[Stage, ...]:
        return plan_of(self.tournament, self.book)

    @cached_property
    def stage(self) -> StageNumber:
        """The one that is being played."""
        return at_stage(self.tournament, self.book)

    @cached_property
    def ranked_stages(self) -> tuple[StageNumber, ...]:
        """Those with standings: Swiss rounds and pods."""
        return tuple(number for number, stage in enumerate(self.plan, start=1) if stage.ranked)

    @cached_property
    def ranked_stage(self) -> StageNumber:
        """The last one with standings that has begun."""
        begun = [number for number in self.ranked_stages if rounds_in(self.tournament, number)]
        return begun[-1] if begun else self.ranked_stages[0] if self.ranked_stages else 1

    def cut_after(self, stage: StageNumber) -> int:
        """How many go on from a stage, as announced; 0 where nobody is left behind."""
        return cut_after(self.plan, stage)

    def round(self, number: RoundNumber = 0) -> Round:
        """A posted round; 0 is the current one."""
        posted = len(self.tournament.rounds)
        if not posted:
            must_have_rounds(self.plan)
            raise refuse("round-none-posted")
        found = self.tournament.round(number or posted)
        if found is None:
            raise refuse("round-none", round=number, posted=posted)
        return found

    @property
    def draw(self) -> DrawnRound | None:
        """The next round as it is drawn and not posted, at the tables that it is to have; a draft in the journal."""
        draw = self.tournament.draw
        if draw is None:
            return None
        return replace(draw, tables=numbered(self.tournament, draw.stage, draw.round, draw.tables))

    def round_name(self, number: RoundNumber) -> Message:
        """ "Round 2 of 4", "Quarter-final"."""
        return round_name(self.tournament, self.book, number)

    def match_of(self, posted: Round, player: PlayerId) -> Match | None:
        """A player's match of a round. Who sits where is remembered: a report changes a match, not the seats."""
        tables = self._tables.setdefault((posted.seed, posted.posted_by, len(posted.matches)), {})
        match = posted.matches.get(tables.get(player, 0))
        if match is None or player not in match.seats:
            tables.update((seat, match.table) for match in posted.matches.values() for seat in match.seats)
            match = posted.matches.get(tables.get(player, 0))
        return match if match and player in match.seats else None

    def outcome(self, match: Match, result: Result | None = None) -> Message | None:
        """The result of a match, or another one for it; None while there is none."""
        shown = result or match.result
        return outcome_of(self.tournament, self.book, match, shown) if shown else None

    def worth(self, match: Match, result: Result | None = None) -> Worth | None:
        """Points and differential of a result, which both players verify (001 7.4); None where none counts."""
        return worth_of(self.tournament, self.book, match, result)

    def counted(self, match: Match, result: Result) -> Message:
        """A result with what it counts for: "FW/FL 100-35 (4/1 points, differential +65/−65)"."""
        outcome = outcome_of(self.tournament, self.book, match, result)
        worth = self.worth(match, result)
        return message("outcome-counted", what=outcome, worth=worth.told) if worth else outcome

    # Worked out once -------------------------------------------------------------------------------------------------

    @cached_property
    def standings(self) -> Standings:
        """Of the stage that was last ranked."""
        return self.standings_of(self.ranked_stage)

    def standings_of(self, stage: StageNumber) -> Standings:
        if stage not in self._standings:
            field = what_counts(self.tournament, self.book, stage)
            if self.plan[stage - 1].kind == "bracket":  # there is no other, and it has no points
                field = replace(field, rounds=())
            self._standings[stage] = standings(field, self.book)
        return self._standings[stage]

    @cached_property
    def _standings(self) -> dict[StageNumber, Standings]:
        return {}

    def bracket_of(self, stage: StageNumber) -> Bracket:
        """The bracket of a stage that was filled."""
        if stage not in self._brackets:
            self._brackets[stage] = bracket_of(self.tournament, self.book, stage)
        return self._brackets[stage]

    @cached_property
    def _brackets(self) -> dict[StageNumber, Bracket]:
        return {}

    @cached_property
    def race(self) -> Race:
        """Everybody on the way to the cut after the stage that was last ranked."""
        return Race(self.tournament, self.book, self.ranked_stage, self.standings.ledger)

    @cached_property
    def places(self) -> Mapping[PlayerId, Place]:
        """Everybody's place over all stages, the best first."""
        return {place.player: place for place in placings(self.tournament, self.book)}

    @cached_property
    def _tables(self) -> dict[tuple[str, int, int], dict[PlayerId, Table]]:
        """Who sits where, by the round as it was posted."""
        return {}

    @cached_property
    def running_period(self) -> str:
        """The period before a round whose clock is the running one; "" where none is."""
        return self.tournament.period if self.tournament.period and period_runs(self.history) else ""

    @cached_property
    def pack_pages(self) -> tuple[Page, ...] | Refused:
        """Everybody's packs, dealt again; or why that cannot be."""
        try:
            return pages(self)
        except Refused as refused:
            return refused

    @cached_property
    def draw_is_overtaken(self) -> bool:
        """The drawn round cannot be posted any more: it is drawn again."""
        return must_be_drawn_again(self.tournament, self.book)

    @cached_property
    def kept(self) -> dict[object, Any]:
        """What `kept_with_view` functions have answered."""
        return {}


Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


def kept_with_view(
    work: Callable[Concatenate[EventView, Asked], Answer],
) -> Callable[Concatenate[EventView, Asked], Answer]:
    """Worked out once for a view and kept as long as it is."""

    @wraps(work)
    def answer(view: EventView, /, *asked: Asked.args, **named: Asked.kwargs) -> Answer:
        key = (work, asked, *named.items())
        if key not in view.kept:
            view.kept[key] = work(view, *asked, **named)
        found: Answer = view.kept[key]
        return found

    return answer
