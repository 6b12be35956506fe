"""Goes through a results file once, round by round, and notes every problem on the way.

Where a problem leaves a later stage unclear (who was cut in, who won a game), what depends on that is not judged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from topcut.acts.ending.facts import ConfrontationWon
from topcut.acts.entries.facts import Entered
from topcut.acts.event.facts import Created
from topcut.acts.results.facts import Delayed, Reported
from topcut.acts.rounds.facts import RoundPaired
from topcut.acts.stages.facts import PrizesSplit
from topcut.files.results_bracket import game_of, walkover
from topcut.files.results_lines import Player, ResultLine, against, result_of
from topcut.files.results_openings import Openings
from topcut.files.results_shape import Posted
from topcut.files.results_transcript import Transcript
from topcut.journal.fact import PlayerId, Seating
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, message
from topcut.play.brackets.model import Bracket
from topcut.play.brackets.verdict import Meeting, bracket_sides
from topcut.play.entering import unfit_to_enter
from topcut.play.possible.claim import ClaimedResult
from topcut.play.possible.published import oddities
from topcut.play.scoring import score
from topcut.play.stages import bracket_of, games_of_stage, meeting
from topcut.refusal import Refused, refusal

Made = Seating | Reported | Delayed  # what a line becomes


class Reader:
    """Reads the rounds of a results file into a transcript."""

    def __init__(self, transcript: Transcript) -> None:
        self.transcript = transcript
        self.shape, self.book, self.course = transcript.shape, transcript.book, transcript.course
        self.openings = Openings(transcript)

    def read(self) -> None:
        """Make the facts that a journal of this tournament would hold."""
        self._entries()
        for number, posted in enumerate(self.shape.rounds, start=1):
            self._round(number, posted)
        self.openings.cuts_without_rounds()
        self._afterwards()

    def _entries(self) -> None:
        transcript, shape, first = self.transcript, self.shape, self.course.plan[0]
        for twice in _repeated(player.id for player in shape.players):
            transcript.note(refusal("import-player-twice", player=twice))
        ids = {player.id: player.handle or player.id for player in shape.players}
        for twice in _repeated(ids.values()):
            transcript.note(refusal("import-handle-twice", handle=twice))
        for player in shape.players:
            name, side = player.name or player.id, player.side or ""
            for unfit in unfit_to_enter(self.book, name, player.earned_byes, player.head_start, side):
                transcript.note(unfit, message("import-part", part="players"))
        rounds = shape.rounds_planned if first.kind == "bracket" else self.course.rounds_of(1, len(shape.players))
        transcript.facts.append(
            Created(dict(self.book.source), "", rounds, shape.date, plan=self.course.plan if shape.plan else ())
        )
        transcript.facts += {player.id: _entered(player) for player in shape.players}.values()
        self.openings.join_heats()
        if first.kind != "bracket":
            self.openings.begin(1, 0)

    # Rounds ----------------------------------------------------------------------------------------------------------

    def _round(self, number: int, posted: Posted) -> None:
        transcript, stage = self.transcript, self.course.stages[number - 1]
        if not self.course.has(stage):
            transcript.note_no_stage(stage, message("import-round", round=number))
            transcript.facts.append(RoundPaired(number, ()))
            return
        self.openings.begin(stage, number)
        self.openings.join_again(stage, [player for line in posted.lines for player in line.players])
        self.openings.leave(number - 1)
        before = len(transcript.problems)
        made = list(self._lines(number, stage, self._with_delayed(number, posted.lines)))
        seatings = tuple(fact for fact in made if isinstance(fact, Seating))
        self._check_seats(number, stage, seatings)
        if len(transcript.problems) > before:
            transcript.unclear.add(stage)
        transcript.facts.append(RoundPaired(number, seatings, stage=stage))
        transcript.facts += [fact for fact in made if not isinstance(fact, Seating)]

    def _lines(self, number: int, stage: StageNumber, lines: list[ResultLine]) -> Iterator[Made]:
        bracket = self._bracket(stage)
        taken = {line.table for line in lines}
        free = (table for table in range(1, 2 * len(lines) + 1) if table not in taken)
        for line in lines:
            table = line.table
            try:
                drawn = game_of(bracket, line) if bracket else line.drawn or line.table or next(free)
                table = line.table if line.drawn and line.table else drawn
                line = replace(line, drawn=drawn if drawn != table else 0)
                yield from self._line(number, stage, table, line)
            except Refused as refused:
                match = message("place-table", table=table) if table else against(line.players)
                self.transcript.note_all(refused, message("import-match", round=number, match=match))

    def _bracket(self, stage: StageNumber) -> Bracket | None:
        if self.course.plan[stage - 1].kind != "bracket" or stage in self.transcript.unclear:
            return None
        return bracket_of(self.transcript.so_far(), self.book, stage, seated=stage in self.transcript.shape.seeds)

    def _line(self, number: int, stage: StageNumber, table: int, line: ResultLine) -> Iterator[Made]:
        """Who sits at a table, and what came out."""
        book, at = self.book, self.course.plan[stage - 1]
        if at.kind == "bracket" and len(line.players) == 1:
            yield walkover(table, line.drawn, line)
            return
        best_of = games_of_stage(at, book) if at.kind == "bracket" else 0
        result = result_of(book, line, self.transcript.known, best_of)
        if result is not None:
            played_by = self._meeting(stage, line.players, best_of) if best_of else None
            place = message("place-round-table", round=number, table=table)
            self._judge(ClaimedResult(book, result, len(line.players), played_by), place)
        alone = len(line.players) == 1 and book.play != "pod" and result is not None
        yield Seating(table, line.players, result.codes[0] if alone and result else "", line.drawn)
        if result is not None and not alone:
            yield Reported(number, table, result)
        elif line.delayed:
            yield Delayed(number, table)

    def _judge(self, claim: ClaimedResult, place: Message) -> None:
        """Refuse what is no result; what is one that no table could have is kept as it was, and remarked."""
        if claim.meeting is not None:
            bracket_sides(claim.book, claim.meeting, claim.result, claim.seats)
        else:
            score(claim.book, claim.result, claim.seats)
        self.transcript.remarks += [message("import-remark", place=place, what=odd.why) for odd in oddities(claim)]

    def _meeting(self, stage: StageNumber, players: tuple[PlayerId, ...], best_of: int) -> Meeting:
        unclear = stage in self.transcript.unclear
        return Meeting(best_of) if unclear else meeting(self.transcript.so_far(), self.book, stage, players)

    def _with_delayed(self, number: int, lines: list[ResultLine]) -> list[ResultLine]:
        """Lines that `delayed` names, and those that stand only there."""
        for entry in self.shape.delayed:
            if entry.round != number:
                continue
            if not any(entry.names(line) for line in lines):
                lines = [*lines, ResultLine(entry.players, entry.table)]
            lines = [replace(line, open=True, delayed=True) if entry.names(line) else line for line in lines]
        return lines

    def _check_seats(self, number: int, stage: StageNumber, seatings: tuple[Seating, ...]) -> None:
        transcript, place = self.transcript, message("import-round", round=number)
        field = transcript.fields.get(stage, transcript.known)
        for seat in (seat for seating in seatings if seating.award != "MG" for seat in seating.seats):
            if number > self.shape.dropped.get(seat, number):
                transcript.note(refusal("import-plays-after-dropping", player=seat), place)
        for seat in (seat for seating in seatings for seat in seating.seats if seat not in field):
            transcript.note(refusal("import-not-in-stage", player=seat, stage=self.course.name(stage)), place)
        for twice in _repeated(seat for seating in seatings for seat in seating.seats):
            transcript.note(refusal("import-plays-twice", player=twice), place)
        for table in _repeated(str(seating.table) for seating in seatings):
            transcript.note(refusal("import-table-twice", table=table), place)
        if any(seating.drawn for seating in seatings):
            for twice in _repeated(str(seating.number) for seating in seatings):
                transcript.note(refusal("import-drawn-twice", number=twice), place)

    # Afterwards ------------------------------------------------------------------------------------------------------

    def _afterwards(self) -> None:
        transcript, shape, rounds = self.transcript, self.shape, len(self.shape.rounds)
        for player, last in shape.dropped.items():
            transcript.player(player, "dropped")
            if last > rounds:
                late = refusal("import-dropped-too-late", player=player, round=last, rounds=rounds)
                transcript.note(late, message("import-part", part="dropped"))
        self.openings.leave(rounds)
        self.openings.join_the_rest()
        self.openings.draw_the_rest()
        if shape.final_confrontation:
            transcript.facts.append(
                ConfrontationWon(transcript.player(shape.final_confrontation, "final_confrontation"))
            )
        self._split()
        self._check_delayed()

    def _split(self) -> None:
        split, transcript = self.shape.split, self.transcript
        if split is None:
            return
        if split.stage not in transcript.planned or self.course.plan[split.stage - 1].kind != "bracket":
            transcript.note(refusal("import-split-no-bracket", stage=split.stage), message("import-part", part="split"))
        players = tuple(transcript.player(player, "split") for player in split.players)
        transcript.facts.append(PrizesSplit(split.stage, players, split.ended))

    def _check_delayed(self) -> None:
        transcript, course = self.transcript, self.course
        for entry in self.shape.delayed:
            who = against(entry.players) if entry.players else message("place-table", table=entry.table)
            if not 1 <= entry.round <= len(self.shape.rounds):
                none = refusal("import-delayed-in-no-round", round=entry.round, match=who)
                transcript.note(none, message("import-part", part="delayed"))
                continue
            stage = course.stages[entry.round - 1]
            if course.has(stage) and course.plan[stage - 1].kind == "bracket":
                place = message("import-match", round=entry.round, match=who)
                transcript.note(refusal("import-delayed-in-bracket"), place)
            elif course.has(stage) and course.stages.count(stage) >= transcript.planned[stage]:
                transcript.note(refusal("import-delayed-at-the-end", round=entry.round, match=who))


def _entered(player: Player) -> Entered:
    return Entered(
        player=player.id,
        person="",
        rating=player.rating,
        earned_byes=player.earned_byes,
        head_start=player.head_start,
        side=player.side or "",
        team=player.team or "",
    )


def _repeated(items: Iterable[str]) -> list[str]:
    return [item for item, times in Counter(items).items() if times > 1]
