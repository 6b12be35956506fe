"""An independent look at the stages of a journal: plain lines in, everything that is wrong with them out.

Who was cut in, who meets whom in a bracket, who sits in which pod and who may play in a heat is found again from the
lines alone (`plain_journal`), with an interpretation of its own of the table of games (`games_table`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from games_table import Rank, called_for, champion, eliminated, last_games, players, settle, went
from plain_journal import Fact, Player, Posted, Story, in_draw, standing

LEAST, MOST = 4, 8  # players of a pod


class Fault(NamedTuple):
    kind: str
    seq: int
    what: str


def faults(lines: Iterable[bytes]) -> list[Fault]:
    """Everything that is wrong, in the order of the journal; [] is a clean one."""
    return looked_at(lines)[0]


def looked_at(lines: Iterable[bytes]) -> tuple[list[Fault], set[Player]]:
    """All faults, and who can have won the event."""
    story, found = Story(), []
    for seq, fact in standing(lines):
        try:
            found += [Fault(kind, seq, what) for kind, what in _wrong(story, fact)]
            story.follow(fact)
        except (LookupError, ValueError) as unfit:
            return [*found, Fault("unfit", seq, repr(unfit))], set()
    return found, _winners(story)


def _winners(story: Story) -> set[Player]:
    """One in a bracket, or nobody; all who are equal at the top elsewhere."""
    last = max(posted.stage for posted in story.rounds.values())
    if story.plan[last - 1]["kind"] != "bracket":
        ranks = _ranks(story, last)
        return {player for player, rank in ranks.items() if rank == max(ranks.values())}
    if story.split is not None and story.split.get("ended"):
        return set(story.split["players"])
    settle(story, last, 1_000, ())
    (final,) = last_games(story.opened[last]["games"])
    found = champion(story, last, final)
    return {found} if found else set()


Wrong = Iterator[tuple[str, str]]


def _wrong(story: Story, fact: Fact) -> Wrong:
    if fact["kind"] == "StageOpened":
        yield from _wrong_cut(story, fact)
        yield from _wrong_table(fact)
    elif fact["kind"] == "Joined":
        yield from _wrong_heat(story, fact)
    elif fact["kind"] == "RoundPaired":
        seated = Counter(seat for table in fact["tables"] for seat in table["seats"])
        yield from (("twice", f"{player} sits twice") for player, times in seated.items() if times > 1)
        yield from (("dropped", f"{player} has left") for player in seated if player in story.gone)
        kind = story.plan[fact.get("stage", 1) - 1]["kind"]
        yield from {"swiss": _wrong_round, "bracket": _wrong_games, "pods": _wrong_pods}[kind](story, fact)


# The cut --------------------------------------------------------------------------------------------------------------


def _wrong_cut(story: Story, fact: Fact) -> Wrong:
    number, seeds = fact["stage"], fact["seeds"]
    stage, sources = story.plan[number - 1], story.sources(number)
    if len(set(seeds)) < len(seeds):
        yield "seeds", "somebody has two seeds"
    yield from (("dropped", f"{player} has left and has a seed") for player in seeds if player in story.gone)
    if not sources or stage.get("seeds") == "typed":
        everybody = set(story.byes) - story.gone
        if not set(seeds) <= everybody or (not stage.get("take") and set(seeds) != everybody):
            yield "cut", "the bracket is not filled with everybody"
        return
    for source, chosen in _chosen(stage, sources, seeds).items():
        in_order = stage.get("seeds", "ranks") != "drawn"
        yield from _wrong_choice(story, source, chosen, seeds, stage.get("take", 0), in_order)


def _chosen(stage: Fact, sources: list[int], seeds: list[Player]) -> dict[int, list[Player]]:
    """The seeds by the stage they come from, its best first."""
    how, several = stage.get("seeds", "ranks"), len(sources)
    if several == 1:
        return {sources[0]: seeds}
    if how == "listed":
        tokens = [tuple(map(int, token.split("."))) for token in stage["scheme"]]
        placed = sorted(zip(tokens, seeds, strict=True))
        return {source: [player for (of, _), player in placed if of == source] for source in sources}
    each = 2 if how == "twos" else 1
    return {
        source: [player for at, player in enumerate(seeds) if at // each % several == turn]
        for turn, source in enumerate(sources)
    }


def _wrong_choice(
    story: Story, source: int, chosen: list[Player], seeds: list[Player], take: int, in_order: bool
) -> Wrong:
    ranks, here = _ranks(story, source), story.field(source)
    strangers = [player for player in chosen if player not in here]
    if strangers or len(chosen) != (take or len(here)):
        yield "cut", f"{len(chosen)} go on from stage {source}, strangers: {strangers}"
        return
    values = [ranks[player] for player in chosen]
    if in_order and values != sorted(values, reverse=True):
        yield "seeds", f"stage {source}: a worse player has the better seed"
    for player in set(here) - set(seeds):
        if ranks[player] > min(values):
            yield "cut", f"{player} is left out and was better in stage {source} than somebody who is in"


def _ranks(story: Story, stage: int) -> dict[Player, Rank]:
    """What ranks the players of a stage before any tie is broken."""
    kind, members = story.plan[stage - 1]["kind"], story.members(stage)
    if kind == "bracket":
        return went(story, stage)
    points = story.points(stage)
    if kind == "swiss":
        return {player: (points[player],) for player in members}
    won, tables = story.won(stage), _tables(story, stage) if stage > 1 else {}
    last = len(tables) + 1
    return {player: (-tables.get(player, last), points[player], won[player]) for player in members}


def _tables(story: Story, stage: int) -> dict[Player, int]:
    rounds = story.of_stage(stage).values()
    return {seat: table for posted in rounds for table, seats in posted.tables.items() for seat in seats}


def _wrong_heat(story: Story, fact: Fact) -> Wrong:
    """Nobody who is among the qualifiers of a heat whatever the ties plays in another (001 9)."""
    player = fact["player"]
    final = next(stage for stage in story.plan if not stage.get("heat"))
    for heat in story.heats.get(player, ()):
        ranks = _ranks(story, heat)
        not_worse = [other for other in story.field(heat) if ranks[other] >= ranks[player] and other != player]
        if len(not_worse) < final["take"]:
            yield "qualified", f"{player} has qualified in heat {heat}"


def _wrong_round(story: Story, fact: Fact) -> Wrong:
    """Everybody of a stage of Swiss rounds sits once; an earned bye is used in the first heat only."""
    stage = fact.get("stage", 1)
    seated = {seat for table in fact["tables"] for seat in table["seats"]}
    if seated != set(story.field(stage)):
        yield "field", f"not the players of stage {stage}: {sorted(seated ^ set(story.field(stage)))}"
    place = len(story.of_stage(stage)) + 1
    for player in (table["seats"][0] for table in fact["tables"] if table.get("award") == "EBYE"):
        if story.heats.get(player, [1])[0] != stage or place > story.byes[player]:
            yield "earned bye", f"{player} has none left"


# Brackets -------------------------------------------------------------------------------------------------------------


def _wrong_table(fact: Fact) -> Wrong:
    """Every seed sits once, everybody comes out of an earlier game, and one game is the last."""
    games = {game["number"]: game for game in fact.get("games", ())}
    if not games:
        return
    sources = [source for game in games.values() if not game.get("only_if") for source in game["seats"]]
    wanted = [f"seed {number}" for number in range(1, len(fact["seeds"]) + 1)]
    if sorted(source for source in sources if source.startswith("seed")) != sorted(wanted):
        yield "table", "not every seed has one place"
    if max(Counter(sources).values()) > 1:
        yield "table", "somebody is sent to two games"
    for game in games.values():
        before = [int(source.split()[1]) for source in game["seats"] if not source.startswith("seed")]
        if any(games[number]["round"] >= game["round"] for number in before):
            yield "table", f"game {game['number']} comes before one that feeds it"
    if len(last_games(list(games.values()))) != 1:
        yield "table", "there is not one last game"


def _wrong_games(story: Story, fact: Fact) -> Wrong:
    """A round seats exactly those whom the table of games sends to it."""
    stage, tables = fact.get("stage", 1), {in_draw(table): table["seats"] for table in fact["tables"]}
    games = {game["number"]: game for game in story.opened[stage]["games"]}
    number = max(games[table]["round"] for table in tables)
    later = [key for key in story.absent_at if key[0] == stage and games[key[1]]["round"] >= number]
    for key in later:  # remembered for a round that was withdrawn
        del story.absent_at[key]
    alone = [table for table, seats in tables.items() if len(seats) == 1]
    for game in settle(story, stage, number, set(tables) - set(alone)):
        if game["number"] not in alone:
            yield "left out", f"game {game['number']} could be played"
    for table, seats in tables.items():
        here = {player for player in players(story, stage, games[table]) if player and player not in story.gone}
        if set(seats) != here or not called_for(story, stage, games[table]):
            yield "wrong player", f"game {table} seats {seats}, the table sends {sorted(here)}"
    out = eliminated(story, stage)
    for seat in (seat for seats in tables.values() for seat in seats if seat in out):
        yield "eliminated", f"{seat} is out"


# Pods -----------------------------------------------------------------------------------------------------------------


def _wrong_pods(story: Story, fact: Fact) -> Wrong:
    """Everybody sits in one pod of a right size; the best of every pod meet at the top table (001 7.6)."""
    stage, pods = fact.get("stage", 1), [table["seats"] for table in fact["tables"]]
    seated = {seat for pod in pods for seat in pod}
    if seated != set(story.field(stage)):
        yield "field", f"not the players of stage {stage}: {sorted(seated ^ set(story.field(stage)))}"
    sizes = sorted(map(len, pods))
    if not (sizes[0] >= LEAST or sizes == [3]) or sizes[-1] > MOST or sizes[-1] - sizes[0] > 1:
        yield "pods", f"pods of {sizes}"
    if stage > 1:
        (before,) = story.sources(stage)
        for posted in story.of_stage(before).values():
            yield from _wrong_top(story, before, posted, pods)


def _wrong_top(story: Story, before: int, posted: Posted, pods: list[list[Player]]) -> Wrong:
    ranks, top = _ranks(story, before), set(pods[0])
    best: list[set[Player]] = []  # of every pod, all who can be called its winner
    for seats in posted.tables.values():
        here = [seat for seat in seats if seat not in story.gone]
        best += [{seat for seat in here if ranks[seat] == max(map(ranks.__getitem__, here))}] if here else []
    if len(best) <= len(top):
        yield from (("top table", f"no winner of {sorted(pod)} sits there") for pod in best if not pod & top)
    elif not top <= set().union(*best):
        yield "top table", "somebody who won no pod sits there"
    for upper, lower in pairwise(pods[1:]):
        if min(map(ranks.__getitem__, upper)) < max(map(ranks.__getitem__, lower)):
            yield "pods", "a worse player sits at a better table"
