# Files in and out.
cli-exchange-deriving = Checking every round
cli-exchange-verified =
    { $records ->
        [one] { $records } record
       *[other] { $records } records
    }, none changed; { $findings } draws, rounds and lots checked: { $wrong ->
        [0] [bold green]all as it should be[/]
       *[other] [bold red]not as it should be[/]
    }.
cli-exchange-repaired =
    Created [bold]{ $file }[/]: { $kept ->
        [one] { $kept } record
       *[other] { $kept } records
    } kept, { $lost ->
        [0] none
       *[other] { $lost }
    } lost{ $left_out ->
        [0] { "" }
        [one] { " " }(left out: line { $lines })
       *[other] { " " }(left out: lines { $lines }{ $more ->
            [none] { "" }
           *[other] { " " }…
        })
    }.
cli-exchange-imported =
    Created [bold]{ $file }[/]: { $title ->
        [none] { "" }
       *[other] { $title }, { "" }
    }{ $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
cli-exchange-exported = Created [bold]{ $file }[/].

# Erasing a name
cli-exchange-erase = Erase { $player } for good?
cli-exchange-erased = { $player } is erased; from now on the journal calls them { $id }.
cli-exchange-mentioned =
    the name also appears in { $texts ->
        [one] { $texts } other text
       *[other] { $texts } other texts
    } (reasons, announcements)
cli-exchange-account =
    the account { $account } is no longer this player; it keeps a name of its own until it is deleted:
    `topcut delete-account { $account }`
cli-exchange-left = { $left }; run `topcut erase { $id } --event { $event } --yes` in a moment, or stop the site
