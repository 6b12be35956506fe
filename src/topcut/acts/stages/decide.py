"""Opening stages: the cut, the bracket, the heats, and what a stage begins with."""

from __future__ import annotations

from topcut.acts.matter import Matter
from topcut.acts.rounds.facts import Started
from topcut.acts.stages.commands import Join, OpenStage, SplitPrizes
from topcut.acts.stages.facts import Joined, PrizesSplit, StageOpened
from topcut.journal.fold import advance
from topcut.journal.plan import Stage, StageNumber, has_rounds
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Tournament
from topcut.messages.message import Message, Messages, Player, message
from topcut.play.limited.pod_rounds import recommended_rounds
from topcut.play.minimums import least_rounds
from topcut.play.pods import pod_sizes
from topcut.play.scenarios.luck import refuse_odd_rounds
from topcut.play.seeding import games_for, has_qualified, seeds_for
from topcut.play.stages import (
    at_stage,
    bracket_of,
    has_started,
    is_first,
    is_over,
    plan_of,
    planned_rounds,
    rounds_in,
    sources_of,
    stage_name,
    view,
)
from topcut.play.waiting import cut_is_an_act
from topcut.refusal import Refused, refuse
from topcut.rulebooks.model import Rulebook


def foreseen(tournament: Tournament, facts: list[AnyFact]) -> Tournament:
    """The tournament with facts that this very act brings."""
    head = tournament.head + 1
    records = [Record(head + place, "", "", fact) for place, fact in enumerate(facts)]
    return advance(tournament, records) or tournament


def stages_of(plan: tuple[Stage, ...]) -> Messages:
    """ "1 Swiss rounds", "2 Top 8"."""
    numbers = range(1, len(plan) + 1)
    return tuple(message("stage-numbered", number=number, stage=stage_name(plan, number)) for number in numbers)


def how_to_plan(tournament: Tournament, book: Rulebook) -> Message:
    """How a cut is announced; once the event has started, with who agreed and why, where it still can be (001 10)."""
    if tournament.started and book.flag("bracket_fixed"):
        return message("stage-way-fixed")
    return message("stage-way-announce-late") if tournament.started else message("stage-way-announce")


# What a stage begins with ------------------------------------------------------------------------------------------


def begun(matter: Matter, number: StageNumber) -> list[AnyFact]:
    """The facts with which a stage begins by itself; a cut and typed seeds are acts of their own."""
    plan = plan_of(matter.tournament, matter.book)
    stage = plan[number - 1]
    _sources_must_be_over(matter, number)
    if cut_is_an_act(plan, number):
        raise refuse("stage-cut-not-made", stage=stage_name(plan, number))
    if stage.kind == "bracket" or not is_first(plan, number):
        return open_stage(matter, OpenStage(number))
    return [_started(matter, matter.tournament, number)]


def _started(matter: Matter, tournament: Tournament, number: StageNumber) -> Started:
    """Fix the number of rounds for the field of a stage."""
    book, plan = matter.book, plan_of(tournament, matter.book)
    field = view(tournament, book, number)
    players = sum(1 for entrant in field.entrants.values() if entrant.active)
    if players < 2:
        where = "heat" if plan[number - 1].heat else "event"
        raise refuse("stage-too-few-to-start", where=where, stage=stage_name(plan, number), players=players)
    if not has_rounds(plan):
        return Started(0, number)
    if plan[number - 1].kind == "pods":
        pod_sizes(players, book.integer("pod_least", 4), book.integer("pod_most", 8))  # refuses a pod of two
    rounds = planned_rounds(tournament, book, number) if plan[number - 1].kind != "pods" else tournament.rounds_planned
    after = next((stage for stage in plan[number:] if not stage.heat), None)  # heats are played alike
    cut = after.take if after and after.kind == "bracket" and not after.confrontation else 0
    rounds = rounds or book.integer("rounds") or recommended_rounds(tournament, book, number, players, cut) or 0
    if not rounds:
        least = max(least_rounds(tournament, book), (players - 1).bit_length())  # until one is unbeaten
        raise refuse("stage-no-number-of-rounds", game=book.title, players=players, least=least)
    refuse_odd_rounds(book, rounds)
    return Started(rounds, number)


