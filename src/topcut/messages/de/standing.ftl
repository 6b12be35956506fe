# Warum jemand steht, wo er steht.

standing-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { SUM($terms) }
standing-points-unplayed = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, keine Runde gespielt
standing-tied = punktgleich mit { $who }
standing-level = { $step } { $value }, gleich
standing-worked-out = { $what }: { $how }
standing-parted = { $parts }
standing-parted-by-clause = { $parts } [{ $clause }]
standing-had = { $value }
standing-had-level = { $value }, gleich
standing-tied-with = mit { $who }
standing-value = { $step } { $value }
standing-behind = hinter { $who }
standing-ahead = vor { $who }
standing-level-with = gleichauf mit { $who }
standing-shares = teilt Rang { $rank } mit { $who }{ $lot ->
        [possible] ; ein Los kann gezogen werden
       *[none] { "" }
    }
standing-tie =
    .cli = { $who } teilen Rang { $rank }; { $event ->
        [finished] nach `topcut undo` ein Los ziehen
       *[running] ein Los ziehen
    }: `topcut lot { HANDLE($typed) }` ({ $clause })
    .web = { $who } teilen Rang { $rank }; { $event ->
        [finished] nach „Zurücknehmen“ ein Los ziehen
       *[running] ein Los ziehen
    }: „Das Los ziehen“ ({ $clause })
standing-with-value = { $who } ({ $value })
standing-few = { $players }
standing-many = { $players } und { $more } weiteren
standing-players = { $players } Spieler
standing-none = keine
standing-fate = { $fate ->
        [won] gewonnen
        [lost] verloren
        [beat-all] alle anderen geschlagen
       *[drawn] unentschieden
    }

# Was einen Spieler von jemandem weiter oben trennt.

standing-points-short = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; { $ahead } ({ $rank }) hat { $needed }
standing-parted-from = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wie { $ahead } ({ $rank }); es entscheidet: { $by }
standing-parted-by-lot = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wie { $ahead } ({ $rank }); das Los hat entschieden
standing-compared = { $step }, { $one } zu { $other }

# Was Spieler trennt.

standing-step = { $step ->
        [strength_of_schedule] Gegnerpunkte
        [opponents_strength_of_schedule] Gegnerpunkte der Gegner
        [differential] Differenz
        [cumulative_points] Summe der Zwischenstände
        [rating] Wertungszahl
        [opponents_match_win] Matchquote der Gegner
        [game_win] Spielquote
        [opponents_game_win] Spielquote der Gegner
        [rounds_played] gespielte Runden
        [rounds_won] gewonnene Runden
        [margin] Vorsprung
        [signup] Anmeldung
        [observed] Beobachtung
        [head_to_head] direkter Vergleich
        [direct_competition] Vergleich untereinander
        [lowest_opponent_dropped] ohne den schwächsten Gegner
        [final_confrontation] Endspiel der beiden Ersten
        [table] Tisch
        [points] Punkte
        [lot] Los
        [count_most] die meisten
        [count_fewest] die wenigsten
       *[other] { $step }
    }
standing-step-tied = punktgleich
standing-step-rank = Rang { $rank }
standing-step-counted = { $count ->
        [most] die meisten
       *[fewest] die wenigsten
    } { BLANKS($codes) }

# Was über der Spalte steht.

standing-heading = { $step ->
        [strength_of_schedule] SoS
        [opponents_strength_of_schedule] OSoS
        [differential] DF
        [cumulative_points] CVP
        [opponents_match_win] OMW
        [game_win] GW
        [opponents_game_win] OGW
        [margin] MoV
        [rounds_played] gespielt
        [rounds_won] gewonnen
        [rating] Wertung
        [points] Punkte
        [table] Tisch
       *[other] { $step }
    }
standing-observed = { $title }
standing-heading-counted = { $codes }

# Die einzelnen Runden, und wie ein Wert zustande kam.

standing-line = { $number } ({ $what })
standing-line-signed = { SIGNED($number) } ({ $what })
standing-line-list = { $number } ({ $whom }: { SUM($list) } − { $lowest })
standing-terms = { SUM($terms) }
standing-alone = kein Gegner
standing-head-start = Vorsprung
standing-game = { $code } gegen { $opponent }
standing-game-alone = { $code }
standing-pod = Tisch
standing-conceded = aufgegeben
standing-awaited = Ergebnis steht aus
standing-orbit = { $games }, und das Deck
standing-orbit-deck = und das Deck
standing-sum = { SUM($terms) } = { $sum }
standing-sum-dropped = { SUM($terms) } − { $lowest } (das niedrigste) = { $sum }
standing-sum-signed = { BLANKS($terms) } = { $sum }
standing-sum-without = { $sum }, ohne Spiele gegen { $player }
standing-pooled = { $points } Siegpunkte von { $opponents ->
        [one] { $opponents } Gegner
       *[other] { $opponents } Gegnern
    } in { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }
standing-mean = Mittel über { $opponents } = { $value }
standing-faced-nobody = gegen niemanden gespielt
standing-game-win = { $points ->
        [one] { $points } Spielpunkt
       *[other] { $points } Spielpunkte
    } in { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    } = { $value }

# Was darübersteht.

standing-title = { $state ->
        [before] Teilnehmer
        [final] Endstand
        [during] Stand während Runde { $round }
       *[other] Stand nach Runde { $round }
    }
standing-title-of = { $stage }: { $title }
standing-rank = { $stage }: Rang { $rank }
standing-dropped = ausgestiegen

# Warum ein Stand noch nicht das letzte Wort ist.

standing-provisional =
    { $results ->
        [one] { $results } Ergebnis steht
       *[other] { $results } Ergebnisse stehen
    } noch aus, der Stand ist also vorläufig
standing-to-come =
    { $round }: { $results ->
        [one] { $results } Ergebnis steht
       *[other] { $results } Ergebnisse stehen
    } aus
standing-tied-at-cut =
    { $tied } Spieler teilen Rang { $rank }, deshalb sind { $inside } innerhalb des Cuts auf { $cut }
