help-settings-settings = What this event plays by: every choice of the director, and whether it may still change.
help-settings-set = Change a setting of an event that was made, until the moment that its document names.
    .changes = One setting or several.
