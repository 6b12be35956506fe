"""A second, slow fold that asks the whole journal anew for every single value. Only for comparison."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from topcut.acts.calls.facts import CallTaken, CallWithdrawn, JudgeAnswered, JudgeCalled
from topcut.acts.clock.facts import ClockPaused, ClockResumed, ClockStarted, DeadlineSet, TimeAdded
from topcut.acts.earned.facts import Brought
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
from topcut.acts.limited.facts import GroupsSeated, PacksDealt, PickDrawn, PoolsSwapped, Suspended
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
from topcut.journal.fact import Result, Seating
from topcut.journal.records import Record
from topcut.journal.state import (
    Announcement,
    Call,
    Cancellation,
    Claim,
    Clock,
    Deadline,
    DrawnRound,
    Entrant,
    Listing,
    Match,
    Registration,
    Round,
    SettingChange,
    Tables,
    Tournament,
)


def naive_fold(records: Sequence[Record]) -> Tournament:
    live = without_undone(list(records))
    entered = [record.fact.player for record in live if isinstance(record.fact, Entered)]
    created = next((record.fact for record in live if isinstance(record.fact, Created)), None)
    draws = [r for r in records if isinstance(r.fact, Drafted) and r.fact.seed]
    return Tournament(
        rulebook=rules(live, created) if created else {},
        changes=changes(live, created) if created else (),
        title=last_of(live, "title", Created, Retitled) or "",
        date=created.date if created else "",
        rounds_planned=last_of(
            [r for r in live if getattr(r.fact, "stage", 1) == 1], "rounds", Created, *ROUNDS
        ) or 0,
        entrants={player: entrant(live, player, entered.index(player) + 1) for player in entered},
        rounds=tuple(posted_round(records, live, number) for number in range(1, posted(live) + 1)),
        draw=draw(records, live),
        started=any(isinstance(record.fact, Started) for record in live),
        finished=bool(_ended(live)),
        cancelled=next((Cancellation(r.seq, r.at, r.fact.reason) for r in reversed(live)
                        if isinstance(r.fact, Cancelled)), None),
        lots={stage: lots for stage in range(1, 9) if (lots := lots_of(live, stage))},
        confrontation=last_of(live, "player", ConfrontationWon) or "",
        announcements=standing(live),
        deadlines=planned_deadlines(live, len(live)),
        drawn={n: sum(r.fact.round == n for r in draws) for n in {r.fact.round for r in draws}},
        head=records[-1].seq if records else 0,
        plan=last_of(live, "plan", Created, PlanChanged) or (),
        planned=planned_rounds(live),
        opened={r.fact.stage: r.fact for r in live if isinstance(r.fact, StageOpened)},
        split=next((r.fact for r in reversed(live) if isinstance(r.fact, PrizesSplit)), None),
        limited=tuple(record.fact for record in live if isinstance(record.fact, LIMITED)),
        scenario=tuple(record.fact for i, record in enumerate(live) if isinstance(record.fact, SCENARIO)
                       and not withdrawn_after(live, i)),
        period=last_of([r for r in live if getattr(r.fact, "round", 1) == 0], "period", ClockStarted) or "",
        period_clock=clock([record for record in live if getattr(record.fact, "round", 1) == 0]),
        registration=next((Registration(f.opens, f.closes, f.places, f.starts) for r in reversed(live)
                           if isinstance(f := r.fact, RegistrationSet)), Registration()),
        waiting=tuple(waiting(live)),
        tables=tables(live),
        ended=_ended(live),
        program=last_of(live, "program", TakenInto) or {},
        taken=next((r.at for r in live if isinstance(r.fact, TakenInto)), ""),
        listing=listing(live),
    )  # fmt: skip


def tables(live: list[Record]) -> Tables:
    """What was said last of each stage, of each player, of the feature table and of each round."""
    facts = [record.fact for record in live]
    ranges = {f.stage: (f.first, f.last) for f in facts if isinstance(f, TablesNumbered)}
    fixed = {f.player: f.table for f in facts if isinstance(f, TableFixed)}
    featured = {f.round: f.player for f in facts if isinstance(f, FeatureChosen)}
    return Tables(
        {stage: bounds for stage, bounds in ranges.items() if bounds[0]},
        {player: table for player, table in fixed.items() if table},
        next((f.table for f in reversed(facts) if isinstance(f, FeatureTableSet)), 0),
        {number: player for number, player in featured.items() if player},
    )


def listing(live: list[Record]) -> Listing:
    """Every value as it was last said."""
    said: dict[str, Any] = {}
    for fact in (record.fact for record in live):
        if isinstance(fact, Listed):
            said |= {**fact.values, "words": fact.words or said.get("words", "")}
    return Listing(**said)


def waiting(live: list[Record]) -> list[str]:
    """Who was put on the list and neither moved up, left nor came in since; as it was last ordered."""
    found: list[str] = []
    for fact in (record.fact for record in live):
        if isinstance(fact, WaitingOrdered):
            found = sorted(found, key=lambda one: fact.players.index(one) if one in fact.players else len(fact.players))
        elif isinstance(fact, PutOnWaitingList | MovedUp | Withdrawn | ReEntered):
            found = [one for one in found if one != fact.player]
            found += [fact.player] if isinstance(fact, PutOnWaitingList) else []
    return found


LIMITED = (GroupsSeated, PacksDealt, PoolsSwapped, Suspended, PickDrawn)
SCENARIO = (
    DecksDealt, SpecialRulesListed, SpecialRuleDrawn, ItemsDonated, DrinksCounted,
    FeedbackGiven, Awarded,
)  # fmt: skip


ROUNDS = (RoundsChanged, Started)


def lots_of(live: list[Record], stage: int) -> tuple[tuple[str, ...], ...]:
    drawn = [record.fact for record in live if isinstance(record.fact, LotDrawn)]
    return tuple(fact.players for fact in drawn if fact.stage == stage)


def planned_rounds(live: list[Record]) -> dict[int, int]:
    """Of every stage that started: what was last said about its rounds from then on."""
    found = {}
    for stage in {record.fact.stage for record in live if isinstance(record.fact, Started)}:
        of_it = [record for record in live if getattr(record.fact, "stage", 0) == stage]
        first = next(i for i, record in enumerate(of_it) if isinstance(record.fact, Started))
        found[stage] = last_of(of_it[first:], "rounds", *ROUNDS)
    return found


def withdrawn_after(live: list[Record], place: int) -> bool:
    """Whether the round that a fact speaks of was taken back later."""
    number = getattr(live[place].fact, "round", 0)
    later = [record.fact for record in live[place + 1 :] if isinstance(record.fact, RoundWithdrawn)]
    return any(fact.round == number for fact in later)


def without_undone(records: list[Record]) -> list[Record]:
    """Cut the undone acts out, the latest undo first."""
    for taker in reversed([record for record in records if isinstance(record.fact, Undone)]):
        if taker not in records:
            continue
        start = next((i for i, record in enumerate(records) if record.seq == taker.fact.seq), None)
        while start is not None:
            more = records.pop(start).more
            start = start if more else None
    return [record for record in records if not isinstance(record.fact, Undone)]


def last_of(live: list[Record], field: str, *kinds: type) -> object:
    return next((getattr(r.fact, field) for r in reversed(live) if isinstance(r.fact, kinds)), None)


def minutes(live: list[Record], created: Created) -> list[tuple[Record, int, int]]:
    """Every change of the one setting of the stories: its record, the value before and after."""
    changed = [record for record in live if isinstance(record.fact, SettingsChanged)]
    values = [created.rulebook["settings"]["time_limit"]["value"], *(r.fact.values["time_limit"] for r in changed)]
    return list(zip(changed, values, values[1:], strict=False))


def rules(live: list[Record], created: Created) -> dict[str, object]:
    made = minutes(live, created)
    if not made:
        return created.rulebook
    return {**created.rulebook, "settings": {"time_limit": {"value": made[-1][2]}}, "tiebreak": []}


def changes(live: list[Record], created: Created) -> tuple[SettingChange, ...]:
    return tuple(
        SettingChange("time_limit", before, after, True, record.at, reason="t9")
        for record, before, after in minutes(live, created)
    )


def posted(live: list[Record]) -> int:
    added = sum(isinstance(record.fact, RoundPaired) for record in live)
    return added - sum(isinstance(record.fact, RoundWithdrawn) for record in live)


def entrant(live: list[Record], player: str, number: int) -> Entrant:
    """Follow one player through everything."""
    seen: dict[str, object] = {}
    away: list[tuple[int, int]] = []
    heats: list[tuple[int, int]] = []
    side = None
    for place, record in enumerate(live):
        fact, rounds = record.fact, posted(live[:place])
        if isinstance(fact, RoundWithdrawn) and "entered" in seen:
            seen["late"] = min(seen["late"], fact.round - 1)
            seen["out"] = None if seen["out"] is None else min(seen["out"], fact.round - 1)
            away = [(a, min(b, fact.round - 1)) for a, b in away if a < fact.round]
            heats = [(stage, min(after, fact.round - 1)) for stage, after in heats]
        if isinstance(fact, GroupsSeated):
            side = next((group.side for group in fact.groups if group.side and player in group.players), side)
        if getattr(fact, "player", None) != player:
            continue
        if isinstance(fact, Entered):
            seen = {"entered": fact, "late": rounds, "out": None, "gone": False}
        if isinstance(fact, Joined):
            heats.append((fact.stage, rounds))
        if isinstance(fact, Withdrawn | PutOnWaitingList):
            seen["gone"] = True
        if isinstance(fact, MovedUp):
            seen["gone"], seen["late"] = False, rounds
        if isinstance(fact, Dropped):
            seen["out"] = fact.after
        if isinstance(fact, ReEntered):
            if seen["gone"]:
                seen["late"] = rounds
            elif seen["out"] is not None and seen["out"] < rounds:
                away.append((seen["out"] + 1, rounds))
            seen["out"], seen["gone"] = None, False
    his = [type(record.fact) for record in live if getattr(record.fact, "player", None) == player]
    entry, own = seen["entered"], [r for r in live if getattr(r.fact, "player", None) == player]
    byes = byes_of([r.fact for r in own], entry)
    return Entrant(
        player, number, last_of(own, "person", Entered, Renamed), entry.rating, byes["byes"], byes["start"],
        side or entry.side,
        entry.team, seen["late"], tuple(away), seen["out"], seen["gone"], CheckedIn in his,
        byes["none"], tuple(heats), tuple(byes["forfeited"]),
        last_of(own, "card", Described) or "", last_of(own, "paid", FeeNoted) or False,
        next((fact.who for fact in reversed([r.fact for r in own]) if isinstance(fact, Entered | Known)), ""),
        byes["used"], byes["given_up"],
    )  # fmt: skip


def byes_of(own: list[Any], entry: Entered) -> dict[str, Any]:
    """What is left of byes and head starts: typed, brought, played instead, given back by leaving before the start."""
    now: dict[str, Any] = {"byes": entry.earned_byes, "start": entry.head_start, "forfeited": [], "none": False}
    now |= {"used": (), "given_up": ()}
    for fact in own:
        if isinstance(fact, ByeForfeited):
            now["none"] = now["none"] or fact.round == 0
            now["forfeited"] += [fact.round] if fact.round else []
        back = isinstance(fact, Withdrawn) and (now["used"] or now["given_up"])
        if isinstance(fact, Brought) or back:
            used, given_up = (fact.used, fact.given_up) if isinstance(fact, Brought) else ((), ())
            here, before = ([n for one in several for n in one.rounds] for several in (used, now["used"]))
            if here or before:
                now["byes"] = max([0, *here])
                now["forfeited"] = [n for n in range(1, now["byes"]) if n not in here]
            now["start"] += sum(one.points for one in used) - sum(one.points for one in now["used"])
            now |= {"used": used, "given_up": given_up}
    return now


def posted_round(records: Sequence[Record], live: list[Record], number: int) -> Round:
    """The round as it was last posted, and all that was said about it since."""
    places = [i for i, r in enumerate(live) if isinstance(r.fact, RoundPaired) and r.fact.round == number]
    posting, since = live[places[-1]], live[places[-1] + 1 :]
    about = [record for record in since if getattr(record.fact, "round", None) == number]
    fact = posting.fact
    set_since = [r.fact for r in about if isinstance(r.fact, DeadlineSet) and not r.fact.table and not r.fact.ahead]
    planned = planned_deadlines(live, places[-1]).get(number, Deadline())
    draws = [r for r in records if isinstance(r.fact, Drafted) and r.fact.round == number and r.fact.seed]
    return Round(
        number=number,
        matches={seating.table: match(number, seating, posting.seq, about) for seating in fact.tables},
        stage=fact.stage,
        seed=fact.seed,
        engine=fact.engine,
        cost=fact.cost,
        pinned=fact.pinned,
        forbidden=fact.forbidden,
        by_hand=fact.by_hand,
        posted_by=posting.seq,
        drafts=sum(draw.seq < posting.seq for draw in draws),
        clock=clock(about),
        deadline=set_since[-1].until if set_since else planned.deadline,
        deadline_final=planned.deadline_final or any(fact.final for fact in set_since),
    )


def standing(live: list[Record]) -> tuple[Announcement, ...]:
    """What was announced since the last finish, and not taken down after it was."""
    finished = max((i for i, record in enumerate(live) if isinstance(record.fact, Finished)), default=-1)
    since = live[finished + 1 :]
    down = {record.fact.seq for record in since if isinstance(record.fact, TakenDown)}
    said = [record for record in since if isinstance(record.fact, Announced) and record.seq not in down]
    return tuple(Announcement(record.seq, record.fact.text, record.at, record.fact.until) for record in said)


def planned_deadlines(live: list[Record], before: int) -> dict[int, Deadline]:
    """By round, what was last set for it while it was ahead; one that was final stays so."""
    ahead = [record.fact for record in live[:before] if isinstance(record.fact, DeadlineSet) and record.fact.ahead]
    final = {fact.round for fact in ahead if fact.final}
    return {fact.round: Deadline(fact.until, fact.round in final) for fact in ahead}


def clock(about: list[Record]) -> Clock:
    starts = [i for i, record in enumerate(about) if isinstance(record.fact, ClockStarted)]
    since = about[starts[-1] + 1 :] if starts else about
    paused, stood = "", []
    for record in since:
        if isinstance(record.fact, ClockPaused) and not paused:
            paused = record.at
        if isinstance(record.fact, ClockResumed) and paused:
            stood.append((paused, record.at))
            paused = ""
    added = sum(r.fact.minutes for r in since if isinstance(r.fact, TimeAdded) and not r.fact.table)
    started = about[starts[-1]] if starts else None
    minutes, at, game = (started.fact.minutes, started.at, started.fact.game) if started else (0, "", 0)
    return Clock(minutes, at, paused, tuple(stood), added, game)


def match(number: int, seating: Seating, seq: int, about: list[Record]) -> Match:
    """Every question about the table is answered out of all that was said about it."""
    said = [record for record in about if getattr(record.fact, "table", 0) == seating.table]
    call = call_of([record for record in said if isinstance(record.fact, CALLS)])
    said = [record for record in said if not isinstance(record.fact, ItemsDonated | CALLS)]
    earlier = tuple(record.fact.result for record in said if isinstance(record.fact, GameEnded))
    alone = len(seating.seats) == 1
    status, result, by = "confirmed" if alone else "open", Result(codes=(seating.award,)) if alone else None, ""
    claims: tuple[Claim, ...] = ()
    sheet, noted_seq = {}, 0
    for record in said:
        fact = record.fact
        if isinstance(fact, Disputed):
            old = claims if status == "disputed" else (Claim(by, result),) if result is not None else ()
            claims = (*(claim for claim in old if claim.by != fact.by), Claim(fact.by, fact.result))
        if isinstance(fact, Reported):
            claims = ()
        status = new_status(status, fact)
        if isinstance(fact, PodRoundsNoted):
            sheet |= {one.turn: one for one in fact.turns}
            noted_seq = record.seq
        if isinstance(fact, Reported | Confirmed | Settled | Corrected):
            sheet, noted_seq = {}, 0
        if isinstance(fact, Reported | Settled | Corrected | Delayed):
            result, by = getattr(fact, "result", None), getattr(fact, "by", "")
    games = [r.seq for r in about if isinstance(r.fact, ClockStarted) and r.fact.game > 1]
    minutes = sum(r.fact.minutes for r in said if isinstance(r.fact, TimeAdded) and r.seq > max(games, default=0))
    deadline = last_of(said, "until", DeadlineSet) or ""
    changed = said[-1].seq if said else seq
    final = any(isinstance(r.fact, DeadlineSet) and r.fact.final for r in said)
    return Match(
        number, seating.table, seating.seats, status, result, by, claims, minutes, deadline, final, changed, earlier,
        call, seating.drawn, tuple(sheet[turn] for turn in sorted(sheet) if sheet[turn].points), noted_seq,
    )  # fmt: skip


CALLS = JudgeCalled | CallTaken | JudgeAnswered | CallWithdrawn


def call_of(said: list[Record]) -> Call | None:
    """The last call, if nobody took it back since, and when it was last answered."""
    called = [i for i, record in enumerate(said) if isinstance(record.fact, JudgeCalled)]
    since = said[called[-1] :] if called else []
    if not since or any(isinstance(record.fact, CallWithdrawn) for record in since):
        return None
    answers = [record.at for record in since if isinstance(record.fact, JudgeAnswered)]
    first, goes = since[0], [record for record in since if isinstance(record.fact, CallTaken)]
    taken = (goes[-1].at, goes[-1].by, goes[-1].fact.who) if goes else ()
    return Call(first.fact.by, first.at, first.seq, first.fact.reason, answers[-1] if answers else "", *taken)


def new_status(old: str, fact: object) -> str:
    if isinstance(fact, Reported):
        return "reported" if fact.by else "confirmed"
    if isinstance(fact, Corrected):
        return "settled" if old in ("settled", "disputed") else "confirmed"
    kinds = {Confirmed: "confirmed", Disputed: "disputed", Settled: "settled"}
    return {**kinds, Delayed: "delayed"}.get(type(fact), old)


def draw(records: Sequence[Record], live: list[Record]) -> DrawnRound | None:
    kinds = (Drafted, RoundPaired, RoundWithdrawn)
    record = next((record for record in reversed(live) if isinstance(record.fact, kinds)), None)
    if record is None or not isinstance(last := record.fact, Drafted):
        return None
    draws = [r for r in records if isinstance(r.fact, Drafted) and r.fact.round == last.round and r.fact.seed]
    return DrawnRound(
        last.round, last.tables, last.seed, last.engine, last.cost, last.optimum, last.pinned, last.forbidden,
        last.stage, last.future, len(draws), not last.seed, record.seq, last.notes,
    )  # fmt: skip


def _ended(live: list[Record]) -> str:
    """When it was finished, unless it was reopened after that."""
    last = next((r for r in reversed(live) if isinstance(r.fact, (Finished, Reopened))), None)
    return last.at if last is not None and isinstance(last.fact, Finished) else ""
