"""Optional scenarios: what they ask for, what was drawn, and what the director records."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import RenderableType

from topcut.acts.scenarios.commands import (
    Award,
    CountDrinks,
    Donate,
    EndGame,
    GiveFeedback,
    ListSpecialRules,
    RejectSpecialRule,
)
from topcut.acts.scenarios.facts import SpecialRuleDrawn
from topcut.answers.scenario import scenario_answer
from topcut.answers.scenarios.feedback import FILE_HEADS, FeedbackList, feedback_list
from topcut.answers.scenarios.special_rules import named, rules_of_event, too_few_rules
from topcut.answers.scenarios.standard_orbit import orbit_seats
from topcut.cli.results.read_result import find_match, read_result
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import HERE, File, Json, Player, Rotation, Round, Slip, Where, Words
from topcut.cli.terminal.given import file_bytes
from topcut.cli.terminal.grid_table import grid_shown, grids_shown
from topcut.cli.terminal.opening import EventFile, act, open_event, open_journal
from topcut.cli.terminal.out import listed, plain, say, tell
from topcut.cli.terminal.telling import as_sentence, in_words
from topcut.cli.terminal.who import player as who
from topcut.desk.ports import SystemClock
from topcut.files import durable
from topcut.files.csv_table import csv_table
from topcut.files.names_file import decoded
from topcut.journal.fact import PlayerId
from topcut.journal.state import Match
from topcut.limits import lines_of
from topcut.messages.message import message
from topcut.play.outcome import outcome
from topcut.play.scenarios.chosen import ORBIT, must_play
from topcut.play.scenarios.drinks import tabs
from topcut.play.scenarios.moves import moves_in
from topcut.refusal import Refused, refuse
from topcut.slips.orbit_moves import moves_of, with_moves


@command(examples=["scenario friday.jsonl", "scenario friday.jsonl --round 2 --json"])
def scenario(*, file: File = HERE, round: Round = 0, json: Json = False) -> None:
    """What the event's scenario asks for now, and what was drawn and recorded."""
    event = open_event(file)
    if round:
        event.round(round)
    answer = scenario_answer(event, round)
    if json:
        tell(True, event.data(answer))
    else:
        now = [listed("·", map(event.tell, answer.now))] if answer.now else []
        say(plain(event.tell(answer.effect)), *now, *grids_shown(event, answer.grids))


@command(
    "special-rules",
    [
        'special-rules friday.jsonl "Ancient Artifact" "Badlands" "Cloaked"',
        "special-rules friday.jsonl --file rules.txt",
        'special-rules friday.jsonl --add "Distress Call"',
    ],
)
def special_rules(
    *,
    file: File = HERE,
    rules: Annotated[list[str] | None, typer.Argument(metavar="RULE", show_default=False)] = None,
    names: Annotated[str, typer.Option("--file", metavar="FILE", show_default=False)] = "",
    add: Annotated[bool, typer.Option("--add")] = False,
    json: Json = False,
) -> None:
    """List the special rules of Race to the Alpha Quadrant; each round draws from them."""
    event = open_journal(file)
    given = (*(rules or ()), *_lines(names))
    event, answer = act(event, ListSpecialRules((*(rules_of_event(event) if add else ()), *given)))
    now = rules_of_event(event)
    done(event, answer, json, message("cli-scenario-listed", rules=len(now)), notes=too_few_rules(event), rules=now)


def _lines(path: str) -> list[str]:
    if not path:
        return []
    return [line.strip() for line in lines_of(decoded(file_bytes(path), path), path) if line.strip()]


@command("reject-rule", ["reject-rule friday.jsonl kira"])
def reject_rule(*, file: File = HERE, player: Player, json: Json = False) -> None:
    """Once per event a player rejects their special rule and draws another one for this game."""
    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, RejectSpecialRule(one))
    drawn = next(record.fact for record in answer.records if isinstance(record.fact, SpecialRuleDrawn))
    rule = named(rules_of_event(event), drawn.rule)
    shown = message("cli-scenario-plays-instead", player=event.player(one), rule=rule)
    done(event, answer, json, shown, player=event.handles[one], rule=drawn.rule, name=event.data(rule))


@command(
    examples=["orbit friday.jsonl --rotation 2", "orbit friday.jsonl        # as-the"],
)
def orbit(*, file: File = HERE, rotation: Rotation = None, round: Round = 0, json: Json = False) -> None:
    """Standard Orbit: who sits where after so many moves, and where everybody goes next."""
    event = open_event(file)
    posted = event.round(round)
    typed = rotation if rotation is not None or posted.clock.started else 0
    moves = moves_of(event.book, posted.clock, SystemClock().now(), typed)
    seats = orbit_seats(event, posted, moves)
    tell(json, event.data(seats), *grid_shown(event, seats.grid))


