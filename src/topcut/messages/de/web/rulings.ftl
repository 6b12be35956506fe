# Vorläufige Regelungen auf der Website.

web-rulings-heading = Vorläufige Regelungen
web-rulings-lead =
    Was zwischen zwei Ausgaben eines Dokuments gilt. Neue Turniere übernehmen, was an ihrem Tag gilt; Turniere, die es schon
    gibt, behalten die Regeln, mit denen sie begonnen haben.
web-rulings-none = Bisher wurde nichts geregelt.
web-rulings-all = Alle Regelungen
web-rulings-state = { $state ->
        [in-force] in Kraft
        [coming] angekündigt
       *[withdrawn] zurückgezogen
    }
web-rulings-since = { $state ->
        [coming] in Kraft ab { $day }
       *[other] in Kraft seit { $day }
    }
web-rulings-from-until = in Kraft ab { $since }, nicht mehr ab { $until }
web-rulings-by = { $name }, von der Leitung des organisierten Spiels ({ $program }), für
web-rulings-why = Warum
web-rulings-why-withdrawn = Warum sie zurückgezogen wurde
web-rulings-says = Was sie ändert
web-rulings-taken-in = Das Dokument sagt das inzwischen selbst.
web-rulings-over = Ersetzt, was { $others } gesagt hat.
web-rulings-new-events = Sie gilt für Turniere, die für einen Tag angelegt werden, an dem sie in Kraft ist.
web-rulings-file = Die Datei
web-rulings-save = Datei speichern
web-rulings-withdraw = Zurückziehen
web-rulings-withdraw-it = Diese Regelung zurückziehen
web-rulings-holds-until = Der erste Tag, an dem sie nicht mehr gilt
web-rulings-reason = Grund
web-rulings-reason-hint = Alle lesen ihn. Zum Veröffentlichen nötig.
web-rulings-published = { $name } ist veröffentlicht.
web-rulings-withdrawn = { $name } ist zurückgezogen: Sie gilt ab { $day } nicht mehr.
web-rulings-write = Eine vorläufige Regelung schreiben
web-rulings-write-lead =
    Sie ersetzt ab einem Tag Einträge der Regelwerke oder des Programms. Sieh dir zuerst an, was sie ändert; dann
    veröffentliche sie. Gelöscht wird sie nie.
web-rulings-text = Die Regelung
web-rulings-text-hint =
    Einträge heißen wie in der Datei des Regelwerks oder Programms; nur die genannten Schlüssel ändern sich. „program = …“
    statt „rulebook = …“ für eine Regelung zum Programm. „new = true“ fügt einen Eintrag hinzu.
web-rulings-upload = Oder eine Datei (.toml)
web-rulings-look = Ansehen, was sie ändert
web-rulings-would-hold = { $name }, in Kraft ab { $day }
web-rulings-publish = Diese Regelung veröffentlichen
web-rulings-faults = { $number ->
        [one] Eines steht im Weg; nichts wurde veröffentlicht.
       *[other] { $number } Dinge stehen im Weg; nichts wurde veröffentlicht.
    }
web-rulings-before = Schon veröffentlicht
web-rulings-taken = Mit den vorläufigen Regelungen, die an seinem Tag gelten:
