# The settings of an event.
cli-settings-line = { "    " }{ $title }: { $now }; { $change }
cli-settings-changed = Changed: { $change }
