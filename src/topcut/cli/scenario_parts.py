"""The part of `topcut scenario` that is each scenario's own: what it asks for now, its tables, its data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from topcut.cli.opening import Event
from topcut.cli.plural import counted
from topcut.journal.records import Awarded, FeedbackGiven, PlayerId
from topcut.play.scenarios import chosen, race
from topcut.play.scenarios.decks import decks_of, last_with

if TYPE_CHECKING:
    from rich.table import Table


@dataclass
class Part:
    """What a scenario says for itself."""

    now: list[str] = field(default_factory=list)
    data: dict[str, Any] = field(default_factory=dict)
    tables: Callable[[], list[Table]] = list


def _table(title: str, heads: list[str], rows: list[list[str | int]]) -> Table:
    """Words to the left, numbers to the right."""
    from topcut.cli.tables import name, table

    numbers = {place for row in rows for place, cell in enumerate(row) if isinstance(cell, int)}
    made = table(title, *((head, "right" if place in numbers else "left") for place, head in enumerate(heads)))
    for row in rows:
        made.add_row(*(name(str(cell)) for cell in row))
    return made


# Deck Lottery, No Such Thing as Luck --------------------------------------------------------------------------------


def _decks(event: Event, number: int) -> Part:
    tournament, names = event.tournament, event.names
    now = [] if number else ["mark every deck with its owner: it will be lent, and goes home with him"]
    decks = decks_of(tournament, number)
    over = tournament.finished or (len(tournament.rounds) >= tournament.rounds_planned and _all_in(event))
    fetched = last_with(tournament) if over and tournament.rounds else {}
    if fetched:
        away = sum(owner != holder for owner, holder in fetched.items())
        now.append(f"the event is over: {counted(away, 'deck goes', 'decks go')} back to their owners")
    data: dict[str, Any] = {"round": number, "decks": _handles(event, decks)}
    if fetched:
        data["last_with"] = _handles(event, fetched)

    def tables() -> list[Table]:
        rows: list[list[str | int]] = [[names[p], "his own" if o == p else names[o]] for p, o in decks.items()]
        shown = [_table(f"Decks of round {number}", ["player", "plays the deck of"], rows)] if rows else []
        back: list[list[str | int]] = [[names[o], names[h]] for o, h in fetched.items()]
        return shown + ([_table("Where the decks are", ["deck of", "last with"], back)] if back else [])

    return Part(now, data, tables)


def _handles(event: Event, decks: Mapping[PlayerId, PlayerId]) -> dict[str, str]:
    return {event.handles[one]: event.handles[other] for one, other in decks.items()}


def _all_in(event: Event) -> bool:
    return all(posted.finished for posted in event.tournament.rounds)


# Race to the Alpha Quadrant -----------------------------------------------------------------------------------------


def _race(event: Event, number: int) -> Part:
    tournament = event.tournament
    rules = [event.words[ref] for ref in race.rules_listed(tournament)]
    cards = {player: race.rules_of(tournament, player) for player in tournament.entrants}
    turned = {player: race.rejected(tournament, player) for player in tournament.entrants}
    now = [] if rules else ["list the special rules before a round is posted: topcut special-rules"]
    players = [
        {
            "player": event.handles[player],
            "rules": {str(played): rule for played, rule in card.items()},
            "rejected": list(turned[player] or ()),
        }
        for player, card in cards.items()
        if card
    ]

    def words(rule: int) -> str:
        return rules[rule - 1] if rule <= len(rules) else f"rule {rule}"

    def tables() -> list[Table]:
        shown = [_table("Special rules", ["#", "rule"], [[i, rule] for i, rule in enumerate(rules, start=1)])]
        rows: list[list[str | int]] = []
        for player, card in cards.items():
            if number in card:
                gone = turned[player]
                rows.append([event.names[player], words(card[number]), _rejection(gone, words)])
        return shown + ([_table(f"Round {number}", ["player", "plays by", "rejected"], rows)] if rows else [])

    return Part(now, {"round": number, "rules": rules, "players": players}, tables)


def _rejection(gone: tuple[int, int] | None, words: Callable[[int], str]) -> str:
    return f"{words(gone[1])} (round {gone[0]})" if gone else ""


# Standard Orbit -----------------------------------------------------------------------------------------------------


def _orbit(event: Event, number: int) -> Part:
    from topcut.play.scenarios.orbit import MINUTES, orbit_points

    own: dict[PlayerId, int] = {}
    deck: dict[PlayerId, int] = {}
    for totals in orbit_points(event.tournament, event.book).values():
        for player, (his, its) in totals.items():
            own[player], deck[player] = own.get(player, 0) + his, deck.get(player, 0) + its
    order = sorted(own, key=lambda player: -(own[player] + deck[player]))
    points = [
        {"player": event.handles[p], "individual": own[p], "deck": deck[p], "sum": own[p] + deck[p]} for p in order
    ]
    now = [f"every {MINUTES} minutes all move one seat on: topcut orbit shows where"]

    def tables() -> list[Table]:
        rows: list[list[str | int]] = [[event.names[p], own[p], deck[p], own[p] + deck[p]] for p in order]
        return [_table("Players and their decks", ["player", "himself", "his deck", "together"], rows)] if rows else []

    return Part(now, {"round": number, "points": points}, tables)


# Bend the Rules -----------------------------------------------------------------------------------------------------


def _festival(event: Event, number: int) -> Part:
    from topcut.play.scenarios.festival import items

    found = items(event.tournament, event.book)
    now = [f"the entry fee is {counted(found.fee, 'item')} each, {found.fees} together"] if found.fee else []
    if found.waiting:
        now.append(f"{counted(found.waiting, 'item waits', 'items wait')} for the result of a game")
    if found.unclaimed:
        now.append(f"{counted(found.unclaimed, 'item')} of games that nobody won: for the food bank at once")
    if found.proposed:
        names = " and ".join(event.names[player] for player in found.proposed)
        shared = ", shared" if len(found.proposed) > 1 else ""
        now.append(f"the collector's prize would go to {names}{shared}")
    order = [p for p in event.tournament.entrants if p in found.spent or p in found.collected]
    rows: list[list[str | int]] = [[event.names[p], found.spent.get(p, 0), found.collected.get(p, 0)] for p in order]
    data = {
        "fee": found.fee,
        "fees": found.fees,
        "items": [
            {"player": event.handles[p], "spent": found.spent.get(p, 0), "collected": found.collected.get(p, 0)}
            for p in order
        ],
        "waiting": found.waiting,
        "unclaimed": found.unclaimed,
        "proposed": [event.handles[p] for p in found.proposed],
    }
    prizes = _cool(event, number)

    def tables() -> list[Table]:
        return ([_table("Items", ["player", "spent", "collected"], rows)] if rows else []) + prizes.tables()

    return Part(now, data | prizes.data, tables)


# Cool, Public Play Testing, Biermeister -----------------------------------------------------------------------------


def _cool(event: Event, number: int) -> Part:
    given = [fact for fact in event.tournament.scenario if isinstance(fact, Awarded)]
    awards = [{"player": event.handles[fact.player], "prize": event.words[fact.prize]} for fact in given]
    rows: list[list[str | int]] = [[event.names[fact.player], event.words[fact.prize]] for fact in given]
    now = [] if awards else ["the director gives prizes for style: topcut award"]
    return Part(now, {"awards": awards}, lambda: [_table("Prizes", ["player", "prize"], rows)] if rows else [])


def _testing(event: Event, number: int) -> Part:
    said = [fact for fact in event.tournament.scenario if isinstance(fact, FeedbackGiven)]
    feedback = [{"player": event.handles[fact.player], "text": event.words[fact.text]} for fact in said]
    rows: list[list[str | int]] = [[event.names[fact.player], event.words[fact.text]] for fact in said]
    now = [] if feedback else ["ask the players what they think of the cards: topcut feedback"]
    return Part(now, {"feedback": feedback}, lambda: [_table("Feedback", ["player", "says"], rows)] if rows else [])


def _beer(event: Event, number: int) -> Part:
    from topcut.play.scenarios.drinks import tabs

    found = tabs(event.tournament, event.book)
    owing = [player for player, tab in found.items() if tab.owed]
    now = [f"{', '.join(event.names[player] for player in owing)} still owe drinks"] if len(owing) > 1 else []
    now += [f"{event.names[owing[0]]} still owes drinks"] if len(owing) == 1 else []
    now.append("who has not finished them after the last round risks disqualification")
    data = [
        {"player": event.handles[p], "points": t.points, "due": t.due, "drunk": t.drunk, "owed": t.owed}
        for p, t in found.items()
    ]
    rows: list[list[str | int]] = [[event.names[p], t.points, t.due, t.drunk, t.owed] for p, t in found.items()]
    heads = ["player", "points", "drinks", "drunk", "owed"]
    return Part(now, {"drinks": data}, lambda: [_table("Drinks", heads, rows)] if rows else [])


PARTS: Mapping[str, Callable[[Event, int], Part]] = {
    chosen.LOTTERY: _decks,
    chosen.LUCK: _decks,
    chosen.ORBIT: _orbit,
    chosen.COOL: _cool,
    chosen.RACE: _race,
    chosen.FESTIVAL: _festival,
    chosen.TESTING: _testing,
    chosen.BEER: _beer,
}
