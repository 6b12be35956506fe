# Warum zwei sich treffen, oder warum nicht.
why-meets = { $player } trifft { $opponent } an Tisch { $table }
why-bye = { $player } hat das Freilos
why-best = dann wäre die beste Runde { $tables }
why-with-bye = { $player } (Freilos)

# Warum jemand sitzt, wo er sitzt.
why-method =
    { $method ->
        [bracket] dieses Spiel folgt aus dem Turnierbaum: hier treffen sich die Sieger (oder Verlierer) der Spiele davor
        [pods] die Tische werden zuerst ausgelost; später sitzen die Besten jedes Tisches zusammen
       *[repeated] das ist das Rückspiel: dieselben zwei treffen sich mit getauschten Decks
    }
why-by-hand = die Spielleitung hat diese Runde von Hand gepaart
why-earned-bye = ein verdientes Freilos in dieser Runde
why-no-table = kein Tisch in dieser Runde
