# Was ein Spieler für den Cut braucht, nur nach Punkten.

chance-sure = die Top { $cut } sind sicher{ $left ->
        [0] { "" }
       *[other] , was in den übrigen Spielen auch geschieht
    }
chance-out = die Top { $cut } sind nach Punkten nicht mehr erreichbar{ $left ->
        [0] { "" }
       *[other] , außer wenn andere aussteigen
    }
chance-awaited = die Top { $cut } hängen von der Feinwertung oder von Ergebnissen ab, die noch ausstehen
chance-win-or-tie = ein Sieg oder ein Unentschieden sichert die Top { $cut }
chance-every-win = { $left ->
        [1] ein Sieg sichert
        [2] Siege in beiden übrigen Spielen sichern
       *[other] Siege in allen { $left } übrigen Spielen sichern
    } die Top { $cut }
chance-some-wins = { $wins ->
        [1] ein Sieg in den { $left } übrigen Spielen sichert
       *[other] { $wins } Siege in den { $left } übrigen Spielen sichern
    } die Top { $cut }
chance-not-by-wins = auch nach { $left ->
        [1] einem Sieg
       *[other] { $left } Siegen
    } hängen die Top { $cut } von anderen Ergebnissen oder von der Feinwertung ab

# Dasselbe nach dem Rang, wenn alle Ergebnisse da sind und der Cut noch nicht gemacht ist.
chance-in = in den Top { $cut }: alle Ergebnisse sind da
chance-lot = um den letzten Platz in den Top { $cut } entscheidet das Los
chance-below = { $places ->
        [1] ein Rang
       *[other] { $places } Ränge
    } hinter dem Cut auf die Top { $cut }; dabei nur, wenn vorher andere aussteigen
