language-unknown = Topcut spricht nicht „{ $language }“ (TOPCUT_LANGUAGE)
    .do = eine von diesen Sprachen wählen: { $known }
language-name = Deutsch
language-not-offered = „{ $language }“ wird hier nicht gesprochen
    .do = eine von diesen Sprachen wählen: { $known }
