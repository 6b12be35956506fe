# Worin sich zwei Regelwerke unterscheiden.

diff-entry = { $table ->
        [rulebook] Regelwerk
        [setting] Einstellung { $name }
        [result] Ergebnis { $name }
        [ending] Spielende { $name }
        [tie-break] Feinwertung { $name }
        [criterion] Kriterium { $name }
        [rounds] Runden ab { $name }
        [cut] Runden vor einem Cut auf { $name }
        [when] wenn { $name }
        [format] Format { $name }
        [scenario] Szenario { $name }
        [observation] Beobachtung { $name }
        [standings] Tabelle
        [pairing] Paarung
       *[other] { $table } { $name }
    }
diff-only-in = { $entry }: nur im { $rulebook ->
        [first] ersten
       *[second] zweiten
    }
diff-changed = { $entry }, { $key }: { $before } → { $after }
