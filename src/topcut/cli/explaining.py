"""Why a player stands where they stand: their place out of a bracket, then their rank with every tie-breaker."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from topcut.cli.bracket_answer import way_through
from topcut.cli.opening import EventFile
from topcut.cli.out import listed
from topcut.cli.places import place_words
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, message
from topcut.play.brackets.model import Place
from topcut.play.explain import explain
from topcut.play.placings import band, placings
from topcut.play.stages import rounds_in, stage_name
from topcut.refusal import refuse


def explained_data(event: EventFile, player: PlayerId) -> dict[str, Any]:
    """`{"player", "name", "rank", "points", "reasons"}`; once a cut is made also `place`, `to`, `why`, `bracket`."""
    data: dict[str, Any] = {"player": event.handles[player], "name": event.names[player]}
    if place := _place(event, player):
        data |= {"place": place.place, "to": place.to, "why": place_words(event, place)}
        data["bracket"] = way_through(event, player)
    for stage in _ranked_stages(event, player)[-1:]:
        table = event.standings_of(stage)
        row = table.by_player[player]
        reasons = [event.tell(reason) for reason in explain(table, player)]
        data |= {"rank": row.rank, "points": row.points, "reasons": reasons}
    return data


def explained_lines(event: EventFile, player: PlayerId) -> list[RenderableType | Message]:
    """The place over all stages first, then the stage, or the heats, that the player was ranked in."""
    place, stages = _place(event, player), _ranked_stages(event, player)
    if place is None and not stages:
        raise refuse("command-not-played-yet", player=event.player(player))
    lines = _place_lines(event, player, place) if place else []
    for stage in stages:
        table = event.standings_of(stage)
        row = table.by_player[player]
        ranked = message(
            "cli-explaining-ranked",
            stage=_where(event, stage) if place or len(stages) > 1 else "",
            rank=row.rank,
            player=event.player(player),
            record="" if event.book.play == "pod" else "-".join(map(str, row.record)),
            points=row.points,
        )
        lines += [ranked, listed("→", map(event.tell, explain(table, player)))]
    return lines


def _place_lines(event: EventFile, player: PlayerId, place: Place) -> list[RenderableType | Message]:
    """ "3rd–4th  Kira  lost in the semi-final to Odo", and the games of the bracket."""
    why, way = place_words(event, place), way_through(event, player)
    head = message("cli-explaining-placed", place=band(place), player=event.player(player), why=why)
    return [head, listed("→", way)] if way else [head]


def _place(event: EventFile, player: PlayerId) -> Place | None:
    """The place over all stages, once a cut is made."""
    if not event.tournament.opened:
        return None
    return next((one for one in placings(event.tournament, event.book) if one.player == player), None)


def _ranked_stages(event: EventFile, player: PlayerId) -> list[StageNumber]:
    """The stages with standings that the player is in; several, where they played in several heats."""
    ranked = [n for n, stage in enumerate(event.plan, start=1) if stage.kind != "bracket"]
    begun = [n for n in ranked if rounds_in(event.tournament, n)] or ranked[:1]
    here = [n for n in begun if player in event.standings_of(n).by_player]
    heats = [n for n in here if event.plan[n - 1].heat]
    return heats if heats and here[-1:] == heats[-1:] else here[-1:]


def _where(event: EventFile, stage: StageNumber) -> str:
    return event.tell(stage_name(event.plan, stage))
