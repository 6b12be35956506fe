"""The help of the commands: its texts stand in `help/<module>.ftl` and are put in when somebody asks for help.

`help-rounds-pair` says what `pair` of `rounds.py` does; its attribute `.seed` is the help of that option,
`.stage-default` what holds where it is left out, `.more` a second paragraph, `.example-…` a remark beside an example
that ends with `# …`. What many commands share stands once, in `help-app-options`.
"""

from __future__ import annotations

import re
from typing import Any

from topcut.cli.terminal.telling import voice
from topcut.messages.message import Message

_REMARK = re.compile(r"# ([a-z-]+)$", re.MULTILINE)


def help_id(command: Any) -> str:
    """The id of a command's help: by the module in which it stands; a group's stands with those of the program."""
    return f"help-{getattr(command, 'room', '') or _module(command)}-{command.name}"


def _module(command: Any) -> str:
    return "app" if command.callback is None else command.callback.__module__.rpartition(".")[2].replace("_", "")


def fill(command: Any) -> None:
    """Put a command's texts in, and those of the commands under it."""
    id = help_id(command)
    said = {**voice().beside("help-app-options"), **voice().beside(id)}
    command.help = "\n\n".join(filter(None, (voice().say(Message(id)), said.get("more"))))
    if command.epilog:
        command.epilog = _REMARK.sub(lambda found: f"# {said['example-' + found[1]]}", command.epilog)
    if panel := getattr(command, "rich_help_panel", None):
        command.rich_help_panel = voice().beside("help-app-panels").get(panel, panel)
    for param in command.params:
        name = (param.name or "").replace("_", "-")
        param.help = said.get(name, "")
        param.show_default = said.get(f"{name}-default", param.show_default)
    for one in getattr(command, "commands", {}).values():
        fill(one)


def around(command: Any, ctx: Any) -> None:
    """The words that are the parser's own: what stands over the panels, and the help of --help."""
    from typer import rich_utils

    words = voice().beside("help-app-words")
    rich_utils.OPTIONS_PANEL_TITLE = words["options"]
    rich_utils.ARGUMENTS_PANEL_TITLE = words["arguments"]
    rich_utils.COMMANDS_PANEL_TITLE = words["commands"]
    rich_utils.DEFAULT_STRING = words["default"]
    rich_utils.REQUIRED_LONG_STRING = words["required"]
    rich_utils.ENVVAR_STRING = words["variable"]
    if (option := command.get_help_option(ctx)) is not None:
        option.help = words["help"]
