"""Who goes on into a stage, and with which seed (001 9, 10; 002 8.2; 004)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from topcut.journal.plan import Game, Stage, StageNumber
from topcut.journal.records import PlayerId
from topcut.journal.state import Tournament
from topcut.play.brackets.tables import table
from topcut.play.chance import Chance
from topcut.play.placings import stage_tiers
from topcut.play.stages import plan_of, sources_of, stage_name
from topcut.refusal import Refusal, Refused, refuse
from topcut.rulebooks.model import Rulebook, Step

_TOKEN = re.compile(r"(\d+)\.(\d+)")


def qualified(tournament: Tournament, book: Rulebook, number: StageNumber, take: int, seed: str = "") -> list[PlayerId]:
    """The best `take` of a stage who are still in, best first (0: all of them), one by one."""
    plan = plan_of(tournament, book)
    name = stage_name(plan, number)
    here = [[p for p in t if tournament.entrants[p].active] for t in stage_tiers(tournament, book, number)]
    field = sum(len(tier) for tier in here)
    if take > field:
        what = f"a cut to {take} needs {take} players, and {field} of {name} are still in"
        raise refuse(what, "announce a smaller cut: `topcut plan`", "cut-too-large")
    if field < 2:
        raise refuse(f"only {field} of {name} is still in", "finish the event", "too-few")
    if plan[number - 1].kind == "bracket":  # its bands are in the order of its seeds, which decides (R52)
        going = [player for tier in here for player in tier]
    else:
        going = _one_by_one(book, here, take or field, name, f"{seed}/{number}")
    return going[: take or field]


def _one_by_one(book: Rulebook, tiers: Sequence[list[PlayerId]], take: int, name: str, seed: str) -> list[PlayerId]:
    """Players who share a place: by the lot that the rulebook draws, which is an act of its own, or else by chance."""
    by_lot = any(isinstance(link, Step) and link.step == "lot" for link in book.chain)
    going: list[PlayerId] = []
    tied: list[Refusal] = []
    for place, tier in enumerate(tiers):
        if len(tier) > 1 and len(going) < take:
            if by_lot:
                tied.append(_open(tier, name))
            tier = Chance(f"{seed}/{place}").shuffled(tier)
        going.extend(tier)
    if tied:
        raise Refused(*tied)
    return going


def _open(tier: Sequence[PlayerId], name: str) -> Refusal:
    shown = ", ".join(tier[:8]) + (f" and {len(tier) - 8} more" if len(tier) > 8 else "")
    what = f"{shown} share a place of {name}, so their seeds are open"
    return Refusal(what, f"draw the lot among them: `topcut lot {' '.join(tier)}`", "tied")


def seeds_for(
    tournament: Tournament, book: Rulebook, number: StageNumber, seed: str, typed: Sequence[PlayerId] = ()
) -> tuple[PlayerId, ...]:
    """The players of a stage in the order of their seeds, as its plan says."""
    plan = plan_of(tournament, book)
    stage = plan[number - 1]
    if stage.seeds == "typed":
        return _typed(tournament, stage, typed)
    if typed:
        raise refuse(f"the seeds of {stage_name(plan, number)} follow from the plan", "leave them out", "seeds")
    sources = sources_of(plan, number)
    if not sources:
        here = [entrant.id for entrant in tournament.entrants.values() if entrant.active]
        return tuple(Chance(seed).shuffled(here) if stage.seeds == "drawn" else here)
    ranked = [qualified(tournament, book, source, stage.take, seed) for source in sources]
    _must_be_apart(ranked)
    if stage.seeds == "drawn":
        return tuple(Chance(seed).shuffled([player for heat in ranked for player in heat]))
    return tuple(merged(stage, sources, ranked))


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
        shown = " and ".join(str(len(heat)) for heat in ranked)
        what = f"seeds in twos are for two heats with the same even number of qualifiers, not {shown}"
        raise refuse(what, "announce another order: turns, or a list of your own", "seeding")
    return [player for i in range(0, len(first), 2) for heat in ranked for player in heat[i : i + 2]]


def _listed(stage: Stage, sources: Sequence[StageNumber], ranked: Sequence[Sequence[PlayerId]]) -> list[PlayerId]:
    heats = dict(zip(sources, ranked, strict=True))
    wanted = sorted((source, rank) for source, heat in heats.items() for rank in range(1, len(heat) + 1))
    given = [tuple(map(int, found.groups())) for token in stage.scheme if (found := _TOKEN.fullmatch(token))]
    if sorted(given) != wanted:
        shown = " ".join(f"{source}.{rank}" for source, rank in wanted)
        raise refuse("the announced list of seeds does not name every qualifier once", f"name {shown}", "seeding")
    return [heats[source][rank - 1] for source, rank in given]


def _must_be_apart(ranked: Sequence[Sequence[PlayerId]]) -> None:
    seen: set[PlayerId] = set()
    for heat in ranked:
        for player in heat:
            if player in seen:
                what = f"{player} has qualified twice"
                raise refuse(what, "drop him from one heat: who has qualified does not play again", "twice")
            seen.add(player)


def _typed(tournament: Tournament, stage: Stage, typed: Sequence[PlayerId]) -> tuple[PlayerId, ...]:
    """Seeds that the director enters (001 appendix A)."""
    here = [entrant.id for entrant in tournament.entrants.values() if entrant.active]
    if not typed:
        raise refuse("the seeds of this bracket are typed in", "name all players, the best seed first", "seeds")
    twice = [player for place, player in enumerate(typed) if player in typed[:place]]
    if twice:
        raise refuse(f"{twice[0]} has two seeds", "name everybody once", "seeds")
    missing = [player for player in here if player not in typed]
    if missing and not stage.take:
        raise refuse(f"{', '.join(missing[:5])} has no seed", "name all players, the best seed first", "seeds")
    if stage.take and len(typed) != stage.take:
        raise refuse(f"{len(typed)} seeds for a bracket of {stage.take}", f"name {stage.take}", "seeds")
    strangers = [player for player in typed if player not in here]
    if strangers:
        raise refuse(f"{strangers[0]} is not in the event any more", "leave him out", "seeds")
    return tuple(typed)


def games_for(stage: Stage, players: int) -> tuple[Game, ...]:
    """The table of a bracket for so many players: the director's own, or the one that is named."""
    if not stage.games:
        return table(stage.bracket, players)
    seeds = {seat for game in stage.games for seat in game.seats if seat.startswith("seed ")}
    if len(seeds) != players:
        what = f"the bracket was made for {len(seeds)} players, and there are {players}"
        raise refuse(what, "cut to its size, or announce another bracket", "bracket-size")
    return stage.games
