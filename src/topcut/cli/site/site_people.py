"""The people of the site: administrators, passwords, links by which an event is entered, accounts that go."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from topcut.cli.site.site_event import Data, Slug, event_of, site_row
from topcut.cli.terminal.app import command
from topcut.cli.terminal.file_first import Json, PlainHelp
from topcut.cli.terminal.out import note, tell
from topcut.cli.terminal.telling import in_words
from topcut.cli.terminal.who import player as who
from topcut.messages.message import Message, message
from topcut.refusal import refuse

Name = Annotated[str, typer.Argument(metavar="NAME", show_default=False)]


@command(cls=PlainHelp, examples=['admin "Kira Nerys"', "admin kira-nerys --data /srv/topcut"])
def admin(*, name: Name, data: Data = "topcut-data", json: Json = False) -> None:
    """Make somebody an administrator of the whole site. Asks for a password where the account is new."""
    from topcut.web.running.serve import prepare

    prepare(data)
    from topcut.web.people.administrators import make_administrator
    from topcut.web.people.names import account

    chosen = "" if account(name) else _typed(message("cli-sitepeople-password"))
    handle = make_administrator(name, chosen).get_username()
    tell(json, {"administrator": handle}, message("cli-sitepeople-administrator", account=handle))


@command(cls=PlainHelp, examples=["password kira-nerys", 'password "Kira Nerys" --data /srv/topcut'])
def password(*, name: Name, data: Data = "topcut-data", json: Json = False) -> None:
    """Set a new password for somebody who has forgotten theirs. It changes nothing else about the account."""
    from topcut.web.running.serve import prepare

    prepare(data)
    from topcut.web.people.administrators import must_know, set_password

    user = must_know(name)
    handle = user.get_username()
    set_password(user, _typed(message("cli-sitepeople-new-password", account=handle)))
    tell(json, {"account": handle}, message("cli-sitepeople-password-set", account=handle))


def _typed(asked: Message) -> str:
    """A password, typed twice and shown never."""
    first = _hidden(asked)
    if first and _hidden(message("cli-sitepeople-again")) != first:
        raise refuse("command-passwords-differ")
    return first


def _hidden(asked: Message) -> str:
    return str(typer.prompt(in_words(asked), default="", hide_input=True, show_default=False, err=True))


@command(
    cls=PlainHelp,
    examples=["link friday-night", "link friday-night --role scorekeeper", "link friday-night --player odo"],
)
def link(
    *,
    slug: Slug,
    role: Annotated[str, typer.Option("--role", show_default=False)] = "",
    player: Annotated[str, typer.Option("--player", show_default=False)] = "",
    data: Data = "topcut-data",
    json: Json = False,
) -> None:
    """Print the link by which an event of the site is entered: an official's, or a player's."""
    if role and player:
        raise refuse("command-typed-role-and-player")
    row = site_row(slug, data)
    from topcut.web.people.access import link as path_of
    from topcut.web.people.roles import official as official_role

    event = event_of(row)
    one = who(event, player) if player else ""
    kind = "player" if player else official_role(role or "director")
    path, person = path_of(row, kind, one), event.player(one) if one else ""
    said = message("cli-sitepeople-link", event=row.title, role=kind, player=person, link=path)
    tell(json, {"event": row.slug, "role": kind, "link": path}, said, message("cli-sitepeople-address"))


@command(
    cls=PlainHelp,
    examples=[
        "official friday-night kira-nerys --role head-judge",
        "official friday-night kira-nerys --role head-judge --dismiss",
    ],
)
def official(
    *,
    slug: Slug,
    name: Name,
    role: Annotated[str, typer.Option("--role", show_default=False)],
    dismiss: Annotated[bool, typer.Option("--dismiss")] = False,
    data: Data = "topcut-data",
    json: Json = False,
) -> None:
    """Name an account as an official of an event of the site, or dismiss it."""
    row = site_row(slug, data)
    from topcut.web.people import roles
    from topcut.web.people.administrators import must_know

    kind, user = roles.official(role), must_know(name)
    handle = user.get_username()
    if dismiss:
        kept = "yes" if roles.dismiss(row, user=user, role=kind).link else ""
        said = message("cli-sitepeople-dismissed", account=handle, event=row.title, role=kind, kept=kept)
    else:
        roles.grant(user, row, kind)
        said = message("cli-sitepeople-official", account=handle, event=row.title, role=kind)
    tell(json, {"event": row.slug, "account": handle, "role": kind, "dismissed": dismiss}, said)


@command("delete-account", cls=PlainHelp, examples=["delete-account kira-nerys --yes"])
def delete(
    *,
    name: Name,
    yes: Annotated[bool, typer.Option("--yes", "-y")] = False,
    data: Data = "topcut-data",
    json: Json = False,
) -> None:
    """Delete an account with all that the site knows of it. Names in events stay: see `topcut erase`."""
    from topcut.web.running.serve import prepare

    prepare(data)
    from topcut.web.people.administrators import must_know
    from topcut.web.people.forgetting import delete_account
    from topcut.web.people.roles import of as roles_of
    from topcut.web.store.erasing import LEFT

    user = must_know(name)
    handle = user.get_username()
    if not yes:
        if not sys.stdin.isatty():
            raise refuse("command-deleting-unconfirmed", account=handle)
        typer.confirm(in_words(message("cli-sitepeople-delete", account=handle)), abort=True, err=True)
    events = [role.event for role in roles_of(user) if role.role == "player"]
    gone = delete_account(user)
    told = {"deleted": handle, "plays_in": [event.slug for event in events], "in_log": not gone}
    tell(json, told, message("cli-sitepeople-deleted", account=handle))
    if events:
        note(message("cli-sitepeople-name-stays", events=tuple(event.slug for event in events)))
    if not gone:
        note(message("cli-sitepeople-left", left=LEFT))
