"""Results as a director types them: `3 100-35`, `kira 2-1`, `3 FW FL 100-35`, `kira 65-65 1/1-1/0 time`.

A table's number comes with the first seat's numbers first; a name comes with that player's numbers first. How numbers
are typed is in `scores.py`, what the rulebook observes besides in `read_observed.py`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from msgspec.structs import replace

from topcut.journal.fact import PlayerId, Result
from topcut.limits import LINE_SIGNS, natural, short
from topcut.messages.message import Message, Names, Score, message
from topcut.play.observed import turned
from topcut.refusal import Refused, refuse
from topcut.slips.examples import AS_HERE
from topcut.slips.read_observed import observed_apart, with_observed
from topcut.slips.scores import is_score, score_of, words_of
from topcut.slips.sheet import Ask, SlipSheet, person
from topcut.slips.who import matching, nobody_to_ask, player

if TYPE_CHECKING:
    from topcut.journal.state import Match, Round
    from topcut.rulebooks.model import Rulebook

_NO_SHOW = "no-show"
_HOW = {
    "time": "timeout",
    "timeout": "timeout",
    "concede": "concession",
    "concedes": "concession",
    "conceded": "concession",
    "concession": "concession",
    "effect": "effect",
    "decked": "decked",
    "id": "agreed",
    "agreed": "agreed",
    "agreed-draw": "agreed",
    "intentional": "agreed",
    "both-lose": "both-lose",
    "incomplete": "incomplete",
    "normal": "normal",
    "no-show": _NO_SHOW,
    "noshow": _NO_SHOW,
}
_EVERYBODY = ("both", "all")
TIE = ("tie", "tied", "draw", "drawn")
_UNSCORED = ("no-score", "unscored")
_NUMBERS = re.compile(r"[\d\s:-]+")
_TWICE = ("slip-two-endings",)  # ids of refusals: the words are a result, but contradict


@dataclass
class Said:
    """What the words behind a table or a name say, the one who was named first."""

    numbers: list[tuple[int, ...]] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)
    how: str = ""
    tie: bool = False
    unscored: bool = False

    @property
    def ending(self) -> str:
        return self.how or "normal"

    def ends(self, how: str) -> None:
        """One game ends in one way (7.4, 7.4.1)."""
        if self.how not in ("", how):
            raise refuse("slip-two-endings", one=_word_of(self.how), other=_word_of(how))
        self.how = how


def _word_of(how: str) -> Message:
    return message("slip-typed", text=next(word for word, known in _HOW.items() if known == how))


def read_result(event: SlipSheet, line: str, posted: Round, ask: Ask = nobody_to_ask) -> tuple[Match, Result]:
    """The match and the result that one line means."""
    from topcut.slips.examples import with_examples

    try:
        return read_line(event, line, posted, ask)
    except Refused as refused:
        raise with_examples(event, posted, refused) from None


def read_line(event: SlipSheet, line: str, posted: Round, ask: Ask = nobody_to_ask) -> tuple[Match, Result]:
    """The same; a refusal may leave open how it is written here."""
    if not line.strip():
        raise refuse("slip-nothing-typed", way=AS_HERE)
    short(line, LINE_SIGNS, message("slip-slip"))
    if event.plan[posted.stage - 1].kind == "pods":
        from topcut.slips.read_pod import read_pod

        return read_pod(event, line, posted, ask)
    words = words_of(line, _below_zero(event.book))
    if words and words[0].lower() == "table":
        words = words[1:]
    if not words:
        raise refuse("slip-nothing-typed", way=AS_HERE)
    words, seen = observed_apart(event.book, words)
    if (missed := _missed(event, words, posted, ask)) is not None:
        return missed
    words, winner = _without_winner(event, words, posted)
    where, said = _apart(event.book, _as_coded(event, posted, words), alone=bool(seen))
    if _NUMBERS.fullmatch(where) and natural(where) is None:
        raise refuse("slip-no-table-no-name", line=line.strip(), way=AS_HERE)
    match, first = find_match(event, where, posted, ask)
    _must_be_played(event, match)
    if winner:
        seen_first = first or match.seats[0]
        said.codes = list(_decided(event.book, said.ending, 0 if winner == seen_first else 1))
    result = _result(event.book, said, first is not None, best_of(event, posted))
    return match, _seen_from(event.book, match, first, with_observed(event.book, result, seen))


def _must_be_played(event: SlipSheet, match: Match) -> None:
    if len(match.seats) == 1:
        bye = refuse("slip-bye", player=person(event, match.seats[0]))
        raise bye.at(message("place-table", table=match.table))


def _missed(event: SlipSheet, words: list[str], posted: Round, ask: Ask) -> tuple[Match, Result] | None:
    """`odo no-show`, `3 no-show odo`, `3 no-show both`: who did not come; None where nothing is said of it."""
    place = next((at for at, word in enumerate(words) if at and _HOW.get(word.lower()) == _NO_SHOW), 0)
    if not place:
        return None
    where, behind = " ".join(words[:place]), " ".join(words[place + 1 :])
    match, named = find_match(event, where, posted, ask)
    _must_be_played(event, match)
    if _NO_SHOW not in event.book.endings:
        raise refuse("slip-unknown-ending", game=event.book.title, ending=_NO_SHOW, known=tuple(event.book.endings))
    if behind.lower() in _EVERYBODY:
        return match, Result(how=_NO_SHOW, absent=tuple(range(len(match.seats))))
    who = player(event, behind, match.seats, ask) if behind else named
    if who is None:
        raise refuse("slip-nobody-named-absent", table=match.table, name=person(event, match.seats[0]))
    return match, Result(how=_NO_SHOW, absent=(match.seats.index(who),))


def _as_coded(event: SlipSheet, posted: Round, words: list[str]) -> list[str]:
    """`2 W L` of a bracket, as it is shown there, in the codes of a rulebook that has others (001 10)."""
    normal = event.book.endings.get("normal")
    bracket = event.plan[posted.stage - 1].kind == "bracket"
    if not bracket or normal is None or not normal.results or {"W", "L"} & set(event.book.results):
        return words
    codes = dict(zip(("W", "L"), normal.results, strict=True))
    return [words[0], *(codes.get(word.upper(), word) for word in words[1:])]


def _below_zero(book: Rulebook) -> bool:
    """Whether a score can be negative: that of one game can, unless the rulebook says otherwise (001 7.4.1)."""
    from topcut.play.possible.score_asked import least_score

    return book.play == "single_game" and least_score(book) < 0


def best_of(event: SlipSheet, posted: Round) -> int:
    """Of a bracket round: the best of so many games; 0 elsewhere."""
    from topcut.play.stages import games_of_stage

    stage = event.plan[posted.stage - 1]
    return games_of_stage(stage, event.book) if stage.kind == "bracket" else 0


def find_match(event: SlipSheet, where: str, posted: Round, ask: Ask = nobody_to_ask) -> tuple[Match, PlayerId | None]:
    """A match of the round by its table's number or by a player, who is then told as well."""
    if (table := natural(where)) is not None:
        found = posted.matches.get(table)
        if found is None:
            raise _no_table(event, posted, table)
        return found, None
    tables = {seat: match for match in posted.matches.values() for seat in match.seats}
    who = player(event, where, tables, ask)
    return tables[who], who


