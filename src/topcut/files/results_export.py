"""A tournament as a results file: everything that its standings need, by the players' handles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from topcut.answers.event_view import EventView
from topcut.files.results_observed import observed_lines
from topcut.files.results_shape import VERSION
from topcut.journal.fact import PlayerId, Result, TextRef
from topcut.journal.plan import Stage, StageNumber, has_rounds
from topcut.journal.state import Entrant, Match, Round, Tournament
from topcut.play.games import tally
from topcut.play.ledger import ledger
from topcut.play.limited.groups import seating_of
from topcut.play.stages import draws_seats, games_of_stage, is_over, plan_of, planned_rounds, rounds_in, view
from topcut.play.taking_part import were_there
from topcut.refusal import Refused
from topcut.rulebooks.load import load
from topcut.rulebooks.model import Rulebook


def results_file(view: EventView) -> bytes:
    """The results file of an event, as it is written."""
    teams = {one.team: view.team(one) for one in view.tournament.entrants.values()}
    tournament = replace(view.tournament, date=view.date)
    document = results_document(tournament, view.book, view.handles, view.names, view.title, teams)
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


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
    if not has_rounds(tournament.plan):  # whoever was expected and did not come is in no result
        entrants = [replace(tournament.entrants[player], dropped_after=None) for player in were_there(tournament)]
    late = _late_losses(tournament, book)
    return _without_empty(
        {
            "topcut": VERSION,
            **rules_of(book),
            "title": title,
            "date": tournament.date,
            "rounds_planned": _rounds_planned(tournament),
            "plan": [msgspec.to_builtins(stage) for stage in _plan(tournament, book)],
            "players": [_player(entrant, handles, names, words or {}) for entrant in entrants],
            "heats": {handles[e.id]: [stage for stage, _ in e.heats] for e in entrants if e.heats},
            "rounds": [_round(tournament, book, posted, handles, late) for posted in tournament.rounds],
            "seeds": {str(n): [handles[seed] for seed in opened.seeds] for n, opened in tournament.opened.items()},
            "seats": _seats(tournament, book, handles),
            "dropped": {
                handles[e.id]: min(e.dropped_after, len(tournament.rounds))  # a drawn round is not in the file
                for e in entrants
                if e.dropped_after is not None
            },
            "lots": _lots(tournament, handles),
            "final_confrontation": handles.get(tournament.confrontation, ""),
            "split": _split(tournament, handles),
            "delayed": [
                {"round": match.round, "table": match.table}
                for posted in tournament.rounds
                for match in posted.matches.values()
                if match.status == "delayed"
            ],
        }
    )


def _seats(tournament: Tournament, book: Rulebook, handles: Mapping[PlayerId, str]) -> dict[str, list[str]]:
    """By stage the seats of a drafted play-off, clockwise; once it is played, they follow from its games."""
    drawn = [
        (number, seating_of(tournament, number))
        for number, stage in enumerate(plan_of(tournament, book), start=1)
        if draws_seats(stage, book) and not rounds_in(tournament, number)
    ]
    return {
        str(number): [handles[player] for group in seating.groups for player in group.players]
        for number, seating in drawn
        if seating is not None
    }


def _rounds_planned(tournament: Tournament) -> int:
    """Of the first stage; once the event is finished, those that were played."""
    if not has_rounds(tournament.plan):
        return 0
    if not tournament.finished:
        return tournament.rounds_planned
    return len(rounds_in(tournament, 1)) if tournament.plan else len(tournament.rounds)


def _plan(tournament: Tournament, book: Rulebook) -> list[Stage]:
    """The announced stages, with the rounds of those that have begun as they are fixed by now."""
    return [_fixed(tournament, book, number, stage) for number, stage in enumerate(tournament.plan, start=1)]


def _fixed(tournament: Tournament, book: Rulebook, number: StageNumber, stage: Stage) -> Stage:
    if stage.kind != "swiss" or number not in tournament.planned:
        return stage
    rounds = planned_rounds(tournament, book, number)
    went_on = any(opened > number for opened in tournament.opened)
    if tournament.finished or (went_on and not is_over(tournament, book, number)):
        rounds = len(rounds_in(tournament, number))  # it may have ended early, by an unbeaten player
    early = stage.unless_unbeaten if stage.unless_unbeaten < rounds else 0
    return replace(stage, rounds=rounds, unless_unbeaten=early)


def _lots(tournament: Tournament, handles: Mapping[PlayerId, str]) -> dict[str, Any] | list[Any]:
    """A list where they are all of the first stage, else by stage."""
    lots = {
        str(stage): [[handles[player] for player in lot] for lot in drawn] for stage, drawn in tournament.lots.items()
    }
    return lots["1"] if set(lots) == {"1"} else lots


def _split(tournament: Tournament, handles: Mapping[PlayerId, str]) -> dict[str, Any]:
    split = tournament.split
    if split is None:
        return {}
    players = [handles[player] for player in split.players]
    return _without_empty({"stage": split.stage, "players": players, "ended": split.ended})


def rules_of(book: Rulebook) -> dict[str, Any]:
    """A shipped rulebook by its name and options; one with rulings, or a director's own, whole."""
    options: Mapping[str, Any] | None = book.chosen
    if options is None:
        options = {name: setting.value for name, setting in book.settings.items() if setting.may == "director"}
    try:
        if _same_rules(load(book.name, options), book):
            return {"rulebook": book.name, "options": dict(options)}
    except Refused:
        pass
    return {"rulebook": dict(book.source)}


