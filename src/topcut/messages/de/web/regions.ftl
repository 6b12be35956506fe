# Regionen: alle, eine, und wer sie pflegt.

web-regions-heading = Regionen
web-regions-lead = Wo gespielt wird: Turniere, Ranglisten, Ligen und Spielorte in der Nähe, und wer sie koordiniert.
web-regions-none = Noch ist keine Region bekannt. Die Koordination legt sie an.
web-regions-nowhere = Anderswo
web-regions-coming = { $events ->
        [0] –
        [one] { $events } Turnier steht an
       *[other] { $events } Turniere stehen an
    }
web-regions-unknown-word = „{ $word }“ ist keine Region, die hier bekannt ist.
web-regions-new = Eine neue Region
web-regions-name = Name
web-regions-name-hint = Turniere, die den früheren Namen nennen, bleiben in der Region.
web-regions-continent = Kontinent
web-regions-make = Region anlegen
web-regions-made = { $name } ist jetzt eine Region. Turniere, die sie nennen, gehören dazu.
web-regions-save = Speichern
web-regions-changed = Die Region ist geändert.
web-regions-edit = Region ändern
web-regions-word = Wort
web-regions-words = Wörter, die noch keine Region bedeuten
web-regions-words-hint = Turniere nennen sie. Welche Region ist gemeint? Alle diese Turniere gehören sofort dazu.
web-regions-word-events = { $events ->
        [one] { $events } Turnier
       *[other] { $events } Turniere
    }
web-regions-means = Gemeint ist
web-regions-same = Das ist diese Region
web-regions-means-now = „{ $word }“ bedeutet ab jetzt { $region }.
web-regions-other-words = Andere Wörter dafür
web-regions-other-words-hint = Turniere, die eines davon nennen, gehören auch zur Region.
web-regions-forget = Nicht diese Region
web-regions-this-year = Turniere dieses Jahr
web-regions-nothing-to-come = Zurzeit ist hier nichts angekündigt.
web-regions-all-coming = { $events ->
        [one] Das kommende Turnier
       *[other] Alle { $events } kommenden Turniere
    }
web-regions-results = Ergebnisse
web-regions-over = Vorbei
web-regions-ratings = Rangliste
web-regions-all-rated = { $players ->
        [one] Die ganze Liste
       *[other] Alle { $players } Spieler
    }
web-regions-nobody-rated = Aus der Region steht in diesem Spiel noch niemand in der Rangliste.
web-regions-champions = Titelträger
web-regions-coordinator = Koordination
web-regions-coordinator-does = Vergibt höhere Turniere, bestätigt Spielorte, beantwortet Fragen zum organisierten Spiel.
web-regions-run = Ein Turnier ausrichten
web-regions-run-hint =
    Jeder kann ein Turnier eintragen und dort diese Region angeben; höhere Stufen vergibt die Koordination.
web-regions-how = Was die Programme verlangen
web-regions-did-you-mean = Region: meinst du { OR($regions) }?
web-regions-not-known = Diese Region ist hier nicht bekannt. Gelistet wird das Turnier trotzdem; die Koordination kann sagen, wohin es gehört.
