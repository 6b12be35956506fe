"""The stages of a tournament: which there are, who plays in each, which rounds belong to it, whether it is over."""

from __future__ import annotations

from bisect import bisect_right

from msgspec.structs import replace

from topcut.journal.fact import PlayerId, Result, RoundNumber
from topcut.journal.plan import Stage, StageNumber, has_rounds
from topcut.journal.state import Entrant, Match, Round, Tournament
from topcut.messages.message import Message, message
from topcut.play.brackets.model import Bracket
from topcut.play.brackets.playing import play
from topcut.play.brackets.verdict import Meeting, bracket_sides
from topcut.play.ledger import ledger
from topcut.play.limited.groups import groups_of
from topcut.play.scoring import Scored, score
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook


def plan_of(tournament: Tournament, book: Rulebook) -> tuple[Stage, ...]:
    """The announced stages; pods play one match a stage (001 7.6, R21)."""
    if tournament.plan:
        return tournament.plan
    if book.play == "pod":
        return (Stage("pods"),) * max(tournament.rounds_planned, 1)
    return (Stage("swiss"),)


def must_have_rounds(plan: tuple[Stage, ...]) -> None:
    """A gathering has none: nothing is paired in it, and nothing reported."""
    if not has_rounds(plan):
        raise refuse("plan-no-rounds")


def rounds_in(tournament: Tournament, number: StageNumber) -> list[Round]:
    """The posted rounds of a stage."""
    return [posted for posted in tournament.rounds if posted.stage == number]


def sources_of(plan: tuple[Stage, ...], number: StageNumber) -> tuple[StageNumber, ...]:
    """The stages whose players go on into this one: the one before it, or all heats before it."""
    before = number - 1
    if before < 1:
        return ()
    if not plan[before - 1].heat:
        return (before,)
    first = before
    while first > 1 and plan[first - 2].heat:
        first -= 1
    return tuple(range(first, before + 1))


def is_first(plan: tuple[Stage, ...], number: StageNumber) -> bool:
    """Entered by entering the event, or one of its heats."""
    return number == 1 or plan[number - 1].heat


def cut_made(tournament: Tournament, book: Rulebook) -> bool:
    """Whether players have been left behind or seeded: nobody enters or comes back after that (002 2.10)."""
    return bool(tournament.opened)


# What belongs to a stage ---------------------------------------------------------------------------------------------


def view(tournament: Tournament, book: Rulebook, number: StageNumber) -> Tournament:
    """The tournament as if this stage were all of it: its players, its rounds counted from 1, its planned rounds."""
    plan = plan_of(tournament, book)
    if len(plan) == 1:
        return tournament
    rounds = rounds_in(tournament, number)
    ends = [posted.number for posted in rounds]
    entrants = {entrant.id: _local(entrant, plan, number, ends) for entrant in _entrants(tournament, plan, number)}
    return replace(
        tournament,
        plan=(plan[number - 1],),
        entrants=entrants,
        rounds=tuple(replace(posted, number=place) for place, posted in enumerate(rounds, start=1)),
        rounds_planned=planned_rounds(tournament, book, number),
        draw=None,
        lots={1: tournament.lots[number]} if number in tournament.lots else {},
        opened={1: tournament.opened[number]} if number in tournament.opened else {},
        confrontation=confrontation_winner(tournament, book) if number == ranked_last(plan) else "",
    )


def ranked_last(plan: tuple[Stage, ...]) -> StageNumber:
    """The last stage of the plan that a final confrontation does not only crown."""
    return len(plan) - plan[-1].confrontation


def confrontation_winner(tournament: Tournament, book: Rulebook) -> PlayerId:
    """Who won the final confrontation, by its game or named by the director (R63); "" while nobody has."""
    plan = plan_of(tournament, book)
    if tournament.confrontation or not plan[-1].confrontation or len(plan) not in tournament.opened:
        return tournament.confrontation
    final = bracket_of(tournament, book, len(plan)).games
    return next((state.winner for state in final.values() if state.winner), None) or ""


def what_counts(tournament: Tournament, book: Rulebook, number: StageNumber) -> Tournament:
    """What the standings of a stage are made of: its own rounds; of one pod that goes on, all of them (7.7, R56)."""
    if not goes_on_as_one_pod(tournament, book, number):
        return view(tournament, book, number)
    rounds = tuple(posted for posted in tournament.rounds if posted.stage <= number)
    lots = {1: tournament.lots[number]} if number in tournament.lots else {}
    return replace(tournament, rounds=rounds, rounds_planned=number, draw=None, lots=lots, opened={})


