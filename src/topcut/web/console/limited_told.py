"""A draft or sealed event as the desk shows it: what everybody gets, who sits where, how long a pick lasts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from topcut.journal.records import Group, GroupsSeated, PacksDealt, PlayerId
from topcut.play.clock import chosen_features
from topcut.play.limited.deals import standing_deal
from topcut.play.limited.drafters import stage_to_deal
from topcut.play.limited.groups import picks_drawn, pools_of, suspended
from topcut.play.limited.passing import looking_at_picks, neighbours, passing, to_and_fro, turns
from topcut.play.limited.product import product_of
from topcut.play.limited.timing import Timed, packs_to_draft
from topcut.play.spoken import counted
from topcut.refusal import Refused
from topcut.rulebooks.model import Drafting
from topcut.web.console.scenario_told import Cell, Sheet
from topcut.web.live import Snapshot
from topcut.web.player.draft_seat import PASSED, packs_words


class Format(Struct, frozen=True):
    """The format of the event in plain words."""

    title: str
    note: str
    clause: str


def format_of(snapshot: Snapshot) -> Format:
    feature = next(one for one in chosen_features(snapshot.book) if one.draft)
    return Format(feature.title or feature.name, feature.note, feature.clause)


def facts_of(snapshot: Snapshot, drafting: Drafting) -> list[tuple[str, str]]:
    """What everybody gets and who drafts with whom, as the format and the director's choices say."""
    facts = [("Everybody gets", drafting.product)]
    product = product_of(snapshot.book)
    if product and product.packs:
        size = f" of {counted(product.size, 'card')}" if product.size else ""
        facts.append(("Packs", f"{product.packs}{size}{' of each side' if drafting.sides > 1 else ''}"))
    if drafting.unlimited:
        each = "one of each of" if drafting.sets == 1 else "as many as one likes of"
        facts.append(("Besides", f"{each} {drafting.unlimited} cards that are not drafted"))
    if drafting.group_most and drafting.method != "sealed":
        facts.append(("Groups", f"of {drafting.group_least} to {drafting.group_most} players"))
    if drafting.snake:
        facts.append(("First", f"the {drafting.snake}, openly, to and fro"))
    if looking := looking_at_picks(snapshot.book):
        facts.append(("Picks", snapshot.tell(looking)))
    return [(name, words) for name, words in facts if words]


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


def _title(number: int, group: Group) -> str:
    """ "Group 1: light, cube 1"."""
    words = [*([group.side] if group.side else []), *([f"cube {group.cube}"] if group.cube else [])]
    return f"Group {number}" + (f": {', '.join(words)}" if words else "")


def _passing(snapshot: Snapshot, drafting: Drafting, number: int, group: Group) -> Sheet:
    packs = packs_to_draft(drafting)
    passes = {player: neighbours(group, player, packs) for player in group.players}
    heads = [f"{packs_words(one, packs)} {one.direction} to" for one in passes[group.players[0]]]
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (seat, _drafter(snapshot, drafting, group, player), *(snapshot.names[one.to] for one in passes[player]))
        for seat, player in enumerate(group.players, start=1)
    )
    order = snapshot.tell(to_and_fro(group, drafting.snake)) if drafting.snake else ""
    return Sheet(_title(number, group), ("Seat", "Player", *heads), rows, order)


def _drafter(snapshot: Snapshot, drafting: Drafting, group: Group, player: PlayerId) -> str:
    words = snapshot.names[player]
    if drafting.snake and player == group.players[group.first]:
        words += " (picks first)"
    return f"{words} (suspended)" if suspended(snapshot.tournament, player) else words


def _listed(snapshot: Snapshot, number: int, group: Group, method: str) -> Sheet:
    """Groups in which nothing is passed: turns at the piles, or only a side."""
    order = turns(group) if method == "winston" else group.players
    rows = tuple((place, snapshot.names[player]) for place, player in enumerate(order, start=1))
    return Sheet(_title(number, group), ("Turn" if method == "winston" else "No.", "Player"), rows)


# Times, picks, pools -------------------------------------------------------------------------------------------------


def times_sheet(steps: Sequence[Timed]) -> Sheet:
    """When every pick and review begins, and how long it lasts."""
    return Sheet("Times of the draft", ("Begins", "What", "Seconds", "Pass to the"), tuple(_times(steps)))


def _times(steps: Sequence[Timed]) -> Iterator[tuple[str, str, int, str]]:
    for step in steps:
        pick = f"pack {step.pack}, {counted(step.left, 'card')} left"
        onward = passing(step.pack) if step.left > 1 else ""
        yield minutes_words(step.begins), pick if step.left else "review", step.seconds, onward


def minutes_words(seconds: int) -> str:
    """ "1:05"."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def picks_sheet(snapshot: Snapshot) -> Sheet:
    """What chance has picked for those who draft no further."""
    rows = tuple(
        (snapshot.names[player], pick.pack, f"card {pick.card} of {pick.left}, from the top")
        for player in suspended_players(snapshot)
        for pick in picks_drawn(snapshot.tournament, player)
    )
    return Sheet("Picks drawn by chance", ("Player", "Pack", "Gets"), rows)


def suspended_players(snapshot: Snapshot) -> list[PlayerId]:
    return [player for player in snapshot.tournament.entrants if suspended(snapshot.tournament, player)]


def pools_sheet(snapshot: Snapshot) -> Sheet:
    """Whose pool everybody builds from."""
    names = snapshot.names
    pairs = sorted(pools_of(snapshot.tournament).items(), key=lambda pair: names[pair[0]].casefold())
    rows = tuple((names[player], "himself" if owner == player else names[owner]) for player, owner in pairs)
    return Sheet("Swapped pools", ("Player", "Builds from the pool of"), rows)


def deal_words(snapshot: Snapshot) -> tuple[str, PacksDealt] | None:
    """The deal that stands: "5 packs of 9 cards for each of 6 players"; None where there is none."""
    if not any(isinstance(fact, PacksDealt) for fact in snapshot.tournament.limited):
        return None
    standing = standing_deal(snapshot.history, snapshot.book)
    if standing is None:
        return None
    fact, players = standing.fact, sum(len(group.players) for group in standing.groups)
    if fact.method == "winston":
        heap = f"{fact.packs * fact.size} cards for each of" if fact.packs else "All cards for"
        return f"{heap} {counted(players, 'player')}, in a heap for each group", fact
    each = f"{counted(fact.packs, 'pack')} of {counted(fact.size, 'card')}"
    whose = " of each side" if fact.method == "both-sides" else ""
    return f"{each}{whose} for each of {counted(players, 'player')}", fact
