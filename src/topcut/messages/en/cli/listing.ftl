# The listing of an event.
cli-listing-program =
    { $program ->
        [none] Belongs to no program.
       *[other] Program: { $program }
    }
cli-listing-line = { "  " }{ $what }: { $said }
cli-listing-yes = yes
cli-listing-sanction = { $heading }
cli-listing-condition = { "  " }{ $state ->
        [met] met
        [day] on the day
        [open] open
       *[missing] missing
    }: { $what }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
