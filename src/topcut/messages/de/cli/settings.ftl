# Die Einstellungen eines Turniers.
cli-settings-line = { "    " }{ $title }: { $now }; { $change }
cli-settings-changed = Geändert: { $change }
