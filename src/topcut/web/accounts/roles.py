"""Roles at events by account: given, taken, and looked up."""

from __future__ import annotations

from collections.abc import Sequence

from allauth.usersessions.models import UserSession
from django.contrib.auth.models import AbstractBaseUser, AnonymousUser, User
from django.http import HttpRequest

from topcut.journal.records import PlayerId
from topcut.web.accounts.models import Role
from topcut.web.store.models import Event

_ORDER = ("director", "judge", "player")  # who has several acts as the first of them


def grant(user: AbstractBaseUser | AnonymousUser, event: Event, role: str, player: PlayerId = "") -> None:
    """Give an account a role at an event; nothing for somebody who is not signed in."""
    if isinstance(user, User):
        Role.objects.update_or_create(user=user, event=event, role=role, defaults={"player": player})


def revoke(user: User, event: Event, role: str) -> None:
    Role.objects.filter(user=user, event=event, role=role).delete()


def held(user: AbstractBaseUser | AnonymousUser, event: Event) -> Role | None:
    """What an account is at an event."""
    if not user.is_authenticated:
        return None
    found = {one.role: one for one in Role.objects.filter(user_id=user.pk, event=event)}
    return next((found[role] for role in _ORDER if role in found), None)


def as_player(user: AbstractBaseUser | AnonymousUser, event: Event) -> PlayerId:
    """His id as a player of an event, whatever else he is there; "" where he is none."""
    if not user.is_authenticated:
        return ""
    found = Role.objects.filter(user_id=user.pk, event=event, role=Role.Kind.PLAYER).first()
    return found.player if found else ""


def accounts_of(event: Event, player: PlayerId) -> list[str]:
    """The handles of the accounts that are a player of an event."""
    rows = Role.objects.filter(event=event, role=Role.Kind.PLAYER, player=player)
    return list(rows.order_by("user__username").values_list("user__username", flat=True))


def officials(event: Event) -> Sequence[Role]:
    """The directors and judges of an event who have an account."""
    rows = Role.objects.filter(event=event).exclude(role=Role.Kind.PLAYER)
    return list(rows.select_related("user").order_by("role", "user__username"))


def of(user: AbstractBaseUser, most: int = 200) -> Sequence[Role]:
    """All roles of an account, the latest events first."""
    rows = Role.objects.filter(user_id=user.pk).select_related("event")
    return list(rows.order_by("-event__date", "-event_id", "role")[:most])


def session_changed(request: HttpRequest) -> None:
    """The session of an account has a new key: under that one it can be ended from elsewhere."""
    if request.user.is_authenticated:
        UserSession.objects.create_from_request(request)
