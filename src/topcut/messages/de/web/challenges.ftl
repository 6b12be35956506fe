# Chair's Challenges und ihre Verlosungen auf der Website.

web-challenges-link = Chair’s Challenges
web-challenges-heading = Chair’s Challenges
web-challenges-lead = Einmalige Turniere mit einem Thema, vom Vorsitz ernannt. Wer mitspielt oder gewinnt, ist in der Verlosung.
web-challenges-none = Noch wurde keine ernannt.
web-challenges-by-the-chair = Vom Vorsitz ernannt.
web-challenges-draws = Verlosungen
web-challenges-state = { $drawn ->
        [yes] gezogen
       *[no] angekündigt
    }
web-challenges-announce = Eine Verlosung ankündigen
web-challenges-announce-hint = Der Startwert steht jetzt fest, und vor der Ziehung sieht ihn niemand. Was von ihm veröffentlicht wird, zeigt danach, dass es dieser war.
web-challenges-of = Unter allen, die hier mitspielen
web-challenges-prizes = Preise
web-challenges-prizes-hint = Einer je Zeile; mit einem Stern davor wird er nur unter Siegern verlost.
web-challenges-announce-it = Ankündigen
web-challenges-announced = { $title } ist angekündigt.
web-challenges-none-coming = Kein ernanntes Turnier steht noch aus.
web-challenges-among = Unter allen, die hier mitspielen:
web-challenges-won = Preise
web-challenges-prize = Preis
web-challenges-who = Gewonnen von
web-challenges-from = { $among ->
        [winners] { $tickets ->
            [one] ein Sieger
           *[other] { $tickets } Sieger
        }
       *[everybody] { $tickets ->
            [one] ein Spieler
           *[other] { $tickets } Spieler
        }
    } im Lostopf
web-challenges-for = { $among ->
        [winners] für Sieger
       *[everybody] für alle
    }
web-challenges-nobody = niemand mehr übrig
web-challenges-chance = Wie gezogen wird
web-challenges-method = Jeder hat ein Los. Die Liste wird nach Losen sortiert. Für jeden Preis der Reihe nach wird aus dem Startwert eine Zahl unter der Zahl der übrigen Lose gezogen, und dieses Los scheidet aus.
web-challenges-published = Veröffentlicht { $day } (SHA-256 des Startwerts)
web-challenges-seed = Startwert
web-challenges-kept = { $kept ->
        [yes] Es ist der Startwert, der angekündigt war.
       *[no] Es ist nicht der Startwert, der angekündigt war.
    }
web-challenges-save = Die Verlosung speichern
web-challenges-again = Jeder kann nachlosen: In der Datei stehen Startwert und Liste, und mit ihnen kommt dasselbe heraus.
web-challenges-list = Im Lostopf: { $tickets }
web-challenges-winner = Sieger
web-challenges-draw-hint = Wenn alle Turniere vorbei sind. Gezogen wird einmal.
web-challenges-draw = Jetzt ziehen
web-challenges-drawn = Die Preise sind gezogen.
