"""A results file in place of the cards: its players are those who entered here, found by handle, else by their name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from topcut.answers.event_view import EventView
from topcut.files.journal_lines import Contents
from topcut.files.journal_lines import read as read_lines
from topcut.files.results_export import results_document, rules_of
from topcut.files.results_file import decoded, read_document
from topcut.files.results_shape import VERSION
from topcut.journal.fact import PlayerId
from topcut.journal.fold import fold
from topcut.journal.texts import Texts
from topcut.refusal import Refused, refusal, refuse
from topcut.rulebooks.load import build
from topcut.slips.who import folded

_LISTS = ("players", "absent", "conceded")  # of a line


def matched(view: EventView, document: Mapping[str, Any]) -> dict[str, PlayerId]:
    """Who of the file is whom here; refused with everybody who did not enter, and whoever two would be."""
    here = {one.id for one in view.tournament.entrants.values() if not one.withdrawn}
    by_handle = {folded(handle): player for player, handle in view.handles.items() if player in here}
    by_name: dict[str, list[PlayerId]] = {}
    for player in here:
        by_name.setdefault(folded(view.names[player]), []).append(player)
    found: dict[str, PlayerId] = {}
    wrong = []
    for one in document.get("players", []):
        player = _one(one, by_handle, by_name)
        if not player:
            wrong.append(refusal("report-file-stranger", player=str(one.get("name") or one["id"])))
        elif player in found.values():
            wrong.append(refusal("report-file-twice", player=view.player(player)))
        else:
            found[str(one["id"])] = player
    if wrong:
        raise Refused(*wrong)
    return found


def _one(one: Mapping[str, Any], by_handle: Mapping[str, PlayerId], by_name: Mapping[str, list[PlayerId]]) -> PlayerId:
    for handle in (one.get("handle", ""), one["id"]):
        if handle and folded(str(handle)) in by_handle:
            return by_handle[folded(str(handle))]
    named = by_name.get(folded(str(one.get("name", ""))), [])
    return named[0] if len(named) == 1 else ""


def renamed(document: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """The same file with other words for its players, and without their names."""
    made = dict(document)

    def all_of(players: Any) -> list[Any]:
        return [all_of(one) if isinstance(one, list) else names.get(one, one) for one in players]

    def by_player(values: Mapping[str, Any]) -> dict[str, Any]:
        return {names.get(player, player): value for player, value in values.items()}

    made["players"] = [_player(one, names) for one in document.get("players", [])]
    made["rounds"] = [_round(one, all_of) for one in document.get("rounds", [])]
    for key in ("dropped", "heats"):
        if made.get(key):
            made[key] = by_player(made[key])
    for key in ("seeds", "seats"):
        if made.get(key):
            made[key] = {stage: all_of(players) for stage, players in made[key].items()}
    if lots := made.get("lots"):
        made["lots"] = {k: all_of(v) for k, v in lots.items()} if isinstance(lots, dict) else all_of(lots)
    for key in ("split", "delayed"):
        if made.get(key):
            several = made[key] if isinstance(made[key], list) else [made[key]]
            told = [{**one, "players": all_of(one["players"])} if "players" in one else one for one in several]
            made[key] = told if isinstance(made[key], list) else told[0]
    if made.get("final_confrontation"):
        made["final_confrontation"] = names.get(made["final_confrontation"], made["final_confrontation"])
    return made


def _player(one: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    kept = {key: value for key, value in one.items() if key not in ("name", "handle", "team")}
    return {**kept, "id": names.get(one["id"], one["id"])}


def _round(one: Any, all_of: Any) -> Any:
    if isinstance(one, dict):
        return {**one, "matches": _round(one.get("matches", []), all_of)}
    return [{**line, **{key: all_of(line[key]) for key in _LISTS if key in line}} for line in one]


def fitted(view: EventView, document: Mapping[str, Any]) -> dict[str, Any]:
    """The file by the rules and the plan of this event, read once to the end; refused with all that is wrong."""
    of_game = document.get("rulebook", "")
    name = of_game.get("name", "") if isinstance(of_game, dict) else str(of_game)
    if name != view.book.name:
        raise refuse("report-file-other-game", game=name, here=view.book.title)
    _must_be_the_plan(view, document.get("plan") or [])
    plan = [msgspec.to_builtins(stage) for stage in view.tournament.plan]
    ours = {**document, **rules_of(view.book), "plan": plan, "title": "", "date": view.date}
    ours = {key: value for key, value in ours.items() if value not in ("", []) or key in ("players", "rounds")}
    ours.setdefault("rounds_planned", _played(document.get("rounds")))  # it is over: those that are there
    if "options" not in rules_of(view.book):
        ours.pop("options", None)
    read_document(ours)
    return ours


def _played(rounds: Any) -> int:
    """The rounds of the first stage; what has another shape is refused where it is read."""
    said = rounds if isinstance(rounds, list) else []
    return sum(not isinstance(one, dict) or one.get("stage", 1) == 1 for one in said)


def _must_be_the_plan(view: EventView, plan: Any) -> None:
    """The stages of the file are those of the event; how many rounds each had is for the file to say."""
    kinds = [one.get("kind") for one in plan if isinstance(one, dict)] if isinstance(plan, list) else []
    ours = [stage.kind for stage in view.tournament.plan]
    if kinds and kinds != ours and kinds != [stage.kind for stage in view.plan]:
        raise refuse(
            "report-file-other-plan", theirs=tuple(map(str, kinds)), ours=tuple(stage.kind for stage in view.plan)
        )


def document_in(data: bytes) -> dict[str, Any]:
    """A results file as it is, or that of a journal; what neither is, is refused."""
    body = data.lstrip(b"\xef\xbb\xbf \t\r\n")
    if not body:
        raise refuse("report-file-empty")
    if body.startswith((b'{"seq":', b'{"text":')):
        return _of_journal(body)
    document = decoded(data)
    if not isinstance(document, dict):
        raise refuse("import-no-object", format=VERSION)
    return document


def _of_journal(data: bytes) -> dict[str, Any]:
    contents = read_lines(data)
    if not isinstance(contents, Contents):
        raise Refused(contents.refusal)
    tournament = fold(contents.records)
    if not tournament.rulebook:
        raise refuse("report-file-empty")
    view = EventView(tournament, build(tournament.rulebook), Texts(contents.texts.values()), contents.records)
    return results_document(tournament, view.book, view.handles, view.names)
