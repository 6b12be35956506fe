"""What an event drafts: its format's parameters, the stage that is to be seated, and who sits there."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.journal.plan import StageNumber
from topcut.journal.records import Group, PlayerId
from topcut.journal.state import Tournament
from topcut.play.chance import Chance
from topcut.play.clock import chosen_features
from topcut.play.limited.groups import groups_of
from topcut.play.limited.seating import seat, seat_in_order
from topcut.play.stages import is_first, plan_of, rounds_in, view
from topcut.refusal import refuse
from topcut.rulebooks.model import Drafting, Rulebook


def drafting_of(book: Rulebook) -> Drafting | None:
    """How the event's format hands out its cards; None where everybody brings a deck."""
    found = next((feature.draft for feature in chosen_features(book) if feature.draft), None)
    if found is None:
        return None
    least = book.integer("group_least", found.group_least)
    return replace(found, group_least=least, group_most=book.integer("group_most", found.group_most))


def must_be_limited(book: Rulebook) -> Drafting:
    """The same, refused where nothing is drafted or handed out."""
    found = drafting_of(book)
    if found is None:
        chosen = book.feature("format", book.text("format"))
        name = chosen.title or chosen.name if chosen else book.title
        if chosen and chosen.limited:
            documents = " and ".join(chosen.requires) or "its own rules"
            raise refuse(f"the rulebook does not say how {name} is drafted", f"follow {documents}", "no-draft-rules")
        do = "a draft or sealed event is made with `topcut new --option format=draft`"
        raise refuse(f"{name} is not drafted: everybody brings a deck", do, "constructed")
    return found


def awaits_seats(tournament: Tournament, book: Rulebook) -> bool:
    """Whether groups, or the sides of a sealed cube, have to be drawn before the first round."""
    found = drafting_of(book)
    return found is not None and (found.method != "sealed" or found.sides > 0) and not groups_of(tournament)


def stage_to_seat(tournament: Tournament, book: Rulebook) -> StageNumber:
    """The stage whose draft comes next: no round of it is posted, and its players are known."""
    plan = plan_of(tournament, book)
    waiting = [
        number
        for number, stage in enumerate(plan, start=1)
        if not rounds_in(tournament, number)
        and (is_first(plan, number) or (number in tournament.opened and stage.kind != "pods"))
    ]
    if not waiting:
        latest = tournament.rounds[-1].number if tournament.rounds else 0
        what = f"round {latest} is posted, and the draft comes before the first round"
        do = "withdraw the round first (`topcut withdraw-round`)"
        raise refuse(what, do if len(plan) == 1 else f"{do}, or open the next stage", "round-posted")
    return next((number for number in waiting if not groups_of(tournament, number)), waiting[-1])


def players_to_seat(tournament: Tournament, book: Rulebook, stage: StageNumber) -> list[PlayerId]:
    """Who drafts for a stage, in the order of signing up, or of the seeds of a play-off."""
    return [entrant.id for entrant in view(tournament, book, stage).entrants.values() if entrant.active]


def seated(tournament: Tournament, book: Rulebook, stage: StageNumber, seed: str) -> tuple[Group, ...]:
    """The groups that this seed gives."""
    drafting, players = must_be_limited(book), players_to_seat(tournament, book, stage)
    if stage in tournament.opened and plan_of(tournament, book)[stage - 1].bracket == "seats":
        return seat_in_order(players, drafting, seed)
    return seat(players, drafting, seed)


def swapped(tournament: Tournament, seed: str) -> dict[PlayerId, PlayerId]:
    """Whose pool everybody gets; some may get their own back (002 7.5)."""
    players = [entrant.id for entrant in tournament.entrants.values() if entrant.active]
    return dict(zip(players, Chance(seed).shuffled(players), strict=True))


def drawn_card(left: int, seed: str) -> int:
    """The card that chance picks out of so many: 1 is the top of the pack (002 7.7)."""
    return Chance(seed).below(left) + 1
