"""Optional scenarios: what they ask for, what was drawn, and what the director records."""

from __future__ import annotations

from typing import Annotated

import typer

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
from topcut.cli.app import command, done
from topcut.cli.file_first import HERE, File, Json, Player, Rotation, Round, Slip, Where, Words
from topcut.cli.given import file_bytes
from topcut.cli.opening import EventFile, act, open_event, open_journal
from topcut.cli.orbiting import moves_of, orbit_rows, orbit_table, with_moves
from topcut.cli.out import tell
from topcut.cli.read_result import find_match, read_result
from topcut.cli.scenario_answer import feedback_rows, feedback_shown, scenario_data, scenario_shown, write_feedback
from topcut.cli.scenario_parts import rule_words
from topcut.cli.who import player as who
from topcut.files.names_file import decoded
from topcut.journal.fact import PlayerId
from topcut.journal.state import Match
from topcut.limits import lines_of
from topcut.messages.message import Message, message
from topcut.play.outcome import outcome
from topcut.play.scenarios.chosen import ORBIT, must_play
from topcut.play.scenarios.drinks import tabs
from topcut.play.scenarios.moves import moves_in
from topcut.play.scenarios.race import rules_listed
from topcut.refusal import Refused, refuse


@command(examples=["scenario friday.jsonl", "scenario friday.jsonl --round 2 --json"])
def scenario(*, file: File = HERE, round: Round = 0, json: Json = False) -> None:
    """What the event's scenario asks for now, and what was drawn and recorded."""
    event = open_event(file)
    if round:
        event.round(round)
    tell(json, scenario_data(event, round), *([] if json else scenario_shown(event, round)))


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
    before = tuple(event.words[ref] for ref in rules_listed(event.tournament)) if add else ()
    event, answer = act(event, ListSpecialRules((*before, *given)))
    listed = [event.words[ref] for ref in rules_listed(event.tournament)]
    said = message("cli-scenario-listed", rules=len(listed))
    done(event, answer, json, said, notes=_few(event, len(listed)), rules=listed)


def _lines(path: str) -> list[str]:
    if not path:
        return []
    return [line.strip() for line in lines_of(decoded(file_bytes(path), path), path) if line.strip()]


def _few(event: EventFile, listed: int) -> list[Message]:
    """Everybody needs a rule per round, and one more to be able to reject one in the last."""
    rounds = event.tournament.rounds_planned
    if not rounds or listed > rounds:
        return []
    return [message("cli-scenario-too-few-rules", rounds=rounds, needed=rounds + 1, listed=listed)]


@command("reject-rule", ["reject-rule friday.jsonl kira"])
def reject_rule(*, file: File = HERE, player: Player, json: Json = False) -> None:
    """Once per event a player rejects their special rule and draws another one for this game."""
    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, RejectSpecialRule(one))
    drawn = next(record.fact for record in answer.records if isinstance(record.fact, SpecialRuleDrawn))
    words = rule_words(event, drawn.rule)
    shown = message("cli-scenario-plays-instead", player=event.player(one), rule=words)
    done(event, answer, json, shown, player=event.handles[one], rule=drawn.rule, name=words)


@command(
    examples=["orbit friday.jsonl --rotation 2", "orbit friday.jsonl        # as-the"],
)
def orbit(*, file: File = HERE, rotation: Rotation = None, round: Round = 0, json: Json = False) -> None:
    """Standard Orbit: who sits where after so many moves, and where everybody goes next."""
    event = open_event(file)
    posted = event.round(round)
    moves = moves_of(event, posted, rotation if rotation is not None or posted.clock.started else 0)
    rows = [
        {**row, "player": event.handles[row["player"]], "deck": event.handles[row["deck"]]}
        for row in orbit_rows(event, posted, moves)
    ]
    tell(json, {"round": posted.number, "rotation": moves, "seats": rows}, orbit_table(event, posted, moves))


@command("end-game", ["end-game friday.jsonl 2 100-35 --rotation 1"], cls=Slip)
def end_game(*, file: File = HERE, words: Words, rotation: Rotation = None, json: Json = False) -> None:
    """Standard Orbit: a game ended before the round did; the first seat's number first."""
    event = open_journal(file)
    must_play(event.book, message("scenario-games"), ORBIT)
    line, posted = " ".join(words), event.round()
    match, result = read_result(event, line, posted)
    result = with_moves(event, line, posted, result, rotation)
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
        rows = feedback_rows(event)
        if out:
            write_feedback(rows, out)
        wrote = message("cli-scenario-feedback-written", remarks=len(rows), file=out)
        tell(json, {"feedback": rows}, *([wrote] if out else feedback_shown(rows)))
        return
    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, GiveFeedback(one, " ".join(text or ())))
    said = message("cli-scenario-feedback-kept", player=event.player(one))
    done(event, answer, json, said, player=event.handles[one])


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
