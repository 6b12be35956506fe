"""What is decided about a report besides its lines: how many rounds, who did not come, whose card is right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated

from django.http import Http404, HttpResponse
from django.views.decorators.http import require_POST
from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.fields import faults, of_number
from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.limits import raise_faults
from topcut.messages.message import message
from topcut.play.ties import open_ties
from topcut.refusal import refuse
from topcut.slips.cards.course import MOST_ROUNDS
from topcut.slips.cards.draft import MISSED, Draft, Line
from topcut.slips.cards.drawn_up import Report
from topcut.slips.cards.effects import as_it_stands
from topcut.slips.cards.read_card import without_names
from topcut.slips.who import player as meant
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.report.cards_page import asks_for_rounds, cards_page, choices, read_line
from topcut.web.desk.report.check_page import check_page
from topcut.web.desk.report.keeping import keep_file, rounds_with_lines
from topcut.web.desk.report.room import Reporting
from topcut.web.site.fields import number as number_in
from topcut.web.site.fields import read

Act = Callable[[Reporting], HttpResponse]


class Rounds(Struct, frozen=True):
    """How many were played."""

    rounds: Annotated[int, of_number(message("form-rounds"), 1, MOST_ROUNDS)]


@require_POST
@officials
def report_act(room: Room, act: str) -> HttpResponse:
    """One of the acts below; refused on the page that it was asked on."""
    if act not in _ACTS:
        raise Http404(act)
    page = cards_page if act in ("rounds", "away", "came") else check_page

    def done() -> HttpResponse:
        here = Reporting(room)
        here.must_be_open(typed=act != "no-file")
        return _ACTS[act](here)

    return room.answer(act, done, page)


def _rounds(here: Reporting) -> HttpResponse:
    asked = read(Rounds, here.room.request.POST)
    raise_faults(list(faults(asked)))
    last = rounds_with_lines(here.draft)
    if asked.rounds < last and asks_for_rounds(here) and len({stage.kind for stage in here.report.plan}) == 1:
        raise refuse("report-rounds-typed", rounds=asked.rounds, last=last)
    here.keep(lambda draft: replace(draft, rounds=asked.rounds))
    return here.room.go("desk_report", message("web-report-rounds-kept", rounds=asked.rounds))


def _player(here: Reporting) -> PlayerId:
    player = here.room.field("player")
    if player not in here.snapshot.tournament.entrants:
        raise refuse("report-card-of-nobody", player=player)
    return player


def _round(here: Reporting) -> RoundNumber:
    number = here.room.hidden("round")
    if not 1 <= number <= len(here.report.rounds):
        raise refuse("report-no-round", round=number, rounds=len(here.report.rounds))
    return number


def _away(here: Reporting) -> HttpResponse:
    """Somebody entered and did not come; what was typed on their card is gone with them."""
    player = _player(here)

    def without(draft: Draft) -> Draft:
        lines = {place: line for place, line in draft.lines.items() if place[0] != player}
        return replace(draft, lines=lines, away=draft.away | {player})

    here.keep(without)
    return here.room.go("desk_report", message("web-report-away", player=here.snapshot.player(player)))


def _came(here: Reporting) -> HttpResponse:
    player = _player(here)
    here.keep(lambda draft: replace(draft, away=draft.away - {player}))
    return here.room.go(
        "desk_report", message("web-report-came", player=here.snapshot.player(player)), f"?card={player}"
    )


def _counts(here: Reporting) -> HttpResponse:
    """One card is right; what contradicts it comes off the others."""
    player, number = _player(here), _round(here)
    if here.draft.line(player, number).empty:
        raise refuse("report-changed-meanwhile")
    here.keep(lambda draft: draft.counting(player, number))
    return _decided(here)


def _instead(here: Reporting) -> HttpResponse:
    """Neither card is right: it was something else."""
    player, number = _player(here), _round(here)
    line = without_names(here.snapshot, read_line(here.room.request.POST, number), player)
    here.keep(lambda draft: draft.with_line(player, number, line).counting(player, number))
    return _decided(here)


def _without_game(here: Reporting) -> HttpResponse:
    """Somebody of whom no card says anything had a bye, missed the game, or had left."""
    player, number, what = _player(here), _round(here), here.room.field("what")
    if what not in {one.value for one in choices(here.snapshot.book)}:
        raise refuse("report-no-opponent")
    here.keep(lambda draft: draft.with_line(player, number, Line(what)) if draft.line(player, number).empty else draft)
    return _decided(here)


def _all_missed(here: Reporting) -> HttpResponse:
    """Everybody of whom no card says anything missed that game."""

    def missed(draft: Draft) -> Draft:
        for one in Report(here.snapshot, draft).open:
            for player in one.players if len(one.players) == 1 else ():
                draft = draft.with_line(player, one.round, Line(MISSED))
        return draft

    here.keep(missed)
    return _decided(here)


def _decided(here: Reporting) -> HttpResponse:
    return here.room.go("desk_report_check", message("web-report-decided"))


def _confrontation(here: Reporting) -> HttpResponse:
    """Who won the final confrontation; nobody where none was played (001 Appendix A)."""
    winner = here.room.field("player") and _player(here)
    here.keep(lambda draft: replace(draft, confrontation=winner))
    return _decided(here)


def _seeds(here: Reporting) -> HttpResponse:
    """Who was cut in with which seed; none typed: they follow from the places."""
    number = _round(here)
    stage, typed = here.report.stages[number - 1], {}
    if here.report.plan[stage - 1].kind != "bracket":
        raise Http404(number)
    for player in here.players:
        if here.room.field(f"seed-{player}"):
            what = message("report-field-seed", player=here.snapshot.player(player))
            typed[player] = number_in(here.room.request.POST, f"seed-{player}", what, 1, len(here.players))
    if sorted(typed.values()) != list(range(1, len(typed) + 1)):
        raise refuse("report-seeds-uneven", last=len(typed))
    seeds = tuple(sorted(typed, key=typed.__getitem__))
    here.keep(lambda draft: replace(draft, seeds={**draft.seeds, stage: seeds} if seeds else _less(draft, stage)))
    return here.room.go("desk_report_round", message("web-report-seeds-kept"), number=number)


def _lot(here: Reporting) -> HttpResponse:
    """The order that was drawn at the table among those who share a rank."""
    tied = tuple(here.room.field("players").split(","))
    drawn = tuple(meant(here.snapshot, one.strip()) for one in here.room.field("drawn").split(",") if one.strip())
    view = as_it_stands(here.report)
    if view is None or sorted(drawn) != sorted(tied) or list(tied) not in _tied(view):
        raise refuse("stage-lot-of-others")
    stage = view.ranked_stage
    here.keep(lambda draft: replace(draft, lots={**draft.lots, stage: (*draft.lots.get(stage, ()), drawn)}))
    return _decided(here)


def _tied(view: EventView) -> list[list[PlayerId]]:
    return [players for _, players in open_ties(view.standings)]


def _less(draft: Draft, stage: int) -> Mapping[int, tuple[PlayerId, ...]]:
    return {number: seeds for number, seeds in draft.seeds.items() if number != stage}


def _no_file(here: Reporting) -> HttpResponse:
    keep_file(here.snapshot, "", {})
    return here.room.go("desk_report", message("web-report-file-gone"))


_ACTS: Mapping[str, Act] = {
    "rounds": _rounds,
    "away": _away,
    "came": _came,
    "counts": _counts,
    "instead": _instead,
    "without-game": _without_game,
    "all-missed": _all_missed,
    "confrontation": _confrontation,
    "seeds": _seeds,
    "lot": _lot,
    "no-file": _no_file,
}
