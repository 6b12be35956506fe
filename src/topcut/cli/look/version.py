"""Which Topcut this is."""

from __future__ import annotations

from importlib.metadata import version as installed

from topcut.cli.terminal.app import command
from topcut.cli.terminal.file_first import Json
from topcut.cli.terminal.out import tell
from topcut.messages.message import message
from topcut.play.pairing.propose import ENGINE


@command()
def version(*, json: Json = False) -> None:
    """Which Topcut this is."""
    number = installed("topcut")
    tell(json, {"topcut": number, "engine": ENGINE}, message("cli-version-topcut", version=number, engine=ENGINE))
