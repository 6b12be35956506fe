# Signing up and in, and what belongs to an account.
web-account-sign-in = Sign in
web-account-sign-up = Sign up
web-account-sign-out = Sign out
web-account-go-on = Continue
web-account-back-to-signing-in = Back to signing in
web-account-to-signing-in = To signing in
web-account-back-to-profile = Back to the profile

# What stands over the fields of a form, and beside them.
web-account-field-name = Name
web-account-field-name-hint = As it should appear in pairings and standings.
web-account-field-handle = Handle (optional)
web-account-field-handle-hint = A short name to sign in with. If you leave it empty, it is made from your name: kira-nerys.
web-account-field-email = E-mail
web-account-field-email-hint = To sign in with a code, and if you forget the password.
web-account-field-login = Name, handle or e-mail
web-account-field-code = Code
web-account-field-password =
    { $which ->
        [current] Current password
        [new] New password
        [new-again] New password (again)
        [again] Password (again)
       *[one] Password
    }
web-account-forgotten-hint = Forgot your password?

# What is wrong with what was typed into them.
web-account-name-not-shown = This name cannot be shown. Type it again with letters.
web-account-name-mixed = A word of this name mixes letters of two scripts. Type it again in one of them.
web-account-no-handle = This cannot be turned into a handle. Type one with letters or digits.
web-account-handle-taken = { $handle } is taken. If that is you, sign in; otherwise type a handle of your own.
web-account-not-your-password = This is not your password.
web-account-name-or-password = Name or password is wrong. Check both; capital letters count in the password.
web-account-email-or-password = E-mail address or password is wrong.
web-account-too-many-attempts =
    Too many attempts. Wait five minutes, then try again; a browser you have signed in with before lets you in
    meanwhile.

# Signing in.
web-account-without-password = Without a password
web-account-with-passkey = Sign in with a passkey
web-account-passkeys-not-here =
    Passkeys need an address with https and a name, so they are not offered here. At a venue your password or the
    personal link on your slip lets you in.
web-account-code-by-mail = Send me a code by e-mail
web-account-none-yet = No account yet?
web-account-none-needed =
    You do not need one to look at events or to play: a personal link from the director is enough. With an account you find
    your events on every device.
web-account-forgotten-question = Password forgotten?
web-account-ran-out = This browser was known here, but that has run out:
web-account-ran-out-why =
    after 60 days, because it was signed out from elsewhere, or because the clock of this site was corrected. Nothing
    is lost: open your personal link again, or sign in.
web-account-off-title = This account is switched off
web-account-off = Switched off.
web-account-off-why = An administrator has closed this account. Personal links still work.

# Signing in with a code, or having forgotten the password.
web-account-type-code = Type the code
web-account-code-goes-out-html =
    A mail with a code is on its way to <bdi>{ $email }</bdi>. The code is valid for a few minutes.
web-account-with-code = Sign in with a code
web-account-type-address = Type the e-mail address of your account; you will get a code by mail.
web-account-send-code = Send me a code
web-account-no-mail-no-code = This site sends no mail. Sign in with your password, or open your personal link.
web-account-forgotten = Password forgotten
web-account-no-mail-no-password-html =
    This site sends no mail, so it cannot send you a new password. Whoever runs it can set one with
    <code>topcut password</code> and your name. Until then a personal link from the director lets you play.

# Signing up and out.
web-account-what-for = An account keeps your events together: those you play in, and those you run.
web-account-have-one = Have an account?
web-account-nobody-signs-up =
    Nobody can sign up here at the moment. A personal link from the director still lets you play.
web-account-forgets = This browser will forget who you are, also at events you opened with a personal link.
web-account-keep-link = Save the link of any event you direct: it is your way back in.

# The password.
web-account-change-password = Change the password
web-account-new-password = A new password
web-account-set-password = Set the password
web-account-password-changed = The password is changed
web-account-set-a-password = Set a password
web-account-is-it-you = Is it you?
web-account-password-once-more = This changes how you sign in, so type your password again.

# The e-mail address.
web-account-address = E-mail address
web-account-address-is-html = Your address is <bdi>{ $email }</bdi>.
web-account-not-confirmed-html =
    <strong>Not confirmed yet:</strong> <bdi>{ $email }</bdi>. Open the link in the mail sent to it.
web-account-send-mail-again = Send the mail again
web-account-forget-address = Remove this address
web-account-change-address = Change the address
web-account-save-address = Save the address
web-account-no-mail-no-address = This site sends no mail, so it asks for no address.
web-account-confirm-address = Confirm the e-mail address
web-account-address-belongs-html =
    <bdi>{ $email }</bdi> belongs to the account of <bdi>{ $name }</bdi>?
web-account-address-mine = Yes, it is mine
web-account-address-taken = Not possible.
web-account-address-taken-why = Another account already has this address.
web-account-link-too-old = This link is too old, or has already been used.
web-account-have-sent-html = Get a new one: <a href="{ $url }">e-mail address</a>.
web-account-look-into-mail = Check your mail
web-account-open-link = A mail is on its way to you. Open the link in it to confirm your address.

# What was done, told by the next page.
web-account-signed-in = You are signed in as { $handle }.
web-account-signed-out = You have signed out.
web-account-code-sent = A mail with a code is on its way to { $email }.
web-account-password-is-changed = The password is changed.
web-account-password-is-set = The password is set.
web-account-mail-sent = A mail is on its way to { $email }.
web-account-address-confirmed = { $email } is confirmed.
web-account-address-not-confirmed = { $email } is not confirmed: another account has it.
web-account-address-forgotten = { $email } is removed.
web-account-address-stays = { $email } is the address of this account and stays until another one is confirmed.
web-account-address-set = The address is changed.
web-account-address-first = The address has to be confirmed first.
