# Files in and out.
cli-exchange-deriving = Deriving every round again
cli-exchange-verified =
    { $records ->
        [one] { $records } record
       *[other] { $records } records
    }, none changed; { $findings } draws, rounds and lots derived again: { $wrong ->
        [0] [bold green]all as it should be[/]
       *[other] [bold red]not as it should be[/]
    }.
cli-exchange-repaired =
    Made [bold]{ $file }[/]: { $kept ->
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
    Made [bold]{ $file }[/]: { $title ->
        [none] { "" }
       *[other] { $title }, { "" }
    }{ $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
cli-exchange-exported = Made [bold]{ $file }[/].

# Erasing a name
cli-exchange-erase = Erase { $player } for good?
cli-exchange-erased = { $player } is erased; the journal calls that player { $id } from now on.
cli-exchange-mentioned =
    the name also stands in { $texts ->
        [one] { $texts } other text
       *[other] { $texts } other texts
    } (reasons, announcements)
cli-exchange-account =
    the account { $account } was this player and is not any more; it keeps a name of its own until it is deleted:
    `topcut delete-account { $account }`
cli-exchange-left = { $left }; run `topcut erase { $id } --event { $event } --yes` in a moment, or stop the site
