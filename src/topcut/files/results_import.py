"""A journal out of a results file.

The rounds of a results file were paired elsewhere: each becomes a transcript by hand with what it costs, then a posted
round, so that `topcut verify` can look at it. Who sits in no line of a round was away for it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from topcut.acts.ending.facts import ConfrontationWon, LotDrawn
from topcut.acts.entries.facts import Dropped, Entered, ReEntered
from topcut.acts.event.facts import Created
from topcut.acts.limited.facts import GroupsSeated
from topcut.acts.rounds.facts import Drafted, RoundPaired
from topcut.acts.stages.facts import Joined, PrizesSplit, StageOpened
from topcut.files.results_file import ResultsSheet
from topcut.journal.fact import PlayerId, Seating
from topcut.journal.fold import advance
from topcut.journal.plan import StageNumber
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Tournament
from topcut.journal.texts import Text, deposit
from topcut.play.next_round import method_of
from topcut.play.pairing.criteria import cost
from topcut.play.pairing.propose import pairs_and_byes, problem_of
from topcut.play.stages import view


def journal_of(
    sheet: ResultsSheet, title: str, now: str, salt: Callable[[], str]
) -> tuple[Sequence[Record], Sequence[Text]]:
    """The records and texts that tell the same tournament."""
    scribe = Scribe(sheet, title, now, salt)
    scribe.write()
    return scribe.records, scribe.texts


class Scribe:
    """Writes the facts of a results file down as a journal would have them."""

    def __init__(self, sheet: ResultsSheet, title: str, now: str, salt: Callable[[], str]) -> None:
        self.sheet = sheet
        self.title = title or sheet.title
        self.now = now
        self.salt = salt
        self.ids: Mapping[PlayerId, PlayerId] = {p.id: f"p{n}" for n, p in enumerate(sheet.players, start=1)}
        self.records: list[Record] = []
        self.texts: list[Text] = []
        self.teams: dict[str, str] = {}
        self.tournament = Tournament()

    def write(self) -> None:
        later = _of(self.sheet.facts, Dropped)
        for fact in self.sheet.facts:
            match fact:
                case Created():
                    self._create(fact)
                case Entered():
                    self._enter(fact)
                case RoundPaired():
                    self._drop(later, fact.round - 1)
                    self._post(fact)
                case Dropped():
                    pass  # told where it happened
                case StageOpened():
                    self._cut(fact, later)
                case ConfrontationWon():
                    self._confront(fact)
                case LotDrawn() | Joined() | PrizesSplit() | GroupsSeated():
                    self._add(self._renamed(fact))
                case _:
                    self._add(fact)
        self._drop(later, len(self.tournament.rounds))
        self._bring_back(self.ids[p] for p in self.ids if p not in {fact.player for fact in later})

    def _create(self, fact: Created) -> None:
        self._add(replace(fact, title=self._text(self.title)))

    def _enter(self, fact: Entered) -> None:
        self._add(self._entered(fact))

    def _confront(self, fact: ConfrontationWon) -> None:
        self._add(self._renamed(fact))

    def _add(self, *many: AnyFact) -> None:
        """One act."""
        first = self.tournament.head + 1
        made = [
            Record(first + place, self.now, "import", fact, more=place < len(many) - 1)
            for place, fact in enumerate(many)
        ]
        self.records += made
        self.tournament = advance(self.tournament, made) or self.tournament

    def _text(self, value: str) -> str:
        if not value:
            return ""
        self.texts.append(deposit(value, self.salt()))
        return self.texts[-1].ref

    def _entered(self, fact: Entered) -> Entered:
        details = {"name": self.sheet.names[fact.player], "handle": fact.player}
        if fact.team not in self.teams:
            self.teams[fact.team] = self._text(fact.team)
        person = self._text(msgspec.json.encode(details).decode())
        return replace(fact, player=self.ids[fact.player], person=person, team=self.teams[fact.team])

    def _renamed(self, fact: AnyFact) -> AnyFact:
        """The same by the ids of a journal."""
        match fact:
            case LotDrawn() | PrizesSplit():
                return replace(fact, players=tuple(self.ids[one] for one in fact.players))
            case StageOpened():
                return replace(fact, seeds=tuple(self.ids[one] for one in fact.seeds))
            case GroupsSeated():
                seated = (replace(one, players=tuple(self.ids[seat] for seat in one.players)) for one in fact.groups)
                return replace(fact, groups=tuple(seated))
            case ConfrontationWon() | Joined():
                return replace(fact, player=self.ids[fact.player])
        return fact

    def _cut(self, fact: StageOpened, later: Sequence[Dropped]) -> None:
        """Who missed a round and has not left is there again when the cut is made."""
        posted = len(self.tournament.rounds)
        self._drop(later, posted, fact.seeds)
        left = {one.player for one in later if one.after <= posted and one.player not in fact.seeds}
        self._bring_back(self.ids[one] for one in self.ids if one not in left)
        self._add(self._renamed(fact))

    def _drop(self, later: Sequence[Dropped], last: int, stay: Collection[PlayerId] = ()) -> None:
        """Those whose last round is over."""
        for fact in later:
            one = self.tournament.entrants[self.ids[fact.player]]
            if fact.after <= last and one.active and fact.player not in stay:
                self._add(Dropped(one.id, fact.after))

    def _bring_back(self, players: Iterable[PlayerId]) -> None:
        for player in players:
            if not self.tournament.entrants[player].active:
                self._add(ReEntered(player))

    def _post(self, fact: RoundPaired) -> None:
        tables = tuple(replace(one, seats=tuple(self.ids[seat] for seat in one.seats)) for one in fact.tables)
        method = method_of(self.tournament, self.sheet.rulebook, fact.stage)
        if method != "bracket":
            self._seat({one for table in tables for one in table.seats}, fact)
        cost = self._cost(tables, fact.stage) if method == "swiss" and tables else {}
        drawn = tuple(replace(one, table=one.number, drawn=0) for one in tables)
        self._add(Drafted(fact.round, drawn, cost=cost, stage=fact.stage))
        self._add(replace(fact, tables=tables, cost=cost, by_hand=True))

    def _seat(self, seated: set[PlayerId], fact: RoundPaired) -> None:
        """Who sits in no line of a round of his stage was away for it."""
        self._bring_back(sorted(seated))
        for player in view(self.tournament, self.sheet.rulebook, fact.stage).entrants:
            if self.tournament.entrants[player].active and player not in seated:
                self._add(Dropped(player, fact.round - 1))

    def _cost(self, tables: tuple[Seating, ...], stage: StageNumber) -> dict[str, int]:
        field = view(self.tournament, self.sheet.rulebook, stage)
        problem, earned = problem_of(field, self.sheet.rulebook)
        return cost(problem, *pairs_and_byes(tables, earned))


def _of(many: Iterable[AnyFact], kind: type[Dropped]) -> list[Dropped]:
    return [fact for fact in many if isinstance(fact, kind)]
