# Was die Spielleitung bei einem Szenario festhält.
cli-scenario-listed =
    { $rules ->
        [one] { $rules } Sonderregel steht
       *[other] { $rules } Sonderregeln stehen
    } auf der Liste.
cli-scenario-plays-instead = { $player } spielt stattdessen nach [bold]{ $rule }[/].
cli-scenario-game-ended =
    Tisch { $table }: [bold]{ $result }[/] nach { $moves ->
        [one] { $moves } Wechsel
       *[other] { $moves } Wechseln
    }; dort beginnt ein neues Spiel.
cli-scenario-donated =
    Tisch { $table }: { $player } gibt { $items ->
        [one] { $items } Gegenstand aus; der Sieger des Spiels bekommt ihn
       *[other] { $items } Gegenstände aus; der Sieger des Spiels bekommt sie
    }.
cli-scenario-drunk =
    { $player } hatte { $drunk ->
        [one] { $drunk } Getränk
       *[other] { $drunk } Getränke
    } von { $due }; { $owed } fehlen noch.
cli-scenario-feedback-written =
    { $remarks ->
        [one] { $remarks } Rückmeldung
       *[other] { $remarks } Rückmeldungen
    } geschrieben nach { $file }.
cli-scenario-feedback-kept = Festgehalten, was { $player } sagt.
cli-scenario-awarded = { $player } bekommt: { $prize }.
cli-scenario-says = { $player }: { $words }
