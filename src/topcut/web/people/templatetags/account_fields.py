"""Fields of forms that are not ours, in our design and our words."""

from __future__ import annotations

from allauth.account.forms import ChangePasswordForm, ResetPasswordKeyForm
from django import template
from django.forms import BoundField
from django.utils.safestring import SafeString

from topcut.messages.message import message
from topcut.web.voices import PAGE

register = template.Library()
_PASSWORDS = {"oldpassword": "current", "password": "one", "password1": "one", "password2": "again"}
_NEW_PASSWORDS = {"oldpassword": "current", "password1": "new", "password2": "new-again"}


@register.filter
def label(field: BoundField) -> str:
    """What stands over the field: our word for what allauth asks, otherwise what the form says."""
    named = _NEW_PASSWORDS if isinstance(field.form, ChangePasswordForm | ResetPasswordKeyForm) else _PASSWORDS
    if which := named.get(field.name):
        return PAGE.say(message("web-account-field-password", which=which))
    if field.name == "email":
        return PAGE.say(message("web-account-field-email"))
    if field.name == "code":
        return PAGE.say(message("web-account-field-code"))
    return str(field.label)


@register.filter
def shown(field: BoundField) -> SafeString:
    """The field without a placeholder: its label says what belongs in it."""
    field.field.widget.attrs.pop("placeholder", None)
    return field.as_widget()
