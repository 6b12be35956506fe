"""A tournament as a results file: everything that its standings need, by the players' handles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from topcut.files.results_file import VERSION
from topcut.journal.records import PlayerId, Result, TextRef
from topcut.journal.state import Entrant, Match, Tournament
from topcut.play.games import tally
from topcut.play.ledger import ledger
from topcut.refusal import Refused
from topcut.rulebooks.load import load
from topcut.rulebooks.model import Rulebook


def results_document(
    tournament: Tournament,
    book: Rulebook,
    handles: Mapping[PlayerId, str],
    names: Mapping[PlayerId, str],
    title: str = "",
    words: Mapping[TextRef, str] | None = None,
) -> dict[str, Any]:
    """The document that `read_document` reads back to the same standings."""
    entrants = [entrant for entrant in tournament.entrants.values() if not entrant.withdrawn]
    late = _late_losses(tournament, book)
    return _without_empty(
        {
            "topcut": VERSION,
            **_rules(book),
            "title": title,
            "date": tournament.date,
            "rounds_planned": len(tournament.rounds) if tournament.finished else tournament.rounds_planned,
            "players": [_player(entrant, handles, names, words or {}) for entrant in entrants],
            "rounds": [
                [
                    *(_line(book, match, handles) for match in posted.matches.values()),
                    *_losses(late, posted.number, handles),
                ]
                for posted in tournament.rounds
            ],
            "dropped": {handles[e.id]: e.dropped_after for e in entrants if e.dropped_after is not None},
            "lots": [[handles[player] for player in lot] for lots in tournament.lots.values() for lot in lots],
            "final_confrontation": handles.get(tournament.confrontation, ""),
            "delayed": [
                {"round": match.round, "table": match.table}
                for posted in tournament.rounds
                for match in posted.matches.values()
                if match.status == "delayed"
            ],
        }
    )


def _rules(book: Rulebook) -> dict[str, Any]:
    """A shipped rulebook by its name and options; one with rulings, or a director's own, whole."""
    options = {name: setting.value for name, setting in book.settings.items() if setting.may == "director"}
    try:
        if load(book.name, options) == book:
            return {"rulebook": book.name, "options": options}
    except Refused:
        pass
    return {"rulebook": dict(book.source)}


def _player(
    entrant: Entrant, handles: Mapping[PlayerId, str], names: Mapping[PlayerId, str], words: Mapping[TextRef, str]
) -> dict[str, Any]:
    return _without_empty(
        {
            "id": handles[entrant.id],
            "name": names[entrant.id],
            "rating": entrant.rating,
            "earned_byes": 0 if entrant.bye_forfeited else entrant.earned_byes,
            "head_start": entrant.head_start,
            "side": entrant.side,
            "team": words.get(entrant.team, entrant.team),
        }
    )


def _line(book: Rulebook, match: Match, handles: Mapping[PlayerId, str]) -> dict[str, Any]:
    line: dict[str, Any] = {"table": match.table, "players": [handles[seat] for seat in match.seats]}
    if match.result is not None and match.counts:
        line |= _result(book, match.result, line["players"])
    elif match.status != "delayed":
        line["open"] = True
    return line


def _result(book: Rulebook, result: Result, players: list[str]) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "result": list(result.codes),
        "how": "" if result.how == "normal" else result.how,
        "missions": [list(pair) for pair in result.missions],
        "absent": [players[seat] for seat in result.absent],
        "ends": list(result.ends),
        "emptied": [list(seats) for seats in result.emptied],
    }
    if book.play == "best_of" and result.games:
        shown["games"] = list(tally(result.games))
    elif book.play == "pod":
        shown["games"] = [list(game) for game in result.games]
    elif result.games:
        shown["score"] = list(result.games[0])
    return _without_empty(shown)


def _late_losses(tournament: Tournament, book: Rulebook) -> dict[int, list[PlayerId]]:
    """Losses that follow from a late entry: in a results file they are lines of their own."""
    found: dict[int, list[PlayerId]] = {}
    code = book.text("late_entry")
    if not code:
        return found
    for player, card in ledger(tournament, book).lines.items():
        for line in card:
            if line.opponent is None and line.code == code and not _sits(tournament, line.round, player):
                found.setdefault(line.round, []).append(player)
    return found


def _sits(tournament: Tournament, number: int, player: PlayerId) -> bool:
    return any(player in match.seats for match in tournament.rounds[number - 1].matches.values())


def _losses(late: Mapping[int, list[PlayerId]], number: int, handles: Mapping[PlayerId, str]) -> list[dict[str, Any]]:
    return [{"players": [handles[player]], "result": ["L"]} for player in late.get(number, [])]


def _without_empty(values: dict[str, Any]) -> dict[str, Any]:
    kept = ("rounds", "players")
    return {key: value for key, value in values.items() if key in kept or value not in (None, "", 0, [], {})}