def _sources_must_be_over(matter: Matter, number: StageNumber) -> None:
    tournament, book = matter.tournament, matter.book
    plan = plan_of(tournament, book)
    if is_first(plan, number):
        return
    for source in sources_of(plan, number):
        if not is_over(tournament, book, source):
            stage, before = stage_name(plan, number), stage_name(plan, source)
            left, way = _left(matter, source)
            raise refuse("stage-comes-later", stage=stage, source=before, left=left, way=way)


def _left(matter: Matter, number: StageNumber) -> tuple[Message, Message]:
    """What is missing before a stage is over, and what to do about it."""
    tournament, book = matter.tournament, matter.book
    rounds = rounds_in(tournament, number)
    if not has_started(tournament, book, number):
        return message("stage-left-to-begin"), message("stage-way-first-round")
    missing = [m for posted in rounds for m in posted.matches.values() if m.status in ("open", "disputed")]
    if missing:
        left = message("stage-left-to-report", match=matter.at(missing[0]), more=len(missing) - 1)
        return left, message("stage-way-results")
    if plan_of(tournament, book)[number - 1].kind == "bracket":
        return message("stage-left-to-play"), message("stage-way-next-games")
    planned = planned_rounds(tournament, book, number)
    return message("stage-left-rounds", played=len(rounds), planned=planned), message("stage-way-next-round")


# Cuts and brackets -------------------------------------------------------------------------------------------------


def open_stage(matter: Matter, command: OpenStage) -> list[AnyFact]:
    """Make the cut: who plays on with which seed; the bracket is fixed from now on."""
    matter.must_run()
    tournament, book = matter.tournament, matter.book
    plan = plan_of(tournament, book)
    number = command.stage or next((n for n in range(1, len(plan) + 1) if not has_started(tournament, book, n)), 0)
    if not 1 <= number <= len(plan):
        raise _no_cut_left(matter, command.stage)
    if has_started(tournament, book, number):
        raise _begun(stage_name(plan, number))
    if is_first(plan, number) and plan[number - 1].kind != "bracket":
        later = next((n for n in range(number + 1, len(plan) + 1) if not is_first(plan, n)), 0)
        if later and not command.stage:
            _sources_must_be_over(matter, later)
        raise refuse("stage-needs-no-cut", stage=stage_name(plan, number))
    _sources_must_be_over(matter, number)
    _no_delayed(matter)
    return _opened(matter, number, command)


def _no_cut_left(matter: Matter, asked: StageNumber) -> Refused:
    plan = plan_of(matter.tournament, matter.book)
    if asked:
        return refuse("stage-none", number=asked, stages=stages_of(plan))
    if not matter.tournament.opened:
        return refuse("stage-no-cut-planned", way=how_to_plan(matter.tournament, matter.book))
    return _begun(stage_name(plan, max(matter.tournament.opened)))


def _begun(name: Message) -> Refused:
    return refuse("stage-begun", stage=name)


def _opened(matter: Matter, number: StageNumber, command: OpenStage) -> list[AnyFact]:
    tournament, book = matter.tournament, matter.book
    stage = plan_of(tournament, book)[number - 1]
    seed = "" if stage.seeds == "typed" else _seed(matter, number)
    seeds = seeds_for(tournament, book, number, seed, command.seeds)
    if len(seeds) < 2:
        raise refuse("stage-too-few-to-open", players=len(seeds))
    games = games_for(stage, len(seeds)) if stage.kind == "bracket" else ()
    facts: list[AnyFact] = [StageOpened(number, seeds, games, seed)]
    if stage.kind == "swiss":
        facts.append(_started(matter, foreseen(tournament, facts), number))
    elif not tournament.started:
        facts.append(Started(max((game.round for game in games), default=1), number))
    return facts


def _seed(matter: Matter, number: StageNumber) -> str:
    """Drawn once for a stage: a cut that was undone and is made again has the same lots (no shopping for seeds)."""
    before = (record.fact for record in matter.history if isinstance(record.fact, StageOpened))
    drawn = [fact.seed for fact in before if fact.stage == number and fact.seed]
    return drawn[0] if drawn else matter.context.entropy.seed()


