# What an event plays by, and changing it.
web-settings-settings = Settings
web-settings-may-change = What may still change
web-settings-now = Now { $value }{ $printed ->
        [none] { "" }
       *[other] ; the document prints { $printed }
    }{ $clause ->
        [none] { "" }
       *[other] { " " }({ $clause })
    }{ $needs ->
        [reason] . A change needs its reason
        [consent] . A change needs the consent of { $consent }
       *[nothing] { "" }
    }
web-settings-change = Change the settings
web-settings-fixed = What stays as it is now
web-settings-stays = { $value }{ $printed ->
        [none] { "" }
       *[other] ; the document prints { $printed }
    }
web-settings-was-changed = What was changed
web-settings-change-html = { $what }{ $consent ->
        [none] { "" }
       *[other] , with the consent of <bdi>{ $consent }</bdi>
    }{ $reason ->
        [none] { "" }
       *[other] { " " }(<bdi>{ $reason }</bdi>)
    }
web-settings-changed = Changed: { $settings }. Visitors see it now.
