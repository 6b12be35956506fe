"""How the stages of a results file begin: heats are joined, players leave, lots are drawn, the cut is made."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from topcut.acts.ending.facts import LotDrawn
from topcut.acts.entries.facts import Dropped
from topcut.acts.limited.facts import Group, GroupsSeated
from topcut.acts.rounds.facts import Started
from topcut.acts.stages.facts import Joined, StageOpened
from topcut.files.results_transcript import Transcript
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import message
from topcut.play.limited.drafting import drafted_in
from topcut.play.seeding import games_for
from topcut.play.stages import draws_seats, is_first, sources_of
from topcut.refusal import Refused, refusal


class Openings:
    """Puts what happens between the rounds among the facts, at its time."""

    def __init__(self, transcript: Transcript) -> None:
        self.transcript = transcript
        self.course = transcript.course
        self._gone: set[PlayerId] = set()
        self._lots = dict(transcript.shape.lots)
        self._to_join: dict[PlayerId, list[StageNumber]] = {}

    def join_heats(self) -> None:
        transcript = self.transcript
        try:
            heats = self.course.heats()
        except Refused as refused:
            transcript.note_all(refused)
            return
        self._to_join = {player: list(joined) for player, joined in heats.items()}
        for player in heats:
            self._join(player)
        for number in {heat for joined in heats.values() for heat in joined}:
            transcript.fields[number] = [player for player, joined in heats.items() if number in joined]

    def join_again(self, stage: StageNumber, players: Iterable[PlayerId]) -> None:
        """Who sits in another heat has joined it by now."""
        for player in players:
            while stage in self._to_join.get(player, ()):
                self._join(player)

    def join_the_rest(self) -> None:
        """Heats that somebody joined and never sat in."""
        for player, heats in self._to_join.items():
            while heats:
                self._join(player)

    def _join(self, player: PlayerId) -> None:
        self.transcript.facts.append(Joined(player, self._to_join[player].pop(0)))

    def begin(self, stage: StageNumber, number: int) -> None:
        """The facts with which a stage begins, before its first round, which is round `number`."""
        transcript, plan = self.transcript, self.course.plan
        if stage in transcript.planned:
            self._must_not_be_cut(stage, number)
            return
        transcript.planned[stage] = 0
        if plan[stage - 1].kind == "bracket" or not is_first(plan, stage):
            self._open(stage, number)
        if plan[stage - 1].kind == "swiss" or stage == 1:
            field = transcript.fields.get(stage, transcript.known)
            transcript.planned[stage] = transcript.planned[stage] or self.course.rounds_of(stage, len(field))
            transcript.facts.append(Started(transcript.planned[stage], stage))

    def _must_not_be_cut(self, stage: StageNumber, number: int) -> None:
        begun, course = self.transcript.planned, self.course
        later = next((n for n in begun if n > stage and not course.plan[n - 1].heat), None)
        if later is not None:
            ended = refusal("import-stage-ended", stage=course.name(stage), later=course.name(later))
            self.transcript.note(ended, message("import-round", round=number))

    def _open(self, stage: StageNumber, number: int) -> None:
        """The cut; somebody who is named as cut in and left before playing on left after it."""
        transcript, shape = self.transcript, self.transcript.shape
        self.join_the_rest()
        self.leave(number - 1, shape.seeds.get(stage, ()))
        self.draw_lots(sources_of(self.course.plan, stage))
        if transcript.problems and stage not in shape.seeds:
            transcript.unclear.add(stage)  # the standings are not known
            return
        try:
            opened = self._cut(stage)
        except Refused as refused:
            transcript.note_all(refused, message("import-round", round=number) if number <= len(shape.rounds) else None)
            transcript.unclear.add(stage)
            return
        transcript.fields[stage] = opened.seeds
        transcript.planned[stage] = max((game.round for game in opened.games), default=0)
        transcript.facts.append(opened)
        self._seat(stage, opened)

    def _seat(self, stage: StageNumber, opened: StageOpened) -> None:
        """The seats of a play-off whose transcript was seated and not played yet (002 8.2)."""
        transcript, seats = self.transcript, self.transcript.shape.seats.get(stage, [])
        if not seats:
            return
        place = message("import-part", part="seats")
        if not draws_seats(self.course.plan[stage - 1], transcript.book):
            transcript.note(refusal("import-no-seats", stage=self.course.name(stage)), place)
        elif len(set(seats)) != len(seats) or not set(seats) <= set(opened.seeds):
            transcript.note(refusal("import-seats-of-others", stage=self.course.name(stage)), place)
        else:
            method = drafted_in(transcript.so_far(), transcript.book, stage).method
            transcript.facts.append(GroupsSeated((Group(tuple(seats)),), method, "", stage))

    def _cut(self, stage: StageNumber) -> StageOpened:
        transcript, at = self.transcript, self.course.plan[stage - 1]
        if not transcript.problems:
            self.course.must_be_over(transcript.so_far(), stage)
        by = self.course.typed_seeds if stage in transcript.shape.seeds else self.course.seeds_by_rank
        seeds = by(transcript.so_far(), stage)
        return StageOpened(stage, seeds, games_for(at, len(seeds)) if at.kind == "bracket" else ())

    def cuts_without_rounds(self) -> None:
        """Cuts that were made and not played yet; and seeds of a stage that has none."""
        transcript, plan, place = self.transcript, self.course.plan, message("import-part", part="seeds")
        for stage in sorted(transcript.shape.seeds):
            if not self.course.has(stage):
                transcript.note_no_stage(stage, place)
            elif is_first(plan, stage) and plan[stage - 1].kind != "bracket":
                transcript.note(refusal("import-no-cut", stage=self.course.name(stage)), place)
            elif stage not in transcript.planned:
                self.begin(stage, len(transcript.shape.rounds) + 1)
        for stage in sorted(set(transcript.shape.seats) - set(transcript.planned)):
            transcript.note(refusal("import-seats-before-the-cut", stage=stage), message("import-part", part="seats"))

    def leave(self, last: int, stay: Collection[PlayerId] = ()) -> None:
        """Those whose last round is over, but for some who stay."""
        transcript = self.transcript
        for player, after in transcript.shape.dropped.items():
            if after <= last and player in transcript.known and player not in stay and player not in self._gone:
                self._gone.add(player)
                transcript.facts.append(Dropped(player, after))

    def draw_lots(self, stages: Collection[StageNumber]) -> None:
        """The lots of these stages."""
        transcript = self.transcript
        for stage in stages:
            for lot in self._lots.pop(stage, []):
                transcript.facts.append(LotDrawn(tuple(transcript.player(one, "lots") for one in lot), stage=stage))

    def draw_the_rest(self) -> None:
        """Lots that no cut asked for."""
        for stage in [stage for stage in self._lots if not self.course.has(stage)]:
            self.transcript.note_no_stage(stage, message("import-part", part="lots"))
        self.draw_lots(list(self._lots))
