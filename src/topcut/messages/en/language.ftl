language-unknown = Topcut does not speak '{ $language }' (TOPCUT_LANGUAGE)
    .do = choose one of these: { $known }
