# Was über den Spalten eines Turnierbaums steht, und wie seine Spiele heißen.

bracketname-named = { $name }
bracketname-kind = { $kind ->
        [semi-final] { $games ->
            [one] Halbfinale
           *[many] Halbfinale
        }
        [quarter-final] { $games ->
            [one] Viertelfinale
           *[many] Viertelfinale
        }
        [round] { $of ->
            [16] Achtelfinale
            [32] Sechzehntelfinale
           *[other] Runde der letzten { $of }
        }
        [play-in] Qualifikation
        [upper-final] Finale der Gewinnerseite
        [upper-semi-final] { $games ->
            [one] Halbfinale der Gewinnerseite
           *[many] Halbfinale der Gewinnerseite
        }
        [upper-quarter-final] { $games ->
            [one] Viertelfinale der Gewinnerseite
           *[many] Viertelfinale der Gewinnerseite
        }
        [upper-round] { $of ->
            [16] Achtelfinale der Gewinnerseite
            [32] Sechzehntelfinale der Gewinnerseite
           *[other] Gewinnerseite, letzte { $of }
        }
        [lower-round] Verliererseite, Runde { $of }
        [lower-final] Finale der Verliererseite
        [grand-final] Großes Finale
        [reset] Reset
       *[final] Finale
    }
bracketname-numbered = { $kind ->
        [semi-final] Halbfinale
        [quarter-final] Viertelfinale
        [round] { $of ->
            [16] Achtelfinale
            [32] Sechzehntelfinale
           *[other] Runde der letzten { $of }
        }
        [play-in] Qualifikation
        [upper-final] Finale der Gewinnerseite
        [upper-semi-final] Halbfinale der Gewinnerseite
        [upper-quarter-final] Viertelfinale der Gewinnerseite
        [upper-round] { $of ->
            [16] Achtelfinale der Gewinnerseite
            [32] Sechzehntelfinale der Gewinnerseite
           *[other] Gewinnerseite, letzte { $of }
        }
        [lower-round] Verliererseite, Runde { $of }
        [lower-final] Finale der Verliererseite
        [grand-final] Großes Finale
        [reset] Reset
       *[final] Finale
    }{ $number ->
        [0] { "" }
       *[other] { $of ->
            [0] { " " }{ $number }
           *[other] , Spiel { $number }
        }
    }
bracketname-lettered = Spiel { $letter }
bracketname-places-met = { $first }/{ $second }
bracketname-final = Finale
bracketname-round = Runde { $round }
bracketname-lower-round = Verliererseite, Runde { $round }
bracketname-game = Spiel { $game }
bracketname-game-called = Spiel { $game } · { $name }
bracketname-game-of = { $heading }, Spiel { $game }
bracketname-named-of = { $heading }, { $name }
bracketname-bracket = Turnierbaum
bracketname-places = Plätze

# Wer auf einem Platz sitzt.
bracketname-player = { $player }
bracketname-seeded = { $player } ({ $seed })
bracketname-seed = Setzplatz { $seed }
bracketname-seat = Sitzplatz { $seat }
bracketname-out-of = { $kind ->
        [winner] Sieger von Spiel { $game }
       *[loser] Verlierer von Spiel { $game }
    }
bracketname-the-one-out-of = { $kind ->
        [winner] der Sieger von Spiel { $game }
       *[loser] der Verlierer von Spiel { $game }
    }
bracketname-empty = { $why ->
        [none] –
        [nobody] niemand
       *[bye] Freilos
    }

# Was zu einem Spiel bemerkt ist, und was daraus wurde.
bracketname-note = { $note ->
        [both_lost] beide verloren
        [walkover] kampflos
        [not_played] nicht gespielt
        [not_needed] nicht nötig
        [to_play] noch offen
       *[if_needed] falls nötig
    }
bracketname-noted = { $game }: { $note }
bracketname-told = { $game }: { $what }
bracketname-both-lost = { $first } und { $second } haben beide verloren
bracketname-beat = { $winner } schlägt { $loser }
bracketname-with-score = { $what }, { $score }
bracketname-goes-on = { $player } kommt kampflos weiter
bracketname-nobody-goes-on = niemand kommt weiter
bracketname-against = { $first } gegen { $second }
bracketname-to-be-played = { $first } gegen { $second }, noch offen
bracketname-only-if = { $what }, nur wenn in Spiel { $game } der zweite Platz gewinnt

# Wie das Ganze steht.
bracketname-size = { $players } Spieler, { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } in { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
bracketname-won = { $size } { $player } hat gewonnen.
bracketname-over = { $size } Es ist vorbei, und niemand hat gewonnen.
bracketname-open = { $size } Bisher entschieden: { $decided }.
bracketname-ready = { $size } Bisher entschieden: { $decided }. Jetzt zu spielen: { SEMICOLONS($games) }{ $more ->
        [0] { "" }
       *[other] ; und { $more } weitere
    }.
bracketname-ready-game = Spiel { $game }, { $first } gegen { $second }

# Was zur Wahl steht.
bracketname-described = { $table ->
        [play-in] einfaches K.-o. mit 3 bis 512 Spielern; die hinteren Setzplätze spielen um die letzten Plätze eines vollen Turnierbaums
        [double] doppeltes K.-o. mit großem Finale und Reset, 4 bis 64 Spieler
        [mcintyre] Modified McIntyre mit 8 oder 16 Spielern: die obere Hälfte der Setzliste darf in der ersten Runde einmal verlieren
        [seats] Draft-Play-off von 8 Spielern nach Sitzplätzen am Tisch: 1 trifft 5, 2 trifft 6 und so weiter
       *[single] einfaches K.-o. nach der üblichen Setzliste, 2 bis 512 Spieler; die besten Setzplätze haben die Freilose
    }