@command("end-game", ["end-game friday.jsonl 2 100-35 --rotation 1"], cls=Slip)
def end_game(*, file: File = HERE, words: Words, rotation: Rotation = None, json: Json = False) -> None:
    """Standard Orbit: a game ended before the round did; the first seat's number first."""
    event = open_journal(file)
    must_play(event.book, message("scenario-games"), ORBIT)
    line, posted = " ".join(words), event.round()
    match, result = read_result(event, line, posted)
    result = with_moves(event.book, posted, line, result, SystemClock().now(), rotation)
    event, answer = act(event, EndGame(match.round, match.table, result))
    shown = event.tell(outcome(event.book, result, len(match.seats)))
    moves = moves_in(event.book, result)
    said = message("cli-scenario-game-ended", table=match.table, result=shown, moves=moves)
    done(event, answer, json, said, table=match.table, result=shown, rotation=moves)


def _at_table(event: EventFile, typed: str, match: Match) -> PlayerId:
    """Somebody of this table; who sits elsewhere is named, so that the refusal can say where they do not sit."""
    try:
        return who(event, typed, among=_seats(event, match))
    except Refused:
        return who(event, typed)


@command(examples=["donate friday.jsonl 2 kira 3", "donate friday.jsonl kira kira 1 --round 1"])
def donate(
    *,
    file: File = HERE,
    table: Where,
    player: Player,
    items: Annotated[int, typer.Argument(metavar="ITEMS", show_default=False)],
    round: Round = 0,
    json: Json = False,
) -> None:
    """Bend the Rules: items that a player spends in a game; its winner gets them."""
    event = open_journal(file)
    match, _ = find_match(event, table, event.round(round))
    one = _at_table(event, player, match)
    event, answer = act(event, Donate(match.round, match.table, one, items))
    said = message("cli-scenario-donated", table=match.table, player=event.player(one), items=items)
    done(event, answer, json, said, table=match.table, player=event.handles[one], items=items)


def _seats(event: EventFile, match: Match) -> tuple[PlayerId, ...]:
    if len(match.seats) < 2:
        refused = refuse("command-no-game-of-a-bye", player=event.player(match.seats[0]))
        raise refused.at(message("place-table", table=match.table))
    return match.seats


@command(examples=["drinks friday.jsonl kira 2"])
def drinks(
    *,
    file: File = HERE,
    player: Player,
    number: Annotated[int, typer.Argument(metavar="N", show_default=False)],
    json: Json = False,
) -> None:
    """Biermeister: so many drinks more, or what they count as."""
    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, CountDrinks(one, number))
    tab = tabs(event.tournament, event.book)[one]
    said = message("cli-scenario-drunk", player=event.player(one), drunk=tab.drunk, due=tab.due, owed=tab.owed)
    done(event, answer, json, said, player=event.handles[one], due=tab.due, drunk=tab.drunk, owed=tab.owed)


@command(
    examples=[
        'feedback friday.jsonl kira "Too strong in a speed deck"',
        "feedback friday.jsonl                    # all-of",
        "feedback friday.jsonl --out feedback.csv",
    ],
)
def feedback(
    *,
    file: File = HERE,
    player: Annotated[str, typer.Argument(metavar="PLAYER", show_default=False)] = "",
    text: Annotated[list[str] | None, typer.Argument(metavar="TEXT", show_default=False)] = None,
    out: Annotated[str, typer.Option("--out", metavar="FILE", show_default=False)] = "",
    json: Json = False,
) -> None:
    """Public Play Testing: what players say about the cards; alone, all that was said."""
    if not player:
        event = open_event(file)
        answer = feedback_list(event)
        if out:
            durable.make(Path(out), csv_table(FILE_HEADS, answer.lines).encode())
        wrote = message("cli-scenario-feedback-written", remarks=len(answer.feedback), file=out)
        tell(json, event.data(answer), wrote if out else _said(event, answer))
        return
    event = open_journal(file)
    one = who(event, player)
    event, accepted = act(event, GiveFeedback(one, " ".join(text or ())))
    said = message("cli-scenario-feedback-kept", player=event.player(one))
    done(event, accepted, json, said, player=event.handles[one])


def _said(event: EventFile, answer: FeedbackList) -> RenderableType:
    """ "Kira: too strong"."""
    if not answer.feedback:
        return plain(as_sentence(event.tell(answer.notes[0])))
    said = (message("cli-scenario-says", player=one.player, words=one.text) for one in answer.feedback)
    return listed("·", map(in_words, said))


@command(examples=['award friday.jsonl kira "coolest deck"'])
def award(
    *,
    file: File = HERE,
    player: Player,
    prize: Annotated[list[str], typer.Argument(metavar="PRIZE", show_default=False)],
    json: Json = False,
) -> None:
    """A special prize of the director: for the coolest deck, or for most items collected."""
    event = open_journal(file)
    one, words = who(event, player), " ".join(prize)
    event, answer = act(event, Award(one, words))
    said = message("cli-scenario-awarded", player=event.player(one), prize=words)
    done(event, answer, json, said, player=event.handles[one], prize=words)
