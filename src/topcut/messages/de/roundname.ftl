# Wie eine Runde heißt: allein, oder in einem von mehreren Abschnitten.

roundname-round = { $stage ->
        [none] { $planned ->
            [0] Runde { $round }
           *[other] Runde { $round } von { $planned }
        }
       *[other] { $planned ->
            [0] { $stage }, Runde { $round }
           *[other] { $stage }, Runde { $round } von { $planned }
        }
    }
roundname-of-stage = { $stage }, { $round }
roundname-of-pods = { $stage ->
        [none] Runden { $first } bis { $last }
       *[other] { $stage }, Runden { $first } bis { $last }
    }
roundname-drawn = { $round } (ausgelost, noch nicht ausgehängt)
roundname-award = { $award ->
        [none] Freilos
       *[other] { $award }
    }

# Im Satz.
roundname-number = Runde { $round }
roundname-numbered = { $name } (Runde { $round })
roundname-inside =
    Runde { $round }{ $planned ->
        [0] { "" }
       *[other] { " " }von { $planned }
    }
roundname-inside-of-pods = Runden { $first } bis { $last }
roundname-called = { $name }
roundname-confrontation = das Endspiel der beiden Ersten
