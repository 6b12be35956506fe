"""Signing up and in: with a name as people write it, and the handle that is made of it."""

from __future__ import annotations

from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.forms import LoginForm, SignupForm
from allauth.mfa.webauthn.forms import (
    AddWebAuthnForm,
    EditWebAuthnForm,
    LoginWebAuthnForm,
    ReauthenticateWebAuthnForm,
)
from django import forms
from django.contrib.auth.models import User
from django.core.validators import MaxLengthValidator

from topcut.acts.entries.names import mixes_scripts, tidy, writable
from topcut.messages.message import message
from topcut.web.people.credentials import CredentialField, no_such_passkey
from topcut.web.people.names import LONGEST, handle_of
from topcut.web.voices import PAGE, said_when_shown

LONGEST_LOGIN = 254  # an e-mail address is the longest of them
_NAME = said_when_shown(message("web-account-field-name"))


def _name_field(**attrs: str) -> forms.CharField:
    widget = forms.TextInput(attrs={"autocomplete": "name", "dir": "auto", **attrs})
    return forms.CharField(label=_NAME, max_length=LONGEST, widget=widget)


def clean_name(name: str) -> str:
    """A name that can be shown, and that no mixture of letters makes look like another."""
    if not writable(tidy(name)):
        raise forms.ValidationError(PAGE.say(message("web-account-name-not-shown")))
    if mixes_scripts(tidy(name)):
        raise forms.ValidationError(PAGE.say(message("web-account-name-mixed")))
    return tidy(name)


class SignUpForm(SignupForm):  # type: ignore[misc]
    """Name and password; the handle is made of the name unless somebody else has it."""

    name = _name_field()
    field_order = ("name", "username", "email", "password1", "password2")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["name"].help_text = PAGE.say(message("web-account-field-name-hint"))
        handle = self.fields["username"]
        handle.required, handle.label = False, PAGE.say(message("web-account-field-handle"))
        handle.help_text = PAGE.say(message("web-account-field-handle-hint"))
        handle.widget.attrs |= {"autocapitalize": "none", "spellcheck": "false"}
        if "email" in self.fields:
            self.fields["email"].help_text = PAGE.say(message("web-account-field-email-hint"))

    def clean_name(self) -> str:
        return clean_name(self.cleaned_data["name"])

    def clean_username(self) -> str:
        """Nobody is asked twice: the handle of the name is looked at together with the name."""
        return str(self.cleaned_data["username"])

    def clean(self) -> dict[str, Any]:
        name, typed = self.cleaned_data.get("name", ""), self.cleaned_data.get("username", "")
        handle = handle_of(typed or name)
        if name and not handle:
            self.add_error("username", PAGE.say(message("web-account-no-handle")))
        elif handle and User.objects.filter(username__iexact=handle).exists():
            self.add_error("username", PAGE.say(message("web-account-handle-taken", handle=handle)))
        self.cleaned_data |= {"username": handle, "first_name": name}
        cleaned: dict[str, Any] = super().clean()
        return cleaned


class SignInForm(LoginForm):  # type: ignore[misc]
    """The name, the handle or the e-mail address."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["login"].label = PAGE.say(message("web-account-field-login"))
        self.fields["login"].widget.attrs |= {"autocomplete": "username", "autocapitalize": "none", "dir": "auto"}
        self.fields["login"].validators.append(MaxLengthValidator(LONGEST_LOGIN))
        self.fields["password"].help_text = ""

    def clean_login(self) -> str:
        typed = tidy(self.cleaned_data["login"])
        if "@" in typed.lstrip("@") or User.objects.filter(username__iexact=typed).exists():
            return typed
        return handle_of(typed) or typed


class PasskeySignInForm(LoginWebAuthnForm):  # type: ignore[misc]
    """Signing in with a passkey."""

    credential = CredentialField()

    def clean_credential(self) -> Any:
        with no_such_passkey():
            return super().clean_credential()


class PasskeyConfirmForm(ReauthenticateWebAuthnForm):  # type: ignore[misc]
    """Showing once more who one is, with a passkey."""

    credential = CredentialField()

    def clean_credential(self) -> Any:
        with no_such_passkey():
            return super().clean_credential()


class NameForm(forms.Form):
    """A new name; the handle stays."""

    name = _name_field()

    def clean_name(self) -> str:
        return clean_name(self.cleaned_data["name"])


class DeleteForm(forms.Form):
    """The password once more: nobody deletes an account at a desk that was left for a minute."""

    password = forms.CharField(strip=False, widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}))

    def __init__(self, user: User, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._user = user

    def clean_password(self) -> str:
        password = str(self.cleaned_data["password"])
        if not get_adapter().reauthenticate(self._user, password):
            raise forms.ValidationError(PAGE.say(message("web-account-not-your-password")))
        return password


class AddPasskeyForm(AddWebAuthnForm):  # type: ignore[misc]
    """A passkey that signs in by itself, always."""

    credential = CredentialField()
    passwordless = forms.BooleanField(widget=forms.HiddenInput, initial=True)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["name"].label = PAGE.say(message("web-passkey-name-of"))
        self.fields["name"].help_text = PAGE.say(message("web-passkey-name-hint"))

    def clean(self) -> dict[str, Any]:
        with no_such_passkey():
            cleaned: dict[str, Any] = super().clean()
        return cleaned


class RenamePasskeyForm(EditWebAuthnForm):  # type: ignore[misc]
    """Another name for a passkey."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["name"].label = PAGE.say(message("web-passkey-name"))
