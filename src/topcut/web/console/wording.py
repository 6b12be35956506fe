"""Refusals as a page says them: where the desk names a command or its option, the page names its button or field."""

from __future__ import annotations

import re

_COMMAND = re.compile(r"`topcut ([a-z-]+)[^`]*`")
_IN_BRACKETS = re.compile(r" \((?:`topcut [^`]*`|--[a-z-]+(?:, --[a-z-]+)*)\)")
_LIKE = re.compile(r": --[a-z-]+ (?=\")")
_OPTION = re.compile(r"--([a-z]+(?:-[a-z]+)*)")
_BUTTONS = {
    "pair": "“Pair the next round”",
    "cut": "“Make the cut”",
    "plan": "“Plan and rounds”",
    "rounds": "“Change the rounds”",
    "set": "“Settings”",
    "settings": "“Settings”",
    "bracket": "the bracket",
    "journal": "the journal",
    "players": "the list of players",
    "seat": "“Seat the draft”",
    "seats": "the seats",
    "new": "“New event”",
    "lot": "“Draw the lot”",
    "undo": "“Undo”",
    "concede": "“Concede”",
    "withdraw-round": "“Withdraw the round”",
    "correct": "“Correct the result”",
    "special-rules": "the list under “Scenario”",
    "suspend": "“Suspend the drafter”",
    "pick": "“Draw the pick”",
    "deal": "“Deal the packs”",
    "verify": "“Verify the deals”",
}


def on_page(text: str) -> str:
    """ "draw again: `topcut pair --reason …`" is: draw again: “Pair the next round”."""
    text = _IN_BRACKETS.sub("", text)
    text = _COMMAND.sub(lambda found: _BUTTONS.get(found[1], f"“{found[1]}”"), text)
    text = _LIKE.sub(", like ", text)
    text = _OPTION.sub(lambda found: f"“{found[1].replace('-', ' ')}”", text)
    return re.sub(r"`([^`]*)`", r"“\1”", text)
