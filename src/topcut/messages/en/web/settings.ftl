# What an event plays by, and changing it.
web-settings-settings = House rules
web-settings-may-change = What may still change
web-settings-now = Now { $now }.
web-settings-change = Change the settings
web-settings-fixed = What stays as it is now
web-settings-was-changed = What was changed
web-settings-changed = Changed: { $settings }. Visitors see it now.