def _no_table(event: SlipSheet, posted: Round, table: int) -> Refused:
    """A table that is not there; of a bracket it may be a game whose players are not known yet."""
    from topcut.play.stages import bracket_of

    tables = _tables(posted)
    if posted.stage in event.tournament.opened and event.plan[posted.stage - 1].kind == "bracket":
        if there := next((match.table for match in posted.matches.values() if match.number == table), 0):
            return refuse("slip-game-at-table", game=table, table=there)
        state = bracket_of(event.tournament, event.book, posted.stage).games.get(table)
        if state is not None and state.status == "waiting":
            one, other = (_fed_from(seat.source) for seat in state.seats)
            return refuse("slip-game-not-known", game=table, one=one, other=other)
        if state is not None and state.status == "ready":
            return refuse("slip-game-not-posted", game=table, round=posted.number, tables=tables)
    return refuse("round-no-table", round=posted.number, table=table, tables=tables)


def _tables(posted: Round) -> Names | Message:
    """All of them where they are few and some numbers are left out."""
    tables = sorted(posted.matches)
    first, last = min(tables, default=0), max(tables, default=0)
    if len(tables) > 6 or last - first == len(tables) - 1:
        return message("round-tables", first=first, last=last)
    return tuple(str(table) for table in tables)


def _fed_from(source: str) -> Message:
    """ "winner 3" is the winner of game 3."""
    who, number = source.split()
    return message("slip-seat-of-game", who=who, number=int(number))


