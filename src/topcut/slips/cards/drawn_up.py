"""A report as its cards have it so far: each round settled, who has nothing yet, the event that would come of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.context import Context
from topcut.acts.who import DIRECTOR
from topcut.answers.event_view import EventView
from topcut.desk.ports import SystemEntropy
from topcut.files.results_file import ResultsSheet, read_document
from topcut.files.results_onto import Played
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.plan import StageNumber
from topcut.play.brackets.model import Bracket
from topcut.play.stages import bracket_of
from topcut.play.stages import view as stage_alone
from topcut.refusal import Refusal, Refused
from topcut.slips.cards.course import local, plan_for, stages_of
from topcut.slips.cards.document import document_of
from topcut.slips.cards.draft import GONE, Draft
from topcut.slips.cards.settle import Clash, Fault, Game, Settled, settled


class Open(Struct, frozen=True):
    """Somebody of whom no card says what they did in a round; of a bracket the two whose game is missing."""

    round: RoundNumber
    players: tuple[PlayerId, ...]


class Report:
    """What is asked of a draft is worked out once."""

    def __init__(self, view: EventView, draft: Draft) -> None:
        self.view = view
        self.draft = draft
        self.plan = plan_for(view, draft)
        self.stages = () if draft.document else stages_of(view, draft)
        self.rounds: tuple[Settled, ...] = tuple(
            settled(view, draft, number, stage) for number, stage in enumerate(self.stages, start=1)
        )

    @cached_property
    def document(self) -> Mapping[str, Any]:
        """The results file that is handed in."""
        return self.draft.document or document_of(self.view, self.draft, self.stages, self.rounds)

    @cached_property
    def ids(self) -> dict[str, PlayerId]:
        """Who is whose, by the handles of the file."""
        known = {handle: player for player, handle in self.view.handles.items()}
        return {str(one["id"]): known[str(one["id"])] for one in self.document["players"] if one["id"] in known}

    # What is missing -------------------------------------------------------------------------------------------------

    @cached_property
    def clashes(self) -> tuple[Clash, ...]:
        return tuple(clash for one in self.rounds for clash in one.clashes)

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        return tuple(fault for one in self.rounds for fault in one.faults)

    @cached_property
    def games(self) -> tuple[Game, ...]:
        """Those that were played against somebody."""
        return tuple(game for one in self.rounds for game in one.games if len(game.players) > 1)

    @cached_property
    def open(self) -> tuple[Open, ...]:
        return tuple(one for settled in self.rounds for one in self._open(settled))

    def _open(self, settled: Settled) -> list[Open]:
        stage = self.stages[settled.round - 1]
        silent = [player for player in settled.silent if not self._gone(player, settled.round)]
        if self.plan[stage - 1].kind == "bracket":
            pairs = self.expected(settled.round)
            return [Open(settled.round, pair) for pair in pairs if set(pair) <= set(silent)]
        field = self._field(stage, settled.round)
        return [Open(settled.round, (player,)) for player in silent if field is None or player in field]

    def _gone(self, player: PlayerId, number: RoundNumber) -> bool:
        return any(self.draft.line(player, before).opponent == GONE for before in range(1, number))

    def _field(self, stage: StageNumber, number: RoundNumber) -> set[PlayerId] | None:
        """Who plays in a stage that only some go on into; None where everybody does."""
        if stage == 1 or not self.plan[stage - 1].take:
            return None
        sheet = self._until(number)
        if sheet is None:
            return set()
        return {self.ids[one] for one in stage_alone(sheet.tournament, sheet.rulebook, stage).entrants}

    def expected(self, number: RoundNumber) -> list[tuple[PlayerId, ...]]:
        """The games of a bracket's round, by those who meet in them, as far as they are known."""
        stage = self.stages[number - 1]
        bracket = self.bracket(number)
        if bracket is None:
            return []
        at = local(self.stages, number)
        return (
            [
                tuple(self.ids[str(seat.player)] for seat in state.seats)
                for _, state in sorted(bracket.games.items())
                if state.game.round == at and state.status in ("ready", "played") and all(s.player for s in state.seats)
            ]
            if self.plan[stage - 1].kind == "bracket"
            else []
        )

    def bracket(self, number: RoundNumber) -> Bracket | None:
        """The bracket as it stood before and in this round; None where it cannot be drawn yet."""
        stage = self.stages[number - 1]
        sheet = self._until(number) or self._until(number, emptied=True)  # its own lines may be the wrong ones
        if sheet is None or stage not in sheet.tournament.opened:
            return None
        return bracket_of(sheet.tournament, sheet.rulebook, stage)

    def _until(self, number: RoundNumber, emptied: bool = False) -> ResultsSheet | None:
        """The file up to a round, perhaps without its lines; None where what stands there cannot be read."""
        document = dict(self.document)
        document["rounds"] = document["rounds"][:number]
        if emptied:
            document["rounds"][-1] = {"stage": self.stages[number - 1], "matches": []}
        document.pop("final_confrontation", None)
        document["dropped"] = {who: last for who, last in document.get("dropped", {}).items() if last <= number}
        try:
            return read_document(document)
        except Refused:
            return None

    # What comes of it ------------------------------------------------------------------------------------------------

    @cached_property
    def read(self) -> ResultsSheet | tuple[Refusal, ...]:
        """The results file as it is read, or all that is wrong with it."""
        try:
            return read_document(dict(self.document))
        except Refused as refused:
            return refused.refusals

    @cached_property
    def _told(self) -> tuple[EventView | None, tuple[Refusal, ...]]:
        if not isinstance(self.read, ResultsSheet):
            return None, self.read
        context = Context(DIRECTOR, "", SystemEntropy(), self.view.words)
        scribe = Played(self.read, self.ids, self.view.tournament, context)
        try:
            scribe.write()
            scribe.end(self.view.history, context)
        except Refused as refused:
            return self._view(scribe), refused.refusals
        return self._view(scribe), ()

    def _view(self, scribe: Played) -> EventView:
        return EventView(scribe.tournament, self.view.book, self.view.words, scribe.records, self.view.title)

    @property
    def after(self) -> EventView | None:
        """The event as it would be reported; None where the lines make none."""
        return self._told[0]

    @property
    def refusals(self) -> tuple[Refusal, ...]:
        """Why it cannot be reported so."""
        return self._told[1]

    @property
    def undecided(self) -> int:
        return len(self.clashes) + len(self.faults) + len(self.open)

    @property
    def ready(self) -> bool:
        return not self.undecided and not self.refusals

    def choosing(self, *chosen: tuple[PlayerId, RoundNumber]) -> Report:
        """The same where these cards are right."""
        draft = self.draft
        for player, number in chosen:
            draft = draft.counting(player, number)
        return Report(self.view, draft)


def in_file(view: EventView, document: Mapping[str, Any], rounds: Sequence[Any]) -> Report:
    """The report of a results file, by the handles that are entered here."""
    return Report(view, replace(Draft(len(rounds)), document=document))
