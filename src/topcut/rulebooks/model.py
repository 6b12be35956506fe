"""What a rulebook says, as frozen values. `load.py` makes them out of TOML; `play/` reads them and nothing else.

Texts for people are `Printed`: they know where they stand, so that a voice can say them in another language
(`printed.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Literal

from msgspec import Struct, field

from topcut.rulebooks.lifting import still_said
from topcut.rulebooks.task import Task

Outcome = Literal["win", "draw", "loss"]
Value = int | bool | str | list[Any]  # a setting's value as TOML and JSON write it; ratios are strings: "33/100"


class ResultCode(Struct, frozen=True):
    """One line of the result table: what a player can have in a round, and what it is worth."""

    code: str  # "FW"
    name: str  # "Full Win"
    points: int
    outcome: Outcome
    opposite: tuple[str, ...] = ()  # codes the opponent may have; () = never has an opponent
    alone: bool = False  # may stand on a line of one player
    played: bool = True  # a game was played (counts as a round played where percentages ask)
    met: bool = True  # the two have faced each other; false on either side = they have not
    rated: bool = True
    bye: bool = False  # counts towards "one bye per player"
    schedule: Literal["opponent", "zero", "maximum", "none"] = "opponent"  # its strength-of-schedule line
    differential: Literal["game", "zero", "cap"] = "game"  # "game": the ending decides
    games: tuple[int, int] | None = None  # games won and lost that it stands for without a game: a bye's 2-0
    clause: str = ""


class Ending(Struct, frozen=True):
    """How a single game can end, which codes follow and how its differential is counted."""

    how: str  # normal, timeout, concession, effect, decked, agreed, both-lose, incomplete, no-show, dropped
    results: tuple[str, str] | None = None  # codes of winner and loser, or of the one who was there and the other
    level: str | None = None  # code of everybody when nobody is ahead (or nobody was there); None = somebody must win
    # score: the higher recorded score; conditions: mission tiers, then score; stated: the codes must be given;
    # nobody: everybody gets `level`; present: whoever is not among the absent seats
    decided_by: Literal["score", "conditions", "stated", "nobody", "present"] = "score"
    overrule: bool = False  # codes that are given may contradict the score (a full win is won by conditions)
    differential: Literal["score", "cap", "winner_at_cap", "zero", "winner_score", "none"] = "none"
    procedure: str = ""  # what they do at time in one text: rulebooks from before there were procedures
    clause: str = ""


class Observation(Struct, frozen=True):
    """Something that the slip of this game holds besides scores: of whom, which numbers, when it is asked."""

    name: str  # "missions": what journals and results files call it
    # seat: numbers of each player; game-seat: in each round of a pod, which seats did it; match: numbers of the match
    of: Literal["seat", "game-seat", "match"]
    title: str = ""  # as people say it; the name where that is left out
    numbers: tuple[str, ...] = ()  # what each of several numbers is: planet, space; () = there is one
    least: int = 0
    most: int = 99
    # always: every report of a game that was played has it; conditions: where victory conditions decide it;
    # never: it may be said, and nobody is asked
    asked: Literal["always", "conditions", "never"] = "always"
    # conditions: who has met the victory conditions; rounds_won: a round of a pod, in time; moves: who sits where.
    # What counts for nothing by itself can be ranked by with the tie-breaker `observed`
    counts: Literal["", "conditions", "rounds_won", "moves"] = ""
    scenario: str = ""  # only in events that play this scenario
    clause: str = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """What each of its numbers is called."""
        return self.numbers or (self.name,)


class Step(Struct, frozen=True):
    """A link of the tie-break chain that splits a group by a value: the registered function of that name."""

    step: str
    with_: Mapping[str, Any] = field(default_factory=dict, name="with")  # parameters, `with` in the file
    clause: str = ""


class Between(Struct, frozen=True):
    """A splitter looked at in every still-tied sub-group before step `from_step` and after every later step."""

    between: str
    group: int | Literal["any"] = "any"
    from_step: int = 1
    clause: str = ""


class Criterion(Struct, frozen=True):
    """One pairing criterion; their order in the rulebook is their order of importance."""

    name: str
    clause: str = ""


class Procedure(Struct, frozen=True):
    """What people do at the table, step by step, in plain words."""

    name: str
    # time: when time is called; tie: a match that is level then; draws: drawn games; extra: a table with more time;
    # start: who goes first; before, between: before a game, between games; draft, sealed: how cards are handed out
    kind: Literal["time", "tie", "draws", "extra", "start", "before", "between", "draft", "sealed"]
    steps: tuple[str, ...]
    stage: Literal["", "swiss", "bracket"] = ""  # only in rounds before a bracket, or only in one
    where: Mapping[str, Value] = {}  # only where settings have these values, or one of a list
    clause: str = ""


class Setting(Struct, frozen=True):
    """A value of the rules, who may change it, until when and with whose consent."""

    name: str
    value: Value
    kind: Literal["integer", "ratio", "flag", "choice", "list", "text"]
    title: str = ""  # in plain words: "Time limit in minutes"
    choices: tuple[str, ...] = ()  # of a choice, or of a list's members
    least: int | None = None
    most: int | None = None
    may: Literal["nobody", "director"] = "nobody"
    until: Literal["announcement", "start", "finish"] = "announcement"
    consent: str = ""  # whose recorded consent a change after the announcement needs: "all players"
    deviation: bool = False  # may change after its moment too, as a deviation with its reason
    announced: bool = False  # a director announces it: it stands on the event's page even as it is printed
    where: Mapping[str, Value] = {}  # and is announced only where other settings have these values, or one of a list
    clause: str = ""


class RoundsFor(Struct, frozen=True):
    """A line of the rounds table: for `players` (up to `to`, or to any number) so many rounds."""

    players: int
    rounds: int
    to: int | None = None
    clause: str = ""


class RoundsForCut(Struct, frozen=True):
    """So many more Swiss rounds before a cut to `cut` players."""

    cut: int
    more: int
    clause: str = ""


class Drafting(Struct, frozen=True):
    """How a limited format hands out its cards: who drafts with whom, from what, in which time."""

    # packs: groups that pass packs; cube: light and dark pods; both-sides: four who draft two decks; squirrel: one pod
    # for all cards; winston: face-down piles in turns; sealed: nobody passes anything
    method: Literal["packs", "cube", "both-sides", "squirrel", "winston", "sealed"]
    product: str = ""  # what everybody gets, in plain words: "6 boosters"
    group_least: int = 0  # players of a group; a setting of the same name goes before it
    group_most: int = 0
    even: bool = False  # groups of an even number where that saves byes: the setting `even_pods`
    packs: int = 0  # for each player, and each side that he drafts; 0 = as the director says
    pack_size: int = 0  # cards that are drafted out of a pack; 0 = as the director says
    sides: int = 0  # everybody drafts so many of the game's two sides; 0 = that is no matter
    unlimited: int = 0  # cards that everybody may use besides, of each side
    sets: int = 0  # how many of each of them everybody gets; 0 = as many as one likes
    pick_seconds: tuple[int, ...] = ()  # for a pick among 1, 2, 3 … cards
    review: int = 0  # seconds to look at one's picks after the first pack
    review_more: int = 0  # so many more after every later one
    snake: str = ""  # what is drafted openly and to and fro before the packs: "characters"
    apart: bool = False  # dealt boosters keep the open cards apart from the packs


class Feature(Struct, frozen=True):
    """Something an event chooses: a format, a card pool, a set of rules, a scenario."""

    group: Literal["format", "card_pool", "rules", "scenario"]
    name: str
    title: str = ""
    limited: bool | None = None
    rated: bool | None = None
    sanctioned: bool | None = None
    approval: bool = False  # championships need the organization's approval first
    requires: tuple[str, ...] = ()
    recommends: tuple[str, ...] = ()
    set: Mapping[str, Value] = {}  # settings that it changes: a cap of 50, 30 minutes
    building: int | None = None  # minutes of deck building before round one (R55)
    building_least: int | None = None  # fewer are a deviation that asks for its reason
    registration: int | None = None  # minutes of registration before that; only where pools are swapped, if they can be
    draft: Drafting | None = None  # of a limited format
    even_rounds: bool = False  # needs an even number of rounds
    note: str = ""  # what it is, in plain words
    clause: str = ""


class When(Struct, frozen=True):
    """What follows from a setting's value: other settings, the order of the chain, the criteria; or what it demands."""

    setting: str
    is_: Value | None = field(default=None, name="is")  # it has this value
    least: int | None = None  # or it is at least this number
    set: Mapping[str, Value] = {}
    order: tuple[str, ...] = ()
    criteria: tuple[str, ...] = ()
    requires: Mapping[str, Value] = {}  # settings that must then have these values
    clause: str = ""


