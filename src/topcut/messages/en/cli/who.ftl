cli-who-meant = There is no { $typed }: did you mean { $player }?
cli-who-which = Which { $typed }?
