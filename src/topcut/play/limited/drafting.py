"""What an event drafts: its format's parameters, the stage that is to be seated, and who sits there."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.acts.limited.facts import Group
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.journal.state import Tournament
from topcut.messages.message import Message, message
from topcut.play.chance import Chance
from topcut.play.clock import chosen_features
from topcut.play.limited.groups import groups_of
from topcut.play.limited.seating import seat, seat_at_one_table, seat_in_order
from topcut.play.stages import draws_seats, is_first, plan_of, rounds_in, view
from topcut.refusal import Refused, refuse
from topcut.rulebooks.model import Drafting, Feature, Rulebook


def drafting_of(book: Rulebook) -> Drafting | None:
    """How the event's format hands out its cards; None where everybody brings a deck."""
    chosen = _limited_format(book)
    return _as_chosen(chosen.draft, book) if chosen and chosen.draft else None


def _limited_format(book: Rulebook) -> Feature | None:
    return next((feature for feature in chosen_features(book) if feature.draft), None)


def _as_chosen(found: Drafting, book: Rulebook) -> Drafting:
    """With the groups that the director chose."""
    return replace(
        found,
        group_least=book.integer("group_least", found.group_least),
        group_most=book.integer("group_most", found.group_most),
        even=book.flag("even_pods") and plays_inside_pods(book),
    )


def plays_inside_pods(book: Rulebook) -> bool:
    """Whether players of a pod meet nobody else (002 7.6)."""
    return book.flag("play_inside_pod")


def must_be_limited(book: Rulebook) -> Drafting:
    """How the format hands out its cards, refused where nothing is drafted or handed out."""
    found = drafting_of(book)
    if found is None:
        chosen = book.feature("format", book.text("format"))
        name = chosen.title if chosen else book.title
        if chosen and chosen.limited:
            documents = tuple(chosen.requires)
            raise refuse("limited-rules-unknown", format=name, documents=documents, count=len(documents))
        raise refuse("limited-constructed", format=name, way=_other_formats(book))
    return found


def _other_formats(book: Rulebook) -> Message:
    """Which formats of the game hand out cards, and how an event of one is made."""
    handed_out = [one.name for one in book.features if one.group == "format" and one.draft]
    if not handed_out:
        return message("limited-way-nothing")
    return message("limited-way-new-event", rulebook=book.name, format=handed_out[0])


# How a stage is drafted ----------------------------------------------------------------------------------------------


def format_in(tournament: Tournament, book: Rulebook, stage: StageNumber) -> Feature | None:
    """The format that hands out a stage's cards: a play-off by seats is a booster draft whatever came before (8.2)."""
    chosen = _limited_format(book)
    if not draws_seats(plan_of(tournament, book)[stage - 1], book) or _is_of_boosters(chosen):
        return chosen
    return next(filter(_is_of_boosters, book.features), None)


def _is_of_boosters(feature: Feature | None) -> bool:
    return feature is not None and feature.draft is not None and feature.draft.method == "packs"


def drafting_in(tournament: Tournament, book: Rulebook, stage: StageNumber) -> Drafting | None:
    """How the cards of a stage are handed out; None where everybody brings a deck."""
    feature = format_in(tournament, book, stage)
    return _as_chosen(feature.draft, book) if feature and feature.draft else None


def drafted_in(tournament: Tournament, book: Rulebook, stage: StageNumber) -> Drafting:
    """How a stage is drafted, refused where nothing is."""
    return drafting_in(tournament, book, stage) or must_be_limited(book)


def stage_with_cards(tournament: Tournament, book: Rulebook, stage: StageNumber) -> StageNumber | None:
    """Where cards are handed out: in this stage, else in a later one, else in an earlier one; None: nowhere."""
    stages = range(1, len(plan_of(tournament, book)) + 1)
    return next((one for one in (*stages[stage - 1 :], *stages) if format_in(tournament, book, one)), None)


# Which stage is seated -----------------------------------------------------------------------------------------------


def awaits_seats(tournament: Tournament, book: Rulebook, stage: StageNumber) -> bool:
    """Whether groups, sides or the seats of a play-off have to be drawn before the first round of a stage."""
    if rounds_in(tournament, stage) or groups_of(tournament, stage):
        return False
    plan = plan_of(tournament, book)
    if draws_seats(plan[stage - 1], book):
        return True
    found = drafting_of(book)
    first = is_first(plan, stage) and stage not in tournament.opened  # a bracket that is filled knows its players
    return first and found is not None and (found.method != "sealed" or found.sides > 0)


def must_be_seated(tournament: Tournament, book: Rulebook, stage: StageNumber) -> None:
    """Refuse a first round that cannot be right before it is known who drafted where."""
    if awaits_seats(tournament, book, stage) and (refused := _unseated(tournament, book, stage)):
        raise refused


def _unseated(tournament: Tournament, book: Rulebook, stage: StageNumber) -> Refused | None:
    planned = plan_of(tournament, book)[stage - 1]
    if draws_seats(planned, book):
        return refuse("limited-playoff-unseated")
    drafting = must_be_limited(book)
    if drafting.method == "packs" and planned.kind == "swiss" and plays_inside_pods(book):
        return refuse("limited-pods-unseated", when="started" if tournament.started else "entering")
    here = [entrant for entrant in view(tournament, book, stage).entrants.values() if entrant.active]
    if drafting.sides == 1 and any(not entrant.side for entrant in here):
        return refuse("limited-sides-undrawn")
    return None


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
        raise refuse("limited-round-posted", round=latest, stages=len(plan))
    return next((number for number in waiting if not groups_of(tournament, number)), waiting[-1])


def players_to_seat(tournament: Tournament, book: Rulebook, stage: StageNumber) -> list[PlayerId]:
    """Who drafts for a stage, in the order of signing up, or of the seeds of a play-off."""
    return [entrant.id for entrant in view(tournament, book, stage).entrants.values() if entrant.active]


def seated(tournament: Tournament, book: Rulebook, stage: StageNumber, seed: str) -> tuple[Group, ...]:
    """The groups that this seed gives."""
    drafting, players = drafted_in(tournament, book, stage), players_to_seat(tournament, book, stage)
    planned = plan_of(tournament, book)[stage - 1]
    if draws_seats(planned, book):
        return seat_at_one_table(_in_signup_order(tournament, players), drafting, seed)
    if stage in tournament.opened and planned.bracket == "seats":
        return seat_in_order(players, drafting, seed)
    return seat(players, drafting, seed)


def _in_signup_order(tournament: Tournament, players: list[PlayerId]) -> list[PlayerId]:
    """So that drawing the seats a second time begins where the first time did."""
    return sorted(players, key=lambda player: tournament.entrants[player].number)


# Chance --------------------------------------------------------------------------------------------------------------


def swapped(tournament: Tournament, seed: str) -> dict[PlayerId, PlayerId]:
    """Whose pool everybody gets; some may get their own back (002 7.5)."""
    players = [entrant.id for entrant in tournament.entrants.values() if entrant.active]
    return dict(zip(players, Chance(seed).shuffled(players), strict=True))


def drawn_card(left: int, seed: str) -> int:
    """The card that chance picks out of so many: 1 is the top of the pack (002 7.7)."""
    return Chance(seed).below(left) + 1
