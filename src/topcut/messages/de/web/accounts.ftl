# Was die Tabellen der Verwaltung zeigen.
web-accounts-administration = Topcut-Verwaltung
web-accounts-roles = Rollen bei Turnieren
web-accounts-mail = E-Mail
web-accounts-journals = Journale
web-accounts-role =
    Konto { $account }: { $role ->
        [director] Spielleitung
        [head-judge] Hauptschiedsrichter
        [judge] Schiedsrichter
        [scorekeeper] Schreiber
        [player] Spieler
       *[other] { $role }
    } bei { $event }
