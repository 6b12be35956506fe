# Passkeys: a way in without a password.
web-passkey-title = Passkeys
web-passkey-not-here = Not here.
web-passkey-not-here-why =
    Passkeys need an address with https and a name; browsers refuse them here. Your password or personal link works.
web-passkey-need-script = Passkeys need JavaScript; your password works without it.
web-passkey-script-off = Switched off.
web-passkey-yours = Each of these signs you in without a password
web-passkey-one = Passkey
web-passkey-added = Added
web-passkey-last-used = Last used
web-passkey-never = never
web-passkey-change = Change
web-passkey-rename = Rename
web-passkey-remove = Remove
web-passkey-none-yet =
    Your passkeys will be here. A passkey is kept by your phone or computer and opened with a finger, a face or a PIN:
    nothing to remember, nothing to type.
web-passkey-add = Add a passkey
web-passkey-browser-asks = Your browser asks where to keep it. Your password still works.
web-passkey-back = Back to the passkeys
web-passkey-remove-it = Remove the passkey
web-passkey-without-it-html =
    You will no longer be able to sign in with <bdi>{ $passkey }</bdi>. Your password still works.
web-passkey-rename-it = Rename the passkey
web-passkey-name = Name
web-passkey-name-of = Name of the passkey
web-passkey-name-hint = To tell it from your others: phone, laptop.
web-passkey-made = Passkey { $number }

# What was done, told by the next page.
web-passkey-is-added = The passkey is added.
web-passkey-is-removed = The passkey is removed.
