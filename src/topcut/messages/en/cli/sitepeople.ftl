# The people of the site.
cli-sitepeople-password = Password
cli-sitepeople-new-password = New password for { $account }
cli-sitepeople-again = Again
cli-sitepeople-administrator = [bold]{ $account }[/] is an administrator: sign in at [bold]/admin/[/].
cli-sitepeople-password-set = [bold]{ $account }[/] signs in with the new password; all other browsers are signed out.
cli-sitepeople-link =
    { $event }: { $role ->
        [player] { $player }
       *[other] the { journal-role }
    } gets in with [bold]{ $link }[/]
cli-sitepeople-address = Put the site's address before it.
cli-sitepeople-official = [bold]{ $account }[/] is now { desk-role } of { $event }.
cli-sitepeople-dismissed = [bold]{ $account }[/] is no longer { desk-role } of { $event }.{ $kept ->
        [yes] { " " }They still have the { journal-role }'s link: make a new one at the desk under Links.
       *[none] { "" }
    }
cli-sitepeople-delete = Delete the account { $account } for good?
cli-sitepeople-deleted = The account [bold]{ $account }[/] is deleted.
cli-sitepeople-name-stays = a name still appears in { $events }: `topcut erase PLAYER --event SLUG`
cli-sitepeople-left = { $left }; it goes with the next one that is erased, or when the site is stopped
