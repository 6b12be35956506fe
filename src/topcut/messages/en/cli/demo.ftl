# What is told between the commands of `topcut demo`.
cli-demo-talk = [italic cyan]{ $words }[/]
cli-demo-typed = [bold green]$[/] [bold]{ $line }[/]
cli-demo-begin = Nine players, one list of names: the first round is paired in one command.
cli-demo-slips = The slips come in: table, score, how it ended. A slip that makes no sense changes nothing in the file.
cli-demo-drop = Morn has talked enough. The next round repeats no match, and says why where it cannot be perfect.
cli-demo-correction = A slip was misread. The correction shows what it changes before it is made.
cli-demo-standings = Final standings, and the arithmetic behind a rank.
cli-demo-why = And the question every player asks: why did I (not) play against …?
cli-demo-proof = Nothing has to be taken on trust: every draw follows again from its seed, and no line was changed.
cli-demo-end =
    That was a whole event. Yours begins with [bold]topcut new[/]; [bold]topcut --help[/] shows the rest.
cli-demo-went-wrong = the demo went wrong here (exit code { $code })
