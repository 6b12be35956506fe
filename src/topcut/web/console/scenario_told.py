"""What a director reads about the scenario of his event: what it asks for now, what was drawn, what was recorded."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from topcut.journal.records import Awarded, FeedbackGiven, PlayerId, RoundNumber
from topcut.play.outcome import outcome
from topcut.play.scenarios import chosen, race
from topcut.play.scenarios.decks import decks_of, last_with
from topcut.play.scenarios.drinks import tabs
from topcut.play.scenarios.festival import items
from topcut.play.scenarios.orbit import MINUTES, orbit_points
from topcut.play.spoken import counted
from topcut.web.live import Snapshot
from topcut.web.scenario_notes import rule_words

Cell = str | int


class Sheet(Struct, frozen=True):
    """A table: words to the left, numbers to the right."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""  # below it

    @property
    def numbers(self) -> set[int]:
        """Which columns hold numbers."""
        return {place for row in self.rows for place, cell in enumerate(row) if isinstance(cell, int)}


class Part(Struct, frozen=True):
    """What a scenario says for itself."""

    now: tuple[str, ...] = ()
    sheets: tuple[Sheet, ...] = ()


def told(snapshot: Snapshot, name: str, number: RoundNumber) -> Part:
    """The scenario of that name, in a round; sheets without rows are left out."""
    part = _PARTS[name](snapshot, number)
    return Part(part.now, tuple(sheet for sheet in part.sheets if sheet.rows))


# Deck Lottery, No Such Thing as Luck ---------------------------------------------------------------------------------


def _decks(snapshot: Snapshot, number: RoundNumber) -> Part:
    tournament, names = snapshot.tournament, snapshot.names
    now = [] if number else ["Mark every deck with its owner: it will be lent, and goes home with him."]
    lent = [(names[p], "his own" if o == p else names[o]) for p, o in decks_of(tournament, number).items()]
    all_in = all(posted.finished for posted in tournament.rounds)
    over = tournament.finished or (len(tournament.rounds) >= tournament.rounds_planned and all_in)
    away: Mapping[PlayerId, PlayerId] = last_with(tournament) if over and tournament.rounds else {}
    if away:
        gone = sum(owner != holder for owner, holder in away.items())
        now.append(f"Everything is played: {counted(gone, 'deck goes', 'decks go')} back to their owners.")
    back = tuple((names[owner], names[holder]) for owner, holder in away.items())
    return Part(
        tuple(now),
        (
            Sheet("Where the decks are", ("Deck of", "Last with"), back),
            Sheet(f"Decks of round {number}", ("Player", "Plays the deck of"), tuple(lent)),
        ),
    )


# Race to the Alpha Quadrant ------------------------------------------------------------------------------------------


def _race(snapshot: Snapshot, number: RoundNumber) -> Part:
    tournament = snapshot.tournament
    rules = [snapshot.words[ref] for ref in race.rules_listed(tournament)]
    needed = tournament.rounds_planned + 1
    now = [] if rules else ["List the special rules before a round is posted: each round draws from them."]
    if rules and tournament.rounds_planned and len(rules) < needed:
        rounds = counted(tournament.rounds_planned, "round")
        now.append(f"{rounds} with a rejection need {needed} special rules, and {len(rules)} are listed.")
    rows = []
    for player in tournament.entrants:
        if rule := race.rules_of(tournament, player).get(number):
            gone = race.rejected(tournament, player)
            turned = f"{rule_words(snapshot, gone[1])} (round {gone[0]})" if gone else ""
            rows.append((snapshot.names[player], rule_words(snapshot, rule), turned))
    drawn = Sheet(f"Special rules of round {number}", ("Player", "Plays by", "Rejected"), tuple(rows))
    return Part(tuple(now), (drawn, Sheet("The list", ("No.", "Special rule"), tuple(enumerate(rules, start=1)))))


# Standard Orbit ------------------------------------------------------------------------------------------------------


