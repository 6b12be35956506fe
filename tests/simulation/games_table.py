"""A bracket read from its table of games: "seed 1", "winner 3", "loser 2". It imports nothing from Topcut."""

from __future__ import annotations

from collections.abc import Iterable

from plain_journal import Fact, Player, Story, bracket_winner

Rank = tuple[float, ...]  # the higher the better


def players(story: Story, stage: int, game: Fact) -> list[Player | None]:
    """Who comes to a game."""
    opened, found = story.opened[stage], []
    for source in game["seats"]:
        word, number = source.split()
        if word == "seed":
            found.append(opened["seeds"][int(number) - 1])
            continue
        before = next(other for other in opened["games"] if other["number"] == int(number))
        found.append(outcome(story, stage, before)[word == "loser"])
    return found


def outcome(story: Story, stage: int, game: Fact) -> tuple[Player | None, Player | None]:
    """Who won a game and who lost it; a game that was not played is lost by who had left by then."""
    seeds = story.opened[stage]["seeds"]
    for number, posted in story.of_stage(stage).items():
        seats = posted.tables.get(game["number"], ())
        result = story.results.get((number, game["number"]))
        if len(seats) == 2 and result is not None:
            higher = int(seeds.index(seats[1]) < seeds.index(seats[0]))
            winner = bracket_winner(story.document, story.plan[stage - 1], result, higher)
            return (None, None) if winner is None else (seats[winner], seats[1 - winner])
    gone = story.absent_at.get((stage, game["number"]))
    if gone is None or not called_for(story, stage, game):
        return None, None
    both = [player for player in players(story, stage, game) if player]
    if len(both) == 1:  # against an empty seat he wins, wherever he is now
        return both[0], None
    present, left = [p for p in both if p not in gone], [p for p in both if p in gone]
    return (present[0], left[0]) if len(present) == 1 else (None, None)


def called_for(story: Story, stage: int, game: Fact) -> bool:
    """A reset is played if the second seat of the game before won it, against somebody."""
    if not game.get("only_if"):
        return True
    before = next(other for other in story.opened[stage]["games"] if other["number"] == game["only_if"])
    first, second = players(story, stage, before)
    return first is not None and second is not None and outcome(story, stage, before)[0] == second


def settle(story: Story, stage: int, up_to: int, posted: Iterable[int]) -> list[Fact]:
    """Remember who had left when a round was posted without these games; those that could have been played."""
    played = {table for before in story.of_stage(stage).values() for table in before.tables}
    skipped = []
    for game in sorted(story.opened[stage]["games"], key=lambda game: game["round"]):
        key = stage, game["number"]
        if game["number"] in played or game["number"] in posted or game["round"] > up_to:
            continue
        if key not in story.absent_at:
            story.absent_at[key] = frozenset(story.gone)
        present = [player for player in players(story, stage, game) if player and player not in story.absent_at[key]]
        if len(present) == 2 and called_for(story, stage, game):
            skipped.append(game)
    return skipped


def last_games(games: list[Fact]) -> list[Fact]:
    """Games whose winner goes nowhere; a reset is not one."""
    fed = {source for game in games if not game.get("only_if") for source in game["seats"]}
    return [game for game in games if f"winner {game['number']}" not in fed and not game.get("only_if")]


def champion(story: Story, stage: int, final: Fact) -> Player | None:
    for game in story.opened[stage]["games"]:
        if game.get("only_if") == final["number"] and called_for(story, stage, game):
            return outcome(story, stage, game)[0]
    return outcome(story, stage, final)[0]


def eliminated(story: Story, stage: int) -> set[Player]:
    """Who has lost a game that sends its loser nowhere, or that both lost."""
    games = story.opened[stage]["games"]
    fed = {source for game in games for source in game["seats"]}
    found: set[Player] = set()
    for game in games:
        seats = _played(story, stage, game["number"])
        winner, loser = outcome(story, stage, game)
        saved = f"loser {game['number']}" in fed and winner is not None
        found |= {seat for seat in seats if seat != winner and not saved} - {None}
        found |= {loser} if loser and not saved and not seats else set()
    return found


def _played(story: Story, stage: int, game: int) -> tuple[Player, ...]:
    for number, posted in story.of_stage(stage).items():
        if (number, game) in story.results and len(posted.tables.get(game, ())) == 2:
            return posted.tables[game]
    return ()


def went(story: Story, stage: int) -> dict[Player, Rank]:
    """How far everybody went in a bracket: the round of his last game, and the winner further still."""
    if story.split is not None and story.split["stage"] == stage and story.split.get("ended"):
        return {player: (float(player in story.split["players"]),) for player in story.opened[stage]["seeds"]}
    settle(story, stage, 1_000, ())
    games, ranks = story.opened[stage]["games"], dict.fromkeys(story.opened[stage]["seeds"], (0,))
    for game in sorted(games, key=lambda game: game["round"]):
        if called_for(story, stage, game):
            ranks |= {player: (game["round"],) for player in players(story, stage, game) if player}
    best = champion(story, stage, last_games(games)[0])
    return {player: (1_000,) if player == best else rank for player, rank in ranks.items()}
