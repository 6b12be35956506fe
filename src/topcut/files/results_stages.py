"""The stages of a results file: its plan, the heats, how many rounds each has, and who was cut in with which seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from topcut.acts.stages.decide import stages_of
from topcut.acts.stages.plans import checked_plan, must_have_none
from topcut.files.results_lines import few
from topcut.files.results_shape import Shape
from topcut.journal.fact import PlayerId
from topcut.journal.plan import Stage, StageNumber
from topcut.journal.state import Tournament
from topcut.messages.message import Message, Messages, message
from topcut.play.placings import stage_tiers
from topcut.play.seeding import merged
from topcut.play.stages import (
    is_first,
    is_over,
    must_have_rounds,
    planned_rounds,
    rounds_in,
    sources_of,
    stage_name,
    view,
)
from topcut.refusal import Refusal, Refused, refusal, refuse
from topcut.rulebooks.model import Rulebook

Plan = tuple[Stage, ...]


class Course:
    """The way through the stages that a file tells of."""

    def __init__(self, shape: Shape, book: Rulebook) -> None:
        self.shape = shape
        self.book = book
        self.plan: Plan = checked_plan(tuple(shape.plan), book) or self._of_rulebook()
        if shape.rounds:
            must_have_rounds(self.plan)
        must_have_none(self.plan, shape.rounds_planned)
        self.stages = [posted.stage or self._usual(number) for number, posted in enumerate(shape.rounds, start=1)]

    def _of_rulebook(self) -> Plan:
        """Without a plan: Swiss rounds, or one stage for each match of the pods (R21)."""
        if self.book.play == "pod":
            return (Stage("pods"),) * max(self._recommended(0), len(self.shape.rounds), 1)
        return (Stage("swiss"),)

    def _usual(self, number: int) -> StageNumber:
        """The stage of a round that says none: the first; of pods, which play one match a stage, the next."""
        return number if all(stage.kind == "pods" for stage in self.plan) else 1

    def name(self, number: StageNumber) -> Message:
        return stage_name(self.plan, number)

    def names(self) -> Messages:
        return stages_of(self.plan)

    def has(self, number: StageNumber) -> bool:
        return 1 <= number <= len(self.plan)

    # Rounds ----------------------------------------------------------------------------------------------------------

    def rounds_of(self, number: StageNumber, players: int) -> int:
        """Rounds of a stage: as the file says; those that are there, if a cut followed; else as the rulebook says."""
        stage, played = self.plan[number - 1], self.stages.count(number)
        if stage.kind == "gathering":
            return 0
        if stage.kind == "pods":
            return (self.shape.rounds_planned if self.shape.plan else 0) or len(self.plan)
        said = stage.rounds if number > 1 else self.shape.rounds_planned or stage.rounds
        if said or self._went_on(number):
            return said or played
        return self._recommended(players, number) or played

    def _recommended(self, players: int, number: StageNumber = 1) -> int:
        book, shape = self.book, self.shape
        after = self.plan[number] if shape.plan and number < len(self.plan) else None
        cut = after.take if after and after.kind == "bracket" else 0
        said = shape.rounds_planned if number == 1 else 0
        return said or book.integer("rounds") or book.recommended_rounds(players or len(shape.players), cut) or 0

    def _went_on(self, number: StageNumber) -> bool:
        later = [*self.stages, *self.shape.seeds]
        return any(stage > number and self.has(stage) and not self.plan[stage - 1].heat for stage in later)

    # Heats -----------------------------------------------------------------------------------------------------------

    def heats(self) -> dict[PlayerId, list[StageNumber]]:
        """The heats of everybody, in their order: as the file says, or where he sits; all that is wrong is refused."""
        if not any(stage.heat for stage in self.plan):
            if self.shape.heats:
                raise refuse("import-no-heats").at(message("import-part", part="heats"))
            return {}
        seated = self._seated()
        wrong = list(self._wrong_heats(seated))
        if wrong:
            raise Refused(*wrong)
        return {player.id: self.shape.heats.get(player.id) or seated[player.id] for player in self.shape.players}

    def _seated(self) -> dict[PlayerId, list[StageNumber]]:
        seated: dict[PlayerId, list[StageNumber]] = {player.id: [] for player in self.shape.players}
        for stage, posted in zip(self.stages, self.shape.rounds, strict=True):
            if not self.has(stage) or not self.plan[stage - 1].heat:
                continue
            for player in (player for line in posted.lines for player in line.players if player in seated):
                if stage not in seated[player]:
                    seated[player].append(stage)
        return seated

    def _wrong_heats(self, seated: Mapping[PlayerId, Sequence[StageNumber]]) -> Iterator[Refusal]:
        place = message("import-part", part="heats")
        for player, heats in self.shape.heats.items():
            if player not in seated:
                yield refusal("import-no-player", player=player).at(place)
            for heat in heats:
                if not self.has(heat) or not self.plan[heat - 1].heat:
                    yield refusal("import-no-heat", player=player, heat=heat, stages=self.names()).at(place)
        for player, where in seated.items():
            if not where and not self.shape.heats.get(player):
                yield refusal("import-without-heat", player=player)

    # Cuts ------------------------------------------------------------------------------------------------------------

    def must_be_over(self, tournament: Tournament, number: StageNumber) -> None:
        """A stage is cut into when those before it are played."""
        for source in () if is_first(self.plan, number) else sources_of(self.plan, number):
            if not is_over(tournament, self.book, source):
                played, planned = len(rounds_in(tournament, source)), planned_rounds(tournament, self.book, source)
                stage, before = self.name(number), self.name(source)
                raise refuse("import-stage-not-over", stage=stage, before=before, played=played, planned=planned)

    def typed_seeds(self, tournament: Tournament, number: StageNumber) -> tuple[PlayerId, ...]:
        """The seeds that stand in the file; they need not follow from the standings."""
        seeds = self.shape.seeds[number]
        if wrong := list(self._wrong_seeds(tournament, number, seeds)):
            raise Refused(*wrong)
        return tuple(seeds)

    def _wrong_seeds(self, tournament: Tournament, number: StageNumber, seeds: Sequence[PlayerId]) -> Iterator[Refusal]:
        field, now = self._field_before(tournament, number), len(tournament.rounds)
        twice = (player for player, times in Counter(seeds).items() if times > 1)
        yield from (refusal("import-seed-twice", stage=number, player=player) for player in twice)
        strangers = (player for player in seeds if player not in field)
        yield from (refusal("import-seed-not-before", stage=number, player=player) for player in strangers)
        gone = (player for player in seeds if self.shape.dropped.get(player, now) < now)
        yield from (refusal("import-seed-dropped", stage=number, player=player) for player in gone)
        size = self.plan[number - 1].take * max(len(sources_of(self.plan, number)), 1)
        if len(seeds) < 2 or (size and len(seeds) != size):
            yield refusal("import-seeds-miscounted", stage=number, players=len(seeds), name=self.name(number))

    def _field_before(self, tournament: Tournament, number: StageNumber) -> set[PlayerId]:
        sources = sources_of(self.plan, number)
        here = {player for source in sources for player in view(tournament, self.book, source).entrants}
        return here if sources else set(tournament.entrants)

    def seeds_by_rank(self, tournament: Tournament, number: StageNumber) -> tuple[PlayerId, ...]:
        """The seeds that follow from the stages before; where chance had a part in them they must stand in the file."""
        stage, sources = self.plan[number - 1], sources_of(self.plan, number)
        if stage.seeds in ("typed", "drawn"):
            raise refuse("import-seeds-missing", stage=self.name(number), seeds=stage.seeds, number=number)
        if not sources:
            return tuple(player.id for player in tournament.entrants.values() if player.active)
        ranked: list[list[PlayerId]] = []
        for source in sources:  # who goes on from one heat is passed over in the next
            already = {player for heat in ranked for player in heat}
            ranked.append(self._ranked(tournament, source, number, already))
        return tuple(merged(stage, sources, ranked))

    def _ranked(
        self, tournament: Tournament, source: StageNumber, number: StageNumber, already: set[PlayerId]
    ) -> list[PlayerId]:
        """Those who go on from one stage; a tie is open where it decides a seed of a bracket, or who goes on."""
        stage = self.plan[number - 1]
        tiers = stage_tiers(tournament, self.book, source)
        here = [[p for p in tier if tournament.entrants[p].active and p not in already] for tier in tiers]
        take = stage.take or sum(map(len, here))
        by_seed = self.plan[source - 1].kind == "bracket"  # its bands are in the order of its seeds (R52)
        going: list[PlayerId] = []
        for tier in here:
            cut_through = len(going) < take < len(going) + len(tier)
            decides = stage.kind == "bracket" and len(going) < take
            if len(tier) > 1 and not by_seed and (cut_through or decides):
                raise refuse("import-tied", players=few(tier), stage=self.name(source), number=number)
            going.extend(tier)
        if take > len(going) or len(going) < 2:
            stage_name, before = self.name(number), self.name(source)
            needed = max(take, 2)
            raise refuse("import-cut-too-large", stage=stage_name, needed=needed, going=len(going), before=before)
        return going[:take]
