"""What a director reads about a scenario: what it asks for now, what was drawn, what was recorded."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from topcut.acts.scenarios.facts import Awarded, FeedbackGiven
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.messages.message import Message, message
from topcut.play.outcome import outcome
from topcut.play.scenarios import chosen, race
from topcut.play.scenarios.decks import decks_of, last_with
from topcut.play.scenarios.drinks import tabs
from topcut.play.scenarios.festival import items
from topcut.play.scenarios.moves import moves_in
from topcut.play.scenarios.orbit import MINUTES, orbit_points
from topcut.web.console.sheet import Cell, Sheet, sheet
from topcut.web.live import Snapshot
from topcut.web.scenario_notes import special_rule

_PLAYER = message("web-scenario-player")


class Part(Struct, frozen=True):
    """What a scenario says for itself."""

    now: tuple[Message, ...] = ()
    sheets: tuple[Sheet, ...] = ()


def told(snapshot: Snapshot, name: str, number: RoundNumber) -> Part:
    """The scenario of that name, in a round; sheets without rows are left out."""
    part = _PARTS[name](snapshot, number)
    return Part(part.now, tuple(one for one in part.sheets if one.rows))


# Deck Lottery, No Such Thing as Luck ---------------------------------------------------------------------------------


def _decks(snapshot: Snapshot, number: RoundNumber) -> Part:
    tournament, names = snapshot.tournament, snapshot.names
    now = [] if number else [message("web-scenario-mark-decks")]
    own = message("web-scenario-their-own")
    lent = [(names[p], own if o == p else names[o]) for p, o in decks_of(tournament, number).items()]
    all_in = all(posted.finished for posted in tournament.rounds)
    over = tournament.finished or (len(tournament.rounds) >= tournament.rounds_planned and all_in)
    away: Mapping[PlayerId, PlayerId] = last_with(tournament) if over and tournament.rounds else {}
    if away:
        gone = sum(owner != holder for owner, holder in away.items())
        now.append(message("web-scenario-decks-back", decks=gone))
    back = [(names[owner], names[holder]) for owner, holder in away.items()]
    where = message("web-scenario-deck-of"), message("web-scenario-last-with")
    whose = _PLAYER, message("web-scenario-plays-deck-of")
    return Part(
        tuple(now),
        (
            sheet(snapshot, message("web-scenario-where-decks-are"), where, back),
            sheet(snapshot, message("web-scenario-decks-of-round", round=number), whose, lent),
        ),
    )


# Race to the Alpha Quadrant ------------------------------------------------------------------------------------------


def _race(snapshot: Snapshot, number: RoundNumber) -> Part:
    tournament = snapshot.tournament
    rules = [snapshot.words[ref] for ref in race.rules_listed(tournament)]
    planned = tournament.rounds_planned
    now = [] if rules else [message("web-scenario-list-rules")]
    if rules and planned and len(rules) < planned + 1:
        now.append(message("web-scenario-rules-too-few", rounds=planned, needed=planned + 1, listed=len(rules)))
    by_player = _PLAYER, message("web-scenario-plays-by"), message("web-scenario-rejected")
    by_number = message("web-scenario-number"), message("web-scenario-special-rule")
    return Part(
        tuple(now),
        (
            sheet(
                snapshot,
                message("web-scenario-rules-of-round", round=number),
                by_player,
                _rules_drawn(snapshot, number),
            ),
            sheet(snapshot, message("web-scenario-the-list"), by_number, enumerate(rules, start=1)),
        ),
    )


def _rules_drawn(snapshot: Snapshot, number: RoundNumber) -> Iterator[tuple[Cell, ...]]:
    """Who plays by which rule in a round, and what he has rejected."""
    tournament = snapshot.tournament
    for player in tournament.entrants:
        if rule := race.rules_of(tournament, player).get(number):
            turned: Cell = ""
            if gone := race.rejected(tournament, player):
                turned = message("web-scenario-rejected-in", rule=special_rule(snapshot, gone[1]), round=gone[0])
            yield snapshot.names[player], special_rule(snapshot, rule), turned


# Standard Orbit ------------------------------------------------------------------------------------------------------


def _orbit(snapshot: Snapshot, number: RoundNumber) -> Part:
    own: dict[PlayerId, int] = {}
    deck: dict[PlayerId, int] = {}
    for totals in orbit_points(snapshot.tournament, snapshot.book).values():
        for player, (his, its) in totals.items():
            own[player], deck[player] = own.get(player, 0) + his, deck.get(player, 0) + its
    order = sorted(own, key=lambda player: -(own[player] + deck[player]))
    points = [(snapshot.names[p], own[p], deck[p], own[p] + deck[p]) for p in order]
    whose = message("web-scenario-themselves"), message("web-scenario-their-deck"), message("web-scenario-together")
    posted = snapshot.tournament.round(number)
    games = [
        (match.table, moves_in(snapshot.book, result), outcome(snapshot.book, result, len(match.seats)))
        for match in (posted.matches.values() if posted else ())
        for result in match.earlier
        if result.games  # a concession in a pod ends no game
    ]
    where = message("web-scenario-table"), message("web-scenario-moves"), message("web-scenario-result")
    return Part(
        (message("web-scenario-orbit", minutes=MINUTES),),
        (
            sheet(snapshot, message("web-scenario-games-inside", round=number), where, games),
            sheet(snapshot, message("web-scenario-points-of-decks"), (_PLAYER, *whose), points),
        ),
    )


# Bend the Rules, Cool, Public Play Testing, Biermeister --------------------------------------------------------------


def _festival(snapshot: Snapshot, number: RoundNumber) -> Part:
    found, names = items(snapshot.tournament, snapshot.book), snapshot.names
    now = [message("web-scenario-fee", items=found.fee, fees=found.fees)] if found.fee else []
    if found.waiting:
        now.append(message("web-scenario-items-wait", items=found.waiting))
    if found.unclaimed:
        now.append(message("web-scenario-unclaimed", items=found.unclaimed))
    if found.proposed:
        best = tuple(snapshot.player(one) for one in found.proposed)
        now.append(message("web-scenario-collector", players=best, count=len(best)))
    order = [p for p in snapshot.tournament.entrants if p in found.spent or p in found.collected]
    rows = [(names[p], found.spent.get(p, 0), found.collected.get(p, 0)) for p in order]
    heads = _PLAYER, message("web-scenario-spent"), message("web-scenario-collected")
    spent = sheet(snapshot, message("web-scenario-items"), heads, rows)
    return Part(tuple(now), (spent, *_cool(snapshot, number).sheets))


def _cool(snapshot: Snapshot, number: RoundNumber) -> Part:
    given = [fact for fact in snapshot.tournament.scenario if isinstance(fact, Awarded)]
    rows = [(snapshot.names[fact.player], snapshot.words[fact.prize]) for fact in given]
    prizes = sheet(snapshot, message("web-scenario-prizes"), (_PLAYER, message("web-scenario-prize")), rows)
    return Part(() if rows else (message("web-scenario-no-prize-yet"),), (prizes,))


def feedback_rows(snapshot: Snapshot) -> list[tuple[str, str, str]]:
    """Everything that was said, in order: handle, name, words."""
    said = [fact for fact in snapshot.tournament.scenario if isinstance(fact, FeedbackGiven)]
    return [(snapshot.handles[fact.player], snapshot.names[fact.player], snapshot.words[fact.text]) for fact in said]


def _testing(snapshot: Snapshot, number: RoundNumber) -> Part:
    rows = [(name, text) for _, name, text in feedback_rows(snapshot)]
    said = sheet(snapshot, message("web-scenario-feedback"), (_PLAYER, message("web-scenario-says")), rows)
    return Part(() if rows else (message("web-scenario-nothing-said"),), (said,))


def _beer(snapshot: Snapshot, number: RoundNumber) -> Part:
    found, names = tabs(snapshot.tournament, snapshot.book), snapshot.names
    owing = tuple(snapshot.player(player) for player, tab in found.items() if tab.owed)
    now = [message("web-scenario-still-owe", players=owing, count=len(owing))] if owing else []
    now.append(message("web-scenario-or-disqualified"))
    rows = [(names[p], t.points, t.due, t.drunk, t.owed) for p, t in found.items()]
    heads = (
        _PLAYER,
        message("web-scenario-points"),
        message("web-scenario-due"),
        message("web-scenario-drunk"),
        message("web-scenario-owed"),
    )
    return Part(tuple(now), (sheet(snapshot, message("web-scenario-drinks"), heads, rows),))


_PARTS: Mapping[str, Callable[[Snapshot, RoundNumber], Part]] = {
    chosen.LOTTERY: _decks,
    chosen.LUCK: _decks,
    chosen.ORBIT: _orbit,
    chosen.COOL: _cool,
    chosen.RACE: _race,
    chosen.FESTIVAL: _festival,
    chosen.TESTING: _testing,
    chosen.BEER: _beer,
}
