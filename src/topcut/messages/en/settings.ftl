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
