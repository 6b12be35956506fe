"""The addresses of accounts, and of entering an event."""

from __future__ import annotations

from allauth.account import views as account
from allauth.mfa.webauthn import views as passkey
from django.urls import URLPattern, path
from django.views.generic import RedirectView

from topcut.web.people import entry_views, own_language, profile
from topcut.web.people.by_mail import needs_mail
from topcut.web.people.passkeys import AddPasskeyView

_ACCOUNTS: list[URLPattern] = [
    path("sign-in", account.login, name="account_login"),
    path("sign-up", account.signup, name="account_signup"),
    path("sign-out", profile.sign_out, name="account_logout"),
    path("sign-in/code", needs_mail(account.request_login_code), name="account_request_login_code"),
    path("sign-in/code/confirm", account.confirm_login_code, name="account_confirm_login_code"),
    path("account/inactive", account.account_inactive, name="account_inactive"),
    path("account/confirm", account.reauthenticate, name="account_reauthenticate"),
    path("account/password", account.password_change, name="account_change_password"),
    path("account/password/set", account.password_set, name="account_set_password"),
    path("account/password/forgotten", needs_mail(account.password_reset), name="account_reset_password"),
    path("account/password/code", account.confirm_password_reset_code, name="account_confirm_password_reset_code"),
    path("account/password/new", account.complete_password_reset, name="account_complete_password_reset"),
    path("account/password/done", account.password_reset_from_key_done, name="account_password_reset_completed"),
    path("account/email", needs_mail(account.email), name="account_email"),
    path("account/email/sent", account.email_verification_sent, name="account_email_verification_sent"),
    path("account/email/confirm/<str:key>", account.confirm_email, name="account_confirm_email"),
]
_PASSKEYS: list[URLPattern] = [
    path("account/passkeys", passkey.list_webauthn, name="mfa_list_webauthn"),
    path("account/passkeys/", RedirectView.as_view(pattern_name="mfa_list_webauthn"), name="mfa_index"),
    path("account/passkeys/add", AddPasskeyView.as_view(), name="mfa_add_webauthn"),
    path("account/passkeys/sign-in", passkey.login_webauthn, name="mfa_login_webauthn"),
    path("account/passkeys/<int:pk>/rename", passkey.edit_webauthn, name="mfa_edit_webauthn"),
    path("account/passkeys/<int:pk>/remove", passkey.remove_webauthn, name="mfa_remove_webauthn"),
]
urlpatterns: list[URLPattern] = [
    *_ACCOUNTS,
    *_PASSKEYS,
    path("language", own_language.choose, name="language"),
    path("profile", profile.profile, name="profile"),
    path("profile/keep/<slug:slug>", profile.keep_role, name="keep_role"),
    path("profile/leave/<slug:slug>", profile.leave_role, name="leave_role"),
    path("profile/delete", profile.delete_own, name="delete_own"),
    path("profile/sign-out-everywhere", profile.sign_out_everywhere, name="sign_out_everywhere"),
    path("e/<slug:slug>/enter", entry_views.enter_page, name="enter"),
    path("e/<slug:slug>/enter/<slug:name>", entry_views.entry_act, name="entry_act"),
    path("e/<slug:slug>/door/<str:seal>", entry_views.door, name="door"),
]