def _no_delayed(matter: Matter) -> None:
    for posted in matter.tournament.rounds:
        for match in posted.matches.values():
            if match.status == "delayed":
                raise refuse("stage-result-delayed", match=matter.at(match))


# Heats -------------------------------------------------------------------------------------------------------------


def join(matter: Matter, command: Join) -> list[AnyFact]:
    """Play in a heat: not after having qualified, and not in two at once (001 9)."""
    matter.must_run()
    entrant = matter.entrant(command.player)
    name, number = matter.name(entrant.id), command.stage
    if not entrant.active:
        raise refuse("stage-player-gone", player=matter.player(entrant.id))
    return [joined(matter, entrant.id, name, number, [stage for stage, _ in entrant.heats])]


def joined(matter: Matter, player: str, name: str, number: StageNumber, heats: list[StageNumber]) -> Joined:
    """The fact, where the player may join."""
    tournament, book = matter.tournament, matter.book
    plan, who = plan_of(tournament, book), Player(player, name)
    if not 1 <= number <= len(plan) or not plan[number - 1].heat:
        raise refuse("stage-no-heat", number=number, stages=stages_of(plan))
    if number in heats:
        raise refuse("stage-joined", player=who, stage=stage_name(plan, number))
    if is_over(tournament, book, number) or tournament.opened:
        raise refuse("stage-heat-over", stage=stage_name(plan, number))
    for heat in heats:
        where = stage_name(plan, heat)
        if not is_over(tournament, book, heat):
            raise _in_a_heat(who, where, number, has_started(tournament, book, heat))
        if has_qualified(tournament, book, player, heat):
            raise refuse("stage-qualified", player=who, stage=where)
    return Joined(player, number)


def first_open_heat(matter: Matter) -> StageNumber:
    """The heat that somebody who enters now plays in; 0 where the plan has none."""
    plan = plan_of(matter.tournament, matter.book)
    heats = [number for number, stage in enumerate(plan, start=1) if stage.heat]
    left = [heat for heat in heats if not is_over(matter.tournament, matter.book, heat)]
    return left[0] if left else heats[-1] if heats else 0


def _in_a_heat(player: Player, where: Message, number: StageNumber, begun: bool) -> Refused:
    if begun:
        return refuse("stage-heat-being-played", player=player, stage=where)
    return refuse("stage-heat-to-come", player=player, stage=where, number=number)


# Prizes ------------------------------------------------------------------------------------------------------------


def split_prizes(matter: Matter, command: SplitPrizes) -> list[AnyFact]:
    """All who are still in the bracket share the prizes evenly, and play on or not (002 5.2)."""
    matter.must_run()
    tournament, book = matter.tournament, matter.book
    number = at_stage(tournament, book)
    if number not in tournament.opened or plan_of(tournament, book)[number - 1].kind != "bracket":
        raise refuse("stage-split-without-bracket")
    if tournament.split is not None:
        raise refuse("stage-split-already")
    if any(not posted.finished for posted in rounds_in(tournament, number)):
        raise refuse("stage-split-while-playing")
    bracket = bracket_of(tournament, book, number)
    if bracket.over:
        raise refuse("stage-split-too-late")
    players = still_in(tournament, matter)
    if not command.consent:
        raise refuse("stage-split-without-consent", who=message("stage-all-of-them", players=len(players)))
    return [PrizesSplit(number, players, command.ended, matter.context.text(command.consent))]


def still_in(tournament: Tournament, matter: Matter) -> tuple[str, ...]:
    """Who has not left and sits in a game of the bracket that is not played yet, the best seed first."""
    number = at_stage(tournament, matter.book)
    bracket = bracket_of(tournament, matter.book, number)
    sitting = {
        seat.player
        for state in bracket.games.values()
        if state.status in ("waiting", "ready")
        for seat in state.seats
        if seat.player is not None
    }
    return tuple(player for player in bracket.seeds if player in sitting - bracket.gone)
