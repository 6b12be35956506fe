"""The words of a program that Topcut knows."""

from __future__ import annotations

from typing import Literal, get_args

FORMAT = "program/1"
TRANSLATION = "translation/1"

LevelName = Literal["local", "regional", "national", "masters", "continental", "world", "champions-league"]
LEVELS: tuple[str, ...] = get_args(LevelName)
MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)

Role = Literal[
    "director",
    "coordinator",
    "department",
    "managers",
    "league-coordinator",
    "league-director",
    "tournament-director",
    "organizer",
    "chair",
    "anybody",
]
Matter = Literal[
    "accountability",
    "allocation",
    "complaints",
    "conflicting-months",
    "approval",
    "forming-a-league",
    "scoring-a-league",
    "league-places",
    "league-bonus",
    "champions-league-waiver",
    "playing-in-high-levels",
    "chairs-challenge",
    "interim-rulings",
    "tie-breaker",
    "format",
]
Field = Literal[
    "date",
    "start",
    "time-zone",
    "venue",
    "region",
    "edition",
    "format",
    "card-pool",
    "rules",
    "scenario",
    "rounds",
    "final-confrontation",
    "pairing",
    "league-event",
    "directors",
    "contact",
    "discussion",
    "fee",
    "prizes",
    "special-rules",
]
DeadlineName = Literal["listing", "moving", "new-host", "report"]
TableName = Literal["league", "masters", "fantasy"]
TABLES: tuple[str, ...] = get_args(TableName)  # what every program can be asked for
BonusName = Literal["new-headquarters", "unused-last-event", "first-event", "missed", "new-missions"]
PlayoffStep = Literal[
    "playoff-points",
    "playoff-victories",
    "season-points",
    "playoff-events",
    "league-events",
    "lifetime-points",
    "lot",
]
NotRated = Literal["bye", "earned-bye", "missed-game", "drop", "scenario", "non-sanctioned"]
ConditionName = Literal["players", "rounds", "notice", "format"]
