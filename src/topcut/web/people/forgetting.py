"""Forgetting people: an erased player's accounts, and an account as a whole."""

from __future__ import annotations

from allauth.usersessions.models import UserSession
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.db import transaction
from django.db.models import Q

from topcut.journal.fact import PlayerId
from topcut.web.people.models import Role
from topcut.web.store.erasing import scrub


def let_go(event: int, player: PlayerId) -> list[str]:
    """Nobody acts as a player who was erased: which accounts did until now."""
    found = Role.objects.filter(event_id=event, role=Role.Kind.PLAYER, player=player)
    handles = list(found.order_by("user__username").values_list("user__username", flat=True))
    found.delete()
    return handles


def delete_account(user: User) -> bool:
    """All that the site has of an account: name, address, keys, roles, sessions. False where its bytes are in the log.

    Names in events are the events' own: there `topcut erase` takes them out.
    """
    with transaction.atomic():
        keys = UserSession.objects.filter(user=user).values_list("session_key", flat=True)
        Session.objects.filter(session_key__in=list(keys)).delete()
        roles = list(map(str, Role.objects.filter(user=user).values_list("pk", flat=True)))
        of_roles = Q(content_type__model="role", object_id__in=roles)
        LogEntry.objects.filter(Q(content_type__model="user", object_id=str(user.pk)) | of_roles).delete()
        user.delete()
    return scrub()
