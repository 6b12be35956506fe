help-settings-settings = Wonach dieses Turnier spielt: jede Wahl der Spielleitung, und ob sie sich noch ändern lässt.
help-settings-set = Eine Einstellung des Turniers ändern, solange das Dokument es erlaubt.
    .changes = Eine Einstellung oder mehrere.
