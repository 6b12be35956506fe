# The listing of an event.
cli-listing-program =
    { $program ->
        [none] Belongs to no program.
       *[other] Program: { $program }
    }
cli-listing-line = { "  " }{ $what }: { $said }
cli-listing-yes = yes
