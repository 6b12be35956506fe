"""The administrator's plain tables: users, roles, what a list shows of an event; journals are not among them."""

from __future__ import annotations

from typing import Any

from allauth.account.decorators import secure_admin_login
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.contrib import admin
from django.contrib.auth.models import Group
from django.http import HttpRequest

from topcut.messages.message import message
from topcut.web.people.models import Role
from topcut.web.store.models import Event
from topcut.web.voices import said_when_shown

admin.site.site_header = admin.site.site_title = said_when_shown(message("web-accounts-administration"))
admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]
admin.site.unregister((Group, Authenticator, UserSession))  # keys and sessions are nobody else's business

_LISTING = ("title", "place", "region", "fee", "prizes", "director", "about", "start", "zone")
_SWITCHES = ("listed", "links_allowed", "self_entry")
_OF_THE_JOURNAL = ("slug", "rulebook", "game", "date", "state", "players", "head", "seal")


@admin.register(Event)
class EventAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """What a list shows; the rest follows from the journal, which only the desk writes."""

    list_display = ("title", "date", "place", "region", "state", "players", "listed", "self_entry")
    list_filter = ("state", "game", "listed")
    search_fields = ("title", "place", "region", "director", "slug")
    fields = (*_LISTING, *_SWITCHES, *_OF_THE_JOURNAL)
    readonly_fields = _OF_THE_JOURNAL

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Event | None = None) -> bool:
        return False

    def save_model(self, request: HttpRequest, obj: Event, form: Any, change: Any) -> None:
        """Only what was changed: a report may have moved the head since the form was opened."""
        if form.changed_data:
            obj.save(update_fields=form.changed_data)


@admin.register(Role)
class RoleAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ("user", "role", "event", "player")
    list_filter = ("role",)
    search_fields = ("user__username", "user__first_name", "event__title", "event__slug")
    autocomplete_fields = ("user", "event")
