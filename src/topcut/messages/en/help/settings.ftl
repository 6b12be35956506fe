help-settings-settings = What this event plays by: every choice of the director, and whether it may still change.
help-settings-set = Change a setting of an event, for as long as its document allows.
    .changes = One setting or several.
