# The settings of an event.
cli-settings-line =
    { "    " }{ $title }{ $printed ->
        [none] { "" }
       *[other] { " " }(printed: { $printed })
    }; { $needs ->
        [nothing] may change
        [reason] may change, with --reason
        [consent] may change, with --consent
       *[never] cannot change any more
    }
cli-settings-changed =
    Changed: { $change }{ $reason ->
        [none] { "" }
       *[other] { " " }({ $reason })
    }
