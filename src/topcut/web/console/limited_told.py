"""A draft or sealed event as the desk shows it: what everybody gets, who sits where, how long a pick lasts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from topcut.acts.limited.facts import Group, GroupsSeated, PacksDealt
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Player, message
from topcut.play.clock import chosen_features
from topcut.play.limited.deals import standing_deal
from topcut.play.limited.drafters import stage_to_deal
from topcut.play.limited.groups import picks_drawn, pools_of, suspended
from topcut.play.limited.passing import looking_at_picks, neighbours, passing, to_and_fro, turns
from topcut.play.limited.product import product_of
from topcut.play.limited.timing import Timed, packs_to_draft
from topcut.refusal import Refused
from topcut.rulebooks.model import Drafting
from topcut.web.console.sheet import Cell, Sheet, sheet
from topcut.web.live import Snapshot
from topcut.web.player.draft_seat import PASSED, packs_told


class Format(Struct, frozen=True):
    """The format of the event in plain words."""

    title: str
    note: str
    clause: str


def format_of(snapshot: Snapshot) -> Format:
    feature = next(one for one in chosen_features(snapshot.book) if one.draft)
    return Format(feature.title or feature.name, feature.note, feature.clause)


def facts_of(snapshot: Snapshot, drafting: Drafting) -> list[tuple[Message, str]]:
    """What everybody gets and who drafts with whom, as the format and the director's choices say."""
    facts = [(message("web-limited-everybody-gets"), drafting.product)] if drafting.product else []
    return facts + [(name, snapshot.tell(words)) for name, words in _facts(snapshot, drafting)]


def _facts(snapshot: Snapshot, drafting: Drafting) -> Iterator[tuple[Message, Message]]:
    product = product_of(snapshot.book)
    if product and product.packs:
        many = message("web-limited-packs-of", packs=product.packs, size=product.size, sides=drafting.sides)
        yield message("web-limited-packs"), many
    if drafting.unlimited:
        free = message("web-limited-unlimited", sets=drafting.sets, what=drafting.unlimited)
        yield message("web-limited-besides"), free
    if drafting.group_most and drafting.method != "sealed":
        sizes = message("web-limited-group-sizes", least=drafting.group_least, most=drafting.group_most)
        yield message("web-limited-groups"), sizes
    if drafting.snake:
        yield message("web-limited-first"), message("web-limited-openly", what=drafting.snake)
    if looking := looking_at_picks(snapshot.book):
        yield message("web-limited-picks"), looking


def is_open(snapshot: Snapshot) -> bool:
    """Whether a draft or a deal is still to come: no round of its stage is posted."""
    try:
        stage_to_deal(snapshot.tournament, snapshot.book)
    except Refused:
        return False
    return not snapshot.tournament.finished


# Seats ---------------------------------------------------------------------------------------------------------------


def latest_seating(snapshot: Snapshot) -> GroupsSeated | None:
    seatings = [fact for fact in snapshot.tournament.limited if isinstance(fact, GroupsSeated)]
    return seatings[-1] if seatings else None


def seat_sheets(snapshot: Snapshot, drafting: Drafting, seating: GroupsSeated) -> list[Sheet]:
    """One table for each group: seats in clockwise order, and where the packs go."""
    return [
        _passing(snapshot, drafting, number, group)
        if seating.method in PASSED
        else _listed(snapshot, number, group, seating.method)
        for number, group in enumerate(seating.groups, start=1)
    ]


def _title(number: int, group: Group) -> Message:
    """ "Group 1: light, cube 1"."""
    return message("web-limited-group", number=number, side=group.side, cube=group.cube)


def _passing(snapshot: Snapshot, drafting: Drafting, number: int, group: Group) -> Sheet:
    packs = packs_to_draft(drafting)
    passes = {player: neighbours(group, player, packs) for player in group.players}
    first = passes[group.players[0]]
    rows: list[tuple[Cell, ...]] = [
        (seat, _drafter(snapshot, drafting, group, player), *(snapshot.names[one.to] for one in passes[player]))
        for seat, player in enumerate(group.players, start=1)
    ]
    heads = (
        message("web-limited-seat"),
        message("web-limited-player"),
        *(message("web-limited-passed-to", packs=packs_told(one, packs), direction=one.direction) for one in first),
    )
    order = to_and_fro(group, drafting.snake) if drafting.snake else None
    return sheet(snapshot, _title(number, group), heads, rows, order)


