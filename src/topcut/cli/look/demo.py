"""A whole event in the terminal, typed as a director would: the real commands on a real file."""

from __future__ import annotations

import contextlib
import io
import shlex
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from topcut.answers.standings import standings_answer
from topcut.cli.main import main
from topcut.cli.terminal.app import command
from topcut.cli.terminal.file_first import Json, PlainHelp
from topcut.cli.terminal.opening import EventFile, open_event
from topcut.cli.terminal.out import note, say, tell_json
from topcut.files import durable
from topcut.journal.state import Match
from topcut.messages.message import Message, message
from topcut.play.chance import Chance
from topcut.refusal import refuse

FILE = "ds9.jsonl"
CAST = "Kira Nerys, Odo, Quark, Jadzia Dax, Elim Garak, Worf, Julian Bashir, Rom, Morn"
_STRENGTH = {"kira": 9, "jadzia": 8, "worf": 7, "elim": 6, "odo": 5, "quark": 4, "julian": 4, "rom": 2, "morn": 1}


@command(cls=PlainHelp, examples=["demo", "demo --seed 8", "demo --keep ds9.jsonl"])
def demo(
    *,
    seed: Annotated[str, typer.Option()] = "16",
    keep: Annotated[str, typer.Option(show_default=False)] = "",
    json: Json = False,
) -> None:
    """Watch a whole event in seconds: pairings, slips, a drop, byes, a correction, standings, the proof."""
    if keep and Path(keep).exists():
        raise refuse("command-file-exists", file=keep)
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        with _silence() if json else contextlib.nullcontext():
            _play(seed)
        journal = Path(FILE).read_bytes()
        event = open_event(FILE)
        final = {"standings": event.data(standings_answer(event).standings)}
    if keep:
        durable.make(Path(keep), journal)
    if json:
        tell_json(final)
        return
    say("", message("cli-demo-end"))


@contextlib.contextmanager
def _silence() -> Iterator[None]:
    """Nothing is shown: the answer is the JSON at the end."""
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        yield


def _play(seed: str) -> None:
    chance = Chance(f"demo/{seed}")
    _talk(message("cli-demo-begin"))
    event = f'new "Deep Space Nine Regional" --file {FILE} --rulebook star-trek-2e'
    _type(f'{event} --players "{CAST}" --pair --seed {seed}.1')
    _talk(message("cli-demo-slips"))
    _report(chance)
    _type(f"report {FILE} 1 100-35", refused=True)
    _talk(message("cli-demo-drop"))
    _type(f"drop {FILE} morn")
    for number in (2, 3, 4):
        _type(f"pair {FILE} --post --seed {seed}.{number}")
        _report(chance)
    _end()


def _end() -> None:
    _talk(message("cli-demo-correction"))
    match = _last_full_win(open_event(FILE))
    a, b = match.result.games[0] if match.result else (0, 100)
    where = f"{FILE} {match.table} {b}-{a} --round {match.round}"
    _type(f'correct {where} --reason "swapped on the slip" --yes')
    _talk(message("cli-demo-standings"))
    _type(f"finish {FILE}")
    event = open_event(FILE)
    _type(f"explain {FILE} {_tied(event)}")
    _talk(message("cli-demo-why"))
    first, second = (event.handles[row.player] for row in event.standings.rows[:2])
    _type(f"why {FILE} {first} {second} --round 4")
    _talk(message("cli-demo-proof"))
    _type(f"verify {FILE}")


def _last_full_win(event: EventFile) -> Match:
    played = [match for posted in event.tournament.rounds for match in posted.matches.values() if len(match.seats) == 2]
    return next(m for m in reversed(played) if m.result and m.result.how == "normal" and m.result.games)


def _tied(event: EventFile) -> str:
    """Somebody whose rank a tie-breaker decided."""
    for row in event.standings.rows:
        if any(split.by != "points" for split in event.standings.splits_of(row.player)):
            return event.handles[row.player]
    return event.handles[event.standings.rows[0].player]


def _talk(words: Message) -> None:
    say("", message("cli-demo-talk", words=words))


def _type(words: str, refused: bool = False) -> None:
    """Show a command and run it, as if it had been typed."""
    say(message("cli-demo-typed", line=f"topcut {words}"))
    code = main(shlex.split(words))
    if code and not refused:
        note(message("cli-demo-went-wrong", code=code))
        raise typer.Exit(1)


def _report(chance: Chance) -> None:
    slips = [f'"{slip}"' for slip in _slips(open_event(FILE), chance)]
    _type(f"report {FILE} {' '.join(slips)}")


def _slips(event: EventFile, chance: Chance) -> Iterator[str]:
    """What the players wrote: mostly by their strength, some at time, one conceded."""
    for match in event.round().matches.values():
        if len(match.seats) == 2:
            first, second = (_STRENGTH[event.handles[seat].partition("-")[0]] for seat in match.seats)
            wins = chance.below(first + second) < first
            yield f"{match.table} {_score(chance, wins)}"


def _score(chance: Chance, first_wins: bool) -> str:
    kind, low = chance.below(10), 5 * chance.below(15)
    high, how = (100, "") if kind < 7 else (low + 10, " time") if kind < 9 else (100, " concede")
    if kind == 8:
        return f"{low}-{low} 1/1-1/0 time" if first_wins else f"{low}-{low} 0/1-1/1 time"
    return (f"{high}-{low}" if first_wins else f"{low}-{high}") + how
