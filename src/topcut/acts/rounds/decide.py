"""Making the event, starting, pairing and posting rounds."""

from __future__ import annotations

from topcut.acts.entries.facts import Dropped
from topcut.acts.matter import Matter
from topcut.acts.rounds.commands import Draw, Post, Start, Swap
from topcut.acts.rounds.facts import Drafted, RoundPaired
from topcut.acts.scenarios.decide import facts_for
from topcut.acts.stages.decide import begun, foreseen, stages_of
from topcut.journal.fact import PlayerId, Seating
from topcut.journal.plan import StageNumber
from topcut.journal.records import AnyFact
from topcut.journal.state import DrawnRound, Round, Tournament
from topcut.messages.message import Message, Names, message
from topcut.play.drawn_round import leaving, must_be_drawn_again, stands, who_changed, with_those_leaving
from topcut.play.limited.drafting import must_be_seated
from topcut.play.next_round import PAIRED, Wishes, engine_of, method_of, next_round
from topcut.play.pairing.field import read
from topcut.play.pairing.propose import problem_of
from topcut.play.parts import cost_of, in_different_pods, least_cost, parts_of
from topcut.play.stages import (
    at_stage,
    has_started,
    is_over,
    must_have_rounds,
    plan_of,
    planned_rounds,
    rounds_in,
    stage_name,
    view,
)
from topcut.play.table_numbers import must_fit, numbered
from topcut.refusal import Refused, refuse
from topcut.rulebooks.model import Rulebook

MOST_ROUNDS = 100
MOST_NAMED = 5  # tables or players, where a refusal names them


def check_rounds(rounds: int, least: int) -> None:
    """A number of rounds that can be."""
    if not least <= rounds <= MOST_ROUNDS:
        raise refuse("round-impossible-number", rounds=rounds, least=least, most=MOST_ROUNDS)


def start(matter: Matter, command: Start) -> list[AnyFact]:
    """Fix the number of rounds for the field that is here."""
    matter.must_run()
    if matter.tournament.started:
        raise refuse("event-started")
    return begun(matter, at_stage(matter.tournament, matter.book))


def draw(matter: Matter, command: Draw) -> list[AnyFact]:
    """Draw a pairing; every draw is on the record, and a redraw says why."""
    stage = _stage_to_pair(matter, command.stage)
    facts = _ready_to_pair(matter, stage)
    number = len(matter.tournament.rounds) + 1
    facts += [Dropped(player, number - 1) for player in leaving(matter.tournament)]  # drawn again: without them (R61)
    if matter.tournament.drawn.get(number) and not command.reason and not _overtaken(matter):
        raise refuse("round-drawn", round=number)
    seed = command.seed or matter.context.entropy.seed()
    wishes = Wishes(command.pinned, command.forbidden, _future(command))
    tournament = foreseen(matter.tournament, facts)
    made = next_round(tournament, matter.book, stage, seed, wishes)
    reason = matter.context.text(command.reason)
    facts.append(
        Drafted(
            round=made.round,
            tables=made.tables,
            seed=seed,
            engine=made.engine,
            cost=dict(made.cost),
            optimum=_optimum(matter, tournament, stage, seed, command),
            pinned=command.pinned,
            forbidden=command.forbidden,
            reason=reason,
            future=_future(command),
            stage=stage,
            notes=made.notes,
        )
    )
    return facts


def _overtaken(matter: Matter) -> bool:
    """A draw that cannot be posted any more is drawn again without a word: the journal says what came between."""
    return must_be_drawn_again(matter.tournament, matter.book)


def must_be_pairable(matter: Matter) -> None:
    """Raise what a draw would be refused for, but for conditions that are typed with it."""
    stage = _stage_to_pair(matter, 0)
    tournament = foreseen(matter.tournament, _ready_to_pair(matter, stage))
    number = len(tournament.rounds) + 1
    if tournament.drawn.get(number) and not _overtaken(matter):
        raise refuse("round-drawn", round=number)
    if method_of(tournament, matter.book, stage) == "swiss" and matter.book.text("pairing") == "sides":
        read(problem_of(view(tournament, matter.book, stage), matter.book)[0])  # somebody may have no side


def _future(command: Draw) -> str:
    return "required" if command.keep_future else ""


def _optimum(matter: Matter, tournament: Tournament, stage: StageNumber, seed: str, command: Draw) -> dict[str, int]:
    """What the best pairing would cost without the director's conditions; nothing where there are none."""
    if not (command.pinned or command.forbidden):
        return {}
    return least_cost(parts_of(tournament, matter.book, stage, future=_future(command)), matter.book, seed)


def _stage_to_pair(matter: Matter, asked: StageNumber) -> StageNumber:
    matter.must_run()
    plan = plan_of(matter.tournament, matter.book)
    must_have_rounds(plan)
    if not 0 <= asked <= len(plan):
        raise refuse("stage-none", number=asked, stages=stages_of(plan))
    stage = asked or at_stage(matter.tournament, matter.book)
    draw = matter.tournament.draw
    if draw is not None and draw.stage != stage:
        raise refuse("round-other-draft", round=draw.round, stage=stage_name(plan, draw.stage))
    return stage


