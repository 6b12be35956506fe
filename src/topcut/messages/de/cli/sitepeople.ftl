# Die Menschen der Site.
cli-sitepeople-password = Passwort
cli-sitepeople-new-password = Neues Passwort für { $account }
cli-sitepeople-again = Noch einmal
cli-sitepeople-administrator = [bold]{ $account }[/] verwaltet jetzt die Site: einloggen unter [bold]/admin/[/].
cli-sitepeople-password-set = [bold]{ $account }[/] loggt sich mit dem neuen Passwort ein; alle anderen Browser sind ausgeloggt.
cli-sitepeople-link =
    { $event }: { $role ->
        [player] { $player }
       *[other] { journal-role }
    } kommt herein mit [bold]{ $link }[/]
cli-sitepeople-address = Die Adresse der Site davorsetzen.
cli-sitepeople-official = [bold]{ $account }[/] ist jetzt { desk-role } von { $event }.
cli-sitepeople-dismissed = [bold]{ $account }[/] ist nicht mehr { desk-role } von { $event }.{ $kept ->
        [yes] { " " }Der Link dieser Rolle ({ journal-role }) gilt dort noch: am Pult unter „Links“ einen neuen machen.
       *[none] { "" }
    }
cli-sitepeople-delete = Das Konto { $account } endgültig löschen?
cli-sitepeople-deleted = Das Konto [bold]{ $account }[/] ist gelöscht.
cli-sitepeople-name-stays = ein Name steht noch in { $events }: `topcut erase PLAYER --event SLUG`
cli-sitepeople-left = { $left }; das verschwindet mit dem nächsten Löschen, oder wenn die Site anhält