def _same_rules(one: Rulebook, other: Rulebook) -> bool:
    """The same but for the note of what was chosen, and for clauses that older events have no place for."""
    return _bare(one) == _bare(other)


def _bare(book: Rulebook) -> Rulebook:
    observations = tuple(replace(observation, clause="") for observation in book.observations)
    return replace(book, source={}, observations=observations)


def _player(
    entrant: Entrant, handles: Mapping[PlayerId, str], names: Mapping[PlayerId, str], words: Mapping[TextRef, str]
) -> dict[str, Any]:
    return _without_empty(
        {
            "id": handles[entrant.id],
            "name": names[entrant.id],
            "rating": entrant.rating,
            "earned_byes": 0 if entrant.bye_forfeited else entrant.earned_byes - len(entrant.forfeited),
            "head_start": entrant.head_start,
            "side": entrant.side,
            "team": words.get(entrant.team, entrant.team),
        }
    )


def _round(
    tournament: Tournament,
    book: Rulebook,
    posted: Round,
    handles: Mapping[PlayerId, str],
    late: Mapping[int, list[PlayerId]],
) -> list[dict[str, Any]] | dict[str, Any]:
    """A list of lines; where it does not belong to the first stage, with the number of its stage."""
    stage = plan_of(tournament, book)[posted.stage - 1]
    best_of = games_of_stage(stage, book) if stage.kind == "bracket" else 0
    lines = [_line(book, match, handles, best_of) for match in posted.matches.values()]
    lines += [{"players": [handles[player]], "result": ["L"]} for player in late.get(posted.number, [])]
    return lines if posted.stage == 1 else {"stage": posted.stage, "matches": lines}


def _line(book: Rulebook, match: Match, handles: Mapping[PlayerId, str], best_of: int) -> dict[str, Any]:
    line: dict[str, Any] = {"table": match.table, "players": [handles[seat] for seat in match.seats]}
    if match.drawn:
        line["drawn"] = match.drawn
    if match.result is not None and (match.counts or len(match.seats) == 1):
        line |= result_lines(book, match.result, line["players"], best_of)
    elif match.status != "delayed":
        line["open"] = True
    return line


def result_lines(book: Rulebook, result: Result, players: list[str], best_of: int) -> dict[str, Any]:
    """The keys of a line for what came out at a table."""
    shown: dict[str, Any] = {
        "result": list(result.codes),
        "how": "" if result.how == "normal" else result.how,
        "absent": [players[seat] for seat in result.absent],
        "ends": list(result.ends),
        **observed_lines(result),
        "unscored": result.unscored,
    }
    if book.play == "best_of" and result.games:
        shown["games"] = list(tally(result.games))
    elif book.play == "pod" or best_of > 1:
        shown["games"] = [list(game) for game in result.games]
    elif result.games:
        shown["score"] = list(result.games[0])
    return _without_empty(shown)


def _late_losses(tournament: Tournament, book: Rulebook) -> dict[int, list[PlayerId]]:
    """Losses that follow from a late entry, by round: in a results file they are lines of their own."""
    found: dict[int, list[PlayerId]] = {}
    code = book.text("late_entry")
    for number, stage in enumerate(plan_of(tournament, book), start=1):
        if not code or stage.kind == "bracket":
            continue
        rounds = rounds_in(tournament, number)
        for player, card in ledger(view(tournament, book, number), book).lines.items():
            for line in card:
                posted = rounds[line.round - 1]
                if line.opponent is None and line.code == code and not _sits(posted, player):
                    found.setdefault(posted.number, []).append(player)
    return found


def _sits(posted: Round, player: PlayerId) -> bool:
    return any(player in match.seats for match in posted.matches.values())


def _without_empty(values: dict[str, Any]) -> dict[str, Any]:
    kept = ("rounds", "players")
    return {key: value for key, value in values.items() if key in kept or value not in (None, "", 0, [], {})}
