"""What the sheet does with the facts of the stages of the plan: heats, cuts, brackets."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.acts.stages.facts import Joined, PlanChanged, PrizesSplit, StageOpened
from topcut.journal.records import Record
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


FOLLOW: Following = {
    PlanChanged: _plan_changed,
    Joined: _joined,
    StageOpened: _stage_opened,
    PrizesSplit: _prizes_split,
}
