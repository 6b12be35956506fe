# What an event plays by: a setting with its value, and what it is instead of.

settings-set = { $title }: { $value }
settings-instead = { $setting } instead of { $before }
settings-value = { $value }
settings-values = { $values }
settings-none = none
settings-flag = { $flag ->
        [yes] yes
       *[no] no
    }
settings-now = { $value }{ $printed ->
        [none] { "" }
       *[other] ; the document says { $printed }
    }{ $clause ->
        [none] { "" }
        [customary] { "" }
       *[other] { " " }({ $clause })
    }
settings-change = { $needs ->
        [nothing] it may change
        [reason] a change needs a reason
        [consent] a change needs the consent of { $consent }
       *[never] it can no longer change
    }
settings-changed = { $change }{ $consent ->
        [none] { "" }
       *[other] , with the consent of { $consent }
    }{ $reason ->
        [none] { "" }
       *[other] { " " }({ $reason })
    }
