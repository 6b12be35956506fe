language-unknown = Topcut spricht nicht „{ $language }“ (TOPCUT_LANGUAGE)
    .do = eine von diesen Sprachen wählen: { $known }
