"""The form of a table at the desk: everything on the axis of the two names, and what is rare behind quiet buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.messages.message import Message, message
from topcut.play.games import tally
from topcut.play.possible.score_asked import counts_score
from topcut.web.report.fields import Asking, Button, Data, Field, Grid, ResultForm, Way
from topcut.web.report.form import fields_for
from topcut.web.report.observed import observed_fields
from topcut.web.report.standing import standing
from topcut.web.site.live import Snapshot

PLAYED, TIME = "normal", "timeout"


class Entry(Struct, frozen=True):
    """What is asked at once, and the ways that are rare."""

    scores: tuple[Field, ...] = ()  # of the left and of the right
    choices: tuple[Button, ...] = ()  # of the field `way`: tiles, or with scores how it ended
    chosen: str = ""
    fields: tuple[Field, ...] = ()
    at_time: tuple[Field, ...] = ()  # asked where time was called
    grid: Grid | None = None
    button: Button | None = None  # where nothing is chosen
    others: tuple[Way, ...] = ()


def entry_for(snapshot: Snapshot, match: Match, typed: Data | None = None) -> Entry:
    """The form of a table; `typed` to show it again, otherwise it holds the result that stands."""
    if len(match.seats) < 2:
        return Entry()
    shown = standing(snapshot, match) if typed is None else typed
    asking = Asking(snapshot, match, match.seats[0], own=False, typed=shown)
    form = fields_for(snapshot, match, match.seats[0], own=False, typed=shown)
    entry = _laid_out(asking, form)
    way = _way_that_stands(match) if typed is None else typed.get("way", "")
    known = [one.value for one in entry.choices]
    chosen = way if way in known else PLAYED if entry.scores else ""
    return replace(entry, chosen=chosen, others=tuple(_together(entry.others)))


def _together(ways: Sequence[Way]) -> Iterator[Way]:
    """What either of them can have done is one thing that happened, with a button for each."""
    for both, same in groupby(ways, _happening):
        found = list(same)
        if not both or len(found) == 1:
            yield from (replace(way, buttons=tuple(_short(way))) for way in found)
            continue
        buttons = tuple(button for way in found for button in _short(way))
        yield replace(found[0], label=both, buttons=buttons, typed=any(way.typed for way in found))


def _happening(way: Way) -> Message | None:
    """What a way of one player is called where nobody is named."""
    how, _, who = way.buttons[0].value.partition(" ")
    if len(way.buttons) > 1 or who not in ("won", "lost"):
        return None
    if [field.name for field in way.fields] == ["unscored"]:
        return message("web-result-happened", how="unscored")
    return message("web-result-happened", how=how)


def _short(way: Way) -> Iterator[Button]:
    """The panel that holds the button says already that it is sent."""
    for button in way.buttons:
        yield replace(button, label=way.label) if len(way.buttons) == 1 else button


def _laid_out(asking: Asking, form: ResultForm) -> Entry:
    first, *_ = form.ways
    if first.grid:
        return Entry(fields=first.fields, grid=first.grid, button=first.buttons[0])
    if len(first.buttons) > 1 or not first.buttons[0].told:
        return _of_games(form)
    if counts_score(asking.snapshot.book, asking.snapshot.book.endings[PLAYED]):
        return _of_scores(asking, form)
    won, lost, *more = form.ways
    tiles = (Button(" ".join((PLAYED, "won")), won.label), Button(" ".join((PLAYED, "lost")), lost.label))
    return Entry(choices=tiles, fields=first.fields, others=(*more, *form.others))


def _of_games(form: ResultForm) -> Entry:
    """Tiles from 2–0 to 0–2; with a drawn game, or at time, it is another way."""
    won, lost, *more = form.ways
    tiles = (*won.buttons, *reversed(lost.buttons))
    plain = tuple(field for field in won.fields if field.name != "drawn")
    drawn = (_with_a_drawn_game(won, tiles),) if plain != won.fields else ()
    return Entry(choices=tiles, fields=plain, others=(*drawn, *more, *form.others))


def _with_a_drawn_game(won: Way, tiles: tuple[Button, ...]) -> Way:
    fields = tuple(_at_least_one(field) if field.name == "drawn" else field for field in won.fields)
    return Way(message("web-result-one-drawn"), tiles, fields)


def _at_least_one(drawn: Field) -> Field:
    return replace(drawn, choices=drawn.choices[1:], value=drawn.value if drawn.value != "0" else "1")


def _of_scores(asking: Asking, form: ResultForm) -> Entry:
    """Two fields: who has more has won, or is ahead at time; a score that nobody knows is another way."""
    won, lost, *more = form.ways
    scores = tuple(field for field in won.fields if field.name in ("mine", "theirs"))
    asked = tuple(field for field in won.fields if field not in scores and field.name != "unscored")
    played = Button(PLAYED, message("web-result-how", how=PLAYED))
    timed = [way for way in more if way.buttons[0].value == TIME]
    called = [Button(TIME, message("web-result-how", how=TIME)) for _ in timed]
    at_time = tuple(field for field in observed_fields(asking, TIME) if field not in asked) if timed else ()
    others = (*(way for way in more if way not in timed), *form.others, *_unscored(asking, won, lost))
    return Entry(scores, (played, *called), "", asked, at_time, others=others)


def _unscored(asking: Asking, *ways: Way) -> Iterator[Way]:
    """Who won, where the score is not known (R70)."""
    for way, player in zip(ways, asking.match.seats, strict=True):
        for field in way.fields:
            if field.name == "unscored":
                label = message("web-result-won-unscored", player=asking.named(player))
                yield Way(label, (Button(way.buttons[0].value, label),), (replace(field, value="on"),))


def _way_that_stands(match: Match) -> str:
    """The choice that a result stands for; "" where it is none of the usual ones."""
    result = match.result
    if result is None or match.status == "disputed" or len(match.seats) != 2:
        return ""
    return _way_of(result)


def _way_of(result: Result) -> str:
    if result.how == TIME and len(result.games) == 1:
        return TIME
    if result.how != PLAYED:
        return ""
    won, lost, drawn = tally(result.games) if result.games else (0, 0, 0)
    return "" if drawn else f"{won}-{lost}"
