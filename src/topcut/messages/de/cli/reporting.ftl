# Ein Turnier, das anderswo gespielt wurde.
cli-reporting-cards = { $event } – was die Karten ergeben
cli-reporting-differential = Diff.
cli-reporting-line = { $what }
cli-reporting-counted =
    { $players ->
        [one] Ein Spieler
       *[other] { $players } Spieler
    }, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }, { $games ->
        [one] ein Spiel.
       *[other] { $games } Spiele.
    }
cli-reporting-missing = Runde { $round }: { $player } hat kein Spiel, es zählt also als verpasst.
cli-reporting-obstacle = Lässt sich noch nicht beenden: { $why }.
cli-reporting-ready = Der Bericht kann eingereicht werden.
cli-reporting-handed-in = { $file } hat die Ergebnisse und ist beendet: { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    }, { $rounds ->
        [one] eine Runde.
       *[other] { $rounds } Runden.
    }
