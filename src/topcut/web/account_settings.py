"""The settings of accounts: TOPCUT_MAIL (an address as in `mail.py`), TOPCUT_MAIL_FROM, TOPCUT_PROXIES (a number)."""

from __future__ import annotations

import os

from topcut.web.running.mail import mail

globals().update(mail(os.environ.get("TOPCUT_MAIL", "")))
MAIL = bool(os.environ.get("TOPCUT_MAIL"))  # whether a code can be sent at all
DEFAULT_FROM_EMAIL = os.environ.get("TOPCUT_MAIL_FROM", "topcut@localhost")
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Topcut: "

AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ("username", "first_name", "email")},
    },
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 8}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "profile"
ACCOUNT_LOGOUT_REDIRECT_URL = "home"
ACCOUNT_ADAPTER = "topcut.web.people.adapter.AccountAdapter"
ACCOUNT_FORMS = {
    "login": "topcut.web.people.forms.SignInForm",
    "signup": "topcut.web.people.forms.SignUpForm",
}
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", *(["email"] if MAIL else []), "password1*", "password2*"]
ACCOUNT_EMAIL_VERIFICATION = "optional" if MAIL else "none"
ACCOUNT_CHANGE_EMAIL = True  # one address per account
ACCOUNT_PREVENT_ENUMERATION = "strict"  # no form tells whether an address has an account
ACCOUNT_LOGIN_BY_CODE_ENABLED = True
ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED = True
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_USERNAME_MIN_LENGTH = 1
ACCOUNT_RATE_LIMITS = {  # a whole hall may stand behind one address
    "signup": "120/m/ip",
    "login": None,  # signing in is counted in `accounts/guessing.py`
    "login_failed": None,
}
CACHES = {
    "default": {
        "BACKEND": "topcut.web.people.kept_counts.KeptCounts",
        "LOCATION": "topcut_cache",
        "KEY_FUNCTION": "topcut.web.people.kept_counts.hashed",
    }
}
ALLAUTH_TRUSTED_PROXY_COUNT = int(os.environ.get("TOPCUT_PROXIES", "0"))

MFA_ADAPTER = "topcut.web.people.adapter.PasskeyAdapter"
MFA_FORMS = {
    "add_webauthn": "topcut.web.people.forms.AddPasskeyForm",
    "edit_webauthn": "topcut.web.people.forms.RenamePasskeyForm",
    "login_webauthn": "topcut.web.people.forms.PasskeySignInForm",
    "reauthenticate_webauthn": "topcut.web.people.forms.PasskeyConfirmForm",
}
MFA_SUPPORTED_TYPES = ["webauthn"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_ALLOW_UNVERIFIED_EMAIL = True  # a passkey locks nobody out here: it is one more way in
