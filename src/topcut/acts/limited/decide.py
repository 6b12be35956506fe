"""Limited play: seating drafting groups, swapping pools, suspending a drafter and picking for him."""

from __future__ import annotations

from collections.abc import Callable

from topcut.acts.limited.commands import DrawPick, SeatGroups, Suspend, SwapPools
from topcut.acts.limited.facts import GroupsSeated, PickDrawn, PoolsSwapped, Suspended
from topcut.acts.matter import Matter
from topcut.acts.rounds.facts import Started
from topcut.acts.stages.decide import foreseen
from topcut.acts.stages.facts import StageOpened
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.journal.records import AnyFact
from topcut.play.limited.drafting import (
    drafted_in,
    drawn_card,
    must_be_limited,
    seated,
    stage_to_seat,
    swapped,
)
from topcut.play.limited.groups import groups_of, picks_drawn, suspended
from topcut.play.limited.timing import packs_to_draft
from topcut.play.seeding import games_for, seeds_for
from topcut.play.stages import draws_seats, plan_of, rounds_in
from topcut.refusal import refuse
from topcut.rulebooks.model import Drafting

_MOST_OPEN = 1000  # open cards of a draft to and fro


def seat_groups(matter: Matter, command: SeatGroups) -> list[AnyFact]:
    """Chance makes the groups; every seating is on the record, and a second one says why."""
    matter.must_run()
    stage = _stage_to_seat(matter)
    drafting = drafted_in(matter.tournament, matter.book, stage)
    if _happened(matter, lambda fact: isinstance(fact, GroupsSeated) and fact.stage == stage) and not command.reason:
        raise refuse("limited-seated-already")
    seed = command.seed or matter.context.entropy.seed()
    groups = seated(matter.tournament, matter.book, stage, seed)
    seating = GroupsSeated(groups, drafting.method, seed, stage, matter.context.text(command.reason))
    return [seating, *_filled_by(matter, seating)]


def _stage_to_seat(matter: Matter) -> StageNumber:
    """The stage whose draft comes next; where nothing is drafted, that is said first."""
    tournament, book = matter.tournament, matter.book
    if not any(draws_seats(stage, book) for stage in plan_of(tournament, book)):
        must_be_limited(book)
    return stage_to_seat(tournament, book)


def _filled_by(matter: Matter, seating: GroupsSeated) -> list[AnyFact]:
    """A bracket that is played by the seats of its draft is filled by them (002 8.2)."""
    stage = seating.stage
    planned = plan_of(matter.tournament, matter.book)[stage - 1]
    if not draws_seats(planned, matter.book):
        return []
    tournament = foreseen(matter.tournament, [seating])
    seeds = seeds_for(tournament, matter.book, stage, seating.seed)
    games = games_for(planned, len(seeds))
    begun = [] if tournament.started else [Started(max(game.round for game in games), stage)]
    return [StageOpened(stage, seeds, games, seating.seed), *begun]


def swap_pools(matter: Matter, command: SwapPools) -> list[AnyFact]:
    """Registered pools change hands by chance before anybody builds a deck (002 7.5)."""
    matter.must_run()
    if must_be_limited(matter.book).method != "sealed":
        raise refuse("limited-not-sealed")
    if not matter.book.flag("pool_swap"):
        raise refuse("limited-swap-unannounced")
    if matter.tournament.rounds:
        raise refuse("limited-decks-built")
    if _happened(matter, lambda fact: isinstance(fact, PoolsSwapped)) and not command.reason:
        raise refuse("limited-swapped-already")
    seed = command.seed or matter.context.entropy.seed()
    pools = swapped(matter.tournament, seed)
    if len(pools) < 2:
        raise refuse("limited-one-pool")
    return [PoolsSwapped(pools, seed, matter.context.text(command.reason))]


def _happened(matter: Matter, is_such: Callable[[AnyFact], bool]) -> bool:
    """Whether such a fact was ever written; an undone one was seen, so it counts: no shopping for seeds."""
    return any(is_such(record.fact) for record in matter.history)


def suspend(matter: Matter, command: Suspend) -> list[AnyFact]:
    """Somebody who cannot or will not draft any further stays in the event (002 7.7)."""
    matter.must_run()
    matter.entrant(command.player)
    _drafting_stage(matter, command.player)
    if suspended(matter.tournament, command.player):
        raise refuse("limited-suspended-already", player=matter.player(command.player))
    return [Suspended(command.player)]


def draw_pick(matter: Matter, command: DrawPick) -> list[AnyFact]:
    """Chance picks for a suspended drafter; pack 0 are the open cards of a draft to and fro."""
    matter.must_run()
    matter.entrant(command.player)
    stage = _drafting_stage(matter, command.player)
    if not suspended(matter.tournament, command.player):
        raise refuse("limited-not-suspended", player=matter.player(command.player))
    _check_pack(drafted_in(matter.tournament, matter.book, stage), command)
    for pick in picks_drawn(matter.tournament, command.player):
        if (pick.pack, pick.left) == (command.pack, command.left):
            raise refuse("limited-pick-drawn", card=pick.card, left=pick.left)
    seed = matter.context.entropy.seed()
    return [PickDrawn(command.player, command.pack, command.left, drawn_card(command.left, seed), seed)]


def _check_pack(drafting: Drafting, command: DrawPick) -> None:
    packs, first = packs_to_draft(drafting), 0 if drafting.snake else 1
    if command.pack < first or (packs and command.pack > packs):
        raise refuse("limited-no-pack", pack=command.pack, first=first, last=packs)
    most = drafting.pack_size if command.pack and drafting.pack_size else _MOST_OPEN
    if not 1 <= command.left <= most:
        raise refuse("limited-pick-impossible", left=command.left, most=most)


def _drafting_stage(matter: Matter, player: PlayerId) -> StageNumber:
    """The stage for which somebody drafts now: seated, not dropped, and no round of it posted."""
    tournament = matter.tournament
    if not tournament.limited:
        must_be_limited(matter.book)
    for fact in reversed(tournament.limited):
        if not isinstance(fact, GroupsSeated) or rounds_in(tournament, fact.stage) or fact.method == "sealed":
            continue
        if tournament.entrants[player].active and any(
            player in group.players for group in groups_of(tournament, fact.stage)
        ):
            return fact.stage
    raise refuse("limited-not-drafting", player=matter.player(player))
