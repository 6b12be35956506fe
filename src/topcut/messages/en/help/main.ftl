help-main-version = Which Topcut this is.
