cli-who-meant = No player matches { $typed }: did you mean { $player }?
cli-who-which = Which { $typed }?