def _without_winner(event: SlipSheet, words: list[str], posted: Round) -> tuple[list[str], PlayerId]:
    """`3 1-1 grimlock`: the name behind the score is who won, if it is one of the two; the rest of the words."""
    score = next((place for place, word in enumerate(words) if place and is_score(word)), len(words))
    behind = words[score + 1 :]
    known = {*_HOW, *TIE, *_UNSCORED, *(code.lower() for code in event.book.results)}
    name = [word for word in behind if word.lower() not in known and not word[:1].isdigit()]
    others = [word for word in behind if word not in name]
    if not name or any(_HOW.get(word.lower(), "") not in ("timeout", "normal", "effect", "") for word in others):
        return words, ""  # `concede odo`: who is named there may have given up
    if any(word.lower() in TIE or word.upper() in event.book.results for word in others):
        return words, ""  # it is said already
    seats = _seats_of(event, " ".join(words[:score]), posted)
    fits = matching(event, " ".join(name), seats) if len(seats) == 2 else []
    return ([*words[: score + 1], *others], fits[0]) if len(fits) == 1 else (words, "")


def _seats_of(event: SlipSheet, where: str, posted: Round) -> tuple[PlayerId, ...]:
    """Who sits where a line says; () where that is not plain. Nobody is asked."""
    if (table := natural(where)) is not None:
        return posted.matches[table].seats if table in posted.matches else ()
    tables = {seat: match.seats for match in posted.matches.values() for seat in match.seats}
    fits = matching(event, where, tables)
    return tables[fits[0]] if len(fits) == 1 else ()


def _apart(book: Rulebook, words: list[str], alone: bool) -> tuple[str, Said]:
    """Where, and what: a name goes on until all that follows can be read as a result; it may stand `alone`."""
    problem: Refused | None = None
    for end in range(1, len(words) + alone):
        if end > 1 and is_score(words[end - 1]):
            break  # a score is no part of a name
        try:
            return " ".join(words[:end]), _said(book, words[end:])
        except Refused as refused:
            if any(one.code in _TWICE for one in refused.refusals):
                raise
            problem = problem or refused
    raise problem or refuse("slip-without-result", line=" ".join(words), way=AS_HERE)


def _said(book: Rulebook, words: list[str]) -> Said:
    said = Said()
    for word in words:
        if is_score(word):
            said.numbers.append(score_of(word))
        elif word.upper() in book.results:
            said.codes.append(word.upper())
        elif word.lower() in TIE:
            said.tie = True
        elif word.lower() in _UNSCORED:
            said.unscored = True
        elif word.lower() in _HOW:
            said.ends(_HOW[word.lower()])
        else:
            raise _not_understood(book, word)
    return said


def _not_understood(book: Rulebook, word: str) -> Refused:
    if word.isalpha() and word.isupper() and len(word) <= 4:
        return refuse("slip-unknown-code", code=word, game=book.title, known=tuple(book.results))
    from rapidfuzz import fuzz, process

    close = process.extractOne(word.lower(), [*_HOW, *TIE, *_UNSCORED], scorer=fuzz.ratio, score_cutoff=75)
    way = message("slip-way-did-you-mean", names=(close[0],)) if close else AS_HERE
    return refuse("slip-not-understood", word=word, way=way)


# What it means ----------------------------------------------------------------------------------------------------


