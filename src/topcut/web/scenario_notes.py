"""What the event's scenario means for its players: whose deck one plays, by which special rule, where he moves."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.scenarios.facts import Awarded
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.state import Round
from topcut.messages.message import Message, Player, message
from topcut.play.clock import time_limit
from topcut.play.playing_sides import sides_of
from topcut.play.scenarios import chosen
from topcut.play.scenarios.chosen import plays, scenario_of
from topcut.play.scenarios.decks import decks_of, last_with
from topcut.play.scenarios.drinks import tabs
from topcut.play.scenarios.festival import items
from topcut.play.scenarios.orbit import MINUTES, most_rotations, seated
from topcut.play.scenarios.race import draws, rejected, rules_listed, rules_of
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
    says: tuple[Message, ...] = ()
    moves: tuple[Move, ...] = ()
    rejects: bool = False  # may turn his special rule down
    speaks: bool = False  # may say what he thinks of the cards


# For everybody -------------------------------------------------------------------------------------------------------


def notes_of(snapshot: Snapshot, number: RoundNumber) -> dict[PlayerId, str]:
    """What stands beside a player in the pairings of a round: "plays the deck of Odo", "light side"."""
    tournament, book, tell = snapshot.tournament, snapshot.book, snapshot.tell
    if plays(book, *LENDING):
        lent = [(player, owner) for player, owner in decks_of(tournament, number).items() if owner != player]
        return {player: tell(message("web-scenario-lent", player=Player(owner))) for player, owner in lent}
    if plays(book, chosen.RACE):
        drawn = [(fact.player, special_rule(snapshot, fact.rule)) for fact in draws(tournament) if fact.round == number]
        return {player: tell(message("web-scenario-by-rule", rule=rule)) for player, rule in drawn}
    sides = sides_of(tournament, book, number)
    words = {side: tell(message("web-scenario-on-side", side=side)) for side in set(sides.values())}
    return {player: words[side] for player, side in sides.items()}


def special_rule(snapshot: Snapshot, number: int) -> str | Message:
    """The name of a special rule, or which one it is."""
    rules = rules_listed(snapshot.tournament)
    if 0 < number <= len(rules):
        return snapshot.words[rules[number - 1]]
    return message("web-scenario-rule-number", number=number)


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


def _says(snapshot: Snapshot, player: PlayerId, posted: Round | None) -> list[Message]:
    tournament, book = snapshot.tournament, snapshot.book
    if plays(book, *LENDING):
        return _of_decks(snapshot, player, posted)
    if plays(book, chosen.RACE):
        rule = rules_of(tournament, player).get(posted.number) if posted else None
        return [message("web-scenario-your-rule", rule=special_rule(snapshot, rule))] if rule else []
    if plays(book, chosen.BEER) and (tab := tabs(tournament, book).get(player)):
        return [message("web-scenario-your-drinks", due=tab.due, drunk=tab.drunk, owed=tab.owed)]
    if plays(book, chosen.FESTIVAL):
        found = items(tournament, book)
        spent, won = found.spent.get(player, 0), found.collected.get(player, 0)
        return [message("web-scenario-you-have-spent", items=spent, collected=won), *_awards(snapshot, player)]
    return _awards(snapshot, player)


def _awards(snapshot: Snapshot, player: PlayerId) -> list[Message]:
    given = [fact for fact in snapshot.tournament.scenario if isinstance(fact, Awarded) and fact.player == player]
    return [message("web-scenario-you-are-awarded", prize=snapshot.words[fact.prize]) for fact in given]


def _of_decks(snapshot: Snapshot, player: PlayerId, posted: Round | None) -> list[Message]:
    """Which deck he plays, and who has his."""
    says = []
    if posted is not None and not snapshot.tournament.finished:
        mine = decks_of(snapshot.tournament, posted.number).get(player)
        if mine == player:
            says.append(message("web-scenario-your-own-deck"))
        elif mine:
            says.append(message("web-scenario-your-lent-deck", player=snapshot.player(mine)))
    holder = last_with(snapshot.tournament).get(player, player)
    if holder != player:
        says.append(message("web-scenario-your-deck-with", player=snapshot.player(holder)))
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
