"""Why a player stands where they stand: the place over all stages, the way through a bracket, every tie-breaker."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.chances import chances_answer
from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, Messages, Player
from topcut.play.chances import Chances
from topcut.play.explain import explain
from topcut.play.placings import place_told
from topcut.play.stages import must_have_rounds, rounds_in, stage_name
from topcut.play.way_through import way_through
from topcut.refusal import refuse


class RankExplained(Struct, frozen=True):
    """A player's rank in one stage, and what decided it."""

    stage: StageNumber
    name: Message
    rank: int
    points: int
    record: tuple[int, ...]
    reasons: Messages


class ExplainedAnswer(Struct, frozen=True, omit_defaults=True):
    """A player's place and rank with their reasons; `rank`, `points` and `reasons` are of the last of the stages."""

    player: Player
    name: str
    place: int | None = None  # over all stages, once a cut is made
    to: int | None = None  # the last place of the band
    why: Message | None = None
    bracket: Messages | None = None  # the games in every bracket
    rank: int | None = None
    points: int | None = None
    reasons: Messages | None = None
    stages: tuple[RankExplained, ...] = ()  # several, where somebody played in several heats
    chances: Chances | None = None  # of the cut that is to come


def explained_answer(view: EventView, player: PlayerId) -> ExplainedAnswer:
    """Of one player; refused for somebody who has no place and no rank."""
    must_have_rounds(view.plan)
    place = view.places.get(player) if view.tournament.opened else None
    stages = tuple(_rank(view, player, stage) for stage in _ranked_stages(view, player))
    if place is None and not stages:
        raise refuse("command-not-played-yet", player=view.player(player))
    last = stages[-1] if stages else None
    return ExplainedAnswer(
        view.player(player),
        view.names[player],
        place=place.place if place else None,
        to=place.to if place else None,
        why=place_told(view.tournament, place) if place else None,
        bracket=tuple(way_through(view.tournament, view.book, player)) if place else None,
        rank=last.rank if last else None,
        points=last.points if last else None,
        reasons=last.reasons if last else None,
        stages=stages,
        chances=chances_answer(view, player),
    )


def _rank(view: EventView, player: PlayerId, stage: StageNumber) -> RankExplained:
    table = view.standings_of(stage)
    row, name = table.by_player[player], stage_name(view.plan, stage)
    return RankExplained(stage, name, row.rank, row.points, row.record, tuple(explain(table, player)))


def _ranked_stages(view: EventView, player: PlayerId) -> list[StageNumber]:
    """The stages with standings that the player is in; several, where they played in several heats."""
    begun = [n for n in view.ranked_stages if rounds_in(view.tournament, n)] or list(view.ranked_stages[:1])
    here = [n for n in begun if player in view.standings_of(n).by_player]
    heats = [n for n in here if view.plan[n - 1].heat]
    return heats if heats and here[-1:] == heats[-1:] else here[-1:]
