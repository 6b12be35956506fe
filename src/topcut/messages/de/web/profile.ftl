# Die eigene Seite: Name, Turniere, Wege zum Einloggen.
web-profile-title = Profil
web-profile-handle-hint = Du loggst dich mit { $handle } oder mit deinem Namen ein. Damit macht dich eine Spielleitung
    zum Offiziellen.
web-profile-events = Meine Turniere
web-profile-as-official = Als Offizieller
web-profile-as-player = Als Spieler
web-profile-state =
    { $state ->
        [running] läuft
        [finished] beendet
       *[announced] angekündigt
    }
web-profile-state-as =
    { $state ->
        [running] läuft
        [finished] beendet
       *[announced] angekündigt
    }, als { $role ->
        [director] Spielleitung
        [judge] Schiedsrichter
        [head-judge] Hauptschiedsrichter
        [scorekeeper] Schreiber
        [player] Spieler
       *[other] { $role }
    }
web-profile-leave-html = Verlassen<span class="off"> { $event }</span>
web-profile-my-entry-html = Meine Anmeldung<span class="off"> bei { $event }</span>
web-profile-my-match-html = Mein Match<span class="off"> bei { $event }</span>
web-profile-no-events-html =
    Hier stehen dann die Turniere, bei denen du mitspielst oder die du leitest. <a href="{ $find }">Such ein Turnier</a>,
    oder <a href="{ $new }">leg eines an</a>.
web-profile-by-link = Diesem Browser durch einen Link bekannt
web-profile-keep = In mein Konto übernehmen
web-profile-name = Name
web-profile-change-name = Namen ändern
web-profile-signing-in = Einloggen
web-profile-passkeys-html =
    <a href="{ $url }">Passkeys</a>{ $keys ->
        [0] { $work ->
            [yes] { "" }
           *[no] : nicht unter dieser Adresse, sie brauchen https
        }
       *[other] { " " }({ $keys })
    }
web-profile-administration = Verwaltung der Seite
web-profile-sign-out-everywhere =
    Überall ausloggen{ $browsers ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }({ $browsers } Browser)
    }
web-profile-delete = Mein Konto löschen

# Was getan wurde.
web-profile-name-changed = Dein Name ist geändert; wo du schon angemeldet bist, bleibt der alte.
web-profile-kept = { $event } ist jetzt in deinem Konto.
web-profile-role-left = Dein Konto hat dort keine Rolle von einem Link mehr.

# Das Konto löschen.
web-profile-delete-means =
    Dein Name, dein Kürzel, deine E-Mail-Adresse, deine Passkeys und Rollen werden endgültig von dieser Seite entfernt,
    und jeder Browser wird ausgeloggt.
web-profile-remains = Was bleibt
web-profile-remains-names =
    Turniere, bei denen du gespielt hast, behalten ihre Ergebnisse und deinen Namen darin. Die Spielleitung kann ihn
    löschen lassen. Es sind diese Turniere:
web-profile-directed = Turniere, die du leitest
web-profile-directed-means =
    Du leitest sie dann nicht mehr. Behalte den Link der Spielleitung, oder benenne vorher jemand anderen:
web-profile-delete-yes = Mein Konto endgültig löschen
web-profile-deleted = Dein Konto ist gelöscht
web-profile-deleted-means =
    Diese Seite kennt dich nicht mehr, außer deinem Namen in Turnieren, bei denen du gespielt hast. Die Spielleitung dort
    kann ihn löschen lassen.
web-profile-this-browser = Dieser Browser
