"""Roles at events by account: given, taken, and looked up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from allauth.usersessions.models import UserSession
from django.contrib.auth.models import AbstractBaseUser, AnonymousUser, User
from django.http import HttpRequest

from topcut.acts.who import OFFICIALS
from topcut.acts.who import Role as RoleName
from topcut.journal.fact import PlayerId
from topcut.refusal import refuse
from topcut.web.people.models import Role
from topcut.web.store.models import Event


def grant(
    user: AbstractBaseUser | AnonymousUser, event: Event, role: str, player: PlayerId = "", link: str = ""
) -> None:
    """Give an account a role at an event, `link` where it ends with that link; nothing for who is not signed in."""
    if not isinstance(user, User):
        return
    own = Role.objects.filter(user=user, event=event, role=role, player=player, link="").exists()
    if not own:  # what an account has by itself does not come to hang on a link
        Role.objects.update_or_create(user=user, event=event, role=role, defaults={"player": player, "link": link})


def official(typed: str) -> RoleName:
    """The role of an official that somebody chose; refused where it is none."""
    role = next((one for one in OFFICIALS if one == typed), None)
    if role is None:
        raise refuse("account-no-official", roles=OFFICIALS)
    return role


def dismiss(event: Event, **which: object) -> Role:
    """Take an official's role from an account, at the next request; who came by a link still has that."""
    role = Role.objects.filter(event=event, role__in=OFFICIALS, **which).select_related("user").first()
    if role is None:
        raise refuse("account-role-gone")
    role.delete()
    return role


def held(user: AbstractBaseUser | AnonymousUser, event: Event) -> dict[str, PlayerId]:
    """What an account is at an event; of a player the id as well."""
    if not user.is_authenticated:
        return {}
    return dict(Role.objects.filter(user_id=user.pk, event=event).values_list("role", "player"))


def players(event: Event, ids: Iterable[PlayerId]) -> dict[PlayerId, list[Role]]:
    """The accounts that are these players of an event."""
    found: dict[PlayerId, list[Role]] = {}
    rows = Role.objects.filter(event=event, role=Role.Kind.PLAYER, player__in=list(ids))
    for role in rows.select_related("user").order_by("user__username"):
        found.setdefault(role.player, []).append(role)
    return found


def officials(event: Event) -> Sequence[Role]:
    """The officials of an event who have an account."""
    rows = Role.objects.filter(event=event).exclude(role=Role.Kind.PLAYER)
    return list(rows.select_related("user").order_by("role", "user__username"))


def of(user: AbstractBaseUser, most: int = 200) -> Sequence[Role]:
    """All roles of an account, the latest events first."""
    rows = Role.objects.filter(user_id=user.pk).select_related("event")
    return list(rows.order_by("-event__date", "-event_id", "role")[:most])


def directed(user: AbstractBaseUser | AnonymousUser) -> dict[str, int]:
    """How many events of each rulebook an account has directed."""
    if not user.is_authenticated:
        return {}
    rows = Role.objects.filter(user_id=user.pk, role=Role.Kind.DIRECTOR)
    return Counter(rows.values_list("event__rulebook", flat=True))


def session_changed(request: HttpRequest) -> None:
    """The session of an account has a new key: under that one it can be ended from elsewhere."""
    if request.user.is_authenticated:
        UserSession.objects.create_from_request(request)
