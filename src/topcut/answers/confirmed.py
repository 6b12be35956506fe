"""The event without reports that nobody has confirmed: what one player says of a match counts for no one else yet."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.answers.event_view import EventView, kept_with_view
from topcut.journal.state import Match, Round
from topcut.play.cut_line import cut_in
from topcut.play.stages import rounds_in


@kept_with_view
def confirmed_view(view: EventView) -> EventView:
    """The same event with those matches open; the view itself where there are none."""
    rounds = tuple(_confirmed(view, posted) for posted in view.tournament.rounds)
    if all(now is posted for now, posted in zip(rounds, view.tournament.rounds, strict=True)):
        return view
    sure = replace(view.tournament, rounds=rounds)
    return EventView(sure, view.book, view.words, view.history, view.title, view.people)


def awaits_confirmation(view: EventView, match: Match) -> bool:
    """Reported by one of its players, in a round that nothing was built on: a later one takes it as it stands."""
    return match.status == "reported" and _is_last(view, view.tournament.rounds[match.round - 1])


def unreported(match: Match) -> Match:
    """The match as it was before."""
    return replace(match, status="open", result=None)


def _confirmed(view: EventView, posted: Round) -> Round:
    waiting = {n: unreported(match) for n, match in posted.matches.items() if match.status == "reported"}
    return replace(posted, matches={**posted.matches, **waiting}) if waiting and _is_last(view, posted) else posted


def _is_last(view: EventView, posted: Round) -> bool:
    """No round of its stage came after it, and no cut was made by it."""
    tournament, stage = view.tournament, posted.stage
    built_on = tournament.finished or cut_in(tournament, view.plan, stage)
    return not built_on and rounds_in(tournament, stage)[-1].number == posted.number
