# What an administrator's tables show.
web-accounts-administration = Topcut administration
web-accounts-roles = Roles at events
web-accounts-mail = Mail
web-accounts-journals = Journals
# Begins with the account and a colon: by that a deleted account is found in the administrators' log.
web-accounts-role = { $user }: { journal-role } of { $event }
