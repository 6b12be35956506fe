# Freilose und Vorsprünge, die anderswo verdient wurden: warum sie hier nicht gehen.

earned-too-late = { $player }: Die erste Runde ist schon ausgelost
    .do = entscheide es vorher, oder nimm die Auslosung zurück
earned-same = { $player } bringt genau das schon mit
earned-without-reason = { $player }: Ein Freilos, das in keinem Verzeichnis steht, braucht einen Grund
    .do = sag, wo es verdient wurde
earned-typed-before = { $player } hat verdiente Freilose, die bei der Anmeldung eingegeben wurden
    .do = melde den Spieler ab und noch einmal an
earned-typed-too = { $player } kann nicht zugleich Freilose aus dem Verzeichnis und eingegebene haben
    .do = lass die eingegebenen weg
earned-only-held = du kannst nur nutzen, was du hast
    .do = frag für alles andere die Turnierleitung
earned-round-twice = { $player } hätte zwei Freilose in derselben Runde
    .do = behalte eins für ein anderes Turnier
earned-nothing = { $player }: Ein Freilos hat Runden, ein Vorsprung hat Punkte
    .do = gib eins von beiden an
earned-twice = { $player } nennt dasselbe Freilos zweimal
    .do = nenne es einmal

# Was das Verzeichnis einer Website sagt.
earned-nobody = wer über Turniere hinweg niemand Bekanntes ist, hat keine Freilose
    .do = sag erst, wer es ist
earned-none = ein solches Freilos hat niemand
    .do = wähle eins, das da ist
earned-of-another = dieses Freilos gehört jemand anderem und lässt sich nicht weitergeben
    .do = wähle eins, das da ist
earned-other-program = dieses Freilos gilt in einem anderen Programm oder Spiel
    .do = behalte es für ein solches Turnier
earned-other-level = dieses Freilos gilt auf einer anderen Stufe: { $into }
    .do = behalte es für ein solches Turnier
earned-other-continent = dieses Freilos gilt auf dem Kontinent, auf dem es verdient wurde
    .do = behalte es für ein Turnier dort
earned-not-yet = dieses Freilos gilt erst ab { $since }
    .do = behalte es bis dahin
earned-expired = dieses Freilos galt bis { $until }
earned-changed = dieses Freilos ist ein anderes als im Verzeichnis
    .do = lade die Seite neu
earned-claimed = { $forfeited ->
        [yes] auf dieses Freilos wurde bei { $event } verzichtet
       *[no] dieses Freilos wird bei { $event } genutzt
    }
    .do = melde dich dort erst ab, bevor jenes Turnier beginnt
earned-typed = Freilose für dieses Turnier stehen im Verzeichnis von { $program }
    .do = melde ohne sie an und wähle dann auf der Seite des Spielers, was da ist, oder gib dort eins von Hand mit Grund
