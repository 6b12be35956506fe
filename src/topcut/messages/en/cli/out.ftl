# What stands before everything that the terminal says on its standard error.
cli-out-note = [yellow]Note:[/] { $words }
cli-out-refused = [bold red]Refused:[/] { $words }
cli-out-fault = [bold red]This is a fault in Topcut[/], not in what you typed: { $what }{ $line ->
        [0] { "" }
       *[other] { " " }(at { $file } line { $line })
    }
cli-out-fault-report =
    Your file has everything that was accepted. Run it again with TOPCUT_DEBUG=1 and report what it prints, with the version
    (`topcut version`); CONTRIBUTING.md says where.
