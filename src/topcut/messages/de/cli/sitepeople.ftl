# Die Menschen der Website.
cli-sitepeople-password = Passwort
cli-sitepeople-new-password = Neues Passwort für { $account }
cli-sitepeople-again = Noch einmal
cli-sitepeople-administrator = [bold]{ $account }[/] verwaltet jetzt die Website: einloggen unter [bold]/admin/[/].
cli-sitepeople-password-set = [bold]{ $account }[/] loggt sich mit dem neuen Passwort ein; alle anderen Browser sind ausgeloggt.
cli-sitepeople-link =
    { $event }: { $role ->
        [player] { $player }
       *[other] { desk-role }
    } kommt herein mit [bold]{ $link }[/]
cli-sitepeople-address = Die Adresse der Website davorsetzen.
cli-sitepeople-official = [bold]{ $account }[/] ist bei { $event } jetzt { desk-role }.
cli-sitepeople-dismissed = [bold]{ $account }[/] ist bei { $event } nicht mehr { desk-role }.{ $kept ->
        [yes] { " " }Der Link dieser Rolle gilt noch: am Pult unter „Links“ einen neuen machen.
       *[none] { "" }
    }
cli-sitepeople-delete = Das Konto { $account } endgültig löschen?
cli-sitepeople-deleted = Das Konto [bold]{ $account }[/] ist gelöscht.
cli-sitepeople-name-stays = ein Name steht noch in { $events }: `topcut erase PLAYER --event SLUG`
cli-sitepeople-left = { $left }; das verschwindet mit dem nächsten Löschen, oder wenn die Website anhält
