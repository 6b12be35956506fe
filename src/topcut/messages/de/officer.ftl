# Ämter einer Community: wer was entscheidet.

officer-kind = { $office ->
        [director] Leitung des organisierten Spiels
        [coordinator] Koordination
        [chair] Vorsitz
       *[league] Ligaleitung
    }
officer-office = { $office ->
        [director] Leitung des organisierten Spiels
        [chair] Vorsitz
       *[league] Ligaleitung, { $league }
    }
officer-coordinator = Koordination, { $continent }
officer-not-yours = das Amt „{ $office }“ vergibt jemand anderes
    .do = die Leitung des organisierten Spiels fragen; deren eigenes Amt vergibt die Administration der Website
officer-no-such-office = „{ $typed }“ ist kein Amt
    .do = eines aus der Liste wählen
officer-no-continent = zu einer Koordination gehört ein Kontinent oder das Online-Spiel
    .do = beim Amt auswählen
officer-no-league = zu einer Ligaleitung gehört eine Liga des Programms
    .do = beim Amt auswählen
officer-has-it = { $name } hat das Amt „{ $office }“ schon
officer-gone = dieses Amt hat niemand mehr
officer-has-none = nur wer ein Amt hat, gibt hier an, wie man sie oder ihn erreicht
officer-without-reason = ein Amt wird mit einem Grund vergeben und beendet
    .do = einen eintragen
officer-nothing-waits = diese Seite ist für alle, die ein Amt in einer Community haben
    .do = die Seite „Ämter“ sagt, wer das ist
