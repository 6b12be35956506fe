# Wonach ein Turnier spielt, und es ändern.
web-settings-settings = Hausregeln
web-settings-may-change = Was sich noch ändern lässt
web-settings-now = Jetzt: { $now }.
web-settings-change = Einstellungen ändern
web-settings-fixed = Was jetzt feststeht
web-settings-was-changed = Was geändert wurde
web-settings-changed = Geändert: { $settings }. Besucher sehen es jetzt.