def _drafter(snapshot: Snapshot, drafting: Drafting, group: Group, player: PlayerId) -> Message:
    """ "Kira (picks first)"."""
    return message(
        "web-limited-drafter",
        player=Player(player),
        first="yes" if drafting.snake and player == group.players[group.first] else "",
        suspended="yes" if suspended(snapshot.tournament, player) else "",
    )


def _listed(snapshot: Snapshot, number: int, group: Group, method: str) -> Sheet:
    """Groups in which nothing is passed: turns at the piles, or only a side."""
    order = turns(group) if method == "winston" else group.players
    place = message("web-limited-turn") if method == "winston" else message("web-limited-number")
    rows = [(at, snapshot.names[player]) for at, player in enumerate(order, start=1)]
    return sheet(snapshot, _title(number, group), (place, message("web-limited-player")), rows)


# Times, picks, pools -------------------------------------------------------------------------------------------------


def times_sheet(snapshot: Snapshot, steps: Sequence[Timed]) -> Sheet:
    """When every pick and review begins, and how long it lasts."""
    heads = (
        message("web-limited-begins"),
        message("web-limited-what"),
        message("web-limited-seconds"),
        message("web-limited-pass-to-the"),
    )
    return sheet(snapshot, message("web-limited-times-of-the-draft"), heads, _times(steps))


def _times(steps: Sequence[Timed]) -> Iterator[tuple[Cell, ...]]:
    for step in steps:
        pick = message("web-limited-pick", pack=step.pack, left=step.left)
        onward = message("web-limited-direction", direction=passing(step.pack)) if step.left > 1 else ""
        yield minutes_words(step.begins), pick if step.left else message("web-limited-review"), step.seconds, onward


def minutes_words(seconds: int) -> str:
    """ "1:05"."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def picks_sheet(snapshot: Snapshot) -> Sheet:
    """What chance has picked for those who draft no further."""
    rows = (
        (
            snapshot.names[player],
            pick.pack,
            message("web-limited-card-from-the-top", card=pick.card, left=pick.left),
        )
        for player in suspended_players(snapshot)
        for pick in picks_drawn(snapshot.tournament, player)
    )
    heads = message("web-limited-player"), message("web-limited-pack"), message("web-limited-gets")
    return sheet(snapshot, message("web-limited-picks-by-chance"), heads, rows)


def suspended_players(snapshot: Snapshot) -> list[PlayerId]:
    return [player for player in snapshot.tournament.entrants if suspended(snapshot.tournament, player)]


def pools_sheet(snapshot: Snapshot) -> Sheet:
    """Whose pool everybody builds from."""
    names = snapshot.names
    pairs = sorted(pools_of(snapshot.tournament).items(), key=lambda pair: names[pair[0]].casefold())
    own = message("web-limited-own-pool")
    rows = ((names[player], own if owner == player else names[owner]) for player, owner in pairs)
    heads = message("web-limited-player"), message("web-limited-builds-from")
    return sheet(snapshot, message("web-limited-swapped-pools"), heads, rows)


def deal_told(snapshot: Snapshot) -> tuple[Message, PacksDealt] | None:
    """The deal that stands: "5 packs of 9 cards for each of 6 players"; None where there is none."""
    if not any(isinstance(fact, PacksDealt) for fact in snapshot.tournament.limited):
        return None
    standing = standing_deal(snapshot.history, snapshot.book)
    if standing is None:
        return None
    fact, players = standing.fact, sum(len(group.players) for group in standing.groups)
    if fact.method == "winston":
        return message("web-packs-heap", cards=fact.packs * fact.size, players=players), fact
    sides = "both" if fact.method == "both-sides" else ""
    return message("web-packs-each", packs=fact.packs, size=fact.size, sides=sides, players=players), fact