def goes_on_as_one_pod(tournament: Tournament, book: Rulebook, number: StageNumber) -> bool:
    """Whether the whole event sits, and has always sat, in one pod; the places by table are for several (R21)."""
    if number == 1 or not book.flag("one_pod_adds_up") or number not in tournament.opened:
        return False
    plan = plan_of(tournament, book)
    pods = all(stage.kind == "pods" for stage in plan[:number])
    return pods and all(len(posted.matches) == 1 for posted in tournament.rounds if posted.stage <= number)


def _entrants(tournament: Tournament, plan: tuple[Stage, ...], number: StageNumber) -> list[Entrant]:
    """Who plays or played in a stage."""
    if plan[number - 1].heat:
        return [e for e in tournament.entrants.values() if any(stage == number for stage, _ in e.heats)]
    if number in tournament.opened:
        return [tournament.entrants[player] for player in tournament.opened[number].seeds]
    return list(tournament.entrants.values()) if number == 1 else []


def _local(entrant: Entrant, plan: tuple[Stage, ...], number: StageNumber, ends: list[RoundNumber]) -> Entrant:
    """An entrant with rounds counted inside the stage; an earned bye is used in his first heat only (001 9)."""

    def inside(posted: RoundNumber) -> int:
        return bisect_right(ends, posted)

    joined = next((after for stage, after in entrant.heats if stage == number), None)
    first = entrant.heats[0][0] == number if entrant.heats else number == 1
    entered = joined if joined is not None else entrant.entered_after if number == 1 else 0
    return replace(
        entrant,
        entered_after=inside(entered),
        dropped_after=None if entrant.dropped_after is None else inside(entrant.dropped_after),
        away=tuple((inside(since - 1) + 1, inside(to)) for since, to in entrant.away if inside(since - 1) < inside(to)),
        earned_byes=entrant.earned_byes if first else 0,
        head_start=entrant.head_start if first else 0,
    )


def planned_rounds(tournament: Tournament, book: Rulebook, number: StageNumber) -> int:
    """Rounds of a stage as far as they are fixed; 0 where they are not."""
    stage = plan_of(tournament, book)[number - 1]
    if stage.kind == "bracket":
        opened = tournament.opened.get(number)
        return max((game.round for game in opened.games), default=0) if opened else 0
    if stage.kind == "pods":
        return 1
    if stage.kind == "gathering":
        return 0
    if number in tournament.planned:
        return tournament.planned[number]
    return stage.rounds or (tournament.rounds_planned if number == 1 else 0)


def has_started(tournament: Tournament, book: Rulebook, number: StageNumber) -> bool:
    """Whether a stage has begun: its rounds are fixed, or its bracket is filled."""
    plan = plan_of(tournament, book)
    if plan[number - 1].kind == "bracket":
        return number in tournament.opened
    if plan[number - 1].heat:
        return number in tournament.planned
    return tournament.started if number == 1 else number in tournament.opened


def unbeaten(stage: Tournament, book: Rulebook) -> list[PlayerId]:
    """Who has won every round of a stage so far."""
    rounds = len(stage.rounds)
    cards = ledger(stage, book).lines
    return [p for p, card in cards.items() if sum(line.side.outcome == "win" for line in card) == rounds]


def is_over(tournament: Tournament, book: Rulebook, number: StageNumber) -> bool:
    """Whether nothing of a stage is left to be played."""
    stage = plan_of(tournament, book)[number - 1]
    if stage.confrontation and tournament.confrontation:
        return True  # the director has named its winner
    if not has_started(tournament, book, number):
        return False
    rounds = rounds_in(tournament, number)
    if any(not posted.finished for posted in rounds):
        return False
    if stage.kind == "bracket":
        split = tournament.split
        return bracket_of(tournament, book, number).over or bool(split and split.ended and split.stage == number)
    played, planned = len(rounds), planned_rounds(tournament, book, number)
    if played >= planned:
        return True
    early = stage.unless_unbeaten
    return bool(early) and played >= early and len(unbeaten(view(tournament, book, number), book)) == 1


def at_stage(tournament: Tournament, book: Rulebook) -> StageNumber:
    """The stage that is being played, or is to be opened next; the last one when all is over."""
    plan = plan_of(tournament, book)
    if tournament.rounds and not is_over(tournament, book, latest := tournament.rounds[-1].stage):
        return latest
    left = (number for number in range(1, len(plan) + 1) if not is_over(tournament, book, number))
    return next(left, len(plan))


