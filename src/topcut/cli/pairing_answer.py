"""A drawn round as an answer: who meets whom, what it costs, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from topcut.answers.rounds_named import round_inside
from topcut.cli.opening import EventFile
from topcut.cli.out import listed, note, say, tell_json
from topcut.cli.tables import draft_table
from topcut.desk.ports import SystemEntropy
from topcut.journal.fact import PlayerId, RoundNumber, Seating
from topcut.messages.message import Message, message
from topcut.play.draw_remarks import remarks_on_draw
from topcut.play.drawn_round import with_those_leaving
from topcut.play.next_round import PAIRED, Wishes, method_of, next_round
from topcut.play.pairing.problem import Pairing
from topcut.play.pairing.propose import pairs_and_byes
from topcut.play.pairing.reasons import reasons
from topcut.play.pairing.remarks import told
from topcut.play.pairing.why import costs, dearer_by_hand
from topcut.play.parts import cost_to_tell, parts_of
from topcut.play.stages import at_stage

if TYPE_CHECKING:
    from topcut.play.pairing.problem import Pairing, Problem

    Paired = tuple[Problem, Pairing, tuple[PlayerId, ...]]  # and who has an earned bye

Pair = tuple[PlayerId, PlayerId]


class Drawn(Struct, frozen=True):
    """A draft, whether it is written down or only answered."""

    event: EventFile
    round: RoundNumber
    seed: str
    tables: tuple[Seating, ...]
    cost: Mapping[str, int]
    optimum: Mapping[str, int]
    reasons: list[str]  # a sentence for every table and bye
    forced: list[str]  # those of them that say more than "drawn at random"
    notes: list[str]
    draws: int = 1


def only_answered(
    event: EventFile, seed: str, pinned: tuple[Pair, ...], forbidden: tuple[Pair, ...], keep_future: bool
) -> Drawn:
    """Draw the next round of an event without writing it down."""
    seed = seed or SystemEntropy().seed()
    wishes = Wishes(pinned, forbidden, "required" if keep_future else "")
    made = next_round(event.tournament, event.book, at_stage(event.tournament, event.book), seed, wishes)
    said = _said(event, [(one.problem, one.pairing, one.earned) for one in made.proposals])
    notes = [event.tell(note) for note in told(made.notes)]
    return Drawn(event, made.round, seed, made.tables, made.cost, {}, *said, notes)


def drawn(event: EventFile, notes: list[str]) -> Drawn:
    """The draft of a journal."""
    draft = event.tournament.draft
    assert draft is not None
    notes = [*notes, *map(event.tell, remarks_on_draw(event.tournament, event.book, draft))]
    if method_of(event.tournament, event.book, draft.stage) not in PAIRED:
        return Drawn(event, draft.round, draft.seed, draft.tables, draft.cost, {}, [], [], notes, draft.drawn)
    field = with_those_leaving(event.tournament)
    parts = parts_of(field, event.book, draft.stage, draft.pinned, draft.forbidden, draft.future)
    if draft.seed:
        paired = [(part, pairs_and_byes(part.tables(draft.tables), part.earned)) for part in parts]
        said = _said(event, [(part.problem, Pairing(*made, draft.cost), part.earned) for part, made in paired])
    else:
        said = _by_hand(event, draft.cost, draft.optimum)
    spent = cost_to_tell(field, event.book, draft.stage, draft.tables, draft.cost)
    return Drawn(event, draft.round, draft.seed, draft.tables, spent, draft.optimum, *said, notes, draft.drawn)


def _by_hand(event: EventFile, cost: Mapping[str, int], optimum: Mapping[str, int]) -> tuple[list[str], list[str]]:
    """A round that was changed by hand has no reasons but the director's; only what it costs can be told."""
    said = [event.tell(one) for one in dearer_by_hand(cost, optimum)]
    return said, said


def _said(event: EventFile, parts: Iterable[Paired]) -> tuple[list[str], list[str]]:
    """Every reason, and those that a director wants to see at once: floats, rematches, byes, pins."""
    told: list[str] = []
    forced: list[str] = []
    for problem, pairing, earned in parts:
        found = reasons(problem, pairing)
        byes = [event.tell(message("reason-uses-earned-bye", player=event.player(player))) for player in earned]
        told += [*(event.tell(one.said) for one in found), *byes]
        forced += [event.tell(one.said) for one in found if one.forced]
        forced += byes
    return told, forced


def pairing_data(answer: Drawn) -> dict[str, Any]:
    """`{"round", "seed", "pairings", "cost", "reasons", "notes"}`, by the players' handles."""
    handles = answer.event.handles
    return {
        "round": answer.round,
        "seed": answer.seed,
        "pairings": [[handles[seat] for seat in table.seats] for table in answer.tables],
        "cost": dict(answer.cost),
        **({"optimum": dict(answer.optimum)} if answer.optimum else {}),
        "reasons": answer.reasons,
        "notes": answer.notes,
    }


def show(answer: Drawn, as_json: bool, posted: bool) -> None:
    """The draft as a table, its reasons and its cost; then what to do with it."""
    if as_json:
        tell_json({**pairing_data(answer), "posted": posted})
        return
    event = answer.event
    state = "posted" if posted else "draft" if event.store else "unwritten"
    name = round_inside(event, answer.round)
    title = message("cli-pairinganswer-title", event=event.title, round=name, state=state)
    say(draft_table(event, title, answer.tables))
    if answer.forced:
        say(listed("·", answer.forced))
    say(_cost(answer))
    note(*answer.notes)
    if event.store and not posted:
        say(message("cli-pairinganswer-next", file=str(event.path)))


def _cost(answer: Drawn) -> Message:
    """ "Cost: 1 pair with unequal totals · seed 12ab…"."""
    if not answer.cost:
        return message("cli-pairinganswer-seed", seed=answer.seed, draws=answer.draws)
    return message(
        "cli-pairinganswer-cost",
        cost=costs(answer.cost),
        best=costs(answer.optimum) if answer.optimum else "",
        seed=answer.seed,
        draws=answer.draws,
    )
