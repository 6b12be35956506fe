"""The people of the site: administrators, passwords, links by which an event is entered, accounts that go."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from topcut.cli.app import SITE, command
from topcut.cli.file_first import Json, PlainHelp
from topcut.cli.out import note, plain, tell
from topcut.cli.site_event import Data, Slug, event_of, site_row
from topcut.cli.who import player as who
from topcut.refusal import refuse

Name = Annotated[str, typer.Argument(metavar="NAME", show_default=False)]


@command(SITE, cls=PlainHelp, examples=['admin "Kira Nerys"', "admin kira-nerys --data /srv/topcut"])
def admin(*, name: Name, data: Data = "topcut-data", json: Json = False) -> None:
    """Make somebody an administrator of the whole site. Asks for a password where the account is new."""
    from topcut.web.serve import prepare

    prepare(data)
    from topcut.web.accounts.administrators import make_administrator
    from topcut.web.accounts.names import account

    handle = make_administrator(name, "" if account(name) else _typed("Password")).get_username()
    told = f"[bold]{plain(handle)}[/] is an administrator: sign in at [bold]/admin/[/]."
    tell(json, {"administrator": handle}, told)


@command(SITE, cls=PlainHelp, examples=["password kira-nerys", 'password "Kira Nerys" --data /srv/topcut'])
def password(*, name: Name, data: Data = "topcut-data", json: Json = False) -> None:
    """Set a new password for somebody who has forgotten theirs. It changes nothing else about the account."""
    from topcut.web.serve import prepare

    prepare(data)
    from topcut.web.accounts.administrators import must_know, set_password

    user = must_know(name)
    set_password(user, _typed(f"New password of {user.get_username()}"))
    told = f"[bold]{plain(user.get_username())}[/] signs in with the new password; all other browsers are signed out."
    tell(json, {"account": user.get_username()}, told)


def _typed(words: str) -> str:
    """A password, typed twice and shown never."""
    first = str(typer.prompt(words, default="", hide_input=True, show_default=False, err=True))
    if first and typer.prompt("Again", default="", hide_input=True, show_default=False, err=True) != first:
        raise refuse("command-passwords-differ")
    return first


@command(
    SITE, cls=PlainHelp, examples=["link friday-night", "link friday-night --judge", "link friday-night --player odo"]
)
def link(
    *,
    slug: Slug,
    judge: Annotated[bool, typer.Option("--judge")] = False,
    player: Annotated[str, typer.Option("--player", show_default=False)] = "",
    data: Data = "topcut-data",
    json: Json = False,
) -> None:
    """Print the link by which an event of the site is entered: its director's, the judges', or a player's."""
    if judge and player:
        raise refuse("command-typed-judge-and-player")
    row = site_row(slug, data)
    from topcut.acts.who import Role
    from topcut.web.access import link as path_of

    role: Role = "judge" if judge else "player" if player else "director"
    event = event_of(row)
    one = who(event, player) if player else ""
    path, name = path_of(row, role, one), event.names[one] if one else f"the {role}"
    told = f"{plain(row.title)}: {plain(name)} enters by [bold]{plain(path)}[/]"
    tell(json, {"event": row.slug, "role": role, "link": path}, told, "Put the site's address before it.")


@command(SITE, "delete-account", cls=PlainHelp, examples=["delete-account kira-nerys --yes"])
def delete(
    *,
    name: Name,
    yes: Annotated[bool, typer.Option("--yes", "-y")] = False,
    data: Data = "topcut-data",
    json: Json = False,
) -> None:
    """Delete an account with all that the site knows of it. Names in events stay: see `topcut erase`."""
    from topcut.cli.telling import voice
    from topcut.web.serve import prepare

    prepare(data)
    from topcut.web.accounts.administrators import must_know
    from topcut.web.accounts.forgetting import delete_account
    from topcut.web.accounts.roles import of as roles_of
    from topcut.web.store.erasing import LEFT

    user = must_know(name)
    handle = user.get_username()
    if not yes:
        if not sys.stdin.isatty():
            raise refuse("command-deleting-unconfirmed", account=handle)
        typer.confirm(f"Delete the account {handle} for good?", abort=True, err=True)
    events = [role.event for role in roles_of(user) if role.role == "player"]
    gone = delete_account(user)
    told = {"deleted": handle, "plays_in": [event.slug for event in events], "in_log": not gone}
    tell(json, told, f"The account [bold]{plain(handle)}[/] is deleted.")
    if events:
        note(f"a name still stands in {', '.join(event.slug for event in events)}: `topcut erase PLAYER --event SLUG`")
    if not gone:
        note(f"{voice().say(LEFT)}; it goes with the next one that is erased, or when the site is stopped")
