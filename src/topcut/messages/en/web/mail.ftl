# Mail that the site sends, and what is said about it.
web-mail-stuck = The mail server is not taking mail right now.
web-mail-stuck-kept =
    Yours is kept and will go out as soon as it does, within an hour. If a code comes too late, ask for another one.

# Mails: what each is about, and its paragraphs. A code or an address stands on a line of its own below the first one.
web-mail-sign-in-code = Code to sign in
web-mail-sign-in-code-below =
    Use this code to sign in at { $site }. Type it into the page that asks for it; it is valid for a few minutes:
web-mail-password-code = Code for a new password
web-mail-password-code-below =
    Use this code to set a new password at { $site }. Type it into the page that asks for it; it is valid for a few
    minutes:
web-mail-confirm = Confirm your e-mail address
web-mail-confirm-below = { $handle } has given this address for an account at { $site }. Open this link to confirm it:
web-mail-no-account = No account has this address
web-mail-no-account-below =
    Somebody wanted to sign in at { $site } with this address, which has no account there. To create one, sign up here:
web-mail-moved-up = You have a place: { $title }
web-mail-moved-up-below =
    A place became free, and you have moved up from the waiting list of { $title }. If you cannot come, please give it to
    the next one by withdrawing on your page:
web-mail-not-you = If that was not you, there is nothing to do.