class Rulebook(Struct, frozen=True):
    """One document's rules for one game, resolved: overlays, rules set and options are already applied."""

    name: str
    title: str
    game: str
    document: str
    edition: str
    play: Literal["single_game", "best_of", "pod"]
    results: Mapping[str, ResultCode]
    endings: Mapping[str, Ending]
    chain: tuple[Step | Between, ...]
    criteria: tuple[Criterion, ...]
    settings: Mapping[str, Setting]
    rounds: tuple[RoundsFor, ...] = ()
    rounds_for_cut: tuple[RoundsForCut, ...] = ()
    features: tuple[Feature, ...] = ()
    when: tuple[When, ...] = ()
    observations: tuple[Observation, ...] = ()
    procedures: tuple[Procedure, ...] = ()
    tasks: tuple[Task, ...] = ()
    rulings: tuple[str, ...] = ()  # names of the interim rulings that were laid over it
    after: str = ""  # the rulebook it was made from: texts that stayed are said in its translations
    source: Mapping[str, Any] = {}  # the resolved document this was built from; what a journal embeds

    @property
    def chosen(self) -> Mapping[str, Any] | None:
        """What the event chose, by setting; None where its document does not say (journals of earlier versions)."""
        chosen: Mapping[str, Any] | None = self.source.get("chosen")
        return chosen

    @property
    def printed(self) -> Mapping[str, Any]:
        """Settings whose values the choices replaced, with what the document prints."""
        return still_said(self.source.get("printed", {}).get("settings", {}))

    def integer(self, name: str, default: int = 0) -> int:
        value = self.settings[name].value if name in self.settings else default
        return int(value) if isinstance(value, (int, str)) else default

    def flag(self, name: str, default: bool = False) -> bool:
        return bool(self.settings[name].value) if name in self.settings else default

    def ratio(self, name: str, default: Fraction = Fraction(0)) -> Fraction:
        return Fraction(str(self.settings[name].value)) if name in self.settings else default

    def text(self, name: str, default: str = "") -> str:
        return str(self.settings[name].value) if name in self.settings else default

    def listed(self, name: str) -> tuple[Any, ...]:
        value = self.settings[name].value if name in self.settings else ()
        return tuple(value) if isinstance(value, (list, tuple)) else ()

    def ranks_by(self, step: str) -> bool:
        """Whether this value stands somewhere in the chain of tie-breakers."""
        return any(isinstance(link, Step) and link.step == step for link in self.chain)

    def ranked_observations(self) -> tuple[str, ...]:
        """The observations whose sums stand in the chain of tie-breakers."""
        steps = (link for link in self.chain if isinstance(link, Step) and link.step == "observed")
        return tuple(str(link.with_["name"]) for link in steps)

    def feature(self, group: str, name: str) -> Feature | None:
        return next((f for f in self.features if f.group == group and f.name == name), None)

    def recommended_rounds(self, players: int, cut: int = 0) -> int | None:
        """Rounds that the table recommends for a field, with more before some cuts; None where it does not reach."""
        more = sum(line.more for line in self.rounds_for_cut if line.cut == cut)
        for line in self.rounds:
            if line.players <= players and (line.to is None or players <= line.to):
                return line.rounds + more
        return None
