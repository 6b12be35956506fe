# What the director records of a scenario.
cli-scenario-listed =
    { $rules ->
        [one] { $rules } special rule
       *[other] { $rules } special rules
    } listed.
cli-scenario-plays-instead = { $player } plays by [bold]{ $rule }[/] instead.
cli-scenario-game-ended =
    Table { $table }: [bold]{ $result }[/] after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; a new game begins there.
cli-scenario-donated =
    Table { $table }: { $player } spent { $items ->
        [one] { $items } item
       *[other] { $items } items
    }; the winner of the game gets them.
cli-scenario-drunk =
    { $player } has had { $drunk ->
        [one] { $drunk } drink
       *[other] { $drunk } drinks
    } of { $due }; { $owed } to go.
cli-scenario-feedback-written =
    Wrote { $remarks ->
        [one] { $remarks } remark
       *[other] { $remarks } remarks
    } to { $file }.
cli-scenario-feedback-kept = Recorded what { $player } says.
cli-scenario-awarded = { $player } is awarded: { $prize }.
cli-scenario-says = { $player }: { $words }
