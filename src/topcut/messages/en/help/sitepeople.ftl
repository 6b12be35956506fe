help-sitepeople-admin = Make somebody an administrator of the whole site. Asks for a password if the account is new.
help-sitepeople-password = Set a new password for somebody who has forgotten theirs. It changes nothing else about the account.
help-sitepeople-link = Print a link into an event of the site: its director's, the judges', or a player's.
    .slug = The event's name in its address.
    .judge = The judges' link instead of the director's.
    .player = A player's link.
help-sitepeople-delete-account = Delete an account with everything the site knows about it. Names in events stay: see `topcut erase`.
