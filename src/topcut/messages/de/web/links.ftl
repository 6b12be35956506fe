# Persönliche Links: von Offiziellen, von Spielern, als Liste und als Zettel.
web-links-links = Persönliche Links
web-links-only-directors = Mit einem persönlichen Link handelt man als dieser Spieler; nur die Spielleitung sieht die Links.
web-links-for-officials = Für Offizielle
web-links-give-with-care-html = Wer einen davon öffnet, arbeitet an diesem Pult. Nur weitergeben, wo das so sein soll.
    <a href="{ $access }#rights">Wer was darf</a>
web-links-whose =
    { $role ->
        [director] die Spielleitung
        [head-judge] Hauptschiedsrichter
        [judge] Schiedsrichter
       *[scorekeeper] Schreiber
    }
web-links-new-of = Neuen Link für { web-links-whose } erzeugen
web-links-new-means-html =
    { $role ->
        [director] Der Link oben gilt dann nicht mehr. Jeder andere Browser, der ihn benutzt hat, ist sofort draußen;
            dieser bleibt.
       *[other] Der Link oben gilt dann nicht mehr, und alle, die ihn benutzt haben, sind sofort draußen.
    } Wer unter <a href="{ $access }">Zugang</a> als Offizieller steht, bleibt; ein Konto, das seine Rolle vom Link
    übernommen hat, verliert sie.
web-links-for-players = Für Spieler
web-links-switched-off-html = <strong>Ausgeschaltet:</strong> die Spieler loggen sich stattdessen ein.
    <a href="{ $event }">Ändern</a>
web-links-print = Als Zettel drucken
web-links-in-order = Links in der Reihenfolge der Tische; jeder Spieler kann damit melden, bestätigen und aussteigen
web-links-table = Tisch
web-links-link = Link
web-links-act = Aktion
web-links-also-html = auch eingeloggt als <bdi>{ $account }</bdi>{ $kept ->
        [yes] , vom Link übernommen
       *[none] { "" }
    }
web-links-end-html = Beenden<span class="off"> { $account }</span>
web-links-end-means = Das Konto { $account } ist dann in diesem Turnier nicht mehr { $name }. Der persönliche Link bleibt.
web-links-renew-html = Neuer Link<span class="off"> für <bdi>{ $name }</bdi></span>
web-links-renew-means = Der Link und der gedruckte Zettel von { $name } gelten dann nicht mehr, und jedes Handy damit ist sofort draußen.
web-links-nobody-fits-html = Kein Spieler passt. <a href="{ $all }">Alle Spieler anzeigen</a>
web-links-to-scan-html = Der Link für <bdi>{ $name }</bdi>, zum Scannen mit dem Telefon. <a href="{ $all }">Alle Spieler
    anzeigen</a>
web-links-new-players = Neue Links für alle Spieler erzeugen
web-links-new-players-means = Alle Links und gedruckten Zettel gelten dann nicht mehr, und jedes Telefon, das einen benutzt
    hat, ist sofort draußen. Danach die Zettel neu drucken. Wer sich mit einem Konto angemeldet hat, bleibt; ein Konto,
    das seine Rolle von einem Link übernommen hat, verliert sie.
web-links-none-yet-html = Hier stehen dann die Links der Spieler. Zuerst <a href="{ $players }">Spieler anmelden</a>.

# Was über einen neuen Link gesagt wird.
web-links-made-already = Der neue Link ist schon erzeugt; hier ist er.
web-links-is-new =
    Der Link für { web-links-whose } ist neu. { $role ->
        [director] Unbedingt sichern: nur dieser Browser bleibt drin.
       *[other] Wer den alten benutzt hat, braucht ihn; wer unter Zugang steht, bleibt.
    }
web-links-players-are-new = Alle Spieler haben einen neuen Link. Die Zettel neu drucken: die alten gelten nicht mehr.
web-links-players-is-new = { $player } hat einen neuen Link, der alte gilt nicht mehr. Bitte weitergeben: der Code
    lässt sich scannen.{ $accounts ->
        [none] { "" }
       *[other] { " " }Wer sich als { $accounts } einloggt, ist weiterhin { $player }; das lässt sich unten beenden.
    }

# Die Zettel.
web-links-slips = Zettel mit persönlichen Links
web-links-cut = Ohne Ränder drucken, an den Linien schneiden, die { $stacks } Stapel aufeinanderlegen: so sind sie nach Tischen
    geordnet.
web-links-parts = Teile
web-links-part = Teil
web-links-scan-or-open = Dein Match, Ergebnisse und Tabelle: scannen oder öffnen
web-links-journal-html = Journal <samp>{ $seal }</samp>
web-links-nobody-yet = Noch ist niemand angemeldet.
