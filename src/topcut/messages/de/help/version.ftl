help-version-version = Welches Topcut das ist.