def _result(book: Rulebook, said: Said, named: bool, best_of: int) -> Result:
    """The result as the one who was named first sees it."""
    from topcut.play.games import games_of

    games: tuple[tuple[int, ...], ...] = tuple(said.numbers)
    if said.how == "agreed":
        _agree(book, said)
    if best_of > 1 and book.play == "single_game" and len(games) == 1 and max(games[0][:2]) <= best_of // 2 + 1:
        games = games_of(*_tally(games[0]))  # `2-1`: games won, not the score of one
    if book.play != "pod" and len(games) > max(best_of, 1):
        raise refuse("slip-two-results", scores=tuple(map(Score, games)))
    if book.play == "best_of" and games:
        games = games_of(*_tally(games[0]))
    codes = _codes(book, said, named, games, best_of)
    return Result(games=games, codes=codes, how=said.ending, unscored=said.unscored)


def _tally(numbers: tuple[int, ...]) -> tuple[int, int, int]:
    if len(numbers) > 3 or sum(numbers) > 99 or min(numbers) < 0:
        raise refuse("slip-impossible-games", score=Score(numbers))
    won, lost, drawn = (*numbers, 0)[:3]
    return won, lost, drawn


def _codes(
    book: Rulebook, said: Said, named: bool, games: tuple[tuple[int, ...], ...], best_of: int
) -> tuple[str, ...]:
    if said.tie:
        return _tied(book, said)
    if len(said.codes) == 1:
        return said.codes[0], _opposite(book, said.codes[0])
    if said.codes or said.how not in ("concession", "effect") or book.play == "pod":
        return tuple(said.codes)
    winner = _by_effect(named) if said.how == "effect" else _not_conceding(book, named, games, best_of)
    return _decided(book, said.how, winner)


def _agree(book: Rulebook, said: Said) -> None:
    """An intentional draw (002 2.4); by rules without such an ending a tie like any other."""
    if "agreed" not in book.endings:
        said.how, said.tie = "", True
        return
    _tied(book, said)
    said.tie, said.codes = False, []


def _tied(book: Rulebook, said: Said) -> tuple[str, str]:
    code = next((code for code, line in book.results.items() if line.outcome == "draw"), None)
    if code is None:
        raise refuse("slip-game-without-tie", game=book.title, way=AS_HERE)
    if said.codes and set(said.codes) != {code}:
        raise refuse("slip-no-tie", codes="/".join(said.codes))
    return code, code


def _opposite(book: Rulebook, code: str) -> str:
    others = book.results[code].opposite
    preferred = [other for other in others if book.results[other].outcome != book.results[code].outcome]
    options = list(others) if len(others) == 1 else preferred
    if len(options) != 1:
        raise refuse("slip-other-code-open", code=code, others=tuple(others), many=len(others))
    return options[0]


def _by_effect(named: bool) -> int:
    """Who is named won by the effect, whatever the score (7.4.1)."""
    if not named:
        raise refuse("slip-effect-without-winner", way=AS_HERE)
    return 0


def _not_conceding(book: Rulebook, named: bool, games: tuple[tuple[int, ...], ...], best_of: int) -> int:
    """A concession: who is named gave up; at a table's number, or where 100-0 or a whole match is recorded, the lower
    score did."""
    from topcut.play.games import course_of

    first, second = (sum(game[seat] for game in games) for seat in (0, 1))
    recorded = (first, second) == (book.integer("differential_cap"), 0)
    if book.play == "best_of":
        recorded = first >= course_of(book, best_of).needed
    if first > second and (not named or recorded):
        return 0
    if second > first or (named and first == second):
        return 1
    if named:
        raise refuse("slip-conceded-while-ahead", way=AS_HERE)
    raise refuse("slip-conceded-by-nobody", way=AS_HERE)


def _decided(book: Rulebook, how: str, winner: int) -> tuple[str, ...]:
    ending = book.endings.get(how)
    if ending is None or not ending.results:
        raise refuse("slip-unknown-ending", game=book.title, ending=how, known=tuple(book.endings))
    won, lost = ending.results
    return (won, lost) if winner == 0 else (lost, won)


def _seen_from(book: Rulebook, match: Match, first: PlayerId | None, result: Result) -> Result:
    """The same result with the first seat first."""
    if first is None or match.seats.index(first) == 0:
        return result
    if len(match.seats) != 2:
        raise refuse("slip-more-than-two")
    games = tuple(game[::-1] for game in result.games)
    return replace(turned(book, result), games=games, codes=result.codes[::-1])