def _ready_to_pair(matter: Matter, stage: StageNumber) -> list[AnyFact]:
    """Nothing open, nothing disputed, rounds left; a stage that has not begun begins now."""
    tournament, book = matter.tournament, matter.book
    must_be_seated(tournament, book, stage)
    if not has_started(tournament, book, stage):
        return begun(matter, stage)
    must_be_settled(matter, rounds_in(tournament, stage))
    if is_over(tournament, book, stage):
        raise _nothing_left(matter, stage)
    field = view(with_those_leaving(tournament), book, stage)
    if sum(1 for entrant in field.entrants.values() if entrant.active) < 2:
        played = max(len(rounds_in(tournament, stage)), 1)
        raise refuse("round-too-few-players", way=_end_after(book, played))
    return []


def _end_after(book: Rulebook, played: int) -> Message:
    """How the number of rounds becomes that of the played ones, with what the document asks for."""
    consent = book.settings["rounds"].consent if "rounds" in book.settings else ""
    if consent:
        return message("round-way-end-with-consent", played=played, consent=consent)
    return message("round-way-end-with-reason", played=played)


def _nothing_left(matter: Matter, stage: StageNumber) -> Refused:
    plan = plan_of(matter.tournament, matter.book)
    planned, played = planned_rounds(matter.tournament, matter.book, stage), len(rounds_in(matter.tournament, stage))
    if plan[stage - 1].kind == "bracket":
        split = matter.tournament.split
        ended = split is not None and split.ended and split.stage == stage
        return refuse("round-bracket-over", stage=stage_name(plan, stage), why="split" if ended else "played")
    way = message("round-way-finish")
    if stage < len(plan):
        way = message("round-way-go-on", stage=stage_name(plan, stage + 1))
    if played < planned:
        return refuse("round-one-unbeaten", played=played, way=way)
    return refuse("round-all-played", planned=planned, way=way)


def must_be_settled(matter: Matter, rounds: list[Round]) -> None:
    """Nothing open, nothing disputed."""
    for posted in rounds:
        if not posted.finished:
            raise _unfinished(posted)


def _unfinished(posted: Round) -> Refused:
    """With the first tables that it waits for."""
    waiting = [match for match in posted.matches.values() if match.status in ("open", "disputed")]
    shown = tuple(message("round-table-waits", table=one.table, status=one.status) for one in waiting[:MOST_NAMED])
    return refuse("round-unfinished", round=posted.number, waiting=shown, more=len(waiting) - len(shown))


def swap(matter: Matter, command: Swap) -> list[AnyFact]:
    """Two players change places in the draw; what that costs is recorded beside the best."""
    draw = _draw_in_force(matter)
    method = method_of(matter.tournament, matter.book, draw.stage)
    if method not in PAIRED:
        raise refuse("round-not-paired", round=draw.round)
    _must_sit_apart(matter, draw, command)
    parts = parts_of(with_those_leaving(matter.tournament), matter.book, draw.stage)
    earned = {player for part in parts for player in part.earned}
    for player in {command.a, command.b} & earned:
        raise refuse("round-earned-bye", player=matter.player(player))
    if not any({command.a, command.b} <= part.players for part in parts):
        raise in_different_pods(matter.player(command.a), matter.player(command.b))
    tables = tuple(_swapped(table, command.a, command.b) for table in draw.tables)
    best = least_cost(parts, matter.book, draw.seed or "0")
    reason = matter.context.text(command.reason)
    spent = cost_of(parts, tables)
    return [Drafted(draw.round, tables, "", engine_of(method), spent, best, reason=reason, stage=draw.stage)]


def _must_sit_apart(matter: Matter, draw: DrawnRound, command: Swap) -> None:
    """Both are in the draw, at two tables."""
    at = {player: table.table for table in draw.tables for player in table.seats}
    for player in (command.a, command.b):
        if player not in at:
            raise refuse("round-not-in-draft", player=matter.player(player), round=draw.round)
    if at[command.a] == at[command.b]:
        raise refuse("round-same-table", one=matter.player(command.a), other=matter.player(command.b))


def _swapped(table: Seating, a: PlayerId, b: PlayerId) -> Seating:
    change = {a: b, b: a}
    return Seating(table.table, tuple(change.get(seat, seat) for seat in table.seats), table.award)


def _draw_in_force(matter: Matter) -> DrawnRound:
    matter.must_run()
    if matter.tournament.draw is None:
        raise refuse("round-no-draft")
    return matter.tournament.draw


def post(matter: Matter, command: Post) -> list[AnyFact]:
    """Publish the draw: from now on it is the round, and what its scenario draws is drawn."""
    draw = _draw_in_force(matter)
    _ready_to_pair(matter, draw.stage)
    if not stands(matter.tournament, matter.book, draw):
        raise refuse("round-changed-since", round=draw.round, changed=_changed(matter, draw))
    tables = numbered(matter.tournament, draw.stage, draw.round, draw.tables)
    must_fit(matter.tournament, draw.stage, tables)
    posted = RoundPaired(
        round=draw.round,
        tables=tables,
        seed=draw.seed,
        engine=draw.engine,
        cost=dict(draw.cost),
        pinned=draw.pinned,
        forbidden=draw.forbidden,
        stage=draw.stage,
        by_hand=draw.by_hand,
    )
    return [posted, *facts_for(matter, posted)]


def _changed(matter: Matter, draw: DrawnRound) -> Names | Message:
    who = who_changed(matter.tournament, matter.book, draw)[:MOST_NAMED]
    return tuple(matter.player(player) for player in who) or message("round-result-or-entry")
