"""Which commands there are, in the order and the groups of the help, and which module holds each.

A module is loaded when one of its commands is called: so `topcut --help` is there at once, and imports stand at the top
of every module.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from typer.main import get_command_from_info, get_group_from_info

from topcut.cli.terminal.app import app
from topcut.cli.terminal.file_first import PlainGroup, PlainHelp

_GROUPS = ("clock", "program", "rulebook", "season")  # names behind which another one is typed
PANELS: Mapping[str, Mapping[str, str]] = {  # of `help-app-panels`: module → its commands
    "set-up": {
        "setting_up.new": "new",
        "setting_up.settings": "settings set",
        "setting_up.entries": "enter withdraw re-enter check-in forfeit-bye drop rounds",
        "setting_up.corrections": "rename retitle note paid",
        "setting_up.cancelling": "cancel",
        "setting_up.registering": "registration move-up waiting",
        "setting_up.table_numbers": "tables",
        "setting_up.listing": "listing know",
        "setting_up.checklist": "checklist",
        "setting_up.bringing": "bring",
    },
    "rounds": {
        "rounds.rounds": "start pair swap post late withdraw-round lot confrontation finish reopen",
        "rounds.deadlines": "deadline",
        "rounds.announcing": "announce",
        "rounds.clock": "clock",
    },
    "stages": {"stages.stages": "plan cut bracket join split prizes"},
    "limited": {"limited.limited": "seat seats swap-pools suspend pick draft-times", "limited.packs": "deal packs"},
    "results": {
        "results.results": "report confirm dispute settle correct",
        "results.pod_sheet": "sheet",
        "results.endings": "concede no-show both-lose incomplete delay undo",
        "rounds.calling": "call",
    },
    "look": {
        "look.look": "standings pairings players status explain journal",
        "rounds.why": "why",
        "look.demo": "demo",
        "look.version": "version",
    },
    "files": {
        "files.exchange": "verify repair import export erase",
        "files.reporting": "check-report hand-in",
        "files.simulating": "simulate",
    },
    "site": {
        "site.serving": "serve adopt fetch backup restore rebuild refresh",
        "site.site_people": "admin password link official delete-account",
    },
    "scenarios": {
        "scenarios.scenario": "scenario special-rules reject-rule orbit end-game donate drinks feedback award",
    },
    "rules": {"rules.rulebook": "rulebook", "programs.questions": "program"},
    "seasons": {"seasons.champions": "season", "seasons.drawing": "draw-prizes"},
}


class Heading(PlainHelp):
    """A command as the list of all of them shows it; the command itself is loaded when it is called."""

    def __init__(self, name: str, module: str, panel: str) -> None:
        super().__init__(name, rich_help_panel=panel)
        self.module = module
        of_help = module.rpartition(".")[2].replace("_", "")  # see `helping.py`
        self.room = "app" if name in _GROUPS else of_help


class Commands(PlainGroup):
    """All commands by their names."""

    room = "app"

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.commands = {one.name or "": one for one in _headings()}
        self._lists = False

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command itself; while all are listed, its heading."""
        one = self.commands.get(cmd_name)
        return self.load(cmd_name) if isinstance(one, Heading) and not self._lists else one

    def load(self, name: str) -> Any:
        """Put the command in the place of its heading."""
        heading = self.commands[name]
        if isinstance(heading, Heading):
            import_module(f"topcut.cli.{heading.module}")
            self.commands[name] = _command(name, heading.rich_help_panel)
        return self.commands[name]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        with self._listing():
            super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        with self._listing():
            return super().shell_complete(ctx, incomplete)

    @contextmanager
    def _listing(self) -> Iterator[None]:
        self._lists = True
        try:
            yield
        finally:
            self._lists = False


def _headings() -> Iterator[Heading]:
    for panel, modules in PANELS.items():
        for module, names in modules.items():
            yield from (Heading(name, module, panel) for name in names.split(" "))


def _command(name: str, panel: Any) -> Any:
    """What a module has registered under a name."""
    for group in app.registered_groups:
        if group.name == name:
            group.rich_help_panel = panel
            return get_group_from_info(
                group,
                pretty_exceptions_short=app.pretty_exceptions_short,
                rich_markup_mode=app.rich_markup_mode,
                suggest_commands=app.suggest_commands,
            )
    [one] = [one for one in app.registered_commands if _typed(one) == name]
    one.rich_help_panel = panel
    return get_command_from_info(
        one, pretty_exceptions_short=app.pretty_exceptions_short, rich_markup_mode=app.rich_markup_mode
    )


def _typed(one: Any) -> str:
    """How a command is typed."""
    return str(one.name or one.callback.__name__.replace("_", "-"))
