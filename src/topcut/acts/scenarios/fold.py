"""What the sheet does with the facts of scenarios (001 4.4): decks, special rules, drinks, prizes."""

from __future__ import annotations

from msgspec.structs import replace

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
from topcut.journal.fact import Fact
from topcut.journal.records import Record
from topcut.journal.sheet import Following, Sheet


def _scenario(sheet: Sheet, fact: Fact, record: Record) -> None:
    sheet.scenario = (*sheet.scenario, fact)


def _game_ended(sheet: Sheet, fact: GameEnded, record: Record) -> None:
    match = sheet.match(fact.round, fact.table)
    ended = replace(match, earlier=(*match.earlier, fact.result), changed=record.seq)
    sheet.tables(fact.round)[fact.table] = ended


FOLLOW: Following = {
    DecksDealt: _scenario,
    SpecialRulesListed: _scenario,
    SpecialRuleDrawn: _scenario,
    GameEnded: _game_ended,
    ItemsDonated: _scenario,
    DrinksCounted: _scenario,
    FeedbackGiven: _scenario,
    Awarded: _scenario,
}
