# Dateien hinein und hinaus.
cli-exchange-deriving = Jede Runde wird geprüft
cli-exchange-verified =
    { $records ->
        [one] { $records } Eintrag
       *[other] { $records } Einträge
    }, keiner verändert; { $findings } Auslosungen, Runden und Lose geprüft: { $wrong ->
        [0] [bold green]alles, wie es sein soll[/]
       *[other] [bold red]nicht, wie es sein soll[/]
    }.
cli-exchange-repaired =
    Angelegt: [bold]{ $file }[/], { $kept ->
        [one] { $kept } Eintrag
       *[other] { $kept } Einträge
    } gerettet, { $lost ->
        [0] keiner
       *[other] { $lost }
    } verloren{ $left_out ->
        [0] { "" }
        [one] { " " }(ausgelassen: Zeile { $lines })
       *[other] { " " }(ausgelassen: Zeilen { $lines }{ $more ->
            [none] { "" }
           *[other] { " " }…
        })
    }.
cli-exchange-imported =
    Angelegt: [bold]{ $file }[/], { $title ->
        [none] { "" }
       *[other] { $title }, { "" }
    }{ $players } Spieler, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
cli-exchange-exported = Angelegt: [bold]{ $file }[/].

# Einen Namen löschen
cli-exchange-erase = { $player } endgültig löschen?
cli-exchange-erased = { $player } ist gelöscht; im Journal steht ab jetzt { $id }.
cli-exchange-mentioned =
    der Name steht noch in { $texts ->
        [one] { $texts } anderem Text
       *[other] { $texts } anderen Texten
    } (Begründungen, Durchsagen)
cli-exchange-account =
    das Konto { $account } ist nicht mehr dieser Spieler; es behält seinen eigenen Namen, bis es gelöscht wird:
    `topcut delete-account { $account }`
cli-exchange-left = { $left }; gleich noch einmal `topcut erase { $id } --event { $event } --yes`, oder die Website anhalten
