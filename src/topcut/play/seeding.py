"""Who goes on into a stage, and with which seed (001 9, 10; 002 8.2; 004)."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from topcut.journal.fact import PlayerId
from topcut.journal.plan import Game, Stage, StageNumber
from topcut.journal.state import Tournament
from topcut.messages.message import Message, Player
from topcut.play.brackets.tables import table
from topcut.play.chance import Chance
from topcut.play.cut_line import cut_after
from topcut.play.limited.groups import groups_of
from topcut.play.placings import stage_tiers
from topcut.play.stages import draws_seats, plan_of, rounds_in, sources_of, stage_name
from topcut.play.ties import draws_lots
from topcut.refusal import Refusal, Refused, refusal, refuse
from topcut.rulebooks.model import Rulebook

_TOKEN = re.compile(r"(\d+)\.(\d+)")
_SHOWN = 8  # of many who are tied
_SHOWN_WITHOUT_SEED = 5


def qualified(
    tournament: Tournament,
    book: Rulebook,
    number: StageNumber,
    take: int,
    seed: str = "",
    passed_over: Collection[PlayerId] = (),
) -> list[PlayerId]:
    """The best `take` of a stage who are still in, best first (0: all of them), one by one."""
    plan = plan_of(tournament, book)
    name = stage_name(plan, number)
    tiers = stage_tiers(tournament, book, number)
    here = {p for tier in tiers for p in tier if tournament.entrants[p].active and p not in passed_over}
    field = len(here)
    if field < 2:
        raise refuse("seed-too-few-left", left=field, stage=name)
    if take > field:
        heats = sum(stage.heat for stage in plan)
        raise refuse("seed-cut-too-large", cut=take, left=field, stage=name, heats=heats)
    if plan[number - 1].kind == "bracket":  # its bands are in the order of its seeds, which decides (R52)
        going = [player for tier in tiers for player in tier if player in here]
    else:
        seed = _seed_of_heat(tournament, number) if plan[number - 1].heat else seed
        by_lot = draws_lots(book) and not _one_pod_only(tournament, book, number)
        going = _one_by_one(by_lot, tiers, here, take or field, name, f"{seed}/{number}")
    return going[: take or field]


def _one_pod_only(tournament: Tournament, book: Rulebook, number: StageNumber) -> bool:
    """One pod goes on with its points (R56): the order of its players only says who sits where."""
    return book.flag("one_pod_adds_up") and all(len(posted.matches) == 1 for posted in tournament.rounds)


def _seed_of_heat(tournament: Tournament, number: StageNumber) -> str:
    """Chance that is fixed when a heat is over: who has qualified is known before the next heat (001 9)."""
    return "/".join(posted.seed for posted in rounds_in(tournament, number))


def _one_by_one(
    by_lot: bool, tiers: Sequence[Sequence[PlayerId]], here: Collection[PlayerId], take: int, name: Message, seed: str
) -> list[PlayerId]:
    """Players who share a place: by the lot that the rulebook draws, which is an act of its own, or else by chance."""
    going: list[PlayerId] = []
    tied: list[Refusal] = []
    for place, tier in enumerate(tiers):
        still = [player for player in tier if player in here]
        if len(still) > 1 and len(going) < take:
            if by_lot:
                tied.append(_open(still, name))
            # everybody of the tie is shuffled, so that the others keep their order when one of them leaves
            still = [player for player in Chance(f"{seed}/{place}").shuffled(tier) if player in here]
        going.extend(still)
    if tied:
        raise Refused(*tied)
    return going


def has_qualified(tournament: Tournament, book: Rulebook, player: PlayerId, heat: StageNumber) -> bool:
    """Whether somebody goes on from a heat that is over, and so plays in no other one (001 9)."""
    plan = plan_of(tournament, book)
    take = cut_after(plan, heat)
    before = 0
    for tier in stage_tiers(tournament, book, heat):
        here = [one for one in tier if tournament.entrants[one].active]
        if player in here:
            if before < take < before + len(here):  # nobody else's tie matters
                if draws_lots(book):
                    raise _across_the_line(here, stage_name(plan, heat))
                return player in qualified(tournament, book, heat, take)
            return before < take
        before += len(here)
    return False


def _across_the_line(tier: Sequence[PlayerId], name: Message) -> Refused:
    tied = _players(tier)
    return refuse("seed-tied-for-last-place", first=tied[:_SHOWN], stage=name, tied=tied)


def _open(tier: Sequence[PlayerId], name: Message) -> Refusal:
    tied, more = _players(tier), max(len(tier) - _SHOWN, 0)
    return refusal("seed-tied", first=tied[:_SHOWN], more=more, stage=name, tied=tied)


def _players(ids: Sequence[PlayerId]) -> tuple[Player, ...]:
    return tuple(Player(id) for id in ids)


def seeds_for(
    tournament: Tournament, book: Rulebook, number: StageNumber, seed: str, typed: Sequence[PlayerId] = ()
) -> tuple[PlayerId, ...]:
    """The players of a stage in the order of their seeds, as its plan says."""
    plan = plan_of(tournament, book)
    stage = plan[number - 1]
    if draws_seats(stage, book) and (groups_of(tournament, number) or not sources_of(plan, number)):
        return _as_seated(tournament, number, typed)
    if stage.seeds == "typed":
        return _typed(tournament, stage, typed)
    if typed:
        raise refuse("seed-follows-from-plan", stage=stage_name(plan, number))
    sources = sources_of(plan, number)
    if not sources:
        here = [entrant.id for entrant in tournament.entrants.values() if entrant.active]
        return tuple(Chance(seed).shuffled(here) if stage.seeds == "drawn" else here)
    ranked: list[list[PlayerId]] = []
    for source in sources:  # who goes on from one heat is passed over in the next
        already = [player for heat in ranked for player in heat]
        ranked.append(qualified(tournament, book, source, stage.take, seed, already))
    if stage.seeds == "drawn":
        return tuple(Chance(seed).shuffled([player for heat in ranked for player in heat]))
    return tuple(merged(stage, sources, ranked))


def _as_seated(tournament: Tournament, number: StageNumber, typed: Sequence[PlayerId]) -> tuple[PlayerId, ...]:
    """By the seats of the draft (002 8.2); who left before it keeps a place in the bracket, which is a walkover."""
    if typed:
        raise refuse("seed-by-draft-seats")
    groups = groups_of(tournament, number)
    if not groups:
        raise refuse("seed-nobody-seated")
    seats = [player for group in groups for player in group.players]
    opened = tournament.opened.get(number)
    return (*seats, *(player for player in (opened.seeds if opened else ()) if player not in seats))


def merged(stage: Stage, sources: Sequence[StageNumber], ranked: Sequence[Sequence[PlayerId]]) -> list[PlayerId]:
    """One list of seeds out of the ranks of the stages before."""
    if stage.seeds == "listed":
        return _listed(stage, sources, ranked)
    if len(ranked) == 1:
        return list(ranked[0])
    if stage.seeds == "twos":
        return _by_twos(ranked)
    return [heat[rank] for rank in range(max(map(len, ranked))) for heat in ranked if rank < len(heat)]


def _by_twos(ranked: Sequence[Sequence[PlayerId]]) -> list[PlayerId]:
    """Seeds 1 2 5 6 … from the first heat, 3 4 7 8 … from the second (001 9, R25)."""
    first, *others = ranked
    if len(others) != 1 or len(first) != len(others[0]) or len(first) % 2:
        raise refuse("seed-twos-uneven", qualifiers=tuple(str(len(heat)) for heat in ranked))
    return [player for i in range(0, len(first), 2) for heat in ranked for player in heat[i : i + 2]]


def _listed(stage: Stage, sources: Sequence[StageNumber], ranked: Sequence[Sequence[PlayerId]]) -> list[PlayerId]:
    heats = dict(zip(sources, ranked, strict=True))
    wanted = sorted((source, rank) for source, heat in heats.items() for rank in range(1, len(heat) + 1))
    given = [tuple(map(int, found.groups())) for token in stage.scheme if (found := _TOKEN.fullmatch(token))]
    if sorted(given) != wanted:
        qualifiers = tuple(f"{source}.{rank}" for source, rank in wanted)
        raise refuse("seed-list-incomplete", qualifiers=qualifiers)
    return [heats[source][rank - 1] for source, rank in given]


def _typed(tournament: Tournament, stage: Stage, typed: Sequence[PlayerId]) -> tuple[PlayerId, ...]:
    """Seeds that the director enters (001 appendix A)."""
    here = [entrant.id for entrant in tournament.entrants.values() if entrant.active]
    if not typed:
        raise refuse("seed-not-typed")
    twice = [player for place, player in enumerate(typed) if player in typed[:place]]
    if twice:
        raise refuse("seed-twice", player=Player(twice[0]))
    missing = [player for player in here if player not in typed]
    if missing and not stage.take:
        first = _players(missing[:_SHOWN_WITHOUT_SEED])
        raise refuse("seed-missing", first=first, more=len(missing) - len(first), without=len(missing))
    if stage.take and len(typed) != stage.take:
        raise refuse("seed-wrong-number", given=len(typed), size=stage.take)
    strangers = [player for player in typed if player not in here]
    if strangers:
        raise refuse("seed-of-somebody-gone", player=Player(strangers[0]))
    return tuple(typed)


def games_for(stage: Stage, players: int) -> tuple[Game, ...]:
    """The table of a bracket for so many players: the director's own, or the one that is named."""
    if not stage.games:
        return table(stage.bracket, players)
    seeds = {seat for game in stage.games for seat in game.seats if seat.startswith("seed ")}
    if len(seeds) != players:
        raise refuse("bracket-made-for-others", seeds=len(seeds), players=players)
    return stage.games
