"""Pairing the next round: the draw with its reasons and its cost, redrawn, swapped, pinned, posted, withdrawn."""

from __future__ import annotations

from django.http import HttpResponse
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.rounds.commands import Draw, Post, WithdrawRound
from topcut.acts.seen import SawDraw, SawRound
from topcut.acts.tables.commands import ChooseFeature
from topcut.answers.draw_past import wishes_in_force
from topcut.answers.rounds_named import round_ahead
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.messages.message import message
from topcut.play.limited.groups import groups_of
from topcut.play.stages import at_stage, is_over, stage_name
from topcut.refusal import refuse
from topcut.slips.who import player as meant
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, of_rounds, officials
from topcut.web.desk.pairing.draw_view import draw_view
from topcut.web.desk.pairing.proposal import draw_shown
from topcut.web.site.forms import NOTHING, Answered

MOST_PAIRS = 5_000  # in one form


@require_safe
@officials
@of_rounds
def pairing(room: Room) -> HttpResponse:
    return pairing_page(room, NOTHING)


def pairing_page(room: Room, answered: Answered) -> HttpResponse:
    """The draw of the next round, or the way to one."""
    snapshot = room.snapshot
    tournament = snapshot.tournament
    stage = snapshot.draw.stage if snapshot.draw else at_stage(tournament, snapshot.book)
    return show(
        room,
        "desk/pairing/pairing.html",
        answered,
        "desk_pairing",
        name=snapshot.tell(round_ahead(snapshot, snapshot.draw.round if snapshot.draw else 0)),
        swiss=snapshot.plan[stage - 1].kind == "swiss",
        heats=_heats(room),
        latest=tournament.rounds[-1] if tournament.rounds else None,
        latest_name=snapshot.tell(round_ahead(snapshot, len(tournament.rounds))) if tournament.rounds else "",
        redraws=tournament.drawn.get(len(tournament.rounds) + 1, 0),
        groups=_groups(room),
        reseat=not tournament.rounds or stage in tournament.opened,
        **draw_view(room, answered),
    )


def _heats(room: Room) -> list[tuple[int, str]]:
    """The heats that can still be paired, where there are several."""
    snapshot = room.snapshot
    heats = [number for number, stage in enumerate(snapshot.plan, start=1) if stage.heat]
    left = [n for n in heats if not is_over(snapshot.tournament, snapshot.book, n)]
    return [(number, snapshot.tell(stage_name(snapshot.plan, number))) for number in left] if len(left) > 1 else []


def _groups(room: Room) -> list[list[str]]:
    """The groups of the draft that was seated last: names in the order of the seats."""
    snapshot = room.snapshot
    tournament = snapshot.tournament
    groups = next((found for n in range(len(snapshot.plan), 0, -1) if (found := groups_of(tournament, n))), ())
    return [[snapshot.names[one] for one in group.players] for group in groups]


@require_POST
@officials
def draw(room: Room) -> HttpResponse:
    """Draw a pairing, or another one with a reason; the wishes in force stay."""

    def act() -> HttpResponse:
        wishes = wishes_in_force(room.snapshot)
        room.do(
            room.read(
                Draw,
                seed="",
                pinned=wishes.pinned + _pairs(room, "pinned"),
                forbidden=wishes.forbidden + _pairs(room, "forbidden"),
                stage=room.hidden("stage"),
            )
        )
        return room.go("desk_pairing", message("web-pairing-drawn-now"))

    return room.answer("draw", act, pairing_page)


def _pairs(room: Room, field: str) -> tuple[tuple[PlayerId, PlayerId], ...]:
    """One pair a line: "Kira, Odo"."""
    lines = [line for line in room.field(field).splitlines() if line.strip()]
    if len(lines) > MOST_PAIRS:
        raise refuse("console-too-many-pairs", pairs=len(lines), most=MOST_PAIRS)
    exactly = _by_exact_words(room) if lines else {}
    return tuple(_pair(room, line, exactly) for line in lines)


def _by_exact_words(room: Room) -> dict[str, PlayerId]:
    """Players by their id, handle or name as it is written: thousands of lines must not each look through everybody."""
    found: dict[str, PlayerId] = {}
    for player, name in room.snapshot.names.items():
        for words in (player, room.snapshot.handles[player], name):
            found.setdefault(words, player)
    return found


def _pair(room: Room, line: str, exactly: dict[str, PlayerId]) -> tuple[PlayerId, PlayerId]:
    names = [name.strip() for name in line.split(",") if name.strip()]
    if len(names) != 2:
        raise refuse("console-pair-unclear", line=line.strip())
    one, other = (exactly.get(name) or meant(room.snapshot, name) for name in names)
    return one, other


@require_POST
@officials
def post(room: Room) -> HttpResponse:
    """Show the drawn round to everybody at one moment."""

    def act() -> HttpResponse:
        room.must_be_allowed(Post)  # before it is said how the draw stands
        number = _posting(room)
        said = message("web-pairing-posted", name=_called(room, number))
        return room.go("desk_round", said, number=number)

    return room.answer("post", act, pairing_page)


def _called(room: Room, number: RoundNumber) -> str:
    """ "Round 3", "Semi-final": what the round is called everywhere else."""
    words = room.snapshot.tell(round_ahead(room.snapshot, number))
    return words[:1].upper() + words[1:]


def _posting(room: Room) -> int:
    if room.done_before:
        return len(room.do(Post()).tournament.rounds)
    draw = draw_shown(room, room.field("mark"))
    return len(room.do(Post(), expects=SawDraw(draw.seq)).tournament.rounds)


@require_POST
@officials
def feature(room: Room) -> HttpResponse:
    """The match of a player plays at the feature table in this round."""

    def act() -> HttpResponse:
        room.do(ChooseFeature(room.player("player")))
        return room.go("desk_pairing", message("web-draw-featured", table=room.snapshot.tournament.tables.feature))

    return room.answer("feature", act, pairing_page)


@require_POST
@officials
def withdraw_round(room: Room) -> HttpResponse:
    """Take back the latest round; with results in, a reason is asked."""

    def act() -> HttpResponse:
        number = room.hidden("round") or len(room.snapshot.tournament.rounds)
        said = message("web-pairing-withdrawn", name=_called(room, number))
        room.do(room.read(WithdrawRound), expects=SawRound(number))
        return room.go("desk_pairing", said)

    return room.answer("withdraw", act, pairing_page)
