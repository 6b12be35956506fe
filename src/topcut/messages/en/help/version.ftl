help-version-version = Which Topcut this is.
