"""Starting, pairing, posting and taking back rounds."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.desk.commands import ChangeRounds, Create, Draw, Finish, Post, Start, Swap, WithdrawRound
from topcut.desk.matter import Matter
from topcut.journal.records import (
    AnyFact,
    Created,
    Drafted,
    Finished,
    PlayerId,
    RoundPaired,
    RoundsChanged,
    RoundWithdrawn,
    Seating,
    Started,
)
from topcut.journal.state import Draft, Round, Tournament
from topcut.play.ledger import ledger
from topcut.play.pairing.criteria import cost
from topcut.play.pairing.propose import ENGINE, Proposal, drawn, pairs_and_byes, problem_of, propose
from topcut.refusal import Refused, refuse
from topcut.rulebooks.load import build

MOST_ROUNDS = 100


def create(matter: Matter, command: Create) -> list[AnyFact]:
    """The first record: the rules as they are today (001 13.2) and the plan."""
    if matter.tournament.rulebook:
        raise refuse("this journal has an event already", "choose another file", "exists")
    _check_rounds(command.rounds, least=0)
    build(command.rulebook)  # refuses a rulebook with errors
    title = matter.context.text(command.title)
    return [Created(dict(command.rulebook), title, command.rounds, command.date, ENGINE)]


def start(matter: Matter, command: Start) -> list[AnyFact]:
    """Fix the number of rounds for the field that is here."""
    matter.must_run()
    tournament = matter.tournament
    if tournament.started:
        raise refuse("the event has started already", "pair the next round", "started")
    players = sum(1 for entrant in tournament.entrants.values() if entrant.active)
    if players < 2:
        raise refuse("an event needs at least two players to start", f"enter more: {players} so far", "too-few")
    rounds = tournament.rounds_planned or matter.book.integer("rounds") or matter.book.recommended_rounds(players)
    if not rounds:
        what = f"{matter.book.title} recommends no number of rounds for {players} players"
        raise refuse(what, "say how many (--rounds)", "no-rounds")
    return [Started(rounds)]


def draw(matter: Matter, command: Draw) -> list[AnyFact]:
    """Draw a pairing; every draw is on the record, and a redraw says why."""
    facts = _ready_to_pair(matter)
    number = len(matter.tournament.rounds) + 1
    if matter.tournament.drawn.get(number) and not command.reason:
        what = f"round {number} has been drawn already"
        raise refuse(what, "post it, or say why it is drawn again (--reason)", "redraw")
    seed = command.seed or matter.context.entropy.seed()
    proposal = _proposed(matter, _as_started(matter.tournament, facts), command, seed)
    free = replace(proposal.problem, pinned=(), forbidden=())
    optimum = dict(drawn(free, seed).cost) if command.pinned or command.forbidden else {}
    reason = matter.context.text(command.reason)
    facts.append(
        Drafted(
            round=proposal.round,
            tables=proposal.tables,
            seed=proposal.seed,
            engine=ENGINE,
            cost=dict(proposal.pairing.cost),
            optimum=optimum,
            pinned=command.pinned,
            forbidden=command.forbidden,
            reason=reason,
            future=_future(command),
        )
    )
    return facts


def _future(command: Draw) -> str:
    return "required" if command.keep_future else ""


def _as_started(tournament: Tournament, facts: list[AnyFact]) -> Tournament:
    """The tournament with the start that this very act brings: its number of rounds is known to the draw."""
    started = next((fact for fact in facts if isinstance(fact, Started)), None)
    return replace(tournament, started=True, rounds_planned=started.rounds) if started else tournament


def _proposed(matter: Matter, tournament: Tournament, command: Draw, seed: str) -> Proposal:
    try:
        return propose(tournament, matter.book, seed, command.pinned, command.forbidden, _future(command))
    except Refused as refused:
        raise matter.by_name(refused) from None


def _ready_to_pair(matter: Matter) -> list[AnyFact]:
    """Nothing open, nothing disputed, rounds left; an event that has not started starts now."""
    matter.must_run()
    tournament = matter.tournament
    if not tournament.started:
        return start(matter, Start())
    if len(tournament.rounds) >= tournament.rounds_planned:
        what = f"all {tournament.rounds_planned} rounds are played"
        raise refuse(what, "finish the event, or change the number of rounds", "no-more-rounds")
    _must_be_settled(matter)
    if sum(1 for entrant in tournament.entrants.values() if entrant.active) < 2:
        raise refuse("fewer than two players are left", "finish the event, or re-enter somebody", "too-few")
    return []


def _must_be_settled(matter: Matter) -> None:
    for posted in matter.tournament.rounds:
        if not posted.finished:
            what = f"round {posted.number} is not finished: {_waits_for(posted)}"
            raise refuse(what, "enter or settle it first", "open")


def _waits_for(posted: Round) -> str:
    waiting = [m for m in posted.matches.values() if m.status in ("open", "disputed")]
    shown = ", ".join(
        f"table {m.table} {'is disputed' if m.status == 'disputed' else 'has no result'}" for m in waiting[:5]
    )
    return shown + (f" and {len(waiting) - 5} more" if len(waiting) > 5 else "")


def swap(matter: Matter, command: Swap) -> list[AnyFact]:
    """Two players change places in the draft; what that costs is recorded beside the best."""
    draft = _draft(matter)
    seat = {player: (t.table, i) for t in draft.tables for i, player in enumerate(t.seats)}
    for player in (command.a, command.b):
        if player not in seat:
            raise refuse(
                f"{matter.name(player)} is not in the draft of round {draft.round}", "choose others", "no-player"
            )
    if seat[command.a][0] == seat[command.b][0]:
        who = f"{matter.name(command.a)} and {matter.name(command.b)}"
        raise refuse(f"{who} sit at the same table", "choose players of two tables", "same-table")
    problem, earned = problem_of(matter.tournament, matter.book)
    for player in {command.a, command.b} & set(earned):
        raise refuse(f"{matter.name(player)} has an earned bye", "let him forfeit it and draw again", "earned-bye")
    tables = tuple(_swapped(table, command.a, command.b) for table in draft.tables)
    best = drawn(problem, draft.seed or "0")
    pairs, byes = pairs_and_byes(tables, earned)
    reason = matter.context.text(command.reason)
    changed = cost(problem, pairs, byes)
    return [Drafted(draft.round, tables, "", ENGINE, changed, dict(best.cost), reason=reason)]


def _swapped(table: Seating, a: PlayerId, b: PlayerId) -> Seating:
    change = {a: b, b: a}
    return Seating(table.table, tuple(change.get(seat, seat) for seat in table.seats), table.award)


def _draft(matter: Matter) -> Draft:
    matter.must_run()
    if matter.tournament.draft is None:
        raise refuse("no pairing has been drawn", "pair the round first", "no-draft")
    return matter.tournament.draft


def post(matter: Matter, command: Post) -> list[AnyFact]:
    """Publish the draft: from now on it is the round."""
    draft = _draft(matter)
    _ready_to_pair(matter)
    here = {entrant.id for entrant in matter.tournament.entrants.values() if entrant.active}
    seated = {seat for table in draft.tables for seat in table.seats}
    if here != seated or not _still_stands(matter, draft):
        changed = ", ".join(matter.name(player) for player in sorted(here ^ seated)[:5]) or "a result or an entry"
        what = f"what round {draft.round} was drawn from has changed since ({changed})"
        raise refuse(what, 'draw again: `topcut pair --reason "…"`', "field-changed")
    return [
        RoundPaired(
            round=draft.round,
            tables=draft.tables,
            seed=draft.seed,
            engine=draft.engine,
            cost=dict(draft.cost),
            pinned=draft.pinned,
            forbidden=draft.forbidden,
            stage=draft.stage,
            by_hand=draft.by_hand,
        )
    ]


def _still_stands(matter: Matter, draft: Draft) -> bool:
    """Whether what is known now gives the same draw, or the same cost where it was changed by hand."""
    demands = (draft.pinned, draft.forbidden, draft.future)
    if draft.seed and draft.engine == ENGINE:
        return propose(matter.tournament, matter.book, draft.seed, *demands).tables == draft.tables
    problem, earned = problem_of(matter.tournament, matter.book)
    awarded = {table.seats[0] for table in draft.tables if table.award == "EBYE"}
    return awarded <= set(earned) and cost(problem, *pairs_and_byes(draft.tables, earned)) == dict(draft.cost)


def withdraw_round(matter: Matter, command: WithdrawRound) -> list[AnyFact]:
    """Take back the latest round; with results in, a reason is asked."""
    matter.must_run()
    latest = matter.current()
    reported = sum(1 for match in latest.matches.values() if match.result is not None and len(match.seats) > 1)
    if reported and not command.reason:
        what = f"round {latest.number} has {reported} results"
        raise refuse(what, "say why it is withdrawn (--reason); they would be lost from the standings", "has-results")
    return [RoundWithdrawn(latest.number, matter.context.text(command.reason))]


def change_rounds(matter: Matter, command: ChangeRounds) -> list[AnyFact]:
    """More or fewer rounds than announced, with the consent that the document asks for."""
    matter.must_run()
    _check_rounds(command.rounds, least=max(len(matter.tournament.rounds), 1))
    needed = matter.book.settings["rounds"].consent if "rounds" in matter.book.settings else ""
    if matter.tournament.rounds_planned and needed and not command.consent:
        what = f"{matter.book.title} changes the announced rounds only with the consent of {needed}"
        raise refuse(what, f'record it: --consent "{needed}"', "consent")
    if matter.tournament.started and not needed and not command.reason:
        raise refuse("the number of rounds was announced", "say why it changes (--reason)", "reason")
    return [RoundsChanged(command.rounds, matter.context.text(command.consent), matter.context.text(command.reason))]


def _check_rounds(rounds: int, least: int) -> None:
    if not least <= rounds <= MOST_ROUNDS:
        raise refuse(f"{rounds} rounds cannot be", f"choose {least} to {MOST_ROUNDS}", "rounds")


def finish(matter: Matter, command: Finish) -> list[AnyFact]:
    """The last standings; refused while a result is missing or delayed (R45)."""
    matter.must_run()
    if not matter.tournament.rounds:
        raise refuse("no round has been played", "pair and post round 1 first", "no-round")
    _must_be_settled(matter)
    delayed = ledger(matter.tournament, matter.book).delayed
    if delayed:
        raise refuse(f"{matter.at(delayed[0])} is still delayed", "enter its result first", "delayed")
    played, planned = len(matter.tournament.rounds), matter.tournament.rounds_planned
    if played < planned:
        what = f"{played} of {planned} rounds are played"
        raise refuse(what, "play the rest, or change the number of rounds first", "rounds-left")
    return [Finished()]
