"""Drafting groups: how large they are, and who drafts with whom as the journal says (R50)."""

from __future__ import annotations

from topcut.acts.limited.facts import Group, GroupsSeated, PickDrawn, PoolsSwapped, Suspended
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.journal.state import Tournament
from topcut.messages.message import message
from topcut.play.pods import equal_parts
from topcut.refusal import refuse

CUBE_LEAST, CUBE_MOST = 6, 10  # players of a cube, in steps of two (003 Cube)


def group_sizes(players: int, least: int, most: int, even: bool = False) -> tuple[int, ...]:
    """The fewest groups that hold so many players, as equal as possible, the larger first (001 4.1.2, R50).

    Where an odd group costs a bye in every round, `even` ones are preferred to equal ones (002 7.6)."""
    size = message("limited-sizes", least=least, most=most) if least < most else least
    if players < least:
        raise refuse("limited-too-few", players=players, size=size, least=least)
    groups = -(-players // most)
    if players < groups * least:
        raise refuse("limited-groups-impossible", players=players, size=size)
    return _even_parts(players, groups, least, most) if even else equal_parts(players, groups)


def _even_parts(players: int, groups: int, least: int, most: int) -> tuple[int, ...]:
    """Groups of which as few as possible are odd; at worst those that are as equal as possible."""
    for odd in range(players % 2, groups + 1, 2):
        pairs = equal_parts((players - odd) // 2, groups)
        sizes = [2 * pair + (place >= groups - odd) for place, pair in enumerate(pairs)]  # the smaller get the odd one
        if least <= min(sizes) and max(sizes) <= most:
            return tuple(sorted(sizes, reverse=True))
    return equal_parts(players, groups)


def cube_sizes(players: int) -> tuple[int, ...]:
    """The fewest cubes for so many players, each for 6, 8 or 10 of them, the larger first (003 Cube, R50)."""
    if players < CUBE_LEAST:
        sizes = tuple(str(size) for size in range(CUBE_LEAST, CUBE_MOST + 1, 2))
        raise refuse("limited-cube-too-few", sizes=sizes, players=players)
    if players % 2:
        raise refuse("limited-cube-odd", players=players)
    pairs = players // 2
    return tuple(2 * size for size in equal_parts(pairs, -(-players // CUBE_MOST)))


# What the journal says -----------------------------------------------------------------------------------------------


def groups_of(tournament: Tournament, stage: StageNumber = 1) -> tuple[Group, ...]:
    """The drafting groups of a stage as they were seated last; () where nobody was seated."""
    seated = seating_of(tournament, stage)
    return seated.groups if seated else ()


def seating_of(tournament: Tournament, stage: StageNumber = 1) -> GroupsSeated | None:
    """The last seating of a stage."""
    seatings = [fact for fact in tournament.limited if isinstance(fact, GroupsSeated) and fact.stage == stage]
    return seatings[-1] if seatings else None


def suspended(tournament: Tournament, player: PlayerId) -> bool:
    """Whether somebody drafts no further, while officials pick for him (002 7.7)."""
    return any(isinstance(fact, Suspended) for fact in _of_his_draft(tournament, player))


def picks_drawn(tournament: Tournament, player: PlayerId) -> list[PickDrawn]:
    """What chance has picked for a suspended drafter."""
    return [fact for fact in _of_his_draft(tournament, player) if isinstance(fact, PickDrawn)]


def _of_his_draft(tournament: Tournament, player: PlayerId) -> list[Suspended | PickDrawn]:
    """What concerns a player since he was last seated; a new seating is a new draft."""
    found: list[Suspended | PickDrawn] = []
    for fact in tournament.limited:
        if isinstance(fact, GroupsSeated) and any(player in group.players for group in fact.groups):
            found = []
        elif isinstance(fact, (Suspended, PickDrawn)) and fact.player == player:
            found.append(fact)
    return found


def pools_of(tournament: Tournament) -> dict[PlayerId, PlayerId]:
    """Whose registered pool everybody has; {} where none were swapped."""
    swaps = [fact for fact in tournament.limited if isinstance(fact, PoolsSwapped)]
    return dict(swaps[-1].pools) if swaps else {}
