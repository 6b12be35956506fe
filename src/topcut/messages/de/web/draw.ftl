# Das Formular, das eine Runde auslost oder neu auslost.
web-draw-again = Neu auslosen
web-draw-why-again = Warum neu ausgelost wird
web-draw-with-wishes = Mit Vorgaben paaren
web-draw-with-these = Mit diesen Vorgaben paaren
web-draw-which-heat = Welche Vorrunde
web-draw-pin-or-forbid =
    { $wishes ->
        [0] Paare
       *[other] Weitere Paare
    } festlegen oder ausschließen
web-draw-wishes-stay = Die Vorgaben oben gelten, bis sie entfernt werden.
web-draw-these-meet = Diese treffen sich (ein Paar je Zeile: Kira, Odo)
web-draw-these-do-not = Diese treffen sich nicht
web-draw-keep-pairable = Spätere Runden paarbar halten, vor gleichen Punkten

# Die ausgeloste Runde: ihre Tische, die geltenden Vorgaben, was sie ändert.
web-draw-wishes = Geltende Vorgaben
web-draw-wish-html =
    { $wish ->
        [kept] Festgelegt:
       *[forbidden] Ausgeschlossen:
    } <bdi>{ $one }</bdi> gegen <bdi>{ $other }</bdi>
web-draw-let-go-html = Entfernen<span class="off">: { $one } gegen { $other }</span>
web-draw-line = Ändern: s 4a 9b, pin 4, forbid 4, oder Namen
web-draw-see-cost = Kosten zeigen
web-draw-find-what = Tisch oder Namen suchen
web-draw-find = Suchen
web-draw-change-it = Ändern
web-draw-drag = Zwei Namen antippen, um sie zu tauschen, oder einen auf den anderen ziehen. Die Kosten sind zu sehen, bevor sich etwas ändert.
web-draw-chosen-too = Ist ein Name gewählt, kann sein Paar auch festgelegt oder getrennt werden.
web-draw-caption =
    Auslosung: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }{ $forced ->
        [0] { "" }
       *[other] , an { $forced } davon ging es nicht anders
    }
web-draw-table = Tisch
web-draw-players = Spieler
web-draw-why = Warum
web-draw-act = Aktion
web-draw-seed = Setzplatz { $seed }
web-draw-keep = Paar festlegen
web-draw-part = Paar trennen
web-draw-feature = An den Feature-Tisch
web-draw-featured = Dieses Match spielt an Tisch { $table }.
web-draw-only-first = Nur die ersten { $shown } werden gezeigt; andere über Namen oder Tisch suchen.
web-draw-change = Auslosung ändern
web-draw-changed =
    { $act ->
        [swap] { $one } und { $other } sind getauscht.
        [pin] { $one } gegen { $other } ist festgelegt, alles andere neu ausgelost.
        [forbid] Neu ausgelost ohne { $one } gegen { $other }.
       *[free] Die Vorgabe { $one } gegen { $other } ist entfernt; neu ausgelost.
    }
