"""The seats of a draft: who drafts with whom, to whom everybody passes, and the place of one player."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.limited.facts import GroupsSeated, Suspended
from topcut.answers.draft_groups import (
    IN_TURNS,
    SEALED,
    DraftGroup,
    Passing,
    groups_told,
    order_of,
    passed_by,
    passes_told,
)
from topcut.answers.event_view import EventView
from topcut.answers.grid import Cell, Grid
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, Messages, Player, message
from topcut.play.limited.drafting import drafted_in, plays_inside_pods
from topcut.play.limited.groups import picks_drawn, seating_of, suspended
from topcut.play.limited.passing import looking_at_picks
from topcut.play.limited.preparing import came_late, not_seated
from topcut.play.stages import rounds_in


class SeatingAnswer(Struct, frozen=True, omit_defaults=True):
    """The seating plan of a draft."""

    stage: StageNumber
    method: str
    seed: str
    groups: tuple[DraftGroup, ...]
    late: tuple[Player, ...]  # who came after the seats were drawn
    suspended: tuple[Player, ...] = ()  # who drafts no further
    notes: Messages = ()

    @property
    def grids(self) -> tuple[Grid, ...]:
        """One for each group: seats, turns, or only who has its side."""
        return tuple(self._grid(group) for group in self.groups)

    def _grid(self, group: DraftGroup) -> Grid:
        players = self._inorder_of(group)
        passes = tuple(group.passes.get(player, ()) for player in players)
        onward = (message("limited-passed-to", packs=one.numbers, direction=one.direction) for one in passes[0])
        place = message("limited-column", column=_PLACES.get(self.method, "seat"))
        rows = tuple(
            (at, self._drafter(group, player), *(one.to for one in passed))
            for at, (player, passed) in enumerate(zip(players, passes, strict=True), start=1)
        )
        note = None if self.method == IN_TURNS else group.order  # its rows are the turns
        return Grid(group.title, (place, message("limited-column", column="player"), *onward), rows, note)

    def _inorder_of(self, group: DraftGroup) -> tuple[Player, ...]:
        first = group.players.index(group.first) if self.method == IN_TURNS and group.first else 0
        return group.players[first:] + group.players[:first]

    def _drafter(self, group: DraftGroup, player: Player) -> Cell:
        """ "Kira (picks first)"."""
        first = self.method != IN_TURNS and player == group.first
        if not first and player not in self.suspended:
            return player
        out = player in self.suspended
        return message("limited-drafter", player=player, first="yes" if first else "", suspended="yes" if out else "")


_PLACES = {IN_TURNS: "turn", SEALED: "number"}


def latest_seating(view: EventView) -> GroupsSeated | None:
    """The seats that were drawn last, of whichever stage."""
    seatings = [fact for fact in view.tournament.limited if isinstance(fact, GroupsSeated)]
    return seatings[-1] if seatings else None


def seating_now(view: EventView) -> GroupsSeated | None:
    """The seats while the draft is on: of the stage that is played, until its first round is posted."""
    if view.tournament.finished or rounds_in(view.tournament, view.stage):
        return None
    return seating_of(view.tournament, view.stage)


def seating_answer(view: EventView, seating: GroupsSeated) -> SeatingAnswer:
    """The whole plan of a seating."""
    tournament, book = view.tournament, view.book
    drafting = drafted_in(tournament, book, seating.stage)
    groups = tuple(
        replace(told, passes=passes_told(view, seating, drafting, group))
        for told, group in zip(groups_told(view, seating, drafting), seating.groups, strict=True)
    )
    return SeatingAnswer(
        seating.stage,
        seating.method,
        seating.seed,
        groups,
        tuple(map(view.player, not_seated(tournament, book, seating.stage))),
        suspended_players(view),
        tuple(came_late(tournament, book, seating.stage)),
    )


def suspended_players(view: EventView) -> tuple[Player, ...]:
    """Who drafts no further, while officials pick for them (002 7.7)."""
    ever = dict.fromkeys(fact.player for fact in view.tournament.limited if isinstance(fact, Suspended))
    return tuple(view.player(player) for player in ever if suspended(view.tournament, player))


def random_picks(view: EventView) -> Grid:
    """What chance has picked for those who draft no further."""
    rows = tuple(
        (player, pick.pack, message("limited-card-from-the-top", card=pick.card, left=pick.left))
        for player in suspended_players(view)
        for pick in picks_drawn(view.tournament, player.id)
    )
    heads = tuple(message("limited-column", column=name) for name in ("player", "pack", "gets"))
    return Grid(message("limited-random-picks"), heads, rows)


# For everybody in the hall -------------------------------------------------------------------------------------------


class PostedSeats(Struct, frozen=True):
    """The groups of the draft that is on (002 7.6)."""

    groups: tuple[DraftGroup, ...]
    sits: bool  # not with sealed decks: everybody only has a side
    meets: Message | None  # whether players meet only inside their group
    late: tuple[Player, ...]


def posted_seats(view: EventView) -> PostedSeats | None:
    """The groups while the draft is on; None before it, and once a round is posted."""
    seating = seating_now(view)
    if seating is None:
        return None
    groups = groups_told(view, seating, drafted_in(view.tournament, view.book, seating.stage))
    late = tuple(map(view.player, not_seated(view.tournament, view.book, seating.stage)))
    return PostedSeats(groups, seating.method != SEALED, _who_meets(view, len(groups)), late)


def _who_meets(view: EventView, groups: int) -> Message | None:
    """Whether players meet only inside their group, which has to be announced (002 7.6)."""
    if groups < 2 or "play_inside_pod" not in view.book.settings or view.plan[view.stage - 1].kind != "swiss":
        return None
    return message("limited-inside-groups") if plays_inside_pods(view.book) else message("limited-across-groups")


# One player ----------------------------------------------------------------------------------------------------------


class OwnSeat(Struct, frozen=True, omit_defaults=True):
    """Where somebody drafts, and to whom they pass."""

    player: Player
    group: int
    seat: int
    side: str
    cube: int
    passes: tuple[Passing, ...]
    seats: int  # of their group
    sits: bool = True  # not with sealed decks: they only have a side
    order: Message | None = None  # who picks when
    looking: Message | None = None  # whether they may look at their picks
    suspended: bool = False

    @property
    def title(self) -> Message:
        return message("limited-group", number=self.group, side=self.side, cube=self.cube)


def own_seat(view: EventView, seating: GroupsSeated, player: PlayerId) -> OwnSeat | None:
    """The place of a player in a seating; None for somebody who was not there."""
    drafting = drafted_in(view.tournament, view.book, seating.stage)
    place = next((at for at, group in enumerate(seating.groups) if player in group.players), None)
    if place is None:
        return None
    group = seating.groups[place]
    return OwnSeat(
        view.player(player),
        place + 1,
        group.players.index(player) + 1,
        group.side,
        group.cube,
        passed_by(view, seating, drafting, group, player),
        len(group.players),
        seating.method != SEALED,
        order_of(view, seating, drafting, group),
        looking_at_picks(view.book),
        suspended(view.tournament, player),
    )
