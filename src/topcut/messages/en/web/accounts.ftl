# What an administrator's tables show.
web-accounts-administration = Topcut administration
web-accounts-roles = Roles at events
web-accounts-mail = Mail
web-accounts-journals = Journals
web-accounts-role = Account { $account }: { journal-role } of { $event }
