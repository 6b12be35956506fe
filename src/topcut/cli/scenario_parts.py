"""The part of `topcut scenario` that is each scenario's own: what it asks for now, its tables, its data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from rich.table import Table

from topcut.acts.scenarios.facts import Awarded, FeedbackGiven
from topcut.cli.opening import EventFile
from topcut.cli.table_frame import Justify, name, table
from topcut.cli.telling import in_words
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, message
from topcut.play.scenarios import chosen, race
from topcut.play.scenarios.decks import decks_of, last_with
from topcut.play.scenarios.drinks import tabs
from topcut.play.scenarios.festival import Items, items
from topcut.play.scenarios.orbit import MINUTES, orbit_points

Rows: TypeAlias = Sequence[Sequence[str | int]]


@dataclass
class Part:
    """What a scenario says for itself."""

    now: list[Message] = field(default_factory=list)
    data: dict[str, Any] = field(default_factory=dict)
    tables: Callable[[], list[Table]] = list


def _table(title: Message, heads: Sequence[Message], rows: Rows) -> Table:
    """Words to the left, numbers to the right."""
    numbers = {place for row in rows for place, cell in enumerate(row) if isinstance(cell, int)}
    columns: Iterator[tuple[str, Justify]] = (
        (in_words(head), "right" if place in numbers else "left") for place, head in enumerate(heads)
    )
    made = table(in_words(title), *columns)
    for row in rows:
        made.add_row(*(name(str(cell)) for cell in row))
    return made


def _player() -> Message:
    return message("cli-scenarioparts-player")


# Deck Lottery, No Such Thing as Luck --------------------------------------------------------------------------------


def _decks(event: EventFile, number: int) -> Part:
    tournament = event.tournament
    now = [] if number else [message("cli-scenarioparts-mark-decks")]
    decks = decks_of(tournament, number)
    over = tournament.finished or (len(tournament.rounds) >= tournament.rounds_planned and _all_in(event))
    fetched = last_with(tournament) if over and tournament.rounds else {}
    if fetched:
        away = sum(owner != holder for owner, holder in fetched.items())
        now.append(message("cli-scenarioparts-decks-go-back", decks=away))
    data: dict[str, Any] = {"round": number, "decks": _handles(event, decks)}
    if fetched:
        data["last_with"] = _handles(event, fetched)

    def tables() -> list[Table]:
        shown = [_lent(event, decks, number)] if decks else []
        return shown + ([_fetched(event, fetched)] if fetched else [])

    return Part(now, data, tables)


def _lent(event: EventFile, decks: Mapping[PlayerId, PlayerId], number: int) -> Table:
    """Who plays whose deck in a round."""
    own = in_words(message("cli-scenarioparts-own-deck"))
    rows = [[event.names[player], own if owner == player else event.names[owner]] for player, owner in decks.items()]
    title = message("cli-scenarioparts-decks", round=number)
    return _table(title, [_player(), message("cli-scenarioparts-plays-deck")], rows)


def _fetched(event: EventFile, holders: Mapping[PlayerId, PlayerId]) -> Table:
    """With whom every deck was last."""
    heads = [message("cli-scenarioparts-deck-of"), message("cli-scenarioparts-last-with")]
    rows = [[event.names[owner], event.names[holder]] for owner, holder in holders.items()]
    return _table(message("cli-scenarioparts-where-decks-are"), heads, rows)


def _handles(event: EventFile, decks: Mapping[PlayerId, PlayerId]) -> dict[str, str]:
    return {event.handles[one]: event.handles[other] for one, other in decks.items()}


def _all_in(event: EventFile) -> bool:
    return all(posted.finished for posted in event.tournament.rounds)


# Race to the Alpha Quadrant -----------------------------------------------------------------------------------------


def _race(event: EventFile, number: int) -> Part:
    tournament = event.tournament
    rules = [event.words[ref] for ref in race.rules_listed(tournament)]
    cards = {player: race.rules_of(tournament, player) for player in tournament.entrants}
    turned = {player: race.rejected(tournament, player) for player in tournament.entrants}
    now = [] if rules else [message("cli-scenarioparts-list-rules")]
    players = [
        {
            "player": event.handles[player],
            "rules": {str(played): rule for played, rule in card.items()},
            "rejected": list(turned[player] or ()),
        }
        for player, card in cards.items()
        if card
    ]

    def tables() -> list[Table]:
        drawn = [
            [event.names[player], rule_words(event, card[number]), _rejection(event, turned[player])]
            for player, card in cards.items()
            if number in card
        ]
        return [_rules_table(rules), *([_drawn_table(drawn, number)] if drawn else [])]

    return Part(now, {"round": number, "rules": rules, "players": players}, tables)


def rule_words(event: EventFile, number: int) -> str:
    """The name of a special rule."""
    rules = race.rules_listed(event.tournament)
    if 0 < number <= len(rules):
        return event.words[rules[number - 1]]
    return in_words(message("cli-scenarioparts-rule-number", number=number))


def _rejection(event: EventFile, gone: tuple[int, int] | None) -> str:
    if gone is None:
        return ""
    return in_words(message("cli-scenarioparts-rejected-in", rule=rule_words(event, gone[1]), round=gone[0]))


def _rules_table(rules: Sequence[str]) -> Table:
    heads = [message("cli-scenarioparts-number"), message("cli-scenarioparts-rule")]
    return _table(message("cli-scenarioparts-special-rules"), heads, list(enumerate(rules, start=1)))


def _drawn_table(rows: Sequence[Sequence[str]], number: int) -> Table:
    heads = [_player(), message("cli-scenarioparts-plays-by"), message("cli-scenarioparts-rejected")]
    return _table(message("cli-scenarioparts-round", round=number), heads, rows)


# Standard Orbit -----------------------------------------------------------------------------------------------------


def _orbit(event: EventFile, number: int) -> Part:
    own: dict[PlayerId, int] = {}
    deck: dict[PlayerId, int] = {}
    for totals in orbit_points(event.tournament, event.book).values():
        for player, (his, its) in totals.items():
            own[player], deck[player] = own.get(player, 0) + his, deck.get(player, 0) + its
    order = sorted(own, key=lambda player: -(own[player] + deck[player]))
    points = [
        {"player": event.handles[p], "individual": own[p], "deck": deck[p], "sum": own[p] + deck[p]} for p in order
    ]
    now = [message("cli-scenarioparts-move-on", minutes=MINUTES)]

    def tables() -> list[Table]:
        rows: Rows = [[event.names[p], own[p], deck[p], own[p] + deck[p]] for p in order]
        heads = [
            _player(),
            message("cli-scenarioparts-themselves"),
            message("cli-scenarioparts-their-deck"),
            message("cli-scenarioparts-together"),
        ]
        return [_table(message("cli-scenarioparts-players-and-decks"), heads, rows)] if rows else []

    return Part(now, {"round": number, "points": points}, tables)


# Bend the Rules -----------------------------------------------------------------------------------------------------


def _festival(event: EventFile, number: int) -> Part:
    found = items(event.tournament, event.book)
    order = [p for p in event.tournament.entrants if p in found.spent or p in found.collected]
    rows: Rows = [[event.names[p], found.spent.get(p, 0), found.collected.get(p, 0)] for p in order]
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
        heads = [_player(), message("cli-scenarioparts-spent"), message("cli-scenarioparts-collected")]
        return ([_table(message("cli-scenarioparts-items"), heads, rows)] if rows else []) + prizes.tables()

    return Part(list(_of_items(event, found)), data | prizes.data, tables)


def _of_items(event: EventFile, found: Items) -> Iterator[Message]:
    if found.fee:
        yield message("cli-scenarioparts-fee", fee=found.fee, fees=found.fees)
    if found.waiting:
        yield message("cli-scenarioparts-items-wait", items=found.waiting)
    if found.unclaimed:
        yield message("cli-scenarioparts-items-unclaimed", items=found.unclaimed)
    if found.proposed:
        players = tuple(event.player(one) for one in found.proposed)
        yield message("cli-scenarioparts-collector", players=players, count=len(players))


# Cool, Public Play Testing, Biermeister -----------------------------------------------------------------------------


def _cool(event: EventFile, number: int) -> Part:
    given = [fact for fact in event.tournament.scenario if isinstance(fact, Awarded)]
    awards = [{"player": event.handles[fact.player], "prize": event.words[fact.prize]} for fact in given]
    rows = [[event.names[fact.player], event.words[fact.prize]] for fact in given]
    now = [] if awards else [message("cli-scenarioparts-give-prizes")]
    title, heads = message("cli-scenarioparts-prizes"), [_player(), message("cli-scenarioparts-prize")]
    return Part(now, {"awards": awards}, lambda: [_table(title, heads, rows)] if rows else [])


def _testing(event: EventFile, number: int) -> Part:
    said = [fact for fact in event.tournament.scenario if isinstance(fact, FeedbackGiven)]
    feedback = [{"player": event.handles[fact.player], "text": event.words[fact.text]} for fact in said]
    rows = [[event.names[fact.player], event.words[fact.text]] for fact in said]
    now = [] if feedback else [message("cli-scenarioparts-ask-players")]
    title, heads = message("cli-scenarioparts-feedback"), [_player(), message("cli-scenarioparts-says")]
    return Part(now, {"feedback": feedback}, lambda: [_table(title, heads, rows)] if rows else [])


def _beer(event: EventFile, number: int) -> Part:
    found = tabs(event.tournament, event.book)
    owing = tuple(event.player(player) for player, tab in found.items() if tab.owed)
    now = [message("cli-scenarioparts-still-owe", players=owing, count=len(owing))] if owing else []
    now.append(message("cli-scenarioparts-not-finished"))
    data = [
        {"player": event.handles[p], "points": t.points, "due": t.due, "drunk": t.drunk, "owed": t.owed}
        for p, t in found.items()
    ]
    rows: Rows = [[event.names[p], t.points, t.due, t.drunk, t.owed] for p, t in found.items()]
    heads = [
        _player(),
        message("cli-scenarioparts-points"),
        message("cli-scenarioparts-due"),
        message("cli-scenarioparts-drunk"),
        message("cli-scenarioparts-owed"),
    ]
    title = message("cli-scenarioparts-drinks")
    return Part(now, {"drinks": data}, lambda: [_table(title, heads, rows)] if rows else [])


PARTS: Mapping[str, Callable[[EventFile, int], Part]] = {
    chosen.LOTTERY: _decks,
    chosen.LUCK: _decks,
    chosen.ORBIT: _orbit,
    chosen.COOL: _cool,
    chosen.RACE: _race,
    chosen.FESTIVAL: _festival,
    chosen.TESTING: _testing,
    chosen.BEER: _beer,
}
