language-unknown = Topcut does not speak '{ $language }' (TOPCUT_LANGUAGE)
    .do = choose one of these: { $known }
language-name = English
language-not-offered = '{ $language }' is not spoken here
    .do = choose one of these: { $known }
