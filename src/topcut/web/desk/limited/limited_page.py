"""A draft or sealed event at the desk: periods, seats, times, suspended drafters, swapped pools."""

from __future__ import annotations

from django.http import Http404, HttpResponse
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.limited.commands import DrawPick, Suspend, SwapPools
from topcut.acts.limited.facts import PacksDealt, PickDrawn, PoolsSwapped
from topcut.answers.draft_times import draft_times
from topcut.answers.packs import deal_answer, is_to_come, pools_answer
from topcut.answers.seating import latest_seating, random_picks, seating_answer, suspended_players
from topcut.messages.message import Player, message
from topcut.play.limited.deals import proofs
from topcut.play.limited.drafting import awaits_seats, drafted_in, stage_with_cards
from topcut.play.limited.packs import METHODS
from topcut.play.limited.product import product_of
from topcut.play.limited.timing import packs_to_draft, sizes_of
from topcut.play.stages import rounds_in
from topcut.refusal import Refused
from topcut.rulebooks.model import Drafting
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.frame.sheet import sheet, sheets
from topcut.web.desk.limited.limited_told import facts_of, format_of
from topcut.web.site.fields import number
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.site.live import Snapshot
from topcut.web.voices import PAGE


@require_safe
@officials
def limited(room: Room) -> HttpResponse:
    return limited_page(room, NOTHING)


def limited_page(room: Room, answered: Answered) -> HttpResponse:
    """Everything between the entry of the players and their decks."""
    snapshot = room.snapshot
    stage = stage_with_cards(snapshot.tournament, snapshot.book, snapshot.stage)
    if stage is None:
        raise Http404
    drafting = drafted_in(snapshot.tournament, snapshot.book, stage)
    seating = latest_seating(snapshot)
    plan = seating_answer(snapshot, seating) if seating else None
    history = snapshot.history
    sealed = drafting.method == "sealed"
    return show(
        room,
        "desk/limited/limited.html",
        answered,
        "desk_limited",
        format=format_of(snapshot, stage),
        facts=facts_of(snapshot, drafting),
        sealed=sealed,
        seats=sheets(snapshot, plan.grids) if plan else [],
        late=[snapshot.tell(one) for one in plan.notes] if plan else [],
        awaits=awaits_seats(snapshot.tournament, snapshot.book, snapshot.stage),
        drafts=not sealed and seating is not None and not rounds_in(snapshot.tournament, seating.stage),
        suspended=suspended_players(snapshot),
        picks=sheet(snapshot, random_picks(snapshot)),
        first_pack=0 if drafting.snake else 1,
        swaps=sealed and snapshot.book.flag("pool_swap"),
        swapped=any(isinstance(record.fact, PoolsSwapped) for record in history),
        pools=sheet(snapshot, pools_answer(snapshot).grid),
        before=is_to_come(snapshot),
        dealt=deal_answer(snapshot),
        was_dealt=any(isinstance(record.fact, PacksDealt) for record in history),
        product=product_of(drafting),
        methods=METHODS,
        deals=_proven(snapshot) if "verify" in room.request.GET else [],
        people=_people(snapshot),
        **_times(room, drafting),
    )


def _proven(snapshot: Snapshot) -> list[tuple[int, str, bool]]:
    """Every deal dealt again: its record, what was found, and whether that is well."""
    found = proofs(snapshot.history, snapshot.book, snapshot.words)
    return [(seq, snapshot.tell(what), well) for seq, what, well in found]


def _people(snapshot: Snapshot) -> list[str]:
    return [snapshot.names[one.id] for one in snapshot.tournament.entrants.values() if one.active][:200]


def _times(room: Room, drafting: Drafting) -> dict[str, object]:
    """The times of the picks, where the rulebook prints any; for other packs than the format's, as asked."""
    if not drafting.pick_seconds:
        return {}
    asked = room.request.GET
    packs = asked.get("packs", "").strip() or str(packs_to_draft(drafting))
    size = asked.get("size", "").strip() or str(drafting.pack_size)
    numbers: dict[str, object] = {"timed": True, "asked": "packs" in asked, "packs": packs, "size": size}
    try:
        so_many = number({"packs": packs}, "packs", message("form-packs"))
        times = draft_times(room.snapshot, so_many, sizes_of(size))
    except Refused as refused:
        return numbers | {"no_times": [PAGE.told(one) for one in refused.refusals]}
    return numbers | {"times": sheet(room.snapshot, times.grid), "whole": times.total}


# Acts ----------------------------------------------------------------------------------------------------------------


@require_POST
@officials
def suspend(room: Room) -> HttpResponse:
    """Somebody drafts no further; he stays in the event."""

    def act() -> HttpResponse:
        player = room.player("player")
        room.do(Suspend(player))
        return room.go("desk_limited", message("web-limited-suspended-now", player=Player(player)), "#picks")

    return room.answer("suspend", act, limited_page)


@require_POST
@officials
def pick(room: Room) -> HttpResponse:
    """Chance picks for somebody who is suspended."""

    def act() -> HttpResponse:
        player = room.player("player")
        answer = room.do(room.read(DrawPick, player=player))
        fact = answer.records[0].fact
        assert isinstance(fact, PickDrawn)
        said = message("web-limited-picked", player=Player(player), card=fact.card, left=fact.left)
        return room.go("desk_limited", said, "#picks")

    return room.answer("pick", act, limited_page)


@require_POST
@officials
def swap_pools(room: Room) -> HttpResponse:
    """The registered pools change hands by chance; a second time says why."""

    def act() -> HttpResponse:
        room.do(room.read(SwapPools, seed=""))
        return room.go("desk_limited", message("web-limited-swapped"), "#pools")

    return room.answer("pools", act, limited_page)
