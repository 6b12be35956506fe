"""Made-up journals: any fact at all (for the codec), and stories that could have happened (for the fold)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import strategies as st

from topcut.acts.calls.facts import CallTaken, CallWithdrawn, JudgeAnswered, JudgeCalled
from topcut.acts.clock.facts import ClockPaused, ClockResumed, ClockStarted, DeadlineSet, TimeAdded
from topcut.acts.earned.facts import Brought, Held
from topcut.acts.ending.facts import ConfrontationWon, Finished, LotDrawn, Reopened
from topcut.acts.entries.facts import (
    ByeForfeited,
    CheckedIn,
    Described,
    Dropped,
    Entered,
    FeeNoted,
    ReEntered,
    Renamed,
    Withdrawn,
)
from topcut.acts.event.facts import Announced, Cancelled, Created, Retitled, SettingsChanged, TakenDown, Undone
from topcut.acts.limited.facts import Group, GroupsSeated, PacksDealt, PickDrawn, PoolsSwapped, Suspended
from topcut.acts.listing.facts import Known, Listed, TakenInto
from topcut.acts.registration.facts import MovedUp, PutOnWaitingList, RegistrationSet, WaitingOrdered
from topcut.acts.results.facts import Confirmed, Corrected, Delayed, Disputed, PodRoundsNoted, Reported, Settled
from topcut.acts.rounds.facts import Drafted, RoundPaired, RoundsChanged, RoundWithdrawn, Started
from topcut.acts.scenarios.facts import (
    Awarded,
    DecksDealt,
    DrinksCounted,
    FeedbackGiven,
    GameEnded,
    ItemsDonated,
    SpecialRuleDrawn,
    SpecialRulesListed,
)
from topcut.acts.stages.facts import Joined, PlanChanged, PrizesSplit, StageOpened
from topcut.acts.tables.facts import FeatureChosen, FeatureTableSet, TableFixed, TablesNumbered
from topcut.journal.acts import acts, dependants, undone
from topcut.journal.fact import Fact, PodRound, Result, Seating
from topcut.journal.fold import fold
from topcut.journal.plan import Stage
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Tournament

KINDS: tuple[type[Fact], ...] = get_args(AnyFact)
_USED = ((), (Held("7.p1.1", (1, 2)),), (Held("7.p1.1", (2,)), Held(points=60)))
_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**62), 2**62) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)


def of_type(wanted: Any) -> st.SearchStrategy[Any]:
    """Any value of a type that a fact can hold."""
    plain = {int: st.integers(-(2**62), 2**62), str: st.text(max_size=8), bool: st.booleans(), Any: _JSON}
    if wanted in plain:
        return plain[wanted]
    if wanted is NoneType:
        return st.none()
    origin, inside = get_origin(wanted), get_args(wanted)
    if origin in (UnionType, Union):
        return st.one_of(*map(of_type, inside))
    if origin is Literal:
        return st.sampled_from(inside)
    if origin is dict:
        return st.dictionaries(of_type(inside[0]), of_type(inside[1]), max_size=3)
    if origin is tuple and inside[-1] is Ellipsis:
        return st.lists(of_type(inside[0]), max_size=3).map(tuple)
    if origin is tuple:
        return st.tuples(*map(of_type, inside))
    return of_struct(wanted)


def of_struct(kind: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    """Any value of a class of facts, with some of its fields left at their defaults."""
    hints = get_type_hints(kind)
    fields = {field.name: of_type(hints[field.name]) for field in msgspec.structs.fields(kind)}
    needed = {field.name: fields.pop(field.name) for field in msgspec.structs.fields(kind) if field.required}
    return st.fixed_dictionaries(needed, optional=fields).map(lambda values: kind(**values))


any_fact = st.one_of(*map(of_struct, KINDS))
any_record = of_struct(Record)


def record_all(given: Sequence[AnyFact], after: int = 0) -> list[Record]:
    """Facts as records, one act each."""
    return [Record(seq, f"2026-11-15T10:{seq:05}Z", "director", fact) for seq, fact in enumerate(given, after + 1)]


class Story:
    """An event where anything that can happen next does, by a given chance."""

    OFTEN: ClassVar[dict[str, int]] = {
        "enter": 2, "player": 9, "draft": 2, "post": 3, "withdraw": 1, "clock": 3, "plan": 1, "undo": 3, "result": 9,
        "stage": 2, "limited": 1, "scenario": 2,
    }  # fmt: skip

    def __init__(self, seed: int, with_undo: bool = True) -> None:
        self.chance = random.Random(seed)
        self.with_undo = with_undo
        self.records: list[Record] = []
        self.entered = 0
        self.write(
            Created({"name": "story", "settings": {"time_limit": {"value": 60}}}, "t0", rounds=self.chance.randrange(5))
        )
        for _ in range(self.chance.randrange(4)):
            self._enter()

    @property
    def now(self) -> Tournament:
        return fold(self.records)

    def write(self, *act: AnyFact) -> None:
        seq, last = len(self.records) + 1, len(act) - 1
        at = f"2026-11-15T10:{seq:05}Z"
        self.records += [Record(seq + i, at, "director", fact, more=i < last) for i, fact in enumerate(act)]

    def go_on(self, steps: int) -> list[Record]:
        for _ in range(steps):
            (kind,) = self.chance.choices(list(self.OFTEN), list(self.OFTEN.values()))
            getattr(self, "_" + kind)()
        return self.records

    def _enter(self) -> None:
        count = self.chance.choice((1, 1, 2))
        self.entered += count
        names = range(self.entered - count + 1, self.entered + 1)
        self.write(*(Entered(f"p{n}", f"t{n}", rating=self.chance.choice((None, 1500)), side="x") for n in names))

    def _player(self) -> None:
        now = self.now
        if not now.entrants:
            return
        player = self.chance.choice(sorted(now.entrants)[:4])
        kinds = [Withdrawn, ByeForfeited, CheckedIn, ConfrontationWon]
        given_up = ByeForfeited(player, self.chance.randrange(3))
        drop = Dropped(player, max(0, len(now.rounds) - self.chance.randrange(3)))
        back = ReEntered(player)
        pick = self.chance.choice
        noted: list[AnyFact] = [Renamed(player, pick(("t91", "t92"))), Described(player, pick(("", "t93")))]
        noted.append(FeeNoted(player, pick((True, False))))
        noted += [
            PutOnWaitingList(player),
            MovedUp(player),
            WaitingOrdered((player,)),
            RegistrationSet(places=pick((0, 2))),
            TablesNumbered(pick((0, 11)), pick((0, 20)), pick((0, 1))),
            TableFixed(player, pick((0, 3, 4))),
            FeatureTableSet(pick((0, 1))),
            FeatureChosen(len(now.rounds) + 1, pick(("", player))),
            Known(player, pick(("", "h1"))),
            Brought(player, pick(_USED), pick(((), (Held("7.p2.1", (1,)),)))),
            Listed(pick(({"level": "regional"}, {"challenge": True})), pick(("", "t94"))),
            TakenInto(pick(({}, {"name": "star-trek"}))),
        ]
        left = [given_up, drop, drop, back, back, back]
        self.write(self.chance.choice([*(kind(player) for kind in kinds), *noted, *left]))

    def _seated(self) -> tuple[Seating, ...]:
        players = sorted(self.now.entrants)
        self.chance.shuffle(players)
        tables = [tuple(players[i : i + 2]) for i in range(0, len(players), 2)]
        drawn = self.chance.choice((0, 0, 10))  # tables may have other numbers than the draw
        return tuple(
            Seating(n + drawn, seats, "BYE" if len(seats) == 1 else "", n if drawn else 0)
            for n, seats in enumerate(tables, 1)
        )

    def _draft(self) -> None:
        number = len(self.now.rounds) + 1
        self.write(Drafted(number, self._seated(), seed=self.chance.choice(("", "5eed")), cost={"gap": 1}))

    def _post(self) -> None:
        if not self.now.draw:
            self._draft()
        draft = self.now.draw
        if draft and draft.round == len(self.now.rounds) + 1:
            self.write(RoundPaired(draft.round, draft.tables, draft.seed, by_hand=draft.by_hand))

    def _withdraw(self) -> None:
        if self.now.rounds and self.chance.random() < 0.5:
            self.write(RoundWithdrawn(len(self.now.rounds), "t99"))

    def _result(self) -> None:
        matches = [match for posted in self.now.rounds[-2:] for match in list(posted.matches.values())[:2]]
        if not matches:
            return
        match = self.chance.choice(matches)
        place, who = (match.round, match.table), self.chance.choice(match.seats)
        result = Result(games=((self.chance.randrange(100), self.chance.randrange(100)),))
        choices: list[AnyFact] = [
            Reported(*place, result, self.chance.choice(("", who))),
            Reported(*place, result, who),
            PodRoundsNoted(*place, (PodRound(self.chance.randrange(1, 4), (1, 2), (0,)),), who),
            PodRoundsNoted(*place, (PodRound(self.chance.randrange(1, 4)),)),
            Confirmed(*place, who),
            Disputed(*place, who, self.chance.choice((None, result))),
            Settled(*place, result),
            Corrected(*place, result, "t7"),
            Delayed(*place),
            JudgeCalled(*place, self.chance.choice(("", who)), self.chance.choice(("", "t6"))),
            CallWithdrawn(*place),
            TimeAdded(match.round, 5, match.table),
            DeadlineSet(match.round, "2026-12-01", match.table),
        ]
        if match.call and self.chance.random() < 0.2:
            choices = [JudgeAnswered(*place), CallTaken(*place, self.chance.choice(("", "t6"))), Confirmed(*place, who)]
        self.write(*self.chance.sample(choices, self.chance.choice((1, 1, 2))))

    def _stage(self) -> None:
        players, stage = tuple(self.now.entrants), self.chance.choice((1, 2, 3))
        if not players:
            return
        plan = (Stage("swiss"), Stage("bracket", take=2))
        choices: list[AnyFact] = [PlanChanged(plan), Started(3, stage), RoundsChanged(2, stage=stage)]
        choices += [Joined(players[0], stage), StageOpened(stage, players[:2])]
        choices += [PrizesSplit(2, players), Joined(players[-1], 2)]
        self.write(self.chance.choice(choices))

    def _limited(self) -> None:
        players = tuple(self.now.entrants)
        if not players:
            return
        group = Group(players, side=self.chance.choice(("", "light", "dark")))
        choices: list[AnyFact] = [GroupsSeated((group,), "packs", "5eed"), Suspended(players[0])]
        choices += [PacksDealt("t5", "d1", "cube", "5eed"), PoolsSwapped({players[0]: players[-1]}, "5eed")]
        choices += [PickDrawn(players[0], 1, 9, 4, "5eed")]
        self.write(self.chance.choice(choices))

    def _scenario(self) -> None:
        now = self.now
        if not now.entrants or not now.rounds:
            return
        player, number = next(iter(now.entrants)), self.chance.randrange(len(now.rounds)) + 1
        if not now.rounds[number - 1].matches:
            return
        table = min(now.rounds[number - 1].matches)
        choices: list[AnyFact] = [DecksDealt(number, {player: player}), SpecialRulesListed(("t1", "t2"))]
        choices += [SpecialRuleDrawn(number, player, 2, "5eed"), ItemsDonated(number, table, player, 2)]
        choices += [
            GameEnded(number, table, Result(games=((1, 2),), seen=(("rotation", ((1,),)),))),
            Awarded(player, "t3"),
        ]
        choices += [DrinksCounted(player, 2), FeedbackGiven(player, "t4")]
        self.write(self.chance.choice(choices))

    def _clock(self) -> None:
        if not self.now.rounds:
            return
        number = self.chance.randrange(len(self.now.rounds)) + 1
        if self.chance.random() < 0.3:
            period = [ClockStarted(0, 30, "Deck building"), ClockPaused(0), ClockResumed(0)]
            self.write(self.chance.choice([*period, TimeAdded(0, 5)]))
            return
        kinds = [ClockStarted(number, 60), ClockPaused(number), ClockResumed(number)]
        kinds.append(ClockStarted(number, 60, game=2))
        more = [
            TimeAdded(number, 3),
            DeadlineSet(number, "2026-12-02", final=True),
        ]
        self.write(self.chance.choice([*kinds, *more]))

    def _plan(self) -> None:
        players = tuple(self.now.entrants)
        plans = [RoundsChanged(4), Started(5), Announced("t8"), Retitled("t94"), LotDrawn(players)]
        plans.append(Announced("t8", "2026-12-03T20:00+01:00"))
        plans += [TakenDown(one.seq) for one in self.now.announcements[-1:]]
        ahead = len(self.now.rounds) + self.chance.choice((1, 2))
        plans.append(DeadlineSet(ahead, "2026-12-04", final=self.chance.random() < 0.5, ahead=True))
        plans.append(LotDrawn(players[::-1], stage=self.chance.choice((1, 2))))
        minutes = {"time_limit": self.chance.choice((45, 50))}
        plans.append(SettingsChanged(minutes, minutes, {"tiebreak": []}, reason="t9"))
        self.write(self.chance.choice([*plans, Finished(), *self._reopened(), Cancelled("t7")]))

    def _reopened(self) -> list[AnyFact]:
        return [Reopened("t9")] if self.now.finished else []

    def _undo(self) -> None:
        """Something that nothing depends on, other than the event itself or an undo."""
        gone = undone(self.records)
        firsts = [act[0] for act in acts(self.records)][1:]
        open_to = [r.seq for r in firsts if r.seq not in gone and type(r.fact) is not Undone]
        free = [seq for seq in open_to if not dependants(self.records, seq)]
        if free and self.with_undo:
            self.write(Undone(self.chance.choice(free)))
