# Wie die Abschnitte eines Plans heißen, wo sie keinen eigenen Namen haben, und ihre Turnierbäume.

stagename-own = { $name }
stagename-confrontation = Endspiel der beiden Ersten
stagename-gathering = Treffen
stagename-heat = Vorrunde { $letter }
stagename-bracket = { $players ->
        [0] K.-o.-Runde
       *[other] Top { $players }
    }
stagename-pods = { $which ->
        [first] Tische
       *[last] Endrundentische
    }
stagename-swiss = { $which ->
        [first] Schweizer Runden
       *[last] Endrunde
    }
stagename-table = { $table ->
        [single] einfaches K.-o.
        [play-in] einfaches K.-o. mit Qualifikation
        [double] doppeltes K.-o.
        [mcintyre] Modified McIntyre
        [seats] Draft-Play-off nach Sitzplätzen
        [own] ein eigener Turnierbaum
       *[other] { $table }
    }
