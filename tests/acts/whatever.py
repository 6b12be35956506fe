"""Whatever somebody might say at a moment of an event: names, tables, numbers, slips; mostly sensible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from acts.results import result_for
from topcut.acts.entries.commands import Person
from topcut.acts.listing.values import NAMES as LISTED
from topcut.acts.listing.words import ListingWords
from topcut.journal.fact import PlayerId, PodRound, Result
from topcut.journal.plan import Stage
from topcut.journal.state import Match, Tournament
from topcut.play.chance import Chance
from topcut.play.stages import plan_of
from topcut.programs.load import load as program
from topcut.rulebooks.model import Rulebook

T = TypeVar("T")
CAST = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog", "Leeta", "Worf", "Ezri", "Jake")
WORDS = (
    "because",
    "everybody agreed",
    "the slip was read wrongly",
    "emergency: the lights went out",
    "",
    "²",
    "x" * 300,
)
NEW = ("Worf", "Ezri", "Jake", "Keiko", "Molly", "Ziyal", "Dukat", "Damar", "Weyoun", "Brunt", "Zek", "Ishka")
ENDINGS = ("time", "concede", "effect", "decked", "id", "tie", "both-lose", "incomplete", "normal", "no-score", "draw")
BRACKETS = ("single", "double", "mcintyre", "play-in", "seats")
SEEDS = ("ranks", "twos", "turns", "drawn", "typed")


class Whatever:
    """Draws what is said, knowing the event as it stands."""

    def __init__(self, chance: Chance, tournament: Tournament, book: Rulebook) -> None:
        self.chance, self.tournament, self.book = chance, tournament, book
        self._here = self._some_match() if chance.below(5) else None  # one table that all is about

    def happens(self, percent: int) -> bool:
        return self.chance.below(100) < percent

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.chance.below(len(things))]

    # Who and where -----------------------------------------------------------------------------------------------

    @property
    def matches(self) -> list[Match]:
        return [match for posted in self.tournament.rounds for match in posted.matches.values()]

    def match(self) -> Match | None:
        return self._here or self._some_match()

    def _some_match(self) -> Match | None:
        """Mostly one of the latest round that waits."""
        latest = list(self.tournament.rounds[-1].matches.values()) if self.tournament.rounds else []
        waiting = [match for match in latest if match.status == "open" and len(match.seats) > 1]
        for these, percent in ((waiting, 60), (latest, 60), (self.matches, 100)):
            if these and self.happens(percent):
                return self.one_of(these)
        return None

    def player(self) -> PlayerId:
        known = list(self._here.seats if self._here and self.happens(60) else self.tournament.entrants)
        return self.one_of(known) if known and self.happens(95) else self.one_of(("p99", "", "p0", "director"))

    def players(self, most: int = 4) -> tuple[PlayerId, ...]:
        if self.happens(30):
            return tuple(self.chance.shuffled(list(self.tournament.entrants)))
        return tuple(self.player() for _ in range(self.chance.below(most + 1)))

    def name(self) -> str:
        """A name as it is typed: in small letters, its beginning, an id, or of somebody who is not here."""
        name = self.one_of(CAST)
        return self.one_of((name, name.lower(), name[:3].lower(), self.player() or "nobody"))

    def number(self) -> int:
        if self.happens(5):
            return self.one_of((-1, 10**6, 10**12, -(10**9)))
        return self.chance.below(9) if self.happens(70) else self.chance.below(120)

    # Results -----------------------------------------------------------------------------------------------------

    def score(self, seats: int = 2) -> tuple[int, ...]:
        kind = self.chance.below(10)
        if kind < 5:
            return tuple(self.chance.below(4) for _ in range(seats))
        if kind < 9:
            return tuple(5 * self.chance.below(27) for _ in range(seats))
        return tuple(self.chance.below(300) - 150 for _ in range(seats))

    def result(self, seats: int = 2) -> Result:
        """A result as a program might send it, possible or not."""
        codes = list(self.book.results) or [""]
        games = tuple(self.score(seats if self.happens(95) else 3) for _ in range(self.chance.below(6)))
        result = Result(
            games=games,
            codes=tuple(self.one_of(codes) for _ in range(seats)) if self.happens(25) else (),
            how=self.one_of((*self.book.endings, "never-heard-of")) if self.happens(40) else "normal",
            absent=(self.chance.below(seats + 1),) if self.happens(5) else (),
            ends=tuple(self.one_of(("normal", "timeout")) for _ in games) if self.happens(10) else (),
            unscored=self.happens(5),
        )
        return self.observing(result, seats)

    def observing(self, result: Result, seats: int) -> Result:
        """With things that somebody says they saw, whether the rulebook observes them or not."""
        if self.happens(20):
            pairs = tuple((self.chance.below(3), self.chance.below(3)) for _ in range(seats))
            result = result.observing("missions", pairs)
        if self.happens(30):
            result = result.observing("emptied", tuple((self.chance.below(seats),) for _ in result.games))
        if self.happens(20):
            result = result.observing("rotation", ((self.chance.below(4),),))
        return result.observing("crystals", ((self.chance.below(9),),) * seats) if self.happens(3) else result

    def slip(self) -> str:
        """A line as it is typed: a table or a name, then words."""
        match = self.match()
        seats = len(match.seats) if match else 2
        where = str(match.table) if match and self.happens(60) else self.name()
        if self.book.play == "pod" and self.happens(80):
            return f"{where} {self.pod_words(seats)}"
        return f"{where} {self.result_words()}"

    def result_words(self) -> str:
        words = [self._score_word() for _ in range(self.one_of((0, 1, 1, 1, 1, 2, 3)))]
        if self.happens(20):
            words.append("-".join(f"{self.chance.below(3)}/{self.chance.below(3)}" for _ in range(2)))
        if self.happens(20):
            codes = list(self.book.results)
            words += [self.one_of(codes) for _ in range(2)] if codes else ["W", "L"]
        if self.happens(40):
            words.append(self.one_of(ENDINGS))
        if self.happens(10):
            words.append(self.name())
        return " ".join(self.chance.shuffled(words) if self.happens(10) else words)

    def _score_word(self) -> str:
        if self.book.play == "best_of" and self.happens(50):
            return "-".join(str(self.chance.below(4)) for _ in range(self.one_of((2, 2, 3))))
        return self.one_of(("-", "-", ":", " - ", " ")).join(map(str, self.score()))

    def pod_words(self, seats: int) -> str:
        rounds = []
        for _ in range(self.one_of((5, 5, 5, 1, 6))):
            out = self.chance.below(seats)
            points = (f"{10 * self.chance.below(200)}{'*' * (seat == out)}" for seat in range(seats))
            rounds.append("-".join(points))
        more = self.one_of(("", "", "", "time", f"concede {self.name()}"))
        return " ".join([*rounds, more]).strip()

    # Rules and plans -----------------------------------------------------------------------------------------------

    def plan(self) -> tuple[Stage, ...]:
        """The plan with something else in it."""
        plan = list(plan_of(self.tournament, self.book))
        if len(plan) > 1 and self.happens(30):
            plan.pop()
        kind = self.one_of(("bracket", "bracket", "swiss", "pods"))
        stage = Stage(
            kind,  # type: ignore[arg-type]
            take=self.chance.below(10),
            bracket=self.one_of(BRACKETS) if kind == "bracket" else "",
            best_of=self.one_of((0, 1, 3, 5, 2)),
            seeds=self.one_of(SEEDS),  # type: ignore[arg-type]
            rounds=self.chance.below(4),
        )
        return (*plan, stage) if self.happens(80) else (stage,)

    def setting(self) -> tuple[str, Any]:
        """A setting of the rulebook with one of its choices, or with something else."""
        name = self.one_of(list(self.book.settings))
        choices = list(getattr(self.book.settings[name], "choices", None) or ())
        others: list[Any] = [self.number(), True, False, "never-heard-of", [30, 5], ""]
        return name, self.one_of(choices) if choices and self.happens(80) else self.one_of(others)

    # By the name of a field ------------------------------------------------------------------------------------------

    def of(self, field: str, kind: str) -> Any:
        """What a field of a command holds: by its name, or by what it takes."""
        return _FIELDS.get(field, _KINDS.get(kind, Whatever.number))(self)

    def person(self) -> Person:
        return Person(
            self.one_of(CAST if self.happens(20) else NEW),
            rating=self.number() if self.happens(20) else None,
            earned_byes=self.chance.below(3) if self.happens(20) else 0,
            head_start=100 * self.chance.below(3) if self.happens(10) else 0,
            side=self.one_of(("light", "dark", "both", "grey")) if self.happens(30) else "",
            team=self.one_of(("Bajor", "")),
        )

    def word(self) -> str:
        return self.one_of(WORDS[:4]) if self.happens(70) else self.one_of(WORDS)

    def stage(self) -> int:
        return self.chance.below(4)

    def round(self) -> int:
        latest = self._here.round if self._here else len(self.tournament.rounds)
        return latest if self.happens(85) else self.chance.below(latest + 3)

    def table(self) -> int:
        match = self.match()
        return match.table if match and self.happens(95) else self.chance.below(12)

    def seq(self) -> int:
        """A record: mostly one of the last."""
        return max(1, self.tournament.head - self.chance.below(4 if self.happens(80) else 40))

    def flag(self) -> bool:
        return self.happens(40)

    def pairs(self) -> tuple[tuple[PlayerId, PlayerId], ...]:
        return tuple((self.player(), self.player()) for _ in range(self.one_of((0, 0, 0, 1, 2))))

    def moment(self) -> str:
        return self.one_of(("2026-11-20T20:00:00Z", "2027-01-01T00:00:00Z", "soon", ""))


def _people(whatever: Whatever) -> tuple[Person, ...]:
    return tuple(whatever.person() for _ in range(whatever.chance.below(3)))


def _result_here(whatever: Whatever) -> Result:
    """Half of them can be."""
    match = whatever.match()
    if match and len(match.seats) > 1 and whatever.happens(50):
        return result_for(whatever.tournament, whatever.book, whatever.chance, match)
    return whatever.result(len(match.seats) if match else 2)


def _turns_here(whatever: Whatever) -> tuple[PodRound, ...]:
    """Rounds of a pod, most of which can be."""
    match = whatever.match()
    seats = len(match.seats) if match and whatever.happens(80) else whatever.chance.below(4)
    return tuple(
        PodRound(turn, tuple(whatever.number() for _ in range(seats)), (0,) if seats and whatever.happens(50) else ())
        for turn in range(1 + whatever.chance.below(4), 5)
    )


_KINDS: dict[str, Callable[[Whatever], Any]] = {"words": Whatever.word, "tick": Whatever.flag}
_FIELDS: dict[str, Callable[[Whatever], Any]] = {
    "a": Whatever.player,
    "absent": Whatever.players,
    "b": Whatever.player,
    "by": lambda whatever: "" if whatever.happens(60) else whatever.player(),
    "cards": lambda whatever: "\n".join(f"Card {number}" for number in range(whatever.one_of((0, 3, 400)))),
    "consent": Whatever.word,
    "drawn": lambda whatever: whatever.players() if whatever.happens(20) else (),
    "emergency": Whatever.flag,
    "ended": Whatever.flag,
    "final": Whatever.flag,
    "forbidden": Whatever.pairs,
    "game": lambda whatever: whatever.chance.below(4),
    "games": lambda whatever: tuple(whatever.score() for _ in range(whatever.chance.below(3))),
    "gives_up": Whatever.flag,
    "heat": Whatever.stage,
    "keep_future": Whatever.flag,
    "method": lambda whatever: whatever.one_of(("", "", "booster", "winston", "never-heard-of")),
    "people": _people,
    "period": lambda whatever: whatever.one_of(("", "", "building", "registration", "never-heard-of")),
    "pinned": Whatever.pairs,
    "plan": Whatever.plan,
    "player": Whatever.player,
    "players": Whatever.players,
    "prize": Whatever.word,
    "rarities": lambda whatever: {"R": whatever.chance.below(3)} if whatever.happens(20) else {},
    "reason": Whatever.word,
    "responsible": Whatever.players,
    "result": _result_here,
    "round": Whatever.round,
    "rules": lambda whatever: tuple(f"Special rule {n}" for n in range(whatever.one_of((0, 3, 40)))),
    "seed": lambda whatever: whatever.one_of(("", "", "Bajor")),
    "seeds": lambda whatever: whatever.players() if whatever.happens(50) else (),
    "seq": Whatever.seq,
    "settings": lambda whatever: dict([whatever.setting()]),
    "stage": Whatever.stage,
    "table": Whatever.table,
    "text": Whatever.word,
    "until": Whatever.moment,
    "values": lambda whatever: {
        whatever.one_of((*LISTED, "captain")): whatever.one_of(("regional", True, "2026-11-20", "10:00", "x" * 600, 7))
    },
    "program": lambda whatever: whatever.one_of(({}, program("star-trek").source, {"name": "galactic"})),
    "words": lambda whatever: ListingWords(fee=whatever.word()) if whatever.happens(50) else None,
    "who": lambda whatever: whatever.one_of(("", "h1", "h2")),
    "winner": Whatever.player,
    "turns": _turns_here,
}