def _orbit(snapshot: Snapshot, number: RoundNumber) -> Part:
    own: dict[PlayerId, int] = {}
    deck: dict[PlayerId, int] = {}
    for totals in orbit_points(snapshot.tournament, snapshot.book).values():
        for player, (his, its) in totals.items():
            own[player], deck[player] = own.get(player, 0) + his, deck.get(player, 0) + its
    order = sorted(own, key=lambda player: -(own[player] + deck[player]))
    points = tuple((snapshot.names[p], own[p], deck[p], own[p] + deck[p]) for p in order)
    posted = snapshot.tournament.round(number)
    games = tuple(
        (match.table, result.rotation, snapshot.tell(outcome(snapshot.book, result, len(match.seats))))
        for match in (posted.matches.values() if posted else ())
        for result in match.earlier
        if result.games  # a concession in a pod ends no game
    )
    return Part(
        (f"Decks and games stay where they are. A move comes every {MINUTES} minutes, none at the very end.",),
        (
            Sheet(f"Games that ended inside round {number}", ("Table", "Moves", "Result"), games),
            Sheet("Points of players and their decks", ("Player", "Himself", "His deck", "Together"), points),
        ),
    )


# Bend the Rules, Cool, Public Play Testing, Biermeister --------------------------------------------------------------


def _festival(snapshot: Snapshot, number: RoundNumber) -> Part:
    found, names = items(snapshot.tournament, snapshot.book), snapshot.names
    now = [f"The entry fee is {counted(found.fee, 'item')} each, {found.fees} together."] if found.fee else []
    if found.waiting:
        now.append(f"{counted(found.waiting, 'item waits', 'items wait')} for the result of a game.")
    if found.unclaimed:
        now.append(f"{counted(found.unclaimed, 'item')} of games that nobody won: for the food bank at once.")
    if found.proposed:
        shared = ", shared" if len(found.proposed) > 1 else ""
        now.append(f"The collector's prize would go to {' and '.join(names[p] for p in found.proposed)}{shared}.")
    order = [p for p in snapshot.tournament.entrants if p in found.spent or p in found.collected]
    rows = tuple((names[p], found.spent.get(p, 0), found.collected.get(p, 0)) for p in order)
    sheet = Sheet("Items", ("Player", "Spent", "Collected"), rows)
    return Part(tuple(now), (sheet, *_cool(snapshot, number).sheets))


def _cool(snapshot: Snapshot, number: RoundNumber) -> Part:
    given = [fact for fact in snapshot.tournament.scenario if isinstance(fact, Awarded)]
    rows = tuple((snapshot.names[fact.player], snapshot.words[fact.prize]) for fact in given)
    return Part(() if rows else ("No prize for style is given yet.",), (Sheet("Prizes", ("Player", "Prize"), rows),))


def feedback_rows(snapshot: Snapshot) -> list[tuple[str, str, str]]:
    """Everything that was said, in order: handle, name, words."""
    said = [fact for fact in snapshot.tournament.scenario if isinstance(fact, FeedbackGiven)]
    return [(snapshot.handles[fact.player], snapshot.names[fact.player], snapshot.words[fact.text]) for fact in said]


def _testing(snapshot: Snapshot, number: RoundNumber) -> Part:
    rows = tuple((name, text) for _, name, text in feedback_rows(snapshot))
    now = () if rows else ("Nobody has said anything yet. Players can say it on their own page too.",)
    return Part(now, (Sheet("Feedback", ("Player", "Says"), rows),))


def _beer(snapshot: Snapshot, number: RoundNumber) -> Part:
    found, names = tabs(snapshot.tournament, snapshot.book), snapshot.names
    owing = [names[player] for player, tab in found.items() if tab.owed]
    now = [f"{', '.join(owing)} still {'owes' if len(owing) == 1 else 'owe'} drinks."] if owing else []
    now.append("Who has not finished them after the last round risks disqualification.")
    rows = tuple((names[p], t.points, t.due, t.drunk, t.owed) for p, t in found.items())
    return Part(tuple(now), (Sheet("Drinks", ("Player", "Points", "Due", "Drunk", "Owed"), rows),))


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
