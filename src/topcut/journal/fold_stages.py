"""What the sheet does with the facts about stages, limited play and scenarios."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.journal.records import (
    Awarded,
    DecksDealt,
    DrinksCounted,
    Fact,
    FeedbackGiven,
    GameEnded,
    GroupsSeated,
    ItemsDonated,
    Joined,
    PacksDealt,
    PickDrawn,
    PlanChanged,
    PoolsSwapped,
    PrizesSplit,
    Record,
    SpecialRuleDrawn,
    SpecialRulesListed,
    StageOpened,
    Suspended,
)
from topcut.journal.sheet import Following, Sheet


def _plan_changed(sheet: Sheet, fact: PlanChanged, record: Record) -> None:
    sheet.plan = fact.plan


def _joined(sheet: Sheet, fact: Joined, record: Record) -> None:
    entrant = sheet.entrant(fact.player)
    heats = (*entrant.heats, (fact.stage, len(sheet.rounds)))
    sheet.entrants()[fact.player] = replace(entrant, heats=heats)


def _stage_opened(sheet: Sheet, fact: StageOpened, record: Record) -> None:
    sheet.opened = {**sheet.opened, fact.stage: fact}


def _prizes_split(sheet: Sheet, fact: PrizesSplit, record: Record) -> None:
    sheet.split = fact


def _groups_seated(sheet: Sheet, fact: GroupsSeated, record: Record) -> None:
    """Who drafts a side plays it."""
    sheet.limited = (*sheet.limited, fact)
    for group in fact.groups:
        for player in group.players if group.side else ():
            sheet.entrants()[player] = replace(sheet.entrant(player), side=group.side)


def _limited(sheet: Sheet, fact: Fact, record: Record) -> None:
    sheet.limited = (*sheet.limited, fact)


def _scenario(sheet: Sheet, fact: Fact, record: Record) -> None:
    sheet.scenario = (*sheet.scenario, fact)


def _game_ended(sheet: Sheet, fact: GameEnded, record: Record) -> None:
    match = sheet.match(fact.round, fact.table)
    ended = replace(match, earlier=(*match.earlier, fact.result), changed=record.seq)
    sheet.tables(fact.round)[fact.table] = ended


FOLLOW: Following = {
    PlanChanged: _plan_changed,
    Joined: _joined,
    StageOpened: _stage_opened,
    PrizesSplit: _prizes_split,
    GroupsSeated: _groups_seated,
    PacksDealt: _limited,
    PoolsSwapped: _limited,
    Suspended: _limited,
    PickDrawn: _limited,
    DecksDealt: _scenario,
    SpecialRulesListed: _scenario,
    SpecialRuleDrawn: _scenario,
    GameEnded: _game_ended,
    ItemsDonated: _scenario,
    DrinksCounted: _scenario,
    FeedbackGiven: _scenario,
    Awarded: _scenario,
}
