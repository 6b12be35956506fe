# Die Ankündigung eines Turniers.
cli-listing-program =
    { $program ->
        [none] Gehört zu keinem Programm.
       *[other] Programm: { $program }
    }
cli-listing-line = { "  " }{ $what }: { $said }
cli-listing-yes = ja
cli-listing-sanction = { $heading }
cli-listing-condition = { "  " }{ $state ->
        [met] erfüllt
        [day] am Tag selbst
        [open] offen
       *[missing] fehlt
    }: { $what }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
