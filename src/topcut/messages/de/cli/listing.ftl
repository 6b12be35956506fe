# Die Ankündigung eines Turniers.
cli-listing-program =
    { $program ->
        [none] Gehört zu keinem Programm.
       *[other] Programm: { $program }
    }
cli-listing-line = { "  " }{ $what }: { $said }
cli-listing-yes = ja
