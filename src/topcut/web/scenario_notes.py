"""What the event's scenario means for its players: whose deck one plays, by which special rule, where he moves."""

from __future__ import annotations

from msgspec import Struct

from topcut.journal.records import Awarded, PlayerId, RoundNumber
from topcut.journal.state import Round
from topcut.play.clock import time_limit
from topcut.play.playing_sides import sides_of
from topcut.play.scenarios import chosen
from topcut.play.scenarios.chosen import plays, scenario_of
from topcut.play.scenarios.decks import decks_of, last_with
from topcut.play.scenarios.drinks import tabs
from topcut.play.scenarios.festival import items
from topcut.play.scenarios.orbit import MINUTES, most_rotations, seated
from topcut.play.scenarios.race import draws, rejected, rules_listed, rules_of
from topcut.play.spoken import counted
from topcut.web.live import Snapshot

LENDING = (chosen.LOTTERY, chosen.LUCK)


class Move(Struct, frozen=True):
    """Standard Orbit: where somebody sits from this minute of the round on."""

    minute: int
    table: int
    seat: int
    deck: str  # whose deck lies there


class MyScenario(Struct, frozen=True):
    """What a player reads of the scenario on his own page."""

    title: str
    clause: str
    note: str
    says: tuple[str, ...] = ()
    moves: tuple[Move, ...] = ()
    rejects: bool = False  # may turn his special rule down
    speaks: bool = False  # may say what he thinks of the cards


# For everybody -------------------------------------------------------------------------------------------------------


def notes_of(snapshot: Snapshot, number: RoundNumber) -> dict[PlayerId, str]:
    """What stands beside a player in the pairings of a round: "plays the deck of Odo", "light side"."""
    tournament, book = snapshot.tournament, snapshot.book
    if plays(book, *LENDING):
        lent = decks_of(tournament, number).items()
        return {player: f"plays the deck of {snapshot.names[owner]}" for player, owner in lent if owner != player}
    if plays(book, chosen.RACE):
        drawn = {fact.player: fact.rule for fact in draws(tournament) if fact.round == number}
        return {player: f"plays by {rule_words(snapshot, rule)}" for player, rule in drawn.items()}
    return {player: f"{side} side" for player, side in sides_of(tournament, book, number).items()}


def rule_words(snapshot: Snapshot, number: int) -> str:
    """The name of a special rule."""
    rules = rules_listed(snapshot.tournament)
    return snapshot.words[rules[number - 1]] if 0 < number <= len(rules) else f"rule {number}"


# For one player ------------------------------------------------------------------------------------------------------


def my_scenario(snapshot: Snapshot, player: PlayerId, posted: Round | None) -> MyScenario | None:
    """What concerns him; `posted` is the round that he plays. None in an ordinary event."""
    feature = scenario_of(snapshot.book)
    if feature is None:
        return None
    return MyScenario(
        feature.title,
        feature.clause,
        feature.note,
        tuple(_says(snapshot, player, posted)),
        _moves(snapshot, player, posted) if posted and feature.name == chosen.ORBIT else (),
        rejects=posted is not None and feature.name == chosen.RACE and may_reject(snapshot, player, posted),
        speaks=feature.name == chosen.TESTING and not snapshot.tournament.entrants[player].withdrawn,
    )


def may_reject(snapshot: Snapshot, player: PlayerId, posted: Round) -> bool:
    """Once in an event, before his game of the latest round is over (001 4.4.5)."""
    tournament = snapshot.tournament
    if tournament.finished or posted.number != len(tournament.rounds) or rejected(tournament, player):
        return False
    is_open = any(player in match.seats and match.status == "open" for match in posted.matches.values())
    return is_open and posted.number in rules_of(tournament, player)


def _says(snapshot: Snapshot, player: PlayerId, posted: Round | None) -> list[str]:
    tournament, book = snapshot.tournament, snapshot.book
    if plays(book, *LENDING):
        return _of_decks(snapshot, player, posted)
    if plays(book, chosen.RACE):
        rule = rules_of(tournament, player).get(posted.number) if posted else None
        return [f"Your special rule in this game: {rule_words(snapshot, rule)}."] if rule else []
    if plays(book, chosen.BEER) and (tab := tabs(tournament, book).get(player)):
        return [f"{counted(tab.due, 'drink')} due, {tab.drunk} drunk, {tab.owed} to go."]
    if plays(book, chosen.FESTIVAL):
        found = items(tournament, book)
        spent, won = found.spent.get(player, 0), found.collected.get(player, 0)
        return [f"You have spent {counted(spent, 'item')} and collected {won}.", *_awards(snapshot, player)]
    return _awards(snapshot, player)


def _awards(snapshot: Snapshot, player: PlayerId) -> list[str]:
    given = [fact for fact in snapshot.tournament.scenario if isinstance(fact, Awarded) and fact.player == player]
    return [f"You are awarded: {snapshot.words[fact.prize]}." for fact in given]


def _of_decks(snapshot: Snapshot, player: PlayerId, posted: Round | None) -> list[str]:
    """Which deck he plays, and who has his."""
    says, names = [], snapshot.names
    if posted is not None and not snapshot.tournament.finished:
        mine = decks_of(snapshot.tournament, posted.number).get(player)
        if mine:
            says.append("You play your own deck." if mine == player else f"You play the deck of {names[mine]}.")
    holder = last_with(snapshot.tournament).get(player, player)
    if holder != player:
        says.append(f"Your deck is with {names[holder]}.")
    return says


def _moves(snapshot: Snapshot, player: PlayerId, posted: Round) -> tuple[Move, ...]:
    """All his seats of a round, by the minute: a page with them stays right while the clock runs."""
    minutes = posted.clock.minutes + posted.clock.added or time_limit(snapshot.book)
    found = []
    for rotation in range(most_rotations(minutes) + 1):
        for (table, seat), who in seated(posted, rotation).items():
            if who == player:
                deck = posted.matches[table].seats[seat]
                found.append(Move(rotation * MINUTES, table, seat + 1, snapshot.names[deck]))
    return tuple(found)
