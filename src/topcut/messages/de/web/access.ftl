# Die Seite des Pults darüber, wer dort arbeitet und wie Spieler hereinkommen.
web-access-title = Zugang
web-access-of-director = Wer an diesem Pult arbeitet und wie Spieler hereinkommen, bestimmt die Spielleitung.
web-access-rights = Was Offizielle dürfen
web-access-everything = Alles. Nur die Spielleitung kann { $deeds }, Links ausgeben, Offizielle ernennen und die Seite des
    Turniers ändern.
web-access-beyond = Was { desk-role } kann, und dazu { AND($deeds) }.
web-access-deeds = { CAPITAL($deeds) }.
web-access-officials = Offizielle mit Konto
web-access-find-event = Sie finden dieses Turnier in ihrem Profil
web-access-role = Rolle
web-access-dismiss-html = Abberufen<span class="off">: { $handle }</span>
web-access-dismiss-means = Der Zugang zu diesem Pult endet sofort. Was dort getan wurde, bleibt.
web-access-nobody-yet-html = Noch niemand. Offizielle ohne Konto benutzen einen <a href="{ $url }">Link</a>.
web-access-handle-asked = Kürzel (steht auf der Profilseite)
web-access-give-role = Rolle geben
web-access-entering = Anmeldung
web-access-given-seeds = Die Setzliste dieses Turnierbaums ist vorgegeben, deshalb meldet die Spielleitung die Spieler an
    (001 Appendix A).
web-access-enter-themselves-html =
    Spieler melden sich auf der <a href="{ $url }">Anmeldeseite</a> selbst an, bis Runde 1 ausgelost ist.
web-access-only-officials = Nur Offizielle melden Spieler an.
web-access-close-entering = Anmeldung schließen
web-access-open-entering = Anmeldung öffnen
web-access-who-enters = Wer Spieler anmeldet
web-access-places = Plätze
web-access-places-told =
    { $places ->
        [0] Unbegrenzt
       *[other] { $left } von { $places } frei
    }{ $waiting ->
        [0] { "" }
        [one] , { $waiting } Spieler wartet
       *[other] , { $waiting } Spieler warten
    }
web-access-set-registration = Plätze und Zeiten
web-access-most = Höchstzahl der Spieler
web-access-most-hint = Wer später kommt, wartet und rückt von selbst nach. Leer: unbegrenzt.
web-access-opens = Die Anmeldung öffnet
web-access-closes = Die Anmeldung schließt
web-access-starts-hint-html =
    Zeitzone { $zone }.{ $minutes ->
        [0] { "" }
       *[other] { " " }Selbst einchecken können Spieler bis { $minutes } Minuten vor dem <a href="{ $url }">Beginn</a>.
    }
web-access-keep-registration = Festlegen
web-access-registration-set = Die Anmeldung ist festgelegt.
web-access-code = Code an der Wand
web-access-door = Die Tür
web-access-door-means = Ein Code an der Wand: wer ihn scannt, ist eingecheckt.
web-access-print-code = Code drucken
web-access-new-code = Neuen Code für die Tür machen
web-access-new-code-means =
    Der Code an der Wand gilt dann nicht mehr, auch kein Foto davon. Danach den neuen drucken.
web-access-browser = Dieser Browser
web-access-by-link =
    Er ist über einen Link an diesem Pult{ $directs ->
        [yes] ; vor dem Verlassen den Link der Spielleitung sichern
       *[no] { "" }
    }.
web-access-leave = Mit diesem Browser das Pult verlassen

# Was getan wurde.
web-access-named =
    { $name } { $role ->
        [director] gehört jetzt zur Spielleitung
        [head-judge] ist jetzt Hauptschiedsrichter
        [judge] ist jetzt Schiedsrichter
        [scorekeeper] ist jetzt Schreiber
       *[other] ist jetzt { desk-role }
    }.
web-access-dismissed =
    { $name } { $role ->
        [director] gehört nicht mehr zur Spielleitung
        [head-judge] ist nicht mehr Hauptschiedsrichter
        [judge] ist nicht mehr Schiedsrichter
        [scorekeeper] ist nicht mehr Schreiber
       *[other] ist nicht mehr { desk-role }
    }.{ $kept ->
        [yes] { " " }Den Link dieser Rolle hat das Konto aber noch: unter „Links“ einen neuen machen.
       *[none] { "" }
    }
web-access-no-longer = Das Konto { $handle } gehört nicht mehr zu { $player }.
web-access-code-renewed = Die Tür hat einen neuen Code. Jetzt drucken: der alte gilt nicht mehr.
web-access-code-renewed-already = Der neue Code ist schon gemacht; hier ist er.
web-access-entering-open = Spieler melden sich selbst an.
web-access-left = Dieser Browser ist hier nicht mehr über einen Link bekannt. Der Link lässt ihn wieder herein.
