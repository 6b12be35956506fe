"""Rulebooks of earlier versions, in journals and in files of communities: what they say that rulebooks say no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from topcut.rulebooks.vocabulary import RETIRED


def lifted(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """The document without retired settings; itself where it has none. What a journal embeds stays as it is."""
    settings = document.get("settings")
    if not isinstance(settings, Mapping) or not any(name in settings for name in RETIRED):
        return document
    whens = document.get("when")
    lifted_whens = {"when": [_lifted_when(when) for when in whens]} if isinstance(whens, list) else {}
    return {**document, "settings": still_said(settings), **lifted_whens}


def still_said(values: Mapping[str, Any]) -> dict[str, Any]:
    """Of settings or their values those that rulebooks still have."""
    return {name: value for name, value in values.items() if name not in RETIRED}


def _lifted_when(when: Any) -> Any:
    if not isinstance(when, Mapping) or not isinstance(when.get("set"), Mapping):
        return when
    return {**when, "set": still_said(when["set"])}