# Brackets -----------------------------------------------------------------------------------------------------------


def bracket_of(tournament: Tournament, book: Rulebook, number: StageNumber, seated: bool = False) -> Bracket:
    """The bracket of a stage that was filled, with all that has been played.

    `seated` says that the seeds are the seats of its draft, where no seating tells it: a results file has none.
    """
    opened = tournament.opened[number]
    won: dict[int, PlayerId | None] = {}
    rounds = rounds_in(tournament, number)
    stage = plan_of(tournament, book)[number - 1]
    seated = seated or bool(rounds or groups_of(tournament, number)) or not draws_seats(stage, book)
    for posted in rounds:
        for match in posted.matches.values():
            if match.counts and len(match.seats) > 1:  # a walkover follows from the bracket itself
                won[match.number] = winner_of(tournament, book, match)
    return play(opened.games, opened.seeds, won, _gone(tournament, number), seated)


def _gone(tournament: Tournament, number: StageNumber) -> dict[PlayerId, int]:
    """Who has left, and from which round of the bracket on."""
    opened = tournament.opened[number]
    rounds = {game.number: game.round for game in opened.games}
    played = [(r.number, [rounds[match.number] for match in r.matches.values()]) for r in rounds_in(tournament, number)]
    posted = [(at, max(reached, default=0)) for at, reached in played]
    left = {player: tournament.entrants[player].dropped_after for player in opened.seeds}
    return {
        player: max((reached for at, reached in posted if at <= after), default=0) + 1
        for player, after in left.items()
        if after is not None
    }


def meeting(tournament: Tournament, book: Rulebook, number: StageNumber, seats: tuple[PlayerId, ...]) -> Meeting:
    """What two players of a bracket play by."""
    seeds = tournament.opened[number].seeds
    higher = min(range(len(seats)), key=lambda seat: seeds.index(seats[seat]))
    return Meeting(games_of_stage(plan_of(tournament, book)[number - 1], book), higher)


def games_of_stage(stage: Stage, book: Rulebook) -> int:
    """The best of so many games: as the plan says, or the rulebook for brackets."""
    if stage.confrontation:
        return book.integer("games", 1)  # one more game like those before it
    return stage.best_of or book.integer("bracket_games") or book.integer("games", 1)


def draws_seats(stage: Stage, book: Rulebook) -> bool:
    """Whether a bracket is played by the seats of a draft that are drawn, not by ranks or seeds typed in (002 8.2)."""
    by_seats = stage.kind == "bracket" and stage.bracket == "seats" and stage.seeds != "typed"
    return by_seats and book.text("playoff_seats") == "drawn"


def winner_of(tournament: Tournament, book: Rulebook, match: Match) -> PlayerId | None:
    """Who goes on out of a bracket match that has a result; None = neither."""
    assert match.result is not None
    sides = scored(tournament, book, match, match.result).sides
    return next((seat for seat, side in zip(match.seats, sides, strict=True) if side.outcome == "win"), None)


def scored(tournament: Tournament, book: Rulebook, match: Match, result: Result) -> Scored:
    """A result as it counts where the match was played: by the rulebook's table, or by who goes on in a bracket."""
    stage = tournament.rounds[match.round - 1].stage
    if plan_of(tournament, book)[stage - 1].kind != "bracket":
        return score(book, result, len(match.seats))
    played_by = meeting(tournament, book, stage, match.seats)
    return Scored(bracket_sides(book, played_by, result, len(match.seats)))


# Words --------------------------------------------------------------------------------------------------------------

_HEATS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"  # more than a plan can have


def stage_name(plan: tuple[Stage, ...], number: StageNumber) -> Message:
    """ "Heat A", "Top 8", "Swiss rounds"."""
    stage = plan[number - 1]
    if stage.name:
        return message("stagename-own", name=stage.name)
    if stage.confrontation:
        return message("stagename-confrontation")
    if stage.heat:
        return message("stagename-heat", letter=_HEATS[sum(other.heat for other in plan[: number - 1])])
    if stage.kind == "bracket":
        return message("stagename-bracket", players=stage.take * max(len(sources_of(plan, number)), 1))
    which = "first" if number == 1 else "last"
    if stage.kind == "gathering":
        return message("stagename-gathering")
    return message("stagename-pods", which=which) if stage.kind == "pods" else message("stagename-swiss", which=which)


def bracket_words(stage: Stage) -> Message:
    """ "Modified McIntyre"; a director's own table is called so."""
    return message("stagename-table", table="own" if stage.games else stage.bracket)
