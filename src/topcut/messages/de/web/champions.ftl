# Die Seite einer Champions League.

web-champions-title = Champions League
web-champions-usual-title = Champions League
web-champions-link = Champions League
web-champions-about = Für alle mit { $least } oder mehr Punkten aus allen Ligen und Saisons, in den Tagen vor der Weltmeisterschaft: einfaches K.-o. mit einem Spiel pro Paarung, nach diesen Punkten gesetzt. Wer gewinnt, hat Freilose in den Runden 1 und 2 der Weltmeisterschaft.
web-champions-waive = Von den Punkten absehen bei
web-champions-waive-hint = Die Namen auf der Seite, durch Leerzeichen oder Kommas getrennt.
web-champions-add = Dazunehmen
web-champions-seed = Setzplatz
web-champions-lifetime = Überhaupt
web-champions-season = Diese Saison
web-champions-waived = abgesehen
web-champions-missing = Fehlen
web-champions-level = Gleich viele Punkte überhaupt
web-champions-lots = Die Lose kommen aus „{ $draw }“ und dem Namen auf der Seite; jeder kann sie nachziehen.
web-champions-nobody = Noch hat niemand { $least } Punkte überhaupt.
web-champions-short = Die Nächsten
web-champions-event = Turnier anlegen
web-champions-event-hint = Wer oben angekreuzt ist, spielt mit und wird unter denen gesetzt, die kommen. Wer später am Pult dazukommt, steht auf dem letzten Setzplatz. Mit weniger als { $least } Leuten hat es zu wenig Runden, um zu zählen, und niemand verdient ein Freilos.
web-champions-game = Spiel
web-champions-day = Datum
web-champions-start = Beginn
web-champions-make = Turnier anlegen
web-champions-told = Gesetzt nach Ligapunkten überhaupt.{ $decided ->
        [none] {""}
       *[other] {" "}Gleich: { $decided } (Lose aus „{ $draw }“).
    }{ $waived ->
        [none] {""}
       *[other] {" "}Abgesehen bei { $waived }.
    }
