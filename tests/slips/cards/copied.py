"""The score cards of an event that was run here, as its players would have written them."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from topcut.acts.entries.commands import Enter, Person
from topcut.acts.event.commands import Create
from topcut.acts.who import DIRECTOR
from topcut.answers.event_view import EventView
from topcut.desk.memory import MemoryJournal
from topcut.desk.submit import Accepted, submit
from topcut.journal.fact import PlayerId, Result
from topcut.journal.state import Match
from topcut.play.games import tally
from topcut.play.observed import marked_in
from topcut.slips.cards.draft import AWARD, GONE, MISSED, Draft, Line, Place
from topcut.slips.cards.read_card import seen_from_other

_WORDS = {"normal": "", "timeout": "time", "concession": "concede", "no-show": "no-show"}


def cards_of(view: EventView) -> dict[Place, Line]:
    """Every line of every card."""
    made: dict[Place, Line] = {}
    for one in view.tournament.entrants.values():
        if one.dropped_after is not None:
            made[one.id, one.dropped_after + 1] = Line(GONE)
    for posted in view.tournament.rounds:
        here = {seat: match for match in posted.matches.values() for seat in match.seats}
        for one in view.tournament.entrants.values():
            if one.id in here:
                line = _line(view, here[one.id], one.id)
            elif one.dropped_after is not None and one.dropped_after < posted.number:
                continue
            else:
                line = Line(MISSED) if view.plan[posted.stage - 1].kind != "bracket" else None
            if line:
                made[one.id, posted.number] = line
    return made


def _line(view: EventView, match: Match, player: PlayerId) -> Line | None:
    seat, result = match.seats.index(player), match.result
    assert result is not None
    if view.book.play == "pod":
        marked = result.observed(one.name) if (one := marked_in(view.book)) else ()
        points = [
            f"{game[seat]}{'*' if n < len(marked) and seat in marked[n] else ''}" for n, game in enumerate(result.games)
        ]
        words = [*points, *(["concede"] if result.how == "concession" and seat in result.absent else [])]
        words += ["time"] if seat == 0 and result.ends and result.ends[-1] == "timeout" else []
        return Line(words=" ".join(words), table=match.table)
    if len(match.seats) == 1:
        return Line(AWARD + result.codes[0]) if view.plan[0].kind != "bracket" or result.codes[0] != "BYE" else None
    own = seen_from_other(view.book, result) if seat else result
    absent = [view.handles[match.seats[one]] for one in result.absent]
    if own.how in ("concession", "dropped") and len(own.absent) == 1:
        return Line(match.seats[1 - seat], words="" if own.absent[0] else "concede")
    return Line(match.seats[1 - seat], *_numbers(view, own), _words(own, absent))


def _numbers(view: EventView, own: Result) -> tuple[str, str]:
    if len(own.games) == 1 and view.book.play != "best_of":
        return str(own.games[0][0]), str(own.games[0][1])
    won, lost, drawn = tally(own.games)
    return (str(won), str(lost)) if own.games and not drawn else ("", "")


def _words(own: Result, absent: list[str]) -> str:
    drawn = tally(own.games)[2] if len(own.games) > 1 else 0
    words = ["-".join(map(str, tally(own.games)))] if drawn else []
    words += [f"{name} {_row(numbers)}" for name, numbers in own.seen]
    if own.how == "no-show":
        return f"no-show {'both' if len(absent) == 2 else absent[0]}"
    return " ".join([*words, *own.codes, _WORDS.get(own.how, own.how), *(["unscored"] if own.unscored else [])]).strip()


def _row(numbers: tuple[tuple[int, ...], ...]) -> str:
    return "-".join("/".join(map(str, row)) for row in numbers)


def on_paper(view: EventView) -> EventView:
    """The same people and rules, and nothing that was played."""
    journal = MemoryJournal()
    tournament = view.tournament
    created = submit(journal, Create(view.book.source, "On paper", 0, tournament.date, tournament.plan), DIRECTOR)
    entered = submit(journal, Enter(tuple(Person(view.names[one.id], view.handles[one.id], one.rating,
                                                 one.earned_byes, one.head_start, one.side)
                                          for one in tournament.entrants.values())), DIRECTOR)  # fmt: skip
    assert isinstance(created, Accepted) and isinstance(entered, Accepted), entered
    known = journal.read()
    return EventView(known.tournament, view.book, known.words, known.history)


def typed(lines: Iterable[tuple[Place, Line]], draft: Draft) -> Draft:
    for (player, number), line in lines:
        draft = draft.with_line(player, number, line)
    return draft


def shuffled(cards: dict[Place, Line], seed: int) -> list[tuple[Place, Line]]:
    lines = list(cards.items())
    Random(seed).shuffle(lines)
    return lines
